import VaultActions
import VaultMessages
import VaultSyntax

/// `vault explain [CODE…]`
enum ExplainCommand {
  static let syntax = CommandSyntax(
    "explain", summary: .commandExplain,
    operands: [
      Operand("CODE", .usual(DiagnosticCode.allCases.map(\.rawValue)), .any, summary: .operandExplainCode)
    ],
    formats: ["text", "json"],
    examples: [
      Example("vault explain link-dangling", .exampleExplain), Example("vault explain", .exampleExplainAll),
    ])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var codes: [DiagnosticCode] = []
    for word in invocation.arguments.operands { codes.append(try DiagnosticCode(stated: word)) }
    for (number, code) in (codes.isEmpty ? DiagnosticCode.allCases : codes).enumerated() {
      if invocation.shouldStop { break }
      let explained = Explanation(code)
      if invocation.format == "json" {
        invocation.print(explained.json(invocation.messages))
      } else if codes.isEmpty {
        invocation.print("\(code.rawValue)\t\(invocation.messages.label(of: code.severity))")
      } else {
        if number > 0 { invocation.print("") }
        explained.print(invocation)
      }
    }
    return .done
  }
}

/// One code with its meaning, an example and what mends it.
private struct Explanation {
  let code: DiagnosticCode
  let example: DiagnosticExample?

  init(_ code: DiagnosticCode) { (self.code, example) = (code, DiagnosticExample(of: code)) }

  private func meaning(_ messages: Messages) -> String {
    messages.sentence(for: Diagnostic(code, at: ByteRange(0, 0), values: example?.values ?? []))
  }

  func print(_ invocation: Invocation) {
    let messages = invocation.messages
    let heading = "\(code.rawValue) · \(messages.label(of: code.severity))"
    invocation.print(invocation.painter.paint(heading, .heading))
    paragraph(meaning(messages), invocation)
    if let example {
      invocation.print("")
      invocation.print("  " + invocation.painter.paint(example.path, .path))
      for (sign, line) in example.lines {
        let role: TextRole? = sign == "-" ? .error : sign == "+" ? .success : nil
        let text = "  \(sign) \(line)"
        invocation.print(role.map { invocation.painter.paint(text, $0) } ?? text)
      }
    }
    invocation.print("")
    paragraph(messages(code.remedy), invocation)
  }

  private func paragraph(_ text: String, _ invocation: Invocation) {
    let lines = invocation.isForPeople ? TextWrap.lines(text, width: max(20, invocation.columns)) : [text]
    for line in lines { invocation.print(line) }
  }

  func json(_ messages: Messages) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("code", code.rawValue)
      $0.member("severity", "\(code.severity)")
      $0.member("meaning", meaning(messages))
      $0.member("remedy", messages(code.remedy))
      $0.member("path", example?.path)
      $0.member("wrong", example?.wrong.joined(separator: "\n"))
      $0.member("right", example?.right.joined(separator: "\n"))
    }
    return json.text
  }
}
