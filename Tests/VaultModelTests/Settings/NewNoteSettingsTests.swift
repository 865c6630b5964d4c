import Testing
import VaultModel
import VaultSyntax

/// The setting `new` (vault format, section 1).
@Suite struct NewNoteSettingsTests {
  static let readings: [(text: String, saysCreated: Bool, findings: [String])] = [
    ("", true, []), ("new: {created: false}", false, []), ("new:\n  created: no\n", false, []),
    ("new: {created: true}", true, []), ("new: {created: ні}", false, []), ("new: {}", true, []),
    ("new: {created: maybe}", true, ["bad-setting"]), ("new: false", true, ["bad-setting"]),
    ("new: {creatde: false}", true, ["unknown-setting"]),
  ]

  @Test("whether new notes say when they were made", arguments: readings)
  func read(text: String, saysCreated: Bool, findings: [String]) {
    let (settings, diagnostics) = Settings.read(Array(text.utf8))
    #expect(settings.newNotesSayCreated == saysCreated)
    #expect(diagnostics.map(\.code.rawValue) == findings)
  }
}
