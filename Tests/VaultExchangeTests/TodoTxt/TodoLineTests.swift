import Testing
import VaultModel

@testable import VaultExchange

/// https://github.com/todotxt/todo.txt, and the pairs that its programs agree on.
@Suite struct `A line of todo.txt` {
  static let rows: [(text: String, note: String, isDone: Bool)] = [
    ("Call Ann", "Call Ann", false),
    ("(A) Call Ann +family @phone", "Call Ann +family @phone {priority: high}", false),
    ("(B) 2026-11-01 pay due:2026-11-30", "pay {due: 2026-11-30, priority: medium, created: 2026-11-01}", false),
    (
      "x 2026-11-20 2026-11-01 pay pri:C",
      "pay {priority: low, completed: 2026-11-20, created: 2026-11-01}", true
    ),
    ("x pay", "pay", true),
    // The priority of a done task stands before the dates in the format's picture, and behind the first one in todo.sh.
    (
      "x (B) 2026-11-10 2026-11-01 Call Ann",
      "Call Ann {priority: medium, completed: 2026-11-10, created: 2026-11-01}", true
    ),
    (
      "x 2026-11-10 (B) 2026-11-01 Call Ann",
      "Call Ann {priority: medium, completed: 2026-11-10, created: 2026-11-01}", true
    ),
    ("x (A) 2026-11-10 Call Ann", "Call Ann {priority: high, completed: 2026-11-10}", true),
    ("x 2026-11-10 (B) Call Ann", "Call Ann {priority: medium, completed: 2026-11-10}", true),
    ("x (C) Call Ann", "Call Ann {priority: low}", true),
    ("x 2026-11-10 Call Ann", "Call Ann {completed: 2026-11-10}", true),
    ("x (b) 2026-11-10 Call Ann", "(b) 2026-11-10 Call Ann", true),
    // A further priority is a word, and so is a capital mark.
    ("x (B) 2026-11-10 Call Ann pri:C", "Call Ann pri:C {priority: medium, completed: 2026-11-10}", true),
    ("X 2026-11-10 Call Ann", "X 2026-11-10 Call Ann", false),
    // A lower case letter, or one without the space, is no priority; xylophone is no mark.
    ("(a) pay", "(a) pay", false), ("(A)pay", "(A)pay", false), ("xylophone", "xylophone", false),
    ("water rec:3d", "water {repeat: every 3 days after completion}", false),
    ("review rec:+1w t:2026-11-20", "review {wait: 2026-11-20, repeat: every week}", false),
    ("work rec:+1b", "work {repeat: weekdays}", false),
    // The first pair of its kind counts; a word that looks like a mark is none behind a pair.
    ("pay due:2026-11-30 due:2026-12-01", "pay due:2026-12-01 {due: 2026-11-30}", false),
    ("rec:1w x call Ann", "x call Ann {repeat: every week after completion}", false),
    // What vault does not know stays as it is.
    ("read https://example.org due:soon rec:often id:7", "read https://example.org due:soon rec:often id:7", false),
  ]

  @Test(arguments: rows) func `becomes a line of a note`(text: String, note: String, isDone: Bool) throws {
    let line = try #require(TodoLine(text))
    #expect(line.noteLine == note)
    #expect(line.isDone == isDone)
    #expect(TodoLine(line.text) == line)
  }

  @Test(arguments: [
    "Call Ann", "(A) Call Ann +family @phone", "x 2026-11-20 2026-11-01 pay pri:C", "review t:2026-11-20 rec:+1w",
  ]) func `is written as it was read`(text: String) {
    #expect(TodoLine(text)?.text == text)
  }

  /// A priority is no part of a done task but for its pair, which every program keeps.
  @Test(arguments: [
    ("x (B) 2026-11-10 2026-11-01 Call Ann +family", "x 2026-11-10 2026-11-01 Call Ann +family pri:B"),
    ("x (A) 2026-11-10 pay due:2026-11-30", "x 2026-11-10 pay due:2026-11-30 pri:A"), ("x (C) pay", "x pay pri:C"),
  ]) func `is written with its priority as a pair where it is done`(read: String, written: String) throws {
    let line = try #require(TodoLine(read))
    #expect(line.text == written)
    #expect(TodoLine(written)?.text == written)
  }

  @Test(
    arguments: [
      ("every 2 weeks", "+2w"), ("every day after completion", "1d"), ("daily", "+1d"), ("weekdays", "+1b"),
      ("FREQ=MONTHLY;INTERVAL=3", "+3m"), ("every week on wed", nil), ("FREQ=WEEKLY;BYDAY=MO", nil),
      ("every 2 weekdays", nil),
    ] as [(String, String?)]) func `has repetitions of one kind only`(words: String, text: String?)
  {
    #expect(TodoRecurrence(words: words).map(\.text) == text)
  }

  /// The readers of topydo, Simpletask and sleek take the first pair of a key.
  @Test(arguments: [
    ("pay due:2026-11-30 due:2026-12-01", ["due"]), ("pay due:2026-11-30 due:soon", []), ("pay due:2026-11-30", []),
    ("pay t:2026-11-30 t:2026-12-01 rec:1w rec:2w", ["t", "rec"]), ("(A) pay pri:B", ["pri"]),
  ]) func `tells the pairs that stand more than once`(text: String, keys: [String]) throws {
    let file = TodoFile(parsing: Array("\n\(text)\n".utf8))
    #expect(file.remarks == keys.map { CalendarRemark(.repeated, line: 2, component: "todo.txt", property: $0) })
  }

  @Test func `is counted from the first line, and told where it has no words`() {
    let file = TodoFile(parsing: Array("\u{FEFF}one\r\n\r\nx 2026-11-20\n(A) two\u{7}\n".utf8))
    #expect(file.tasks.map(\.line) == [1, 4])
    #expect(file.tasks.map(\.task.words) == ["one", "two"])
    #expect(file.remarks.map(\.line) == [3])
  }
}
