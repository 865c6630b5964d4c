import Foundation
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault sync ics` changes nothing that nobody edited: a calendar that was brought in once stays byte for byte, and so do
/// the notes; an edit of one thing changes that thing on the other side.
@Suite struct `vault sync ics without edits` {
  // MARK: Runs

  private func sync(_ directory: ScratchDirectory) -> CommandRun {
    CommandRun(["sync", "ics", "other.ics", "--yes"], in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func vault(_ row: Row) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": "lang: en\n" + row.settings, "other.ics": row.calendar])
  }

  private func text(_ path: String, in directory: ScratchDirectory) throws -> String {
    String(decoding: try directory.read(path), as: UTF8.self)
  }

  /// Every note by its path.
  private func notes(in directory: ScratchDirectory) throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".md") }.map { ($0, try text($0, in: directory)) })
  }

  /// Synchronises, and expects that nothing changes.
  private func expectNothing(
    in directory: ScratchDirectory, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = (try text("other.ics", in: directory), try notes(in: directory))
    let run = sync(directory)
    #expect(run.output == "" && run.code == .done, "\(what): \(run.errors)", sourceLocation: sourceLocation)
    #expect(try text("other.ics", in: directory) == before.0, "\(what)", sourceLocation: sourceLocation)
    #expect(try notes(in: directory) == before.1, "\(what)", sourceLocation: sourceLocation)
  }

  /// The lines of a calendar, without those that an edit of a title changes.
  private static func untitled(_ calendar: String) -> [Substring] {
    calendar.split(separator: "\r\n").filter { line in
      !["SUMMARY:", "DTSTAMP:", "LAST-MODIFIED:"].contains { line.hasPrefix($0) }
    }
  }

  private static func untitled(note: String) -> [Substring] {
    note.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("title: ") }
  }

  /// Brings a calendar in, and edits one title on each side after that.
  private func play(_ row: Row) throws {
    let directory = try vault(row)
    let first = sync(directory)
    #expect(first.code == .done, "\(first.errors)")
    #expect(try text("other.ics", in: directory) == row.calendar, "at first")
    try expectNothing(in: directory, "a second time")
    let brought = try notes(in: directory)
    let path = try #require(brought.first { $0.value.contains("\nuid: one\n") }?.key)
    let note = try #require(brought[path])

    let title = try #require(note.split(separator: "\n").first { $0.hasPrefix("title: ") })
    try directory.write(path, note.replacing(title, with: "title: Our words", maxReplacements: 1))
    #expect(sync(directory).output == "-> ~ Our words (title)\n")
    let written = try text("other.ics", in: directory)
    #expect(Self.untitled(written) == Self.untitled(row.calendar))
    #expect(written.contains("\r\nSUMMARY:Our words\r\n"))
    try expectNothing(in: directory, "after an edit of the note")

    try directory.write(
      "other.ics", written.replacing("\r\nSUMMARY:Our words\r\n", with: "\r\nSUMMARY:Their words\r\n"))
    #expect(sync(directory).output == "<- ~ Their words (title)\n")
    let after = try notes(in: directory)
    #expect(Self.untitled(note: after[path] ?? "") == Self.untitled(note: note))
    #expect(after[path]?.contains("title: Their words\n") == true)
    #expect(after.filter { $0.key != path } == brought.filter { $0.key != path })
    try expectNothing(in: directory, "after an edit of the file")
  }

  @Test(arguments: rows) func `leaves both sides as they are, and carries an edit alone`(row: Row) throws {
    try play(row)
  }

  @Test(arguments: rows) func `imports the same again as nothing new`(row: Row) throws {
    let directory = try vault(row)
    func run() -> CommandRun {
      CommandRun(["import", "other.ics"], in: directory) { environment in
        environment.variables[.now] = "2026-11-20 09:05"
        environment.variables[.timeZone] = "UTC0"
        environment.variables[.stateHome] = directory.path + "/.state-home"
      }
    }
    #expect(run().code == .done)
    let again = run()
    #expect(again.errors.contains("other.ics: 0 new, ") && again.errors.contains(" 0 differ"), "\(again.errors)")
  }

  @Test(arguments: rows) func `takes a deletion of what nobody edited`(row: Row) throws {
    let directory = try vault(row)
    #expect(sync(directory).code == .done)
    try directory.write("other.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
    let run = sync(directory)
    #expect(run.code == .done, "\(run.errors)")
    #expect(try notes(in: directory).isEmpty)
  }

  @Test func `carries an edit of a text between what the note takes for its title and its log`() throws {
    let row = Row(
      name: "", kind: "VTODO",
      lines: """
        SUMMARY:Water
        DUE;VALUE=DATE:20261120
        RRULE:FREQ=DAILY
        DESCRIPTION:# Water\\n\\nFern.\\n\\n- [x] 2026-11-19
        """)
    let directory = try vault(row)
    #expect(sync(directory).code == .done)
    let (path, note) = try #require(try notes(in: directory).first)
    try directory.write(path, note.replacing("Fern.", with: "Cactus."))
    #expect(sync(directory).output == "-> ~ Water (notes)\n")
    let written = try text("other.ics", in: directory)
    #expect(written.contains("\r\nDESCRIPTION:# Water\\n\\nCactus.\\n\\n- [x] 2026-11-19\r\n"))
    try expectNothing(in: directory, "after an edit of the note")
    try directory.write("other.ics", written.replacing("Cactus.", with: "Palm."))
    #expect(sync(directory).output == "<- ~ Water (notes)\n")
    #expect(try text(path, in: directory) == note.replacing("Fern.", with: "Palm."))
    try expectNothing(in: directory, "after an edit of the file")
  }

  // MARK: Random entries

  @Test func `leaves random entries as they are`() throws {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      try play(Self.randomRow(seed, &random))
    }
  }

  private static func randomRow(_ seed: UInt64, _ random: inout SplitMix64) -> Row {
    func one(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    let isTask = Bool.random(using: &random)
    let date = one(["20261120", "20261031", "20280229", "20260329"])
    let form = one([
      ":\(date)T033000", ";TZID=Europe/Kyiv:\(date)T033000", ":\(date)T033000Z", ";TZID=Foo:\(date)T033000",
      ";VALUE=DATE:\(date)",
    ])
    let further = form.replacing(date, with: "20281215")
    var lines = [
      one(["SUMMARY:Fair", "SUMMARY:", "SUMMARY:- [x] 2026-11-20 a #b", "SUMMARY:«Ґанок»: 100 % \\, так", ""]),
      "DTSTART" + form,
      one(["", isTask ? "DUE" + further : "DTEND" + further]),
      one([
        "", "RRULE:FREQ=DAILY", "RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20291231", "RRULE:FREQ=YEARLY;COUNT=3",
        "RRULE:FREQ=WEEKLY;UNTIL=20291231T215959Z",
      ]),
      one(["", "RDATE" + further]), one(["", "EXDATE" + further]), one(["", "PRIORITY:0", "PRIORITY:2", "PRIORITY:7"]),
      one(["", "CATEGORIES:a,B c", "CATEGORIES:a\nCATEGORIES:A"]), one(["", "STATUS:CANCELLED", "STATUS:ODD"]),
      one(["", "LOCATION:x\\ny", "LOCATION: "]), one(["", "URL:not an address", "URL:https://example.org"]),
      one(["", "X-OTHER:1", "CREATED:20260101T000000Z", "RELATED-TO:nobody"]),
    ]
    let pieces = [
      "text", "# Fair", "---", "- [ ] a", "- [ ] 2026-11-21 b", "- [x] 2026-11-19", "", "```", "    code", "[[x]] #y",
    ]
    let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in one(pieces) }.joined(separator: "\\n")
    lines.append(text.isEmpty ? "" : "DESCRIPTION:" + text)
    lines.append(one(["", "CLASS:PUBLIC", "CLASS:PRIVATE", "CLASS:CONFIDENTIAL", "CLASS:X-FAMILY", "CLASS:"]))
    lines.append(one(["", "TRANSP:OPAQUE", "TRANSP:TRANSPARENT", "TRANSP:X-HALF"]))
    lines.append(
      one([
        "", "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT30M\nEND:VALARM",
        "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER;VALUE=DATE-TIME:20261101T080000Z\nEND:VALARM",
      ]))
    return Row(
      name: "seed \(seed)", kind: isTask ? "VTODO" : "VEVENT",
      lines: lines.filter { !$0.isEmpty }.joined(separator: "\n"),
      others: fixedZone)
  }
}
