# SPDX-License-Identifier: MIT
# dd's messages in Simplified Chinese. What they mean, and when they are shown, is in en.ftl.

quote-open = "
quote-close = "
standard-input = 标准输入
standard-output = 标准输出

## Statistics

records-in = 输入了 { $records } 块记录
records-out = 输出了 { $records } 块记录
truncated-records = 截断了 { $records } 块记录
records-unchanged = 未改动 { $records } 块记录
copied = { $bytes } 字节已复制，{ $seconds } s，{ $rate }/s
copied-si = { $bytes } 字节 ({ $si }) 已复制，{ $seconds } s，{ $rate }/s
copied-si-iec = { $bytes } 字节 ({ $si }, { $iec }) 已复制，{ $seconds } s，{ $rate }/s
verified = { $bytes } 字节已验证，{ $seconds } s，{ $rate }/s
verified-si = { $bytes } 字节 ({ $si }) 已验证，{ $seconds } s，{ $rate }/s
verified-si-iec = { $bytes } 字节 ({ $si }, { $iec }) 已验证，{ $seconds } s，{ $rate }/s
rescued = { $rescued } 字节已救出，{ $lost } 字节已丢失，{ $areas } 个坏区
infinity = 无限

## The bar: as short as can be

bar-opening = 打开中
bar-copying = 复制中
bar-syncing = 同步中
bar-verifying = 验证中
bar-average = 平均
bar-left = 剩余

## Failures

open = 打开 { $file } 失败: { $reason }
set-flags = 设置 { $file } 的标志: { $reason }
stat = 对 { $file } 调用 fstat 失败: { $reason }
truncate = 无法将输出文件 { $file } 截断为 { $bytes } 字节: { $reason }
read = 读取 { $file } 时出错: { $reason }
read-back = 回读 { $file } 时出错: { $reason }
write-record = 写入 { $file } 时出错: { $reason }
write-block = 写入 { $file }: { $reason }
write-error = 写入错误: { $reason }
skip = { $file }: 无法跳过 (skip): { $reason }
seek = { $file }: 无法寻址 (seek): { $reason }
seek-too-far = { $file }: 无法寻址 (seek)
step-over = { $file }: 无法越过出错的位置: { $reason }
leave-direct = 无法关闭 O_DIRECT：{ $file }: { $reason }
drop-cache = 无法丢弃 { $file } 的缓存: { $reason }
fdatasync = 对 { $file } 调用 fdatasync 失败: { $reason }
fsync = 对 { $file } 调用 fsync 失败: { $reason }
close-input = 关闭输入文件 { $file }: { $reason }
close-output = 关闭输出文件 { $file }: { $reason }
no-memory-input = { $bytes } 字节 ({ $size }) 的输入缓冲区导致内存耗尽
no-memory-output = { $bytes } 字节 ({ $size }) 的输出缓冲区导致内存耗尽
offset-too-large = 偏移量过大：无法截断为 seek={ $blocks } 块（每块 { $size } 字节）的长度
same-file = { $input } 与 { $output } 是同一个文件，继续操作会清空其内容；请使用 conv=notrunc
differs = { $file } 在偏移量 { $offset } 处（记录 { $record }）与写入的内容不同
differs-within = { $file } 在偏移量 { $first } 与 { $last } 之间（记录 { $record }）与写入的内容不同
too-short = { $file } 在偏移量 { $offset } 处（记录 { $record }）结束，早于写入内容的末尾
cannot-read-back = { $file } 无法回读，而 { $operand } 需要回读
not-rescuable = { $file } 不是 { $operand } 所需的普通文件或块设备
check-failed = { $file } 的 { $algorithm } 是 { $actual }，而不是 { $expected }
in-use = 拒绝写入 { $file }: 正在使用中
in-use-by = 拒绝写入 { $file }: 正在使用中（{ $holders }）
mounted-on = 挂载于 { $place }
used-as-swap = 用作交换空间
part-of = 属于 { $holder }
vanished = { $file } 已不存在: { $reason }
no-mapfile = { $file } 不是映射文件（第 { $line } 行）
map-not-regular = { $file } 不是 { $operand } 所需的普通文件
appends = { $file } 以追加方式打开，不能与 { $operand } 一起使用
same-as-end = { $file } 正在被读取或写入，不能同时用作 { $operand }
map-ahead = { $file } 比映射文件 { $map } 所记录的要短；请删除映射文件以重新开始

## Remarks

skipped-too-far = { $file }: 无法跳至指定偏移量
partial-read = 警告：只读取了一部分 ({ $bytes } 字节)；建议使用 iflag=fullblock
zero-multiplier = 警告：{ $written } 是一个零乘数；如果这符合您的预期，请使用 { $meant }

## The command line

unrecognized-option = 未识别的选项 ‘{ $option }’
ambiguous-option = 选项 ‘{ $option }’ 含义不清；可能为： '--help' '--version'
invalid-option = 不适用的选项 -- { $option }
needless-argument = 选项 ‘--{ $option }’ 不允许有参数
unrecognized-operand = 无法识别的操作数 { $operand }
invalid-conversion = 无效的转换: { $word }
invalid-input-flag = 无效的输入标志: { $word }
invalid-output-flag = 无效的输出标志: { $word }
invalid-status-level = 无效的 status 等级: { $word }
invalid-algorithm = 无效的算法: { $word }
invalid-digest = 无效的校验和: { $word }
invalid-number = 无效的数字: { $number }
cannot-combine = 不可将 { $first } 和 { $second } 结合使用
cannot-combine-charsets = 不可将 {"{"}ascii,ebcdic,ibm{"}"} 中的任意两个结合使用
needs = { $first } 需要 { $second }
try-help = 请尝试执行 "{ $command } --help" 来获取更多信息。

## The help text

help-usage =
    用法：{ $name } [OPERAND]...
    {"\u3000"}或：{ $name } OPTION
help-purpose = 按照操作数复制文件，并在复制时进行转换。
help-numbers =
    N 和 BYTES 可以带有以下乘数后缀：
    c=1, w=2, b=512, kB=1000, K=1024, MB=1000*1000, M=1024*1024,
    GB=1000*1000*1000, G=1024*1024*1024, T, P, E, Z, Y, R, Q 依此类推。
    KiB=K, MiB=M 等含义相同；也可以使用小写字母。
    NxM 表示乘积。如果 N 以 'B' 结尾，则以字节而不是以块计数。
help-levels = LEVEL 可以是下列之一：
help-convs = CONVS 中的每个词可以是下列之一：
help-flags = FLAGS 中的每个词可以是下列之一：
help-signals =
    向正在运行的 dd 发送 USR1 信号，可以令其向标准错误输出统计数据
    并继续进行复制。
help-options = 选项：
help-option-help = 显示此帮助信息并退出
help-option-version = 显示版本信息并退出

help-operand-bs =
    每次最多读写 BYTES 字节的块（默认：512）；
    代替 ibs 和 obs
help-operand-cbs = 记录的长度为 BYTES 字节（block, unblock）
help-operand-check = 如果写入内容的校验和与 ALGO:HEX 不同，则操作失败
help-operand-conv = 按照以逗号分隔的词进行转换
help-operand-count = 最多复制 N 个输入块
help-operand-ebs =
    （rescue）将坏记录分成小块重新读取，最小为 BYTES 字节
    （默认：设备的扇区，否则为 512）
help-operand-hash =
    显示写入内容的校验和：md5, sha1, sha256, sha512,
    blake2b, blake3
help-operand-hashlog = 将校验和写入 FILE，而不是写入标准错误
help-operand-ibs = 每次最多读取 BYTES 字节的块（默认：512）
help-operand-if = 从 FILE 读取，而不是从标准输入读取
help-operand-iflag = 按照以逗号分隔的词进行读取
help-operand-map =
    （rescue）将完成的部分记录在 FILE 中，并从该处继续；
    格式与 GNU ddrescue 的映射文件相同
help-operand-obs = 每次写入 BYTES 字节的块（默认：512）
help-operand-of = 写入 FILE，而不是写入标准输出
help-operand-oflag = 按照以逗号分隔的词进行写入
help-operand-retries = （rescue）每个坏块尝试 N 次（默认：1）
help-operand-seek = （或 oseek=N）从输出的第 N 个 obs 大小的块之后开始
help-operand-skip = （或 iseek=N）从输入的第 N 个 ibs 大小的块之后开始
help-operand-speed = 每秒最多复制 BYTES 字节
help-operand-status = 决定向标准错误输出多少信息

help-status-none = 只显示错误信息
help-status-noxfer = 不显示最后一行的字节数和速率
help-status-progress = 每秒显示字节数和速率
help-status-bar =
    显示带有字节数、速率和剩余时间的进度条；
    如果标准错误不是终端，则与 progress 相同
help-status-json = 输出 JSON，每行一个对象：每秒的进度、各种信息和一个总结

help-conv-ascii = 将 EBCDIC 转换为 ASCII；隐含 unblock
help-conv-ebcdic = 将 ASCII 转换为 EBCDIC；隐含 block
help-conv-ibm = 将 ASCII 转换为 IBM 的 EBCDIC；隐含 block
help-conv-block = 使每一行成为 cbs 字节的记录，以空格填充
help-conv-unblock = 使每个 cbs 字节的记录成为一行，去掉行尾的空格
help-conv-lcase = 将大写字母转换为小写
help-conv-ucase = 将小写字母转换为大写
help-conv-sparse = 对全为 NUL 的输出块只定位而不写入
help-conv-swab = 交换每一对输入字节
help-conv-sync =
    以 NUL 将过短的输入块填充到 ibs 字节；
    如果使用 block 或 unblock，则以空格填充
help-conv-excl = 如果输出文件已存在，则操作失败
help-conv-nocreat = 如果输出文件不存在，则操作失败
help-conv-notrunc = 保留输出文件中已有的内容
help-conv-noerror = 读取出错后继续
help-conv-fdatasync = 在结束之前将数据写到设备上
help-conv-fsync = 同上，并且写入文件的元数据
help-conv-changed = 只写入与已有内容不同的块
help-conv-rescue =
    绕过坏扇区读取，并填充无法读取的部分；
    隐含 noerror 和 sync
help-conv-untilfull = 输出已满时结束复制
help-conv-verify = 从设备上回读输出并进行比较

help-flag-append = 在文件末尾写入（与 conv=notrunc 一起使用）
help-flag-direct = 不经过页缓存
help-flag-directory = 如果文件不是目录，则操作失败
help-flag-dsync = 在写下一块之前将每一块数据写到设备上
help-flag-sync = 同上，并且写入文件的元数据
help-flag-fullblock = 一直读取到块满为止（仅限 iflag）
help-flag-nonblock = 使用无阻塞 I/O
help-flag-noatime = 不更新访问时间
help-flag-nocache = 将处理完的内容从页缓存中丢弃
help-flag-noctty = 不把终端作为控制终端
help-flag-nofollow = 不跟随符号链接
help-flag-excl = 拒绝正在使用的设备，且不创建文件（仅限 oflag）
