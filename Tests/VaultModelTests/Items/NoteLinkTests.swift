import Testing
import VaultSyntax

@testable import VaultModel

@Suite struct `Links of a note` {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    /// The targets, in the order of the note.
    var targets: [String]
    /// What the first link covers.
    var covers: String?

    var testDescription: String { text.debugDescription }
  }

  static let rows = [
    Row(text: "see [[borshch]] and [it](soups/red%20soup.md#top)", targets: ["borshch", "soups/red soup.md"]),
    Row(text: "![[pic.png|300]] [[a#b|c]]", targets: ["pic.png", "a"], covers: "![[pic.png|300]]"),
    Row(text: "[[#top]] [x](#top) [y](https://x.org) `[[z]]`", targets: []),
    Row(text: "- [ ] *1* flour {from: \"[[borshch]]\"}", targets: ["borshch"], covers: "[[borshch]]"),
    Row(text: "---\nchef: \"[[olena]]\"\n---\n", targets: ["olena"], covers: "[[olena]]"),
    Row(text: "---\nchef: [[olena]]\n---\n", targets: ["olena"], covers: "[[olena]]"),
    Row(text: "---\ndepends:\n  - [[a]]\n  - '[[b|it''s]]'\n---\n", targets: ["a", "b"], covers: "[[a]]"),
    Row(text: "---\nowner: {group: \"[[g]]\"}\n---\n[[h]]", targets: ["g", "h"]),
    Row(text: "---\nx: \"\\u005b[a]]\"\n---\n", targets: ["a"], covers: "\"\\u005b[a]]\""),
    Row(text: "---\nmatrix: [[1, 2], [3, 4]]\nempty: []\n---\n", targets: []),
    Row(text: "---\n# [[comment]]\na: b # [[c]]\n---\n", targets: []),
  ]

  @Test(arguments: rows)
  func `are found in front matter and body`(row: Row) {
    let note = Note(Document(Array(row.text.utf8)), context: ReadingContext(folderType: .shopping))
    #expect(note.links.map(\.target) == row.targets)
    if let covers = row.covers { #expect(note.links.first.map { note.document.text($0.range) } == covers) }
  }
}
