import VaultModel
import VaultSyntax

/// One piece of an ingredient line: a number, a word or a mark.
struct IngredientToken {
  enum Kind: Equatable {
    case number(Rational)
    /// A number that no exact value can be given to.
    case refused
    case word
    case open, close
    /// `,` `;`
    case comma
    case dash, slash, colon, plus
    /// The `x` or `×` between two numbers.
    case times
    /// Any other mark; it names nothing.
    case mark
  }

  var kind: Kind
  var range: ByteRange
  /// Whether space, or the beginning of the line, stands before it.
  var isSpaced: Bool
  /// A word as tables are asked for it: case folded, without apostrophes.
  var folded = ""

  /// Whether it is a number with a value.
  var isNumber: Bool {
    if case .number = kind { true } else { false }
  }
}

/// Cuts a line into tokens in one pass over its bytes.
struct IngredientScanner {
  let bytes: [UInt8]
  let end: Int
  let context: NumberContext
  private var position: Int
  private var tokens: [IngredientToken] = []

  init(_ bytes: [UInt8], in range: ByteRange, context: NumberContext) {
    self.bytes = bytes
    self.context = context
    end = min(range.upper, bytes.count)
    position = min(range.lower, end)
  }

  /// The tokens of the line. O(length).
  mutating func scan() -> [IngredientToken] {
    while position < end {
      if skipTag() { continue }
      let (scalar, length) = UTF8Reading.scalar(bytes.span, at: position, end: end)
      let value = scalar ?? 0
      if Self.isSpace(value) {
        position += length
      } else if isNumberStart(value), takeNumber() {
        continue
      } else if isWordStart(value) {
        takeWord()
      } else {
        append(Self.kind(of: value), upTo: position + length)
      }
    }
    return tokens
  }

  private mutating func append(_ kind: IngredientToken.Kind, upTo upper: Int, folded: String = "") {
    tokens.append(
      IngredientToken(
        kind: kind, range: ByteRange(position, upper), isSpaced: tokens.last.map { $0.range.upper < position } ?? true,
        folded: folded))
    position = upper
  }

  /// Steps over an HTML tag, which pasted lines carry.
  private mutating func skipTag() -> Bool {
    guard bytes[position] == 0x3C, position + 1 < end else { return false }
    let next = bytes[position + 1]
    guard next == 0x2F || (next | 0x20) &- 0x61 < 26,
      let close = bytes[position..<min(end, position + 500)].firstIndex(of: 0x3E)
    else { return false }
    position = close + 1
    return true
  }

  // MARK: Numbers

  private func isNumberStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0xBC...0xBE, 0x2150...0x215E, 0x2189: true
    case 0x2E, 0x2C: byte(1) &- 0x30 < 10 && !isJoined
    default: false
    }
  }

  /// Whether the byte before belongs to a word or a number.
  private var isJoined: Bool { tokens.last.map { $0.range.upper == position } ?? false }

  private func byte(_ offset: Int) -> UInt8 { position + offset < end ? bytes[position + offset] : 0 }

  /// Takes a number, or the word that begins with one: `7up`, `5-spice`, `2%`.
  private mutating func takeNumber() -> Bool {
    guard let reading = NumberReading.prefix(of: bytes, in: ByteRange(position, end), context: context) else {
      return false
    }
    if case .number(let number) = reading, let whole = wholePart(of: number) {
      append(.number(Rational(number.value.wholePart)), upTo: whole)
      return true
    }
    let after = reading.range.upper
    if isWord(after: after) {
      takeWord(from: after)
      return true
    }
    guard case .number(let number) = reading else {
      append(.refused, upTo: after)
      return true
    }
    append(.number(number.value), upTo: after)
    return true
  }

  /// Where the whole number ends in `6 ½-inch-thick slices`, which are six and of half an inch.
  private func wholePart(of number: WrittenNumber) -> Int? {
    guard number.notation.isSpaced, isWord(after: number.range.upper), bytes[number.range.upper] == 0x2D else {
      return nil
    }
    return bytes[number.range.indices].firstIndex { $0 &- 0x30 >= 10 }
  }

  /// Whether what follows a number makes a word of it.
  private func isWord(after place: Int) -> Bool {
    guard place < end else { return false }
    // `2%`, `33 %`, `70°`
    var next = place
    if bytes[next] == 0x20, next + 1 < end { next += 1 }
    let mark = UTF8Reading.scalar(bytes.span, at: next, end: end).scalar ?? 0
    if mark == 0x25 || mark == 0xB0 || mark == 0xBA { return true }
    let (scalar, length) = UTF8Reading.scalar(bytes.span, at: place, end: end)
    guard let scalar else { return false }
    let isHyphen = scalar == 0x2D
    let start = isHyphen ? place + length : place
    guard start < end, Self.isLetter(UTF8Reading.scalar(bytes.span, at: start, end: end).scalar ?? 0) else {
      return false
    }
    return !startsMeasure(at: start, isHyphenated: isHyphen)
  }

  /// Whether a unit, a length, `x` or the `to` of a range follows a number without space.
  private func startsMeasure(at place: Int, isHyphenated: Bool) -> Bool {
    if UnitSpelling.prefix(of: bytes, in: ByteRange(place, end), language: context.language) != nil { return true }
    var upper = place
    while upper < end, Self.isLetter(UTF8Reading.scalar(bytes.span, at: upper, end: end).scalar ?? 0) {
      upper += UTF8Reading.scalar(bytes.span, at: upper, end: end).length
    }
    let word = IngredientWords.folded(bytes, ByteRange(place, upper))
    // `½-inch-thick` is one word that describes.
    let goesOn = upper + 1 < end && bytes[upper] == 0x2D && bytes[upper + 1] != 0x20
    if isHyphenated { return word == "to" || IngredientWords.standard.has(word, .length) && !goesOn }
    return word == "x" || word == "х" || IngredientWords.standard.has(word, .length)
      || IngredientWords.standard.has(word, .measure)
  }

  // MARK: Words

  private func isWordStart(_ scalar: UInt32) -> Bool { Self.isLetter(scalar) || Self.isDigit(scalar) }

  /// Letters, digits and marks of percent and degree, with apostrophes, hyphens and ampersands between them.
  private mutating func takeWord(from start: Int? = nil) {
    var upper = start ?? position
    while upper < end {
      let (scalar, length) = UTF8Reading.scalar(bytes.span, at: upper, end: end)
      guard let scalar else { break }
      if Self.isLetter(scalar) || Self.isDigit(scalar) || Self.isUnitSign(scalar) {
        upper += length
      } else if Self.joins(scalar), upper > position, upper + length < end,
        isWordStart(UTF8Reading.scalar(bytes.span, at: upper + length, end: end).scalar ?? 0)
      {
        upper += length
      } else if scalar == 0x20, upper + 1 < end, bytes[upper + 1] == 0x25, bytes[upper - 1] &- 0x30 < 10 {
        upper += 2
      } else {
        break
      }
    }
    let range = ByteRange(position, max(upper, position + 1))
    if let first = firstNumberWord(of: range) {
      let word = IngredientWords.folded(bytes, first)
      append(.word, upTo: first.upper, folded: word)
      // The hyphen of `пів-лимона` is none of a range.
      if IngredientWords.halves.contains(word), bytes[position] == 0x2D { position += 1 }
      return
    }
    let folded = IngredientWords.folded(bytes, range)
    if folded == "and", bytes[range.upper..<end].starts(with: "/or".utf8) {
      return append(.word, upTo: range.upper + 3, folded: "and/or")
    }
    // `2 x 400 g`, Latin or Cyrillic, is no word between two numbers.
    let isTimes = (folded == "x" || folded == "х") && (tokens.last?.isNumber ?? false)
    append(isTimes ? .times : .word, upTo: range.upper, folded: folded)
  }

  /// The `пів` of `півсклянки`, and the first of two numbers in `один-два`.
  private func firstNumberWord(of range: ByteRange) -> ByteRange? {
    if let hyphen = bytes[range.indices].firstIndex(of: 0x2D) {
      let halves = (ByteRange(range.lower, hyphen), ByteRange(hyphen + 1, range.upper))
      guard let first = Rational.wordPrefix(of: bytes, in: halves.0), first.end == hyphen else { return nil }
      if let second = Rational.wordPrefix(of: bytes, in: halves.1), second.end == range.upper { return halves.0 }
      return IngredientWords.halves.contains(IngredientWords.folded(bytes, halves.0)) ? halves.0 : nil
    }
    // Three Cyrillic letters.
    let half = ByteRange(range.lower, min(range.lower + 6, range.upper))
    guard range.count > 10, IngredientWords.halves.contains(IngredientWords.folded(bytes, half)) else { return nil }
    return isMeasured(ByteRange(half.upper, range.upper)) ? half : nil
  }

  /// Whether the rest of a word is something that is halved: a unit or a food.
  private func isMeasured(_ range: ByteRange) -> Bool {
    if IngredientWords.standard.has(IngredientWords.folded(bytes, range), .measure) { return true }
    let word = FoldedWords.list(of: String(decoding: bytes[range.indices], as: UTF8.self))
    if word.count == 1, FoodTable.standard.food(named: word[0]) != nil { return true }
    return UnitSpelling.prefix(of: bytes, in: range, language: context.language).map { $0.end == range.upper } ?? false
  }

  // MARK: Characters

  private static func kind(of scalar: UInt32) -> IngredientToken.Kind {
    switch scalar {
    case 0x28, 0x5B, 0x7B: .open
    case 0x29, 0x5D, 0x7D: .close
    case 0x2C, 0x3B: .comma
    case 0x2D, 0x2010...0x2015, 0x2212: .dash
    case 0x2F, 0x7C, 0x2044: .slash
    case 0x3A, 0x3D: .colon
    case 0x2B: .plus
    case 0xD7: .times
    default: .mark
    }
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar <= 0x20 || scalar == 0xA0 || (0x2000...0x200B).contains(scalar) || scalar == 0x202F
  }

  static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x1FFF: true
    case 0x2C00...0xD7FF, 0xF900...0xFDFF: true
    default: false
    }
  }

  /// `%`, `°`, `º`, which end a word: `2%`, `70°F`.
  private static func isUnitSign(_ scalar: UInt32) -> Bool { scalar == 0x25 || scalar == 0xB0 || scalar == 0xBA }

  /// `'`, `’`, `ʼ`, `-`, `‑`, `&` between two letters.
  private static func joins(_ scalar: UInt32) -> Bool {
    scalar == 0x27 || scalar == 0x2019 || scalar == 0x2BC || scalar == 0x2D || scalar == 0x2011 || scalar == 0x26
  }
}
