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
  private var keys: [String: QueryKey] = [:]

  package init(_ keys: some Sequence<QueryKey>, aliases: KeyValuePairs<String, String> = [:]) {
    for key in keys { self.keys[TextFolding.caseFolded(key.name)] = key }
    for (alias, name) in aliases { self.keys[alias] = self.keys[name] }
  }

  /// The same with more keys, such as those found in notes; a key already known keeps its kind.
  package func adding(_ more: some Sequence<QueryKey>) -> QueryVocabulary {
    var result = self
    for key in more {
      let folded = TextFolding.caseFolded(key.name)
      if result.keys[folded] == nil { result.keys[folded] = key }
    }
    return result
  }

  /// The key with this name, in any case.
  package func key(named name: String) -> QueryKey? { keys[TextFolding.caseFolded(name)] }

  /// The names of all keys, sorted, without their aliases.
  package var names: [String] { Set(keys.values.map(\.name)).sorted() }

  /// The names nearest to one that is no key, nearest first, at most three.
  package func suggestions(for name: String) -> [String] {
    EditDistance.nearest(to: name, among: keys.keys.sorted())
  }
}
