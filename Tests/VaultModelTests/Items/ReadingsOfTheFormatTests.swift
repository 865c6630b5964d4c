import Testing
import VaultModel
import VaultSyntax

/// The paragraph *Readings (each a test)* of section 3 of the vault format.
@Suite struct ReadingsOfTheFormatTests {
  @Test("a recurrence rule keeps its commas: backup {repeat: FREQ=WEEKLY;BYDAY=MO,WE}")
  func recurrence() throws {
    let note = read("- [ ] backup {repeat: FREQ=WEEKLY;BYDAY=MO,WE}\n")
    let task = note.task(of: try #require(note.onlyLine))
    #expect(task.title == "backup")
    #expect(task.repetition?.rule == "FREQ=WEEKLY;BYDAY=MO,WE")
    #expect(note.findings == [])
  }

  static let texts = [
    "read https://x.org/a?due:2026-01-01#top",
    "Re: budget, list: milk",
    "{{title}}",
    "prove $x^{2}$",
    "Add @flour{200%g}",
    "on 2026-11-23 call Ann",
    "2026 was long",
    "2026-11 plan",
    "10-12 people",
    "9.30 train",
    "1986. A great year",
  ]

  @Test("this is text alone, without key, tag or slot", arguments: texts)
  func text(line: String) throws {
    let note = read("- [ ] \(line)\n")
    let item = try #require(note.onlyLine)
    #expect(note.title(of: item) == line)
    #expect(note.fields[item.fields].map(\.key) == [.status])
    #expect(note.tags(of: item) == [])
    #expect(note.findings == [])
  }

  @Test("any other mark is kept and read as open: [>] moved")
  func mark() throws {
    let note = read("- [>] moved\n")
    let task = note.task(of: try #require(note.onlyLine))
    #expect(task.status == .open)
    #expect(task.mark == ">")
  }

  static let marks: [(mark: String, status: TaskStatus)] = [
    (" ", .open), ("x", .done), ("X", .done), ("-", .cancelled), ("/", .inProgress), ("?", .open), ("!", .open),
  ]

  @Test("the mark of a checkbox is the task's status", arguments: marks)
  func status(mark: String, status: TaskStatus) throws {
    let note = read("- [\(mark)] task\n")
    #expect(note.task(of: try #require(note.onlyLine)).status == status)
  }

  @Test("2026-02-30 taxes is a task without due, with a diagnostic on the date")
  func noSuchDay() throws {
    let note = read("- [ ] 2026-02-30 taxes\n")
    let task = note.task(of: try #require(note.onlyLine))
    #expect(task.title == "taxes")
    #expect(task.due == nil)
    #expect(note.findings == ["no-such-day: 2026-02-30"])
  }

  @Test("10-12 eggs is a range in shopping, and in a note prose")
  func range() throws {
    let note = read("- 10-12 eggs\n", as: .shopping)
    let line = note.shoppingLine(of: try #require(note.onlyLine))
    #expect(line.name == "eggs")
    #expect(line.amount?.quantity.amount?.numbers.map(\.value) == [10, 12])
    #expect(read("- 10-12 eggs\n").lineOutline == [])
  }

  @Test("7up is a name, 2x milk is two milk")
  func names() throws {
    let note = read("- 7up\n- 2x milk\n", as: .shopping)
    let lines = note.shoppingList.lines
    #expect(lines.map(\.name) == ["7up", "milk"])
    #expect(lines.map { $0.amount?.quantity.amount?.value } == [nil, 2])
  }

  @Test("a sum without sign is a diagnostic with both corrections")
  func signMissing() throws {
    let note = read("- 2026-11-03 249.90 UAH Coffee\n", as: .money)
    #expect(note.findings == ["money-sign-missing: 249.90 UAH"])
    #expect(note.diagnostics.first?.suggestions == ["-249.90 UAH", "+249.90 UAH"])
    #expect(note.money(of: try #require(note.onlyLine)) == nil)
  }

  @Test("a payment without date is a diagnostic: + 1 500,00 ₴ зарплата")
  func dateMissing() {
    let note = read("+ 1 500,00 ₴ зарплата\n", as: .money)
    #expect(note.lineOutline == [])
    #expect(note.diagnostics.map(\.code) == [.moneyDateMissing])
  }

  @Test("23:30-00:15 walk is over midnight")
  func midnight() throws {
    let note = read("- 23:30-00:15 walk {mood: 🙂, task: [[walk]]}\n", as: .diary, stem: "2026-11-20")
    let checkIn = note.checkIn(of: try #require(note.onlyLine))
    #expect(checkIn.text == "walk")
    #expect(checkIn.times?.duration == TimeSpan(minutes: 45))
    #expect(checkIn.mood == .happy)
    #expect(checkIn.tasks.map(\.target) == ["walk"])
    #expect(note.findings == [])
  }

  @Test("a step of a recipe is no line of it: 1. Add @flour{200%g}")
  func step() {
    #expect(read("# Bread\n\n- *1* egg\n\n---\n\n1. Add @flour{200%g}\n", as: .recipe).lineOutline == [])
  }

  @Test("* *400 g* flour is a line with an amount, * * * a break")
  func breaks() throws {
    let note = read("* *400 g* flour\n\n* * *\n", as: .shopping)
    let line = note.shoppingLine(of: try #require(note.onlyLine))
    #expect(line.name == "flour")
    #expect(line.amount?.quantity.unit == .gram)
    #expect(line.amount?.text == "400 g")
  }

  @Test("1986. A great year is prose, even where every line is an item")
  func year() {
    #expect(read("1986. A great year\n", as: .shopping).lineOutline == [])
  }

  @Test("dinner 2026-11-23 in a meal plan: date first")
  func dateFirst() {
    let note = read("- dinner 2026-11-23 [[borshch]]\n", as: .meals)
    #expect(note.lineOutline == [])
    #expect(note.findings == ["meal-date-first: 2026-11-23"])
  }
}
