import Testing
import VaultModel
import VaultSyntax

/// A checkbox line read as a task: slots, tail and the ways of writing attributes (vault format, section 3).
@Suite struct TaskLineTests {
  private func task(_ line: String) throws -> TaskItem {
    let note = read(line + "\n")
    #expect(note.findings == [])
    return note.task(of: try #require(note.onlyLine))
  }

  @Test("the line of the format's grammar has everything in its place")
  func grammar() throws {
    let task = try task(
      "- [ ] 2026-11-23 14:00-15:30 text with #tags and [[links]] {list: Work, flag} ^id")
    #expect(task.title == "text with #tags and [[links]]")
    #expect(task.start?.text == "2026-11-23 14:00")
    #expect(task.end?.text == "2026-11-23 15:30")
    #expect(task.due == nil)
    #expect(task.kind == .fixed)
    #expect(task.tags == ["tags"])
    #expect(task.list == "Work")
    #expect(task.isFlagged)
  }

  static let datesRows: [(line: String, due: String?, start: String?, end: String?)] = [
    ("2026-11-23 call", "2026-11-23", nil, nil),
    ("2026-11-23 15:00 call", nil, "2026-11-23 15:00", nil),
    ("2026-11-23 15:00 call {end: 2026-11-23 16:00}", nil, "2026-11-23 15:00", "2026-11-23 16:00"),
    ("2026-11-23 15:00 call {due: 2026-11-25 17:00}", "2026-11-25 17:00", "2026-11-23 15:00", nil),
    ("2026-11-23 23:59 essay", "2026-11-23 23:59", nil, nil),
    ("2026-11-23 23:58 train", nil, "2026-11-23 23:58", nil),
    ("2026-11-23 09:00 lab {lesson: \"[[term#^lab]]\"}", "2026-11-23 09:00", nil, nil),
    ("2026-11-23 09:00 lab lesson:lab #study", "2026-11-23 09:00", nil, nil),
    ("2026-11-23 09:00-10:20 lab {lesson: lab}", nil, "2026-11-23 09:00", "2026-11-23 10:20"),
    ("call {due: 2026-11-23 15:00}", "2026-11-23 15:00", nil, nil),
    ("2026-11-23 14:00-15:30 swim", nil, "2026-11-23 14:00", "2026-11-23 15:30"),
    ("2026-11-23 14:00–15:30 swim", nil, "2026-11-23 14:00", "2026-11-23 15:30"),
    ("2026-11-23 14:00 - 15:30 swim", nil, "2026-11-23 14:00", "2026-11-23 15:30"),
    ("2026-11-23 23:30-00:15 walk", nil, "2026-11-23 23:30", "2026-11-24 00:15"),
    ("2026-12-31 23:30-00:15 walk", nil, "2026-12-31 23:30", "2027-01-01 00:15"),
    ("2026-11-23 22:00-24:00 film", nil, "2026-11-23 22:00", "2026-11-24 00:00"),
    ("15:00 call", nil, nil, nil),
    ("call {due: 2026-11-23}", "2026-11-23", nil, nil),
    ("call {start: 2026-11-23 10:00, end: 2026-11-23 11:00}", nil, "2026-11-23 10:00", "2026-11-23 11:00"),
  ]

  @Test("a date alone is due, with one time it starts then, with a range it is a block", arguments: datesRows)
  func dates(line: String, due: String?, start: String?, end: String?) throws {
    let task = try task("- [ ] " + line)
    #expect(task.due?.text == due)
    #expect(task.start?.text == start)
    #expect(task.end?.text == end)
    #expect(task.kind == (start == nil ? .flexible : .fixed))
  }

  static let spellingsRows = [
    "- [ ] return the books {due: 2026-11-24, priority: high}",
    "- [ ] return the books due:2026-11-24 priority:high",
    "- [ ] return the books [due:: 2026-11-24] [priority:: high]",
    "- [ ] return the books 📅 2026-11-24 ⏫",
    "- [ ] return the books 📅 2026-11-24 priority:high",
    "- [ ] return the books [due:: 2026-11-24] {priority: висока}",
    "* [ ] return the books {priority: \"high\", due: '2026-11-24'}",
    "1) [ ] return the books ⏫ 📅 2026-11-24",
  ]

  @Test("four spellings of attributes say the same", arguments: spellingsRows)
  func spellings(line: String) throws {
    let task = try task(line)
    #expect(task.title == "return the books")
    #expect(task.due?.text == "2026-11-24")
    #expect(task.priority == .high)
  }

  static let emojiRows: [(field: String, fact: String)] = [
    ("📅 2026-11-24", "due: 2026-11-24"), ("⏳ 2026-11-24", "scheduled: 2026-11-24"),
    ("🛫 2026-11-24", "wait: 2026-11-24"), ("➕ 2026-11-24", "created: 2026-11-24"),
    ("✅ 2026-11-24", "completed: 2026-11-24"), ("❌ 2026-11-24", "completed: 2026-11-24"),
    ("🔁 every week", "repeat: every week"), ("🏁 delete", "on-completion: delete"),
    ("🏁 KEEP", "on-completion: keep"), ("{on-completion: видалити}", "on-completion: delete"),
    ("🆔 abc", "id: abc"), ("⛔ abc", "depends: [abc]"),
    ("🔺", "priority: high"), ("⏫", "priority: high"), ("🔼", "priority: medium"), ("🔽", "priority: low"),
    ("⏬", "priority: low"),
  ]

  @Test("Obsidian Tasks' emoji are keys", arguments: emojiRows)
  func emoji(field: String, fact: String) throws {
    let note = read("- [ ] task \(field)\n")
    let item = try #require(note.onlyLine)
    #expect(note.title(of: item) == "task")
    #expect(note.told(item).contains(fact))
    #expect(note.findings == [])
  }

  @Test("where slot and tail disagree the tail wins, with a diagnostic on it")
  func disagreement() throws {
    let note = read("- [ ] 2026-11-23 call {due: 2026-11-24}\n")
    #expect(note.task(of: try #require(note.onlyLine)).due?.text == "2026-11-24")
    #expect(note.findings == ["line-slot-and-tail-disagree: due: 2026-11-24"])
  }

  static let statusRows: [(line: String, status: TaskStatus, findings: [String])] = [
    ("- [ ] call {status: done}", .done, ["line-slot-and-tail-disagree: status: done"]),
    ("- [x] call {status: open}", .open, ["line-slot-and-tail-disagree: status: open"]),
    ("- [x] call {status: зроблено}", .done, []), ("- [>] call {status: in-progress}", .inProgress, []),
  ]

  @Test("a checkbox is a slot too; a mark of the author's own disagrees with nothing", arguments: statusRows)
  func disagreeingStatus(line: String, status: TaskStatus, findings: [String]) throws {
    let note = read(line + "\n")
    #expect(note.task(of: try #require(note.onlyLine)).status == status)
    #expect(note.findings == findings)
  }

  static let dependsRows: [(field: String, targets: [String])] = [
    ("⛔ abc", ["abc"]), ("⛔ abc,def", ["abc", "def"]), ("{depends: [[a]]}", ["a"]),
    ("{depends: [[a]], [[b]]}", ["a", "b"]), ("{depends: [a, b]}", ["a", "b"]),
    ("{depends: Ann, the plumber}", ["Ann, the plumber"]),
  ]

  @Test("a task may depend on several, in every spelling", arguments: dependsRows)
  func depends(field: String, targets: [String]) throws {
    #expect(try task("- [ ] task \(field)").depends.map(\.target) == targets)
  }

  @Test("where they agree there is nothing to report")
  func agreement() throws {
    #expect(try task("- [ ] 2026-11-23 call {due: 2026-11-23}").due?.text == "2026-11-23")
  }

  @Test("braces that do not read as attributes are text, with a hint when they begin with a known key")
  func braces() throws {
    let note = read("- [ ] call {due: 2026-11-24, \"and more} later\n")
    #expect(note.diagnostics.map(\.code) == [.lineBracesAreText])
    #expect(note.task(of: try #require(note.onlyLine)).due == nil)
  }

  @Test(
    "a date of another program that does not read is reported like one in braces",
    arguments: [
      ("📅 2026-13-45", .noSuchDay), ("⏳ 2026-02-30", .noSuchDay), ("🛫 2026-11-22x", .valueNotMoment),
      ("➕ 2026-2-3", .valueNotMoment), ("📅 2026-12-01.", .valueNotMoment), ("✅ 22.11.2026", .valueNotMoment),
      ("❌ 2026/11/22", .valueNotMoment),
      ("📅 tomorrow", .valueNotMoment), ("⏳ завтра", .valueNotMoment), ("📅 22 Nov", .valueNotMoment),
      ("📅 2026-11-22 25:00", .valueNotMoment), ("📅 2026-11-22 14:00-15:00", .valueNotMoment),
      ("[due:: tomorow]", .valueNotMoment), ("[scheduled:: soon]", .valueNotMoment),
      ("[start:: soon]", .valueNotMoment),
      ("[completion:: soon]", .valueNotMoment), ("[cancelled:: soon]", .valueNotMoment),
      ("[created:: 2026-02-30]", .noSuchDay), ("[start:: 2026-02-30]", .noSuchDay),
      ("[priority:: urgently]", .unknownMember), ("[onCompletion:: burn]", .unknownMember),
    ] as [(String, DiagnosticCode)])
  func unreadDates(field: String, code: DiagnosticCode) throws {
    let note = read("- [ ] call \(field)\n")
    #expect(note.diagnostics.map(\.code) == [code])
    #expect(note.title(of: try #require(note.onlyLine)) == "call")
  }

  @Test(
    "a link to a daily note is the date of its name, as Dataview has dates",
    arguments: [
      "[due:: [[2026-12-01]]]", "(due:: [[daily/2026-12-01]])", "[due:: [[2026-12-01|Tuesday]]]",
      "{due: \"[[2026-12-01]]\"}", "{due: [[2026-12-01]]}",
    ])
  func linkedDates(field: String) throws {
    let task = try task("- [ ] call \(field)")
    #expect(task.due?.text == "2026-12-01" && task.title == "call")
  }

  @Test("a link to anything else is no date", arguments: ["[[Tuesday]]", "[[2026-12-01#plan]] x", "[[2026-13-01]]"])
  func linkedNames(value: String) throws {
    let note = read("- [ ] call [due:: \(value)]\n")
    #expect(note.diagnostics.map(\.code) == [.valueNotMoment])
  }

  @Test("an emphasised field is text, and its marks stay", arguments: ["**", "*", "__", "~~", "=="])
  func emphasisedFields(mark: String) throws {
    let text = "call \(mark)📅 2026-12-01\(mark)"
    let note = read("- [ ] \(text)\n")
    #expect(note.title(of: try #require(note.onlyLine)) == text)
    #expect(note.diagnostics.map(\.code) == [.lineFieldInText])
  }

  @Test("the fields of Obsidian Tasks mean what its pages say")
  func pluginNames() throws {
    let task = try task(
      "- [x] a [start:: 2026-11-20], [priority:: highest], [dependsOn:: b1,c2]\u{A0}[completion:: 2026-11-22] %%c%%")
    #expect(task.title == "a")
    #expect(task.wait?.text == "2026-11-20")
    #expect(task.start == nil)
    #expect(task.priority == .high)
    #expect(task.depends.count == 2)
    #expect(task.completed?.text == "2026-11-22")
    #expect(try self.task("- [ ] a ⏳\u{A0}2026-11-20\u{A0}14:00-15:00 [priority:: lowest]").priority == .low)
  }

  @Test("a bad value is one diagnostic on the value, and the rest counts")
  func badValue() throws {
    let note = read("- [ ] call {due: soon, priority: hihg, duration: 45m}\n")
    let task = note.task(of: try #require(note.onlyLine))
    #expect(task.due == nil)
    #expect(task.priority == .none)
    #expect(task.duration == TimeSpan(minutes: 45))
    #expect(note.findings == ["value-not-moment: soon", "unknown-member: hihg"])
    #expect(note.diagnostics[1].suggestions.first == "high")
  }
}
