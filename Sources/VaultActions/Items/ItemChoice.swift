import VaultMessages
package import VaultModel
package import VaultSearch
import VaultStore
import VaultSyntax

/// Several items that one name fits, as people tell them apart.
package struct ItemChoice: Sendable {
  /// More are only counted.
  private static let most = 20

  /// One of them.
  package struct Candidate: Sendable {
    package let handle: String
    package let type: ItemType
    package let title: String
    /// Its path, with the number of a line.
    package let place: String
  }

  package let name: String
  /// The first of them.
  package let candidates: [Candidate]
  /// All of them, in the same order: that of their paths, a note before its lines, unless another one was given.
  package let locations: [ItemLocation]

  /// How many there are.
  package let count: Int

  /// Notes that were read already, in their order.
  package init(among notes: [FoundNote]) {
    name = ""
    locations = []
    count = notes.count
    candidates = notes.prefix(Self.most).map {
      Candidate(handle: "", type: $0.note.type, title: $0.note.title, place: $0.path.text)
    }
  }

  /// - Parameter most: how many are shown in the order given; nil for the usual number in the order of their paths.
  package init(
    _ name: String, among items: [ItemLocation], _ names: ItemNames, showing most: Int? = nil
  ) throws(Failure) {
    self.name = name
    count = items.count
    locations = most == nil ? Self.sorted(items, names) : items
    let shown = locations.prefix(most ?? Self.most)
    let handles = try names.handles(of: shown)
    candidates = shown.map { location in
      let place = names.texts.place(of: location.isLine ? location.range.lower : 0, in: location)
      return Candidate(
        handle: handles[location.item] ?? "", type: location.type, title: names.texts.title(of: location),
        place: names.texts.path(of: location).text + (location.isLine ? ":\(place.line)" : ""))
    }
  }

  /// In the order of their paths, a note before its lines.
  private static func sorted(_ items: [ItemLocation], _ names: ItemNames) -> [ItemLocation] {
    let paths = Dictionary(items.map { ($0.file, names.texts.path(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return items.sorted { left, right in
      guard left.file == right.file else {
        return (paths[left.file]?.bytes ?? []).lexicographicallyPrecedes(paths[right.file]?.bytes ?? [])
      }
      return left.item < right.item
    }
  }

  /// That one of them must be named, or that the name is only a part of their titles; they are shown with it unless they
  /// were shown with a question.
  package func failure(_ isResembled: Bool, in workspace: Workspace) -> Failure {
    var failure =
      isResembled
      ? Failure(
        .notFound, .itemResembles, [.text(name), .text(workspace.requestName), .count(count)],
        hints: [Remark(.itemResemblesHint)])
      : Failure(
        .wrongRequest, .itemAmbiguous, [.text(name), .count(count)],
        hints: [Remark(haveEqualHandles ? .itemsEqualHint : .itemAmbiguousHint)])
    if workspace.choose == nil { failure.choice = self }
    return failure
  }

  /// Whether two of them are the same line to vault, so that no handle tells them apart.
  private var haveEqualHandles: Bool {
    Set(candidates.map(\.handle).filter { !$0.isEmpty }).count < candidates.count
  }
}
