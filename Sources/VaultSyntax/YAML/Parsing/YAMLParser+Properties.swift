// Anchors, tags and aliases (YAML 1.2.2, chapters 6.9 and 7.1).
extension YAMLParser {
  /// Whether an anchor or a tag stands at `position`.
  var isAtProperty: Bool {
    let byte = byte(at: position)
    return byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!")
  }

  /// Reads the anchor and the tag at `position`, in either order, as far as they stand on one line.
  mutating func properties(inFlow: Bool) throws(YAMLFailure) -> YAMLProperties {
    var result = YAMLProperties()
    while isAtProperty {
      let start = position
      var one = YAMLProperties()
      if bytes[position] == UInt8(ascii: "&") {
        one.anchor = try name()
      } else {
        one.tag = try tag()
      }
      guard endsWord(at: position) || (inFlow && endsFlowNode(at: position)) else {
        throw YAMLFailure(.spaceAfterProperty, at: position)
      }
      result = try result.merged(with: one, at: start)
      lastNodeEnd = position
      skipBlanks()
    }
    return result
  }

  /// Whether `,`, `]` or `}` stands at `offset`: the node before it may be empty.
  private func endsFlowNode(at offset: Int) -> Bool {
    switch byte(at: offset) {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Reads `&name` or `*name` and returns the range of the name (`ns-anchor-name`).
  private mutating func name() throws(YAMLFailure) -> ByteRange {
    let start = position + 1
    position = start
    while !endsWord(at: position), !YAMLBytes.isFlowIndicator(bytes[position]) { position += 1 }
    guard position > start else { throw YAMLFailure(.anchorName, at: start) }
    return ByteRange(start, position)
  }

  /// Reads an alias (7.1), which has no properties of its own.
  mutating func alias(_ properties: YAMLProperties) throws(YAMLFailure) {
    let start = position
    guard properties.isEmpty else { throw YAMLFailure(.singleProperties, at: start) }
    _ = try name()
    hasAliases = true
    add(.alias, .plain, ByteRange(start, position), properties, isVerbatim: false)
  }

  /// Reads `!`, `!<uri>`, `!suffix`, `!!suffix` or `!handle!suffix` (6.9.1).
  private mutating func tag() throws(YAMLFailure) -> ByteRange {
    let start = position
    position += 1
    if byte(at: position) == UInt8(ascii: "<") {
      try verbatimTag()
      return ByteRange(start, position)
    }
    while YAMLBytes.isWord(byte(at: position)) { position += 1 }
    if byte(at: position) == UInt8(ascii: "!") {
      position += 1
      try requireHandle(ByteRange(start, position))
      let suffix = position
      try skipURICharacters(allowsFlowIndicators: false)
      guard position > suffix else { throw YAMLFailure(.tag, at: position) }
    } else {
      try skipURICharacters(allowsFlowIndicators: false)
    }
    return ByteRange(start, position)
  }

  /// Reads `<uri>`, where the URI is global or begins with `!` (`c-verbatim-tag`).
  private mutating func verbatimTag() throws(YAMLFailure) {
    let start = position + 1
    position = start
    try skipURICharacters(allowsFlowIndicators: true)
    guard byte(at: position) == UInt8(ascii: ">"), position > start + 1 else { throw YAMLFailure(.tag, at: position) }
    let isLocal = bytes[start] == UInt8(ascii: "!")
    guard isLocal || hasScheme(start..<position) else { throw YAMLFailure(.tag, at: start) }
    position += 1
  }

  /// Whether a URI begins with a letter, further word characters, `+` or `.`, and a colon (RFC 3986, 3.1).
  private func hasScheme(_ uri: Range<Int>) -> Bool {
    guard let colon = bytes[uri].firstIndex(of: UInt8(ascii: ":")), colon > uri.lowerBound else { return false }
    let isLetter = bytes[uri.lowerBound] | 0x20 >= UInt8(ascii: "a") && YAMLBytes.isWord(bytes[uri.lowerBound])
    return isLetter
      && bytes[uri.lowerBound..<colon].allSatisfy {
        YAMLBytes.isWord($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
      }
  }

  /// Goes past characters of a URI or, without flow indicators and `!`, of a tag's suffix (`ns-tag-char`).
  mutating func skipURICharacters(allowsFlowIndicators: Bool) throws(YAMLFailure) {
    while position < end, YAMLBytes.isURI(bytes[position]) {
      let byte = bytes[position]
      if !allowsFlowIndicators, byte == UInt8(ascii: "!") || YAMLBytes.isFlowIndicator(byte) { return }
      if byte == UInt8(ascii: "%") {
        guard YAMLBytes.hexValue(self.byte(at: position + 1)) != nil,
          YAMLBytes.hexValue(self.byte(at: position + 2)) != nil
        else { throw YAMLFailure(.tag, at: position) }
      }
      position += 1
    }
  }

  /// Checks that a named handle was declared for this document; `!!` always is (6.8.2).
  private func requireHandle(_ handle: ByteRange) throws(YAMLFailure) {
    guard handle.count > 2 else { return }
    guard declaredHandle(handle) != nil else { throw YAMLFailure(.tagHandle, at: handle.lower) }
  }
}
