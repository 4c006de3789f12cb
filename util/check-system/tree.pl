#!/usr/bin/perl
# SPDX-License-Identifier: MIT
# Usage: tree.pl ROOT SINCE SKIP CACHE
#
# Prints a line for each file below ROOT, sorted by its path: path, type, mode, owner, links, size,
# time, what it holds, the same with its numbers masked (of text that is new). A time later than SINCE (seconds of the epoch) is
# "now", as is that of a folder. SKIP is a file of paths that are left out, with all below them.
# CACHE keeps the sums between calls.
use strict;
use warnings;
use Digest::SHA;

my ($root, $since, $skip, $cache) = @ARGV;
my (%skip, %known, %seen);
open my $list, '<', $skip or die "$skip: $!\n";
while (<$list>) { chomp; $skip{$_} = 1 }
close $list;
if (open my $old, '<', $cache) {
    while (<$old>) { chomp; my ($key, @sums) = split /\t/; $known{$key} = \@sums }
    close $old;
}

sub escape { my $text = shift; $text =~ s/([^\x21-\x7e]|\\)/sprintf '\\%03o', ord $1/ge; return $text }

# The sum of a file, and for one that is new and is text, of its text with each number masked.
sub sums {
    my ($path, $size, $new) = @_;
    my $exact = Digest::SHA->new(256)->addfile($path, 'b')->hexdigest;
    my $masked = '-';
    if ($new && $size < 4_000_000) {
        open my $file, '<:raw', $path or die "$path: $!\n";
        local $/;
        my $text = <$file> // '';
        if ($text !~ /\0/) {
            # dd's rate with its unit; the folders that gzip's tests make; and the order of lines,
            # which is chance where both sides of a pipe are traced by `set -x`.
            $text =~ s{[0-9.]+ [kMGT]?B/s}{N B/s}g;
            $text =~ s/\b(gt-[\w.+-]+?)\.\w{4}\b/$1/g;
            $text =~ s/[0-9]+/N/g;
            # How fast dd was; and the two sides of a pipe are traced in either order.
            $text =~ s/\b[kMG]?B\/s/rate/g;
            $text = join "\n", sort split /\n/, $text if $path =~ m{/gzip/tests/[^/]*\.log$};
            $masked = Digest::SHA::sha256_hex(join "\n", sort split /\n/, $text);
        }
    }
    return ($exact, $masked);
}

sub walk {
    my ($folder) = @_;
    opendir my $handle, "$root/$folder" or die "$root/$folder: $!\n";
    my @names = sort grep { !/^\.\.?$/ } readdir $handle;
    closedir $handle;
    for my $name (@names) {
        my $path = $folder eq '' ? $name : "$folder/$name";
        next if $skip{$path};
        my ($device, $inode, $mode, $links, $user, $group, undef, $size, undef, $time, $change)
            = lstat "$root/$path" or die "$root/$path: $!\n";
        my $type = -l _ ? 'link' : -d _ ? 'dir' : -f _ ? 'file' : -p _ ? 'fifo' : -S _ ? 'socket'
            : -b _ ? 'block' : 'char';
        my ($exact, $masked) = ('-', '-');
        if ($type eq 'link') {
            $exact = escape(readlink "$root/$path");
        } elsif ($type eq 'file') {
            my $key = "$inode:$size:$time:$change";
            $known{$key} //= [sums("$root/$path", $size, $time > $since)];
            $seen{$key} = $known{$key};
            ($exact, $masked) = @{$known{$key}};
        }
        ($links, $size) = ('-', '-') if $type eq 'dir';
        $time = 'now' if $type eq 'dir' || $time > $since;
        print join("\t", escape($path), $type, sprintf('%04o', $mode & 07777), "$user:$group", $links,
            $size, $time, $exact, $masked), "\n";
        walk($path) if $type eq 'dir';
    }
}
walk('');
open my $new, '>', $cache or die "$cache: $!\n";
print $new join("\t", $_, @{$seen{$_}}), "\n" for sort keys %seen;
close $new or die "$cache: $!\n";
