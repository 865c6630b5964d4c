import Testing
import VaultEdit
import VaultSyntax

/// What `vault check --fix` puts right in the settings.
@Suite struct SettingsFixerTests {
  static let settings: [(before: String, after: String, left: [DiagnosticCode])] = [
    ("Week_Start: mon # first\nLANG: uk\n", "week-start: mon # first\nlang: uk\n", []),
    ("weekstart: mon\n", "weekstart: mon\n", [.unknownSetting]), ("langs: uk\n", "langs: uk\n", [.unknownSetting]),
    // A setting that is there already, and a value that would only then be wrong.
    ("lang: uk\nLang: en\n", "lang: uk\nLang: en\n", [.unknownSetting]),
    ("Currency: gold\n", "Currency: gold\n", [.unknownSetting]), ("", "", []),
    ("\"Lang\": uk\n", "\"Lang\": uk\n", [.unknownSetting]),
  ]

  @Test("a name that differs in case and low lines alone is put right", arguments: settings)
  func fix(before: String, after: String, left: [DiagnosticCode]) {
    let outcome = SettingsFixer.fixed(Array(before.utf8))
    #expect(String(decoding: outcome.bytes, as: UTF8.self) == after)
    #expect(outcome.left.map(\.code) == left)
  }
}
