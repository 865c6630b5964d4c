package import VaultSyntax

/// One piece of a line of text: a number, a word or a mark.
package struct LineToken: Sendable {
  package enum Kind: UInt8, Sendable {
    case number
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

  package var kind: Kind
  package var range: ByteRange
  /// Whether space, or the beginning of the line, stands before it.
  package var isSpaced: Bool
  /// The place of a number in ``LineScanner/numbers``.
  var number = 0
  /// The place of a word in ``LineScanner/folded``.
  var folded = 0..<0
  /// What a word may be alone.
  var classes: WordClass = []
  /// The phrases of several words that begin with it, among those of the ``AmountReader``.
  var phrases = 0..<0

  /// Whether it is a number with a value.
  package var isNumber: Bool { kind == .number }
}

/// Cuts a line into tokens in one pass over its bytes.
struct LineScanner {
  let bytes: [UInt8]
  let end: Int
  let context: NumberContext
  private var position: Int
  private(set) var tokens: [LineToken] = []
  /// What the numbers of the line say.
  private(set) var numbers: [NumberReading] = []
  /// The words as tables are asked for them, a space after each.
  private(set) var folded: [UInt8] = []

  /// Reads the whole of `range`. O(length).
  init(_ bytes: [UInt8], in range: ByteRange, context: NumberContext) {
    self.bytes = bytes
    self.context = context
    end = min(range.upper, bytes.count)
    position = min(range.lower, end)
    // Most words have five letters or so.
    tokens.reserveCapacity((end - position) / 5 + 4)
    folded.reserveCapacity(end - position + 8)
    scan()
  }

  private mutating func scan() {
    while position < end {
      if skipTag() { continue }
      let (scalar, length) = UTF8Reading.scalar(bytes.span, at: position, end: end)
      let value = scalar ?? 0
      if Self.isSpace(value) {
        position += length
      } else if isNumberStart(value), takeNumber() {
        continue
      } else if isTimesBeforeNumber(value, length) {
        append(.times, upTo: position + length)
      } else if isWordStart(value) {
        takeWord()
      } else {
        append(Self.kind(of: value), upTo: position + length)
      }
    }
  }

  private mutating func append(_ kind: LineToken.Kind, upTo upper: Int) {
    tokens.append(
      LineToken(
        kind: kind, range: ByteRange(position, upper), isSpaced: tokens.last.map { $0.range.upper < position } ?? true))
    position = upper
  }

  private mutating func append(_ number: NumberReading) {
    var kind = LineToken.Kind.number
    if case .refused = number { kind = .refused }
    append(kind, upTo: number.range.upper)
    tokens[tokens.count - 1].number = numbers.count
    numbers.append(number)
  }

  /// Appends a word; `named` are its bytes without what joins it to the next one.
  private mutating func appendWord(_ named: ByteRange, upTo upper: Int) {
    let start = folded.count
    LineWords.fold(bytes, named, into: &folded)
    append(.word, upTo: upper)
    tokens[tokens.count - 1].folded = start..<folded.count
    folded.append(0x20)
    // `2 x 400 g`, Latin or Cyrillic, is no word between two numbers.
    let isTimes =
      tokens.count > 1 && tokens[tokens.count - 2].isNumber && Self.isTimes(folded[start..<folded.count - 1])
    if isTimes { tokens[tokens.count - 1].kind = .times }
  }

  /// The `x` of `x3` and `2x400 g`, Latin or Cyrillic.
  private func isTimesBeforeNumber(_ scalar: UInt32, _ length: Int) -> Bool {
    // A vulgar fraction is `C2 BC` or the like, or `E2 85` and one more byte.
    let isFraction = byte(length) == 0xC2 || byte(length) == 0xE2 && byte(length + 1) == 0x85
    guard [0x58, 0x78, 0x425, 0x445].contains(scalar), byte(length).isDigit || isFraction else { return false }
    return !isJoined || tokens.last?.isNumber ?? false
  }

  private static func isTimes(_ word: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual("x".utf8) || word.elementsEqual("х".utf8)
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
    guard let reading = groupedBySpace() ?? number() else { return false }
    if case .number(let number) = reading, let whole = wholePart(of: number) {
      var first = number
      first.value = Rational(number.value.wholePart)
      first.notation = NumberNotation(.integer, decimalMark: number.notation.decimalMark)
      first.range = ByteRange(number.range.lower, whole)
      append(.number(first))
      return true
    }
    if case .number(var number) = reading, let upper = endOfOrdinal(number) {
      number.range = ByteRange(number.range.lower, upper)
      append(.number(number))
    } else if isWord(after: reading.range.upper) {
      takeWord(from: reading.range.upper)
    } else {
      append(reading)
    }
    return true
  }

  /// Where the `rd` of `1/3rd` ends.
  private func endOfOrdinal(_ number: WrittenNumber) -> Int? {
    guard number.notation.form == .slash else { return nil }
    let lower = number.range.upper
    var upper = lower
    while upper < end, bytes[upper].isLetter, upper < lower + 4 { upper += 1 }
    let suffix = LineWords.fold(bytes, ByteRange(lower, upper))
    return ["rd", "rds", "th", "ths", "nd", "nds"].contains { suffix.elementsEqual($0.utf8) } ? upper : nil
  }

  private func number() -> NumberReading? {
    var cursor = ByteCursor(bytes, in: ByteRange(position, end))
    guard let reading = NumberReader(context: context).read(&cursor) else { return nil }
    guard let mark = markByUnit(behind: cursor.position) else { return reading }
    var known = context
    known.decimalMark = mark
    cursor.position = position
    return NumberReader(context: known).read(&cursor) ?? reading
  }

  /// The decimal mark that a unit shows: in `1.250 kg` and `1,250 l` the three digits are decimals, in `1.250 g` and
  /// `1,250 ml` they are thousands. Nil for a number that is not doubtful, and before other units.
  private func markByUnit(behind number: Int) -> DecimalMark? {
    guard number - position > 4, bytes[position..<number].contains(where: { $0 == 0x2E || $0 == 0x2C }) else {
      return nil
    }
    let doubting = NumberReader(context: NumberContext())
    var cursor = ByteCursor(bytes, in: ByteRange(position, end))
    guard case .refused(.ambiguous(let decimal, _))? = doubting.read(&cursor) else { return nil }
    // `1.250-1.500 kg`
    var upper = cursor
    upper.skipSpaces()
    if upper.takeDash() {
      upper.skipSpaces()
      if doubting.read(&upper) != nil { cursor = upper }
    }
    cursor.skipSpaces()
    let own = decimal.notation.decimalMark
    switch UnitSpelling(at: &cursor, language: context.language)?.unit {
    case .kilogram, .litre: return own
    case .gram, .millilitre: return own == .point ? .comma : .point
    default: return nil
    }
  }

  /// `1 400 г`: a plain space groups thousands before a unit of mass or volume, unless that is the size of a container.
  /// With Latin letters only `1 500 g` and `1 500 ml` do, where nothing that is counted follows: `1 400 g can`.
  private func groupedBySpace() -> NumberReading? {
    let reader = NumberReader(context: context, groupsBySpace: true)
    var cursor = ByteCursor(bytes, in: ByteRange(position, end))
    let space = bytes[position..<end].firstIndex { $0 &- 0x30 >= 10 } ?? end
    guard space + 1 < end, bytes[space] == 0x20, bytes[space + 1].isDigit,
      case .number(let number)? = reader.read(&cursor),
      number.notation.groupSeparator == .space
    else { return nil }
    // `1 400-1 600 г`
    var upper = cursor
    upper.skipSpaces()
    if upper.takeDash() {
      upper.skipSpaces()
      if reader.read(&upper) != nil { cursor = upper }
    }
    cursor.skipSpaces()
    guard let spelling = UnitSpelling(at: &cursor, language: context.language), spelling.unit.dimension != .count
    else { return nil }
    if !spelling.language.isCyrillic {
      let isSmall = spelling.unit == .gram || spelling.unit == .millilitre
      guard isSmall, !countFollows(cursor) else { return nil }
    } else if !(context.language?.isCyrillic ?? true) {
      return nil
    }
    cursor.skipSpaces()
    let next = UnitSpelling(at: &cursor, language: context.language)
    return next?.unit.isContainer ?? false ? nil : .number(number)
  }

  /// Whether a word before the next comma or bracket counts things, as the last of `1 400 g tomato can`.
  private func countFollows(_ start: ByteCursor) -> Bool {
    var cursor = start
    for _ in 0..<4 {
      cursor.skipSpaces()
      var ahead = cursor
      if let spelling = UnitSpelling(at: &ahead, language: context.language) {
        if spelling.unit.dimension == .count { return true }
        cursor = ahead
      } else {
        guard cursor.peek().isLetter else { return false }
        let first = cursor.position
        while cursor.peek().isLetter || cursor.peek() == 0x2D { cursor.position += 1 }
        if LineWords.standard.has(bytes, ByteRange(first, cursor.position), [.boughtWhole, .measure]) { return true }
      }
    }
    return false
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
    var unit = ByteCursor(bytes, in: ByteRange(place, end))
    if let spelling = UnitSpelling(at: &unit, language: context.language) {
      // A hyphen makes a word of a number and a thing that is counted: `4-piece`.
      return !isHyphenated || spelling.unit.dimension != .count
    }
    var upper = place
    while upper < end, Self.isLetter(UTF8Reading.scalar(bytes.span, at: upper, end: end).scalar ?? 0) {
      upper += UTF8Reading.scalar(bytes.span, at: upper, end: end).length
    }
    let word = LineWords.fold(bytes, ByteRange(place, upper))
    let classes = LineWords.standard.lookUp(word[...]).classes
    // `½-inch-thick` is one word that describes.
    let goesOn = upper + 1 < end && bytes[upper] == 0x2D && bytes[upper + 1] != 0x20
    if isHyphenated { return word.elementsEqual("to".utf8) || classes.contains(.length) && !goesOn }
    return Self.isTimes(word[...]) || !classes.isDisjoint(with: [.length, .measure, .size])
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
      // The hyphen of `пів-лимона` is none of a range.
      let isHalf = isHalf(first) && bytes[first.upper..<end].first == 0x2D
      return appendWord(first, upTo: isHalf ? first.upper + 1 : first.upper)
    }
    let isAndOr = bytes[range.upper..<end].starts(with: "/or".utf8) && range.count == 3
    appendWord(range, upTo: range.upper)
    guard isAndOr, folded.suffix(4).elementsEqual("and ".utf8), let last = tokens.indices.last else { return }
    folded.replaceSubrange((folded.count - 1)..., with: "/or ".utf8)
    tokens[last].folded = tokens[last].folded.lowerBound..<folded.count - 1
    tokens[last].range = ByteRange(range.lower, range.upper + 3)
    position += 3
  }

  /// The longest word in which numbers are looked for, in bytes: what stands behind one is read once more.
  private static let longestNumberWord = 100

  /// The `пів` of `півсклянки`, and the first of two numbers in `один-два`.
  private func firstNumberWord(of range: ByteRange) -> ByteRange? {
    guard range.count <= Self.longestNumberWord else { return nil }
    if let hyphen = bytes[range.indices].firstIndex(of: 0x2D) {
      let (first, second) = (ByteRange(range.lower, hyphen), ByteRange(hyphen + 1, range.upper))
      guard NumberWords.isNumber(bytes, in: first) else { return nil }
      return isHalf(first) || NumberWords.isNumber(bytes, in: second) ? first : nil
    }
    // Three Cyrillic letters, and at least as many behind them.
    let half = ByteRange(range.lower, min(range.lower + 6, range.upper))
    guard range.count > 10, bytes[range.lower] >= 0xD0, isHalf(half),
      !NumberWords.isNumber(bytes, in: range), !LineWords.standard.has(bytes, range, .notHalf)
    else { return nil }
    return half
  }

  /// The beginnings of Ukrainian and Russian words that say half: `півлимона`, `полстакана`.
  private func isHalf(_ range: ByteRange) -> Bool {
    let word = LineWords.fold(bytes, range)
    return word.elementsEqual("пів".utf8) || word.elementsEqual("пол".utf8)
  }

  // MARK: Characters

  private static func kind(of scalar: UInt32) -> LineToken.Kind {
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
