import VaultMessages
import VaultModel
import VaultStore

extension VaultSession {
  /// The zones by which the vault's times are read: its own, and those that its notes name.
  ///
  /// A name that no file of the system has is said unless it is asked for silence; times of such a zone stay as they are
  /// written.
  func zones(
    named names: some Sequence<String>, for invocation: Invocation, isSilent: Bool = false
  ) -> ZoneTable {
    invocation.zones(setting: configuration.settings.timezone, named: names, files, isSilent: isSilent)
  }

  /// What gives the vault's zones by their names, and says nothing of those that no file has.
  func zoneReader(for invocation: Invocation) -> @Sendable (Set<String>) -> ZoneTable {
    let (setting, variable) = (configuration.settings.timezone, invocation.environment[.timeZone])
    let zoneFiles = invocation.zoneFiles(files)
    return { ZoneTable.read(setting: setting, named: $0, deviceVariable: variable, from: zoneFiles).table }
  }

  /// The moment to take for now on the vault's clocks: `--now`, else `VAULT_NOW`, moved there from a zone that is written
  /// behind it, else the clock of the vault's `timezone`, else that of this device.
  func now(for invocation: Invocation) throws(CommandFailure) -> LocalDateTime {
    try invocation.now(onClocksOf: configuration.settings.timezone, files)
  }
}

extension VaultSession {
  /// The moment to take for now as one instant: on the vault's clocks, with how far these are ahead of UTC, which also
  /// tells the two hours apart that they show when they are put back. Without any zone it stays a time of the clocks.
  func instant(for invocation: Invocation) throws(CommandFailure) -> LocalDateTime {
    let now = try invocation.now()
    let zones = zones(named: [Moment.time(now).zoneName].compactMap(\.self), for: invocation)
    let stated = invocation.statedNow == nil ? nil : zones.instant(of: now) ?? zones.home?.instant(of: now)
    let instant = stated ?? files.now() / 1_000_000_000
    guard let home = zones.home, var clock = home.clock(at: instant) else { return now }
    clock.zone = .offset(seconds: home.offset(at: instant))
    return clock
  }
}

extension Invocation {
  /// The moment to take for now on the clocks of the vault that the invocation is in, or of the device outside of one.
  func vaultNow() throws(CommandFailure) -> LocalDateTime {
    let session = try VaultSession.unlessAbsent(for: self, isSilent: true)
    return try now(onClocksOf: session?.configuration.settings.timezone)
  }

  /// The same on the clocks of a zone, or of the device for nil.
  fileprivate func now(
    onClocksOf timezone: String?, _ files: FileOperations = .system
  ) throws(CommandFailure) -> LocalDateTime {
    let now = try now()
    guard statedNow == nil else {
      guard now.zone != nil else { return now }
      let names = [Moment.time(now).zoneName].compactMap(\.self)
      return zones(setting: timezone, named: names, files).homeClock(of: now)
    }
    guard timezone != nil, let device = zoneFiles(files).deviceRules(variable: environment[.timeZone]),
      let home = zoneTable(setting: timezone, named: [], files).table.home
    else { return now }
    return home.clock(at: device.instant(of: now)) ?? now
  }

  /// The zones by which times are read in a vault with a `timezone`, or in none: its own, else those of the device; and
  /// those that are named. A name that no file of the system has is said unless it is asked for silence.
  func zones(
    setting: String?, named names: some Sequence<String>, _ files: FileOperations = .system, isSilent: Bool = false
  ) -> ZoneTable {
    let (table, unknown) = zoneTable(setting: setting, named: names, files)
    if !isSilent {
      // A command asks for its zones several times: for now, and for what its notes name.
      let news = zonesSaid.news(of: unknown)
      if !news.isEmpty { warn(.zoneUnknown, [.list(news)]) }
    }
    return table
  }

  fileprivate func zoneTable(
    setting: String?, named names: some Sequence<String>, _ files: FileOperations
  ) -> (table: ZoneTable, unknown: [String]) {
    ZoneTable.read(
      setting: setting, named: names, deviceVariable: environment[.timeZone], from: zoneFiles(files))
  }

  fileprivate func zoneFiles(_ files: FileOperations) -> ZoneFiles {
    ZoneFiles(directory: environment[.timeZoneDirectory], files: files)
  }
}

extension Moment {
  /// The name of the zone that is written behind it; nil without one.
  var zoneName: String? {
    if case .time(let time) = self, case .named(let name) = time.zone { name } else { nil }
  }
}
