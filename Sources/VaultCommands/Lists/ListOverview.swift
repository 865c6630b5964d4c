import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Every list of a vault with how much is in it: a table for people; for programs name, kind, number and path a line, or
/// JSON. The number of a list whose query does not read is left out.
struct ListOverview {
  /// A list and how many items it shows; nil when its query does not read.
  typealias Row = (list: SavedList, count: Int?)

  let rows: [Row]
  let handles: ItemHandles

  func print(_ invocation: Invocation) {
    switch invocation.format {
    case "json": for row in rows { invocation.print(json(of: row)) }
    case "paths": for row in rows { if let path = row.list.path { invocation.print(SafeText.line(path.text)) } }
    default:
      guard invocation.isForPeople else {
        for row in rows {
          invocation.print(
            TabSeparated.line([
              row.list.stableTitle, row.list.kindName, row.count.map { String($0) } ?? "", row.list.path?.text ?? "",
            ]))
        }
        return
      }
      printTable(invocation)
    }
  }

  private func printTable(_ invocation: Invocation) {
    var table = TextTable([.fixed, .number, .flexible(minimum: 12), .fixed, .flexible(minimum: 12)])
    for row in rows { table.add(cells(of: row, in: invocation.messages)) }
    for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
  }

  private func cells(of row: Row, in messages: Messages) -> [TextTable.Cell] {
    let list = row.list
    let title = [list.list?.icon, list.title].compactMap(\.self).joined(separator: " ")
    return [
      .init(list.location.flatMap { handles[$0.item] } ?? "", .handle), .init(row.count.map { String($0) } ?? "?"),
      .init(title, .title), .init(messages(list.kindMessage), .faint), .init(list.path?.text ?? "", .path),
    ]
  }

  private func json(of row: Row) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("list", row.list.stableTitle)
      $0.member("kind", row.list.kindName)
      if let count = row.count { $0.member("count", count) }
      if let path = row.list.path { $0.member("path", path.text) }
      if let handle = row.list.location.flatMap({ handles[$0.item] }) { $0.member("handle", handle) }
      if !row.list.queryLines.isEmpty { $0.member("query", row.list.queryLines) }
    }
    return json.text
  }
}

extension SavedList {
  /// The kind in the user's language.
  fileprivate var kindMessage: MessageKey {
    switch kindName {
    case "built-in": .kindBuiltIn
    case "smart": .kindSmart
    case "learned": .kindLearned
    default: .kindPlain
    }
  }
}
