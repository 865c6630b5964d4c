import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Prints reminders: for people when it is and how long that is from now; for programs one line each: handle, when to
/// remind, start, end, type, what the date is, title, location, and where it stands.
struct ReminderPrinter {
  private let invocation: Invocation
  private let answer: ReminderAnswer
  private let wording: ReminderWording
  private let handles: ItemHandles

  init(_ rows: [ReminderRow], _ answer: ReminderAnswer, _ vault: IndexedVault, _ invocation: Invocation)
    throws(CommandFailure)
  {
    self.invocation = invocation
    self.answer = answer
    wording = ReminderWording(answer, invocation.messages)
    handles = rows.isEmpty ? [:] : try Handles(vault.snapshot).handles(of: Set(rows.map(\.item.place.item)).sorted())
  }

  func print(_ rows: [ReminderRow]) {
    if invocation.format == "json" {
      for row in rows { invocation.print(json(of: row)) }
    } else if invocation.isForPeople {
      for line in lines(of: rows) { invocation.print(line) }
    } else {
      for row in rows { invocation.print(TabSeparated.line(fields(of: row))) }
    }
  }

  /// Prints for people when it will remind of what, and when that is.
  func printComing(_ rows: [ReminderRow]) {
    invocation.print(invocation.painter.paint(invocation.messages(.remindComing), .heading))
    for line in lines(of: rows, areComing: true) { invocation.print("  " + line) }
  }

  /// - Parameter areComing: the time is that of the reminder, and stands before that of what it reminds of.
  private func lines(of rows: [ReminderRow], areComing: Bool = false) -> [String] {
    var table = TextTable([
      .fixed, .fixed, .flexible(minimum: 16), .fixed, .flexible(minimum: 8), .flexible(minimum: 10),
    ])
    for row in rows {
      // The words of a line hold the tags that stand among them.
      let tags = row.item.tags.map { "#" + $0 }.filter { !row.item.title.contains($0) }
      let (time, instant) = (wording.time(of: row.last), row.last.instant)
      let remarks = (areComing && !time.isEmpty ? [time] : []) + wording.remarks(on: row) + tags
      table.add([
        .init(handle(of: row), .handle), .init(areComing ? wording.moment(at: instant) : time, .faint),
        .init(row.item.title, .title),
        .init(areComing ? wording.distance(until: instant) : wording.distance(of: row.last), .success),
        .init(remarks.joined(separator: " · "), .faint), .init(row.item.place.text, .path),
      ])
    }
    return table.lines(fitting: max(20, invocation.columns - (areComing ? 2 : 0)), invocation.painter)
  }

  // MARK: For programs

  private func handle(of row: ReminderRow) -> String { handles[row.item.place.item] ?? "" }

  /// When to remind, on the vault's clocks.
  private func moment(of row: ReminderRow) -> String { answer.clock.clock(at: row.last.instant)?.text ?? "" }

  private func fields(of row: ReminderRow) -> [String] {
    [
      handle(of: row), moment(of: row), row.last.occurrence?.text ?? "", row.last.end?.text ?? "", row.item.type.name,
      row.role.name, row.item.title, row.item.location ?? "", row.item.place.text,
    ]
  }

  private func json(of row: ReminderRow) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("handle", handle(of: row))
      $0.member("path", row.item.place.path.text)
      $0.member("line", row.item.place.line)
      $0.member("type", row.item.type.name)
      $0.member("title", row.item.title)
      $0.member("at", moment(of: row))
      $0.member("reminder", row.last.reminder.text)
      $0.member("role", row.role.name)
      $0.member("start", row.last.occurrence?.text)
      $0.member("end", row.last.end?.text)
      $0.member("allDay", row.last.occurrence?.isWholeDay ?? false)
      $0.member("location", row.item.location)
      $0.member("tags", row.item.tags)
    }
    return json.text
  }
}
