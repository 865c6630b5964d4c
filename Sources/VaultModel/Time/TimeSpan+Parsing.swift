package import VaultSyntax

extension TimeSpan {
  /// Reads a duration and nothing else: `45m`, `1h30m`, `90 min`, `1 год 30 хв`, `1.5h`, `½ hour`, `PT1H30M`.
  ///
  /// Units go from long to short; months and years have no fixed length and are refused, and so is a number alone.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a duration that fills `range`; nil for anything else.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    var cursor = ByteCursor(bytes, in: trimmed)
    guard let span = TimeSpan(at: &cursor), cursor.isAtEnd else { return nil }
    self = span
  }

  /// Reads the longest duration at the cursor, which moves behind it.
  init?(at cursor: inout ByteCursor) {
    if cursor.peek() == 0x50 || cursor.peek() == 0x70 {
      guard let span = Self.takeISO(&cursor) else { return nil }
      self = span
      return
    }
    var total = Rational.zero
    var smallest: Int64 = .max
    while let part = Self.takePart(&cursor, below: smallest) {
      guard let length = try? part.count * Rational(part.seconds), let sum = try? total + length else { return nil }
      (total, smallest) = (sum, part.seconds)
    }
    guard smallest != .max, total.isWhole else { return nil }
    self.init(seconds: total.numerator)
  }

  /// A number and a unit shorter than the last one, after an `and` or a comma if it is not the first.
  private static func takePart(_ cursor: inout ByteCursor, below limit: Int64) -> (count: Rational, seconds: Int64)? {
    var ahead = cursor
    if limit != .max { skipJoint(&ahead) }
    guard let count = takeCount(&ahead) else { return nil }
    ahead.skipSpaces()
    guard let seconds = TimeUnit(at: &ahead)?.seconds, seconds < limit else { return nil }
    cursor = ahead
    return (count, seconds)
  }

  /// An unsigned number; a doubtful `1,500` is none.
  static func takeCount(_ cursor: inout ByteCursor) -> Rational? {
    guard cursor.peek().isDigit || cursor.peek() >= 0xC2,
      case .number(let number)? = NumberReader(context: NumberContext())
        .read(&cursor), !number.value.isNegative
    else { return nil }
    return number.value
  }

  /// Spaces, a comma, `and`, `і`, `та`, `и`.
  private static func skipJoint(_ cursor: inout ByteCursor) {
    cursor.skipSpaces()
    if cursor.take(0x2C) { cursor.skipSpaces() }
    if cursor.takeAny(["and ", "і ", "та ", "и "]) { cursor.skipSpaces() }
  }

  /// `P1DT1H30M`, whole numbers only (RFC 5545, section 3.3.6).
  private static func takeISO(_ cursor: inout ByteCursor) -> TimeSpan? {
    var ahead = cursor
    ahead.position += 1
    var total: Int64 = 0
    var smallest: Int64 = .max
    var isTime = false
    while !ahead.isAtEnd {
      if !isTime, ahead.take(0x54) || ahead.take(0x74) { isTime = true }
      guard let digits = ahead.takeDigits(atMost: 12), let unit = isoUnit(ahead.peek() & 0xDF, isTime), unit < smallest
      else { return nil }
      ahead.position += 1
      let (length, isLong) = Int64(digits.value).multipliedReportingOverflow(by: unit)
      let (sum, isLonger) = total.addingReportingOverflow(length)
      if isLong || isLonger { return nil }
      (total, smallest) = (sum, unit)
    }
    guard smallest != .max else { return nil }
    cursor = ahead
    return TimeSpan(seconds: total)
  }

  private static func isoUnit(_ letter: UInt8, _ isTime: Bool) -> Int64? {
    switch (letter, isTime) {
    case (0x57, false): 604_800
    case (0x44, false): 86_400
    case (0x48, true): 3600
    case (0x4D, true): 60
    case (0x53, true): 1
    default: nil
    }
  }
}

extension ByteCursor {
  /// Steps over the first of some texts that is next.
  mutating func takeAny(_ texts: [String]) -> Bool {
    guard let text = texts.first(where: { bytes[position..<end].starts(with: $0.utf8) }) else { return false }
    position += text.utf8.count
    return true
  }
}
