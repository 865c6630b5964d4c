import Foundation

/// One row of the table: some work, our time, a competitor's beside it, and what the row must be.
struct BenchRow {
  var work: String
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

  var holds: Bool? {
    guard let ratio, let limit else { return nil }
    return ratio <= limit
  }
}

/// The table as Markdown for people and as JSON for programs.
struct Report {
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

  var json: String {
    let objects = rows.map { row -> [String: Any] in
      var object: [String: Any] = [
        "work": row.work, "vault": row.own, "competitor": row.competitor, "competitorTime": row.other,
      ]
      object["ratio"] = row.ratio
      object["limit"] = row.limit
      return object
    }
    let data = try? JSONSerialization.data(
      withJSONObject: ["title": title, "rows": objects], options: [.prettyPrinted, .sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  static func milliseconds(_ seconds: Double) -> String {
    seconds < 0.1 ? String(format: "%.1f ms", seconds * 1e3) : String(format: "%.0f ms", seconds * 1e3)
  }

  static func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
}
