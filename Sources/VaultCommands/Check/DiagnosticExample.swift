import VaultActions
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
