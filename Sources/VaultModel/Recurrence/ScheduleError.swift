package import VaultSyntax

/// Why a repetition cannot be followed, and where it is said.
package struct ScheduleError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Code: Sendable, Hashable {
    /// The words of a rule.
    case words(RepetitionWordsError.Code)
    /// RRULE text.
    case ruleText(RecurrenceRuleError.Code)
    /// The rule and the key beside it both say it.
    case saidTwice(ItemKey)
    /// Both say when it ends: a last day and a number of times.
    case countWithUntil
    /// An entry of `except` or `also` is no date, no span of dates and no link.
    case notADate(String)
    /// An entry of `also` is a link, which only `except` may be.
    case linkNotAllowed
    /// It has no occurrence, such as 30 February.
    case neverFires
    /// It counts hours or minutes, but the start is a day without a time.
    case frequencyNeedsTime(RecurrenceFrequency)
    /// It is said to happen more often than anything does.
    case countTooGreat(most: Int)
  }

  /// Where it is said.
  package enum Place: Sendable, Hashable {
    /// In the rule's text, at these bytes.
    case rule(ByteRange)
    /// In the key beside it, in the entry with this number, counted from 0.
    case key(ItemKey, entry: Int)
  }

  package let code: Code
  package let place: Place
  /// What may have been meant in its place, the likeliest first.
  package let suggestions: [String]

  init(_ code: Code, at place: Place, suggestions: [String] = []) {
    self.code = code
    self.place = place
    self.suggestions = suggestions
  }
}
