import Testing
import VaultModel
import VaultStore
import VaultSyntax

@testable import VaultCommands

@Suite struct `The notes a vault may begin with` {
  @Test(arguments: MessageLanguage.allCases)
  func `are one of every type`(language: MessageLanguage) {
    let types = StarterVault(in: language).notes.map { note in
      Settings().type(ofNoteAt: note.path)
    }
    #expect(Set(types) == Set(ItemType.noteTypes))
  }

  @Test(arguments: MessageLanguage.allCases)
  func `are short`(language: MessageLanguage) {
    for note in StarterVault(in: language).notes {
      #expect(note.text.split(separator: "\n").count <= 30, "\(note.path)")
      #expect(note.text.hasSuffix("\n") && !note.text.hasSuffix("\n\n"), "\(note.path)")
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("борщ", "борщ"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"), ("$x", "'$x'"),
    ("a/b-c_d.md", "a/b-c_d.md"), ("*", "'*'"), ("~", "'~'"),
  ])
  func `come with calls that a shell takes as they are`(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}
