import VaultActions
import VaultModel
import VaultSearch
import VaultSyntax

/// The tags of a vault or of some of its items, folded, and how many items have each.
struct TagCounts {
  /// By name.
  private(set) var tags: [(name: String, count: Int)]

  /// Those of the whole vault; a note and each of its lines count by themselves.
  init(_ snapshot: Snapshot) throws(SnapshotFault) {
    tags = try snapshot.values(ofKey: "tag").filter { $0.count > 0 }
      .map { ($0.text, $0.count) }.sorted { $0.name < $1.name }
  }

  /// Those of some items.
  init(of items: [FoundItem]) {
    var counts: [String: Int] = [:]
    for found in items {
      for tag in Set(found.note.tags(of: found.item).map { TextFolding.caseFolded($0) }) {
        counts[tag, default: 0] += 1
      }
    }
    tags = counts.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  /// The same without the tags that are neither one of `names` nor below one.
  func below(_ names: [String]) -> TagCounts {
    var counts = self
    counts.tags.removeAll { tag in !names.contains { Self.isAtOrBelow(tag.name, $0) } }
    return counts
  }

  /// Whether some tag is called so, or stands below it.
  func has(_ name: String) -> Bool { tags.contains { Self.isAtOrBelow($0.name, name) } }

  /// The names nearest to one that is none, nearest first.
  func suggestions(for name: String) -> [String] {
    EditDistance.nearest(to: Self.folded(name), among: tags.map(\.name))
  }

  private static func isAtOrBelow(_ tag: String, _ name: String) -> Bool {
    let name = folded(name)
    return tag == name || tag.hasPrefix(name + "/")
  }

  private static func folded(_ name: String) -> String {
    TextFolding.caseFolded(name.drop { $0 == "#" })
  }

  /// One tag a row.
  static var listing: Listing<(name: String, count: Int)> {
    let tag = Column<(name: String, count: Int)>("tag", .flexible(minimum: 12), .title) { $0.name }
    let count = Column<(name: String, count: Int)>("count", .number, .faint) { $0.count }
    return Listing([tag, count], cells: [count, tag])
  }
}
