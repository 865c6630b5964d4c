import VaultModel

/// What the numbers of neighbouring entries of a column have in common.
///
/// On disk an entry is the variable-length integer `delta << 1 | same`, `delta` counted from the item before. With
/// `same` it has the shape of the entry before, and the difference of both numbers follows, divided by the scale and
/// zigzagged. Else follow the shape, one byte of kind (low four bits) and scale (high four), the unit when the kind has
/// units, and the number itself, divided and zigzagged.
struct ColumnShape: Equatable {
  var kind: ColumnValue.Kind
  var unit: UInt16
  /// The number of the scale in ``scales``.
  var scale: Int

  /// What numbers are often whole multiples of: the minutes of a day, a minute's seconds, and powers of ten.
  static let scales: [Int64] = [1, 60, 100, 1_440, 10_000, 100_000, 1_000_000]

  init(kind: ColumnValue.Kind, unit: UInt16, scale: Int) {
    self.kind = kind
    self.unit = unit
    self.scale = scale
  }

  /// The shape of a value, with the largest scale of its kind that divides it.
  init(of value: ColumnValue) {
    let usual: [Int] =
      switch value.kind {
      case .moment: [3]
      case .duration: [1]
      case .number: [6, 4]
      case .quantity: [6, 5]
      case .money: [4, 2]
      case .mood, .rank, .timeOfDay: []
      }
    let scale = usual.first { value.number % Self.scales[$0] == 0 } ?? 0
    self.init(kind: value.kind, unit: value.unit, scale: scale)
  }

  /// Whether a value can be written in this shape.
  func holds(_ value: ColumnValue) -> Bool {
    kind == value.kind && unit == value.unit && value.number % Self.scales[scale] == 0
  }
}

/// Encodes the entries of one column after another, as ``ColumnReader`` reads them.
struct ColumnWriter {
  private var item: UInt32 = 0
  private var shape: ColumnShape?
  private var number: Int64 = 0

  /// Appends an entry, whose item is not before the last one.
  mutating func append(_ entry: ColumnEntry, to output: inout [UInt8]) {
    let delta = UInt64(entry.item &- item) << 1
    item = entry.item
    if let shape, shape.holds(entry.value) {
      VariableLength.append(delta | 1, to: &output)
      let scaled = entry.value.number / ColumnShape.scales[shape.scale]
      VariableLength.append(VariableLength.zigzag(scaled &- number), to: &output)
      number = scaled
      return
    }
    let shape = ColumnShape(of: entry.value)
    self.shape = shape
    number = entry.value.number / ColumnShape.scales[shape.scale]
    VariableLength.append(delta, to: &output)
    output.append(shape.kind.rawValue | UInt8(truncatingIfNeeded: shape.scale) << 4)
    if shape.kind.hasUnit { VariableLength.append(UInt64(shape.unit), to: &output) }
    VariableLength.append(VariableLength.zigzag(number), to: &output)
  }
}

/// Walks the entries of one column of a snapshot. Whatever the bytes are, items never decrease and never reach `limit`.
struct ColumnReader {
  private var position = 0
  private var item: UInt64 = 0
  private let limit: UInt64
  private var shape: ColumnShape?
  private var number: Int64 = 0

  /// A reader whose items lie in `0 ..< limit`.
  init(limit: Int) {
    self.limit = UInt64(clamping: limit)
  }

  /// The next entry of `bytes`; nil at the end or where the bytes cannot be an entry.
  mutating func next(_ bytes: Span<UInt8>) -> ColumnEntry? {
    guard let head = VariableLength.read(bytes, &position) else { return nil }
    item &+= head >> 1
    guard item < limit else { return nil }
    if head & 1 == 0 {
      guard readShape(bytes) else { return nil }
      number = 0
    }
    guard let shape, let stored = VariableLength.read(bytes, &position) else { return nil }
    number &+= VariableLength.signed(stored)
    let value = ColumnValue(
      shape.kind, unit: shape.unit, number: number &* ColumnShape.scales[shape.scale])
    return ColumnEntry(item: UInt32(truncatingIfNeeded: item), value: value)
  }

  private mutating func readShape(_ bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, let kind = ColumnValue.Kind.stored(bytes[position] & 15) else {
      return false
    }
    let scale = Int(bytes[position] >> 4)
    position &+= 1
    guard scale < ColumnShape.scales.count else { return false }
    var unit: UInt16 = 0
    if kind.hasUnit {
      guard let stored = VariableLength.read(bytes, &position) else { return false }
      unit = UInt16(truncatingIfNeeded: stored)
    }
    shape = ColumnShape(kind: kind, unit: unit, scale: scale)
    return true
  }
}
