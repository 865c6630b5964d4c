/// Looks up the columns of one code point in ``EastAsianWidth``.
enum WidthTable {
  private static let wide = CodePointRanges(EastAsianWidth.wide)
  private static let zero = CodePointRanges(EastAsianWidth.zero)

  /// 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    // Below U+0300 nothing is wide or combining.
    if scalar.value < 0x300 { return 1 }
    if zero.contains(scalar.value) { return 0 }
    return wide.contains(scalar.value) ? 2 : 1
  }
}

/// A sorted set of ranges of code points, read from text such as `1100-115F 231A-231B 2693`.
struct CodePointRanges: Sendable {
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  init(_ table: StaticString) {
    var number: UInt32 = 0
    var start: UInt32?
    func finish(_ ranges: inout CodePointRanges) {
      ranges.starts.append(start ?? number)
      ranges.ends.append(number)
      (number, start) = (0, nil)
    }
    for scalar in table.description.unicodeScalars {
      switch scalar {
      case "0"..."9": number = number &* 16 &+ (scalar.value &- 0x30)
      case "A"..."F": number = number &* 16 &+ (scalar.value &- 0x37)
      case "-": (start, number) = (number, 0)
      default: finish(&self)
      }
    }
    finish(&self)
  }

  /// Whether a range holds the code point.
  /// - Complexity: O(log n).
  func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && value <= ends[low - 1]
  }
}
