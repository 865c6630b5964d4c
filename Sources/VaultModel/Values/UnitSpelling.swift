package import VaultSyntax

/// A name of a unit as an author writes it: which unit, in which language, as which word.
///
/// The same word can be printed again in the form another number asks for.
package struct UnitSpelling: Sendable, Hashable {
  package var unit: Unit
  package var language: Language
  /// An abbreviation has no grammatical number: `г`, `tbsp.`
  package var isAbbreviation: Bool
  /// The declension's line in the table of names.
  var lexeme: UInt16

  /// The unit that `text` names and nothing else; nil for a word that is no unit.
  package init?(_ text: String, language: Language? = nil) {
    let bytes = Array(text.utf8)
    self.init(of: bytes, in: ByteRange(0, bytes.count), language: language)
  }

  /// The unit that the whole of `range` names; nil if it names none.
  package init?(of bytes: [UInt8], in range: ByteRange, language: Language? = nil) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    var cursor = ByteCursor(bytes, in: trimmed)
    guard let spelling = UnitSpelling(at: &cursor, language: language), cursor.isAtEnd else { return nil }
    self = spelling
  }

  /// The longest name of a unit at the cursor, which moves behind it and the full stop of an abbreviation; nil, and the
  /// cursor stays, if there is none.
  ///
  /// Ukrainian and Russian share words: `language` decides, else Ukrainian.
  init?(at cursor: inout ByteCursor, language: Language? = nil) {
    // In American recipes a capital T is a tablespoon and a small one a teaspoon.
    let isCapitalT = cursor.peek() == 0x54
    guard let (match, language) = UnitLexicon.standard.longestMatch(cursor, preferring: language) else { return nil }
    let found = UnitLexicon.standard.lexemes[Int(match.value)]
    unit = isCapitalT && found.unit == .teaspoon && found.isBareLetter(match, cursor) ? .tablespoon : found.unit
    lexeme = unit == found.unit ? match.value : UnitLexicon.standard.usualLexeme(of: unit, in: language)
    self.language = language
    isAbbreviation = match.isAbbreviation
    cursor.position = match.end
  }

  /// The word in the form that goes with a number of this category; nil for an abbreviation, which does not change.
  package func form(for category: PluralCategory) -> String? {
    isAbbreviation ? nil : UnitLexicon.standard.lexemes[Int(lexeme)].form(for: category)
  }

  /// The word as its author wrote it, in the form that goes with a number of this category: `cups` of `Cup` is `Cups`.
  ///
  /// An abbreviation stays but for what is declined of it: `1 lb` of `2 lbs`, `5 ст. ложок` of `1 ст. ложка`. O(length).
  package func word(like written: String, for category: PluralCategory) -> String {
    let lexeme = UnitLexicon.standard.lexemes[Int(lexeme)]
    guard isAbbreviation else { return lexeme.form(for: category).capitalized(like: written) }
    if language == .english { return category == .one ? lexeme.singular(of: written) : written }
    let end = written.lastIndex { !$0.isLetter }.map { written.index(after: $0) } ?? written.startIndex
    let word = written[end...].lowercased()
    let isDeclined = lexeme.forms.contains { $0.split(separator: " ").last.map(String.init) == word }
    guard end > written.startIndex, isDeclined,
      let form = lexeme.form(for: category).split(separator: " ").last
    else { return written }
    return String(written[..<end]) + form
  }
}

extension Unit {
  /// The unit's usual word in a language, in the form that goes with a number of `category`.
  ///
  /// A unit without a name in that language has its English one.
  package func word(in language: Language, for category: PluralCategory) -> String {
    UnitLexicon.standard.usual(self, in: language)?.form(for: category) ?? name
  }

  /// The unit's usual abbreviation in a language, without a full stop; nil if it has none.
  package func abbreviation(in language: Language) -> String? {
    UnitLexicon.standard.usual(self, in: language)?.abbreviation
  }
}
