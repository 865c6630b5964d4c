package import VaultSyntax

/// How an author writes a number, so that a changed one can be written the same way.
package struct NumberNotation: Sendable, Hashable {
  /// The shape of the number.
  package enum Form: UInt8, Sendable, Hashable {
    /// `3`
    case integer
    /// `2.5`, `2,5`
    case decimal
    /// `1/2`, `1 1/2`
    case slash
    /// `½`, `1½`
    case vulgar
    /// `a`, `two`, `пів`: a word, which a changed number replaces as an integer.
    case word
  }

  package var form: Form
  /// The mark before decimals; for a number without one the mark of its language.
  package var decimalMark: DecimalMark
  /// How many decimals are written.
  package var decimals: Int
  /// Whether a space stands between whole and fraction: `1 ½`.
  package var isSpaced: Bool
  /// What separates groups of three digits, or nil.
  package var groupSeparator: GroupSeparator?

  package init(
    _ form: Form = .integer, decimalMark: DecimalMark = .point, decimals: Int = 0, isSpaced: Bool = false,
    groupSeparator: GroupSeparator? = nil
  ) {
    self.form = form
    self.decimalMark = decimalMark
    self.decimals = decimals
    self.isSpaced = isSpaced
    self.groupSeparator = groupSeparator
  }
}

/// What stands between groups of three digits in a number.
package enum GroupSeparator: UInt8, Sendable, Hashable, CaseIterable {
  case point, comma, space, noBreakSpace, thinSpace, narrowNoBreakSpace

  /// The separator as text.
  package var text: String {
    switch self {
    case .point: "."
    case .comma: ","
    case .space: " "
    case .noBreakSpace: "\u{A0}"
    case .thinSpace: "\u{2009}"
    case .narrowNoBreakSpace: "\u{202F}"
    }
  }

  init?(scalar: UInt32) {
    switch scalar {
    case 0x2E: self = .point
    case 0x2C: self = .comma
    case 0x20: self = .space
    case 0xA0: self = .noBreakSpace
    case 0x2009: self = .thinSpace
    case 0x202F: self = .narrowNoBreakSpace
    default: return nil
    }
  }

  /// Whether the separator could as well begin decimals.
  var isMark: Bool { self == .point || self == .comma }
}

/// A number as it stands in a text: its exact value, its notation and its bytes.
package struct WrittenNumber: Sendable, Hashable {
  package var value: Rational
  package var notation: NumberNotation
  /// The bytes to replace when the number changes, sign included.
  package var range: ByteRange

  package init(value: Rational, notation: NumberNotation, range: ByteRange) {
    self.value = value
    self.notation = notation
    self.range = range
  }
}

/// Why a number that stands in a text has no value.
package enum NumberRefusal: Sendable, Hashable {
  /// `1,500` with nothing to decide it: a decimal fraction, or thousands.
  case ambiguous(decimal: WrittenNumber, thousands: WrittenNumber)
  /// The number needs more digits than exact arithmetic has; the bytes of the number.
  case tooLarge(ByteRange)

  /// The bytes of the number.
  package var range: ByteRange {
    switch self {
    case .ambiguous(let decimal, _): decimal.range
    case .tooLarge(let range): range
    }
  }
}

/// What a number in a text means.
package enum NumberReading: Sendable, Hashable {
  case number(WrittenNumber)
  case refused(NumberRefusal)

  /// Reads text that is a number and nothing else; nil if it is none.
  ///
  /// ```swift
  /// NumberReading(parsing: "1 1/2")   // .number(3/2, written with a slash)
  /// NumberReading(parsing: "1,500")   // .refused(.ambiguous(1.5, 1500))
  /// ```
  package init?(parsing text: String, context: NumberContext = NumberContext()) {
    let bytes = Array(text.utf8)
    self.init(parsing: bytes, in: ByteRange(0, bytes.count), context: context)
  }

  /// Reads a range that holds a number and nothing else but spaces around it; nil if it is none.
  package init?(parsing bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    var cursor = ByteCursor(bytes, in: trimmed)
    guard
      let reading = NumberReader(context: context, groupsBySpace: context.language?.isCyrillic ?? false)
        .read(&cursor), cursor.isAtEnd
    else { return nil }
    self = reading
  }

  /// The value, if there is one.
  package var value: Rational? {
    if case .number(let number) = self { number.value } else { nil }
  }

  /// The bytes of the number.
  package var range: ByteRange {
    switch self {
    case .number(let number): number.range
    case .refused(let refusal): refusal.range
    }
  }
}
