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
  /// Asked only of values that are no member of their key's set.
  private var isWritten: @Sendable (_ value: String, _ key: String) -> Bool = { _, _ in false }

  /// The same with more keys, such as those found in notes; a key already known keeps its kind.
  package func adding(_ more: some Sequence<QueryKey>) -> QueryVocabulary {
    var result = self
    result.more += more
    return result
  }

  /// The same for notes that have values of their own under keys of closed sets, as plain notes may: they are asked for
  /// as text.
  package func asking(_ isWritten: @escaping @Sendable (_ value: String, _ key: String) -> Bool) -> QueryVocabulary {
    var result = self
    result.isWritten = isWritten
    return result
  }

  /// Whether some note has a whole value under a key, in any case, though it is no member of the key's set.
  func hasNote(with value: String, under key: QueryKey) -> Bool { isWritten(value, key.name) }

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
