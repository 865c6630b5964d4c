import Testing
import VaultModel
import VaultSyntax

/// The text of a line by itself: section 3 of the vault format says what stands around it.
@Suite struct `The text of a line` {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: ItemType
    let note: String
    let text: String?
    var testDescription: String { "\(type.name): \(note)" }
  }

  static let rows = [
    Row(type: .note, note: "- [ ] Call Ann due:2026-11-23 ^k1\n", text: "Call Ann"),
    Row(type: .money, note: "- 2026-11-23 -120 UAH bread {category: food}\n", text: "bread"),
    Row(type: .shopping, note: "- *2 l* milk\n", text: "milk"),
    // A note's own type counts, not that of its folder.
    Row(type: .note, note: "---\ntype: shopping\n---\n- *2 l* milk\n", text: "milk"),
    // Neither prose nor the ingredients of a recipe are items.
    Row(type: .note, note: "Call Ann\n", text: nil),
    Row(type: .recipe, note: "- 400 g flour\n", text: nil),
  ]

  @Test(arguments: rows)
  func `is read without the rest of the note`(row: Row) {
    let context = ReadingContext(folderType: row.type)
    let start = row.note.utf8.count - lengthOfLastLine(of: row.note)
    #expect(Document(Array(row.note.utf8)).text(ofLineAt: start, context: context) == row.text)
  }

  @Test func `is nothing where no line begins`() {
    let document = Document(Array("- [ ] Call Ann\n".utf8))
    #expect(document.text(ofLineAt: 2, context: ReadingContext()) == nil)
    #expect(document.text(ofLineAt: -1, context: ReadingContext()) == nil)
    #expect(document.text(ofLineAt: 900, context: ReadingContext()) == nil)
  }

  private func lengthOfLastLine(of note: String) -> Int {
    (note.split(separator: "\n").last?.utf8.count ?? 0) + 1
  }
}
