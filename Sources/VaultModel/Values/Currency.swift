import VaultSyntax

/// A currency of ISO 4217.
package struct Currency: Sendable, Hashable, Comparable {
  /// The three letters of the code in base 26, `AAA` being 0.
  package let columnCode: UInt16

  /// The Ukrainian hryvnia.
  package static let hryvnia = Currency(columnCode: Currency.columnCode(0x55, 0x41, 0x48))

  private init(columnCode: UInt16) { self.columnCode = columnCode }

  /// The currency of a code such as `UAH`, in any case; nil if ISO 4217 has no such code.
  package init?(code: some StringProtocol) {
    let letters = code.utf8.map { $0 & 0xDF }
    guard letters.count == 3, letters.allSatisfy(\.isLetter) else { return nil }
    self.init(knownLetters: letters[0], letters[1], letters[2])
  }

  /// Reads a code, symbol or word that is all of `text`: `UAH`, `₴`, `грн.`, `$`.
  ///
  /// A symbol of several currencies is read as `configured` if that is one of them.
  package init?(parsing text: String, configured: Currency? = nil) {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes, in: ByteCursor.trimming(ByteRange(0, bytes.count), of: bytes))
    if let currency = Currency(at: &cursor, configured: configured), cursor.isAtEnd {
      self = currency
    } else {
      self.init(code: text)
    }
  }

  /// The currency written at the cursor, which moves behind it; nil, and the cursor stays, if none is.
  init?(at cursor: inout ByteCursor, configured: Currency?) {
    guard let (currency, end) = CurrencyTable.standard.match(cursor, configured: configured) else { return nil }
    cursor.position = end
    self = currency
  }

  /// The three letters of ISO 4217.
  package var code: String {
    let letters = [columnCode / 676, columnCode / 26 % 26, columnCode % 26].map { UInt8(truncatingIfNeeded: $0) + 0x41 }
    return String(decoding: letters, as: UTF8.self)
  }

  /// How many decimals its amounts have (ISO 4217 minor units).
  package var minorDigits: Int { CurrencyTable.standard.digits[self] ?? 2 }

  /// The usual symbol, or nil.
  package var symbol: String? { CurrencyTable.standard.symbols[self] }

  package static func < (left: Currency, right: Currency) -> Bool { left.columnCode < right.columnCode }

  init?(knownLetters first: UInt8, _ second: UInt8, _ third: UInt8) {
    guard 0x41...0x5A ~= first, 0x41...0x5A ~= second, 0x41...0x5A ~= third else { return nil }
    self.init(columnCode: Self.columnCode(first, second, third))
    guard CurrencyTable.standard.digits[self] != nil else { return nil }
  }

  /// The currency of a column; nil if ISO 4217 has no such code.
  package init?(inColumn code: UInt16) {
    self.init(columnCode: code)
    guard CurrencyTable.standard.digits[self] != nil else { return nil }
  }

  /// The code's number, for the table itself.
  init?(unchecked letters: [UInt8]) {
    guard letters.count == 3, letters.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
    self.init(columnCode: Self.columnCode(letters[0], letters[1], letters[2]))
  }

  private static func columnCode(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt16 {
    UInt16(first &- 0x41) * 676 + UInt16(second &- 0x41) * 26 + UInt16(third &- 0x41)
  }
}
