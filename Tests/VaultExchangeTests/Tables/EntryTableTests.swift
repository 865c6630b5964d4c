import Testing
import VaultModel
import VaultSyntax

@testable import VaultExchange

@Suite struct `A table of tasks` {
  @Test(arguments: ["=1+1", "+1 more", "-2 less", "@home", "\ttab"]) func `never begins a cell as a formula does`(
    title: String
  ) throws {
    var table = EntryTable()
    table.add(
      CalendarEntry(.task, CalendarIdentifier(uid: "1"), [.title: [title]]), rule: nil, path: "tasks/a.md", line: 1)
    let row = try #require(try CSVTable(parsing: Array(table.text.utf8)).rows.last)
    #expect(row.cells[1] == "'" + title)
  }

  @Test func `has a column a field`() throws {
    var table = EntryTable()
    table.add(
      CalendarEntry(
        .event, CalendarIdentifier(uid: "1"),
        [.title: ["Choir, the concert"], .when: ["2026-11-20 19:00", "2026-11-20 21:00"], .tags: ["b", "a"]]),
      rule: "every week", path: "events/choir.md", line: 1)
    #expect(
      table.text == """
        type,title,status,start,end,due,scheduled,wait,priority,list,tags,repeat,except,location,url,completed,created,path,line,category,difficulty,duration,spent,depends\r
        event,"Choir, the concert",,2026-11-20 19:00,2026-11-20 21:00,,,,,,"a, b",every week,,,,,,events/choir.md,1,,,,,\r

        """)
  }

  /// The cells of the last row of a table, by their columns.
  private func cells(_ text: String, _ columns: [String]) throws -> [String: String] {
    let row = try #require(try CSVTable(parsing: Array(text.utf8)).rows.last)
    return Dictionary(uniqueKeysWithValues: zip(columns, row.cells)).filter { !$0.value.isEmpty }
  }

  private func note(_ text: String, _ type: ItemType, _ stem: String) -> Note {
    Note(Document(Array(text.utf8)), context: ReadingContext(folderType: type, stem: stem))
  }

  @Test(
    arguments: [
      (
        "category: work, difficulty: hard, duration: 90m, spent: 45m, depends: \"[[paper]], [[list#^ink]]\"",
        ["work", "hard", "1h30m", "45m", "paper, list#^ink"]
      ),
      // What is so unless the task says otherwise.
      ("priority: low", ["other", "medium", "30m", "", ""]),
    ] as [(String, [String])])
  func `has what no calendar says of a task`(fields: String, values: [String]) throws {
    let note = note("- [ ] pay {\(fields)}\n", .note, "it")
    let item = try #require(note.items.last)
    var reader = NoteEntryReader()
    let read = reader.entry(of: item, in: note, CalendarIdentifier(uid: "1"))
    var table = EntryTable()
    table.add(try #require(read), of: note.task(of: item), rule: nil, path: "it.md", line: 1)
    let cells = try cells(table.text, EntryTable.columns)
    #expect(["category", "difficulty", "duration", "spent", "depends"].map { cells[$0] ?? "" } == values)
  }

  @Test(
    arguments: [
      (
        "- 14:05-15:30 Write, at last #deep {mood: сумно, energy: 2, task: \"[[write-report]]\", category: work, "
          + "difficulty: hard, weather: rain, location: home}\n",
        [
          "date": "2026-11-20", "time": "14:05", "end": "15:30", "text": "Write, at last #deep", "mood": "sad",
          "energy": "2", "task": "write-report", "category": "work", "difficulty": "hard", "weather": "rain",
          "location": "home", "tags": "deep", "path": "it.md", "line": "1",
        ]
      ),
      (
        "- 14:05 tired {energy: 1}\n",
        [
          "date": "2026-11-20", "time": "14:05", "text": "tired", "energy": "1", "path": "it.md", "line": "1",
        ]
      ),
    ] as [(String, [String: String])])
  func `may be one of check-ins`(line: String, values: [String: String]) throws {
    let note = note(line, .diary, "2026-11-20")
    let item = try #require(note.items.last)
    var table = CheckInTable()
    table.add(note.checkIn(of: item), on: note.diaryDate, path: "it.md", line: 1)
    #expect(try cells(table.text, CheckInTable.columns) == values)
  }
}
