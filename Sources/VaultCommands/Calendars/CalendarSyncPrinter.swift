import VaultEdit
import VaultExchange
import VaultMessages
import VaultStore
import VaultSyntax

/// Says what a synchronisation with a calendar did on both sides, and what it left in conflict.
///
/// As JSON it prints one object an entry: `uid`, `title`, `path` where it is a note of the vault, `side`, which is the one
/// that was changed, `action` (`add`, `change`, `remove`) and `fields`; of a conflict `action` is `conflict` with its
/// `reason`, and `vault` and `file` are the values that stand there.
struct CalendarSyncPrinter {
  private let invocation: Invocation
  private let merge: CalendarMerge
  private let paths: [CalendarIdentifier: Path]
  private var isJSON: Bool { invocation.format == "json" }

  init(_ invocation: Invocation, _ merge: CalendarMerge, paths: [CalendarIdentifier: Path]) {
    self.invocation = invocation
    self.merge = merge
    self.paths = paths
  }

  /// - Parameters:
  ///   - hasWritten: whether something can be taken back.
  ///   - isWhole: whether everything could be compared.
  func print(hasWritten: Bool, isWhole: Bool) {
    for side in CalendarMerge.Side.allCases {
      let changes = merge.changes[side] ?? []
      for change in changes.sorted(by: { $0.entry.title < $1.entry.title }) { print(change, on: side) }
    }
    printConflicts()
    if merge.changes.values.allSatisfy(\.isEmpty), merge.conflicts.isEmpty, isWhole { invocation.note(.calendarInStep) }
    if hasWritten { invocation.note(.editUndoHint) }
  }

  func printConflicts() {
    for conflict in merge.conflicts { print(conflict) }
    guard !merge.conflicts.isEmpty, !isJSON else { return }
    invocation.note(.calendarConflictHint)
  }

  // MARK: Changes

  private func print(_ change: CalendarMerge.Change, on side: CalendarMerge.Side) {
    var fields: [CalendarField] = []
    let action: String
    switch change {
    case .add: action = "add"
    case .remove: action = "remove"
    case .set(_, to: _, let changed): (action, fields) = ("change", changed)
    }
    guard !isJSON else { return printRecord(change.entry, side.rawValue, action, fields.map(\.rawValue)) }
    let arrow = side == .vault ? "<-" : "->"
    let sign = ["add": "+", "remove": "-"][action] ?? "~"
    let names = fields.isEmpty ? "" : " (" + fields.map(\.rawValue).joined(separator: ", ") + ")"
    invocation.print("\(arrow) \(sign) \(SafeText.line(change.entry.title))\(names)")
  }

  private func printRecord(_ entry: CalendarEntry, _ side: String, _ action: String, _ fields: [String]) {
    var json = JSONWriter()
    json.object {
      writeEntry(entry, to: &$0)
      $0.member("side", side)
      $0.member("action", action)
      $0.member("fields", fields)
    }
    invocation.print(json.text)
  }

  private func writeEntry(_ entry: CalendarEntry, to json: inout JSONWriter) {
    json.member("uid", entry.identifier.text)
    json.member("title", entry.title)
    if let path = paths[entry.identifier] { json.member("path", path.text) }
  }

  // MARK: Conflicts

  private func print(_ conflict: CalendarMerge.Conflict) {
    guard !isJSON else { return printRecord(conflict) }
    let title = MessageValue.text(conflict.entry.title)
    switch conflict.reason {
    case .field(let field, let here, let there):
      invocation.warn(
        .calendarConflictField,
        [title, .text(field.rawValue), .text(here.joined(separator: ", ")), .text(there.joined(separator: ", "))])
    case .unsayable(let field, let there):
      invocation.warn(.calendarConflictUnsayable, [title, .text(field.rawValue), .text(there.joined(separator: ", "))])
    case .deleted(on: .vault, let fields):
      invocation.warn(.calendarConflictDeletedHere, [title, .list(fields.map(\.rawValue))])
    case .deleted(on: .file, []): invocation.warn(.calendarConflictDeletedElse, [title])
    case .deleted(on: .file, let fields):
      invocation.warn(.calendarConflictDeletedThere, [title, .list(fields.map(\.rawValue))])
    case .returned(on: .vault): invocation.warn(.calendarConflictReturnedHere, [title])
    case .returned(on: .file): invocation.warn(.calendarConflictReturnedThere, [title])
    case .kind: invocation.warn(.calendarConflictKind, [title])
    }
  }

  private func printRecord(_ conflict: CalendarMerge.Conflict) {
    var json = JSONWriter()
    json.object {
      writeEntry(conflict.entry, to: &$0)
      $0.member("action", "conflict")
      switch conflict.reason {
      case .field(let field, let here, let there):
        $0.member("reason", "field")
        $0.member("fields", [field.rawValue])
        $0.member("vault", here)
        $0.member("file", there)
      case .unsayable(let field, let there):
        $0.member("reason", "unsayable")
        $0.member("fields", [field.rawValue])
        $0.member("file", there)
      case .deleted(let side, let fields):
        $0.member("reason", "deleted")
        $0.member("side", side.rawValue)
        $0.member("fields", fields.map(\.rawValue))
      case .returned(let side):
        $0.member("reason", "returned")
        $0.member("side", side.rawValue)
      case .kind: $0.member("reason", "kind")
      }
    }
    invocation.print(json.text)
  }
}
