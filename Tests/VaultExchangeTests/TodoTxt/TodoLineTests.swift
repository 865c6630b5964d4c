import Testing
import VaultModel
import VaultSyntax

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
    // D to Z are low, and keep their letter.
    ("(D) pay", "pay {priority: low, pri: D}", false), ("x pay pri:Z", "pay {priority: low, pri: Z}", true),
    ("(C) pay", "pay {priority: low}", false),
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
    // A time stands behind the day it belongs to; alone it is a word, and so is a status that the mark does not allow.
    ("meet due:2026-11-30 at:14:00", "meet {start: 2026-11-30 14:00}", false),
    ("meet due:2026-11-30 by:14:00", "meet {due: 2026-11-30 14:00}", false),
    ("meet due:2026-11-30 by:14:00 at:15:00", "meet at:15:00 {due: 2026-11-30 14:00}", false),
    ("meet by:14:00 due:2026-11-30", "meet by:14:00 {due: 2026-11-30}", false),
    ("meet at:14:00 due:2026-11-30", "meet at:14:00 {due: 2026-11-30}", false),
    ("meet due:2026-11-30 at:home", "meet at:home {due: 2026-11-30}", false),
    ("x Pay status:cancelled", "Pay", true), ("Pay status:in-progress", "Pay", false),
    ("Pay status:cancelled", "Pay status:cancelled", false), ("Pay status:open", "Pay status:open", false),
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

  /// Every word of a title, and everything that is said of a task, come back from the line.
  @Test(arguments: [
    "x marks the spot", "(A) is a grade", "2026-11-20 in the archive", "x", "(B)", "pay due:2026-11-30", "due:soon",
    "pay due:none", "see t:2026-11-20 and rec:1w pri:A at:14:00", "status:open questions",
    "due:2026-11-30 x (A) 2026-11-20",
    "status:cancelled", "read https://x.org/a", "a  b",
  ]) func `comes back as it was`(title: String) {
    let day = LocalDate("2026-12-01")
    for isDone in [false, true] {
      for bits in 0..<64 {
        var line = TodoLine(words: title.split(separator: " ").joined(separator: " "))
        line.isDone = isDone
        if bits & 1 > 0 { line.priority = "A" }
        if bits & 2 > 0 { line.due = "2026-12-24" }
        if bits & 4 > 0, isDone { line.completed = day }
        if bits & 8 > 0, line.isCreationWritten { line.created = day }
        if bits & 16 > 0, line.due != nil { line.time = LocalTime("09:30") }
        if bits & 32 > 0 { line.threshold = "2026-12-02" }
        if bits & 48 == 48 { (line.isCancelled, line.isStarted) = (isDone, !isDone) }
        #expect(TodoLine(line.text) == line, "\(line.text)")
      }
    }
  }

  @Test(
    arguments: [
      ("- [ ] a {due: 2026-11-20 14:00}", "a due:2026-11-20 by:14:00", []),
      ("- [ ] 2026-11-20 14:00 a", "a due:2026-11-20 at:14:00", []),
      ("- [ ] 2026-11-20 14:00 a {due: 2026-11-25}", "a start:2026-11-20T14:00 due:2026-11-25", []),
      ("- [ ] a {start: 2026-11-20}", "a start:2026-11-20", []),
      ("- [ ] 2026-11-20 10:00-11:30 a", "a start:2026-11-20T10:00 end:2026-11-20T11:30", []),
      ("- [ ] a {url: https://x.org/b, location: hall}", "a url:https://x.org/b location:hall", []),
      ("- [ ] a {location: big hall, wait: 2026-11-20}", "a t:2026-11-20", ["location: big hall"]),
      ("- [ ] a {wait: 2026-11-20 09:00}", "a t:2026-11-20", ["wait: 2026-11-20 09:00"]),
      ("- [ ] a {scheduled: 2026-11-20 evening}", "a", ["scheduled: 2026-11-20 evening"]),
      ("- [ ] a {scheduled: 2026-11-20, duration: 2h}", "a scheduled:2026-11-20 duration:2h", []),
      ("- [ ] a {due: 2026-11-20, repeat: every week on mon}", "a due:2026-11-20", ["repeat: every week on mon"]),
      (
        "- [ ] a {due: 2026-11-20, repeat: FREQ=WEEKLY;BYDAY=MO}",
        "a repeat:FREQ=WEEKLY;BYDAY=MO due:2026-11-20", []
      ),
      ("- [ ] a {due: 2026-11-20, repeat: weekly, until: 2026-12-31}", "a until:2026-12-31 due:2026-11-20 rec:+1w", []),
      ("- [ ] a due:2026-11-31", "a due:2026-11-31", []),
      ("- [ ] a id:7", "a id:7", []),
      ("- [ ] a {flag, remind: 15m}", "a remind:15m", ["flag: true"]),
      ("- [-] a", "x a status:cancelled", []),
      ("- [/] a {priority: high}", "(A) a status:in-progress", []),
      ("- [x] a {created: 2026-11-20}", "x a created:2026-11-20", []),
      ("- [x] a {completed: 2026-11-20 14:00}", "x 2026-11-20 a", ["completed: 2026-11-20 14:00"]),
      ("- [ ] x marks {due: 2026-11-20}", "due:2026-11-20 x marks", []),
      ("- [ ] (A) is a grade", "status:open (A) is a grade", []),
      ("- [ ] a {priority: low, pri: D}", "(D) a", []), ("- [x] a {priority: low, pri: Z}", "x a pri:Z", []),
      // A priority that was changed since counts.
      ("- [ ] a {priority: high, pri: D}", "(A) a", []), ("- [ ] a {pri: D}", "a", []),
      ("- [ ] a {priority: low, pri: A}", "(C) a", []),
      ("- [ ] a\n  - call first\n  - [ ] b\n    - of b\n\n  then ask", "a", ["notes: - call first …"]),
      ("- [ ] a\n  - [ ] b\n    - of b", "a", []), ("- [ ] a\n\n  one", "a", ["notes: one"]),
      ("- [ ] a {due: 2026-11-20, repeat: daily}\n  - [x] 2026-11-19", "a due:2026-11-20 rec:+1d", []),
    ] as [(String, String, [String])])
  func `says what the task says, or names what it cannot`(line: String, text: String, left: [String]) throws {
    let note = Note(Document(Array((line + "\n").utf8)), context: ReadingContext())
    let item = try #require(note.items.first { $0.line != nil })
    let pairs = TodoPairs(of: note.task(of: item), item, in: note)
    #expect(pairs.line.text == text)
    #expect(pairs.left.map { $0.key + ": " + $0.value } == left)
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

  /// Nothing is taken for something else without a word: what does not read, and what a line of a note reads otherwise.
  @Test(
    arguments: [
      ("water rec:often", ["bad-value rec"]), ("water due:soon t:never", ["bad-value due", "bad-value t"]),
      ("water rec:1w rec:often", []), ("water due:none", ["read-as-field due"]), ("water rec:", []),
      ("status:open 2026-11-20 in the archive", ["read-as-field date"]),
      ("call 📅 2026-11-20", ["read-as-field due"]), ("call [due:: 2026-11-20]", ["read-as-field due"]),
      ("call [mine:: b]", ["read-as-field mine"]), ("call {due: 2026-11-20}", ["read-as-field due"]),
      ("call {due: 2026-11-20} due:2026-11-21", []), ("call ^k1", ["read-as-field ^k1"]),
      ("(A) call ⏫", ["read-as-field priority"]), ("call priority:high", ["read-as-field priority"]),
      ("call location:hall url:https://x.org +a @b #c", []), ("call 📅 week", []), ("2026 in review", []),
      ("(D) call", []),
    ] as [(String, [String])])
  func `tells what reads as another thing than it says`(text: String, remarks: [String]) {
    let file = TodoFile(parsing: Array(text.utf8))
    #expect(file.remarks.map { $0.reason.rawValue + " " + $0.property } == remarks)
  }

  @Test(arguments: "DEMZ".map { $0 })
  func `keeps the letter of a low priority through a note`(letter: Character) throws {
    let read = try #require(TodoLine("(\(letter)) pay the rent +home due:2026-11-30"))
    let note = Note(Document(Array("- [ ] \(read.noteLine)\n".utf8)), context: ReadingContext())
    let item = try #require(note.items.first { $0.line != nil })
    #expect(note.task(of: item).title == "pay the rent +home")
    #expect(TodoPairs(of: note.task(of: item), item, in: note).line == read)
  }

  @Test func `is counted from the first line, and told where it has no words`() {
    let file = TodoFile(parsing: Array("\u{FEFF}one\r\n\r\nx 2026-11-20\n(A) two\u{7}\n".utf8))
    #expect(file.tasks.map(\.line) == [1, 4])
    #expect(file.tasks.map(\.task.words) == ["one", "two"])
    #expect(file.remarks.map(\.line) == [3])
  }
}
