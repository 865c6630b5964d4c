/// How much a diagnostic matters: an error makes `vault check` fail, a warning only with `--strict`, a hint never.
package enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case hint, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// One finding in one note, as facts: the command line alone turns it into a sentence, in the user's language.
///
/// One bad line gives one diagnostic, and the rest of the note still reads.
package struct Diagnostic: Hashable, Sendable {
  /// What was found; also the key of its sentence in the message catalogue.
  package let code: DiagnosticCode
  /// The bytes it is about.
  package let range: ByteRange
  /// The facts its sentence needs, in the order of the placeholders `{0}`, `{1}` …
  package let values: [String]
  /// Spellings that would be right, nearest first; empty when there is none to offer.
  package let suggestions: [String]

  package init(_ code: DiagnosticCode, at range: ByteRange, values: [String] = [], suggestions: [String] = []) {
    self.code = code
    self.range = range
    self.values = values
    self.suggestions = suggestions
  }

  /// The severity, which depends on the code alone.
  package var severity: Severity { code.severity }
}
