import VaultModel
import VaultSyntax

// How long something takes.
extension EntryPhraseReader {
  /// The most words a length is said in: `1 год 30 хв`.
  private static let longestLength = 4
  /// A day: what takes longer is not one sitting.
  private static let bound: Int64 = 86_400

  /// `45m`, `~2h`, `for 2 hours`, `на 45 хв`.
  func length(at place: Int) -> EntryPhrase? {
    guard let word = text.folded(place) else { return nil }
    if EntryVocabulary.beforeLength.contains(word), words[place].ending == .none {
      return lengthCore(at: place + 1, isBare: false).map { span, last in
        EntryPhrase(meaning: .length(span, beginsBlock: true), strength: .atEdge, words: place..<last + 1)
      }
    }
    if word.hasPrefix("~") {
      let core = words[place].core
      guard let span = TimeSpan(text.bytes, in: ByteRange(core.lower + 1, core.upper)), isLength(span) else {
        return nil
      }
      return EntryPhrase(meaning: .length(span, beginsBlock: false), strength: .anywhere, words: place..<place + 1)
    }
    return lengthCore(at: place, isBare: true).map { span, last in
      EntryPhrase(meaning: .length(span, beginsBlock: false), strength: .atEdge, words: place..<last + 1)
    }
  }

  private func lengthCore(at place: Int, isBare: Bool) -> (TimeSpan, Int)? {
    guard words.indices.contains(place), !words[place].isText else { return nil }
    for last in (place..<min(words.count, place + Self.longestLength)).reversed()
    where areJoined(place, through: last) && words[last].ending != .colon {
      let folded = (place...last).compactMap { text.folded($0) }
      if !isBare, let seconds = EntryVocabulary.lengths[folded] { return (TimeSpan(seconds: seconds), last) }
      let range = ByteRange(words[place].range.lower, words[last].core.upper)
      guard let first = text.bytes[range.indices].first, first &- 0x30 < 10 || first >= 0x80,
        let span = TimeSpan(text.bytes, in: range), isLength(span), !areMetres(folded, span, isBare)
      else { continue }
      return (span, last)
    }
    return nil
  }

  private func isLength(_ span: TimeSpan) -> Bool {
    span.seconds >= 60 && span.seconds < Self.bound && span.seconds % 60 == 0
  }

  /// Whether a bare `m` may be metres: `5 m`, `100m`, `5 м`; `45m` is minutes.
  private func areMetres(_ words: [String], _ span: TimeSpan, _ isBare: Bool) -> Bool {
    guard let unit = words.last, unit.hasSuffix("m") || unit.hasSuffix("м"), words.count <= 2,
      !unit.contains("h"), !unit.contains("г")
    else { return false }
    if unit.hasSuffix("м") || words.count == 2 { return true }
    return isBare && (span.minutes > 90 || span.minutes % 5 != 0)
  }
}
