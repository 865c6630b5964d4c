import Testing
import VaultModel
import VaultSearch
import VaultTestSupport

/// What a list of tasks leaves out unasked: each of the closed statuses that no condition asks for.
@Suite struct AskedStatusTests {
  private func hidden(_ query: String, showing shown: Set<TaskStatus> = []) throws -> Set<String> {
    let parser = QueryParser(vocabulary: .standard, context: fridayAfternoon)
    let left = try parser.parse(query).query.condition.leavingOutClosed(showing: shown)
    guard let first = left.first else { return [] }
    guard left.count == 1, case .not(.field(let field)) = first, case .anyOf(let names) = field.test else {
      Issue.record("\(left)")
      return []
    }
    return Set(names)
  }

  @Test(arguments: [
    ("", "done cancelled"), ("tag:a", "done cancelled"), ("status:done", "cancelled"), ("status:cancelled", "done"),
    ("status:done,cancelled", ""), ("status:any", ""), ("status:none", "done cancelled"),
    ("status:open", "done cancelled"), ("-status:done", "done cancelled"),
    ("-status:cancelled tag:a", "done cancelled"),
    ("tag:a OR status:done", "cancelled"), ("-(tag:a -status:done)", "cancelled"),
    ("NOT (tag:a OR status:done)", "done cancelled"),
    ("status:виконано", "cancelled"), ("status:=done", "cancelled"),
  ])
  func `is what the query does not ask for`(query: String, names: String) throws {
    #expect(try hidden(query) == Set(names.split(separator: " ").map(String.init)), "\(query)")
  }

  @Test func `is less where a list shows what is completed`() throws {
    #expect(try hidden("tag:a", showing: [.done]) == ["cancelled"])
    #expect(try hidden("status:cancelled", showing: [.done]) == [])
  }

  /// A status is asked for exactly if it stands below an even number of negations.
  @Test func `follows the negations around it`() throws {
    for seed in LongSearch.seeds(few: 400) {
      var random = SplitMix64(seed: seed)
      var asked: Set<String> = []
      let query = Self.query(&random, depth: 4, isNegated: false, &asked)
      #expect(try hidden(query) == Set(["done", "cancelled"]).subtracting(asked), "seed \(seed): \(query)")
    }
  }

  private static func query(
    _ random: inout SplitMix64, depth: Int, isNegated: Bool, _ asked: inout Set<String>
  ) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
    case 0: return "tag:a"
    case 1, 2:
      let status = ["open", "done", "cancelled"].randomElement(using: &random) ?? "open"
      if !isNegated { asked.insert(status) }
      return "status:\(status)"
    case 3:
      return "-(" + query(&random, depth: depth - 1, isNegated: !isNegated, &asked) + ")"
    case let choice:
      let parts = (0..<2).map { _ in query(&random, depth: depth - 1, isNegated: isNegated, &asked) }
      return "(" + parts.joined(separator: choice == 4 ? " " : " OR ") + ")"
    }
  }
}
