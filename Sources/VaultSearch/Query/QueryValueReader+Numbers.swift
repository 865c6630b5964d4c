import VaultModel

/// Durations, numbers, moods and ranks.
extension QueryValueReader {
  /// `45m`, `1h30m`, `90 min`, in seconds.
  func duration(_ cursor: inout QueryTextCursor) -> ColumnValue? {
    var seconds: Int64 = 0
    repeat {
      guard let amount = cursor.takeDigits(atMost: 6) else { return nil }
      cursor.skipSpace()
      guard let unit = Self.seconds(cursor.takeLetters()) else { return nil }
      seconds += amount * unit
      cursor.skipSpace()
    } while !cursor.isAtEnd && seconds < 1 << 40
    return cursor.isAtEnd ? ColumnValue(.duration, number: seconds) : nil
  }

  private static func seconds(_ unit: String) -> Int64? {
    switch unit {
    case "s", "sec", "с": 1
    case "m", "min", "хв": 60
    case "h", "hour", "hours", "год": 3_600
    case "d", "day", "days", "д": 86_400
    default: nil
    }
  }

  /// `4`, `4.5`, `4,5`, `-1`, in millionths.
  func number(_ cursor: inout QueryTextCursor) -> ColumnValue? {
    let isNegative = cursor.take("-")
    guard let whole = cursor.takeDigits(atMost: 12) else { return nil }
    var millionths = whole * 1_000_000
    if cursor.take(".") || cursor.take(",") {
      let start = cursor.position
      guard let fraction = cursor.takeDigits(atMost: 6) else { return nil }
      millionths += (cursor.position - start..<6).reduce(fraction) { value, _ in value * 10 }
    }
    cursor.skipSpace()
    return cursor.isAtEnd ? ColumnValue(.number, number: isNegative ? -millionths : millionths) : nil
  }

  private static let moods = ["very-sad", "sad", "neutral", "happy", "very-happy"]

  /// A mood's name, face or score.
  func mood(_ text: String) -> ColumnValue? {
    let folded = TextFolding.caseFolded(text)
    let score =
      Self.moods.firstIndex(of: folded) ?? ["😢", "🙁", "😐", "🙂", "😄"].firstIndex(of: folded)
      ?? ["-2", "-1", "0", "1", "2"].firstIndex(of: folded)
    return score.map { ColumnValue(.mood, number: Int64($0) - 2) }
  }

  /// A member of an ordered set.
  func rank(_ text: String, _ set: QueryKey.RankedSet) -> Reading {
    let members = Self.members(set)
    if let place = members.firstIndex(of: TextFolding.caseFolded(text)) {
      return .intervals([QueryInterval(ColumnValue(.rank, number: Int64(place)))])
    }
    let nearest = Spelling.nearest(to: text, among: members)
    return .unreadable(nearest.isEmpty ? members : nearest)
  }

  private static func members(_ set: QueryKey.RankedSet) -> [String] {
    switch set {
    case .priority: ["none", "low", "medium", "high"]
    case .difficulty: ["very-easy", "easy", "medium", "hard", "very-hard"]
    }
  }

  /// What may have been meant by a value that does not read.
  func suggestions(_ text: String, _ kind: QueryKey.Kind) -> [String] {
    kind == .mood ? Spelling.nearest(to: text, among: Self.moods) : []
  }
}
