import Testing
import VaultModel
import VaultSyntax

@testable import VaultEdit

/// Lines that go from one note to another.
@Suite struct `Lines on their way to another note` {
  private func note(_ text: String) -> Note { Note(Document(Array(text.utf8)), context: ReadingContext()) }

  private func moved(_ lines: [Int], of source: String, to target: String) throws -> String {
    let bytes = try LineTransfer(of: lines, from: note(source)).applied(
      to: Array(target.utf8), context: ReadingContext())
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("- [ ] a\n  - [ ] b\n- [ ] c\n", [0, 2], "", "- [ ] a\n  - [ ] b\n- [ ] c\n"),
    ("- [ ] a\n", [0], "* [ ] x\n", "* [ ] x\n* [ ] a\n"),
    ("- [ ] a\n  more\n- [ ] b\n", [0, 1], "1. [ ] x\n", "1. [ ] x\n2. [ ] a\n   more\n3. [ ] b\n"),
    ("1. [ ] a\n2. [ ] b\n", [0, 1], "# T\n", "# T\n\n- [ ] a\n- [ ] b\n"),
    ("- [ ] a\r\n", [0], "- [ ] x\n", "- [ ] x\n- [ ] a\n"), ("- [ ] a\n", [0], "- [ ] x", "- [ ] x\n- [ ] a"),
    ("> - [ ] a\n>   b\n", [0], "- [ ] x\n", "- [ ] x\n- [ ] a\n  b\n"),
  ])
  func `stand behind those of the last list, as these are written`(
    source: String, lines: [Int], target: String, after: String
  ) throws {
    #expect(try moved(lines, of: source, to: target) == after)
  }

  @Test func `are refused where they would be no tasks`() {
    #expect(throws: EditRefusal.self) {
      try moved([0], of: "- [ ] a\n", to: "---\ntasks: off\n---\n- x\n")
    }
  }

  @Test(arguments: [
    ("# T\n\ntext\n\n- [ ] a\n- [ ] b\n", [0, 1], "# T\n\ntext\n"),
    ("- [ ] a\n- [ ] b\n\ntext\n", [0, 1], "text\n"), ("- [ ] a\n\n- [ ] b\n- [ ] c\n", [1], "- [ ] a\n\n- [ ] c\n"),
    ("text\n\n- [ ] a\n\n- [ ] b\n\nmore\n", [0, 1], "text\n\nmore\n"), ("text\n\n- [ ] a", [0], "text\n"),
  ])
  func `leave nothing but the rest behind`(source: String, lines: [Int], after: String) throws {
    #expect(String(decoding: try LineTransfer(of: lines, from: note(source)).remainder(), as: UTF8.self) == after)
  }
}
