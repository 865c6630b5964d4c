/// The text of a `.gitattributes` (gitattributes(5)) or `.gitignore`, to which a line is added or from which one is
/// taken: all other bytes stay.
struct AttributesFile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Whether a line gives its pattern all the attributes of this one.
  func states(_ line: String) -> Bool {
    let wanted = Self.words(Array(line.utf8)[...])
    return lines.contains { range in
      let words = Self.words(bytes[range])
      return words.first == wanted.first && wanted.dropFirst().allSatisfy(words.dropFirst().contains)
    }
  }

  /// The text with the line behind all others, which win over those before them; the same text when it says so
  /// already. A last line without an end leaves the new one without an end, so that taking it away restores the text.
  func adding(_ line: String) -> [UInt8] {
    if states(line) { return bytes }
    let lineEnd = hasWindowsLineEnds ? [Self.carriageReturn, Self.lineFeed] : [Self.lineFeed]
    let isEnded = bytes.isEmpty || bytes.last == Self.lineFeed
    return isEnded ? bytes + Array(line.utf8) + lineEnd : bytes + lineEnd + Array(line.utf8)
  }

  /// The text without the lines that say this and nothing more.
  func removing(_ line: String) -> [UInt8] {
    let wanted = Array(line.utf8)
    var result: [UInt8] = []
    var position = 0
    for range in lines {
      guard bytes[range].elementsEqual(wanted) else { continue }
      result += bytes[position..<range.lowerBound]
      position = lineEnd(after: range.upperBound)
      // The line was put behind one without an end, which it has again.
      if position == range.upperBound { result.removeLast(Self.endLength(of: result)) }
    }
    return result + bytes[position...]
  }

  /// The lines without their ends.
  private var lines: [Range<Int>] {
    bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).map { line in
      line.startIndex..<(line.last == Self.carriageReturn ? line.endIndex - 1 : line.endIndex)
    }
  }

  private var hasWindowsLineEnds: Bool {
    guard let end = bytes.firstIndex(of: Self.lineFeed), end > 0 else { return false }
    return bytes[end - 1] == Self.carriageReturn
  }

  private func lineEnd(after position: Int) -> Int {
    var next = position
    if next < bytes.count, bytes[next] == Self.carriageReturn { next += 1 }
    if next < bytes.count, bytes[next] == Self.lineFeed { next += 1 }
    return next
  }

  private static func endLength(of bytes: [UInt8]) -> Int {
    guard bytes.last == lineFeed else { return 0 }
    return bytes.dropLast().last == carriageReturn ? 2 : 1
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
