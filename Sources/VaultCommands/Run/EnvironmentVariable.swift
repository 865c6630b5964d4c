/// The environment variables the product reads, and no others.
package enum EnvironmentVariable: String, Sendable, CaseIterable {
  /// The vault, when `--vault` is not given.
  case vaultDirectory = "VAULT_DIR"
  /// The moment to take for now, when `--now` is not given.
  case now = "VAULT_NOW"
  /// Not empty: the stopwatch stands still, so that nothing depends on how long it takes.
  case stillStopwatch = "VAULT_STOPWATCH_OFF"
  /// Not empty: no colour (https://no-color.org).
  case noColor = "NO_COLOR"
  /// `dumb` means a terminal without colour or cursor movement.
  case terminal = "TERM"
  /// The width of the terminal when the system does not tell.
  case columns = "COLUMNS"
  // The language of messages, first set first (POSIX.1-2024, 8.2).
  case localeAll = "LC_ALL"
  case localeMessages = "LC_MESSAGES"
  case locale = "LANG"
  /// The zone of the clock.
  case timeZone = "TZ"
  /// A folder of time zone files to prefer to the system's.
  case timeZoneDirectory = "TZDIR"
  /// Where this device keeps what tells it from others (XDG Base Directory Specification).
  case stateHome = "XDG_STATE_HOME"
  case home = "HOME"
  /// Where the user's own configuration is (XDG Base Directory Specification).
  case configurationHome = "XDG_CONFIG_HOME"
  // The editor, first set first.
  case visual = "VISUAL"
  case editor = "EDITOR"
  // The pager for results longer than the screen, first set first; empty: none.
  case pager = "VAULT_PAGER"
  case systemPager = "PAGER"
  /// The options of `less`.
  case less = "LESS"
  /// The character set of `less`.
  case lessCharset = "LESSCHARSET"
  /// `true`: git shows what the diff driver prints in its pager (git(1)).
  case gitPager = "GIT_PAGER_IN_USE"
  // Any of these tells that somebody sits before a screen who can be notified.
  case sessionBus = "DBUS_SESSION_BUS_ADDRESS"
  case waylandDisplay = "WAYLAND_DISPLAY"
  case display = "DISPLAY"
  /// The key of the text generator; a server of one's own may need none.
  case generatorKey = "VAULT_GENERATOR_KEY"
}
