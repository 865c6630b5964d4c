import VaultMessages
package import VaultModel
import VaultStore

extension Vault {
  /// The zones by which the vault's times are read: its own, and those that its notes name.
  ///
  /// A name that no file of the system has is told once unless it is asked for silence; times of such a zone stay as they
  /// are written.
  package func zones(named names: some Sequence<String>, isSilent: Bool = false) -> ZoneTable {
    workspace.zones(setting: settings.timezone, named: names, isSilent: isSilent)
  }

  /// What gives the vault's zones by their names, and says nothing of those that no file has.
  package var zoneReader: @Sendable (Set<String>) -> ZoneTable {
    let (setting, variable, zoneFiles) = (settings.timezone, workspace.device.zone, workspace.zoneFiles)
    return { ZoneTable.read(setting: setting, named: $0, deviceVariable: variable, from: zoneFiles).table }
  }

  /// The moment to take for now on the vault's clocks: the one that is stated, moved there from a zone that is written
  /// behind it, else the clock of the vault's `timezone`, else that of this device.
  package var now: LocalDateTime {
    get throws(Failure) { try workspace.now(onClocksOf: settings.timezone) }
  }

  /// The moment to take for now as one instant: on the vault's clocks, with how far these are ahead of UTC, which also
  /// tells the two hours apart that they show when they are put back. Without any zone it stays a time of the clocks.
  package var instant: LocalDateTime {
    get throws(Failure) {
      let now = try workspace.now()
      let zones = zones(named: [Moment.time(now).zoneName].compactMap(\.self))
      let stated =
        workspace.device.statedNow == nil ? nil : zones.instant(of: now) ?? zones.home?.instant(of: now)
      let instant = stated ?? files.now() / 1_000_000_000
      guard let home = zones.home, var clock = home.clock(at: instant) else { return now }
      clock.zone = .offset(seconds: home.offset(at: instant))
      return clock
    }
  }
}

extension Workspace {
  /// The moment to take for now: the one that is stated, else that of the clock.
  package func now() throws(Failure) -> LocalDateTime {
    guard let (text, source) = device.statedNow else { return device.localTime }
    if let moment = LocalDateTime(text) { return moment }
    if let date = LocalDate(text) { return LocalDateTime(date) }
    throw Failure(.wrongRequest, .nowNotAMoment, [.text(source), .text(text)])
  }

  /// The same on the clocks of a zone, or of the device for nil.
  package func now(onClocksOf timezone: String?) throws(Failure) -> LocalDateTime {
    let now = try now()
    guard device.statedNow == nil else {
      guard now.zone != nil else { return now }
      let names = [Moment.time(now).zoneName].compactMap(\.self)
      return zones(setting: timezone, named: names).homeClock(of: now)
    }
    guard timezone != nil, let rules = zoneFiles.deviceRules(variable: device.zone),
      let home = zoneTable(setting: timezone, named: []).table.home
    else { return now }
    return home.clock(at: rules.instant(of: now)) ?? now
  }

  /// The zones by which times are read in a vault with a `timezone`, or in none: its own, else those of the device; and
  /// those that are named. A name that no file of the system has is told once unless it is asked for silence.
  package func zones(setting: String?, named names: some Sequence<String>, isSilent: Bool = false) -> ZoneTable {
    let (table, unknown) = zoneTable(setting: setting, named: names)
    if !isSilent {
      // An action asks for its zones several times: for now, and for what its notes name.
      let news = news(of: unknown)
      if !news.isEmpty { warn(.zoneUnknown, [.list(news)]) }
    }
    return table
  }

  private func zoneTable(
    setting: String?, named names: some Sequence<String>
  ) -> (table: ZoneTable, unknown: [String]) {
    ZoneTable.read(setting: setting, named: names, deviceVariable: device.zone, from: zoneFiles)
  }

  fileprivate var zoneFiles: ZoneFiles { ZoneFiles(directory: device.zoneFolder, files: device.files) }
}

extension Moment {
  /// The name of the zone that is written behind it; nil without one.
  package var zoneName: String? {
    if case .time(let time) = self, case .named(let name) = time.zone { name } else { nil }
  }
}
