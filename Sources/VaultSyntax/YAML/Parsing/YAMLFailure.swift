/// Why reading a stream stopped: the parser's one thrown error.
struct YAMLFailure: Error {
  /// What stopped it.
  enum Reason {
    /// The text is not YAML; this would have been.
    case expected(YAMLExpectation)
    /// A bound on nesting or on directives was passed.
    case tooLarge(bound: Int)
  }

  let reason: Reason
  /// The offset of the byte where reading stopped, or of the opening quote or bracket that is not closed.
  let offset: Int

  init(_ expectation: YAMLExpectation, at offset: Int) {
    reason = .expected(expectation)
    self.offset = offset
  }

  init(tooLarge bound: Int, at offset: Int) {
    reason = .tooLarge(bound: bound)
    self.offset = offset
  }

  /// The failure as a diagnostic at one byte of a document that ends at `end`.
  func diagnostic(end: Int) -> Diagnostic {
    let range = ByteRange(offset, min(offset + 1, max(offset, end)))
    return switch reason {
    case .expected(let expectation): Diagnostic(.yamlSyntax, at: range, values: [expectation.rawValue])
    case .tooLarge(let bound): Diagnostic(.yamlTooLarge, at: range, values: [String(bound)])
    }
  }
}
