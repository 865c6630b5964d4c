import VaultSyntax

/// A length of time that has a name.
enum DurationUnit: UInt16, Sendable, Hashable, CaseIterable {
  case second, minute
  /// A bare `m`: minutes in a duration, doubtful in an offset.
  case bare
  case hour, day, week, month, year

  /// The seconds in it; nil for months and years, which have no fixed length. A day is 24 hours here.
  var seconds: Int64? {
    switch self {
    case .second: 1
    case .minute, .bare: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month, .year: nil
    }
  }

  /// The name at the cursor, which moves behind it.
  init?(at cursor: inout ByteCursor) {
    guard let match = Self.words.longestMatch(cursor), let unit = DurationUnit(rawValue: match.value) else {
      return nil
    }
    cursor.position = match.end
    self = unit
  }

  private static let words: WordTable = {
    let table = TextTable(DurationNames.lengths)
    var words = WordTable(capacity: 256)
    for (number, line) in table.lines.enumerated() {
      guard let (_, rest) = table.halves(of: line, at: 0x3A) else { continue }
      for (column, range) in table.pieces(of: rest, separatedBy: 0x7C).enumerated() {
        for piece in table.pieces(of: range, separatedBy: 0x2C) {
          words.insert(table.bytes, in: piece, value: UInt16(clamping: number), isAbbreviation: column == 0)
        }
      }
    }
    return words
  }()
}
