/// One thing known of an item, under a key that is the same in every language and version: the spelling in the format.
package struct Fact: Sendable, Hashable {
  /// Such as `due`, `on-holiday`, or the author's own key.
  package let key: String
  package let value: FactValue

  package init(_ key: String, _ value: FactValue) {
    self.key = key
    self.value = value
  }
}

/// A value as a program would read it, in the shapes of JSON.
///
/// Dates, durations and amounts are told apart from other text, so that a table can print them by locale.
package indirect enum FactValue: Sendable, Hashable {
  /// Text as it is.
  case text(String)
  /// A number in the digits of JSON (RFC 8259, 6).
  case number(String)
  case truth(Bool)
  /// A day, a moment or a span of days in the format's own spelling: `2026-11-20`, `2026-11-20 14:30`.
  case date(String)
  /// In order.
  case list([FactValue])
  /// In order; no key stands twice.
  case object([Fact])
}

/// A value that can be told as a fact.
package protocol FactConvertible {
  /// The value in the shapes of JSON; nil when there is nothing to tell, as of an empty list.
  var factValue: FactValue? { get }
}

extension String: FactConvertible {
  package var factValue: FactValue? { .text(self) }
}

extension Bool: FactConvertible {
  package var factValue: FactValue? { .truth(self) }
}

extension Int: FactConvertible {
  package var factValue: FactValue? { .number(String(self)) }
}

extension Optional: FactConvertible where Wrapped: FactConvertible {
  package var factValue: FactValue? { flatMap(\.factValue) }
}

extension Array: FactConvertible where Element: FactConvertible {
  package var factValue: FactValue? {
    let values = compactMap(\.factValue)
    return values.isEmpty ? nil : .list(values)
  }
}

extension FactValue: FactConvertible {
  package var factValue: FactValue? { self }
}
