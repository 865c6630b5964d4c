import VaultSyntax

/// The lines of the front matter, which end with LF, CRLF or CR, each as it was written.
struct SourceLines: Sendable {
  /// The note's bytes.
  let bytes: [UInt8]
  /// The YAML between the fences; no line reaches out of it.
  let bounds: ByteRange

  /// The beginning of the line that holds an offset.
  ///
  /// - Complexity: O(length of the line).
  func start(of offset: Int) -> Int {
    var start = offset
    while start > bounds.lower, !YAMLBytes.isBreak(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// The offset of the line break at or after an offset, or the end of the lines.
  func end(of offset: Int) -> Int {
    var end = offset
    while end < bounds.upper, !YAMLBytes.isBreak(bytes[end]) { end += 1 }
    return end
  }

  /// The beginning of the line after the one that holds an offset.
  func next(after offset: Int) -> Int {
    let end = end(of: offset)
    return end + lineBreak(at: end).count
  }

  /// The line break that ends the line of an offset; LF for a last line that has none.
  func lineBreak(of offset: Int) -> [UInt8] {
    let found = lineBreak(at: end(of: offset))
    return found.isEmpty ? [0x0A] : Array(found)
  }

  /// The first offset from here on that is neither space nor tab.
  func skippingBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < bounds.upper, YAMLBytes.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Whether only white space, or white space and a comment, is left on a line.
  func isRestTrivia(from offset: Int) -> Bool {
    let content = skippingBlanks(from: offset)
    return isEnd(content) || bytes[content] == UInt8(ascii: "#")
  }

  /// Whether only white space is left on a line.
  func isRestBlank(from offset: Int) -> Bool { isEnd(skippingBlanks(from: offset)) }

  /// Whether nothing but white space stands before an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var start = offset
    while start > bounds.lower, YAMLBytes.isBlank(bytes[start - 1]) { start -= 1 }
    return start == bounds.lower || YAMLBytes.isBreak(bytes[start - 1])
  }

  /// Whether the bytes between two offsets are on one line.
  func areOnOneLine(_ lower: Int, _ upper: Int) -> Bool {
    lower >= upper || !bytes[lower..<upper].contains(where: YAMLBytes.isBreak)
  }

  /// The beginning of the first line from `start` on that is no comment indented deeper than `column`.
  func skippingComments(deeperThan column: Int, from start: Int) -> Int {
    var start = start
    while start < bounds.upper {
      var content = start
      while content < bounds.upper, bytes[content] == UInt8(ascii: " ") { content += 1 }
      guard content - start > column, content < bounds.upper, bytes[content] == UInt8(ascii: "#") else { break }
      start = next(after: content)
    }
    return start
  }

  private func isEnd(_ offset: Int) -> Bool { offset >= bounds.upper || YAMLBytes.isBreak(bytes[offset]) }

  private func lineBreak(at offset: Int) -> ArraySlice<UInt8> {
    guard offset < bounds.upper, YAMLBytes.isBreak(bytes[offset]) else { return [] }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bounds.upper && bytes[offset + 1] == UInt8(ascii: "\n")
    return bytes[offset..<offset + (isPair ? 2 : 1)]
  }
}
