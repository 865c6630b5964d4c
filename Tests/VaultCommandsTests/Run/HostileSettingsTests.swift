import Glibc
import Testing
import VaultTestSupport

@testable import VaultCommands

/// A vault may come from somebody else: whatever stands in place of its settings, its notes are read with the defaults.
@Suite struct `Settings that are no file of text` {
  enum Kind: CaseIterable { case folder, pipe, outside, dangling, loop, binary, tooLarge }

  private func vault(_ name: String, _ kind: Kind) throws -> ScratchDirectory {
    let vault = try ScratchDirectory(["v/.vault/.gitignore": "", "v/soup.md": "# Soup\n", "out.yaml": "lang: uk\n"])
    switch kind {
    case .folder: try vault.write("v/\(name)/x", "")
    case .pipe: #expect(unsafe mkfifo(vault.path + "/v/" + name, 0o600) == 0)
    case .outside: try vault.link("v/" + name, to: vault.path + "/out.yaml")
    case .dangling: try vault.link("v/" + name, to: "nowhere")
    case .loop: try vault.link("v/" + name, to: vault.path + "/v/" + name)
    case .binary: try vault.write("v/" + name, [0xFF, 0xFE, 0x61, 0x00])
    case .tooLarge: try vault.write("v/" + name, [UInt8](repeating: 0x23, count: 2 << 20))
    }
    return vault
  }

  @Test(arguments: [".vault/config.yaml", ".vaultignore"], Kind.allCases)
  func `are reported and keep nothing from being found`(name: String, kind: Kind) throws {
    // Patterns are bytes: names on disk need not be UTF-8.
    let isFault = name == ".vault/config.yaml" || kind != .binary
    let vault = try vault(name, kind)
    let search = CommandRun(["search", "soup", "--format", "paths"], in: vault, at: "v")
    #expect(search.output == "soup.md\n")
    #expect(search.code == .done)
    #expect(search.errors.hasPrefix("warning: cannot read \(name): ") == isFault, "\(search.errors)")
    let check = CommandRun(["check"], in: vault, at: "v")
    #expect(check.output.contains("\(name):1:1: error: the file cannot be read: ") == isFault, "\(check.output)")
    #expect(check.code == (isFault ? .nothingFound : .done))
  }

  @Test func `may be a link inside the vault`() throws {
    let vault = try ScratchDirectory([
      ".vault/.gitignore": "", "settings.yaml": "folders: {meine: recipe}\n", "meine/x.md": "# X\n",
    ])
    try vault.link(".vault/config.yaml", to: "../settings.yaml")
    #expect(CommandRun(["search", "type:recipe", "--format", "paths"], in: vault).output == "meine/x.md\n")
  }
}
