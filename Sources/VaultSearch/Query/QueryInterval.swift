import VaultModel

/// What a written value covers: a point, or as much as its precision leaves open, such as a whole month.
struct QueryInterval: Hashable {
  /// Nil when it reaches back for ever, as `overdue` does.
  var first: ColumnBound?
  /// Excluded when it is the first moment after the value.
  var last: ColumnBound

  init(_ first: ColumnBound?, _ last: ColumnBound) {
    self.first = first
    self.last = last
  }

  /// A single value.
  init(_ value: ColumnValue) {
    self.init(ColumnBound(value, inclusive: true), ColumnBound(value, inclusive: true))
  }

  /// From `first` to just before `end`.
  init(_ first: ColumnValue, before end: ColumnValue) {
    self.init(ColumnBound(first, inclusive: true), ColumnBound(end, inclusive: false))
  }

  /// The bounds of `<`, `<=`, `>` or `>=` this value: `<` ends before its beginning, `>` begins after its end.
  func bounds(_ operation: QueryScanner.Operator) -> (ColumnBound?, ColumnBound?) {
    switch operation {
    case .less: (nil, first.map { ColumnBound($0.value, inclusive: false) })
    case .lessOrEqual: (nil, last)
    case .greater: (ColumnBound(last.value, inclusive: !last.inclusive), nil)
    case .greaterOrEqual: (first, nil)
    case .has, .equals: (first, last)
    }
  }

  /// Whether values of two bounds have an order: they are of one kind and unit.
  static func isComparable(_ first: ColumnBound, _ last: ColumnBound) -> Bool {
    first.value.kind == last.value.kind && first.value.unit == last.value.unit
  }

  /// Whether something can lie between two bounds: they are of one kind and unit, and the first not after the last.
  static func isOrdered(_ first: ColumnBound, _ last: ColumnBound) -> Bool {
    guard isComparable(first, last) else { return false }
    return first.value.number < last.value.number
      || first.value.number == last.value.number && first.inclusive && last.inclusive
  }
}
