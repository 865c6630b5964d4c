package import VaultSyntax

/// Which word of a rule is not understood, and why.
package struct RepetitionWordsError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Code: Sendable, Hashable {
    /// There is no text.
    case empty
    /// No rule knows the word.
    case unknownWord
    /// The word is known, but says nothing at its place.
    case misplacedWord
    /// Something has to follow the word: `every`, `until`.
    case incomplete
    /// Nothing says how often: `every`, `daily`.
    case missingFrequency
    /// The rule says a thing twice: two units, two ends.
    case saidTwice
    /// No month has that day, or no calendar that date.
    case noSuchDay
    /// A date has no year, and would mean another day next year.
    case missingYear
    /// The number is none that can be counted to here.
    case numberOutOfRange
    /// These days do not go with that unit: `every week on the 15th`.
    case doesNotFit
    /// A time of day: it belongs to the start or the due date, not to the rule.
    case timeOfDay
    /// The text is longer than any rule.
    case tooLong
    /// RRULE text that does not read.
    case ruleText(RecurrenceRuleError.Code)
  }

  package let code: Code
  /// The bytes at fault.
  package let range: ByteRange
  /// Words that may have been meant, nearest first.
  package let suggestions: [String]

  init(_ code: Code, at range: ByteRange, suggestions: [String] = []) {
    self.code = code
    self.range = range
    self.suggestions = suggestions
  }
}
