import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultSyntax

/// What a diagnostic looks like in a note, and the same put right.
struct DiagnosticExample: Hashable {
  /// The note it stands in, or the settings.
  let path: String
  /// The facts of its sentence.
  let values: [String]
  let wrong: [String]
  let right: [String]

  /// The example of a code, read from ``DiagnosticExamples``; nil for one that has none. O(length of the table).
  init?(of code: DiagnosticCode) {
    let fields = DiagnosticExamples.table.split(separator: "\n").lazy
      .map { $0.split(separator: "¦", omittingEmptySubsequences: false).map { String($0).trimmed } }
      .first { $0.first == code.rawValue }
    guard let fields, fields.count == 5 else { return nil }
    path = fields[1]
    values = fields[2].split(separator: ";").map { String($0).trimmed }
    wrong = fields[3].split(separator: "⏎", omittingEmptySubsequences: false).map(String.init)
    right = fields[4].split(separator: "⏎", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of both, each with its sign: `-` goes, `+` comes, a space stays.
  var lines: [(sign: String, text: String)] {
    let (before, after) = (wrong.joined(separator: "\n"), right.joined(separator: "\n"))
    var lines: [(sign: String, text: String)] = []
    var next = 0
    for change in LineDiff(before: Array(before.utf8), after: Array(after.utf8)).changes {
      lines += wrong[next..<change.before.lowerBound].map { (sign: " ", text: $0) }
      lines += wrong[change.before].map { (sign: "-", text: $0) }
      lines += right[change.after].map { (sign: "+", text: $0) }
      next = change.before.upperBound
    }
    return lines + wrong[next...].map { (sign: " ", text: $0) }
  }
}

extension DiagnosticCode {
  /// The code as somebody writes it, with or without its brackets.
  init(stated text: String) throws(Failure) {
    let name = text.trimmed.lowercased().filter { $0 != "[" && $0 != "]" }
    if let code = DiagnosticCode(rawValue: name) {
      self = code
      return
    }
    let near = EditDistance.nearest(to: name, among: Self.allCases.map(\.rawValue))
    let hint: Remark = near.isEmpty ? .init(.seeHelp, [.text("vault explain")]) : .didYouMean(near)
    throw Failure(.wrongRequest, .explainUnknownCode, [.text(text)], hints: [hint])
  }

  /// The codes that the values of an option name, between commas.
  static func codes(_ flag: Flag, of invocation: Invocation) throws(Failure) -> Set<DiagnosticCode>? {
    var codes: Set<DiagnosticCode> = []
    for text in invocation.arguments.values(of: flag).flatMap({ $0.split(separator: ",") }) {
      codes.insert(try DiagnosticCode(stated: String(text)))
    }
    return codes.isEmpty ? nil : codes
  }
}
