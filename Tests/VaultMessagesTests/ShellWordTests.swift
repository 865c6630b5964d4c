import Testing

@testable import VaultMessages

struct ShellWordTests {
  @Test(arguments: [
    ("soup", "soup"), ("tags+=борщ", "tags+=борщ"), ("chores^kettle", "chores^kettle"), ("", "''"),
    ("two words", "'two words'"), ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("a;b", "'a;b'"), ("²", "'²'"),
  ])
  func `a word is quoted where a shell would read it differently`(word: String, typed: String) {
    #expect(ShellWord.quoted(word) == typed)
  }
}
