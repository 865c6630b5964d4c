import Testing
import VaultTestSupport

@testable import VaultCommands

/// A task whose own date is excepted is due at its next date, whoever is asked, and that is the date which `done`
/// logs.
///
/// Now is Friday, 20 November 2026, 09:00; the week ends on Sunday. The 18th is a Wednesday; the 18th, the 19th and
/// Friday, the 27th, are holidays.
@Suite struct `A task whose own date is excepted` {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The day that is written in it.
    let written: String
    let answer: DueDateQuestions.Answer
    /// The day in the log; nil where a holiday moved it, so that the day of the rule stands there.
    let logged: String?
    let next: String?

    init(
      _ name: String, _ text: String, written: String = "2026-11-18", _ answer: DueDateQuestions.Answer,
      logs logged: String?, next: String?
    ) {
      self.name = name
      self.text = text
      self.written = written
      self.answer = answer
      self.logged = logged
      self.next = next
    }

    var testDescription: String { name }

    /// The file of the task: a note if it has front matter, else a line.
    var files: [String: String] {
      [
        "tasks/x.md": text.hasPrefix("---") ? text : "---\ntype: note\n---\n" + text,
        "free.md": "# Free days\n\n- 2026-11-18..2026-11-19 away\n- 2026-11-27 off\n",
        "events/trip.md": "---\nstart: 2026-11-18\nend: 2026-11-19\n---\n# Trip\n",
      ]
    }
  }

  private static func note(_ keys: String) -> String { "---\n\(keys)\n---\n# bins\n" }

  static let excepted: [Row] = [
    Row(
      "a day", "- [ ] bins {due: 2026-11-18, repeat: weekly, except: [2026-11-18]}\n", .init("2026-11-25", in: "later"),
      logs: "2026-11-25", next: "2026-12-02"),
    Row(
      "a day in the words", "- [ ] bins {due: 2026-11-18, repeat: weekly except 2026-11-18}\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: "2026-12-02"),
    Row(
      "a day in Ukrainian words", "- [ ] bins {due: 2026-11-18, repeat: щотижня крім 2026-11-18}\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: "2026-12-02"),
    Row(
      "a day, in fields of emoji", "- [ ] bins 🔁 every week except 2026-11-18 📅 2026-11-18\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: "2026-12-02"),
    Row(
      "a day, in RRULE text", "- [ ] bins {due: 2026-11-18, repeat: FREQ=WEEKLY;BYDAY=WE, except: [2026-11-18]}\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: "2026-12-02"),
    // 18 and 25 go, 2 December is the third Wednesday.
    Row(
      "several in a row", "- [ ] bins {due: 2026-11-18, repeat: weekly, except: [2026-11-18, 2026-11-25]}\n",
      .init("2026-12-02", in: "later"), logs: "2026-12-02", next: "2026-12-09"),
    Row(
      "a range", "- [ ] bins {due: 2026-11-18, repeat: daily, except: 2026-11-17..2026-11-19}\n",
      .init("2026-11-20", in: "today"), logs: "2026-11-20", next: "2026-11-21"),
    // Yesterday is late, but two days less late than what is written.
    Row(
      "a day, with a next one that is late",
      "- [ ] bins {due: 2026-11-17, repeat: daily, except: [2026-11-17, 2026-11-18]}\n",
      written: "2026-11-17", .init("2026-11-19", in: "overdue"), logs: "2026-11-19", next: "2026-11-20"),
    Row(
      "a range up to today", "- [ ] bins {due: 2026-11-18, repeat: daily, except: 2026-11-18..2026-11-20}\n",
      .init("2026-11-21", in: "tomorrow"), logs: "2026-11-21", next: "2026-11-22"),
    Row(
      "a range up to tomorrow", "- [ ] bins {due: 2026-11-18, repeat: daily, except: 2026-11-18..2026-11-21}\n",
      .init("2026-11-22", in: "this-week"), logs: "2026-11-22", next: "2026-11-23"),
    Row(
      "a day, and one after the next",
      "- [ ] bins {due: 2026-11-18, repeat: daily, except: [2026-11-18, 2026-11-20]}\n",
      .init("2026-11-19", in: "overdue"), logs: "2026-11-19", next: "2026-11-21"),
    Row(
      "a day of a month",
      "- [ ] bins {due: 2026-10-20, repeat: monthly, except: [2026-10-20]}\n", written: "2026-10-20",
      .init("2026-11-20", in: "today"), logs: "2026-11-20", next: "2026-12-20"),
    Row(
      "the day of a task with a time", "- [ ] bins {due: 2026-11-18 15:00, repeat: weekly, except: [2026-11-18]}\n",
      .init("2026-11-25 15:00", in: "later"), logs: "2026-11-25", next: "2026-12-02 15:00"),
    // At nine, eight o'clock is over.
    Row(
      "the time, with a next one that is over",
      "- [ ] 2026-11-19 08:00 bins {repeat: daily, except: [2026-11-19 08:00]}\n",
      written: "2026-11-19", .init("2026-11-20 08:00", "start", in: "overdue"), logs: "2026-11-20",
      next: "2026-11-21 08:00"),
    Row(
      "the time, with a next one in the afternoon",
      "- [ ] 2026-11-19 15:00 bins {repeat: daily, except: [2026-11-19 15:00]}\n", written: "2026-11-19",
      .init("2026-11-20 15:00", "start", in: "today"), logs: "2026-11-20", next: "2026-11-21 15:00"),
    Row(
      "the day of a block", "- [ ] 2026-11-18 10:00-11:00 bins {repeat: weekly, except: [2026-11-18]}\n",
      .init("2026-11-25 10:00", "start", in: "later"), logs: "2026-11-25", next: "2026-12-02 10:00"),
    Row(
      "the day on which it is meant to be done",
      "- [ ] bins {scheduled: 2026-11-18, repeat: weekly, except: [2026-11-18]}\n",
      .init("2026-11-25", "scheduled", in: "later"), logs: "2026-11-25", next: "2026-12-02"),
    // Done on the 20th, the next one behind that day is the 21st.
    Row(
      "a day of what catches up", "- [ ] bins {due: 2026-11-18, repeat: daily catch up, except: [2026-11-18]}\n",
      .init("2026-11-19", in: "overdue"), logs: "2026-11-19", next: "2026-11-21"),
    // A count includes what is excepted: 18 and 25 November.
    Row(
      "one of the last two", "- [ ] bins {due: 2026-11-18, repeat: weekly, count: 2, except: [2026-11-18]}\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: nil),
    Row(
      "the last but one before its end",
      "- [ ] bins {due: 2026-11-18, repeat: weekly, until: 2026-11-30, except: [2026-11-18]}\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: nil),
    Row(
      "a note's day", note("due: 2026-11-18\nrepeat: weekly\nexcept: [2026-11-18]"), .init("2026-11-25", in: "later"),
      logs: "2026-11-25", next: "2026-12-02"),
    Row(
      "a note's day and time", note("due: 2026-11-18 15:00\nrepeat: daily\nexcept: 2026-11-18..2026-11-19"),
      .init("2026-11-20 15:00", in: "today"), logs: "2026-11-20", next: "2026-11-21 15:00"),
  ]

  static let onHolidays: [Row] = [
    Row(
      "a holiday", "- [ ] bins {due: 2026-11-18, repeat: weekly, except: \"[[free]]\"}\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: "2026-12-02"),
    Row(
      "a day of an event", "- [ ] bins {due: 2026-11-18, repeat: weekly, except: \"[[trip]]\"}\n",
      .init("2026-11-25", in: "later"), logs: "2026-11-25", next: "2026-12-02"),
    Row(
      "two holidays", "- [ ] bins {due: 2026-11-18, repeat: daily, except: \"[[free]]\", on-holiday: skip}\n",
      .init("2026-11-20", in: "today"), logs: "2026-11-20", next: "2026-11-21"),
    Row(
      "a holiday and a day", "- [ ] bins {due: 2026-11-18, repeat: weekly, except: [\"[[free]]\", 2026-11-25]}\n",
      .init("2026-12-02", in: "later"), logs: "2026-12-02", next: "2026-12-09"),
    // Friday, the 20th, is none, Friday, the 27th, is one: Wednesday, the 25th, comes first anyway.
    Row(
      "a holiday of two days a week",
      "- [ ] bins {due: 2026-11-18, repeat: \"every week on wed, fri\", except: \"[[free]]\"}\n",
      .init("2026-11-20", in: "today"), logs: "2026-11-20", next: "2026-11-25"),
    Row(
      "a note's holiday", note("due: 2026-11-18\nrepeat: daily\nexcept: \"[[free]]\""),
      .init("2026-11-20", in: "today"), logs: "2026-11-20", next: "2026-11-21"),
    Row(
      "a holiday that moves it on",
      "- [ ] bins {due: 2026-11-18, repeat: weekly, except: \"[[free]]\", on-holiday: after}\n",
      .init("2026-11-20", in: "today"), logs: nil, next: "2026-11-25"),
    Row(
      "a holiday that moves it back",
      "- [ ] bins {due: 2026-11-18, repeat: weekly, except: \"[[free]]\", on-holiday: before}\n",
      .init("2026-11-17", in: "overdue"), logs: nil, next: "2026-11-25"),
    // 18, 19 and 20 are all on the 20th.
    Row(
      "holidays that move two days onto a third",
      "- [ ] bins {due: 2026-11-18, repeat: daily, except: \"[[free]]\", on-holiday: after}\n",
      .init("2026-11-20", in: "today"), logs: nil, next: "2026-11-21"),
    // 18 and 19 are both on the 17th.
    Row(
      "holidays that move two days onto one before them",
      "- [ ] bins {due: 2026-11-18, repeat: daily, except: \"[[free]]\", on-holiday: before}\n",
      .init("2026-11-17", in: "overdue"), logs: nil, next: "2026-11-20"),
    Row(
      "a holiday that moves a time that is over then",
      "- [ ] 2026-11-18 08:00 bins {repeat: weekly, except: \"[[free]]\", on-holiday: after}\n",
      .init("2026-11-20 08:00", "start", in: "overdue"), logs: nil, next: "2026-11-25 08:00"),
    Row(
      "a holiday that moves a time to this afternoon",
      "- [ ] 2026-11-18 15:00 bins {repeat: weekly, except: \"[[free]]\", on-holiday: after}\n",
      .init("2026-11-20 15:00", "start", in: "today"), logs: nil, next: "2026-11-25 15:00"),
    Row(
      "a holiday that moves a block",
      "- [ ] 2026-11-18 10:00-11:00 bins {repeat: weekly, except: \"[[free]]\", on-holiday: after}\n",
      .init("2026-11-20 10:00", "start", in: "today"), logs: nil, next: "2026-11-25 10:00"),
    // What is only meant for a day is a task of today when the day is over.
    Row(
      "a holiday that moves what is meant for it",
      "- [ ] bins {scheduled: 2026-11-18, repeat: weekly, except: \"[[free]]\", on-holiday: before}\n",
      .init("2026-11-17", "scheduled", in: "today"), logs: nil, next: "2026-11-25"),
    Row(
      "a holiday to come that moves it back",
      "- [ ] bins {due: 2026-11-27, repeat: weekly, except: \"[[free]]\", on-holiday: before}\n", written: "2026-11-27",
      .init("2026-11-26", in: "later"), logs: nil, next: "2026-12-04"),
    Row(
      "a holiday to come that moves it on",
      "- [ ] bins {due: 2026-11-27, repeat: weekly, except: \"[[free]]\", on-holiday: after}\n", written: "2026-11-27",
      .init("2026-11-28", in: "later"), logs: nil, next: "2026-12-04"),
    // 18 moves to 20, 25 goes, so that 2 December is next.
    Row(
      "a holiday that moves it on, and the next one goes",
      "- [ ] bins {due: 2026-11-18, repeat: weekly, except: [\"[[free]]\", 2026-11-25], on-holiday: after}\n",
      .init("2026-11-20", in: "today"), logs: nil, next: "2026-12-02"),
    Row(
      "a holiday that moves one of every other week",
      "- [ ] bins {due: 2026-11-18, repeat: every 2 weeks on wed, except: \"[[free]]\", on-holiday: after}\n",
      .init("2026-11-20", in: "today"), logs: nil, next: "2026-12-02"),
    Row(
      "a note's holiday that moves it on",
      note("due: 2026-11-18\nrepeat: weekly\nexcept: \"[[free]]\"\non-holiday: after"),
      .init("2026-11-20", in: "today"), logs: nil, next: "2026-11-25"),
    Row(
      "a note's holiday that moves a time back",
      note("due: 2026-11-18 15:00\nrepeat: weekly\nexcept: \"[[free]]\"\non-holiday: before"),
      .init("2026-11-17 15:00", in: "overdue"), logs: nil, next: "2026-11-25 15:00"),
  ]

  @Test(arguments: LongSearch.sample(5, of: excepted + onHolidays))
  func `is due at its next date everywhere`(row: Row) throws {
    let questions = try DueDateQuestions(row.files)
    #expect(try questions.faults("bins", is: row.answer, written: row.written) == [])
  }

  @Test(arguments: LongSearch.sample(5, of: excepted + onHolidays))
  func `logs that date, and goes on behind it`(row: Row) throws {
    let questions = try DueDateQuestions(row.files)
    #expect(try questions.faults(completing: "bins", logs: row.logged, next: row.next) == [])
  }

  @Test(arguments: LongSearch.sample(5, of: excepted + onHolidays))
  func `goes back to where it was when the completion is taken back`(row: Row) throws {
    let questions = try DueDateQuestions(row.files)
    let before = questions.vault.text("tasks/x.md")
    #expect(questions.run(["done", "bins"]).code == .done)
    let run = questions.run(["reopen", "bins"])
    #expect(run.code == .done, "\(run.errors)")
    #expect(try questions.faults("bins", is: row.answer, written: row.written) == [])
    #expect(!questions.vault.text("tasks/x.md").contains("[x]"), "\(questions.vault.text("tasks/x.md")) from \(before)")
  }

  @Test func `is due on one day also where the next one counts from the completion`() throws {
    let line = "- [ ] bins {due: 2026-11-18, repeat: every 3 days after completion, except: [2026-11-18]}\n"
    let questions = try DueDateQuestions(["tasks/x.md": "---\ntype: note\n---\n" + line])
    let date = try questions.listed("bins")?["date"] as? String
    #expect(date == "2026-11-21", "18 and three days")
    let planned = try questions.planned("bins")
    #expect(planned.count == 1 && planned.first == date, "\(planned)")
    #expect(questions.repeated("bins") == date)
  }

  @Test(arguments: [("2026-11-18", "2026-11-25"), ("\"[[free]]\"", "2026-11-25"), ("2026-11-19", "2026-11-18")])
  func `goes to todo.txt with the date at which it stands`(except: String, due: String) throws {
    let line = "- [ ] bins {due: 2026-11-18, repeat: weekly, except: [\(except)]}\n"
    let questions = try DueDateQuestions([
      "tasks/x.md": "---\ntype: note\n---\n" + line, "free.md": "- 2026-11-18 free\n",
    ])
    let text = questions.run(["export", "--where", "bins", "--format", "todotxt"]).output
    #expect(text.contains("bins") && text.contains("due:\(due)") && text.contains("rec:+1w"), "\(text)")
  }

  @Test func `keeps its other dates at their distance`() throws {
    // Due on the 25th, a week behind what is written, and to be done two days before.
    let line = "- [ ] bins {due: 2026-11-18, scheduled: 2026-11-16, repeat: weekly, except: [2026-11-18]}\n"
    let questions = try DueDateQuestions(["tasks/x.md": "---\ntype: note\n---\n" + line])
    let group = try questions.listed("bins")?["group"] as? String
    #expect(group == "later")
    for (query, isFound) in [
      ("due:2026-11-25", true), ("scheduled:2026-11-23", true), ("due:2026-11-18", false),
      ("scheduled:2026-11-16", false), ("is:overdue", false), ("is:today", false),
    ] {
      #expect(try questions.titles("search", query).contains("bins") == isFound, "\(query)")
    }
    #expect(try questions.planned("bins").prefix(2) == ["2026-11-23", "2026-11-25"])
  }
}
