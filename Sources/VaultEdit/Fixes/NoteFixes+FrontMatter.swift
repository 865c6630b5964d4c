import VaultModel
import VaultSyntax

extension NoteFixes {
  // MARK: Fences

  /// Closes the front matter before the first empty line, if every line up to there reads as `key: value` pairs and the
  /// text after it does not go on with them.
  func closingFence(_ diagnostic: Diagnostic) -> Fix? {
    let start = line(around: diagnostic.range.lower).upper
    var end = start
    while end < bytes.count, !trimmed(line(around: end)).isEmpty { end = line(around: end).upper }
    let content = ByteRange(start, end)
    guard readsAsMapping(content), !continuesMapping(after: end) else { return nil }
    let isEnded = bytes[end - 1] == UInt8(ascii: "\n")
    let fence = (isEnded ? "" : lineEnding) + "---" + lineEnding
    return Fix(diagnostic, [Patch(insertingAt: end, fence)], reach: .frontMatter)
  }

  private func readsAsMapping(_ content: ByteRange) -> Bool {
    guard !content.isEmpty else { return false }
    let tree = YAMLTree(parsing: bytes, in: content)
    guard tree.diagnostics.isEmpty, tree.documents.count == 1, let root = tree.root else { return false }
    return tree.nodes[root].kind == .mapping && tree.nodes[root].style == .block
  }

  /// Whether the next text is another `key: value` line.
  private func continuesMapping(after offset: Int) -> Bool {
    var next = offset
    while next < bytes.count, trimmed(line(around: next)).isEmpty { next = line(around: next).upper }
    guard next < bytes.count else { return false }
    let first = trimmed(line(around: next))
    guard let pair = pair(in: first) else { return false }
    return !bytes[pair.key.indices].contains(UInt8(ascii: " "))
  }

  // MARK: Syntax

  /// Two spaces for every tab that indents the front matter, if no line of it is indented by spaces.
  func tabsAsSpaces(_ diagnostic: Diagnostic) -> Fix? {
    guard diagnostic.values.first == YAMLExpectation.spaces.rawValue, let content = document.frontMatter?.content else {
      return nil
    }
    var patches: [Patch] = []
    var position = content.lower
    while position < content.upper {
      let line = line(around: position)
      var end = line.lower
      while end < line.upper, bytes[end] == UInt8(ascii: "\t") { end += 1 }
      if end < line.upper, bytes[end] == UInt8(ascii: " "), !trimmed(line).isEmpty { return nil }
      if end > line.lower {
        patches.append(
          Patch(ByteRange(line.lower, end), String(repeating: "  ", count: end - line.lower)))
      }
      position = line.upper
    }
    return patches.isEmpty ? nil : Fix(diagnostic, patches, reach: .frontMatter)
  }

  /// Quotes around a value on one line that YAML takes for something else: `title: Borshch: the best`, `chef: @olena`.
  ///
  /// A value that begins with a quote, a bracket or another sign that opens something may be unfinished and is left.
  func quotes(_ diagnostic: Diagnostic) -> Fix? {
    guard let content = document.frontMatter?.content else { return nil }
    let line = line(around: diagnostic.range.lower)
    guard line.lower >= content.lower, line.upper <= content.upper, let pair = pair(in: trimmed(line)),
      let first = bytes[pair.value.indices].first, !"[]{}\"'&*!|>#,".utf8.contains(first),
      !continues(line, in: content)
    else { return nil }
    let value = bytes[pair.value.indices]
    guard "@`%".utf8.contains(first) || holdsColon(pair.value), !holdsComment(pair.value) else { return nil }
    let needsSingle = value.contains(UInt8(ascii: "\"")) || value.contains(UInt8(ascii: "\\"))
    let quote = UInt8(ascii: needsSingle ? "'" : "\"")
    let doubled = needsSingle ? value.flatMap { $0 == quote ? [quote, quote] : [$0] } : Array(value)
    return Fix(diagnostic, [Patch(pair.value, [quote] + doubled + [quote])], reach: .frontMatter)
  }

  /// The key and the value of a line such as `key: value` or `- key: value`; a key has letters, digits, `-`, `_` and
  /// spaces.
  private func pair(in line: ByteRange) -> (key: ByteRange, value: ByteRange)? {
    var start = line.lower
    while start + 1 < line.upper, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: " ") {
      start = trimmed(ByteRange(start + 1, line.upper)).lower
    }
    guard let colon = bytes[start..<max(start, line.upper)].firstIndex(of: UInt8(ascii: ":")), colon > start,
      bytes[start..<colon].allSatisfy({ isKeyByte($0) }), colon + 1 < line.upper, isSpace(bytes[colon + 1])
    else { return nil }
    return (ByteRange(start, colon), trimmed(ByteRange(colon + 1, line.upper)))
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Whether `: ` or a colon at the end stands in a value.
  private func holdsColon(_ value: ByteRange) -> Bool {
    value.indices.contains { offset in
      bytes[offset] == UInt8(ascii: ":") && (offset + 1 == value.upper || isSpace(bytes[offset + 1]))
    }
  }

  /// Whether a comment may begin in a value.
  private func holdsComment(_ value: ByteRange) -> Bool {
    value.indices.dropFirst().contains { bytes[$0] == UInt8(ascii: "#") && isSpace(bytes[$0 - 1]) }
  }

  /// Whether the line after this one is indented deeper, and so may belong to its value.
  private func continues(_ line: ByteRange, in content: ByteRange) -> Bool {
    guard line.upper < content.upper else { return false }
    let next = self.line(around: line.upper)
    let indent = { (line: ByteRange) in trimmed(line).lower - line.lower }
    return !trimmed(next).isEmpty && indent(next) > indent(line)
  }

  // MARK: Keys

  /// Takes away a pair that says once more, in the same bytes, what an earlier pair says.
  func withoutRepetition(_ diagnostic: Diagnostic) -> Fix? {
    guard let tree = document.frontMatter?.tree,
      let key = tree.nodes.firstIndex(where: { $0.range == diagnostic.range && $0.kind == .scalar }),
      let mapping = parent(of: key, in: tree), tree.nodes[mapping].style == .block
    else { return nil }
    let value = Int(tree.nodes[key].subtreeEnd)
    guard value < tree.nodes.count,
      let first = tree.value(forKey: tree.text(of: key, in: bytes), in: mapping, of: bytes), first < value,
      bytes[tree.nodes[first].range.indices].elementsEqual(bytes[tree.nodes[value].range.indices])
    else { return nil }
    let lines = ByteRange(
      line(around: tree.nodes[key].start).lower, line(around: max(tree.nodes[value].range.upper, 1) - 1).upper)
    let written = ByteRange(tree.nodes[key].start, tree.nodes[value].range.upper)
    guard trimmed(lines) == trimmed(written) || isOnlyPair(lines, written),
      // An anchor or a tag makes the value more than its bytes.
      !bytes[lines.indices].contains(UInt8(ascii: "&")), !bytes[lines.indices].contains(UInt8(ascii: "!"))
    else { return nil }
    return Fix(diagnostic, [Patch(lines, [])], reach: .frontMatter)
  }

  /// Whether nothing but white space and the colon of an absent value stand beside a pair.
  private func isOnlyPair(_ lines: ByteRange, _ pair: ByteRange) -> Bool {
    let before = trimmed(ByteRange(lines.lower, pair.lower))
    let after = trimmed(ByteRange(pair.upper, lines.upper))
    return before.isEmpty && (after.isEmpty || bytes[after.indices].elementsEqual(":".utf8))
  }

  /// The mapping that a key stands in: the nearest node before it that reaches over it.
  private func parent(of node: Int, in tree: YAMLTree) -> Int? {
    var parent = node - 1
    while parent >= 0 {
      if tree.nodes[parent].subtreeEnd > node { return tree.nodes[parent].kind == .mapping ? parent : nil }
      parent -= 1
    }
    return nil
  }
}
