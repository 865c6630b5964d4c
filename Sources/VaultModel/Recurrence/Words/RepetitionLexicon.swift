import VaultSyntax

/// The words of repetitions, read once from their tables.
struct RepetitionLexicon: Sendable {
  static let words = RepetitionLexicon(RepetitionNames.words)
  static let units = RepetitionLexicon(RepetitionNames.units)
  static let adverbs = RepetitionLexicon(RepetitionNames.adverbs)
  static let everyWeekday = RepetitionLexicon(RepetitionNames.everyWeekday, from: 1)
  static let weekdayForms = RepetitionLexicon(RepetitionNames.weekdayForms, from: 1)
  static let ordinals = RepetitionLexicon(RepetitionNames.ordinals, from: 1)
  static let numbers = RepetitionLexicon(RepetitionNames.numbers, from: 1)
  static let ordinalEndings = RepetitionLexicon(RepetitionNames.ordinalEndings)

  /// Every form, by the number of its line.
  private(set) var table: WordTable
  /// All forms of a line in a language.
  private var forms: [[[String]]] = []
  private let first: Int

  private init(_ text: String, from first: Int = 0) {
    let lines = TextTable(text)
    table = WordTable(capacity: 256)
    self.first = first
    for (number, line) in lines.lines.enumerated() {
      guard let (_, rest) = lines.halves(of: line, at: 0x3A) else { continue }
      let columns = lines.pieces(of: rest, separatedBy: 0x7C)
        .map { lines.pieces(of: $0, separatedBy: 0x2C).filter { !$0.isEmpty } }
      for form in columns.joined() {
        table.insert(lines.bytes, in: form, value: UInt16(clamping: number + first))
      }
      forms.append(columns.map { $0.map(lines.text) })
    }
  }

  /// The form at a place of a line, else the line's last one; empty where the language has none.
  func form(_ number: Int, _ language: Language, _ place: Int = 0) -> String {
    let line = number - first
    guard forms.indices.contains(line), forms[line].indices.contains(Int(language.rawValue)) else { return "" }
    let forms = forms[line][Int(language.rawValue)]
    return forms.indices.contains(place) ? forms[place] : forms.last ?? ""
  }

  /// All forms of one word in a script, for suggestions: each is one that may have been meant.
  func spellings(cyrillic: Bool) -> [String] {
    forms.flatMap { columns in columns.joined().filter { ($0.utf8.first ?? 0) >= 0x80 ? cyrillic : !cyrillic } }
  }
}
