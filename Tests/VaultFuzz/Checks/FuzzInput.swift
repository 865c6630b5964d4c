/// How one input is read as several texts.
enum FuzzInput {
  private static let separator = Array("%%%\n".utf8)

  /// The texts between lines `%%%`; one at least.
  static func parts(of input: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.elementsEqual(separator.dropLast()) {
        parts.append([])
      } else {
        parts[parts.count - 1] += line
        // The line break that the split took; the last line has none.
        if line.endIndex < input.endIndex { parts[parts.count - 1].append(UInt8(ascii: "\n")) }
      }
    }
    return parts
  }
}
