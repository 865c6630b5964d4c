/// A value that is to be written for a key, in words; how it is written depends on the neighbours in the note.
package enum NewValue: Sendable, Hashable {
  case scalar(NewScalar)
  case list([NewScalar])
  /// A list of mappings, which front matter alone can hold.
  case records([NewRecord])
}

/// A mapping of few keys that is to be written as one element of a list: a photo with its caption.
package struct NewRecord: Sendable, Hashable {
  /// One key with its value.
  package struct Pair: Sendable, Hashable {
    package var key: String
    package var value: NewScalar

    package init(_ key: String, _ value: NewScalar) {
      self.key = key
      self.value = value
    }
  }

  /// In the order in which they are written.
  package var pairs: [Pair]

  package init(_ pairs: [Pair]) { self.pairs = pairs }
}

/// One scalar that is to be written.
package struct NewScalar: Sendable, Hashable {
  /// What a reader of the note gets, without quotes and escapes.
  package var text: String
  /// Whether every YAML reader must take it for text, so that `no` and `2026` are quoted; else a number, a date or a
  /// truth value stands as it is.
  package var isText: Bool

  package init(_ text: String, isText: Bool = false) {
    self.text = text
    self.isText = isText
  }
}

extension NewScalar: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
