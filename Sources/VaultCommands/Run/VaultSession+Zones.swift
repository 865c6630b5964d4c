import VaultModel
import VaultStore

extension VaultSession {
  /// The zones by which the vault's times are read: its own, and those that its notes name.
  ///
  /// A name that no file of the system has is said unless it is asked for silence; times of such a zone stay as they are written.
  func zones(
    named names: some Sequence<String>, for invocation: Invocation, isSilent: Bool = false
  ) -> ZoneTable {
    let (table, unknown) = zoneTable(naming: names, for: invocation)
    if !unknown.isEmpty, !isSilent { invocation.warn(.zoneUnknown, [.list(unknown)]) }
    return table
  }

  /// The moment to take for now on the vault's clocks: `--now`, else `VAULT_NOW`, else the clock of the vault's
  /// `timezone`, else that of this device.
  func now(for invocation: Invocation) throws(CommandFailure) -> LocalDateTime {
    let now = try invocation.now()
    guard invocation.statedNow == nil, configuration.settings.timezone != nil else { return now }
    let device = zoneFiles(for: invocation).deviceRules(variable: invocation.environment[.timeZone])
    guard let device, let home = zoneTable(naming: [], for: invocation).table.home else { return now }
    return home.clock(at: device.instant(of: now)) ?? now
  }

  private func zoneTable(
    naming names: some Sequence<String>, for invocation: Invocation
  ) -> (table: ZoneTable, unknown: [String]) {
    ZoneTable.read(
      setting: configuration.settings.timezone, named: names, deviceVariable: invocation.environment[.timeZone],
      from: zoneFiles(for: invocation))
  }

  private func zoneFiles(for invocation: Invocation) -> ZoneFiles {
    ZoneFiles(directory: invocation.environment[.timeZoneDirectory], files: files)
  }
}

extension Moment {
  /// The name of the zone that is written behind it; nil without one.
  var zoneName: String? {
    if case .time(let time) = self, case .named(let name) = time.zone { name } else { nil }
  }
}
