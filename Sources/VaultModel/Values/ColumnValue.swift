/// A typed value as the index stores and compares it: 16 bytes, ordered within one kind and unit.
///
/// Values of different kinds or units are never compared: `240 ml` is neither more nor less than `200 g`,
/// and currencies are never added together.
package struct ColumnValue: Hashable, Sendable {
  /// What is counted, and in which unit ``number`` is given.
  package enum Kind: UInt8, Sendable {
    /// Minutes since 1970-01-01 00:00 of the calendar the date is written in; a date is its midnight.
    case moment
    /// Seconds.
    case duration
    /// Millionths.
    case number
    /// Millionths of the dimension's base unit: gram, millilitre, piece. ``unit`` tells them apart.
    case quantity
    /// The parts that the currency counts, ``Currency/partsPerUnit``. ``unit`` is its ``Currency/columnCode``.
    case money
    /// −2 very sad … 2 very happy.
    case mood
    /// The position of a member in its closed set, such as a priority's.
    case rank
    /// Minutes since midnight.
    case timeOfDay
  }

  package var kind: Kind
  package var unit: UInt16
  package var number: Int64

  package init(_ kind: Kind, unit: UInt16 = 0, number: Int64) {
    self.kind = kind
    self.unit = unit
    self.number = number
  }
}
