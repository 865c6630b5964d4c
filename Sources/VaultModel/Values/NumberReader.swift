import VaultSyntax

/// Reads one number at a cursor: `2.5`, `2,5`, `1/2`, `1 1/2`, `½`, `1½`, `1 500,00`, `−3`.
struct NumberReader {
  /// What decides a doubtful point or comma.
  var context: NumberContext
  /// Whether a plain space before exactly three digits groups thousands, as no-break and thin ones always do.
  var groupsBySpace = false

  /// Digits in groups: `1`, then `.` `500`.
  private struct Group {
    var separator: GroupSeparator
    var digits: (value: Int, count: Int)
  }

  /// The groups after the first digits of a number, as far as they decide what it means.
  private struct Groups {
    private(set) var count = 0
    private(set) var firstSeparator: GroupSeparator?
    private(set) var last: Group?
    /// Whether all but the last have three digits behind the first separator.
    private(set) var areThousands = true

    /// Whether the last one too has three digits behind the first separator.
    var areAllThousands: Bool { areThousands && last?.digits.count == 3 && last?.separator == firstSeparator }

    mutating func append(_ group: Group) {
      if count == 0 { firstSeparator = group.separator } else { areThousands = areAllThousands }
      last = group
      count += 1
    }
  }

  /// Reads the number the cursor stands at and moves behind it; nil, and the cursor stays, if none begins there.
  func read(_ cursor: inout ByteCursor) -> NumberReading? {
    let start = cursor
    let isNegative = takeSign(&cursor)
    guard let reading = readUnsigned(&cursor, from: start.position, isNegative: isNegative) else {
      cursor = start
      return nil
    }
    return reading
  }

  private func takeSign(_ cursor: inout ByteCursor) -> Bool {
    let start = cursor
    guard cursor.takeDash() else { return false }
    let isPointed = (cursor.peek() == 0x2E || cursor.peek() == 0x2C) && cursor.peek(1).isDigit
    if cursor.peek().isDigit || isPointed || VulgarFraction(at: cursor) != nil { return true }
    cursor = start
    return false
  }

  private func readUnsigned(_ cursor: inout ByteCursor, from start: Int, isNegative: Bool) -> NumberReading? {
    // Every vulgar fraction lies beyond ASCII.
    if cursor.peek() >= 0x80, let vulgar = VulgarFraction(at: cursor) {
      cursor.position += vulgar.length
      return finish(vulgar.value, notation(.vulgar), from: start, to: cursor, isNegative)
    }
    guard cursor.peek().isDigit else { return readPointed(&cursor, from: start, isNegative) }
    let beginning = cursor
    guard let first = cursor.takeDigits() else { return nil }
    if let fraction = readFraction(&cursor, whole: first) {
      return finish(fraction.value, fraction.notation, from: start, to: cursor, isNegative)
    }
    var groups = Groups()
    while let group = takeGroup(&cursor, after: groups) { groups.append(group) }
    guard let shape = shape(first: first, groups: groups) else { return nil }
    return number(shape, groups.last?.separator, beginning, start, cursor, isNegative)
  }

  /// `.5`
  private func readPointed(_ cursor: inout ByteCursor, from start: Int, _ isNegative: Bool) -> NumberReading? {
    guard cursor.peek() == 0x2E || cursor.peek() == 0x2C, cursor.peek(1).isDigit else { return nil }
    let mark: DecimalMark = cursor.peek() == 0x2E ? .point : .comma
    let beginning = cursor
    cursor.position += 1
    guard let digits = cursor.takeDigits() else { return nil }
    let value = decimal(beginning, to: cursor, decimals: digits.count)
    return finish(
      value, notation(.decimal, mark: mark, decimals: digits.count), from: start, to: cursor, isNegative)
  }

  // MARK: Fractions

  /// What follows the whole number `whole` and makes a fraction of it: `/2`, ` 1/2`, `-1/2`, `½`, ` ½`.
  private func readFraction(
    _ cursor: inout ByteCursor, whole: (value: Int, count: Int)
  ) -> (value: Rational?, notation: NumberNotation)? {
    let next = cursor.peek()
    let mayGoOn = next == 0x2F || next == 0x20 || next == 0x09 || next == 0x2D || next >= 0x80
    guard mayGoOn else { return nil }
    var ahead = cursor
    if let bottom = takeDenominator(&ahead) {
      guard bottom.value != 0 else { return nil }
      cursor = ahead
      return (fraction(whole, over: bottom), notation(.slash))
    }
    let isSpaced = takeJoint(&ahead)
    if let vulgar = VulgarFraction(at: ahead) {
      ahead.position += vulgar.length
      cursor = ahead
      return (sum(whole, vulgar.value), notation(.vulgar, isSpaced: isSpaced))
    }
    guard ahead.position > cursor.position, let top = ahead.takeDigits(), let bottom = takeDenominator(&ahead),
      top.value < bottom.value
    else { return nil }
    cursor = ahead
    return (fraction(top, over: bottom).flatMap { sum(whole, $0) }, notation(.slash, isSpaced: true))
  }

  /// What may stand between whole and fraction: a space, ` and `, ` & `, or the hyphen of American recipes (`1-1/2`).
  /// Returns whether it is a space.
  private func takeJoint(_ cursor: inout ByteCursor) -> Bool {
    if cursor.take(0x2D) { return false }
    guard cursor.takeSpace() else { return false }
    let word = cursor
    if cursor.take(0x26), cursor.takeSpace() { return true }
    cursor = word
    if cursor.take(0x61), cursor.take(0x6E), cursor.take(0x64), cursor.takeSpace() { return true }
    cursor = word
    return true
  }

  /// `/2`, also with U+2044 FRACTION SLASH and U+2215 DIVISION SLASH.
  private func takeDenominator(_ cursor: inout ByteCursor) -> (value: Int, count: Int)? {
    var ahead = cursor
    let slash = ahead.scalar()
    guard slash.value == 0x2F || slash.value == 0x2044 || slash.value == 0x2215 else { return nil }
    ahead.position += slash.length
    guard let digits = ahead.takeDigits() else { return nil }
    cursor = ahead
    return digits
  }

  private func fraction(_ top: (value: Int, count: Int), over bottom: (value: Int, count: Int)) -> Rational? {
    guard top.count <= 18, bottom.count <= 18 else { return nil }
    return Rational(Int64(top.value), over: Int64(bottom.value))
  }

  private func sum(_ whole: (value: Int, count: Int), _ part: Rational) -> Rational? {
    whole.count <= 18 ? try? Rational(Int64(whole.value)) + part : nil
  }

  // MARK: Decimals and thousands

  /// How a run of digits and separators reads.
  private enum Shape {
    case integer
    case decimal(mark: DecimalMark, decimals: Int)
    case ambiguous(mark: DecimalMark)
  }

  private func takeGroup(_ cursor: inout ByteCursor, after groups: Groups) -> Group? {
    var ahead = cursor
    let scalar = ahead.scalar()
    guard let separator = GroupSeparator(scalar: scalar.value), separator != .space || groupsBySpace else {
      return nil
    }
    ahead.position += scalar.length
    guard groups.count < 16, let digits = ahead.takeDigits() else { return nil }
    guard separator.isMark || digits.count == 3 else { return nil }
    // The three digits after a space belong to a fraction of their own in `1 250/300`.
    var slash = ahead
    if !separator.isMark, takeDenominator(&slash) != nil { return nil }
    cursor = ahead
    return Group(separator: separator, digits: digits)
  }

  /// The reading of `first` and the groups after it; nil if they make no number, such as `10.5.2`.
  private func shape(first: (value: Int, count: Int), groups: Groups) -> Shape? {
    guard let last = groups.last else { return .integer }
    let areAllThousands = first.count <= 3 && groups.areAllThousands
    guard last.separator.isMark else { return areAllThousands ? .integer : nil }
    let mark: DecimalMark = last.separator == .point ? .point : .comma
    if groups.count == 1 {
      let canGroup = areAllThousands && !(first.value == 0)
      return canGroup ? .ambiguous(mark: mark) : .decimal(mark: mark, decimals: last.digits.count)
    }
    if last.separator == groups.firstSeparator { return areAllThousands ? .integer : nil }
    guard first.count <= 3, groups.areThousands else { return nil }
    return .decimal(mark: mark, decimals: last.digits.count)
  }

  private func number(
    _ shape: Shape, _ separator: GroupSeparator?, _ beginning: ByteCursor, _ start: Int, _ end: ByteCursor,
    _ isNegative: Bool
  ) -> NumberReading {
    let group = firstSeparator(from: beginning, to: end)
    switch shape {
    case .integer:
      let value = decimal(beginning, to: end, decimals: 0)
      return finish(value, notation(.integer, group: group), from: start, to: end, isNegative)
    case .decimal(let mark, let decimals):
      let value = decimal(beginning, to: end, decimals: decimals)
      let grouping = group?.text == mark.text ? nil : group
      return finish(
        value, notation(.decimal, mark: mark, decimals: decimals, group: grouping), from: start, to: end, isNegative)
    case .ambiguous(let mark):
      let asDecimal = finish(
        decimal(beginning, to: end, decimals: 3), notation(.decimal, mark: mark, decimals: 3), from: start, to: end,
        isNegative)
      let asThousands = finish(
        decimal(beginning, to: end, decimals: 0), notation(.integer, group: group), from: start, to: end, isNegative)
      return decide(asDecimal, asThousands, mark: mark)
    }
  }

  private func decide(_ decimal: NumberReading, _ thousands: NumberReading, mark: DecimalMark) -> NumberReading {
    if let known = context.decimalMark { return known == mark ? decimal : thousands }
    guard case .number(let left) = decimal, case .number(let right) = thousands else { return decimal }
    return .refused(.ambiguous(decimal: left, thousands: right))
  }

  private func firstSeparator(from beginning: ByteCursor, to end: ByteCursor) -> GroupSeparator? {
    var cursor = beginning
    _ = cursor.takeDigits()
    return cursor.position < end.position ? GroupSeparator(scalar: cursor.scalar().value) : nil
  }

  /// All digits between two positions as one number, `decimals` of them after the point; nil if they are too many.
  private func decimal(_ beginning: ByteCursor, to end: ByteCursor, decimals: Int) -> Rational? {
    var digits: Int64 = 0
    for place in beginning.position..<max(end.position, beginning.position) where beginning.bytes[place].isDigit {
      let (product, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
      let (sum, isAbove) = product.addingReportingOverflow(Int64(beginning.bytes[place] &- 0x30))
      if isTooLarge || isAbove { return nil }
      digits = sum
    }
    return Rational(digits: digits, decimals: decimals)
  }

  private func notation(
    _ form: NumberNotation.Form, mark: DecimalMark? = nil, decimals: Int = 0, isSpaced: Bool = false,
    group: GroupSeparator? = nil
  ) -> NumberNotation {
    NumberNotation(
      form, decimalMark: mark ?? context.decimalMark ?? .point, decimals: decimals, isSpaced: isSpaced,
      groupSeparator: group)
  }

  private func finish(
    _ value: Rational?, _ notation: NumberNotation, from start: Int, to end: ByteCursor, _ isNegative: Bool
  ) -> NumberReading {
    let range = ByteRange(start, end.position)
    guard let value else { return .refused(.tooLarge(range)) }
    return .number(WrittenNumber(value: isNegative ? -value : value, notation: notation, range: range))
  }
}
