/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
package enum Weekday: UInt8, Sendable, Hashable, CaseIterable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.rank, number: Int64(rawValue)) }

  /// How many days after `other` this day comes, 0 … 6.
  package func daysAfter(_ other: Weekday) -> Int { (Int(rawValue) - Int(other.rawValue) + 7) % 7 }

  /// The day `count` days later, or earlier if negative.
  package func advanced(by count: Int) -> Weekday {
    let place = (Int(rawValue) - 1 + count % 7 + 7) % 7
    return Self.allCases[place]
  }
}
