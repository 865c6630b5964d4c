import VaultModel
import VaultSyntax

/// Takes an ingredient line apart: first the amounts, then brackets, then the name and what is said about it.
struct IngredientReader {
  let bytes: [UInt8]
  let tokens: [IngredientToken]
  let amounts: IngredientAmountReader
  var line = IngredientLine()
  /// The tokens that belong to an amount or to nothing.
  var isTaken: [Bool]

  /// What of a line is read at most, in bytes: no ingredient is longer, but a pasted page may be one line.
  private static let longestLine = 2000

  init(_ bytes: [UInt8], in range: ByteRange, context: NumberContext) {
    self.bytes = bytes
    let upper = min(range.upper, bytes.count, range.lower + Self.longestLine)
    let range = ByteRange(min(range.lower, upper), upper)
    let context = context.language == nil && context.decimalMark == nil ? Self.context(of: bytes, range) : context
    var scanner = IngredientScanner(bytes, in: range, context: context)
    tokens = scanner.scan()
    amounts = IngredientAmountReader(bytes, tokens, end: range.upper, context.language)
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
    let start = skipBullets()
    var body = start..<tokens.count
    if let inner = wholeBracket(body) {
      line.isOptional = true
      body = inner
    }
    readAmounts(in: body)
    readBrackets(in: body)
    readName(in: body)
    finish()
    return line
  }

  // MARK: The beginning

  /// Past the marks of a list: `–`, `•`, `[ ]`, `☐`.
  private mutating func skipBullets() -> Int {
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      let isSpacedAfter = place + 1 < tokens.count && tokens[place + 1].isSpaced
      if token.kind == .mark && !isApproximate(token) || token.kind == .dash && isSpacedAfter {
        place += 1
      } else if token.kind == .open, place + 1 < tokens.count, tokens[place + 1].kind == .close {
        place += 2
      } else {
        break
      }
    }
    for taken in 0..<place { isTaken[taken] = true }
    return place
  }

  private func isApproximate(_ token: IngredientToken) -> Bool {
    bytes[token.range.lower] == 0x7E || token.range.count == 3 && bytes[token.range.indices].elementsEqual("≈".utf8)
  }

  /// What stands inside, if brackets enclose the whole line.
  private mutating func wholeBracket(_ body: Range<Int>) -> Range<Int>? {
    guard let first = body.first, tokens[first].kind == .open, let close = closing(of: first),
      tokens[(close + 1)...].allSatisfy({ $0.kind == .mark }), close > first + 1
    else { return nil }
    for place in [first] + Array(close..<tokens.count) { isTaken[place] = true }
    return first + 1..<close
  }

  /// The bracket that closes the one at a place; nil if none does.
  func closing(of open: Int) -> Int? {
    var depth = 0
    for place in open..<tokens.count {
      if tokens[place].kind == .open { depth += 1 }
      if tokens[place].kind == .close {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }

  mutating func take(_ range: Range<Int>) {
    for place in range where isTaken.indices.contains(place) { isTaken[place] = true }
  }

  // MARK: Amounts

  private mutating func readAmounts(in body: Range<Int>) {
    if let reading = leadingStatement(in: body) { return accept(reading, from: body.lowerBound) }
    if readPart(in: body) { return }
    readLater(in: body)
  }

  /// The amount at the beginning, behind `the`.
  private func leadingStatement(in body: Range<Int>) -> IngredientAmountReader.Reading? {
    if let reading = amounts.statement(at: body.lowerBound), reading.next <= body.upperBound { return reading }
    return amounts.phrase(at: body.lowerBound, [.article, .approximate]).flatMap { amounts.statement(at: $0) }
  }

  private mutating func accept(_ reading: IngredientAmountReader.Reading, from start: Int) {
    line.amounts = reading.amounts
    take(start..<reading.next)
    for note in reading.notes where !note.isEmpty { prepare(note) }
  }

  /// `juice of 2 limes`, `сік 1 лимона`: what is taken stands before the number, the food after it.
  private mutating func readPart(in body: Range<Int>) -> Bool {
    for place in body.prefix(8).dropFirst() {
      guard tokens[place - 1].kind == .word else { return false }
      let isJoint = amounts.phrase(at: place - 1, .from) == place
      let isCyrillic = bytes[tokens[place].range.lower] >= 0xD0
      guard isJoint || isPart(place - 1), tokens[place].isNumber || isJoint || isCyrillic,
        let reading = amounts.statement(at: place),
        isPart(body.lowerBound) || reading.amounts.first?.unit?.dimension ?? .count == .count,
        reading.next < body.upperBound, tokens[reading.next].kind == .word
      else { continue }
      accept(reading, from: place)
      prepare(body.lowerBound..<place)
      take(body.lowerBound..<place)
      return true
    }
    return false
  }

  private func isPart(_ place: Int) -> Bool { amounts.phrase(at: place, .part) == place + 1 }

  /// `flour (2 cups)`, `Salt – 14 g`, `борошно 500 г`, `Яйця: 3 шт.`
  private mutating func readLater(in body: Range<Int>) {
    var depth = 0
    for place in body.dropFirst() {
      switch tokens[place].kind {
      case .open:
        if depth == 0, let (found, next) = amounts.bracketedAmounts(at: place, role: .equivalent),
          !found[0].unitText.isEmpty
        {
          line.amounts = found
          line.amounts[0].role = .main
          return take(place..<next)
        }
        depth += 1
      case .close: depth -= 1
      default:
        if depth == 0, let reading = laterStatement(at: place, body) {
          line.amounts = reading.amounts
          return take(place..<reading.next)
        }
      }
    }
  }

  private func laterStatement(at place: Int, _ body: Range<Int>) -> IngredientAmountReader.Reading? {
    let isSeparated = isSeparator(place - 1)
    guard tokens[place].isNumber || isSeparated || isLaterWord(place),
      let reading = amounts.statement(at: place) ?? measureAlone(at: place, isSeparated),
      reading.next <= body.upperBound
    else { return nil }
    let isAtEnd = reading.next >= body.upperBound || tokens[reading.next].kind != .word
    let hasUnit = reading.amounts[0].unitText.isEmpty == false
    return isAtEnd && (hasUnit || tokens[place].isNumber || isSeparated) ? reading : nil
  }

  /// A measure that ends a line: `кріп - пучок`, `ванілін на кінчику ножа`. In `лавровий лист` it is the name's own word.
  private func measureAlone(at place: Int, _ isSeparated: Bool) -> IngredientAmountReader.Reading? {
    guard let reading = amounts.impliedOne(at: place, isBehindName: true) else { return nil }
    return isSeparated || reading.next > place + 1 ? reading : nil
  }

  /// A word that begins an amount even behind a name: `сметана пів склянки`.
  private func isLaterWord(_ place: Int) -> Bool {
    amounts.number(at: place).map { !$0.isDigits } ?? false || amounts.phrase(at: place, .single) != nil
  }

  private func isSeparator(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .comma, .dash, .colon, .slash: true
    default: false
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
