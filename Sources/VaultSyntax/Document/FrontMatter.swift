/// The YAML between the `---` lines at the beginning of a note.
package struct FrontMatter: Sendable {
  /// From the opening fence to the end of the closing fence's line, its line ending included.
  package let range: ByteRange
  /// The YAML between the fences.
  package let content: ByteRange
  /// The parsed YAML.
  package let tree: YAMLTree

  /// The top mapping's node, or nil when the YAML is empty, broken at once or something other than a mapping.
  package var mapping: Int? {
    guard let root = tree.documents.first, tree.nodes[root].kind == .mapping else { return nil }
    return root
  }

  /// Whether the YAML could be read to its end.
  package var isWhole: Bool { !tree.diagnostics.contains { $0.code != .yamlDuplicateKey } }
}

/// Where the fences of front matter stand, before any YAML is read.
struct FrontMatterFences {
  var range: ByteRange
  var content: ByteRange

  /// What the first lines of a note are.
  enum Finding {
    case none
    case found(FrontMatterFences)
    /// An opening fence and a line like `key:`, but no closing fence.
    case notClosed(opening: ByteRange)
  }

  /// Looks for the fences; `start` is 0, or 3 after a byte order mark.
  ///
  /// A `---` without a partner is a thematic break, unless the line after it reads like a key.
  ///
  /// - Complexity: O(length of the front matter), or O(*n*) without a closing fence.
  static func find(in bytes: [UInt8], from start: Int) -> Finding {
    guard let opening = fence(in: bytes, at: start) else { return .none }
    var lineStart = opening
    while lineStart < bytes.count {
      if let next = fence(in: bytes, at: lineStart) {
        return .found(
          FrontMatterFences(range: ByteRange(start, next), content: ByteRange(opening, lineStart)))
      }
      lineStart = nextLine(in: bytes, after: lineStart)
    }
    guard readsLikeKey(bytes, at: opening) else { return .none }
    return .notClosed(opening: ByteRange(start, start + 3))
  }

  /// The offset after a line that is `---` and white space only, or nil.
  private static func fence(in bytes: [UInt8], at start: Int) -> Int? {
    guard start + 3 <= bytes.count, bytes[start..<start + 3].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
    var position = start + 3
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
      position += 1
    }
    guard position < bytes.count else { return position }
    guard bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r") else { return nil }
    return nextLine(in: bytes, after: position)
  }

  private static func nextLine(in bytes: [UInt8], after start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\r") {
        if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
        break
      }
    }
    return position
  }

  /// Whether a line begins with a word and a colon followed by white space or the line's end.
  private static func readsLikeKey(_ bytes: [UInt8], at start: Int) -> Bool {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ":") {
        guard position > start, position + 1 < bytes.count else { return position > start }
        return [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
          .contains(bytes[position + 1])
      }
      let isWord =
        byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      guard isWord else { return false }
      position += 1
    }
    return false
  }
}
