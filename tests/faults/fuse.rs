// SPDX-License-Identifier: MIT
//! A file system that fails on purpose: the file `source` to read, the file `sink` to write, and
//! what goes wrong with them. Nothing is cached, so each read(2) and write(2) comes here as it is.

use fuser::{
    BackgroundSession, BsdFileFlags, Config, Errno, FileAttr, FileHandle, FileType, Filesystem,
    FopenFlags, Generation, INodeNo, LockOwner, MountOption, OpenFlags, ReplyAttr, ReplyData,
    ReplyEmpty, ReplyEntry, ReplyOpen, ReplyWrite, Request, TimeOrNow, WriteFlags,
};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const SOURCE: INodeNo = INodeNo(2);
const SINK: INodeNo = INodeNo(3);

/// What goes wrong with a file.
#[derive(Clone, Default)]
pub struct Flaws {
    /// Where it cannot be read or written.
    pub bad: Vec<Range<u64>>,
    /// A transfer up to a bad place gives what is in front of it; otherwise all of it fails.
    pub gives_what_is_in_front: bool,
    /// The reason.
    pub errno: Option<Errno>,
    /// Transfers are cut to these lengths, one after the other, over and over.
    pub pieces: Vec<usize>,
    /// What every transfer takes.
    pub delay: Duration,
    /// What fsync(2) takes.
    pub sync_delay: Duration,
    /// What fsync(2) says.
    pub sync_errno: Option<Errno>,
    /// What close(2) says.
    pub close_errno: Option<Errno>,
    /// Beyond this length there is no room.
    pub capacity: Option<u64>,
    /// What a transfer that fails takes.
    pub bad_delay: Duration,
    /// How many transfers there were.
    pub transfers: usize,
    /// A bad place that was tried alone so often is good from then on.
    pub heals_after: Option<usize>,
    /// How often bad places were tried alone, by where they are.
    pub tries: BTreeMap<u64, usize>,
    /// What was asked for, successful or not.
    pub log: Vec<Range<u64>>,
    /// What is written at this offset has a bit flipped.
    pub flips: Option<u64>,
}

impl Flaws {
    /// How much of a transfer goes over.
    fn allowed(&mut self, offset: u64, len: usize) -> Result<usize, Errno> {
        let mut allowed = len as u64;
        self.log.push(offset..offset + allowed);
        if !self.pieces.is_empty() {
            let piece = self.pieces[self.transfers % self.pieces.len()];
            allowed = allowed.min(piece.max(1) as u64);
            self.transfers += 1;
        }
        for bad in &self.bad {
            if bad.start < offset + allowed && offset < bad.end {
                if let Some(most) = self.heals_after
                    && bad.start <= offset
                    && offset + allowed <= bad.end
                {
                    let tries = self.tries.entry(bad.start).or_default();
                    *tries += 1;
                    if *tries > most {
                        continue;
                    }
                }
                if !self.gives_what_is_in_front || bad.start <= offset {
                    return Err(self.errno.unwrap_or(Errno::EIO));
                }
                allowed = bad.start - offset;
            }
        }
        if let Some(capacity) = self.capacity {
            allowed = allowed.min(capacity.saturating_sub(offset));
            if allowed == 0 && len > 0 {
                return Err(Errno::ENOSPC);
            }
        }
        Ok(usize::try_from(allowed).expect("it is at most a length"))
    }
}

#[derive(Default)]
struct State {
    source: Vec<u8>,
    source_flaws: Flaws,
    sink: Vec<u8>,
    sink_flaws: Flaws,
}

/// The mounted file system. Unmounted when dropped.
pub struct Mounted {
    state: Arc<Mutex<State>>,
    _session: BackgroundSession,
}

struct Faulty(Arc<Mutex<State>>);

impl Mounted {
    /// Mounts it, if this user may.
    pub fn on(folder: &Path) -> Option<Self> {
        let state = Arc::new(Mutex::new(State::default()));
        let mut config = Config::default();
        config.mount_options = vec![MountOption::FSName("faulty".into())];
        config.n_threads = Some(1);
        let session = fuser::spawn_mount(Faulty(Arc::clone(&state)), folder, &config).ok()?;
        Some(Self {
            state,
            _session: session,
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no request panics")
    }

    /// Sets the files up anew.
    pub fn set_up(&self, source: Vec<u8>, source_flaws: Flaws, sink_flaws: Flaws) {
        *self.state() = State {
            source,
            source_flaws,
            sink: Vec::new(),
            sink_flaws,
        };
    }

    /// Changes what is wrong with the source; what was asked for is forgotten.
    pub fn change_source(&self, flaws: Flaws) {
        self.state().source_flaws = flaws;
    }

    /// What was asked of the source.
    pub fn source_log(&self) -> Vec<Range<u64>> {
        self.state().source_flaws.log.clone()
    }

    /// What was asked of the sink to take.
    pub fn sink_log(&self) -> Vec<Range<u64>> {
        self.state().sink_flaws.log.clone()
    }

    /// Puts this into the sink.
    pub fn fill_sink(&self, bytes: Vec<u8>) {
        self.state().sink = bytes;
    }

    /// What arrived.
    pub fn sink(&self) -> Vec<u8> {
        self.state().sink.clone()
    }
}

impl Faulty {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no request panics")
    }

    fn attributes(&self, ino: INodeNo) -> Option<FileAttr> {
        let state = self.state();
        let (size, kind) = match ino {
            INodeNo::ROOT => (0, FileType::Directory),
            SOURCE => (state.source.len() as u64, FileType::RegularFile),
            SINK => (state.sink.len() as u64, FileType::RegularFile),
            _ => return None,
        };
        Some(FileAttr {
            ino,
            size,
            blocks: size.div_ceil(512),
            atime: UNIX_EPOCH,
            mtime: UNIX_EPOCH,
            ctime: UNIX_EPOCH,
            crtime: UNIX_EPOCH,
            kind,
            perm: 0o777,
            nlink: 1,
            uid: 0,
            gid: 0,
            rdev: 0,
            flags: 0,
            blksize: 4096,
        })
    }
}

impl Filesystem for Faulty {
    fn lookup(&self, _: &Request, _: INodeNo, name: &OsStr, reply: ReplyEntry) {
        let ino = match name.to_str() {
            Some("source") => SOURCE,
            Some("sink") => SINK,
            _ => return reply.error(Errno::ENOENT),
        };
        match self.attributes(ino) {
            Some(attributes) => reply.entry(&Duration::ZERO, &attributes, Generation(0)),
            None => reply.error(Errno::ENOENT),
        }
    }

    fn getattr(&self, _: &Request, ino: INodeNo, _: Option<FileHandle>, reply: ReplyAttr) {
        match self.attributes(ino) {
            Some(attributes) => reply.attr(&Duration::ZERO, &attributes),
            None => reply.error(Errno::ENOENT),
        }
    }

    fn setattr(
        &self,
        _: &Request,
        ino: INodeNo,
        _: Option<u32>,
        _: Option<u32>,
        _: Option<u32>,
        size: Option<u64>,
        _: Option<TimeOrNow>,
        _: Option<TimeOrNow>,
        _: Option<SystemTime>,
        _: Option<FileHandle>,
        _: Option<SystemTime>,
        _: Option<SystemTime>,
        _: Option<SystemTime>,
        _: Option<BsdFileFlags>,
        reply: ReplyAttr,
    ) {
        if let (SINK, Some(size)) = (ino, size) {
            let size = usize::try_from(size).expect("tests write little");
            self.state().sink.resize(size, 0);
        }
        match self.attributes(ino) {
            Some(attributes) => reply.attr(&Duration::ZERO, &attributes),
            None => reply.error(Errno::ENOENT),
        }
    }

    fn open(&self, _: &Request, _: INodeNo, _: OpenFlags, reply: ReplyOpen) {
        reply.opened(FileHandle(0), FopenFlags::FOPEN_DIRECT_IO);
    }

    fn read(
        &self,
        _: &Request,
        ino: INodeNo,
        _: FileHandle,
        offset: u64,
        size: u32,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyData,
    ) {
        let delay = if ino == SINK {
            Duration::ZERO
        } else {
            self.state().source_flaws.delay
        };
        std::thread::sleep(delay);
        let mut state = self.state();
        let State {
            source,
            source_flaws,
            sink,
            ..
        } = &mut *state;
        let content = if ino == SINK { sink } else { source };
        let start = usize::try_from(offset).map_or(content.len(), |at| at.min(content.len()));
        let len = (content.len() - start).min(size as usize);
        let allowed = if ino == SINK {
            Ok(len)
        } else {
            source_flaws.allowed(offset, len)
        };
        match allowed {
            Ok(len) => reply.data(&content[start..start + len]),
            Err(errno) => {
                let delay = state.source_flaws.bad_delay;
                drop(state);
                std::thread::sleep(delay);
                reply.error(errno);
            }
        }
    }

    fn write(
        &self,
        _: &Request,
        ino: INodeNo,
        _: FileHandle,
        offset: u64,
        data: &[u8],
        _: WriteFlags,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyWrite,
    ) {
        let delay = self.state().sink_flaws.delay;
        std::thread::sleep(delay);
        let mut state = self.state();
        if ino != SINK {
            return reply.error(Errno::EBADF);
        }
        match state.sink_flaws.allowed(offset, data.len()) {
            Ok(len) => {
                let start = usize::try_from(offset).expect("tests write little");
                let end = start + len;
                if state.sink.len() < end {
                    state.sink.resize(end, 0);
                }
                state.sink[start..end].copy_from_slice(&data[..len]);
                if let Some(flipped) = state.sink_flaws.flips
                    && (offset..offset + len as u64).contains(&flipped)
                {
                    state.sink[usize::try_from(flipped).expect("tests write little")] ^= 0x40;
                }
                reply.written(u32::try_from(len).expect("it is at most a length"));
            }
            Err(errno) => reply.error(errno),
        }
    }

    fn flush(&self, _: &Request, ino: INodeNo, _: FileHandle, _: LockOwner, reply: ReplyEmpty) {
        match self.state().sink_flaws.close_errno.filter(|_| ino == SINK) {
            Some(errno) => reply.error(errno),
            None => reply.ok(),
        }
    }

    fn fsync(&self, _: &Request, _: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        let (delay, errno) = {
            let state = self.state();
            (state.sink_flaws.sync_delay, state.sink_flaws.sync_errno)
        };
        std::thread::sleep(delay);
        match errno {
            Some(errno) => reply.error(errno),
            None => reply.ok(),
        }
    }
}
