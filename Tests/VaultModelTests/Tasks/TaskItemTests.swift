import Testing
import VaultModel
import VaultSyntax

/// Every key of a task (vault format, section 5).
@Suite struct TaskItemTests {
  private func task(_ frontMatter: String, _ body: String = "") -> TaskItem {
    let note = read("---\n\(frontMatter)---\n\(body)", as: .task, stem: "report")
    #expect(note.findings == [])
    return note.task(of: note.whole)
  }

  @Test("a task without keys has the defaults of the format")
  func defaults() {
    let task = task("")
    #expect(task.title == "report")
    #expect(task.status == .open)
    #expect(task.priority == .none)
    #expect(task.duration == TimeSpan(minutes: 30))
    #expect(task.category == "other")
    #expect(task.difficulty == .medium)
    #expect(task.kind == .flexible)
    #expect(!task.isFlagged && !task.isSplit)
  }

  @Test(
    "a task may ask for no reminder, in a word or with an empty list",
    arguments: [
      ("remind: none", true), ("remind: []", true), ("remind: Never", true), ("remind: off", true),
      ("remind: no", true), ("remind: false", true), ("remind: ні", true), ("remind: ніколи", true),
      ("remind: [none]", true), ("remind:", false), ("remind: 15m", false), ("remind: [none, 15m]", false),
      ("due: 2026-11-23", false),
    ])
  func unreminded(written: String, isUnreminded: Bool) {
    #expect(task("\(written)\n").isUnreminded == isUnreminded)
  }

  static let factsRows: [(written: String, told: String)] = [
    ("status: in-progress", "status: in-progress"), ("status: у роботі", "status: in-progress"),
    ("status: виконано", "status: done"), ("due: 2026-11-23", "due: 2026-11-23"),
    ("due: 2026-11-23T14:30", "due: 2026-11-23 14:30"),
    ("due: 2026-11-23 14:30 [Europe/Kyiv]", "due: 2026-11-23 14:30 [Europe/Kyiv]"),
    ("scheduled: 2026-11-23", "scheduled: 2026-11-23"),
    ("scheduled: 2026-11-23 14:00-15:30", "scheduled: 2026-11-23 14:00-15:30"),
    ("wait: 2026-11-23", "wait: 2026-11-23"), ("completed: 2026-11-23 09:10", "completed: 2026-11-23 09:10"),
    ("priority: high", "priority: high"), ("priority: висока", "priority: high"), ("flag: true", "flag: true"),
    ("flag: так", "flag: true"), ("list: Home", "list: Home"), ("tags: [a, b/c]", "tags: [a, b/c]"),
    ("tags: \"a, #b\"", "tags: [a, b]"), ("repeat: every week on fri", "repeat: every week on fri"),
    ("remind: [1d, 15m]", "remind: [24h, 15m]"), ("remind: 1h, 15m", "remind: [1h, 15m]"),
    ("remind: 2026-11-28 10:30", "remind: [2026-11-28 10:30]"),
    ("url: https://example.org", "url: https://example.org"),
    ("location: the library", "location: the library"), ("attachments: a.pdf, b.png", "attachments: [a.pdf, b.png]"),
    ("parent: \"[[thesis]]\"", "parent: thesis"), ("depends: [\"[[a]]\", \"[[b#c]]\"]", "depends: [a, b#c]"),
    ("depends: [[a]]", "depends: [a]"), ("order: 2.5", "order: 2.5"), ("duration: 1 год 30 хв", "duration: 1h30m"),
    ("category: garden", "category: garden"), ("difficulty: very-hard", "difficulty: very-hard"),
    ("difficulty: дуже легко", "difficulty: very-easy"), ("subject: БвКС", "subject: БвКС"),
    ("lesson: ЛР+1", "lesson: ЛР+1"), ("split: true", "split: true"), ("spent: 1h20m", "spent: 1h20m"),
    ("not-list: [home]", "not-list: [home]"),
  ]

  @Test("every key is read by its type and told in one spelling", arguments: factsRows)
  func facts(written: String, told: String) {
    let note = read("---\n\(written)\n---\n", as: .task)
    #expect(note.findings == [])
    #expect(note.told(note.whole).contains(told))
  }

  @Test("what stands beside a rule belongs to the repetition")
  func repetition() {
    let task = task(
      "repeat: daily\nuntil: 2026-12-23\ncount: 5\nexcept: [2026-12-25, \"[[holidays]]\"]\nalso: 2026-12-26\n"
        + "on-holiday: пропустити\n")
    #expect(task.repetition?.rule == "daily")
    #expect(task.repetition?.until?.text == "2026-12-23")
    #expect(task.repetition?.count == 5)
    #expect(task.repetition?.except == ["2026-12-25", "[[holidays]]"])
    #expect(task.repetition?.also == ["2026-12-26"])
    #expect(task.repetition?.onHoliday == .skip)
  }

  @Test("a start at a time is fixed, and lasts to its end, else as long as it takes; a day is not")
  func kind() {
    let rows: [(keys: String, kind: TaskItem.Kind, end: String?)] = [
      ("start: 2026-11-23 10:00\n", .fixed, "2026-11-23 10:30"),
      ("start: 2026-11-23 10:00\nduration: 2h\n", .fixed, "2026-11-23 12:00"),
      ("start: 2026-11-23 10:00\nend: 2026-11-23 11:00\n", .fixed, "2026-11-23 11:00"),
      ("start: 2026-11-23 23:45\n", .fixed, "2026-11-24 00:15"),
      ("start: 2026-11-23\n", .flexible, nil), ("start: 2026-11-23\nend: 2026-11-25\n", .flexible, "2026-11-25"),
      ("due: 2026-11-23 10:00\n", .flexible, nil), ("", .flexible, nil),
    ]
    for row in rows {
      #expect(task(row.keys).kind == row.kind && task(row.keys).blockEnd?.text == row.end, "\(row)")
    }
  }

  static let orders: [(start: String, end: String, isWrong: Bool)] = [
    ("2026-11-23 10:00", "2026-11-23 09:00", true), ("2026-11-23 10:00", "2026-11-23 10:00", false),
    ("2026-11-23", "2026-11-22", true), ("2026-11-23", "2026-11-23", false),
    ("2026-11-23 10:00", "2026-11-23", false), ("2026-11-23", "2026-11-22 23:00", true),
  ]

  @Test("an end before the start is one diagnostic, in front matter and on a line", arguments: orders)
  func order(start: String, end: String, isWrong: Bool) {
    let expected = isWrong ? ["end-before-start: \(end)"] : []
    #expect(read("---\nend: \(end)\nstart: \(start)\n---\n", as: .task).findings == expected)
    #expect(read("- [ ] x {start: \(start), end: \(end)}\n").findings == expected)
  }

  @Test("subtasks are the checkbox lines directly below")
  func subtasks() {
    let note = read("- [ ] one\n  - [x] a\n    - [ ] deepest\n  - [ ] b\n- [ ] two\n")
    let one = note.task(of: note.items[1])
    #expect(one.subtasks.map { note.title(of: note.items[$0]) } == ["a", "b"])
    #expect(note.task(of: note.items[5]).subtasks == [])
    #expect(note.items.map(\.parent) == [0, 0, 1, 2, 1, 0])
  }

  @Test("the lines of a task note are its subtasks")
  func noteSubtasks() {
    #expect(task("", "- [ ] a\n- prose\n- [ ] b\n").subtasks.count == 2)
  }

  @Test("log lines under a repeating task are no tasks")
  func log() {
    let body =
      "- [ ] water {repeat: weekly}\n  - [x] 2026-11-14 {spent: 5m}\n  - [-] 2026-11-07\n  - [ ] fill the can\n"
    let note = read(body)
    #expect(note.lineOutline == ["task: water", "task: fill the can"])
    let log = note.task(of: note.items[1]).log
    #expect(log.map(\.date.text) == ["2026-11-14", "2026-11-07"])
    #expect(log.map(\.status) == [.done, .cancelled])
    #expect(log.map(\.spent) == [TimeSpan(minutes: 5), nil])
    #expect(note.findings == [])
  }

  @Test("a task that is a note keeps its log in its body")
  func noteLog() {
    let task = task("repeat: daily\n", "Text.\n\n- [ ] a step\n\n---\n\n- [x] 2026-11-19\n- [x] 2026-11-18\n")
    #expect(task.log.map(\.date.text) == ["2026-11-19", "2026-11-18"])
    #expect(task.subtasks.count == 1)
  }

  @Test("the log belongs to the repeating task next above it")
  func nestedLog() {
    let note = read(
      "- [ ] outer {repeat: daily}\n  - [x] 2026-11-01\n  - [ ] inner {repeat: weekly}\n    - [x] 2026-11-02\n")
    #expect(note.task(of: note.items[1]).log.map(\.date.text) == ["2026-11-01"])
    #expect(note.task(of: note.items[2]).log.map(\.date.text) == ["2026-11-02"])
  }

  @Test("a dated line below a task that does not repeat is a subtask; a text makes it one anywhere")
  func noLog() {
    #expect(read("- [ ] once\n  - [x] 2026-11-14\n").items.count == 3)
    #expect(read("- [ ] again {repeat: daily}\n  - [x] 2026-11-14 with text\n").items.count == 3)
  }

  @Test("a day of a log that does not exist is a diagnostic")
  func badLog() {
    #expect(read("- [ ] a {repeat: daily}\n  - [x] 2026-02-30\n").findings == ["no-such-day: 2026-02-30"])
  }

  @Test(arguments: [
    ("start: 2026-11-20 15:00\nend: 2026-11-20 16:00", "1h"),
    ("start: 2026-11-20 23:30\nend: 2026-11-21 00:15", "45m"),
    ("start: 2026-11-20\nend: 2026-11-22", "72h"),
    ("start: 2026-11-20 15:00Z\nend: 2026-11-20 15:50Z", "50m"),
    // What is said counts, and what says no length has the usual one.
    ("start: 2026-11-20 15:00\nend: 2026-11-20 16:00\nduration: 20m", "20m"),
    ("start: 2026-11-20 15:00\nend: 2026-11-20 14:00", "30m"),
    ("start: 2026-11-20 15:00\nend: 2026-11-20 15:00", "30m"),
    ("start: 2026-11-20 15:00\nend: 2026-11-21", "30m"),
    ("start: 2026-11-20 15:00Z\nend: 2026-11-20 16:00", "30m"),
    ("start: 2026-11-20 15:00", "30m"), ("due: 2026-11-20 15:00", "30m"),
    ("start: 0001-01-01\nend: 9999-12-31", "87649416h"),
  ])
  func `is as long as its block`(frontMatter: String, expected: String) {
    let note = read("---\n\(frontMatter)\n---\n", as: .task)
    #expect(note.task(of: note.whole).duration.text == expected)
  }

  @Test func `a line is as long as its times`() {
    let note = read("- [ ] 2026-11-20 15:00-16:30 paint\n")
    #expect(note.items.last.map { note.task(of: $0).duration.text } == "1h30m")
  }
}
