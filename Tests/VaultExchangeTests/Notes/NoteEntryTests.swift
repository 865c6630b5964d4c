import Testing
import VaultModel
import VaultSyntax

@testable import VaultExchange

@Suite struct `The entry of a note` {
  private func note(_ text: String, _ type: ItemType = .task) -> Note {
    Note(Document(Array(text.utf8)), context: ReadingContext(folderType: type, stem: "it"))
  }

  private func entry(_ text: String, _ type: ItemType = .task) throws -> (CalendarEntry, [NoteEntryReader.Left]) {
    let note = note(text, type)
    var reader = NoteEntryReader { "uid of " + $0.target }
    let item = try #require(note.items.last)
    let entry = reader.entry(of: item, in: note, CalendarIdentifier(uid: "1"))
    return (try #require(entry), reader.left)
  }

  private func expect(_ entry: CalendarEntry, _ values: [CalendarField: [String]]) {
    #expect(entry.fields == values.keys.sorted())
    for (field, value) in values { #expect(entry[field] == value, "\(field)") }
  }

  @Test func `of an event has its times, its rule in the words of RFC 5545 and its text`() throws {
    let (event, left) = try entry(
      """
      ---
      start: 2026-09-02 17:30
      end: 2026-09-02 18:30
      repeat: every week on wed
      until: 2026-12-16
      except: 2026-10-28
      remind: [45m]
      location: music school
      ---

      # Choir rehearsal

      Second row.

      Bring water.
      """, .event)
    expect(
      event,
      [
        .title: ["Choir rehearsal"], .when: ["2026-09-02 17:30", "2026-09-02 18:30"],
        .recurrence: ["FREQ=WEEKLY;UNTIL=20261216T235959;BYDAY=WE"], .except: ["2026-10-28"], .remind: ["45m"],
        .location: ["music school"], .notes: ["Second row.\n\nBring water."],
      ])
    #expect(left == [])
  }

  @Test func `of a line has its title, its tags and its attributes`() throws {
    let (task, _) = try entry(
      "- [/] 2026-11-23 14:00 call Ann #work {priority: high, depends: \"[[paper]]\", list: Home}\n", .note)
    expect(
      task,
      [
        .title: ["call Ann #work"], .when: ["2026-11-23 14:00"], .status: ["in-progress"], .tags: ["work"],
        .priority: ["high"], .depends: ["uid of paper"], .list: ["Home"],
      ])
  }

  @Test(
    arguments: [
      ("busy: false\nprivate: true\n", ["false"], ["true"]), ("busy: true\nprivate: false\n", [], []),
      ("busy: ні\nprivate: так\n", ["false"], ["true"]), ("", [], []),
    ] as [(String, [String], [String])])
  func `of an event says whether its time is free, and whether it is private`(
    keys: String, busy: [String], isPrivate: [String]
  ) throws {
    let (event, _) = try entry("---\ntitle: Fair\nstart: 2026-11-20\n\(keys)---\n", .event)
    #expect(event[.busy] == busy)
    #expect(event[.isPrivate] == isPrivate)
    // A note that is made of it says the same.
    let again = try entry(text(of: event.noteChanges { _ in nil }), .event).0
    #expect(again.differences(from: event) == [.title])
  }

  @Test(arguments: [
    ("- [ ] pay {private: true}\n", true), ("- [ ] pay {private: true}\n  - [ ] part\n", true),
    ("---\nprivate: true\n---\n\n- [ ] pay\n", true),
    ("---\nprivate: true\n---\n\n- [ ] pay {private: false}\n", true),
    ("- [ ] pay {private: true}\n- [ ] call\n", false), ("- [ ] pay {busy: false}\n", false),
  ]) func `of a line is private with what it stands in`(text: String, isPrivate: Bool) throws {
    let (task, _) = try entry(text, .note)
    #expect(task[.isPrivate] == (isPrivate ? ["true"] : []))
    #expect(task[.busy] == [])
  }

  @Test func `leaves the log of a repeating task out, and tells what a calendar cannot say`() throws {
    let (task, left) = try entry(
      """
      ---
      title: Water
      due: 2026-11-22
      repeat: every 3 days after completion
      except: "[[holidays]]"
      ---

      The fern drinks most.

      - [x] 2026-11-19
      - [-] 2026-11-16
      """)
    #expect(task[.notes] == ["The fern drinks most."])
    #expect(task[.recurrence] == [])
    #expect(left.map(\.value) == ["every 3 days after completion"])
  }

  @Test(arguments: [
    ("FREQ=DAILY", "2026-11-20", "daily"), ("FREQ=WEEKLY;BYDAY=MO,WE", "2026-11-23", "every mon, wed"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", "every month on the last fri"),
    ("FREQ=WEEKLY;UNTIL=20261231", "2026-11-23", "weekly until 2026-12-31"),
    // RRULE text skips the months without a 31st, words take their last day.
    ("FREQ=MONTHLY", "2026-01-31", "FREQ=MONTHLY"),
    ("FREQ=WEEKLY;UNTIL=20261231T220000Z", "2026-11-23 10:00 [Europe/Kyiv]", "FREQ=WEEKLY;UNTIL=20261231T220000Z"),
  ]) func `gives a rule in words where they say the same`(rule: String, start: String, text: String) {
    let start = CalendarMoment.moment(inNote: start)
    #expect(RepetitionText.noteText(of: rule, start: start) == text)
  }

  /// Of an occurrence that was moved the rule counts from where it was: the calendar begins there.
  static let moved: [(dates: String, values: [CalendarField: [String]])] = [
    (
      "due: 2026-11-22 12:00\nexcept: 2026-11-20 10:00\nalso: 2026-11-22 12:00\nremind: [2026-11-22 08:00, 1h]\n",
      [
        .due: ["2026-11-20 10:00"], .except: ["2026-11-20"], .also: ["2026-11-22 12:00"],
        .remind: ["1h", "2026-11-20 06:00"],
      ]
    ),
    (
      "due: 2026-11-22\nexcept: [2026-11-06, 2026-11-20]\nalso: 2026-11-22\nwait: 2026-11-21\n",
      [.due: ["2026-11-20"], .except: ["2026-11-06", "2026-11-20"], .also: ["2026-11-22"], .wait: ["2026-11-19"]]
    ),
    (
      "start: 2026-11-22 12:00\nend: 2026-11-22 13:00\nexcept: 2026-11-20 12:00\nalso: 2026-11-22 12:00\n",
      [
        .when: ["2026-11-20 12:00", "2026-11-20 13:00"], .except: ["2026-11-20"], .also: ["2026-11-22"],
      ]
    ),
    // Nothing was moved: the first occurrence is not among the further dates.
    (
      "due: 2026-11-20\nexcept: 2026-11-27\nalso: 2026-11-28\n",
      [.due: ["2026-11-20"], .except: ["2026-11-27"], .also: ["2026-11-28"]]
    ),
  ]

  @Test(arguments: moved) func `counts from where a moved occurrence was`(
    dates: String, values: [CalendarField: [String]]
  ) throws {
    let (task, left) = try entry("---\ntitle: Water\nrepeat: weekly\n\(dates)---\n")
    expect(task, values.merging([.title: ["Water"], .recurrence: ["FREQ=WEEKLY"]]) { $1 })
    #expect(left == [])
    // A note that is made of it says when the occurrence is now.
    let again = try entry(text(of: task.noteChanges { _ in nil })).0
    #expect(again.differences(from: task) == [])
    let key = dates.split(separator: "\n")[0]
    #expect(text(of: task.noteChanges { _ in nil }).contains("\n\(key)\n"))
  }

  /// At a further date the rule goes on from the occurrence that was done last, not from the nearest exception: here the
  /// 27th is left out, and is no occurrence that anything was moved from.
  @Test func `counts from the occurrence before a further date`() throws {
    let note = note(
      "---\ntitle: Water\nrepeat: weekly\ndue: 2026-11-25\nexcept: [2026-11-20, 2026-11-27]\nalso: 2026-11-25\n---\n\n"
        + "- [x] 2026-11-20\n", .task)
    var reader = NoteEntryReader { _ in nil }
    let read = reader.entry(of: note.whole, in: note, CalendarIdentifier(uid: "1"))
    let entry = try #require(read)
    #expect(entry[.due] == ["2026-11-20"])
    #expect(entry[.except] == ["2026-11-20", "2026-11-27"])
    #expect(entry[.also] == ["2026-11-25"])
  }

  /// Front matter of simple values.
  private func text(of changes: [ItemChange]) -> String {
    "---"
      + changes.map { change in
        switch change {
        case .set(let path, .scalar(let value)): "\n\(path[0]): \(value.text)"
        case .set(let path, .list(let values)): "\n\(path[0]): [\(values.map(\.text).joined(separator: ", "))]"
        default: ""
        }
      }.joined() + "\ntitle: Water\n---\n"
  }

  @Test func `has dates without a rule`() throws {
    let (event, left) = try entry(
      "---\ntitle: Fair\nstart: 2026-11-20 10:00\nalso: [2026-11-27, 2026-12-04 11:00]\n---\n", .event)
    expect(event, [.title: ["Fair"], .when: ["2026-11-20 10:00"], .also: ["2026-11-27", "2026-12-04 11:00"]])
    #expect(left == [])
    let (task, _) = try entry("---\ntitle: Pay\ndue: 2026-11-20\nalso: 2026-11-27..2026-11-29\n---\n")
    expect(task, [.title: ["Pay"], .due: ["2026-11-20"], .also: ["2026-11-27", "2026-11-28", "2026-11-29"]])
    let lines = CalendarEntryWriter().component(of: task, stamp: LocalDateTime(.epoch)).lines
    // Further dates of a task need a start to stand beside (RFC 5545 section 3.8.5.2).
    #expect(
      lines.filter { ["DTSTART", "DUE", "RRULE", "RDATE"].contains($0.name) }.map { $0.name + ":" + $0.value } == [
        "DTSTART:20261120", "DUE:20261120", "RDATE:20261127", "RDATE:20261128", "RDATE:20261129",
      ])
  }

  @Test func `becomes a change of a note key by key`() throws {
    let old = CalendarEntry(
      .task, CalendarIdentifier(uid: "1"), [.title: ["a"], .due: ["2026-11-20"], .tags: ["x", "y"]])
    var new = old
    new[.title] = ["b"]
    new[.due] = []
    new[.tags] = ["y", "z"]
    new[.status] = ["done"]
    new[.isPrivate] = ["true"]
    #expect(
      new.changes(of: new.differences(from: old), from: old) { _ in nil } == [
        .reword("b"), .mark(.done), .removeKey(["due"]), .remove(["tags"], [NewScalar("x", isText: true)]),
        .add(["tags"], [NewScalar("z", isText: true)]), .set(["private"], .scalar("true")),
      ])
  }
}

@Suite struct `The text of a note` {
  private func body(_ text: String) -> NoteBody {
    NoteBody(of: Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .task, stem: "it")))
  }

  static let rows: [(before: String, text: String, after: String)] = [
    ("---\na: 1\n---\n\nold\n", "new", "---\na: 1\n---\n\nnew\n"),
    ("---\na: 1\n---\n\n# Title\n\nold\nlines\n", "new", "---\na: 1\n---\n\n# Title\n\nnew\n"),
    ("---\na: 1\n---\n", "new", "---\na: 1\n---\n\nnew\n"),
    ("# Title\n", "new", "# Title\n\nnew\n"),
    ("---\r\na: 1\r\n---\r\n\r\nold\r\n", "new\nlines", "---\r\na: 1\r\n---\r\n\r\nnew\r\nlines\r\n"),
    (
      "---\nrepeat: daily\n---\n\nold\n\n- [x] 2026-11-19\n", "new",
      "---\nrepeat: daily\n---\n\nnew\n\n- [x] 2026-11-19\n"
    ),
    ("old\n", "", "\n"),
    // What the note has already is not written a second time.
    (
      "---\nrepeat: daily\n---\n\nold\n\n- [x] 2026-11-19\n", "new\n\n- [x] 2026-11-19",
      "---\nrepeat: daily\n---\n\nnew\n\n- [x] 2026-11-19\n"
    ),
    (
      "---\nrepeat: daily\n---\n\nold\n\n- [x] 2026-11-19\n", "new\n\n- [x] 2026-11-20\n- [x] 2026-11-19",
      "---\nrepeat: daily\n---\n\nnew\n\n- [x] 2026-11-20\n\n- [x] 2026-11-19\n"
    ),
    ("# Title\n\nold\n", "# Title\n\nnew", "# Title\n\nnew\n"),
    ("# Title\n\nold\n", "# Other\n\nnew", "# Title\n\n# Other\n\nnew\n"),
  ]

  static let framed: [(note: String, whole: String, text: String, around: String)] = [
    ("", "text", "text", "new"),
    ("# Title\n\nold\n", "# Title\n\ntext", "text", "# Title\n\nnew"),
    ("# Title\n\nold\n", "# Other\n\ntext", "# Other\n\ntext", "new"),
    ("---\ntitle: T\n---\n", "# T\ntext\n- [x] 2026-11-19", "text\n- [x] 2026-11-19", "# T\nnew"),
    ("---\ntitle: T\nrepeat: daily\n---\n", "# T\ntext\n\n- [x] 2026-11-19", "text", "# T\nnew\n\n- [x] 2026-11-19"),
    ("---\ntitle: T\nrepeat: daily\n---\n", "# T\n- [x] 2026-11-19", "", "# T\n\nnew\n\n- [x] 2026-11-19"),
    ("---\nrepeat: daily\n---\n", "---\na: 1\n---\n- [-] 2026-11-19\n", "---\na: 1\n---", "new\n- [-] 2026-11-19\n"),
  ]

  @Test(arguments: framed) func `stands in a text of a calendar`(
    note: String, whole: String, text: String, around: String
  ) {
    let framed = FramedText(
      whole, in: Note(Document(Array(note.utf8)), context: ReadingContext(folderType: .task, stem: "it")))
    #expect(framed.text == text)
    #expect(framed.around("new") == around)
    #expect(text.isEmpty || framed.around(text) == whole)
  }

  @Test(arguments: rows) func `is replaced and nothing else`(before: String, text: String, after: String) throws {
    let patch = try #require(body(before).patch(to: text))
    let bytes = [patch].applied(to: Array(before.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == after)
    #expect(body(after).patch(to: text) == nil)
  }
}
