package import VaultSyntax

/// The words of dates, times and repetitions, read once from their tables.
package struct TimeLexicon: Sendable {
  static let words = TimeLexicon(RepetitionNames.words)
  /// Lengths of time, in the order of `RepetitionUnit`.
  package static let units = TimeLexicon(RepetitionNames.units)
  static let adverbs = TimeLexicon(RepetitionNames.adverbs)
  static let everyWeekday = TimeLexicon(RepetitionNames.everyWeekday, from: 1)
  static let weekdayForms = TimeLexicon(RepetitionNames.weekdayForms, from: 1)
  /// Places as words, 1 … 31.
  static let ordinals = TimeLexicon(RepetitionNames.ordinals, from: 1)
  /// Numbers as words, 1 … 20.
  package static let numbers = TimeLexicon(RepetitionNames.numbers, from: 1)
  static let ordinalEndings = TimeLexicon(RepetitionNames.ordinalEndings)

  package static let days = TimeLexicon(DateWords.days)
  static let spans = TimeLexicon(DateWords.spans)
  static let now = TimeLexicon(DateWords.now)
  static let next = TimeLexicon(DateWords.next)
  static let fillers = TimeLexicon(DateWords.fillers)
  static let beforeTime = TimeLexicon(DateWords.beforeTime)
  static let after = TimeLexicon(DateWords.after)
  static let spokenLengths = TimeLexicon(DateWords.spokenLengths)
  static let dayOfMonth = TimeLexicon(DateWords.dayOfMonth)
  static let of = TimeLexicon(DateWords.of)
  static let year = TimeLexicon(DateWords.year)
  static let shifts = TimeLexicon(DateWords.shifts)
  static let clockHours = TimeLexicon(DateWords.clockHours)
  static let partsOfClock = TimeLexicon(DateWords.partsOfClock)
  package static let partsOfDay = TimeLexicon(DateWords.partsOfDay)
  static let noon = TimeLexicon(DateWords.noon)

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

  /// The number of the line whose words stand at the cursor, which moves behind them; nil, and the cursor stays, if there
  /// are none.
  func take(_ cursor: inout ByteCursor) -> Int? {
    guard let match = table.longestMatch(cursor) else { return nil }
    cursor.position = match.end
    return Int(match.value)
  }

  /// The number of the line of the longest words that begin at a place of a text, and where they end.
  package func match(_ bytes: [UInt8], in range: ByteRange) -> (number: Int, end: Int)? {
    table.longestMatch(ByteCursor(bytes, in: range)).map { (Int($0.value), $0.end) }
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

  /// The one-word names of days from today, `tomorrow`.
  fileprivate var singleWords: [String] {
    (spellings(cyrillic: true) + spellings(cyrillic: false)).filter { !$0.contains(" ") }
  }
}

/// Words that are nearly a date, so that a slip of the finger is not taken for part of a title.
package enum NearlyDate {
  /// The fewest letters of a word that may be a misspelt name.
  private static let fewestLetters = 5

  private static let names: [[UInt32]] = {
    var names = TimeLexicon.days.singleWords
    for language in [Language.english, .ukrainian, .russian] {
      for form in [CalendarNameForm.nominative, .genitive] {
        names +=
          (1...12).map { MonthName.text($0, language, form) } + Weekday.allCases.map { $0.name(in: language, form) }
      }
    }
    return Set(names).map(folded).filter { $0.count >= fewestLetters - 1 }
  }()

  private static func folded(_ text: String) -> [UInt32] {
    let bytes = Array(text.utf8)
    return EditDistance.folded(bytes, in: ByteRange(0, bytes.count))
  }

  /// Whether a word of five letters or more is one letter off the full name of a day or a month, or off `tomorrow` and
  /// its like. O(names).
  package static func isOneLetterOff(_ word: String) -> Bool {
    guard word.utf8.count <= 48 else { return false }
    let letters = folded(word)
    return letters.count >= fewestLetters
      && names.contains { EditDistance.between(letters, $0, atMost: 1) == 1 }
  }
}
