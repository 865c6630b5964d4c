import Testing
import VaultModel
import VaultSearch
import VaultSyntax
import VaultTestSupport

/// Ranges of every kind: in natural order, or an error that says the other way round; times of day go over midnight.
@Suite struct QueryRangeTests {
  private let parser = QueryParser(vocabulary: testVocabulary, context: fridayAfternoon)

  /// The n-th value of a kind, rising; two numbers of one value are spelled alike.
  private static let kinds: [@Sendable (Int) -> String] = [
    { "due:" + (LocalDate("2026-11-20")?.adding(days: $0).map { "\($0.text)" } ?? "") },
    { "due:\"2026-11-20 " + ($0 < 10 ? "0" : "") + "\($0):00\"" }, { "rating:\($0)" }, { "time:\($0 + 1)m" },
    { "amount:\($0 + 1)kg" }, { "energy:\($0)" }, { $0 == 0 ? "due:today" : "due:+\($0)d" },
    { "started:\(2000 + $0)-01" }, { "priority:" + Priority.allCases[$0 % 4].name },
  ]

  @Test(arguments: kinds.indices)
  func `read in natural order, and are refused otherwise with what does read`(kind: Int) throws {
    for seed in LongSearch.seeds(few: 120) {
      var random = SplitMix64(seed: seed)
      let numbers = (0..<2).map { _ in Int.random(in: 0..<4, using: &random) }
      let ends = numbers.map(Self.kinds[kind]).map { $0.replacing("\"", with: "") }
      let key = ends[0].prefix { $0 != ":" }
      let values = ends.map { $0.dropFirst(key.count + 1) }
      let mark = values[0].contains(" ") ? "\"" : ""
      let text = "\(key):\(mark)\(values[0])..\(values[1])\(mark)"
      guard numbers[0] > numbers[1] else {
        #expect(throws: Never.self, "seed \(seed): \(text)") { try parser.parse(text) }
        continue
      }
      let error = #expect(throws: QueryError.self, "seed \(seed): \(text)") { try parser.parse(text) }
      #expect(error?.reason == .reversedRange, "seed \(seed): \(text)")
      #expect(
        error?.range.lower == key.utf8.count + 1 && error?.range.upper == text.utf8.count, "seed \(seed): \(text)")
      let other = try #require(error?.suggestions.first, "seed \(seed): \(text)")
      #expect(throws: Never.self, "seed \(seed): \(other)") { try parser.parse("\(key):\(other)") }
    }
  }

  @Test func `of times of day go over midnight`() throws {
    func text(_ minute: Int) -> String {
      let (hour, rest) = (minute / 60, minute % 60)
      return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
    }
    let minutes = Array(stride(from: 0, to: 1440, by: 45))
    let lines = minutes.map { "- [ ] m\($0) {due: 2026-11-20 \(text($0))}\n" }.joined()
    let vault = try SearchedVault([("inbox.md", lines)])
    for seed in LongSearch.seeds(few: 120) {
      var random = SplitMix64(seed: seed)
      let first = Int.random(in: 0..<1440, using: &random)
      let last = Int.random(in: 0..<1440, using: &random)
      let expected = minutes.filter { minute in
        first <= last ? first <= minute && minute <= last : minute >= first || minute <= last
      }
      let query = "at:\(text(first))..\(text(last))"
      #expect(try vault.found(by: query) == expected.map { "m\($0)" }.sorted(), "seed \(seed): \(query)")
    }
  }

  @Test func `of days of the week go over its end`() throws {
    #expect(
      try explained("weekday:fri..mon")
        == explained("weekday:fri.. OR weekday:..mon"))
    #expect(try explained("at:night..night") == "any\n  field at range 22:00 ..\n  field at range .. before 05:00")
  }
}
