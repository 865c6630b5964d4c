import VaultActions
import VaultModel
import VaultTasks

/// One line of reminders: an occurrence, and the alerts of it that are told at once. After a computer has slept these are
/// several; one that is still to come has a line of its own, with its moment.
struct ReminderRow {
  let item: DatedItem
  let role: AgendaSource.Role
  /// The numbers of its alerts in the answer.
  private(set) var alerts: [Int]
  /// The latest of its alerts.
  private(set) var last: ReminderAlert

  /// The row of one alert.
  init(of number: Int, _ answer: ReminderAnswer) {
    let alert = answer.alerts[number]
    item = answer.owners[alert.source]
    role = answer.sources[alert.source].role
    alerts = [number]
    last = alert
  }

  /// The rows of some alerts, by the first of each.
  static func rows(of numbers: [Int], _ answer: ReminderAnswer) -> [ReminderRow] {
    struct Subject: Hashable {
      let source: Int
      let occurrence: Moment?
      let coming: Int64?
    }
    var places: [Subject: Int] = [:]
    var rows: [ReminderRow] = []
    for number in numbers {
      let alert = answer.alerts[number]
      let subject = Subject(
        source: alert.source, occurrence: alert.occurrence, coming: alert.instant > answer.now ? alert.instant : nil)
      if let place = places[subject] {
        rows[place].alerts.append(number)
        rows[place].last = alert
      } else {
        places[subject] = rows.count
        rows.append(ReminderRow(of: number, answer))
      }
    }
    return rows
  }
}
