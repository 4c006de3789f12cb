# Error message when system architecture information cannot be retrieved
cannot-get-system = cannot get system name

arch-about = Display machine architecture
arch-after-help = Determine architecture name for current machine.
arch-usage = arch
