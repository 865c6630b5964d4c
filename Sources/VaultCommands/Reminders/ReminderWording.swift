import VaultActions
import VaultMessages
import VaultModel
import VaultTasks

/// How reminders are said to people: when something is, and how long that is from now.
struct ReminderWording {
  private let messages: Messages
  private let clock: ReminderClock
  private let now: Int64

  init(_ answer: ReminderAnswer, _ messages: Messages) {
    self.messages = messages
    clock = answer.clock
    now = answer.now
  }

  /// When something is; of what has no date when to remind of it.
  private func moment(of alert: ReminderAlert) -> Moment? {
    alert.occurrence ?? clock.clock(at: alert.instant).map { .time($0) }
  }

  /// The time, `10:00–11:30`, with its day unless that is today; of whole days only what the distance does not say.
  func time(of alert: ReminderAlert) -> String {
    guard let occurrence = moment(of: alert) else { return "" }
    var parts: [String] = []
    let days = clock.clock(at: now).map { abs(occurrence.date.days(since: $0.date)) } ?? .max
    if days > (occurrence.isWholeDay ? 1 : 0) { parts.append(near(occurrence.date)) }
    if let start = occurrence.timeOfDay {
      let end = alert.end.flatMap { $0.date == occurrence.date ? $0.timeOfDay : nil }
      parts.append([start, end].compactMap { $0?.shortText }.joined(separator: "–"))
    }
    return parts.joined(separator: " ")
  }

  /// A moment on the vault's clocks, with its day unless that is today: `10:45`, `Sat, 21 Nov 2026 10:45`.
  func moment(at instant: Int64) -> String {
    guard let clock = clock.clock(at: instant) else { return "" }
    let time = clock.time.shortText
    return clock.date == self.clock.clock(at: now)?.date ? time : clock.date.text(in: messages.language) + " " + time
  }

  /// The same in a table: `10:45`, `tomorrow 10:45`.
  func nearMoment(at instant: Int64) -> String {
    guard let clock = clock.clock(at: instant) else { return "" }
    let time = clock.time.shortText
    return clock.date == self.clock.clock(at: now)?.date ? time : near(clock.date) + " " + time
  }

  /// How long it is until a reminder comes: `in 15 min`.
  func distance(until instant: Int64) -> String { distance(seconds: instant - now) }

  /// How long it is until then, or since: `in 15 min`, `2 h ago`, `tomorrow`.
  func distance(of alert: ReminderAlert) -> String {
    guard let occurrence = moment(of: alert) else { return "" }
    guard occurrence.isWholeDay, let today = clock.clock(at: now)?.date else {
      return distance(seconds: clock.instant(of: occurrence) - now)
    }
    let days = occurrence.date.days(since: today)
    guard abs(days) > 1 else { return messages.near(occurrence.date, today) }
    return messages(days > 0 ? .remindIn : .remindAgo, [.message(.dayCount, [.count(abs(days))])])
  }

  private func near(_ date: LocalDate) -> String {
    clock.clock(at: now).map { messages.near(date, $0.date) } ?? date.text(in: messages.language)
  }

  /// What else there is to say: that it is due, where it takes place.
  func remarks(on row: ReminderRow) -> [String] {
    let role: String? =
      switch row.role {
      case .start: nil
      case .due: row.last.occurrence.map { _ in messages(.agendaDue) }
      case .scheduled: messages(.tasksPlanned)
      }
    return [role, row.item.location].compactMap(\.self)
  }

  /// Minutes count as begun until then, and as full since.
  private func distance(seconds: Int64) -> String {
    let minutes = Int(seconds > 0 ? (seconds + 59) / 60 : -seconds / 60)
    guard minutes > 0 else { return messages(.remindNow) }
    return messages(seconds > 0 ? .remindIn : .remindAgo, [length(minutes: minutes)])
  }

  private func length(minutes: Int) -> MessageValue {
    minutes < 1440 ? .text(messages.length(minutes: minutes)) : .message(.dayCount, [.count(minutes / 1440)])
  }
}
