import Foundation
import RegexBuilder
import VaultSyntax
import VaultTestSupport

@testable import VaultMessages

/// What the message catalogue says, read from its source: the texts are values of their own that no list names.
enum Catalogue {
  /// The texts of one sentence.
  struct Text: Hashable, Sendable {
    var name: String
    var english: String
    var ukrainian: String
  }

  /// Every `static let` of the catalogue, with literals of one line or of several.
  static let declared: [Text] = {
    let text = /"""(?:[^"]|"(?!""))*"""|"(?:[^"\\]|\\.)*"/
    let declaration = Regex {
      "static let "
      Capture { OneOrMore(.word) }
      " = MessageKey("
      ZeroOrMore(.whitespace)
      "en:"
      ZeroOrMore(.whitespace)
      Capture { text }
      ","
      ZeroOrMore(.whitespace)
      "uk:"
      ZeroOrMore(.whitespace)
      Capture { text }
      Optionally { ", isAdvice: true" }
      ZeroOrMore(.whitespace)
      ")"
    }
    return source.matches(of: declaration).map { match in
      Text(name: String(match.output.1), english: words(of: match.output.2), ukrainian: words(of: match.output.3))
    }
  }()

  /// The names of all declarations, however they are written.
  static let names: [String] = source.components(separatedBy: "static let ").dropFirst().map {
    String($0.prefix { $0 != " " })
  }

  /// The same with the sentences of diagnostics.
  static let all: [Text] =
    declared
    + DiagnosticCode.allCases.map { text("\($0)", $0.sentence) }
    + YAMLExpectation.allCases.map { text("\($0)", $0.sentence) }

  private static func text(_ name: String, _ key: MessageKey) -> Text {
    Text(name: name, english: key.english.description, ukrainian: key.ukrainian.description)
  }

  private static let source: String = {
    let folder = VaultBinary.packageRoot.appendingPathComponent("Sources/VaultMessages/Catalogue")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.lastPathComponent.hasPrefix("MessageKey+") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
  }()

  /// What a literal stands for.
  private static func words(of literal: Substring) -> String {
    var text = String(literal)
    if text.hasPrefix("\"\"\"") {
      text = text.dropFirst(3).dropLast(3).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }.joined(separator: "\n").replacingOccurrences(of: "\\\n", with: "")
    } else {
      text = String(text.dropFirst().dropLast())
    }
    for (escape, character) in [("\\n", "\n"), ("\\\"", "\""), ("\\u{A0}", "\u{A0}"), ("\\\\", "\\")] {
      text = text.replacingOccurrences(of: escape, with: character)
    }
    return text
  }
}
