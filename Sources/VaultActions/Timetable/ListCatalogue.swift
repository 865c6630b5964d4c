import VaultModel
import VaultSearch
import VaultStore
package import VaultTimetable

/// The rooms, teachers or groups that somebody looks for, in sections.
package struct CatalogueAnswer<Record: Sendable, Card: Sendable>: Sendable {
  /// One without a name where nothing is grouped; in each, favourites first.
  package let sections: [CatalogueSection<CatalogueEntry<Record>>]
  /// Whether the sections say what the entries have in common.
  package let isGrouped: Bool
  /// What the lessons and other notes say of the only one that was looked for; nil for several, and for all.
  package let card: Card?

  package var isEmpty: Bool { sections.isEmpty }

  init(
    _ entries: [CatalogueEntry<Record>], by order: CatalogueOrder, card: Card?,
    groupedBy names: ((Record) -> [String])?
  ) {
    isGrouped = names != nil
    self.card = card
    if let names {
      sections = entries.sections(by: order) { names($0.record) }
    } else {
      sections = entries.isEmpty ? [] : [CatalogueSection(name: nil, members: entries)]
    }
  }
}

extension Array {
  /// The entries that a search finds: the one that it names in full, else all.
  func found<Record>(
    by text: String, names: (Element) -> [String], _ finds: (CatalogueSearch, Element) -> Bool
  ) -> Self where Element == CatalogueEntry<Record> {
    let search = CatalogueSearch(text)
    guard !search.isEmpty else { return self }
    let whole = filter { search.isWhole(names($0)) }
    return whole.count == 1 ? whole : filter { finds(search, $0) }
  }
}

extension Sequence<String> {
  /// Each name once, in their order.
  func namesOnce(by order: CatalogueOrder) -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert(LessonName.folded($0)).inserted }
      .map { (name: $0, key: order.key(of: $0)) }.sorted { $0.key < $1.key }.map(\.name)
  }
}
