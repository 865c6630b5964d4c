import VaultSyntax

/// The table of currencies, read once.
struct CurrencyTable: Sendable {
  static let standard = CurrencyTable()

  /// The minor digits of every known currency.
  private(set) var digits: [Currency: Int] = [:]
  /// The usual symbols.
  private(set) var symbols: [Currency: String] = [:]

  private struct Spelling: Sendable {
    var bytes: [UInt8]
    var currency: Currency
    /// Whether it is read only as the vault's own currency.
    var isConditional: Bool
  }

  private var spellings: [Spelling] = []
  /// The spellings that begin with a byte, by the byte.
  private var spellingsByFirst = [[Spelling]](repeating: [], count: 256)
  private var words = WordTable(capacity: 128)
  private var currencies: [Currency] = []

  private init() {
    let table = TextTable(Currencies.table)
    for line in table.lines { read(line, of: table) }
    let others = TextTable(Currencies.codesAlone)
    for line in others.lines {
      for piece in others.pieces(of: line, separatedBy: 0x20) {
        if let currency = Currency(unchecked: Array(others.bytes[piece.indices])) { digits[currency] = 2 }
      }
    }
    // The longest spelling first, so that `US$` is not read as a `U` and a dollar.
    spellings.sort { $0.bytes.count > $1.bytes.count }
    for spelling in spellings { spellingsByFirst[Int(spelling.bytes.first ?? 0)].append(spelling) }
  }

  private mutating func read(_ line: ByteRange, of table: TextTable) {
    let columns = table.pieces(of: line, separatedBy: 0x7C)
    guard let head = columns.first, let (code, minor) = table.halves(of: head, at: 0x20),
      let currency = Currency(unchecked: Array(table.bytes[code.indices])), let count = Int(table.text(minor))
    else { return }
    digits[currency] = count
    for (column, range) in columns.enumerated().dropFirst() {
      for piece in table.pieces(of: range, separatedBy: 0x2C) where !piece.isEmpty {
        if symbols[currency] == nil, column != 2 { symbols[currency] = table.text(piece) }
        if column == 2 {
          words.insert(table.bytes, in: piece, value: UInt16(clamping: currencies.count), isAbbreviation: true)
        } else {
          spellings.append(
            Spelling(bytes: Array(table.bytes[piece.indices]), currency: currency, isConditional: column == 3))
        }
      }
    }
    currencies.append(currency)
  }

  /// The currency written at the cursor and where it ends.
  func match(_ cursor: ByteCursor, configured: Currency?) -> (Currency, end: Int)? {
    // No code, symbol or word begins with a digit.
    guard !cursor.isAtEnd, !cursor.peek().isDigit else { return nil }
    if let own = symbol(at: cursor, where: { $0.currency == configured }) { return own }
    // Whoever keeps accounts in Canadian dollars writes them `$` and not `C$`.
    if cursor.peek() == 0x24, let configured, symbols[configured]?.utf8.contains(0x24) == true {
      return (configured, cursor.position + 1)
    }
    if let code = code(at: cursor) { return code }
    if let word = words.longestMatch(cursor) { return (currencies[Int(word.value)], word.end) }
    return symbol(at: cursor) { !$0.isConditional }
  }

  private func code(at cursor: ByteCursor) -> (Currency, end: Int)? {
    guard let currency = Currency(knownLetters: cursor.peek(), cursor.peek(1), cursor.peek(2)),
      isEnd(cursor.position + 3, of: cursor, isWord: true)
    else { return nil }
    return (currency, cursor.position + 3)
  }

  private func symbol(at cursor: ByteCursor, where isWanted: (Spelling) -> Bool) -> (Currency, end: Int)? {
    for spelling in spellingsByFirst[Int(cursor.peek())] where isWanted(spelling) {
      let end = cursor.position + spelling.bytes.count
      guard end <= cursor.end,
        cursor.bytes[cursor.position..<end].elementsEqual(spelling.bytes),
        isEnd(end, of: cursor, isWord: endsInLetter(spelling.bytes))
      else { continue }
      let hasFullStop = endsInLetter(spelling.bytes) && end < cursor.end && cursor.bytes[end] == 0x2E
      return (spelling.currency, hasFullStop ? end + 1 : end)
    }
    return nil
  }

  private func endsInLetter(_ bytes: [UInt8]) -> Bool {
    let cursor = ByteCursor(bytes, in: ByteRange(0, bytes.count))
    let last = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    return FoldedScalars.isWordScalar(cursor.scalar(at: last).value)
  }

  /// Whether a spelling may end at `place`: one that ends in a letter must not go on as a longer word.
  private func isEnd(_ place: Int, of cursor: ByteCursor, isWord: Bool) -> Bool {
    guard isWord, place < cursor.end else { return true }
    let next = cursor.scalar(at: place).value
    let isDigit = 0x30...0x39 ~= next
    return isDigit || !FoldedScalars.isWordScalar(next)
  }
}
