import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore

/// `vault export` of check-ins: a table.
struct CheckInExport {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Whether an item is a check-in, or the note of a day with its check-ins.
  static func takes(_ found: FoundItem) -> Bool {
    found.item.type == .checkIn || found.item.type == .diary && !found.isLine
  }

  /// Writes the check-ins among some items, each once; of the note of a day all of them.
  func run(_ items: [FoundItem]) throws(Failure) -> ExitCode {
    var table = CheckInTable()
    var seen: Set<ItemPlace> = []
    for found in items {
      let all = found.isLine ? [found.item] : found.note.items.filter { $0.type == .checkIn }
      for item in all {
        var checkIn = found
        checkIn.item = item
        guard seen.insert(checkIn.itemPlace).inserted else { continue }
        table.add(
          found.note.checkIn(of: item), on: found.note.diaryDate, path: found.path.text, line: checkIn.line)
      }
    }
    guard !seen.isEmpty else { throw Failure(.notFound, .exportNoCheckIns) }
    try ExportFile(invocation, format: TaskExport.Format.table.rawValue)
      .write(Array(table.text.utf8), count: seen.count)
    return .done
  }
}
