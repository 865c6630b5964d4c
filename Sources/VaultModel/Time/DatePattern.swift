import VaultSyntax

/// How days are written: `%d.%m.%Y`, with letters of POSIX `strftime`, or `DD.MM.YYYY` with those of Moment.
///
/// ```swift
/// DatePattern("%d.%m.%Y")?.date(in: "03.11.2026 18:20")   // 2026-11-03
/// DatePattern("YYYY-MM-DD dddd")?.text(of: day, in: .english)   // 2026-11-03 Tuesday
/// ```
///
/// `%Y` is the year, `%y` that of this century, `%m` the month, `%B` its name and `%b` the short one, `%d` the day, `%A` and
/// `%a` the name of its weekday, `%j` the day of the year, `%G` and `%V` the year and week of ISO 8601, `%%` a per cent sign.
package struct DatePattern: Sendable, Hashable {
  private enum Part: Hashable {
    case sign(UInt8)
    case field(UInt8)
  }

  package let text: String
  private let parts: [Part]

  package static let iso = DatePattern(unchecked: "%Y-%m-%d")
  /// Where the notes of days stand that no setting puts elsewhere.
  static let diary = DatePattern(unchecked: "diary/%Y/%Y-%m-%d.md")

  private init(unchecked text: String) { (self.text, parts) = (text, Self.parts(of: text) ?? []) }

  /// Nil for a text that does not tell the year, the month and the day, or has other letters behind `%`.
  ///
  /// - Parameter repeats: whether it may tell one of them twice, or more than these.
  package init?(_ text: String, repeats: Bool = false) {
    guard let parts = Self.parts(of: text.contains("%") ? text : Self.strftime(text)) else { return nil }
    let letters = parts.compactMap { if case .field(let letter) = $0 { Character(UnicodeScalar(letter)) } else { nil } }
    let tells = { (any: String) in letters.contains(where: any.contains) }
    guard tells("Yy"), tells("j") || tells("mBb") && tells("do"), repeats || letters.count == 3
    else { return nil }
    (self.text, self.parts) = (text, parts)
  }

  private static func parts(of text: String) -> [Part]? {
    var parts: [Part] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        parts.append(.sign(byte))
        continue
      }
      guard let letter = bytes.next(), letter == byte || "YymBbdoAajGV".utf8.contains(letter) else { return nil }
      parts.append(letter == byte ? .sign(byte) : .field(letter))
    }
    return parts
  }

  // MARK: Moment

  private static let moment = [
    ("YYYY", "%Y"), ("MMMM", "%B"), ("MMM", "%b"), ("MM", "%m"), ("dddd", "%A"), ("ddd", "%a"), ("DD", "%d"),
    ("Do", "%o"),
  ]

  /// Moment's letters as those of POSIX: of a word only where it is nothing but such letters. What stands in `[…]` is text.
  private static func strftime(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]") {
        result += rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        continue
      }
      let word = rest.prefix { $0.isASCII && $0.isLetter }
      result += word.isEmpty ? String(first) : letters(word) ?? String(word)
      rest = rest.dropFirst(max(1, word.count))
    }
    return result
  }

  private static func letters(_ word: Substring) -> String? {
    guard !word.isEmpty else { return "" }
    guard let token = moment.first(where: { word.hasPrefix($0.0) }) else { return nil }
    return letters(word.dropFirst(token.0.count)).map { token.1 + $0 }
  }

  // MARK: Reading

  /// The day that a text begins with; what stands behind a space or a `T`, such as a time, does not count. Nil for any
  /// other text, and for a day that is none.
  package func date(in text: String) -> LocalDate? {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes, in: ByteRange(0, bytes.count))
    cursor.skipSpaces()
    guard let date = date(at: &cursor),
      cursor.isAtEnd || cursor.peek() == UInt8(ascii: "T") || cursor.takeSpace()
    else { return nil }
    return date
  }

  /// The day that the whole of a text is; nil for any other.
  func date(ofAll text: String) -> LocalDate? {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes, in: ByteRange(0, bytes.count))
    guard let date = date(at: &cursor), cursor.isAtEnd else { return nil }
    return date
  }

  private func date(at cursor: inout ByteCursor) -> LocalDate? {
    var said: [(letter: UInt8, number: Int)] = []
    for part in parts {
      switch part {
      case .sign(let byte): guard cursor.take(byte) else { return nil }
      case .field(let letter):
        guard let number = Self.number(letter, at: &cursor) else { return nil }
        said.append((letter, number))
      }
    }
    let number = { (letters: String) in said.first { letters.utf8.contains($0.letter) }?.number }
    guard let year = number("Yy") else { return nil }
    let date: LocalDate? =
      if let month = number("mBb"), let day = number("do") {
        LocalDate(year: year, month: month, day: day)
      } else {
        LocalDate(year: year, month: 1, day: 1)?.adding(days: (number("j") ?? 0) - 1)
      }
    // What is said twice, or besides, is of the same day.
    guard let date, said.allSatisfy({ Self.number($0.letter, of: date) == $0.number }) else { return nil }
    return date
  }

  private static func number(_ letter: UInt8, at cursor: inout ByteCursor) -> Int? {
    switch letter {
    case UInt8(ascii: "Y"), UInt8(ascii: "G"): return cursor.takeExactly(4)
    case UInt8(ascii: "y"): return cursor.takeExactly(2).map { 2000 + $0 }
    case UInt8(ascii: "j"): return cursor.takeDigits(atMost: 3)?.value
    case UInt8(ascii: "B"), UInt8(ascii: "b"): return MonthName.month(name(at: &cursor))
    case UInt8(ascii: "A"), UInt8(ascii: "a"): return Weekday(named: name(at: &cursor)).map { Int($0.rawValue) }
    case UInt8(ascii: "o"):
      guard let day = cursor.takeDigits(atMost: 2)?.value else { return nil }
      _ = cursor.takeDash()
      _ = name(at: &cursor)
      return day
    default: return cursor.takeDigits(atMost: 2)?.value
    }
  }

  /// A word of letters of any script, apostrophes among them, and the full stop of a short one.
  private static func name(at cursor: inout ByteCursor) -> String {
    let start = cursor.position
    while cursor.peek().isLetter || cursor.peek() >= 0x80 || cursor.peek() == UInt8(ascii: "'") { cursor.position += 1 }
    return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
  }

  private static func number(_ letter: UInt8, of date: LocalDate) -> Int {
    switch letter {
    case UInt8(ascii: "Y"), UInt8(ascii: "y"): date.year
    case UInt8(ascii: "m"), UInt8(ascii: "B"), UInt8(ascii: "b"): date.month
    case UInt8(ascii: "A"), UInt8(ascii: "a"): Int(date.weekday.rawValue)
    case UInt8(ascii: "j"): date.dayOfYear
    case UInt8(ascii: "G"): date.isoWeek.year
    case UInt8(ascii: "V"): date.isoWeek.week
    default: date.day
    }
  }

  // MARK: Writing

  /// A day as the pattern has it, with the names of a language.
  package func text(of date: LocalDate, in language: Language) -> String {
    var bytes: [UInt8] = []
    for (place, part) in parts.enumerated() {
      switch part {
      case .sign(let byte): bytes.append(byte)
      case .field(let letter):
        // `20 листопада`, but `листопад` by itself.
        let before = parts[..<place].last { $0 != .sign(UInt8(ascii: " ")) }
        let isBehindDay =
          parts[..<place].last == .sign(UInt8(ascii: " "))
          && [.field(UInt8(ascii: "d")), .field(UInt8(ascii: "o"))].contains(before)
        bytes += Array(Self.text(letter, of: date, in: language, isBehindDay ? .genitive : .nominative).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func text(
    _ letter: UInt8, of date: LocalDate, in language: Language, _ form: CalendarNameForm
  ) -> String {
    let number = number(letter, of: date)
    switch letter {
    case UInt8(ascii: "Y"), UInt8(ascii: "G"): return DigitText.padded(number, to: 4)
    case UInt8(ascii: "y"): return DigitText.padded(number % 100, to: 2)
    case UInt8(ascii: "j"): return DigitText.padded(number, to: 3)
    case UInt8(ascii: "B"): return MonthName.text(number, language, form)
    case UInt8(ascii: "b"): return MonthName.text(number, language, .abbreviation)
    case UInt8(ascii: "A"): return date.weekday.name(in: language)
    case UInt8(ascii: "a"): return date.weekday.name(in: language, .abbreviation)
    case UInt8(ascii: "o"):
      let ending = number / 10 == 1 ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
      return String(number) + (language == .english ? ending : "-го")
    default: return DigitText.padded(number, to: 2)
    }
  }
}
