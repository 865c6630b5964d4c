/// How many rows each part of `vault today` has that may be long, so that all of it is one screen.
///
/// The longest part gives up a row at a time; what stands on the day itself gives up none.
struct TodayRoom {
  /// What may be told by its beginning and a number.
  enum Part: CaseIterable {
    case overdue, planned, expiring, tomorrow

    /// So many rows it keeps on a full day, and so many are enough on any.
    fileprivate var rows: ClosedRange<Int> {
      switch self {
      case .overdue: 3...10
      case .planned, .tomorrow: 2...5
      case .expiring: 1...4
      }
    }

    /// So many rows are enough on any day.
    var most: Int { rows.upperBound }
  }

  /// The rows of a screen.
  private static let rows = 40

  private let counts: [Part: Int]
  private var shown: [Part: Int] = [:]

  init(for today: TodayPrinter) {
    let (fixed, counts) = today.heights
    self.counts = counts
    for part in Part.allCases { shown[part] = min(count(of: part), part.most) }
    while fixed + height > Self.rows {
      let longer = Part.allCases.filter { self[$0] > $0.rows.lowerBound }
      guard let longest = longer.max(by: { self[$0] < self[$1] }) else { break }
      shown[longest] = self[longest] - 1
    }
  }

  /// How many rows of a part are shown.
  subscript(part: Part) -> Int { shown[part] ?? 0 }

  private func count(of part: Part) -> Int { counts[part] ?? 0 }

  /// The rows of all parts, with an empty one, a heading, and what tells the number of the others.
  private var height: Int {
    Part.allCases.reduce(0) { rows, part in
      count(of: part) == 0 ? rows : rows + 2 + self[part] + (self[part] < count(of: part) ? 1 : 0)
    }
  }
}
