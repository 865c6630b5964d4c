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
    Spelling.nearest(to: name, among: keys.keys.sorted())
  }
}

/// Finding what a misspelt word may have meant.
enum Spelling {
  /// At most three of `candidates`, nearest first; near means at most a third of the letters, and at most three, are
  /// to be changed. Only the first 64 letters of `word` count.
  static func nearest(to word: String, among candidates: [String]) -> [String] {
    let letters = scalars(TextFolding.caseFolded(String(word.prefix(64))))
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let other = scalars(candidate)
      let limit = min(3, max(1, max(letters.count, other.count) / 3))
      if let distance = EditDistance.between(letters, other, atMost: limit) {
        found.append((distance, candidate))
      }
    }
    return found.sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }.prefix(3).map(\.candidate)
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
