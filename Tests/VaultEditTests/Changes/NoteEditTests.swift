import Testing
import VaultModel
import VaultSyntax

@testable import VaultEdit

struct NoteEditTests {
  private func applied(
    _ changes: [(item: ItemReference, change: ItemChange)], to text: String, type: ItemType = .note
  ) throws -> String {
    let edit = NoteEdit(changes, context: ReadingContext(folderType: type, stem: "note"))
    return String(decoding: try edit.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  private func line(_ identity: String, _ occurrence: Int = 0, of count: Int = 1) -> ItemReference {
    .line(identity: identity, occurrence: occurrence, of: count)
  }

  @Test func `changes of the note and of its lines are made together`() throws {
    let result = try applied(
      [
        (.note, .set(["title"], .scalar("Plan"))), (line("a"), .mark(.done)),
        (line("b"), .set(["due"], .scalar("2026-11-21"))),
        (.note, .append(NewLine("c"), .end)),
      ], to: "---\ntitle: Old\n---\n- [ ] a\n- [ ] b\n")
    #expect(result == "---\ntitle: Plan\n---\n- [x] a\n- [ ] b {due: 2026-11-21}\n- [ ] c\n")
  }

  @Test func `several changes of one line are made one after another`() throws {
    let result = try applied(
      [
        (line("a"), .reword("b")), (line("a"), .set(["due"], .scalar("2026-11-21"))),
        (line("a"), .set(["priority"], .scalar("high"))), (line("a"), .mark(.done)),
      ], to: "- [ ] x\n- [ ] a\n")
    #expect(result == "- [ ] x\n- [x] b {due: 2026-11-21, priority: high}\n")
  }

  @Test func `lines added at one place stand in the order they were said`() throws {
    let result = try applied(
      ["b", "c", "d"].map { (.note, .append(NewLine($0), .end)) }, to: "- [ ] a\n")
    #expect(result == "- [ ] a\n- [ ] b\n- [ ] c\n- [ ] d\n")
  }

  @Test(arguments: [
    "", "- [ ] a\n", "- [ ] a", "* [ ] a\r\n* [ ] b\r\n", "- [ ] a\n\n- [ ] b\n\ntext\n", "1. [ ] a\n2. [ ] b\n",
    "1. [ ] a\n1. [ ] b\n", "08. [ ] a\n", "9) [ ] a\n\n10) [ ] b", "> - [ ] a\n", "---\ntitle: x\n---\n", "text\n",
    "# A\n\n## Pack\n\nSocks.\n\n## See\n\n- [ ] x\n", "# A\n\n## Pack\n\n- [ ] x\n- [x] y\n  - [ ] z\n\n## See\n",
    "- [ ] a\n  - [ ] b\n",
  ])
  func `lines added together stand as if each was added by itself`(text: String) throws {
    for place in [LinePlace.end, .under(heading: "Pack")] {
      let lines = [NewLine("b"), NewLine("c {due: 2026-11-20}"), NewLine("d", checkbox: .done), NewLine("e")]
      var single = text
      for line in lines { single = try applied([(.note, .append(line, place))], to: single) }
      #expect(try applied(lines.map { (.note, .append($0, place)) }, to: text) == single)
    }
  }

  @Test func `a thousand lines are added at once, in their order`() throws {
    let lines = (0..<1_000).map { "line \($0)" }
    let result = try applied(lines.map { (.note, .append(NewLine($0), .end)) }, to: "- [ ] a\n")
    #expect(result == "- [ ] a\n" + lines.map { "- [ ] \($0)\n" }.joined())
  }

  @Test func `a line that moved can be changed further`() throws {
    let result = try applied(
      [(line("a"), .move(.end)), (line("a"), .mark(.done))], to: "- [ ] a\n- [ ] b\n")
    #expect(result == "- [ ] b\n- [x] a\n")
  }

  @Test func `of equal lines the one that was meant is changed`() throws {
    let result = try applied(
      [(line("milk", 1, of: 2), .mark(.done))], to: "- [ ] milk\n- [ ] bread\n- [ ] milk\n")
    #expect(result == "- [ ] milk\n- [ ] bread\n- [x] milk\n")
  }

  @Test func `a line that went with the one above it is not looked for`() throws {
    let text = "- [ ] a\n  - [ ] b\n- [ ] c\n- [ ] d\n"
    for order in [["a", "b"], ["b", "a"]] {
      #expect(try applied(order.map { (line($0), .removeLine) }, to: text) == "- [ ] c\n- [ ] d\n")
    }
    #expect(throws: EditRefusal.self) { try applied([(line("a"), .removeLine), (line("b"), .mark(.done))], to: text) }
  }

  @Test func `lines below a moved one are found where they went`() throws {
    let text = "- [ ] a\n  - [ ] b\n- [ ] c\n"
    let result = try applied([(line("a"), .move(.end)), (line("b"), .mark(.done))], to: text)
    #expect(result == "- [ ] c\n- [ ] a\n  - [x] b\n")
  }

  @Test func `one refused change refuses all`() {
    #expect(throws: EditRefusal(.lineNotFound, at: ByteRange(0, 0))) {
      try applied([(.note, .set(["a"], .scalar("1"))), (line("gone"), .mark(.done))], to: "- [ ] here\n")
    }
  }

  @Test(arguments: [
    ("---\nstatus: open\n---\n", "---\nstatus: done\n---\n"),
    ("---\nstatus: Відкрито\n---\n", "---\nstatus: Зроблено\n---\n"),
    ("---\nstatus: \"у роботі\"\n---\n", "---\nstatus: \"зроблено\"\n---\n"),
    ("---\nstatus: completed\n---\n", "---\nstatus: completed\n---\n"),
    ("# Report\n", "---\nstatus: done\n---\n# Report\n"),
  ])
  func `the status of a task is marked in its author's language`(before: String, after: String) throws {
    #expect(try applied([(.note, .mark(.done))], to: before, type: .task) == after)
  }

  @Test func `a note that is no task is not marked`() {
    #expect(throws: EditRefusal.self) { try applied([(.note, .mark(.done))], to: "# Borshch\n", type: .recipe) }
  }

  @Test(arguments: [
    ("---\ntitle: Old\n---\n# Old\n", "---\ntitle: New\n---\n# Old\n"),
    ("# Old\n\n## Old\n", "# New\n\n## Old\n"),
    ("Old\n===\n", "New\n===\n"),
    ("text\n", "---\ntitle: New\n---\ntext\n"),
  ])
  func `a title is changed where it is written`(before: String, after: String) throws {
    #expect(try applied([(.note, .reword("New"))], to: before) == after)
  }

  @Test func `hundreds of lines are changed together`() throws {
    let text = (1...400).map { "- [ ] step \($0)\n" }.joined()
    let result = try applied((1...400).map { (line("step \($0)"), .mark(.done)) }, to: text)
    #expect(result == text.replacing("[ ]", with: "[x]"))
    let dated = try applied((1...400).map { (line("step \($0)"), .set(["due"], .scalar("2026-11-21"))) }, to: text)
    #expect(dated == text.replacing("\n", with: " {due: 2026-11-21}\n"))
    let removed = try applied((1...399).map { (line("step \($0)"), .removeLine) }, to: text)
    #expect(removed == "- [ ] step 400\n")
  }
}
