#!/usr/bin/perl
# SPDX-License-Identifier: MIT
# Usage: compare.pl WORK KNOWN
#
# Compares the record of each step in WORK/ours.d with that in WORK/gnu.d: exit status, output, tree.
# What differs between WORK/gnu.d and WORK/again.d, two runs of GNU's, is not held against ours. KNOWN
# is the table of differences that are known: program, step, kind, regular expression, separated by
# tabs. Prints each difference where it first appears. Ends with 0 if all are known.
use strict;
use warnings;

my ($work, $known) = @ARGV;
my (@known, %used, %told);
open my $table, '<', $known or die "$known: $!\n";
while (<$table>) {
    chomp;
    next if /^#/ || /^\s*$/;
    my ($program, $step, $kind, $match) = split /\t+/;
    defined $match or die "$known:$.: four fields are needed\n";
    $program ne 'dd' or die "$known:$.: a difference of dd is a bug, not to be listed\n";
    push @known, [$program, qr/$step/, qr/$kind/, qr/$match/, $.];
}
close $table;

my ($new, $listed) = (0, 0);
sub differs {
    my ($step, $kind, $what, $detail) = @_;
    return if $told{"$kind\0$what\0$detail"}++;
    for my $entry (@known) {
        my ($program, $in, $of, $match, $line) = @$entry;
        next unless "$step" =~ /^$in$/ && $kind =~ /^$of$/ && $what =~ $match;
        $used{$line} = 1;
        $listed++;
        print "known\t$program\t$step\t$kind\t$what\t$detail\n";
        return;
    }
    $new++;
    print "NEW\t-\t$step\t$kind\t$what\t$detail\n";
}

sub slurp {
    my ($path) = @_;
    open my $file, '<:raw', $path or die "$path: $!\n";
    my @lines = <$file>;
    chomp @lines;
    return @lines;
}

sub tree {
    my %tree;
    for (slurp($_[0])) { my ($path, @rest) = split /\t/; $tree{$path} = \@rest }
    return \%tree;
}

# How often each line occurs, numbers and the endings of temporary names masked.
sub lines {
    my %count;
    for (slurp($_[0])) {
        s/\r/\n/g;
        s/(tmp|temp|selfgz|XX)[.\-_]?[A-Za-z0-9_]{6,10}/$1/g;
        s/[0-9]+([.,][0-9]+)*/N/g;
        s/\s+$//;
        $count{$_}++;
    }
    return \%count;
}

my @fields = qw(type mode owner links size time content);
opendir my $folder, "$work/gnu.d" or die "$work/gnu.d: $!\n";
my @steps = sort map { /^(.*)\.status$/ ? $1 : () } readdir $folder;
for my $step (@steps) {
    my ($gnu, $again, $ours) = map { (slurp("$work/$_.d/$step.status"))[0] } qw(gnu again ours);
    print "NOTE\t-\t$step\tstatus\tGNU's runs ended with $gnu and $again\n" if $gnu ne $again;
    differs($step, 'status', "$gnu", "GNU $gnu, ours $ours") if $ours ne $gnu && $ours ne $again;

    for my $stream (qw(out err)) {
        my ($gnu, $again, $ours) = map { lines("$work/$_.d/$step.$stream") } qw(gnu again ours);
        my %all = (%$gnu, %$ours);
        for my $line (sort keys %all) {
            my ($g, $a, $o) = map { $_->{$line} // 0 } $gnu, $again, $ours;
            differs($step, $stream, $line, "$g times in GNU's, $o times in ours") if $g == $a && $g != $o;
        }
    }

    ($gnu, $again, $ours) = map { tree("$work/$_.d/$step.tree") } qw(gnu again ours);
    my %all = (%$gnu, %$ours);
    for my $path (sort keys %all) {
        my ($g, $a, $o) = map { $_->{$path} } $gnu, $again, $ours;
        next if !$g != !$a;
        if (!$g || !$o) {
            differs($step, 'tree', $path, $o ? 'only in ours' : 'only in GNU\'s');
            next;
        }
        for my $i (0 .. $#fields) {
            next if $g->[$i] eq $o->[$i] || $fields[$i] eq 'size' && $g->[6] ne $a->[6];
            if ($g->[$i] ne $a->[$i]) {
                # It varies: what is left of it without numbers is held against ours if that does not.
                next if $i != 6 || $g->[7] eq '-' || $g->[7] ne $a->[7] || $g->[7] eq $o->[7];
            }
            differs($step, 'tree', $path, "$fields[$i]: GNU $g->[$i], ours $o->[$i]");
        }
    }
}
for my $entry (@known) {
    print "unused\t$entry->[0]\tline $entry->[4] of the table\n" unless $used{$entry->[4]};
}
print "$new new, $listed known differences in ", scalar @steps, " steps\n";
exit($new ? 1 : 0);
