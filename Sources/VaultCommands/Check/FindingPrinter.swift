import VaultStore
import VaultSyntax

/// Prints findings for people, a line each, or for programs, an object each.
struct FindingPrinter {
  private let invocation: Invocation
  private let line: DiagnosticLine

  init(_ invocation: Invocation) {
    self.invocation = invocation
    line = DiagnosticLine(messages: invocation.messages, painter: invocation.painter)
  }

  func print(_ findings: [Finding]) {
    let isJSON = invocation.format == "json"
    for finding in findings {
      if invocation.shouldStop { return }
      invocation.print(isJSON ? json(of: finding) : text(of: finding))
    }
  }

  private func text(of finding: Finding) -> String {
    line.text(
      of: finding.diagnostic, values: finding.reason.map { [$0.message] }, path: finding.path.text,
      line: finding.start.line, column: finding.start.column)
  }

  /// Programs read the same sentence whatever the user's language is.
  private func json(of finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let message = Messages(.english).sentence(for: diagnostic, values: finding.reason.map { [$0.message] })
    var json = JSONWriter()
    json.object {
      $0.member("path", finding.path.text)
      $0.member("line", finding.start.line)
      $0.member("column", finding.start.column)
      $0.member("endLine", finding.end.line)
      $0.member("endColumn", finding.end.column)
      $0.member("severity", Messages(.english).label(of: diagnostic.severity))
      $0.member("code", diagnostic.code.rawValue)
      $0.member("message", message)
      $0.member("values", diagnostic.values)
      $0.member("suggestions", diagnostic.suggestions)
    }
    return json.text
  }
}
