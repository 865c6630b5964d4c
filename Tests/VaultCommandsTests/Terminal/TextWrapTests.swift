import Testing

@testable import VaultCommands

@Suite struct `Text on a narrow terminal` {
  @Test(arguments: [
    ("one two", 7, ["one two"]), ("one two three", 9, ["one two", "three"]), ("longest", 3, ["longest"]),
    ("寿司 寿司", 5, ["寿司", "寿司"]),
  ])
  func `is broken between words`(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.lines(text, width: width) == lines)
  }

  @Test(arguments: [
    ("  two  spaces", 20, ["  two  spaces"]), ("  one two three", 9, ["  one two", "  three"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("寿司寿司寿", 5, ["寿司", "寿司", "寿"]),
    // A sign that is wider than the line has one of its own.
    ("寿司", 1, ["寿", "司"]),
    ("a 👩‍🍳👩‍🍳👩‍🍳", 4, ["a", "👩‍🍳👩‍🍳", "👩‍🍳"]), ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
  ])
  func `keeps what somebody wrote, with its indentation, and breaks words that are longer than a line`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(TextWrap.written(text, width: width) == lines)
  }

  @Test func `breaks one word of the length of a note`() {
    let rows = TextWrap.written(String(repeating: "a", count: 400_000), width: 80)
    #expect(rows.count == 5_000 && rows.allSatisfy { $0.utf8.count == 80 })
  }

  @Test(arguments: [
    ("'vault undo' takes it back", 26, ["'vault undo' takes it back"]),
    ("'vault undo' takes it back", 20, ["'vault undo' takes", "  it back"]),
    // A command is copied whole, also where that is too wide.
    ("try: 'vault shop add --week'", 20, ["try:", "  'vault shop add --week'"]),
    ("спробуйте («vault shop add»), тоді далі", 24, ["спробуйте", "  («vault shop add»),", "  тоді далі"]),
    // An apostrophe opens nothing, and what is not closed keeps nothing together.
    ("the vault's own notes' names", 16, ["the vault's", "  own notes'", "  names"]),
    ("'tis the season of it", 12, ["'tis the", "  season of", "  it"]),
  ])
  func `keeps what is quoted in a message on one line`(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.message(text, width: width) == lines)
  }

  @Test(
    arguments: [
      (nil, "\u{1B}[1;33mwarning\u{1B}[0m: the note is not there\n"),
      (20, "\u{1B}[1;33mwarning\u{1B}[0m: the note\n  is not there\n"),
    ] as [(Int?, String)])
  func `of a message stands behind its label`(columns: Int?, text: String) {
    let captured = CapturedOutput()
    let sink = OutputSink(to: captured)
    sink.writeMessage("the note is not there", behind: "warning", .warning, Painter(isOn: true), columns: columns)
    sink.flush()
    #expect(captured.text == text)
  }
}
