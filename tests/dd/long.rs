// SPDX-License-Identifier: MIT
//! Copies long enough to be made many records at once: nobody may tell. (The differential test
//! compares random ones with GNU's dd.)

use crate::common::{Folder, finish, noise, normalised, signal, statistics};
use rustix::process::Signal;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::process::Stdio;

#[test]
fn what_is_not_counted_stays_for_the_next_program() {
    let folder = Folder::new();
    let data = noise(2_000_000);
    folder.write("in", &data);
    for (operands, taken) in [
        ("bs=512 count=3000", 1_536_000),
        ("count=3000", 1_536_000),
        ("bs=1000 count=1500001B", 1_500_001),
        ("ibs=700 obs=900 count=2000", 1_400_000),
        ("bs=1M count=1", 1 << 20),
        ("bs=300000 count=5", 1_500_000),
    ] {
        let script = format!("{{ dd of=a status=none {operands}; cat >b; }} <in");
        folder.shell(&script).is(0, "", "");
        assert!(folder.read("a") == data[..taken], "{operands}");
        assert!(folder.read("b") == data[taken..], "{operands}");
    }
}

#[test]
fn after_a_write_error_the_input_stands_where_it_would_have_stood() {
    let folder = Folder::new();
    let data = noise(3_000_000);
    folder.write("in", &data);
    // The output ends at 1 MiB: record by record, the block that crosses it has been read whole.
    for (operands, taken, records_in, records_out) in [
        ("bs=512", 1_049_088, "2049+0", "2048+0"),
        ("bs=1000", 1_049_000, "1049+0", "1048+1"),
        ("bs=700000", 1_400_000, "2+0", "1+1"),
        ("bs=2500000", 2_500_000, "1+0", "0+1"),
        ("bs=4M", 3_000_000, "0+1", "0+1"),
        ("ibs=300 obs=1000", 1_049_100, "3497+0", "1048+1"),
        ("ibs=2M obs=512", 2 << 20, "1+0", "2048+0"),
    ] {
        let script = format!(
            "{{ (trap '' XFSZ; ulimit -f 1024; dd of=out {operands} 2>err); cat >rest; }} <in"
        );
        folder.shell(&script).is(0, "", "");
        let said = normalised(&folder.read("err"));
        let kind = if operands.contains("ibs") {
            "writing to"
        } else {
            "error writing"
        };
        let bytes = "1048576 bytes (1.0 MB, 1.0 MiB)";
        let expected = format!(
            "dd: {kind} 'out': File too large\n{}",
            statistics(records_in, records_out, bytes)
        );
        assert_eq!(said, expected, "{operands}");
        assert!(folder.read("out") == data[..1 << 20], "{operands}");
        assert_eq!(folder.read("rest").len(), data.len() - taken, "{operands}");
    }
}

#[test]
fn a_copy_within_one_file_smears_record_by_record() {
    let folder = Folder::new();
    let mut data = noise(1_000_000);
    folder.write("file", &data);
    folder
        .run("if=file of=file conv=notrunc bs=1000 seek=1 count=999 status=none")
        .is(0, "", "");
    for record in 1..1000 {
        data.copy_within((record - 1) * 1000..record * 1000, record * 1000);
    }
    assert!(folder.read("file") == data);
    std::fs::hard_link(folder.path("file"), folder.path("twin")).expect("it can be linked");
    folder.write("start", b"AB");
    let script = "dd if=start of=file conv=notrunc status=none
        dd if=twin of=file conv=notrunc bs=2 seek=1 count=300000 status=none";
    folder.shell(script).is(0, "", "");
    assert!(folder.read("file")[..600_000] == b"AB".repeat(300_000));
}

#[test]
fn a_pipe_reader_sees_the_records() {
    let folder = Folder::new();
    let data = noise(600_000);
    folder.write("in", &data);
    // Blocks of 1000 bytes: a reader of 1000 bytes never sees part of one.
    folder
        .shell("dd if=in bs=1000 status=none | dd bs=1000 of=out 2>err")
        .is(0, "", "");
    let bytes = "600000 bytes (600 kB, 586 KiB)";
    assert_eq!(
        normalised(&folder.read("err")),
        statistics("600+0", "600+0", bytes)
    );
    assert!(folder.read("out") == data);
}

#[test]
fn statistics_are_true_in_mid_run() {
    let folder = Folder::new();
    let data = noise(64 << 20);
    folder.write("in", &data);
    let err = File::create(folder.path("err")).expect("a file can be made");
    let mut child = folder
        .command(["if=in", "of=out"])
        .stderr(err)
        .spawn()
        .expect("dd can be started");
    while child.try_wait().expect("it can be asked").is_none() {
        // May come before the handler is there, or after the end.
        if std::fs::metadata(folder.path("out")).is_ok_and(|out| out.len() > 0) {
            signal(&child, Signal::USR1);
        }
        std::thread::yield_now();
    }
    finish(child).is(0, "", "");
    assert!(folder.read("out") == data);
    let text = normalised(&folder.read("err"));
    let mut lines = text.lines();
    let mut reports = 0;
    while let Some(records_in) = lines.next() {
        let records_in = records_in.strip_suffix("+0 records in").expect(records_in);
        let records_out = lines.next().expect("records out follow");
        let records_out = records_out
            .strip_suffix("+0 records out")
            .expect(records_out);
        let bytes = lines.next().expect("bytes follow");
        let bytes = bytes.split(' ').next().expect(bytes);
        let number = |text: &str| text.parse::<u64>().expect(text);
        assert_eq!(number(bytes), 512 * number(records_out));
        assert!(number(records_in) >= number(records_out));
        reports += 1;
    }
    assert!(reports >= 1, "{text}");
}

#[test]
fn a_file_that_gives_little_with_each_read_is_counted_by_its_reads() {
    let folder = Folder::new();
    // 4096 bytes with each read, on some kernels.
    let path = "/sys/kernel/btf/vmlinux";
    let (Some((gnu, _)), true) = (crate::common::gnu(), std::path::Path::new(path).exists()) else {
        crate::common::skip(
            "a_file_that_gives_little",
            "no GNU dd, or no such file here",
        );
        return;
    };
    for operands in [
        "bs=512 count=2000",
        "bs=1M count=1",
        "bs=600000 count=2",
        "bs=64k",
        "",
    ] {
        let run = |dd: &crate::common::Dd| {
            let mut command = dd.command(operands.split_whitespace());
            command
                .args([format!("if={path}"), "of=out".to_owned()])
                .current_dir(folder.path(""));
            let outcome = crate::common::outcome(command);
            let stderr = outcome.stderr.replace("/usr/bin/dd: ", "dd: ");
            (outcome.code(), stderr, folder.read("out"))
        };
        let (ours, theirs) = (run(&folder.dd), run(&gnu));
        assert_eq!((ours.0, ours.1), (theirs.0, theirs.1), "{operands}");
        assert!(ours.2 == theirs.2, "{operands}");
    }
}

#[test]
fn an_interrupt_loses_no_more_of_a_pipe_than_a_block() {
    let folder = Folder::new();
    let data = noise(4_000_000);
    folder.write("in", &data);
    // What dd has not taken stays in the pipe for the next program; so much as a block in hand may
    // be gone. The shell outlives the interrupt, which goes to dd alone.
    let script = "
        mkfifo fifo
        exec 3<>fifo
        { cat in >&3; } &
        feeder=$!
        dd bs=512 of=out status=none <&3 3>&- &
        dd=$!
        until [ -s out ]; do :; done
        kill -INT $dd
        wait $dd
        exec 4<fifo
        exec 3>&-
        cat <&4 >rest
        wait $feeder";
    // A background job of a plain shell has SIGINT ignored; job control gives it back.
    folder.shell(&format!("set -m; {script}"));
    let (out, rest) = (folder.read("out"), folder.read("rest"));
    assert!(out == data[..out.len()]);
    assert!(data.ends_with(&rest));
    let lost = data.len() - out.len() - rest.len();
    assert!(lost <= 512, "{lost} bytes are neither copied nor left");
}

#[test]
fn a_long_pipe_is_copied_whole() {
    let folder = Folder::new();
    let data = noise(3_000_001);
    for operands in [
        "of=out",
        "of=out bs=512",
        "of=out count=4000",
        "of=out bs=1 count=200000",
    ] {
        let mut child = folder
            .command(operands.split_whitespace())
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("dd can be started");
        let mut stdin = child.stdin.take().expect("it is a pipe");
        let input = data.clone();
        let feeder = std::thread::spawn(move || {
            for chunk in input.chunks(100_003) {
                if stdin.write_all(chunk).is_err() {
                    return; // dd had enough
                }
            }
        });
        let mut text = String::new();
        let mut stderr = child.stderr.take().expect("it is a pipe");
        stderr.read_to_string(&mut text).expect("it is text");
        finish(child).is(0, "", "");
        feeder.join().expect("the feeder does not panic");
        let output = folder.read("out");
        assert!(output == data[..output.len()], "{operands}");
        let numbers: Vec<u64> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let (full, partial) = (numbers[0], numbers[1]);
        let most = match operands {
            "of=out count=4000" => 4000,
            "of=out bs=1 count=200000" => 200_000,
            _ => u64::MAX,
        };
        assert!(full + partial <= most, "{text}");
        if most == u64::MAX {
            assert_eq!(output.len(), data.len(), "{operands}");
        } else {
            assert_eq!(full + partial, most, "{text}");
        }
    }
}

#[test]
fn an_input_that_grows_or_shrinks_on_the_way_is_copied_as_far_as_it_is() {
    let folder = Folder::new();
    // The reader takes its time, so that the file changes while it is copied.
    for (target, change, wanted) in [
        ("of=fifo", "cat more >>in", "4000000"),
        ("of=fifo", "truncate -s 2000000 in", "2000000"),
    ] {
        for operands in ["bs=64K", "", "bs=1M", "ibs=1000 obs=7000"] {
            let script = format!(
                "head -c 3000000 /dev/urandom >in; cp in was
                head -c 1000000 /dev/urandom >more
                [ -p fifo ] || mkfifo fifo
                dd if=in {target} {operands} 2>err & job=$!
                exec 3<fifo
                head -c 1000 <&3 >out
                {change}
                cat <&3 >>out
                wait $job || echo status $?
                exec 3<&-
                cat more >>was
                cmp -n {wanted} was out || echo differs
                [ $(stat -c %s out) = {wanted} ] || echo $(stat -c %s out) bytes
                grep -q '^{wanted} bytes' err || cat err"
            );
            folder.shell(&script).is(0, "", "");
        }
    }
}

#[test]
fn a_long_file_to_the_null_device_is_counted_as_read_record_by_record() {
    let folder = Folder::new();
    folder.write("in", noise(3_000_001));
    let bytes = "3000001 bytes (3.0 MB, 2.9 MiB)";
    for (operands, records_in, records_out, copied) in [
        ("", "5859+1", "5859+1", bytes),
        ("bs=1M", "2+1", "2+1", bytes),
        ("ibs=1000 obs=7000", "3000+1", "428+1", bytes),
        (
            "bs=1000 count=1001",
            "1001+0",
            "1001+0",
            "1001000 bytes (1.0 MB, 978 KiB)",
        ),
        (
            "bs=1000 skip=999",
            "2001+1",
            "2001+1",
            "2001001 bytes (2.0 MB, 1.9 MiB)",
        ),
    ] {
        folder
            .run(&format!("if=in of=/dev/null {operands}"))
            .copied(records_in, records_out, copied);
    }
    // What is not counted stays for the next program.
    let script = "{ dd of=/dev/null bs=1000 count=2999 status=none; wc -c; } <in";
    folder.shell(script).is(0, "1001\n", "");
}

#[test]
fn a_file_that_gives_little_with_each_read_is_not_passed_on_to_the_null_device() {
    let folder = Folder::new();
    // Four kilobytes a read, whatever is asked for, and a size of some megabytes.
    let file = "/sys/kernel/btf/vmlinux";
    if std::fs::metadata(file).map_or(0, |metadata| metadata.len()) < 1 << 20 {
        crate::common::skip("a_file_that_gives_little", "there is no such file here");
        return;
    }
    let warning = "dd: warning: partial read (4096 bytes); suggest iflag=fullblock\n";
    let counts = statistics("0+80", "0+80", "327680 bytes (328 kB, 320 KiB)");
    folder
        .run(&format!("if={file} of=/dev/null bs=64k count=80"))
        .is(0, "", &format!("{warning}{counts}"));
}

#[test]
fn an_interrupt_of_a_copy_to_the_null_device_falls_between_records() {
    let folder = Folder::new();
    let script = "
        truncate -s 8G big
        for round in 1 2 3 4 5; do
            dd bs=100000 iflag=fullblock <big >/dev/null 2>err & job=$!
            until grep -q 'SigCgt:.*[26ae]..$' /proc/$job/status; do :; done 2>/dev/null
            sleep 0.0$round
            kill -INT $job
            wait $job
            sed -n 2p err | grep -v '^[0-9]*+0 records out$'
        done
        rm big";
    // Background jobs of a shell ignore SIGINT unless it has job control.
    let outcome = folder.shell(&format!("set -m; {script}"));
    assert_eq!(
        (outcome.code(), outcome.stdout.len()),
        (0, 0),
        "{outcome:?}"
    );
}
