package import VaultModel

/// One typed value of one item, as a column holds it.
///
/// While an index is built: the variable-length integer `delta << 1` from the item before (the same item may have several values), the
/// kind in one byte, the unit when the kind has units, and the number zigzagged.
package struct ColumnEntry: Hashable, Sendable {
  package var item: UInt32
  package var value: ColumnValue

  package init(item: UInt32, value: ColumnValue) {
    self.item = item
    self.value = value
  }

  /// Gives the entry's bytes when the entry before it is of `item`, a few at a time: the first lowest, and how many.
  @inline(__always) func encode(after item: UInt32, _ append: (UInt64, Int) -> Void) {
    Self.encode(UInt64(self.item &- item) << 1, append)
    append(UInt64(value.kind.rawValue), 1)
    if value.kind.hasUnit { Self.encode(UInt64(value.unit), append) }
    Self.encode(VariableLength.zigzag(value.number), append)
  }

  @inline(__always) private static func encode(_ value: UInt64, _ append: (UInt64, Int) -> Void) {
    var rest = value
    // Four groups of seven bits at a time fit into a register with their marks.
    while rest >= 1 << 28 {
      let four = rest & 0x7F | (rest & 0x3F80) << 1 | (rest & 0x1F_C000) << 2 | (rest & 0xFE0_0000) << 3
      append(four | 0x8080_8080, 4)
      rest >>= 28
    }
    let (bytes, count) = VariableLength.packed(rest)
    append(bytes, count)
  }
}

extension ColumnValue.Kind {
  /// Whether values of this kind carry a unit.
  var hasUnit: Bool { self == .quantity || self == .money }

  /// All kinds by raw value, so that reading a byte is a bounded lookup.
  static func stored(_ raw: UInt8) -> ColumnValue.Kind? { ColumnValue.Kind(rawValue: raw) }
}

/// Walks the entries of one column of a run. Whatever the bytes are, items never decrease and never reach `limit`.
struct RunColumnReader {
  private var position = 0
  private var item: UInt64 = 0
  private let limit: UInt64

  /// A reader whose items lie in `first ..< limit`.
  init(from first: UInt32 = 0, limit: Int) {
    item = UInt64(first)
    self.limit = UInt64(clamping: limit)
  }

  /// The next entry of `bytes`; nil at the end or where the bytes cannot be an entry.
  mutating func next(_ bytes: Span<UInt8>) -> ColumnEntry? {
    guard let head = VariableLength.read(bytes, &position) else { return nil }
    item &+= head >> 1
    guard item < limit, position < bytes.count, let kind = ColumnValue.Kind.stored(bytes[position]) else { return nil }
    position &+= 1
    var unit: UInt16 = 0
    if kind.hasUnit {
      guard let stored = VariableLength.read(bytes, &position) else { return nil }
      unit = UInt16(truncatingIfNeeded: stored)
    }
    guard let number = VariableLength.read(bytes, &position) else { return nil }
    let value = ColumnValue(kind, unit: unit, number: VariableLength.signed(number))
    return ColumnEntry(item: UInt32(truncatingIfNeeded: item), value: value)
  }
}
