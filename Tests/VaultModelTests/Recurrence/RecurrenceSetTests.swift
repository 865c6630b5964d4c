import Testing
import VaultModel

@Suite struct RecurrenceSetTests {
  private func set(
    _ start: String, _ rules: [String], also: [String] = [], except: [String] = [], atMost count: Int = 10
  ) throws -> [String] {
    let members = { (text: String) throws -> RecurrenceSet.Member in
      switch try Sample.end(text) {
      case .date(let date): .date(date)
      case .local(let moment), .utc(let moment): .moment(moment)
      }
    }
    return try RecurrenceSet(
      start: Sample.moment(start), rules: rules.map { try RecurrenceRule($0) }, also: also.map(members),
      except: except.map(members)
    ).prefix(count).map { RecurrenceEnd.local($0).text }
  }

  @Test func `an exception uses up one of the count`() throws {
    #expect(
      try set("20261101T090000", ["FREQ=DAILY;COUNT=3"], except: ["20261102T090000"])
        == ["20261101T090000", "20261103T090000"])
  }

  @Test func `an exception that is a day takes all of that day, a moment only itself`() throws {
    let rule = "FREQ=DAILY;BYHOUR=9,15;COUNT=6"
    #expect(
      try set("20261101T090000", [rule], except: ["20261102", "20261103T090000", "20261103T160000"])
        == ["20261101T090000", "20261101T150000", "20261103T150000"])
  }

  @Test func `further dates come in order, once each, at the start's time`() throws {
    #expect(
      try set(
        "20261102T090000", ["FREQ=WEEKLY;COUNT=2"],
        also: ["20261120", "20261105T100000", "20261109", "20261105T100000"])
        == ["20261102T090000", "20261105T100000", "20261109T090000", "20261120T090000"])
  }

  @Test func `an exception is stronger than a further date`() throws {
    #expect(
      try set("20261102T090000", ["FREQ=WEEKLY;COUNT=1"], also: ["20261105"], except: ["20261105"]) == [
        "20261102T090000"
      ])
  }

  @Test func `two rules merge, and a moment of both comes once`() throws {
    #expect(
      try set("20261102T090000", ["FREQ=DAILY;INTERVAL=2;COUNT=3", "FREQ=DAILY;INTERVAL=4"], atMost: 5) == [
        "20261102T090000", "20261104T090000", "20261106T090000", "20261110T090000", "20261114T090000",
      ])
  }

  @Test func `without a rule the start is an occurrence, with one only if it matches`() throws {
    #expect(try set("20261102T090000", [], also: ["20261101"]) == ["20261101T090000", "20261102T090000"])
    #expect(try set("20261102T090000", ["FREQ=WEEKLY;BYDAY=TU;COUNT=1"]) == ["20261103T090000"])
  }

  @Test func `a rule that never fires is an error of the set`() throws {
    #expect(throws: RecurrenceError.neverFires) { try set("20260101", ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"]) }
  }
}
