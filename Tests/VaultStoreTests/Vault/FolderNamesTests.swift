import Testing
import VaultStore
import VaultTestSupport

/// Names that are free everywhere a vault may be copied to.
@Suite struct FolderNamesTests {
  private func names(_ files: [String], of folder: Path = "") throws -> FolderNames {
    let directory = try ScratchDirectory(
      Dictionary((files + [".vault/config.yaml"]).map { ($0, "") }, uniquingKeysWith: { first, _ in first }))
    let root = try VaultRoot.find(VaultRoot.Hints(workingDirectory: Path(directory.path)), files: .system)
    return try FolderNames(of: folder, below: root, files: .system)
  }

  @Test("a name that differs in case or composition alone is taken")
  func taken() throws {
    let names = try names(["Borshch.md", "йод.md"])
    #expect(names.taken("borshch.md") == "Borshch.md")
    #expect(names.taken("И\u{306}ОД.md") == "йод.md")
    #expect(names.taken("borsch.md") == nil)
  }

  @Test("a folder that is not there has no names")
  func missing() throws {
    #expect(try names([], of: "recipes/new").taken("a.md") == nil)
  }

  @Test("the first free number is found")
  func number() throws {
    #expect(try names([]).freeNumber(after: "a") == 2)
    #expect(try names(["a-2.md", "A-3.md", "a-5.md"]).freeNumber(after: "a") == 4)
  }

  @Test("a folder that is a link is not read")
  func link() throws {
    let outside = try ScratchDirectory(["a.md": ""])
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    try directory.link("recipes", to: outside.path)
    let root = try VaultRoot.find(VaultRoot.Hints(workingDirectory: Path(directory.path)), files: .system)
    #expect(throws: SystemError.self) { try FolderNames(of: "recipes", below: root, files: .system) }
  }

  static let ignored: [(rules: String, path: Path, reason: IgnoreReason?)] = [
    ("", "recipes/a.md", nil), ("recipes/\n", "recipes/a.md", .ignoreFile), ("a.md\n", "recipes/a.md", .ignoreFile),
    ("b.md\n", "recipes/a.md", nil), ("", ".hidden/a.md", .hidden), ("", "x/.a.md", .hidden),
    ("", "a.sync-conflict-20261120-101530-ABCDEFG.md", .conflictCopy), ("", "", nil),
  ]

  @Test("what the index would leave out is told before it is written", arguments: ignored)
  func left(rules: String, path: Path, reason: IgnoreReason?) throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "", ".vaultignore": rules])
    let root = try VaultRoot.find(VaultRoot.Hints(workingDirectory: Path(directory.path)), files: .system)
    #expect(try VaultConfiguration(of: root, files: .system).reason(ignoring: path) == reason)
  }
}
