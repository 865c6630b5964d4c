import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Prints reminders: for people when it is and how long that is from now; for programs one line each.
struct ReminderPrinter {
  private let invocation: Invocation
  private let answer: ReminderAnswer
  private let wording: ReminderWording
  private let handles: ItemHandles

  init(_ rows: [ReminderRow], _ answer: ReminderAnswer, _ vault: IndexedVault, _ invocation: Invocation)
    throws(Failure)
  {
    self.invocation = invocation
    self.answer = answer
    wording = ReminderWording(answer, invocation.messages)
    handles = rows.isEmpty ? [:] : try Handles(vault.snapshot).handles(of: Set(rows.map(\.item.place.item)).sorted())
  }

  func print(_ rows: [ReminderRow]) throws(Failure) { try listing().print(rows, invocation) }

  /// Prints for people when it will remind of what, and when that is.
  func printComing(_ rows: [ReminderRow]) {
    invocation.print(invocation.painter.paint(invocation.messages(.remindComing), .heading))
    for line in listing(areComing: true).lines(of: rows, invocation, indent: 2) { invocation.print("  " + line) }
  }

  /// - Parameter areComing: the time is that of the reminder, and stands before that of what it reminds of.
  private func listing(areComing: Bool = false) -> Listing<ReminderRow> {
    typealias Row = Column<ReminderRow>
    let (handles, clock, wording) = (handles, answer.clock, wording)
    let handle = Row("handle", .fixed, .handle) { handles[$0.item.place.item] }
    // When to remind, on the vault's clocks.
    let moment = Row("at") { clock.clock(at: $0.last.instant)?.text ?? "" }
      .cell { row in
        guard !areComing else { return .init(wording.nearMoment(at: row.last.instant), .faint) }
        // Of what lasts the whole day the distance is all there is of a time.
        let time = wording.time(of: row.last)
        return time.isEmpty ? .init(wording.distance(of: row.last), .success) : .init(time, .faint)
      }
    let start = Row("start") { $0.last.occurrence?.text }
    let end = Row("end") { $0.last.end?.text }
    let type = Row("type") { $0.item.type.name }
    let role = Row("role") { $0.role.name }
    let title = Row("title", .title, .title) { $0.item.title }
    let location = Row("location") { $0.item.location }
    let place = Row("place", .place, .path) { $0.item.place.text }
    let distance = Row(forPeople: .fixed.whereThereIsRoom) { row in
      guard !areComing else { return .init(wording.distance(until: row.last.instant), .success) }
      return .init(wording.time(of: row.last).isEmpty ? "" : wording.distance(of: row.last), .success)
    }
    let remarks = Row(forPeople: .flexible(minimum: 8).whereThereIsRoom) { row in
      // The words of a line hold the tags that stand among them.
      let tags = row.item.tags.map { "#" + $0 }.filter { !row.item.title.contains($0) }
      let time = wording.time(of: row.last)
      return .init(
        ((areComing && !time.isEmpty ? [time] : []) + wording.remarks(on: row) + tags).joined(separator: " · "), .faint)
    }
    return Listing(
      [
        handle, Row("path") { $0.item.place.path }, Row("line") { $0.item.place.line }, type, title, moment,
        Row("reminder") { $0.last.reminder.text }, role, start, end,
        Row("allDay") { $0.last.occurrence?.isWholeDay ?? false }, location, Row("tags") { $0.item.tags },
      ],
      fields: [handle, moment, start, end, type, role, title, location, place],
      cells: [handle, moment, title, distance, remarks, place])
  }
}
