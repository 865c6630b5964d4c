import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore

/// What commands that exchange tasks and events work with: the vault, the moment, and the zones of the system.
struct CalendarSession {
  let invocation: Invocation
  let session: Vault
  /// The moment of the command, on the clocks of the vault.
  let now: LocalDateTime
  private let zoneFiles: ZoneFiles
  /// What the times of calendars mean.
  let clocks: CalendarClocks

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    session = try Vault(for: invocation)
    now = try session.now
    let zoneFiles = ZoneFiles(directory: invocation.environment[.timeZoneDirectory], files: session.files)
    self.zoneFiles = zoneFiles
    let settings = session.configuration.settings
    let home = ZoneTable.read(
      setting: settings.timezone, named: [], deviceVariable: invocation.environment[.timeZone], from: zoneFiles
    ).table
    let known = KnownZones(zoneFiles)
    clocks = CalendarClocks(
      remindTime: settings.remindTime, weekStart: settings.weekStart, year: now.date.year
    ) { zone in
      if case .named(let name) = zone { known.rules(named: name) } else { home.rules(of: zone) }
    }
  }

  /// The rules of the zones that some texts name.
  func zones(named names: some Sequence<String> = []) -> ZoneTable {
    ZoneTable.read(
      setting: session.configuration.settings.timezone, named: names,
      deviceVariable: invocation.environment[.timeZone], from: zoneFiles
    ).table
  }

  /// In which a rule of repetition is put into words: that of the vault.
  var language: Language {
    session.configuration.settings.language?.hasPrefix("uk") == true ? .ukrainian : .english
  }

  /// The moment of the command in UTC, as calendars note it.
  var stamp: LocalDateTime {
    let home = zones().home ?? ZoneRules(offset: 0)
    return LocalDateTime(secondsSinceEpoch: home.instant(of: now), zone: .utc) ?? now
  }

  /// What writes entries as the vault's settings want them.
  var writer: CalendarEntryWriter { CalendarEntryWriter(clocks) }

  /// The `VTIMEZONE` of a zone; nil where the system has no file of it.
  ///
  /// - Parameter year: that of the first time in the zone.
  func zoneComponent(named name: String, from year: Int) -> CalendarComponent? {
    clocks.rules(of: .named(name)).map {
      ZoneComponent.component(named: name, $0, from: min(year, now.date.year) - 1)
    }
  }
}
