import Testing
import VaultSyntax

/// The readings that the description of the vault format lists after its grammar of line items.
@Suite struct LineReadingsOfTheFormatTests {
  @Test func `semicolons and commas of an RRULE are its own`() {
    let note = ReadNote("- [ ] backup {repeat: FREQ=WEEKLY;BYDAY=MO,WE}", as: .other)
    #expect(note.outline == "backup | {repeat: FREQ=WEEKLY;BYDAY=MO,WE}")
  }

  @Test(arguments: [
    ("- [ ] read https://x.org/a?due:2026-01-01#top", "read https://x.org/a?due:2026-01-01#top"),
    ("- [ ] Re: budget, list: milk", "Re: budget, list: milk"),
    ("- [ ] {{title}}", "{{title}}"),
    ("- [ ] prove $x^{2}$", "prove $x^{2}$"),
  ])
  func `URLs, colons, templates and formulas are text`(line: String, expected: String) {
    let note = ReadNote(line, as: .other)
    #expect(note.outline == expected)
    #expect(note.findings == [])
  }

  @Test func `an unknown mark is kept and read as open`() {
    let note = ReadNote("- [>] moved", as: .other)
    #expect(note.outline == "moved")
    #expect(note.items.map(\.checkbox) == [.other])
    #expect(note.items.map { note.text($0.mark) } == [">"])
  }

  @Test func `a day that does not exist is shown to the model by its range`() {
    let note = ReadNote("- [ ] 2026-02-30 taxes", as: .other)
    #expect(note.outline == "taxes | date 2026-02-30")
  }

  @Test func `10-12 eggs are a range in shopping and prose in a note`() {
    #expect(ReadNote("- 10-12 eggs", as: .shopping).outline == "10-12 eggs | amount 10-12")
    #expect(ReadNote("- 10-12 eggs", as: .other).outline == "")
  }

  @Test func `a number before letters is left to the units of the model`() {
    #expect(ReadNote("- 7up", as: .shopping).outline == "7up | amount 7")
    #expect(ReadNote("- 2x milk", as: .shopping).outline == "2x milk | amount 2")
  }

  @Test func `a sum without sign or date is left in the text for the model to report`() {
    let unsigned = ReadNote("- 2026-11-03 249.90 UAH Coffee", as: .money)
    #expect(unsigned.outline == "249.90 UAH Coffee | date 2026-11-03")
    let undated = ReadNote("+ 1 500,00 ₴ зарплата", as: .money)
    #expect(undated.outline == "prose")
    #expect(undated.items.map { undated.text($0.content) } == ["1 500,00 ₴ зарплата"])
  }

  @Test func `a check-in may end after midnight`() {
    let note = ReadNote("- 23:30-00:15 walk {mood: 🙂, task: [[walk]]}", as: .diary)
    #expect(note.outline == "walk | time 23:30–00:15 | {mood: 🙂} | {task: [[walk]]}")
  }

  @Test func `Cooklang braces are no attributes`() {
    let note = ReadNote("1. Add @flour{200%g}", as: .recipe)
    #expect(note.outline == "Add @flour{200%g}")
    #expect(note.readings.attributes == [])
  }

  @Test func `stars are an ingredient or a break, and a year is prose`() {
    #expect(ReadNote("* *400 g* flour", as: .recipe).outline == "flour | *400 g*")
    #expect(ReadNote("* * *", as: .recipe).outline == "")
    #expect(ReadNote("1986. A great year", as: .recipe).outline == "")
  }

  @Test func `a meal whose date is not first is no item`() {
    #expect(ReadNote("- dinner 2026-11-23 [[borshch]]", as: .meals).outline == "prose")
  }
}
