import VaultTestSupport

@testable import VaultCommands

/// A vault whose notes link to each other in every way.
struct LinkedVault {
  let directory: ScratchDirectory

  static let files = [
    ".vault/config.yaml": "lang: en\n", ".vaultignore": "drafts/\n*.tmp.md\n",
    "recipes/borshch.md": "---\naliases: [Red soup]\ntags: [soup, winter]\n---\n# Borshch\n\n[rolls](rolls.md)\n",
    "recipes/rolls.md": "For [the soup](borshch.md#steps), #winter.\n",
    "diary/day.md":
      "---\nmeal: \"[[borshch]]\"\ntags: winter, home\ndate: 2026-11-20\n---\nAte [[recipes/borshch|it]], [[Red soup]].\n",
    "lists/menu.md": "- [ ] cook [[borshch]] #soup {tags: [soup/hot]} ^one\n\n`[[borshch]]`\n",
    "chefs/ann.md": "# Ann\n\n[b]: ../recipes/borshch.md\n", "drafts/idea.md": "[[borshch]]\n", "photo.png": "",
  ]

  init(_ more: [String: String] = [:]) throws {
    directory = try ScratchDirectory(Self.files.merging(more) { $1 })
  }

  /// Runs `vault` in the vault on 20 November 2026.
  func run(
    _ words: String..., at folder: String = "", language: String? = nil,
    environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    run(words, at: folder, language: language, environment: change)
  }

  func run(
    _ words: [String], at folder: String = "", language: String? = nil,
    environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    CommandRun(words, in: directory, at: folder, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:00"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      change(&environment)
    }
  }

  /// The text of a note; nil when it is not there.
  func text(_ path: String) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What `vault check` says of links.
  var brokenLinks: [Substring] { run("check").output.split(separator: "\n").filter { $0.contains("[link-") } }

  /// All notes by their paths.
  var notes: [String: String] {
    Self.files.keys.reduce(into: [:]) { $0[$1] = text($1) }
  }
}
