import Foundation

/// One row of the table: some work, our time, a competitor's beside it, and what the row must be.
struct BenchRow: Codable {
  var work: String
  /// Our time or size, as it is shown.
  var own: String
  var competitor: String
  var other: String
  var ratio: Double?
  /// The most the ratio (or the figure) may be.
  var limit: Double?

  /// A row whose competitor is not installed; it is printed, never dropped.
  static func missing(_ work: String, own: String = "", competitor: String) -> BenchRow {
    BenchRow(work: work, own: own, competitor: competitor, other: "MISSING", ratio: nil, limit: nil)
  }

  /// Whether two rows measure the same beside the same.
  func isSame(as other: BenchRow) -> Bool { work == other.work && competitor == other.competitor }
}

/// The rows of one generated vault, as Markdown for people and as JSON for programs.
struct Report: Codable {
  var title: String
  var rows: [BenchRow] = []

  var markdown: String {
    var text = "## \(title)\n\n| work | vault | competitor | its time | ratio | must be |\n|---|--:|---|--:|--:|--:|\n"
    for row in rows {
      let ratio = row.ratio.map { String(format: "%.2f", $0) } ?? ""
      let limit = row.limit.map { "≤ " + String(format: "%.2f", $0) } ?? ""
      text += "| \(row.work) | \(row.own) | \(row.competitor) | \(row.other) | \(ratio) | \(limit) |\n"
    }
    return text
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }

  static func reading(_ path: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  static func milliseconds(_ seconds: Double) -> String {
    seconds < 0.1 ? String(format: "%.1f ms", seconds * 1e3) : String(format: "%.0f ms", seconds * 1e3)
  }

  static func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
}
