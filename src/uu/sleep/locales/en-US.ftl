sleep-about = Pause for NUMBER seconds.
sleep-usage = sleep NUMBER[SUFFIX]...
  sleep OPTION
sleep-after-help = Pause for NUMBER seconds. SUFFIX may be 's' for seconds (the default),
  'm' for minutes, 'h' for hours or 'd' for days. Unlike most implementations
  that require NUMBER be an integer, here NUMBER may be an arbitrary floating
  point number. Given two or more arguments, pause for the amount of time
  specified by the sum of their values.

# Help messages
sleep-help-number = pause for NUMBER seconds
