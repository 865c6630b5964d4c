/// Where a block node stands, which decides what it may be.
enum YAMLPlacement {
  /// At the beginning of a document, or after its `---`: a collection only on a line of its own.
  case document
  /// After the `:` of an implicit key: a collection only on a line of its own, a sequence also at the key's column.
  case value
  /// After the `-` of a sequence: a collection may begin on the same line.
  case entry
  /// After `?`, or `:` of an explicit key: a collection may begin on the same line, or a sequence at the same column.
  case explicit

  /// Whether a collection may begin on the line of the indicator (`ns-l-compact-mapping`, 8.2.1).
  var allowsCompact: Bool { self == .entry || self == .explicit }
  /// Whether a sequence may stand at its parent's column (`seq-space`, 8.2.3).
  var allowsSequenceAtParent: Bool { self == .value || self == .explicit }
}

// Block nodes and collections (YAML 1.2.2, chapters 8.2 and 8.3).
extension YAMLParser {
  /// Reads the node after an indicator, or the empty node when none follows deeper than `parentIndentation`.
  mutating func blockNode(parentIndentation: Int, _ placement: YAMLPlacement) throws(YAMLFailure) {
    let origin = position
    skipToContent()
    guard isNodeHere(parentIndentation, placement) else { return addEmpty(at: origin) }
    var nodeStart = position
    var pending = YAMLProperties()
    var own = YAMLProperties()
    while isAtProperty {
      nodeStart = position
      own = try properties(inFlow: false)
      guard isAtLineEnd else { break }
      // Properties that end their line belong to whatever node follows, even to a mapping.
      pending = try pending.merged(with: own, at: nodeStart)
      own = YAMLProperties()
      let propertiesEnd = lastNodeEnd
      skipToContent()
      guard isNodeHere(parentIndentation, placement) else { return addEmpty(at: propertiesEnd, pending) }
      nodeStart = position
    }
    switch byte(at: position) {
    case UInt8(ascii: "-") where endsWord(at: position + 1), UInt8(ascii: "?") where endsWord(at: position + 1):
      guard own.isEmpty else { throw YAMLFailure(.endOfLine, at: position) }
      try requireCollectionPlace(nodeStart, after: origin, placement)
      if bytes[position] == UInt8(ascii: "-") { return try blockSequence(pending) }
      let index = nodes.count
      try open(.mapping, .block, from: nodeStart, pending)
      try blockMapping(at: index, hasKey: false)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try blockScalar(parentIndentation, try pending.merged(with: own, at: nodeStart))
    default:
      try scalarOrMapping(parentIndentation, placement, origin: origin, from: nodeStart, pending, own)
    }
  }

  /// Reads a node that begins on this line; when `:` follows, it is the first key of a mapping.
  private mutating func scalarOrMapping(
    _ parentIndentation: Int, _ placement: YAMLPlacement, origin: Int, from nodeStart: Int,
    _ pending: YAMLProperties, _ own: YAMLProperties
  ) throws(YAMLFailure) {
    let index = nodes.count
    let line = lineStart
    try inlineNode(parentIndentation, own, inFlow: false)
    skipBlanks()
    guard stands(UInt8(ascii: ":")) else {
      guard !pending.isEmpty else { return }
      if nodes[index].kind == .alias { throw YAMLFailure(.singleProperties, at: nodeStart) }
      let merged = try pending.merged(with: own, at: nodeStart)
      nodes[index].anchor = merged.anchor
      nodes[index].tag = merged.tag
      return
    }
    guard lineStart == line else { throw YAMLFailure(.keyOnOneLine, at: position) }
    try requireCollectionPlace(nodeStart, after: origin, placement)
    try requireShortKey(from: nodeStart)
    try open(.mapping, .block, from: nodeStart, pending, before: index)
    try blockMapping(at: index, hasKey: true)
  }

  /// Whether the content at `position` belongs to a node inside a parent with this indentation.
  private func isNodeHere(_ parentIndentation: Int, _ placement: YAMLPlacement) -> Bool {
    guard position < end else { return false }
    guard isAtLineContent else { return true }
    if indentation > parentIndentation { return !isAtDocumentMarker }
    return indentation == parentIndentation && placement.allowsSequenceAtParent && stands(UInt8(ascii: "-"))
      && !isAtDocumentMarker
  }

  /// Checks that a block collection may begin at `start`, after an indicator that ends at `origin` (6.1, 8.2).
  private func requireCollectionPlace(
    _ start: Int, after origin: Int, _ placement: YAMLPlacement
  ) throws(YAMLFailure) {
    if start == contentStart {
      guard start - lineStart == indentation else { throw YAMLFailure(.spaces, at: lineStart + indentation) }
      return
    }
    guard placement.allowsCompact else { throw YAMLFailure(.endOfLine, at: position) }
    if let tab = bytes[origin..<start].firstIndex(of: YAMLBytes.tab) { throw YAMLFailure(.spaces, at: tab) }
  }

  /// Checks the length of an implicit key that ends at `position` (7.4.2).
  func requireShortKey(from start: Int) throws(YAMLFailure) {
    guard position - start > Self.maximumKeyLength else { return }
    var characters = 0
    for byte in bytes[start..<position] where byte & 0xC0 != 0x80 { characters += 1 }
    guard characters <= Self.maximumKeyLength else { throw YAMLFailure(.shortKey, at: start) }
  }

  /// Reads a block sequence whose first `-` is at `position` (8.2.1).
  private mutating func blockSequence(_ properties: YAMLProperties) throws(YAMLFailure) {
    let index = nodes.count
    let column = position - lineStart
    try open(.sequence, .block, from: position, properties)
    repeat {
      position += 1
      try blockNode(parentIndentation: column, .entry)
    } while try isAtNextEntry(column) && stands(UInt8(ascii: "-"))
    close(index, at: lastNodeEnd)
  }

  /// Reads the entries of the open mapping at `index`; with `hasKey` the first one's `:` is at `position` (8.2.2).
  private mutating func blockMapping(at index: Int, hasKey: Bool) throws(YAMLFailure) {
    let column = Int(nodes[index].column)
    var hasKey = hasKey
    repeat {
      if !hasKey, stands(UInt8(ascii: "?")) {
        try explicitEntry(column)
      } else {
        if !hasKey { try implicitKey(column) }
        hasKey = false
        position += 1
        try blockNode(parentIndentation: column, .value)
      }
    } while try isAtNextEntry(column)
    close(index, at: lastNodeEnd)
  }

  /// Reads `? key` and the `: value` that may follow on a line of its own.
  private mutating func explicitEntry(_ column: Int) throws(YAMLFailure) {
    position += 1
    try blockNode(parentIndentation: column, .explicit)
    let keyEnd = lastNodeEnd
    guard try isAtNextEntry(column), stands(UInt8(ascii: ":")) else { return addEmpty(at: keyEnd) }
    position += 1
    try blockNode(parentIndentation: column, .explicit)
  }

  /// Reads a key that ends before a `:` on the same line, and goes to that `:`.
  private mutating func implicitKey(_ column: Int) throws(YAMLFailure) {
    let start = position
    let line = lineStart
    if stands(UInt8(ascii: "-")) { throw YAMLFailure(.colon, at: position) }
    let properties = isAtProperty ? try properties(inFlow: false) : YAMLProperties()
    try inlineNode(column, properties, inFlow: false)
    skipBlanks()
    guard lineStart == line else { throw YAMLFailure(.keyOnOneLine, at: start) }
    guard stands(UInt8(ascii: ":")) else { throw YAMLFailure(.colon, at: position) }
    try requireShortKey(from: start)
  }

  /// Goes to the next content; whether it is another entry of a block collection at `column`.
  private mutating func isAtNextEntry(_ column: Int) throws(YAMLFailure) -> Bool {
    skipToContent()
    guard position < end else { return false }
    guard isAtLineContent else { throw failureAtLineRest() }
    if indentation < column || isAtDocumentMarker { return false }
    guard indentation == column else { throw YAMLFailure(.indentation, at: position) }
    guard contentStart == lineStart + indentation else { throw YAMLFailure(.spaces, at: lineStart + indentation) }
    return true
  }
}
