import Testing
import VaultModel
import VaultSyntax

@testable import VaultJournal

/// The entries that a note of the diary has.
@Suite struct `Entries of a diary` {
  private func reading(_ text: String) -> JournalReading? {
    JournalReading(
      Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .diary, stem: "2026-11-20")))
  }

  private func entries(_ text: String) -> [JournalEntry] { reading(text)?.entries ?? [] }

  @Test func `are check-ins and headings with a time`() {
    let entries = entries(
      """
      - 08:00 up #early {mood: sad, energy: 2}

      ## 14:30 Walk #river

      - 14:30 happy {mood: happy}

      by the *river*

      ![](2026-11-20-a.png)

      - 16:00 home {mood: neutral}
      """)
    #expect(entries.map { $0.title.prefix(4) } == ["up #", "Walk", "home"])
    #expect(entries.map(\.kind) == [.checkIn, .heading, .checkIn])
    #expect(entries.map { $0.time?.text.prefix(5) } == ["08:00", "14:30", "16:00"])
    #expect(entries.map(\.mood) == [.sad, .happy, .neutral])
    #expect(entries[0].tags == ["early"])
    #expect(entries[1].tags == ["river"])
    #expect(entries[1].images == ["2026-11-20-a.png"])
    #expect(entries[1].text == "by the *river*\n\n![](2026-11-20-a.png)")
    #expect(entries[1].firstLine == "by the *river*")
  }

  @Test func `are the words of the day, but no headings`() {
    let entries = entries("# Friday\n\nIt rained #rain.\n\n- 08:00 up {mood: sad}\n\nStill.\n- [ ] call Ann\n")
    #expect(entries.map(\.kind) == [.day, .checkIn])
    #expect(entries[0].text == "It rained #rain.\n\n\nStill.")
    #expect(entries[0].tags == ["rain"])
    #expect(entries[0].time == nil)
    #expect(self.entries("# Friday\n").isEmpty)
  }

  @Test func `are found by their check-in`() throws {
    let text = "## 14:30 Walk\n\n- 14:30 happy {mood: happy}\n- 15:00 home {mood: sad}\n"
    let day = try #require(reading(text))
    let checkIns = day.note.items.filter { $0.type == .checkIn }
    let entries = checkIns.map(day.entry)
    #expect(entries.map(\.title) == ["Walk", "home"] && entries.map(day.line) == [1, 4])
  }

  @Test func `are none of a note without a day`() {
    #expect(JournalReading(Note(Document(Array("- 08:00 up\n".utf8)))) == nil)
  }

  @Test func `of a long day are each read by themselves, with the lines below them`() {
    let lines = (0..<20_000).map { number in
      number.isMultiple(of: 2) ? "- 08:00 a #t\(number) {mood: sad}" : "  - 09:00 b ![[\(number).png]]"
    }
    let entries = entries("Early #e.\n\n" + lines.joined(separator: "\n") + "\n\nLate.\n")
    #expect(entries.count == 10_001)
    #expect(entries[0].text == "Early #e.\n\n\nLate." && entries[0].tags == ["e"] && entries[0].images.isEmpty)
    #expect(entries[1].tags == ["t0"] && entries[1].images == ["1.png"] && entries[2].images == ["3.png"])
  }

  @Test func `are listed with the newest first, of one time the last in the note`() {
    let entries = entries("- 08:00 a\n- 14:30 b\n- 14:30 c\n")
    #expect(entries.sorted { JournalEntry.isNewer($0, than: $1) }.map(\.title) == ["c", "b", "a"])
  }
}
