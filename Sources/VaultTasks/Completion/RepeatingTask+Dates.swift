import VaultModel
import VaultSyntax

extension RepeatingTask {
  /// The changes that move the current occurrence to another moment, and its other dates by the same distance.
  func moving(_ current: Moment, to next: Moment) -> [ItemChange] {
    let shift = DateShift(from: current, to: next)
    var changes: [ItemChange] = []
    func set(_ key: String, _ text: String?) {
      if let text { changes.append(.set([key], .scalar(NewScalar(text)))) }
    }
    if task.due != nil { set("due", key == .due ? next.text : task.due.flatMap(shift.moved)?.text) }
    changes += movingBlock(shift, to: key == .start ? next : nil)
    if let scheduled = task.scheduled { set("scheduled", shift.moved(scheduled).map(text)) }
    set("wait", key == .wait ? next.text : task.wait.flatMap(shift.moved)?.text)
    changes += movingReminders(shift)
    return changes
  }

  /// When it is planned, as it is written: a part of the day stays the word, which leaves the time open.
  private func text(of planned: PlannedTime) -> String {
    let typed = note.field(.scheduled, of: item).flatMap { note.texts(of: $0).first?.text } ?? ""
    guard case .block(let day, _) = planned, typed.last?.isLetter == true else { return planned.text }
    return day.text + typed.dropFirst(10)
  }

  /// The block moves as a whole where the line begins with it, else key by key.
  private func movingBlock(_ shift: DateShift, to next: Moment?) -> [ItemChange] {
    let start = next ?? task.start.flatMap(shift.moved)
    let end = task.end.flatMap(shift.moved)
    if case .time(let start)? = start, case .time(let end)? = end, note.field(.end, of: item)?.source == .slot {
      return [.moveBlock(start: start, end: end)]
    }
    return [("start", start), ("end", end)].compactMap { name, moment in
      moment.map { .set([name], .scalar(NewScalar($0.text))) }
    }
  }

  /// Reminders at a moment of their own move, too; those before the task do so by themselves.
  private func movingReminders(_ shift: DateShift) -> [ItemChange] {
    let moved = task.reminders.map { shift.moved($0) }
    guard moved != task.reminders else { return [] }
    let texts = moved.map { NewScalar($0.text) }
    return [.set(["remind"], texts.count == 1 ? .scalar(texts[0]) : .list(texts))]
  }
}
