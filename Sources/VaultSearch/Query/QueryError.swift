package import VaultSyntax

/// Why a text is no query, as facts: where, what, and what would be right.
///
/// ```swift
/// do throws(QueryError) { _ = try QueryParser(vocabulary: .standard, context: context).parse("tipe:recipe") }
/// catch { error.reason == .unknownKey("tipe"); error.suggestions == ["type"]; error.range /* 0 ..< 4 */ }
/// ```
package struct QueryError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No type defines the key and no note has it.
    case unknownKey(String)
    /// Nothing stands after the key's operator, or between two commas.
    case missingValue(key: String)
    /// The value does not read as the key's kind.
    case malformedValue(key: String, kind: QueryKey.Kind)
    /// The value is no member of the key's closed set.
    case unknownMember(key: String)
    /// `m` after an offset is minutes or months; the suggestions are both readings.
    case ambiguousOffset
    /// A point or comma before three digits, with nothing to decide it; the suggestions are both, without doubt.
    case ambiguousNumber(decimal: String, thousands: String)
    /// The first bound lies after the second.
    case reversedRange
    /// The bounds are of different units, which have no order.
    case rangeOfUnits
    /// `<`, `>` or `..` on a key whose values have no order.
    case notComparable(key: String)
    /// `AND`, `OR`, `NOT`, `-` or a parenthesis without a condition beside it.
    case missingCondition
    /// The text holds nothing that can be searched for, such as `***`.
    case nothingToSearch
    case quoteNotClosed
    case parenthesisNotClosed
    /// A `)` that closes nothing.
    case parenthesisNotOpened
    /// Parentheses deeper than ``QueryParser/maximumDepth``.
    case tooDeep
    /// The word after `|` is no directive.
    case unknownDirective(String)
    /// `sort`, `limit` or `group` without its argument, or with one too many.
    case malformedDirective(String)
  }

  package let reason: Reason
  /// The bytes of the query it is about; empty at the place where something is missing.
  package let range: ByteRange
  /// Spellings that would be right there, nearest first.
  package let suggestions: [String]

  package init(_ reason: Reason, at range: ByteRange, suggestions: [String] = []) {
    self.reason = reason
    self.range = range
    self.suggestions = suggestions
  }
}

/// Something a person who wrote a query may not have meant, though it reads.
package struct QueryHint: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// An unknown key before a value with `/`: searched for as words.
    case keyReadAsWord(String)
    /// A `+` before a word, left out.
    case plusBeforeWord(String)
    /// Characters that no word holds, left out.
    case ignored
    /// A `*` or `~` behind quotes, left out: it goes with a word.
    case markBehindQuotes(String)
  }

  package let reason: Reason
  package let range: ByteRange
  /// Spellings that may have been meant, nearest first.
  package let suggestions: [String]

  package init(_ reason: Reason, at range: ByteRange, suggestions: [String] = []) {
    self.reason = reason
    self.range = range
    self.suggestions = suggestions
  }
}
