import VaultModel

/// A value to sort by. Values of different kinds keep the order of the cases.
enum SortValue: Equatable {
  case score(Double)
  case number(Int64)
  case typed(ColumnValue)
  case text([UInt8])
  /// Always last, ascending or descending.
  case absent

  /// Whether `left` comes before `right`, which is another value.
  static func isBefore(_ left: SortValue, _ right: SortValue, descending: Bool) -> Bool {
    if left == .absent { return false }
    if right == .absent { return true }
    return isLess(left, right) != descending
  }

  private static func isLess(_ left: SortValue, _ right: SortValue) -> Bool {
    switch (left, right) {
    case (.score(let one), .score(let other)): one < other
    case (.number(let one), .number(let other)): one < other
    case (.typed(let one), .typed(let other)):
      (one.kind.rawValue, one.unit, one.number) < (other.kind.rawValue, other.unit, other.number)
    case (.text(let one), .text(let other)): one.lexicographicallyPrecedes(other)
    default: left.order < right.order
    }
  }

  private var order: Int {
    switch self {
    case .score: 0
    case .number: 1
    case .typed: 2
    case .text: 3
    case .absent: 4
    }
  }
}

/// The values of one key of a sort, one for each result.
struct SortColumn {
  var values: [SortValue]
  var descending: Bool

  /// Whether `left` comes before `right` by the columns, the first most important, then by path and position.
  static func isBefore(_ left: RankedPlace, _ right: RankedPlace, by columns: [SortColumn]) -> Bool {
    for column in columns {
      let (one, other) = (column.values[left.place], column.values[right.place])
      if one != other { return SortValue.isBefore(one, other, descending: column.descending) }
    }
    return left < right
  }
}

/// One result by its place among all, which are in the order of items: the highest score first, then path, then position.
struct RankedPlace: Comparable {
  var score: Double
  var path: UInt32
  var place: Int

  @inline(__always) static func < (left: Self, right: Self) -> Bool {
    if left.score != right.score { return left.score > right.score }
    return left.path != right.path ? left.path < right.path : left.place < right.place
  }
}
