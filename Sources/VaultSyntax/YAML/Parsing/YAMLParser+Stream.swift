// Streams, documents and directives (YAML 1.2.2, chapters 6.8 and 9).
extension YAMLParser {
  /// Reads every document of the stream (9.2).
  mutating func stream() throws(YAMLFailure) {
    var mayBeginBare = true
    beginDocumentPrefix()
    while position < end {
      if isAtMarker(of: UInt8(ascii: ".")) {
        try documentEnd()
        mayBeginBare = true
        continue
      }
      firstDirective = directives.count
      let hasDirectives = mayBeginBare && position == lineStart && byte(at: position) == UInt8(ascii: "%")
      if hasDirectives { try readDirectives() }
      var marks = YAMLDocumentMarkers()
      if isAtMarker(of: UInt8(ascii: "-")) {
        marks.start = ByteRange(position, position + 3)
        position += 3
      } else if hasDirectives {
        throw YAMLFailure(.documentStart, at: position)
      } else if !mayBeginBare {
        throw YAMLFailure(.documentEnd, at: position)
      }
      documents.append(nodes.count)
      markers.append(marks)
      try blockNode(parentIndentation: -1, .document)
      try requireDocumentEnd()
      mayBeginBare = false
    }
  }

  /// Whether `position` is at a marker of three `character`s.
  private func isAtMarker(of character: UInt8) -> Bool { isAtDocumentMarker && bytes[position] == character }

  /// Goes past a byte order mark, comments and blank lines before a document (9.1.1).
  private mutating func beginDocumentPrefix() {
    if byte(at: position) == 0xEF, byte(at: position + 1) == 0xBB, byte(at: position + 2) == 0xBF { position += 3 }
    beginLine()
    skipToContent()
  }

  /// Reads a `...` line, after which a document may begin without `---` (9.1.2).
  private mutating func documentEnd() throws(YAMLFailure) {
    if let last = markers.indices.last, markers[last].end.isEmpty {
      markers[last].end = ByteRange(position, position + 3)
    }
    position += 3
    skipBlanks()
    guard isAtLineEnd else { throw failureAtLineRest() }
    position = lineEnd(from: position)
    skipBreak()
    beginDocumentPrefix()
  }

  /// Checks that a marker or the end of the stream follows a document's root node.
  private mutating func requireDocumentEnd() throws(YAMLFailure) {
    skipToContent()
    guard position < end else { return }
    guard isAtLineContent else { throw failureAtLineRest() }
    guard isAtDocumentMarker else { throw YAMLFailure(.documentEnd, at: position) }
  }

  /// Reads the `%` lines before a document and goes on to its `---` (6.8).
  private mutating func readDirectives() throws(YAMLFailure) {
    var hasVersion = false
    while position < end, position == lineStart, bytes[position] == UInt8(ascii: "%") {
      let start = position
      position += 1
      switch word() {
      case "YAML":
        guard !hasVersion else { throw YAMLFailure(.directive, at: start) }
        hasVersion = true
        try versionParameter()
      case "TAG":
        try tagParameters(start: start)
      case "":
        throw YAMLFailure(.directive, at: start)
      default:
        // A reserved directive is ignored with its parameters (6.8).
        position = lineEnd(from: position)
      }
      skipBlanks()
      guard isAtLineEnd else { throw YAMLFailure(.directive, at: position) }
      skipToContent()
    }
  }

  /// The text up to the next white space.
  private mutating func word() -> String {
    let start = position
    while !endsWord(at: position) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads the version of a `%YAML` directive; a higher major version is not ours to read (6.8.1).
  private mutating func versionParameter() throws(YAMLFailure) {
    skipBlanks()
    let start = position
    let major = digits()
    guard !major.isEmpty, byte(at: position) == UInt8(ascii: ".") else { throw YAMLFailure(.directive, at: start) }
    position += 1
    guard !digits().isEmpty, endsWord(at: position) else { throw YAMLFailure(.directive, at: start) }
    guard bytes[major].elementsEqual([UInt8(ascii: "1")]) else { throw YAMLFailure(.versionOne, at: start) }
  }

  private mutating func digits() -> Range<Int> {
    let start = position
    while position < end, bytes[position] >= UInt8(ascii: "0"), bytes[position] <= UInt8(ascii: "9") { position += 1 }
    return start..<position
  }

  /// Reads the handle and the prefix of a `%TAG` directive (6.8.2).
  private mutating func tagParameters(start: Int) throws(YAMLFailure) {
    skipBlanks()
    let handle = try tagHandle()
    guard YAMLBytes.isBlank(byte(at: position)) else { throw YAMLFailure(.directive, at: position) }
    skipBlanks()
    let prefixStart = position
    let firstByte = byte(at: position)
    guard firstByte == UInt8(ascii: "!") || (YAMLBytes.isURI(firstByte) && !YAMLBytes.isFlowIndicator(firstByte)) else {
      throw YAMLFailure(.directive, at: position)
    }
    try skipURICharacters(allowsFlowIndicators: true)
    guard endsWord(at: position) else { throw YAMLFailure(.directive, at: position) }
    guard declaredHandle(handle) == nil else { throw YAMLFailure(.directive, at: start) }
    guard directives.count - firstDirective < Self.maximumTagDirectives else {
      throw YAMLFailure(tooLarge: Self.maximumTagDirectives, at: start)
    }
    directives.append(
      YAMLTagDirective(
        document: documents.count, handle: handle, prefix: ByteRange(prefixStart, position)))
  }

  /// Reads `!`, `!!` or `!name!`.
  private mutating func tagHandle() throws(YAMLFailure) -> ByteRange {
    let start = position
    guard byte(at: position) == UInt8(ascii: "!") else { throw YAMLFailure(.directive, at: position) }
    position += 1
    while YAMLBytes.isWord(byte(at: position)) { position += 1 }
    if byte(at: position) == UInt8(ascii: "!") {
      position += 1
    } else if position != start + 1 {
      throw YAMLFailure(.directive, at: start)
    }
    return ByteRange(start, position)
  }

  /// The directive of the document at hand that declares the bytes of `handle`.
  func declaredHandle(_ handle: ByteRange) -> Int? {
    directives[firstDirective...].firstIndex { bytes[$0.handle.indices].elementsEqual(bytes[handle.indices]) }
  }
}
