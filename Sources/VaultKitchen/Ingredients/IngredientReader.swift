import VaultModel
import VaultSyntax

/// Takes an ingredient line apart: first the amounts, then brackets, then the name and what is said about it.
struct IngredientReader {
  let bytes: [UInt8]
  let tokens: [LineToken]
  let amounts: AmountReader
  var line = IngredientLine()
  /// The tokens that belong to an amount or to nothing.
  var isTaken: [Bool]

  init(_ bytes: [UInt8], in range: ByteRange, context: NumberContext) {
    self.bytes = bytes
    let upper = min(range.upper, bytes.count, range.lower + LineQuantity.longest)
    let range = ByteRange(min(range.lower, upper), upper)
    let context = context.language == nil && context.decimalMark == nil ? Self.context(of: bytes, range) : context
    amounts = AmountReader(bytes, in: range, context: context)
    tokens = amounts.tokens
    isTaken = Array(repeating: false, count: tokens.count)
  }

  /// The language that the letters of a line show: Cyrillic with ы, э, ъ or ё is Russian, other Cyrillic Ukrainian.
  private static func context(of bytes: [UInt8], _ range: ByteRange) -> NumberContext {
    var isCyrillic = false
    var place = range.lower
    while place < range.upper {
      let (scalar, length) = UTF8Reading.scalar(bytes.span, at: place, end: range.upper)
      switch scalar ?? 0 {
      case 0x42B, 0x44B, 0x42D, 0x44D, 0x42A, 0x44A, 0x401, 0x451: return NumberContext(.russian)
      case 0x400...0x4FF: isCyrillic = true
      default: break
      }
      place += length
    }
    return NumberContext(isCyrillic ? .ukrainian : .english)
  }

  /// The line with all its parts.
  mutating func read() -> IngredientLine {
    var body = amounts.body()
    take(0..<body.lowerBound)
    line.isOptional = (0..<body.lowerBound).contains { amounts.phrase(at: $0, .optional) != nil }
    if let inner = amounts.wholeBracket(body) {
      line.isOptional = true
      take(body.lowerBound..<inner.lowerBound)
      take(inner.upperBound..<tokens.count)
      body = inner
    }
    readAmounts(in: body)
    readBrackets(in: body)
    readName(in: body)
    finish()
    return line
  }

  func closing(of open: Int) -> Int? { amounts.closing(of: open) }

  mutating func take(_ range: Range<Int>) {
    for place in range where isTaken.indices.contains(place) { isTaken[place] = true }
  }

  // MARK: Amounts

  private mutating func readAmounts(in body: Range<Int>) {
    guard let found = amounts.find(in: body) else { return }
    line.setQuantity(found.reading.quantity, in: bytes)
    take(found.start..<found.end)
    switch found.place {
    case .leading:
      for note in found.reading.notes where !note.isEmpty { prepare(note) }
    case .inside:
      for note in found.reading.notes where !note.isEmpty { prepare(note) }
      prepare(body.lowerBound..<found.start)
      take(body.lowerBound..<found.start)
    case .behind: break
    }
  }

  // MARK: Parts

  /// Keeps a stretch of tokens as a preparation.
  mutating func prepare(_ range: Range<Int>) {
    guard let range = bytes(of: range) else { return }
    line.preparations.append(range)
  }

  /// The bytes of a stretch of tokens without marks at its ends; nil when nothing else is there.
  func bytes(of range: Range<Int>) -> ByteRange? {
    let named = range.filter { tokens[$0].kind == .word || tokens[$0].isNumber || tokens[$0].kind == .refused }
    guard let first = named.first, let last = named.last else { return nil }
    let isOpen = tokens[first..<last].contains { $0.kind == .open }
    let upper = isOpen ? (first...min(range.upperBound - 1, tokens.count - 1)).last { tokens[$0].kind == .close } : nil
    return ByteRange(tokens[first].range.lower, tokens[max(last, upper ?? last)].range.upper)
  }

  /// A unit without a name is the food: `2 cloves`, `1 head`.
  private mutating func finish() {
    line.preparations.sort { $0.lower < $1.lower }
    guard line.name.isEmpty, let amount = line.amounts.first, !amount.unitText.isEmpty,
      amount.unit?.dimension ?? .count == .count
    else { return }
    line.amounts[0].unit = nil
    line.amounts[0].unitText = ByteRange(amount.unitText.lower, amount.unitText.lower)
    line.name = String(decoding: bytes[amount.unitText.indices], as: UTF8.self)
    line.nameRanges = [amount.unitText]
  }
}
