import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Several items that one name fits, as people tell them apart.
struct ItemList {
  /// More are only counted.
  private static let most = 20

  /// In the order of their paths, a note before its lines.
  let items: [ItemLocation]
  private let names: ItemNames

  init(_ items: [ItemLocation], names: ItemNames) {
    self.names = names
    let paths = Dictionary(items.map { ($0.file, names.texts.path(of: $0)) }, uniquingKeysWith: { first, _ in first })
    self.items = items.sorted { left, right in
      guard left.file == right.file else {
        return (paths[left.file]?.bytes ?? []).lexicographicallyPrecedes(paths[right.file]?.bytes ?? [])
      }
      return left.item < right.item
    }
  }

  /// The items as lines, those beyond the twentieth as their number.
  func lines(_ invocation: Invocation, numbered: Bool = false) throws(CommandFailure) -> [String] {
    let columns: [AlignedTable.Column] = [.fixed, .fixed, .flexible(minimum: 12), .flexible(minimum: 12)]
    var table = AlignedTable(numbered ? [.number] + columns : columns)
    let handles = try names.handles(of: items.prefix(Self.most))
    for (number, location) in items.prefix(Self.most).enumerated() {
      let place = SourceLocation(of: location.isLine ? location.range.lower : 0, in: names.texts.bytes(of: location))
      let cells: [AlignedTable.Cell] = [
        .init(handles[location.item] ?? "", .handle), .init(location.type.name, .faint),
        .init(names.texts.title(of: location), .title),
        .init(names.texts.path(of: location).text + (location.isLine ? ":\(place.line)" : ""), .path),
      ]
      table.add(numbered ? [.init(String(number + 1))] + cells : cells)
    }
    let lines = table.lines(fitting: invocation.columns - 2, invocation.errorPainter)
    let rest = items.count - Self.most
    return rest > 0 ? lines + [invocation.messages(.itemsMore, [.count(rest)])] : lines
  }

  /// The failure that shows them, unless they were shown already.
  func failure(for name: String, _ invocation: Invocation, isShown: Bool) throws(CommandFailure) -> CommandFailure {
    CommandFailure(
      .wrongCall, .itemAmbiguous, [.text(name), .count(items.count)], details: isShown ? [] : try lines(invocation),
      hints: [.init(try haveEqualHandles ? .itemsEqualHint : .itemAmbiguousHint)])
  }

  /// The failure that shows items whose titles a name is only a part of.
  func resemblance(to name: String, _ invocation: Invocation, isShown: Bool) throws(CommandFailure) -> CommandFailure {
    CommandFailure(
      .nothingFound, .itemResembles, [.text(name), .text(invocation.command.name), .count(items.count)],
      details: isShown ? [] : try lines(invocation), hints: [.init(.itemResemblesHint)])
  }

  /// Whether two of them are the same line to vault, so that no handle tells them apart.
  private var haveEqualHandles: Bool {
    get throws(CommandFailure) {
      let shown = items.prefix(Self.most).map(\.item)
      let handles = try names.handles(of: items.prefix(Self.most))
      return Set(shown.compactMap { handles[$0] }).count < shown.count
    }
  }
}
