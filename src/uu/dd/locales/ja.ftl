# SPDX-License-Identifier: MIT
# dd's messages in Japanese. What they mean, and when they are shown, is in en.ftl.

quote-open = `
quote-close = '
standard-input = 標準入力
standard-output = 標準出力

## Statistics

records-in = { $records } レコード入力
records-out = { $records } レコード出力
truncated-records = { $records } レコードが切り詰められました
records-unchanged = { $records } レコード変更なし
copied = { $bytes } バイト コピーされました、 { $seconds } s、 { $rate }/s
copied-si = { $bytes } バイト ({ $si }) コピーされました、 { $seconds } s、 { $rate }/s
copied-si-iec = { $bytes } バイト ({ $si }, { $iec }) コピーされました、 { $seconds } s、 { $rate }/s
verified = { $bytes } バイト 検証されました、 { $seconds } s、 { $rate }/s
verified-si = { $bytes } バイト ({ $si }) 検証されました、 { $seconds } s、 { $rate }/s
verified-si-iec = { $bytes } バイト ({ $si }, { $iec }) 検証されました、 { $seconds } s、 { $rate }/s
rescued = { $rescued } バイト 救出されました、 { $lost } バイト 失われました、 不良領域 { $areas } 個
infinity = 無限大

## The bar: as short as can be

bar-opening = 準備中
bar-copying = コピー中
bar-syncing = 同期中
bar-verifying = 検証中
bar-average = 平均
bar-left = 残り

## Failures

open = { $file } を開けませんでした: { $reason }
set-flags = { $file } のフラグを設定中: { $reason }
stat = { $file } を fstat することができません: { $reason }
truncate = { $bytes } バイトに出力ファイル { $file } を切り詰めることに失敗しました: { $reason }
read = { $file } の読み込みエラー: { $reason }
read-back = { $file } の読み戻しエラー: { $reason }
write-record = { $file } の書き込みエラー: { $reason }
write-block = { $file } に書き込み中です: { $reason }
write-error = 書き込みエラー: { $reason }
skip = { $file }: スキップできません: { $reason }
seek = { $file }: seek できません: { $reason }
seek-too-far = { $file }: seek できません
step-over = { $file }: エラー箇所を飛ばして進めません: { $reason }
leave-direct = O_DIRECT をオフにできませんでした : { $file }: { $reason }
drop-cache = キャッシュ破棄に失敗しました: { $file }: { $reason }
fdatasync = { $file } に対する fdatasync に失敗しました: { $reason }
fsync = { $file } に対する fsync に失敗しました: { $reason }
close-input = 入力ファイル { $file } を閉じています: { $reason }
close-output = 出力ファイル { $file } を閉じています: { $reason }
no-memory-input = { $bytes } バイト ({ $size }) の入力バッファでメモリを使い果たしました
no-memory-output = { $bytes } バイト ({ $size }) の出力バッファでメモリを使い果たしました
offset-too-large = オフセットが大きすぎます: seek={ $blocks } ({ $size } バイト) ブロックの長さに切り詰められません
same-file = { $input } と { $output } は同じファイルです。このままでは中身が失われるため、conv=notrunc を使ってください
differs = { $file } はオフセット { $offset } (レコード { $record }) で書き込んだ内容と異なります
differs-within = { $file } はオフセット { $first } から { $last } までの間 (レコード { $record }) で書き込んだ内容と異なります
too-short = { $file } は書き込んだ内容の途中、オフセット { $offset } (レコード { $record }) で終わっています
cannot-read-back = { $file } は読み戻せません。{ $operand } には読み戻しが必要です
not-rescuable = { $file } は通常ファイルでもブロックデバイスでもありません。{ $operand } にはそのどちらかが必要です
check-failed = { $file } の { $algorithm } は { $expected } ではなく { $actual } です
in-use = { $file } には書き込みません: 使用中です
in-use-by = { $file } には書き込みません: 使用中です ({ $holders })
mounted-on = マウント先 { $place }
used-as-swap = スワップとして使用
part-of = 所属先 { $holder }
vanished = { $file } がなくなりました: { $reason }
no-mapfile = { $file } はマップファイルではありません ({ $line } 行目)
map-not-regular = { $file } は通常ファイルではありません。{ $operand } には通常ファイルが必要です
appends = { $file } は追記用に開かれており、{ $operand } とは併用できません
same-as-end = { $file } は読み書きの対象であり、{ $operand } には使えません
map-ahead = { $file } はマップファイル { $map } の記録より短くなっています。最初からやり直すにはマップファイルを削除してください

## Remarks

skipped-too-far = { $file }: 指定されたオフセットまでスキップできません
partial-read = 警告: 部分的な読み込み ({ $bytes } バイト) です。iflag=fullblock を推奨します
zero-multiplier = 警告: { $written } は 0 倍数指定子です; これが意図したものの場合は { $meant } を使ってください

## The command line

unrecognized-option = 認識できないオプション '{ $option }'
ambiguous-option = オプション '{ $option }' は曖昧です; 候補: '--help' '--version'
invalid-option = 無効なオプション -- '{ $option }'
needless-argument = オプション '--{ $option }' は引数をとりません
unrecognized-operand = { $operand } : 認識できないオペランドです
invalid-conversion = 無効な変換です: { $word }
invalid-input-flag = 無効な入力フラグです: { $word }
invalid-output-flag = 無効な出力フラグです: { $word }
invalid-status-level = 無効なステータスレベルです: { $word }
invalid-algorithm = 無効なアルゴリズムです: { $word }
invalid-digest = 無効なダイジェストです: { $word }
invalid-number = 無効な数字です: { $number }
cannot-combine = { $first } と { $second } を組み合わせることはできません
cannot-combine-charsets = ascii、ebcdic、ibm のどの2個も組み合わせることはできません
needs = { $first } には { $second } が必要です
try-help = 詳しくは '{ $command } --help' を実行して下さい。

## The help text

help-usage =
    使用法: { $name } [OPERAND]...
    または: { $name } OPTION
help-purpose = オペランドに従って、変換しながらファイルをコピーします。
help-numbers =
    N と BYTES の後ろには次の倍数の接尾辞を付けられます:
    c=1, w=2, b=512, kB=1000, K=1024, MB=1000*1000, M=1024*1024,
    GB=1000*1000*1000, G=1024*1024*1024, T, P, E, Z, Y, R, Q も同様です。
    KiB=K, MiB=M なども同じ意味で、小文字も使えます。
    NxM は積です。N が 'B' で終わるとブロック数ではなくバイト数です。
help-levels = LEVEL には次のどれかを指定します:
help-convs = CONVS の各語は次のどれかです:
help-flags = FLAGS の各語は次のどれかです:
help-signals =
    USR1 シグナルを実行中の dd に送ると、統計情報を標準エラー出力に表示して
    コピーを続けます。
help-options = オプション:
help-option-help = このヘルプを表示して終了する
help-option-version = バージョン情報を表示して終了する

help-operand-bs =
    一度に最大 BYTES バイトのブロックを読み書きする
    (既定値: 512)。ibs と obs より優先する
help-operand-cbs = BYTES バイトのレコードを扱う (block, unblock)
help-operand-check =
    書き込んだ内容のダイジェストが ALGO:HEX と異なる場合に
    失敗させる
help-operand-conv = コンマ区切りの語に従って変換する
help-operand-count = 入力ブロックを N 個までコピーする
help-operand-ebs =
    (rescue) 不良レコードを BYTES バイトまで細かく分けて読み直す
    (既定値: デバイスのセクタ、不明なら 512)
help-operand-hash =
    書き込んだ内容のダイジェストを表示する: md5, sha1, sha256,
    sha512, blake2b, blake3
help-operand-hashlog = ダイジェストを標準エラー出力の代わりに FILE に書く
help-operand-ibs = 最大 BYTES バイトのブロックを読む (既定値: 512)
help-operand-if = 標準入力の代わりに FILE を読む
help-operand-iflag = コンマ区切りの語に従って読む
help-operand-map =
    (rescue) 済んだところを FILE に記録し、そこから再開する。
    形式は GNU ddrescue のマップファイルと同じ
help-operand-obs = BYTES バイトのブロックを書く (既定値: 512)
help-operand-of = 標準出力の代わりに FILE に書く
help-operand-oflag = コンマ区切りの語に従って書く
help-operand-retries = (rescue) 各不良部分を N 回試す (既定値: 1)
help-operand-seek =
    (または oseek=N) 出力の先頭から obs サイズのブロック N 個分
    進んだ所から始める
help-operand-skip =
    (または iseek=N) 入力の先頭から ibs サイズのブロック N 個分
    進んだ所から始める
help-operand-speed = 毎秒 BYTES バイトを超えずにコピーする
help-operand-status = 標準エラー出力に表示する情報の量を決める

help-status-none = エラーメッセージだけを表示する
help-status-noxfer = バイト数と速度の最後の行を省く
help-status-progress = バイト数と速度を毎秒表示する
help-status-bar =
    バイト数、速度、残り時間をバーで表示する。標準エラー出力が
    端末でなければ progress と同じ
help-status-json =
    JSON を 1 行に 1 オブジェクトで書く: 毎秒の進捗、メッセージ、
    最後のまとめ

help-conv-ascii = EBCDIC を ASCII に変換する (unblock も行う)
help-conv-ebcdic = ASCII を EBCDIC に変換する (block も行う)
help-conv-ibm = ASCII を IBM の EBCDIC に変換する (block も行う)
help-conv-block = 各行を空白で埋めて cbs バイトのレコードにする
help-conv-unblock = cbs バイトの各レコードを末尾の空白のない行にする
help-conv-lcase = 大文字を小文字に変換する
help-conv-ucase = 小文字を大文字に変換する
help-conv-sparse = NUL だけの出力ブロックは書かずに seek する
help-conv-swab = 入力バイトを 2 個ずつ入れ替える
help-conv-sync =
    短い入力ブロックを NUL で ibs バイトまで埋める。block または
    unblock のときは空白で埋める
help-conv-excl = 出力ファイルが存在する場合に失敗させる
help-conv-nocreat = 出力ファイルが存在しない場合に失敗させる
help-conv-notrunc = 出力ファイルの内容を残す
help-conv-noerror = 読み込みエラーの後も続ける
help-conv-fdatasync = 終了前にデータをデバイスに書き出す
help-conv-fsync = 同様に、ファイルのメタデータも書き出す
help-conv-changed = 元の内容と異なるブロックだけを書く
help-conv-rescue =
    不良セクタを避けて読み、読めない所を埋める
    (noerror と sync も行う)
help-conv-untilfull = 出力がいっぱいになったらコピーを終える
help-conv-verify = 出力をデバイスから読み戻して比較する

help-flag-append = ファイルの末尾に書く (conv=notrunc とともに使う)
help-flag-direct = ページキャッシュを通さない
help-flag-directory = ディレクトリでない場合に失敗させる
help-flag-dsync = 次のブロックの前に各ブロックをデバイスに書き出す
help-flag-sync = 同様に、ファイルのメタデータも書き出す
help-flag-fullblock = ブロックがいっぱいになるまで読む (iflag のみ)
help-flag-nonblock = 非ブロック I/O を使用する
help-flag-noatime = 最終アクセス時刻を変えない
help-flag-nocache = 処理済みのものをページキャッシュから破棄する
help-flag-noctty = 端末を制御端末にしない
help-flag-nofollow = シンボリックリンクをたどらない
help-flag-excl = 使用中のデバイスを拒否し、ファイルを作らない (oflag のみ)
