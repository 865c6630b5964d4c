import Testing

@testable import VaultSyntax

@Suite struct `Conflicts left by a merge` {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    /// The lines that show a conflict, from 1.
    var lines: [Int]

    var testDescription: String { text.debugDescription }
  }

  static let rows = [
    Row(text: "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd", lines: [2]),
    Row(text: "<<<<<<< HEAD\r\nb\r\n=======\r\nc\r\n>>>>>>> other\r\n", lines: [1]),
    Row(text: "<<<<<<< ours\n||||||| base\n=======\n>>>>>>> theirs\n", lines: [1]),
    Row(text: "---\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n---\ntext", lines: [2]),
    Row(text: "<<<<<<< HEAD\n=======\n>>>>>>> x\n\n<<<<<<< HEAD\n=======\n>>>>>>> x", lines: [1, 5]),
    Row(text: "\u{FEFF}<<<<<<< HEAD\n", lines: [1]),
    Row(text: "b\n=======\nc\n>>>>>>> other\n", lines: [4]),
    Row(text: "Heading\n=======\n\ntext", lines: []),
    Row(text: ">>>>>>> quoted seven times\n", lines: []),
    Row(text: "```\n<<<<<<< HEAD\n=======\n>>>>>>> other\n```\n", lines: []),
    Row(text: "text\n\n    <<<<<<< HEAD\n", lines: []),
    Row(text: "<<<<<<<\n<<<<<<<< HEAD\n <<<<<<< HEAD\n<<<<<<<HEAD\n", lines: []),
    Row(text: "", lines: []),
  ]

  @Test(arguments: rows)
  func `are shown by their first line, but not in code`(row: Row) {
    let document = Document(Array(row.text.utf8))
    #expect(document.conflicts.map { document.location(of: $0.marker.lower).line } == row.lines)
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n", "\nb\n", "\nc\n>>>>>>> other"),
    ("<<<<<<< HEAD\nb\n||||||| base\na\n=======\nc\n>>>>>>> other\n", "\nb\n", "\nc\n>>>>>>> other"),
    ("h\n=======\n<<<<<<< HEAD\nb\n=======\n|||||||\n>>>>>>> other\n", "\nb\n", "\n|||||||\n>>>>>>> other"),
    ("b\n=======\nc\n>>>>>>> other\n", "", "\nc\n>>>>>>> other"), ("<<<<<<< HEAD\nb", "\nb", ""),
  ])
  func `have two halves`(text: String, ours: String, theirs: String) {
    let document = Document(Array(text.utf8))
    #expect(document.conflicts.map { document.text($0.ours) } == [ours])
    #expect(document.conflicts.map { document.text($0.theirs) } == [theirs])
  }

  @Test func `reach to their last line`() {
    let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd"
    let document = Document(Array(text.utf8))
    #expect(document.conflicts.map { document.text($0.range) } == ["<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other"])
  }
}
