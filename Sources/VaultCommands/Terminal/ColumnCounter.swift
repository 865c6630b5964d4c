/// Counts terminal columns scalar by scalar, joining what a terminal draws as one sign: combining marks, emoji
/// sequences (UTS 51: variation selectors, skin tones, ZWJ) and flags of two regional indicators.
struct ColumnCounter {
  /// The columns so far.
  private(set) var columns = 0
  /// The columns of the sign that began last.
  private var signColumns = 0
  private var previous: Unicode.Scalar = "\0"
  /// The scalar the last sign began with.
  private var base: Unicode.Scalar = "\0"
  /// Whether the last sign is one regional indicator, which waits for its second.
  private var isHalfFlag = false
  /// Whether the last sign is an emoji, which skin tones and joined emoji add nothing to.
  private var isEmoji: Bool { base.properties.isEmoji }

  /// Counts the scalar and says whether it begins a sign of its own.
  @discardableResult
  mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    defer { previous = scalar }
    switch scalar.value {
    case 0x20...0x7E: return begin(scalar, columns: 1)
    case 0xFE0F: return widen()
    case 0x1F1E6...0x1F1FF: return addRegionalIndicator(scalar)
    case 0x1F3FB...0x1F3FF where isEmoji: return false
    default:
      if previous == "\u{200D}", isEmoji { return false }
      let width = WidthTable.columns(of: scalar)
      return width == 0 && columns > 0 ? false : begin(scalar, columns: width)
    }
  }

  private mutating func begin(_ scalar: Unicode.Scalar, columns width: Int) -> Bool {
    columns += width
    signColumns = width
    isHalfFlag = false
    base = scalar
    return true
  }

  /// U+FE0F asks for the emoji form of what stands before it, which is two columns wide.
  private mutating func widen() -> Bool {
    if signColumns == 1, previous.properties.isEmoji {
      columns += 1
      signColumns = 2
    }
    return false
  }

  private mutating func addRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    if isHalfFlag {
      columns += 2 - signColumns
      signColumns = 2
      isHalfFlag = false
      return false
    }
    _ = begin(scalar, columns: 1)
    isHalfFlag = true
    return true
  }
}
