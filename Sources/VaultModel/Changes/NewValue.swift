/// A value that is to be written for a key, in words; how it is written depends on the neighbours in the note.
package enum NewValue: Sendable, Hashable {
  case scalar(NewScalar)
  case list([NewScalar])
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
