import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Every list of a vault with how much is in it: a table for people, with icons and in colours; for programs name, kind,
/// number and path a line, or JSON. The number of a list whose query does not read is left out.
struct ListOverview {
  /// A list and how many items it shows; nil when its query does not read.
  typealias Row = (list: SavedList, count: Int?)

  let rows: [Row]
  let handles: ItemHandles

  func print(_ invocation: Invocation) throws(Failure) {
    try listing(invocation.messages).print(rows, invocation)
  }

  private func listing(_ messages: Messages) -> Listing<Row> {
    let handle = Column<Row>("handle", .fixed, .handle) { [handles] row in
      row.list.location.flatMap { handles[$0.item] }
    }
    let list = Column<Row>("list", .title) { $0.list.stableTitle }.cell { row in
      .init(row.list.style.marking(row.list.title), row.list.style.color.map { .colored($0) } ?? .title)
    }
    let kind = Column<Row>("kind") { $0.list.kindName }.cell { .init(messages($0.list.kindMessage), .faint) }
    let count = Column<Row>("count", .number) { $0.count }.cell { .init($0.count.map { String($0) } ?? "?") }
    let icon = Column<Row>("icon") { $0.list.style.icon }
    let color = Column<Row>("color") { $0.list.style.color?.name }
    let path = Column<Row>("path", .place, .path) { $0.list.path }
    return Listing(
      [
        list, kind, count.ifAny, icon.ifAny, color.ifAny, path.ifAny, handle.ifAny,
        Column<Row>("query") { $0.list.queryLines }.ifAny,
      ],
      fields: [list, kind, count, path], cells: [handle, count, list, kind, path])
  }
}

extension SavedList {
  /// Its icon and colour.
  fileprivate var style: ItemStyle { ItemStyle(icon: list?.icon, color: list?.color) }

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
