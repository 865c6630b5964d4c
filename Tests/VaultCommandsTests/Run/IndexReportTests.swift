import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The report of an index` {
  /// Two notes with a line; of the rest each file and folder is left out by another rule, or cannot be read.
  private func vault() throws -> ScratchDirectory {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "", ".vaultignore": "drafts/\n", "soup.md": "# Soup\n\n- [ ] red beet\n",
      "tart.md": "# Tart\n",
      "drafts/one.md": "# One\n", "drafts/two.md": "# Two\n", ".git/config": "", "deep/.obsidian/x.md": "# X\n",
      "inner/.vault/config.yaml": "", "inner/i.md": "# I\n", "text.txt": "", ".hidden.md": "",
    ])
    try vault.link("alias.md", to: "soup.md")
    try vault.link("text.md", to: "text.txt")
    return vault
  }

  @Test(arguments: [
    (
      "en",
      """
      2 notes, 1 item, 4 words, 4 files ignored, 1 file unreadable, 0 errors
        1 hidden
        1 link to another note
        2 not named *.md
        2 hidden folders, not entered
        1 folder by .vaultignore, not entered
        1 folder with a vault of its own, not entered
      """, "cannot read text.md: the link leads to a file that is not named *.md\n"
    ),
    (
      "uk",
      """
      2 нотатки, 1 запис, 4 слова, пропущено 4 файли, не прочитано 1 файл, 0 помилок
        1 прихований
        1 посилання на іншу нотатку
        2 без назви *.md
        2 приховані теки, без вмісту
        1 тека через .vaultignore, без вмісту
        1 тека з власним сховищем, без вмісту
      """, "не вдалося прочитати text.md: посилання веде до файлу без назви *.md\n"
    ),
  ])
  func `counts what is left out by its rule, a folder as one`(
    language: String, expected: String, errors: String
  ) throws {
    let run = CommandRun(["index", "--stats", "--lang", language], in: try vault())
    // The second line has the time that it took, the last one the bytes of the index.
    var lines = run.output.split(separator: "\n")
    lines.remove(at: 1)
    #expect(lines.dropLast().joined(separator: "\n") == expected)
    #expect(run.errors == errors)
    #expect(run.code == .done)
  }

  @Test func `has the same counts for programs`() throws {
    let output = CommandRun(["index", "--json"], in: try vault()).output
    #expect(output.hasPrefix(#"{"seen":7,"notes":2,"items":1,"words":4,"ignored":4,"unreadable":1,"errors":0,"#))
    #expect(
      output.hasSuffix(
        #""ignoredBy":{"notMarkdown":2,"hidden":1,"conflictCopy":0,"link":1,"ignoreFile":0},"#
          + #""unreadableFiles":["text.md"],"excludedFolders":{"hidden":2,"ignoreFile":1,"otherVault":1},"#
          + #""unreadableFolders":[]}"# + "\n"))
  }

  @Test func `forgets the words of notes that are gone`() throws {
    let vault = try vault()
    #expect(CommandRun(["index"], in: vault).output.contains(", 4 words,"))
    try FileManager.default.removeItem(atPath: vault.path + "/soup.md")
    #expect(CommandRun(["index"], in: vault).output.hasPrefix("1 note, 0 items, 1 word,"))
    try vault.write("tart.md", "# Plum tart\n")
    #expect(CommandRun(["index"], in: vault).output.hasPrefix("1 note, 0 items, 2 words,"))
  }
}
