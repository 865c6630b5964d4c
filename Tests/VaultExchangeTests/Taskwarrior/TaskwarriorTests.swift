import Testing
import VaultModel
import VaultSyntax

@testable import VaultExchange

@Suite struct `An export of Taskwarrior` {
  static let text = """
    [
    {"id":1,"description":"Paint the kitchen","due":"20261129T220000Z","entry":"20261101T101500Z","priority":"H",
     "project":"Home","status":"pending","tags":["walls","ladder"],"uuid":"u1","urgency":12.5,
     "annotations":[{"entry":"20261102T090000Z","description":"two\\ncoats"}],"depends":["u2"],"estimate":"3h"},
    {"id":2,"description":"Buy paint","end":"20261119T173000Z","status":"completed","uuid":"u2"},
    {"id":3,"description":"Sell the car","status":"deleted","uuid":"u3"},
    {"id":4,"description":"Pay","due":"20260930T210000Z","recur":"monthly","until":"20270101T000000Z",
     "status":"recurring","uuid":"u4","mask":"-+"},
    {"description":"Pay","due":"20260930T210000Z","end":"20261001T070000Z","parent":"u4","imask":0,
     "status":"completed","uuid":"u5"},
    {"description":"Pay","due":"20261031T220000Z","parent":"u4","imask":1,"status":"pending","uuid":"u6"},
    {"description":"Sleep","wait":"20261201T120000Z","scheduled":"soon","status":"waiting","uuid":"u7"}
    ]
    """

  private func tasks() throws -> TaskwarriorTasks {
    // Kyiv: two hours ahead of UTC, three in summer.
    let kyiv = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    return try TaskwarriorTasks(parsing: Array(Self.text.utf8), zones: ZoneTable(home: kyiv))
  }

  @Test func `gives a task with its project, its annotations and what it depends on`() throws {
    let entry = try #require(try tasks().entries.first)
    #expect(entry.identifier.uid == "u1")
    // Midnight of the vault's clocks is a day.
    #expect(entry[.due] == ["2026-11-30"])
    #expect(entry[.created] == ["2026-11-01 12:15"])
    #expect(entry[.priority] == ["high"])
    #expect(entry[.list] == ["Home"])
    #expect(entry[.tags] == ["ladder", "walls"])
    #expect(entry[.notes] == ["- 2026-11-02 two coats"])
    #expect(entry[.depends] == ["u2"])
    #expect(entry[.status] == [])
  }

  @Test func `gives one repeating task for a template and its parts`() throws {
    let entries = try tasks().entries
    #expect(entries.map(\.identifier.uid) == ["u1", "u2", "u4", "u7"])
    let pay = try #require(entries.dropFirst(2).first)
    #expect(pay[.recurrence] == ["FREQ=MONTHLY;UNTIL=20270101"])
    // The first of October was done; the task is due on the first of November.
    #expect(pay[.due] == ["2026-11-01"])
    #expect(pay[.notes] == ["- [x] 2026-10-01"])
    #expect(entries[1][.status] == ["done"])
    #expect(entries[1][.completed] == ["2026-11-19 19:30"])
    #expect(entries[3][.wait] == ["2026-12-01 14:00"])
  }

  @Test func `tells what did not become part of a task`() throws {
    let tasks = try tasks()
    #expect(
      tasks.remarks == [
        CalendarRemark(.notUnderstood, line: 2, component: "task", property: "estimate"),
        CalendarRemark(.badValue, line: 12, component: "task", property: "scheduled"),
      ])
    // A deleted task, and an open part of a series.
    #expect(tasks.leftOut == 2)
  }

  @Test func `may be one object a line`() throws {
    let lines =
      #"{"description":"a","uuid":"1","status":"pending"}"# + ",\n" + #"{"description":"b","uuid":"2"}"# + "\n"
    #expect(TaskwarriorTasks.isOne(Array(lines.utf8)))
    let tasks = try TaskwarriorTasks(parsing: Array(lines.utf8), zones: ZoneTable())
    #expect(tasks.entries.map(\.title) == ["a", "b"])
  }

  @Test(
    arguments: [
      ("weekly", "FREQ=WEEKLY"), ("biweekly", "FREQ=WEEKLY;INTERVAL=2"), ("3days", "FREQ=DAILY;INTERVAL=3"),
      ("2w", "FREQ=WEEKLY;INTERVAL=2"), ("P1M", "FREQ=MONTHLY"), ("quarterly", "FREQ=MONTHLY;INTERVAL=3"),
      ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("often", nil), ("0d", nil),
    ] as [(String, String?)]) func `has words for how often`(text: String, rule: String?)
  {
    #expect(TaskwarriorRecurrence.rule(text)?.text == rule)
  }

  @Test(arguments: ["[]", "{\"a\":1}", "[1]", "BEGIN:VCALENDAR", "[{\"uuid\":1}]"]) func `is told from other texts`(
    text: String
  ) {
    #expect(!TaskwarriorTasks.isOne(Array(text.utf8)))
  }
}
