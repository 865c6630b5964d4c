import VaultModel
import VaultSyntax

/// The keys that a query may name.
///
/// ```swift
/// let vocabulary = QueryVocabulary.standard.adding(notes.keys.map { QueryKey($0, .own) })
/// vocabulary.key(named: "Due")        // the key `due`, of kind .moment
/// vocabulary.suggestions(for: "tipe")  // ["type"]
/// ```
package struct QueryVocabulary: Sendable {
  /// The keys that a query has beside those of the format. They are few and most queries name none of them, so they are
  /// looked through when one is named, and no table is made of them.
  private var more: [QueryKey] = []

  /// The same with more keys, such as those found in notes; a key already known keeps its kind.
  package func adding(_ more: some Sequence<QueryKey>) -> QueryVocabulary {
    var result = self
    result.more += more
    return result
  }

  /// The key with this name, in any case.
  package func key(named name: String) -> QueryKey? {
    let folded = TextFolding.caseFolded(name)
    return Self.formatKeys[folded] ?? more.first { TextFolding.caseFolded($0.name) == folded }
  }

  /// The names of all keys, sorted, without their aliases.
  package var names: [String] { Set((Array(Self.formatKeys.values) + more).map(\.name)).sorted() }

  /// The names nearest to one that is no key, nearest first, at most three.
  package func suggestions(for name: String) -> [String] {
    EditDistance.nearest(
      to: name, among: Set(Self.formatKeys.keys).union(more.map { TextFolding.caseFolded($0.name) }).sorted())
  }
}
