import VaultSyntax

/// How days are written: `%d.%m.%Y`, with the letters of POSIX `strptime`: `%d`, `%m`, `%Y`, and `%y` of this century.
///
/// ```swift
/// DatePattern("%d.%m.%Y")?.date(in: "03.11.2026 18:20")   // 2026-11-03
/// ```
package struct DatePattern: Sendable, Hashable {
  package let text: String

  package static let iso = DatePattern(unchecked: "%Y-%m-%d")

  private init(unchecked text: String) { self.text = text }

  /// Nil for a text that does not have a year, a month and a day once each, or has other letters behind `%`.
  package init?(_ text: String) {
    var letters: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else { continue }
      guard let letter = bytes.next() else { return nil }
      letters.append(letter | 0x20)
      guard [UInt8(ascii: "d"), UInt8(ascii: "m"), UInt8(ascii: "Y"), UInt8(ascii: "y")].contains(letter) else {
        return nil
      }
    }
    guard letters.sorted() == Array("dmy".utf8) else { return nil }
    self.text = text
  }

  /// The day that a text begins with; what stands behind a space or a `T`, such as a time, does not count. Nil for any
  /// other text, and for a day that is none.
  package func date(in text: String) -> LocalDate? {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes, in: ByteRange(0, bytes.count))
    cursor.skipSpaces()
    var (year, month, day) = (0, 0, 0)
    var pattern = self.text.utf8.makeIterator()
    while let byte = pattern.next() {
      guard byte == UInt8(ascii: "%"), let letter = pattern.next() else {
        guard cursor.take(byte) else { return nil }
        continue
      }
      switch letter {
      case UInt8(ascii: "Y"):
        guard let number = cursor.takeExactly(4) else { return nil }
        year = number
      case UInt8(ascii: "y"):
        guard let number = cursor.takeExactly(2) else { return nil }
        year = 2000 + number
      default:
        guard let number = cursor.takeDigits(atMost: 2)?.value else { return nil }
        if letter == UInt8(ascii: "d") { day = number } else { month = number }
      }
    }
    guard cursor.isAtEnd || cursor.peek() == UInt8(ascii: "T") || cursor.takeSpace() else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }
}
