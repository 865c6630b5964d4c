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
  /// The first of them, in the order of their paths, a note before its lines.
  package let candidates: [Candidate]
  /// All of them, in the same order.
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

  package init(_ name: String, among items: [ItemLocation], _ names: ItemNames) throws(Failure) {
    self.name = name
    count = items.count
    let paths = Dictionary(items.map { ($0.file, names.texts.path(of: $0)) }, uniquingKeysWith: { first, _ in first })
    locations = items.sorted { left, right in
      guard left.file == right.file else {
        return (paths[left.file]?.bytes ?? []).lexicographicallyPrecedes(paths[right.file]?.bytes ?? [])
      }
      return left.item < right.item
    }
    let handles = try names.handles(of: locations.prefix(Self.most))
    candidates = locations.prefix(Self.most).map { location in
      let place = names.texts.place(of: location.isLine ? location.range.lower : 0, in: location)
      return Candidate(
        handle: handles[location.item] ?? "", type: location.type, title: names.texts.title(of: location),
        place: names.texts.path(of: location).text + (location.isLine ? ":\(place.line)" : ""))
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
