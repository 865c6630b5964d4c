package import VaultSyntax

/// Words of dates, times, lengths of time and rules that take one place in a phrase, read once from their table: what is
/// in which one says `TimeWords.swift`.
package struct TimeLexicon: Sendable {
  /// A word or a few that have a meaning.
  struct Form: Sendable {
    /// The number of its line.
    var number: Int
    /// The language of its column; nil in the fourth one, whose forms are of several.
    var language: Language?
    var text: String
    var isAbbreviation: Bool
  }

  /// All forms, in the order of the table.
  private(set) var forms: [Form] = []
  /// The forms of each line in each language.
  private var names: [[[String]]] = []
  private let first: Int
  /// The forms of the three languages, by the number of their line.
  private var table = WordTable(capacity: 256)
  /// Those of the fourth column as well.
  private var wideTable = WordTable(capacity: 16)

  /// Reads a table whose first line has the number `first`.
  init(_ text: String, from first: Int = 0) {
    self.first = first
    let lines = TextTable(text)
    for (place, row) in lines.rows.enumerated() {
      let columns = row.columns.enumerated().map { column, pieces in
        pieces.map { form in
          let isAbbreviation = lines.bytes[form.upper - 1] == 0x2E
          return Form(
            number: place + first, language: Language(rawValue: UInt8(clamping: column)),
            text: lines.text(ByteRange(form.lower, form.upper - (isAbbreviation ? 1 : 0))),
            isAbbreviation: isAbbreviation)
        }
      }
      forms += columns.joined()
      names.append(columns.prefix(3).map { $0.map(\.text) })
    }
    for form in forms where form.language != nil { table.insert(form, value: form.number) }
    wideTable = table
    for form in forms where form.language == nil { wideTable.insert(form, value: form.number) }
  }

  /// The number of the line whose words stand at the cursor, which moves behind them; nil, and the cursor stays, if there
  /// are none.
  func take(_ cursor: inout ByteCursor, isWide: Bool = false) -> Int? {
    guard let match = (isWide ? wideTable : table).longestMatch(cursor) else { return nil }
    cursor.position = match.end
    return Int(match.value)
  }

  /// The number of the line of the longest words that begin at a place of a text, and where they end.
  package func match(_ bytes: [UInt8], in range: ByteRange) -> (number: Int, end: Int)? {
    table.longestMatch(ByteCursor(bytes, in: range)).map { (Int($0.value), $0.end) }
  }

  /// The number of the line whose words are all of a text.
  package func number(_ text: some StringProtocol) -> Int? {
    let bytes = Array(text.utf8)
    return number(bytes, in: ByteRange(0, bytes.count))
  }

  /// The number of the line whose words fill `range`, spaces around them apart.
  package func number(_ bytes: [UInt8], in range: ByteRange) -> Int? { number(bytes, in: range, isWide: false) }

  /// The same among the words of the fourth column too.
  func number(_ bytes: [UInt8], in range: ByteRange, isWide: Bool) -> Int? {
    (isWide ? wideTable : table).value(of: bytes, in: range).map(Int.init)
  }

  /// The form at a place of a line, else the line's last one; empty where the language has none.
  func form(_ number: Int, _ language: Language, _ place: Int = 0) -> String {
    let line = number - first
    guard names.indices.contains(line), names[line].indices.contains(Int(language.rawValue)) else { return "" }
    let forms = names[line][Int(language.rawValue)]
    return forms.indices.contains(place) ? forms[place] : forms.last ?? ""
  }

  /// All forms in a script.
  func spellings(cyrillic: Bool) -> [String] {
    names.joined().joined().filter { (($0.utf8.first ?? 0) >= 0x80) == cyrillic }
  }

  /// The form at a place of every line in every language.
  fileprivate func forms(at place: Int) -> [String] {
    names.joined().compactMap { $0.indices.contains(place) ? $0[place] : nil }
  }
}

extension WordTable {
  /// Adds a form; the first of two equal ones stays.
  mutating func insert(_ form: TimeLexicon.Form, value: Int) {
    let bytes = Array(form.text.utf8)
    insert(
      bytes, in: ByteRange(0, bytes.count), value: UInt16(clamping: value), isAbbreviation: form.isAbbreviation)
  }

  /// What a form stands for that is there already.
  func value(of form: TimeLexicon.Form) -> Int? {
    let bytes = Array(form.text.utf8)
    return value(of: bytes, in: ByteRange(0, bytes.count)).map(Int.init)
  }
}

/// Words that are nearly a date, so that a slip of the finger is not taken for part of a title.
package enum NearlyDate {
  /// The fewest letters of a word that may be a misspelt name.
  private static let fewestLetters = 5

  private static let names: [(text: String, letters: [UInt32])] = {
    let full = [TimeLexicon.months, .weekdays].flatMap { $0.forms(at: 0) + $0.forms(at: 1) }
    let days = TimeLexicon.days.forms.map(\.text).filter { !$0.contains(" ") }
    return Set(full + days).sorted().map { ($0, folded($0)) }.filter { $0.1.count >= fewestLetters - 1 }
  }()

  private static func folded(_ text: String) -> [UInt32] {
    let bytes = Array(text.utf8)
    return EditDistance.folded(bytes, in: ByteRange(0, bytes.count))
  }

  /// The full name of a day or a month, or `tomorrow` and its like, that a word is nearly; nil if there is none. O(names).
  ///
  /// That is one letter off with five letters or more, two letters off with six and the same beginning, `satday`,
  /// `wensday`, cut after four letters, `frid`, `вівт`, or of its consonants alone, `пнд`.
  package static func name(near word: String) -> String? {
    guard word.utf8.count <= 48 else { return nil }
    let letters = folded(word)
    if letters.count >= fewestLetters,
      let name = names.first(where: { EditDistance.between(letters, $0.letters, atMost: 1) == 1 })
    {
      return name.text
    }
    return names.first {
      isClipped(letters, $0.letters) || isTwoOff(letters, $0.letters) || isSkeleton(letters, $0.letters)
    }?.text
  }

  /// Whether a word is the beginning of a name; `серед` is a preposition, and a month cut is an abbreviation.
  private static func isClipped(_ letters: [UInt32], _ name: [UInt32]) -> Bool {
    guard letters.count >= fewestLetters - 1, letters.count < name.count, !notClipped.contains(letters) else {
      return false
    }
    let bare = name.filter { $0 != 0x27 }
    return days.contains(name) && (name.starts(with: letters) || bare.starts(with: letters))
  }

  /// Whether a word is some consonants of a name in their order.
  private static func isSkeleton(_ letters: [UInt32], _ name: [UInt32]) -> Bool {
    guard letters.count >= 3, letters[0] == name[0], days.contains(name), vowels.isDisjoint(with: letters) else {
      return false
    }
    var rest = name[...]
    return letters.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  private static let vowels = Set("aeiouаеиіоуєюяї".unicodeScalars.map(\.value))

  private static func isTwoOff(_ letters: [UInt32], _ name: [UInt32]) -> Bool {
    guard letters.count > fewestLetters, name.count >= 6, letters[0] < 0x80, letters[0] == name[0] else { return false }
    let isLong = name.count >= 8 && letters.count + 2 >= name.count
    return (isLong || letters.suffix(3) == name.suffix(3)) && EditDistance.between(letters, name, atMost: 2) == 2
  }

  /// The names that are cut: of days.
  private static let days: Set<[UInt32]> = {
    let forms = TimeLexicon.weekdays.forms(at: 0) + TimeLexicon.weekdays.forms(at: 1) + ["tomorrow", "завтра"]
    return Set(forms.map(folded))
  }()

  private static let notClipped: Set<[UInt32]> = Set(["серед", "tues", "thur", "thurs"].map(folded))
}
