package import VaultSyntax

/// One number or a range of two, exact, with the bytes each stands in so that exactly these can be replaced.
package struct Amount: Sendable, Hashable {
  /// The number, or the first of a range.
  package var lower: WrittenNumber
  /// The second number of a range, as written: it may be smaller than the first.
  package var upper: WrittenNumber?
  /// Whether `~`, `≈` or a word such as `about` stands before it.
  package var isApproximate: Bool

  package init(_ lower: WrittenNumber, upTo upper: WrittenNumber? = nil, isApproximate: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.isApproximate = isApproximate
  }

  /// The numbers written, one or two.
  package var numbers: [WrittenNumber] { upper.map { [lower, $0] } ?? [lower] }
  /// The exact value: the lower end of a range.
  package var value: Rational { lower.value }
  /// From the first byte of the first number to the last of the last one.
  package var range: ByteRange { ByteRange(lower.range.lower, (upper ?? lower).range.upper) }
}

/// Reads an amount: marks of approximation, a number or a range, and the `x` of `2x`.
struct AmountReader {
  var numbers: NumberReader

  /// What was read: an amount, or why its number has no value.
  enum Reading {
    case amount(Amount)
    case refused(NumberRefusal)
  }

  init(context: NumberContext, groupsBySpace: Bool = false) {
    numbers = NumberReader(context: context, groupsBySpace: groupsBySpace)
  }

  /// Reads the amount the cursor stands at; nil, and the cursor stays, if none begins there.
  func read(_ cursor: inout ByteCursor) -> Reading? {
    let start = cursor
    let isApproximate = takeApproximately(&cursor)
    guard let first = numbers.read(&cursor) else {
      cursor = start
      return nil
    }
    let second = readUpperEnd(&cursor)
    guard case .number(let lower) = first else {
      if case .refused(let refusal) = first { return .refused(refusal) }
      return nil
    }
    switch second {
    case .number(let upper): return .amount(Amount(lower, upTo: upper, isApproximate: isApproximate))
    case .refused(let refusal): return .refused(refusal)
    case nil: return .amount(Amount(lower, isApproximate: isApproximate))
    }
  }

  /// `~`, `≈`, `about`, `ca.`, `близько`, `около`.
  private func takeApproximately(_ cursor: inout ByteCursor) -> Bool {
    if cursor.take(0x7E) || takeAlmostEqual(&cursor) {
      cursor.skipSpaces()
      return true
    }
    guard cursor.peek().isLetter || cursor.peek() >= 0xD0,
      let match = AmountWords.approximately.longestMatch(cursor)
    else { return false }
    cursor.position = match.end
    cursor.skipSpaces()
    return true
  }

  private func takeAlmostEqual(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.peek() == 0xE2, cursor.scalar().value == 0x2248 else { return false }
    cursor.position += 3
    return true
  }

  /// `-3`, `–3`, ` - 3`, ` to 3`, `- to 3`, ` or 3` after a first number.
  private func readUpperEnd(_ cursor: inout ByteCursor) -> NumberReading? {
    var ahead = cursor
    ahead.skipSpaces()
    let isDashed = ahead.takeDash()
    if isDashed { ahead.skipSpaces() }
    let isSeparated = isDashed || ahead.position > cursor.position
    if isSeparated, let match = AmountWords.upTo.longestMatch(ahead) {
      ahead.position = match.end
    } else if !isDashed {
      return nil
    }
    ahead.skipSpaces()
    // A second dash would read as a sign.
    var dash = ahead
    guard !dash.takeDash(), let upper = numbers.read(&ahead) else { return nil }
    cursor = ahead
    return upper
  }
}
