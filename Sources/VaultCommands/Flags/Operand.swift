package import VaultMessages

/// An argument that is not an option: what it is called in the help, what it is, and how many there may be.
package struct Operand: Sendable {
  /// How many words the operand takes.
  package enum Arity: Sendable {
    case one, optional, oneOrMore, any

    /// The least number of words.
    package var minimum: Int { self == .one || self == .oneOrMore ? 1 : 0 }
    /// Whether there is no greatest number.
    package var isUnbounded: Bool { self == .oneOrMore || self == .any }
  }

  /// The name in the help, in capitals; `-- ` before it when its words stand behind the end of the options.
  package let name: String
  /// What it is.
  package let kind: ValueKind
  /// How many words it takes.
  package let arity: Arity
  /// One line of help; also what is said when the operand is missing.
  package let summary: MessageKey
  /// How several are given, where the words become one line of a note, so that nothing behind a line break would be
  /// written; nil where line breaks may stand in them.
  package let several: MessageKey?

  package init(
    _ name: String, _ kind: ValueKind, _ arity: Arity = .one, summary: MessageKey, several: MessageKey? = nil
  ) {
    self.name = name
    self.kind = kind
    self.arity = arity
    self.summary = summary
    self.several = several
  }

  /// Whether its words stand behind `--`.
  package var standsBehindEnd: Bool { name.hasPrefix("-- ") }

  /// The operand in a usage line: `RECIPE`, `[DIR]`, `QUERY…`, `[PATH…]`.
  package var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .any: "[\(name)…]"
    }
  }
}
