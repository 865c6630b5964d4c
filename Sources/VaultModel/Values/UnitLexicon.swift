import VaultSyntax

/// The table of unit names, read once.
struct UnitLexicon: Sendable {
  /// One word for a unit with its declension.
  struct Lexeme: Sendable {
    var unit: Unit
    /// The abbreviations, first the one that is printed; a plural stands behind its singular.
    var abbreviations: [String]
    /// The forms of one, few, many, other; empty for a word only read.
    var forms: [String]

    func form(for category: PluralCategory) -> String {
      let place = forms.count == 2 ? (category == .one ? 0 : 1) : Int(category.rawValue)
      return place < forms.count ? forms[place] : forms.last ?? abbreviation ?? unit.name
    }

    /// How the abbreviation is printed, or nil.
    var abbreviation: String? { abbreviations.first }

    /// An English abbreviation as it stands after one: `lb` of `lbs`; itself where it is no plural.
    func singular(of written: String) -> String {
      let hasStop = written.hasSuffix(".")
      let word = written.lowercased().prefix { $0 != "." }
      guard let place = abbreviations.firstIndex(where: { $0 == word }), place > 0,
        abbreviations[place - 1] + "s" == abbreviations[place]
      else { return written }
      return written.prefix(word.count - 1) + (hasStop ? "." : "")
    }

    /// Whether the match is one letter, with or without a full stop.
    func isBareLetter(_ match: WordTable.Match, _ cursor: ByteCursor) -> Bool {
      let length = match.end - cursor.position
      return length == 1 || length == 2 && cursor.bytes[match.end - 1] == 0x2E
    }
  }

  static let standard = UnitLexicon()

  private(set) var lexemes: [Lexeme] = []
  /// The names, a table a language: not in an array, which would count its references at each look-up.
  private var english = WordTable(capacity: 512), ukrainian = WordTable(capacity: 512)
  private var russian = WordTable(capacity: 512)
  /// The usual lexeme of a unit at `language × units + unit`, or -1.
  private var usual: [Int16]

  private init() {
    usual = Array(repeating: -1, count: Language.allCases.count * Unit.allCases.count)
    let names = Dictionary(uniqueKeysWithValues: Unit.allCases.map { ($0.name, $0) })
    english = read(TextTable(UnitNames.english), .english, names)
    ukrainian = read(TextTable(UnitNames.ukrainian), .ukrainian, names)
    russian = read(TextTable(UnitNames.russian), .russian, names)
  }

  private mutating func read(_ table: TextTable, _ language: Language, _ names: [String: Unit]) -> WordTable {
    var words = WordTable(capacity: 512)
    for (key, columns) in table.rows {
      guard let unit = names[table.text(key)] else { continue }
      let number = UInt16(clamping: lexemes.count)
      for (column, spellings) in columns.enumerated() {
        for spelling in spellings {
          words.insert(table.bytes, in: spelling, value: number, isAbbreviation: column == 0)
        }
      }
      let place = Int(language.rawValue) * Unit.allCases.count + Int(unit.rawValue)
      if usual[place] < 0 { usual[place] = Int16(clamping: lexemes.count) }
      lexemes.append(
        Lexeme(
          unit: unit, abbreviations: columns.first?.map(table.text) ?? [],
          forms: columns.dropFirst().prefix(4).compactMap { $0.first.map(table.text) }))
    }
    return words
  }

  /// The longest unit name at the cursor and the language it is taken to be in.
  func longestMatch(_ cursor: ByteCursor, preferring preferred: Language?) -> (WordTable.Match, Language)? {
    let first = cursor.peek()
    if first < 0x80 {
      guard first.isLetter else { return nil }
      return english.longestMatch(cursor).map { ($0, .english) }
    }
    let inUkrainian = ukrainian.longestMatch(cursor), inRussian = russian.longestMatch(cursor)
    guard let inUkrainian else { return inRussian.map { ($0, .russian) } }
    guard let inRussian else { return (inUkrainian, .ukrainian) }
    let isRussian = preferred == .russian ? inRussian.end >= inUkrainian.end : inRussian.end > inUkrainian.end
    return isRussian ? (inRussian, .russian) : (inUkrainian, .ukrainian)
  }

  /// The number of the usual lexeme of a unit, 0 if it has none.
  func usualLexeme(of unit: Unit, in language: Language) -> UInt16 {
    UInt16(clamping: usual[Int(language.rawValue) * Unit.allCases.count + Int(unit.rawValue)])
  }

  /// The usual word for a unit in a language, else the English one.
  func usual(_ unit: Unit, in language: Language) -> Lexeme? {
    for candidate in [language, .english] {
      let number = usual[Int(candidate.rawValue) * Unit.allCases.count + Int(unit.rawValue)]
      if number >= 0 { return lexemes[Int(number)] }
    }
    return nil
  }
}
