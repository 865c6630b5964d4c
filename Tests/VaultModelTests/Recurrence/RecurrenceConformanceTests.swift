import Foundation
import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@Suite(.enabled(if: isThere(.outsideData("rrule")))) struct RecurrenceConformanceTests {
  @Test func `every rule gives the instances its case lists`() throws {
    let lines = try ConformanceData.lines(of: "rrule")
    let cases = try lines.map { try Case($0) }
    let passed = cases.filter(\.passes).count
    print("rrule: \(passed)/\(cases.count)")
    #expect(passed == cases.count)
  }

  @Test func `every rule means the same after it was printed and read again`() throws {
    let lines = try ConformanceData.lines(of: "rrule")
    for row in try lines.map({ try Case($0) }) {
      let rule = try RecurrenceRule(row.rule)
      #expect(try RecurrenceRule(rule.text) == rule, "\(row.rule)")
    }
  }

  /// One case: a rule, a start, and the instances from its beginning.
  private struct Case {
    let rule: String
    let start: String
    let instances: [String]

    init(_ line: String) throws {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
      rule = try #require(object["rrule"])
      start = try #require(object["dtstart"])
      instances = try #require(object["instances"]).split(separator: ",").map(String.init)
    }

    var passes: Bool {
      do {
        let parsed = try RecurrenceRule(rule)
        let isFinite = parsed.count != nil || parsed.until != nil
        let found = try Sample.occurrences(rule, from: start, atMost: instances.count + (isFinite ? 1 : 0))
        if found != instances { print("\(rule) from \(start)\nread \(found)\nexpected \(instances)") }
        return found == instances
      } catch {
        print("\(rule): refused: \(error)")
        return false
      }
    }
  }
}
