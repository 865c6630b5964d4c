import Testing
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
        type,title,status,start,end,due,scheduled,wait,priority,list,tags,repeat,except,location,url,completed,created,path,line\r
        event,"Choir, the concert",,2026-11-20 19:00,2026-11-20 21:00,,,,,,"a, b",every week,,,,,,events/choir.md,1\r

        """)
  }
}
