/// The names that ought to belong to one item and belong to several: aliases that other notes are called by too, and
/// calendar ids.
///
/// ```swift
/// let shared = try SharedNames(snapshot)
/// shared.files(withAlias: "soup")   // ordinals of the files, or none when one note alone is called so
/// ```
package struct SharedNames: Sendable {
  private var aliases: [[UInt8]: [Int]] = [:]
  private var identifiers: [[UInt8]: [Int]] = [:]

  /// Collects them.
  ///
  /// - Complexity: O(*names* + *ids*).
  package init(_ snapshot: Snapshot) throws(SnapshotFault) {
    var names: [[UInt8]: Bearers] = [:]
    try Self.collect([TermName.name], of: snapshot, into: &names)
    for (term, bearers) in names where bearers.hasAlias {
      let files = Set(bearers.files)
      if files.count > 1 { aliases[term] = files.sorted() }
    }
    var values: [[UInt8]: Bearers] = [:]
    try Self.collect(TermName.make(TermName.value, key: "uid".utf8, bytes: []), of: snapshot, into: &values)
    for (term, bearers) in values where bearers.files.count > 1 { identifiers[term] = bearers.files.sorted() }
  }

  /// The files of the notes that have this alias or this stem, ascending, when there are several.
  package func files(withAlias alias: String) -> [Int] {
    aliases[TermName.make(TermName.name, WordForms.foldedValue(Array(alias.utf8)))] ?? []
  }

  /// The files of the items that have this calendar id, one for each item and ascending, when there are several.
  package func files(withIdentifier identifier: String) -> [Int] {
    let value = WordForms.foldedValue(Array(identifier.utf8))
    return identifiers[TermName.make(TermName.value, key: "uid".utf8, bytes: value)] ?? []
  }

  /// The items a term belongs to.
  private struct Bearers {
    var files: [Int] = []
    var hasAlias = false
  }

  private static func collect(
    _ prefix: [UInt8], of snapshot: Snapshot, into terms: inout [[UInt8]: Bearers]
  ) throws(SnapshotFault) {
    for part in snapshot.parts {
      var entries: [(term: [UInt8], entry: TermEntry)] = []
      try part.segment.forEachTerm(withPrefix: prefix) { entries.append(($0, $1)) }
      for (term, entry) in entries {
        var items: [(item: Int, isAlias: Bool)] = []
        try part.segment.forEachPosting(of: entry) { posting in
          let item = Int(posting.item) + part.firstItem
          if snapshot.live.contains(item) { items.append((item, posting.fields.contains(.title))) }
        }
        for (item, isAlias) in items {
          terms[term, default: Bearers()].files.append(try snapshot.location(of: item).file)
          if isAlias { terms[term]?.hasAlias = true }
        }
      }
    }
  }
}
