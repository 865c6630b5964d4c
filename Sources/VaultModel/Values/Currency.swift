import VaultSyntax

/// A currency of ISO 4217, or one that the settings add: `crypto: {USDT: 6}`.
package struct Currency: Sendable, Hashable, Comparable {
  /// The three letters of the code in base 26, `AAA` being 0; of a currency of the settings a hash above all of these.
  package let columnCode: UInt16
  /// The letters of a code of the settings, one a byte; 0 for ISO 4217.
  private var letters: UInt64 = 0
  /// The decimals of a currency of the settings.
  private var digits: UInt8 = 0

  /// The Ukrainian hryvnia.
  package static let hryvnia = Currency(columnCode: Currency.columnCode(0x55, 0x41, 0x48))

  private init(columnCode: UInt16) { self.columnCode = columnCode }

  /// The currency of a code such as `UAH`, in any case; nil if ISO 4217 has no such code.
  package init?(code: some StringProtocol) {
    let letters = code.utf8.map { $0 & 0xDF }
    guard letters.count == 3, letters.allSatisfy(\.isLetter) else { return nil }
    self.init(knownLetters: letters[0], letters[1], letters[2])
  }

  /// How many letters a code of the settings has, as the lines of money notes hold them.
  private static let lengthOfCode = 3...5
  /// How many decimals one may have: with twelve, millions still count exactly.
  private static let decimals = 0...12

  /// A currency of the settings: a code of three to five capital letters that ISO 4217 does not have, and its decimals, at
  /// most twelve; nil for any other.
  package init?(code: String, decimals: Int) {
    let bytes = Array(code.utf8)
    guard Self.lengthOfCode.contains(bytes.count), Self.decimals.contains(decimals),
      bytes.allSatisfy({ 0x41...0x5A ~= $0 }), Currency(code: code) == nil
    else { return nil }
    var hash = FNV1a()
    hash.add(bytes)
    let first = UInt64(26 * 26 * 26)
    self.init(columnCode: UInt16(truncatingIfNeeded: first + hash.value % (65_536 - first)))
    letters = bytes.reduce(0) { $0 << 8 | UInt64($1) }
    digits = UInt8(clamping: decimals)
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
  ///
  /// - Parameter others: those of the settings.
  init?(at cursor: inout ByteCursor, configured: Currency?, others: [Currency] = []) {
    for other in others {
      let code = other.code.utf8
      let end = cursor.position + code.count
      guard end <= cursor.end, cursor.bytes[cursor.position..<end].elementsEqual(code),
        end == cursor.end || !FoldedScalars.isWordScalar(cursor.scalar(at: end).value)
      else { continue }
      cursor.position = end
      self = other
      return
    }
    guard let (currency, end) = CurrencyTable.standard.match(cursor, configured: configured) else { return nil }
    cursor.position = end
    self = currency
  }

  /// The three letters of ISO 4217, or the code of the settings.
  package var code: String {
    if letters != 0 {
      let bytes = (0..<8).map { UInt8(truncatingIfNeeded: letters >> UInt64(56 - 8 * $0)) }
      return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
    }
    let places = [columnCode / 676, columnCode / 26 % 26, columnCode % 26]
    let capitals = places.map { UInt8(truncatingIfNeeded: $0) + 0x41 }
    return String(decoding: capitals, as: UTF8.self)
  }

  /// How many decimals its amounts have (ISO 4217 minor units).
  package var minorDigits: Int { letters == 0 ? CurrencyTable.standard.digits[self] ?? 2 : Int(digits) }

  /// How many parts of its unit are counted: ten thousand, or as many as its decimals need.
  package var partsPerUnit: Int64 { (4..<max(4, minorDigits)).reduce(10_000) { parts, _ in parts * 10 } }

  /// The usual symbol, or nil.
  package var symbol: String? { CurrencyTable.standard.symbols[self] }

  package static func < (left: Currency, right: Currency) -> Bool {
    left.letters == 0 && right.letters == 0 ? left.columnCode < right.columnCode : left.code < right.code
  }

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
