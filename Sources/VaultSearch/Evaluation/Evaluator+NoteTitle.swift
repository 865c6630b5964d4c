import VaultSyntax

/// The key `note`.
extension Evaluator {
  /// `note:` asks for the title of the note, which a line inherits, and for an item's own key of that name.
  ///
  /// Only the own key is a condition that a line meets by itself.
  mutating func answer(toNote field: FieldCondition, within: ItemSet) throws(SnapshotFault) -> MatchedItems {
    let notes = within.owners(in: snapshot.notes)
    let titled: ItemSet
    let own: ItemSet
    switch field.test {
    case .exactly(let text):
      titled = try items(titled: text, within: notes)
      own = try items(ofValues: [text], key: field.key)
    case .phrase(let words):
      titled = try answer(toPhrase: words, key: "title", within: notes).matches
      own = try answer(toPhrase: words, key: field.key, within: within).matches
    case .words(let patterns):
      titled = try answer(toWords: patterns, key: "title", within: notes).matches
      own = try answer(toWords: patterns, key: field.key, within: within).matches
    case .present: return MatchedItems(matches: snapshot.live, own: try items(havingKey: field.key))
    case .absent, .anyOf, .allOf, .range, .amount, .stands: return emptyAnswer
    }
    let inherited = titled.intersection(snapshot.notes).withLines(notes: snapshot.notes).intersection(snapshot.live)
    return MatchedItems(matches: inherited.union(own), own: own)
  }
}
