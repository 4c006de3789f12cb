/* SPDX-License-Identifier: MIT
 * The floor under `dd if=/dev/zero of=/dev/null count=4000000`: its two system calls and nothing
 * else, past the C library. cc -O2 -o bare-loop util/bare-loop.c && time ./bare-loop 4000000 */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>

static long call(long number, long fd, char *bytes, long len)
{
    long result;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(fd), "S"(bytes), "d"(len)
                     : "rcx", "r11", "memory");
    return result;
}

int main(int argc, char **argv)
{
    static char record[512] __attribute__((aligned(4096)));
    int in = open("/dev/zero", O_RDONLY), out = open("/dev/null", O_WRONLY);
    for (long left = argc > 1 ? atol(argv[1]) : 0; left > 0; left--)
        if (call(SYS_read, in, record, 512) != 512 || call(SYS_write, out, record, 512) != 512)
            return 1;
    return 0;
}
