// The characters a stream may hold (YAML 1.2.2, chapter 5.1).
extension YAMLParser {
  /// Reports the first character of each line that YAML does not allow where it stands.
  ///
  /// Quoted scalars may hold every character but the C0 controls (`nb-json`); the rest is `c-printable`, without
  /// byte order marks.
  mutating func reportUnprintableCharacters() {
    guard mayHoldUnprintable() else { return }
    var nextNode = 0
    var offset = start
    while offset < end {
      defer { offset += 1 }
      guard let isControl = unprintable(at: offset) else { continue }
      while nextNode < nodes.count, !isQuoted(nextNode) || nodes[nextNode].range.upper <= offset { nextNode += 1 }
      if !isControl, nextNode < nodes.count, nodes[nextNode].range.contains(offset) { continue }
      diagnostics.append(YAMLFailure(.printableCharacter, at: offset).diagnostic(end: end))
      offset = lineEnd(from: offset)
    }
  }

  private func isQuoted(_ node: Int) -> Bool {
    nodes[node].style == .doubleQuoted || nodes[node].style == .singleQuoted
  }

  /// Whether a byte stands anywhere that could begin such a character: a branchless scan.
  private func mayHoldUnprintable() -> Bool {
    let text = bytes.span.extracting(start..<end)
    var found: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      // Below the space 9, 10 and 13 are white space; 0xC2 begins C1 controls, 0xEF byte order marks and U+FFFE.
      let isControl: UInt8 = byte < 0x20 ? 1 : 0
      let isWhite: UInt8 = byte == 0x09 || byte == 0x0A || byte == 0x0D ? 1 : 0
      let isOther: UInt8 = byte == 0x7F || byte == 0xC2 || byte == 0xEF ? 1 : 0
      found |= (isControl ^ isWhite) | isOther
    }
    return found != 0
  }

  /// Whether the character at `offset` is a C0 control, or only not printable; nil when it is allowed.
  private func unprintable(at offset: Int) -> Bool? {
    switch bytes[offset] {
    case YAMLBytes.tab, YAMLBytes.lineFeed, YAMLBytes.carriageReturn: nil
    case 0..<0x20: true
    case 0x7F: false
    case 0xC2:
      // U+0085 is the one C1 control that is printable.
      byte(at: offset + 1) < 0xA0 && byte(at: offset + 1) != 0x85 ? false : nil
    case 0xEF: isMark(at: offset) ? false : nil
    default: nil
    }
  }

  /// Whether U+FFFE, U+FFFF or a byte order mark that does not begin a line stands at `offset`.
  private func isMark(at offset: Int) -> Bool {
    switch (byte(at: offset + 1), byte(at: offset + 2)) {
    case (0xBF, 0xBE), (0xBF, 0xBF): true
    case (0xBB, 0xBF): offset > start && !YAMLBytes.isBreak(bytes[offset - 1])
    default: false
    }
  }
}
