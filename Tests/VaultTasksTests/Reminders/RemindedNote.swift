import Testing
import VaultModel
import VaultSyntax
import VaultTasks

/// The items of a note as sources of reminders, on the clocks of Kyiv unless said otherwise.
struct RemindedNote {
  let sources: [ReminderSource]
  let clock: ReminderClock

  init(
    _ text: String, path: String = "a.md", leads: [TimeSpan] = Settings.defaultRemindLeads, time: String = "09:00",
    home: String = "EET-2EEST,M3.5.0/3,M10.5.0/4", exceptions: [LocalDate] = []
  ) throws {
    let note = Note(Document(Array(text.utf8)))
    let dayTime = try #require(LocalTime(time))
    let defaults = ReminderDefaults(leads: leads, time: dayTime)
    let newYork = try #require(ZoneRules(posixRule: "EST5EDT,M3.2.0,M11.1.0"))
    clock = ReminderClock(
      ZoneTable(home: ZoneRules(posixRule: home), named: ["America/New_York": newYork]), dayTime: dayTime)
    sources = try note.items.flatMap { item -> [ReminderSource] in
      let identity = "\(path)\n\(note.identity(of: item))"
      let schedule = try note.repetition(of: item).flatMap { repetition in
        try note.repetitionStart(of: item).map {
          try Schedule(repetition, start: $0, weekStart: .monday, exceptions: exceptions)
        }
      }
      let laid = schedule?.mode == .fromCompletion ? nil : schedule
      switch item.type {
      case .event: return ReminderSource.all(of: note.event(of: item), identity: identity, schedule: laid, defaults)
      case .task: return ReminderSource.all(of: note.task(of: item), identity: identity, schedule: laid, defaults)
      default: return []
      }
    }
  }

  /// An event by its keys.
  static func event(_ keys: String, leads: [TimeSpan] = Settings.defaultRemindLeads) throws -> RemindedNote {
    try RemindedNote("---\ntype: event\n\(keys)\n---\n# X\n", leads: leads)
  }

  /// The instant of a time on the vault's clocks.
  func instant(_ text: String) throws -> Int64 { clock.instant(of: .time(try #require(LocalDateTime(text)))) }

  /// The alerts after one time and through another.
  func alerts(after start: String, through end: String) throws -> ReminderAlerts {
    ReminderAlerts(of: sources, after: try instant(start), through: try instant(end), clock)
  }

  /// When to remind of what: `2026-11-20 09:45 of 2026-11-20 10:00`.
  func text(after start: String, through end: String) throws -> [String] {
    try alerts(after: start, through: end).alerts.map { alert in
      "\(clock.clock(at: alert.instant)?.text ?? "?") of \(alert.occurrence?.text ?? "-")"
    }
  }
}

extension TimeSpan {
  static func minutes(_ count: Int64) -> TimeSpan { TimeSpan(seconds: count * 60) }
}
