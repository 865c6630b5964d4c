import Foundation
import Testing
import VaultModel

@testable import VaultTasks

/// Phrases of public suites of readers of dates, in a sentence each; see the head of their table.
@Suite struct `Quick entry of the phrases of public suites` {
  /// How many of them are to be read as a day, an hour or a range.
  private static let claimed = 216

  private struct Row {
    let sentence: String
    let found: String
    let isRight: Bool
  }

  private static func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data/date-suites.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 4, "\(line)")
      let found = QuickEntry(columns[2], now: try #require(LocalDateTime(columns[1]))).reading
      return Row(
        sentence: columns[2], found: found, isRight: columns[3].split(separator: " | ").contains { $0 == found })
    }
  }

  @Test func `writes hardly a date that was not meant, and reads as many as it did`() throws {
    let claimed = try Self.rows().filter { $0.found != "text" }
    let wrong = claimed.filter { !$0.isRight }
    #expect(wrong.count * 200 <= claimed.count, "\(wrong.map { $0.sentence + " -> " + $0.found })")
    #expect(claimed.count >= Self.claimed)
  }
}

extension QuickEntry {
  /// The day, the hour or the range that is understood, as in the table.
  fileprivate var reading: String {
    if let repetition { return "repeat=\(repetition)" }
    if let block {
      return block.end.map { "range=\(block.start.text)..\($0.text)" } ?? "at=\(block.start.text)"
    }
    return due.map { "due=\($0.text)" } ?? "text"
  }
}
