import VaultActions
import VaultMessages
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
      line: finding.start.line, column: finding.start.column, isFixed: finding.isFixed == true)
  }

  private func json(of finding: Finding) -> String {
    var json = JSONWriter()
    finding.write(to: &json)
    return json.text
  }
}
