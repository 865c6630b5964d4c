// White space and comments around nodes, which are not nodes themselves (YAML 1.2.2, chapter 6.6).
extension YAMLTree {
  /// The white space, comments and line breaks directly before a node (before its anchor and tag).
  ///
  /// They reach up over whole lines as long as nothing else is on them; a comment on the line of another node belongs
  /// to that one.
  package func leadingTrivia(of node: Int, in bytes: [UInt8]) -> ByteRange {
    let start = nodes[node].start
    let bound = boundBefore(node)
    var lower = start
    while lower > bound, YAMLBytes.isBlank(bytes[lower - 1]) { lower -= 1 }
    while lower > bound, YAMLBytes.isBreak(bytes[lower - 1]) {
      let line = lineStart(before: lower, notBefore: bound, in: bytes)
      guard line > bound || bound == 0, isTrivia(from: line, in: bytes) else { break }
      lower = line
    }
    return ByteRange(lower, start)
  }

  /// The white space and the comment after a node on the line where it ends.
  package func trailingTrivia(of node: Int, in bytes: [UInt8]) -> ByteRange {
    let end = nodes[node].range.upper
    var upper = end
    while upper < bytes.count, YAMLBytes.isBlank(bytes[upper]) { upper += 1 }
    if upper > end, upper < bytes.count, bytes[upper] == UInt8(ascii: "#") {
      while upper < bytes.count, !YAMLBytes.isBreak(bytes[upper]) { upper += 1 }
    }
    return ByteRange(end, upper)
  }

  /// The end of the node before, or the beginning of the parent unless that is where the node itself begins.
  private func boundBefore(_ node: Int) -> Int {
    var first = node
    while first > 0, nodes[first - 1].subtreeEnd > node, nodes[first - 1].range.lower == nodes[node].start {
      first -= 1
    }
    guard first > 0 else { return 0 }
    let previous = nodes[first - 1]
    return previous.subtreeEnd > node ? previous.range.lower : previous.range.upper
  }

  /// The beginning of the line that the break before `offset` ends, or `bound`.
  private func lineStart(before offset: Int, notBefore bound: Int, in bytes: [UInt8]) -> Int {
    var line = offset - 1
    if bytes[line] == YAMLBytes.lineFeed, line > bound, bytes[line - 1] == YAMLBytes.carriageReturn { line -= 1 }
    while line > bound, !YAMLBytes.isBreak(bytes[line - 1]) { line -= 1 }
    return line
  }

  /// Whether a line holds only white space or a comment.
  private func isTrivia(from line: Int, in bytes: [UInt8]) -> Bool {
    var offset = line
    while offset < bytes.count, YAMLBytes.isBlank(bytes[offset]) { offset += 1 }
    return offset >= bytes.count || YAMLBytes.isBreak(bytes[offset]) || bytes[offset] == UInt8(ascii: "#")
  }
}
