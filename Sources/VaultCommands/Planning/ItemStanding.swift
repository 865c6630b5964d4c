import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Why an item shows where it does, the plan apart: a task in its group and list, a shopping line for what needs it, a
/// note by its type.
struct ItemStanding {
  private let found: FoundItem
  /// How an open task stands; nil for anything else.
  private let row: TaskListing.Row?
  private let messages: Messages

  init(_ found: FoundItem, _ invocation: Invocation) throws(Failure) {
    self.found = found
    messages = invocation.messages
    guard found.item.type == .task, !found.note.task(of: found.item).status.isClosed else {
      row = nil
      return
    }
    let session = try invocation.workspace.vault()
    row = try session.ask { index throws(Failure) in
      try TaskAnswer("", showsHeld: true, session, index, invocation).listing.rows.first { row in
        let place = row.found.place
        return place.path == found.path && row.found.title == found.title && (!found.isLine || place.line == found.line)
      }
    }
  }

  /// Whether it is a task that may stand in a plan.
  var isOpenTask: Bool { row != nil }

  /// What is to be said of it, a sentence each.
  var remarks: [Remark] {
    let task = found.note.task(of: found.item)
    if found.item.type == .task {
      guard let row else { return [Remark(.whyClosed, [.text(task.status.name(in: messages.language.language))])] }
      return [group(of: row), hold(of: row), task.list.map { Remark(.whyList, [.text($0)]) }].compactMap(\.self)
    }
    if found.item.type == .shopping, found.isLine { return shopping }
    return [type]
  }

  private func group(of row: TaskListing.Row) -> Remark {
    let heading = MessageValue.message(row.outlook.group.title)
    guard let moment = row.outlook.moment, let role = row.outlook.role else {
      return Remark(.whyNoDate, [heading])
    }
    let day = [moment.date.text(in: messages.language), moment.timeOfDay?.shortText].compactMap(\.self)
    let key: MessageKey =
      switch role {
      case .due: .whyDue
      case .scheduled: .whyScheduled
      case .start: .whyStart
      }
    return Remark(key, [heading, .text(day.joined(separator: " "))])
  }

  private func hold(of row: TaskListing.Row) -> Remark? {
    switch row.hold {
    case nil: nil
    case .until(let moment): Remark(.whyHeld, [.message(.tasksWaitsUntil, [.text(moment.text(in: messages.language))])])
    case .after: Remark(.whyHeld, [.message(.tasksWaitsFor, [.list(row.standing.blockers.map(\.title))])])
    }
  }

  private var shopping: [Remark] {
    let fields = found.note.shownFields(of: found.item, in: messages.language)
    func value(_ key: String) -> MessageValue? { fields.first { $0.key == key }.map { .text($0.value) } }
    let remarks = [
      value("from").map { Remark(.whyFrom, [$0]) }, value("for").map { Remark(.whyFor, [$0]) },
    ].compactMap(\.self)
    return remarks.isEmpty ? [Remark(.whyByHand)] : remarks
  }

  private var type: Remark {
    let name = MessageValue.text(found.item.type.name(in: messages.language.language))
    if found.isLine { return Remark(.whyLine, [name, .text(found.path.text)]) }
    if found.note.field(.type, of: found.note.whole) != nil { return Remark(.whyTypeKey, [name]) }
    return Remark(.whyTypeFolder, [name, .text(found.path.text)])
  }

  /// The same for programs.
  var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("kind", "standing")
      $0.member("title", found.title)
      $0.member("path", found.path.text)
      $0.member("line", found.line)
      $0.member("type", found.item.type.name)
      guard found.item.type == .task else { return }
      let task = found.note.task(of: found.item)
      $0.member("status", task.status.name)
      $0.member("list", task.list)
      $0.member("group", row?.outlook.group.name)
      $0.member("date", row?.outlook.moment?.text)
      $0.member("role", row?.outlook.role?.name)
      $0.member("waits", row.map { $0.hold != nil } ?? false)
    }
    return json.text
  }
}
