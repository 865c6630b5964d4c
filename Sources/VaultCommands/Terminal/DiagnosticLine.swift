package import VaultMessages
package import VaultSyntax

/// Prints a diagnostic as compilers do: `path:line:column: severity: sentence [code]`.
package struct DiagnosticLine {
  private let messages: Messages
  private let painter: Painter

  package init(messages: Messages, painter: Painter) {
    self.messages = messages
    self.painter = painter
  }

  /// The line; `line` and `column` count from 1. `values` stand in the sentence instead of the diagnostic's own. What is
  /// put right says so instead of its severity.
  package func text(
    of diagnostic: Diagnostic, values: [MessageValue]? = nil, path: String, line: Int, column: Int,
    isFixed: Bool = false
  ) -> String {
    let place = painter.paint("\(SafeText.line(path)):\(line):\(column)", .path)
    let severity =
      isFixed
      ? painter.paint(messages(.labelFixed), .success)
      : painter.paint(messages.label(of: diagnostic.severity), role(of: diagnostic.severity))
    let code = painter.paint("[\(diagnostic.code.rawValue)]", .faint)
    return "\(place): \(severity): \(messages.sentence(for: diagnostic, values: values)) \(code)"
  }

  private func role(of severity: Severity) -> TextRole {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .hint: .hint
    }
  }
}
