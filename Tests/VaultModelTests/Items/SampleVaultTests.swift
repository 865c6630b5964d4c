import Foundation
import Testing
import VaultModel
import VaultSyntax

/// Every note of the sample vault reads without a diagnostic, under the vault's own settings.
@Suite struct SampleVaultTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "sample-vault")

  private static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  static let paths: [String] = {
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") && !$0.contains(".vault/") }.sorted()
  }()

  private func note(at path: String) throws -> Note {
    let settings = Settings.read(try Self.bytes(of: ".vault/config.yaml")).settings
    let bytes = try Self.bytes(of: path)
    let note = Note(Document(bytes), context: settings.context(forNoteAt: path))
    #expect(note.document.rendered == bytes)
    return note
  }

  @Test("there is a vault to read") func notEmpty() { #expect(Self.paths.count > 50) }

  @Test("its settings are right")
  func settings() throws { #expect(Settings.read(try Self.bytes(of: ".vault/config.yaml")).diagnostics == []) }

  @Test("a note of it reads without a diagnostic", arguments: paths)
  func note(path: String) throws {
    let note = try note(at: path)
    #expect(note.findings == [])
    for item in note.items { #expect(note.facts(of: item).count > 1) }
  }
}
