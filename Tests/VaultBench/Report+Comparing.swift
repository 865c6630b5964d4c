extension Report {
  /// How many times a recorded ratio a row may be before it counts as grown: more than the noise of a shared machine,
  /// less than a lost optimisation.
  static let tolerance = 2.0

  /// The rows whose ratio grew since some were recorded.
  func rowsGrown(since recorded: Report) -> [BenchRow] {
    rows.filter { row in
      guard let ratio = row.ratio, let before = recorded.row(like: row)?.ratio else { return false }
      return ratio > before * Self.tolerance
    }
  }

  /// The recorded rows that were not measured here, as where a competitor is not installed or another one stands in.
  func rowsMissing(of recorded: Report) -> [BenchRow] {
    recorded.rows.filter { $0.ratio != nil && row(like: $0)?.ratio == nil }
  }

  func row(like other: BenchRow) -> BenchRow? { rows.first(where: other.isSame(as:)) }

  /// One table of several vaults: a line for each work, a column for each vault; a figure that is not what it must be
  /// yet is followed by what that is.
  static func table(of reports: [Report]) -> String {
    var works: [BenchRow] = []
    for row in reports.flatMap(\.rows) where !works.contains(where: row.isSame(as:)) { works.append(row) }
    var text = "| work | beside |" + reports.map { " \($0.title) |" }.joined() + "\n"
    text += "|---|---|" + String(repeating: "--:|", count: reports.count) + "\n"
    for work in works {
      let cells = reports.map { report in
        guard let row = report.row(like: work), let ratio = row.ratio else { return " |" }
        guard let limit = row.limit, ratio > limit else { return " \(ratio.inShort) |" }
        return " \(ratio.inShort) (goal \(limit.inShort)) |"
      }
      text += "| \(work.work) | \(work.competitor) |" + cells.joined() + "\n"
    }
    return text
  }
}

extension Double {
  /// With two digits behind the point, or one from ten on.
  var inShort: String {
    let digits = self < 10 ? 100.0 : 10
    let tens = (self * digits).rounded() / digits
    return tens == tens.rounded() ? String(Int(tens)) : String(tens)
  }
}
