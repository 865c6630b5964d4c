package import VaultModel

/// One typed value of one item, as a column holds it.
///
/// On disk: the variable-length integer `delta << 1` from the item before (the same item may have several values), the
/// kind in one byte, the unit when the kind has units, and the number zigzagged.
package struct ColumnEntry: Hashable, Sendable {
  package var item: UInt32
  package var value: ColumnValue

  package init(item: UInt32, value: ColumnValue) {
    self.item = item
    self.value = value
  }

  /// The entry's bytes when the entry before it is of `item`.
  func encoded(after item: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    VariableLength.append(UInt64(self.item &- item) << 1, to: &bytes)
    bytes.append(value.kind.rawValue)
    if value.kind.hasUnit { VariableLength.append(UInt64(value.unit), to: &bytes) }
    VariableLength.append(VariableLength.zigzag(value.number), to: &bytes)
    return bytes
  }
}

extension ColumnValue.Kind {
  /// Whether values of this kind carry a unit.
  var hasUnit: Bool { self == .quantity || self == .money }

  /// All kinds by raw value, so that reading a byte is a bounded lookup.
  static func stored(_ raw: UInt8) -> ColumnValue.Kind? { ColumnValue.Kind(rawValue: raw) }
}

/// Walks the entries of one column. Whatever the bytes are, items never decrease and never reach `limit`.
struct ColumnReader {
  private var position = 0
  private var item: UInt64 = 0
  private let limit: UInt64

  /// A reader whose items lie in `0 ..< limit`.
  init(limit: Int) {
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
