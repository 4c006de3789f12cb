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
    s/([^\x20-\x7e])/sprintf '\\%03o', ord $1/ge for $what, $detail;
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

# How often each line occurs.
sub lines {
    my %count;
    # How many files dpkg knows is another with a package more.
    $count{$_}++ for map { s/\s+$//r =~ s/(Reading database \.\.\. )\d+/$1N/r } map { split /\r/ } slurp($_[0]);
    return \%count;
}

# Without the words that have a number in them, and the endings of temporary names.
sub mask {
    my ($line) = @_;
    $line =~ s/(tmp|temp|XX|rpm)[.\-_]?[A-Za-z0-9_]{6,10}/$1/g;
    $line =~ s{[0-9.]+ [kMGT]?B/s}{N};
    $line =~ s/\S*[0-9]\S*/N/g;
    return $line =~ s/\s+/ /gr;
}

# The same by masked line, of those lines whose mask is one that varies.
sub masked {
    my ($lines, $varies) = @_;
    my %count;
    for (keys %$lines) { my $mask = mask($_); $count{$mask} += $lines->{$_} if $varies->{$mask} }
    return \%count;
}

# What differs between the three: by line, and by masked line where GNU's two runs differ.
sub compare_lines {
    my ($step, $stream, @three) = @_;
    my ($gnu, $again, $ours) = @three;
    my %all = map { %$_ } @three;
    my %varies = map { mask($_) => 1 } grep { ($gnu->{$_} // 0) != ($again->{$_} // 0) } keys %all;
    for my $part (\@three, [map { masked($_, \%varies) } @three]) {
        my %lines = map { %$_ } @$part;
        for my $line (sort keys %lines) {
            next if $part == \@three && $varies{mask($line)};
            my ($g, $a, $o) = map { $_->{$line} // 0 } @$part;
            differs($step, $stream, $line, "$g times in GNU's, $o times in ours") if $g == $a && $g != $o;
        }
    }
}

my @fields = qw(type mode owner links size time content);
opendir my $folder, "$work/gnu.d" or die "$work/gnu.d: $!\n";
my @steps = sort map { /^(.*)\.status$/ ? $1 : () } readdir $folder;
for my $step (@steps) {
    my ($gnu, $again, $ours) = map { (slurp("$work/$_.d/$step.status"))[0] } qw(gnu again ours);
    print "NOTE\t-\t$step\tstatus\tGNU's runs ended with $gnu and $again\n" if $gnu ne $again;
    differs($step, 'status', "$gnu", "GNU $gnu, ours $ours") if $ours ne $gnu && $ours ne $again;

    for my $stream (qw(out err)) {
        compare_lines($step, $stream, map { lines("$work/$_.d/$step.$stream") } qw(gnu again ours));
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
exit($new || !@steps ? 1 : 0); # nothing compared is not the same
