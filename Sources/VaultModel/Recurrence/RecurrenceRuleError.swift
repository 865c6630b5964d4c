package import VaultSyntax

/// What is wrong with the text of a recurrence rule, and where.
package struct RecurrenceRuleError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Code: Sendable, Hashable {
    /// There is no `FREQ`, which every rule needs.
    case missingFrequency
    /// A part has no equals sign.
    case missingValue
    /// No part has this name.
    case unknownPart
    /// The part is there for the second time.
    case duplicatePart(RecurrencePart)
    /// The word is none of the seven frequencies.
    case unknownFrequency
    /// The value is empty, and the range that of the whole part; or a member of the list is, and the range is empty.
    case emptyValue(RecurrencePart)
    /// The value, or a member of the list, is no whole number.
    case notANumber(RecurrencePart)
    /// The number is zero, where counting begins at one.
    case zero(RecurrencePart)
    /// The number is outside the range of the part; negative numbers down to `-greatest` if `countsFromEnd`.
    case numberOutOfRange(RecurrencePart)
    /// The two letters are no weekday: `MO`, `TU`, `WE`, `TH`, `FR`, `SA`, `SU`.
    case unknownWeekday
    /// The value is no date `YYYYMMDD` and no date-time `YYYYMMDDTHHMMSS[Z]`.
    case notADate
    /// The part may not stand in a rule of this frequency.
    case partNotAllowed(RecurrencePart, with: RecurrenceFrequency)
    /// A weekday has a number before it, which only monthly rules and yearly ones without `BYWEEKNO` may have.
    case numberedWeekdayNotAllowed(with: RecurrenceFrequency)
    /// `BYSETPOS` needs another `BY` part to choose from.
    case setPositionAlone
    /// `COUNT` and `UNTIL` exclude one another.
    case countWithUntil
  }

  package let code: Code
  /// The bytes at fault, in the array that was read.
  package let range: ByteRange

  init(_ code: Code, at range: ByteRange) {
    self.code = code
    self.range = range
  }
}

/// Why a rule that reads well gives no occurrence.
package enum RecurrenceError: Error, Sendable, Hashable {
  /// No moment from the start to the end of the rule, or to 9999-12-31, matches: 30 February, say.
  case neverFires
  /// The start is a day without a time, but the rule counts hours, minutes or seconds.
  case frequencyNeedsTime(RecurrenceFrequency)
}
