import VaultModel
import VaultSyntax

// How often.
extension EntryPhraseReader {
  /// `every week`, `щотижня`, `every 2 weeks on mon, wed until 2026-12-31`: the longest text of a rule.
  func repetition(at place: Int) -> EntryPhrase? {
    let lower = words[place].range.lower
    let limit = words[place...].first { $0.isText }?.range.lower ?? text.bytes.count
    guard var match = RepetitionWords.longestMatch(in: text.bytes, range: ByteRange(0, limit), at: lower) else {
      return nil
    }
    // A number of times at the end may be that of a length: `every day for 45 min`.
    if let length = words.indices.first(where: { $0 > place && isLength(at: $0, reachingBehind: match.range.upper) }),
      let shorter = RepetitionWords.longestMatch(
        in: text.bytes, range: ByteRange(0, words[length].range.lower), at: lower)
    {
      match = shorter
    }
    guard let last = words[place...].firstIndex(where: { $0.core.upper >= match.range.upper }),
      words[last].core.upper == match.range.upper
    else { return nil }
    let rule = text.text(match.range)
    let isSure = text.folded(place).map(EntryVocabulary.beginsRule) ?? false
    return EntryPhrase(
      meaning: .repetition(rule.contains("[[") ? rule : rule.lowercased(), match.rule),
      strength: isSure ? .anywhere : .atEdge, words: place..<last + 1)
  }

  /// Whether a length that begins at a word ends behind a place of the text.
  private func isLength(at place: Int, reachingBehind upper: Int) -> Bool {
    guard words[place].range.lower < upper, let phrase = length(at: place) else { return false }
    return words[phrase.words.upperBound - 1].core.upper > upper
  }
}
