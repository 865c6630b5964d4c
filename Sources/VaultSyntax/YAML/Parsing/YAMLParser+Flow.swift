// Flow nodes and collections (YAML 1.2.2, chapters 7.4 and 7.5).
extension YAMLParser {
  /// Reads an alias, a quoted or plain scalar or a flow collection at `position`; before a `:` the empty node.
  mutating func inlineNode(
    _ parentIndentation: Int, _ properties: YAMLProperties, inFlow: Bool
  ) throws(YAMLFailure) {
    switch byte(at: position) {
    case UInt8(ascii: "*"): try alias(properties)
    case UInt8(ascii: "\""): try doubleQuoted(parentIndentation, properties)
    case UInt8(ascii: "'"): try singleQuoted(parentIndentation, properties)
    case UInt8(ascii: "["): try flowSequence(parentIndentation, properties)
    case UInt8(ascii: "{"): try flowMapping(parentIndentation, properties)
    case UInt8(ascii: ":") where inFlow ? isAtFlowValue : endsWord(at: position + 1):
      addEmpty(at: properties.isEmpty ? position : lastNodeEnd, properties)
    default: try plainScalar(parentIndentation, properties, inFlow: inFlow)
    }
  }

  /// Whether the `:` at `position` ends a key in a flow collection.
  private var isAtFlowValue: Bool {
    byte(at: position) == UInt8(ascii: ":")
      && (endsWord(at: position + 1) || YAMLBytes.isFlowIndicator(bytes[position + 1]))
  }

  /// Goes to the next content of a flow collection, whose lines are deeper than the parent (7.4, 8.1).
  private mutating func skipInFlow(_ parentIndentation: Int) throws(YAMLFailure) {
    let line = lineStart
    skipToContent()
    if lineStart != line, position < end { try requireFlowLine(parentIndentation) }
  }

  /// Checks that the line at hand may go on a flow node.
  func requireFlowLine(_ parentIndentation: Int) throws(YAMLFailure) {
    if isDocumentMarker(at: lineStart) { throw YAMLFailure(.documentEnd, at: lineStart) }
    guard indentation > parentIndentation else { throw YAMLFailure(.indentation, at: contentStart) }
  }

  /// Reads a sequence between brackets (7.4.1).
  private mutating func flowSequence(
    _ parentIndentation: Int, _ properties: YAMLProperties
  ) throws(YAMLFailure) {
    let index = nodes.count
    let start = position
    try open(.sequence, .flow, from: start, properties)
    position += 1
    try skipInFlow(parentIndentation)
    while byte(at: position) != UInt8(ascii: "]") {
      guard position < end else { throw YAMLFailure(.closingBracket, at: start) }
      try flowSequenceEntry(parentIndentation)
      try skipInFlow(parentIndentation)
      try flowSeparator(parentIndentation, closing: UInt8(ascii: "]"))
    }
    position += 1
    close(index, at: position)
  }

  /// Reads a mapping between braces (7.4.2).
  private mutating func flowMapping(
    _ parentIndentation: Int, _ properties: YAMLProperties
  ) throws(YAMLFailure) {
    let index = nodes.count
    let start = position
    try open(.mapping, .flow, from: start, properties)
    position += 1
    try skipInFlow(parentIndentation)
    while byte(at: position) != UInt8(ascii: "}") {
      guard position < end else { throw YAMLFailure(.closingBrace, at: start) }
      if stands(UInt8(ascii: "?")) {
        try explicitFlowPair(parentIndentation)
      } else {
        let isJSONLike = try flowNode(parentIndentation)
        try flowValue(parentIndentation, isJSONLike: isJSONLike)
      }
      try skipInFlow(parentIndentation)
      try flowSeparator(parentIndentation, closing: UInt8(ascii: "}"))
    }
    position += 1
    close(index, at: position)
  }

  /// Goes past the comma after an entry, or stays at the closing bracket or at the end.
  private mutating func flowSeparator(_ parentIndentation: Int, closing: UInt8) throws(YAMLFailure) {
    guard position < end, bytes[position] != closing else { return }
    guard bytes[position] == UInt8(ascii: ",") else {
      throw YAMLFailure(byte(at: position) == UInt8(ascii: "#") ? .spaceBeforeComment : .comma, at: position)
    }
    position += 1
    try skipInFlow(parentIndentation)
  }

  /// Reads an entry of a flow sequence: a node, or a mapping of one pair (7.4.1).
  private mutating func flowSequenceEntry(_ parentIndentation: Int) throws(YAMLFailure) {
    let index = nodes.count
    let start = position
    let line = lineStart
    if stands(UInt8(ascii: "?")) {
      try open(.mapping, .flow, from: start)
      try explicitFlowPair(parentIndentation)
      return close(index, at: lastNodeEnd)
    }
    let isJSONLike = try flowNode(parentIndentation)
    try skipInFlow(parentIndentation)
    guard isJSONLike ? byte(at: position) == UInt8(ascii: ":") : isAtFlowValue else { return }
    guard lineStart == line else { throw YAMLFailure(.keyOnOneLine, at: position) }
    try requireShortKey(from: start)
    try open(.mapping, .flow, from: start, before: index)
    try flowValue(parentIndentation, isJSONLike: isJSONLike)
    close(index, at: lastNodeEnd)
  }

  /// Reads `? key : value`, where both may be absent (`ns-flow-map-explicit-entry`).
  private mutating func explicitFlowPair(_ parentIndentation: Int) throws(YAMLFailure) {
    position += 1
    let origin = position
    try skipInFlow(parentIndentation)
    guard !isAtFlowEnd else {
      addEmpty(at: origin)
      return addEmpty(at: origin)
    }
    let isJSONLike = try flowNode(parentIndentation)
    try flowValue(parentIndentation, isJSONLike: isJSONLike)
  }

  /// Reads the `:` and the value after a key, or adds the empty value when there is no `:`.
  ///
  /// After a quoted key or a collection the `:` needs no white space behind it (`c-ns-flow-map-adjacent-value`).
  private mutating func flowValue(_ parentIndentation: Int, isJSONLike: Bool) throws(YAMLFailure) {
    let keyEnd = lastNodeEnd
    try skipInFlow(parentIndentation)
    guard isJSONLike ? byte(at: position) == UInt8(ascii: ":") : isAtFlowValue else { return addEmpty(at: keyEnd) }
    position += 1
    let origin = position
    try skipInFlow(parentIndentation)
    if isAtFlowEnd {
      addEmpty(at: origin)
    } else {
      _ = try flowNode(parentIndentation)
    }
  }

  /// Whether an entry of a flow collection, or the text, ends at `position`: what is absent before is an empty node.
  private var isAtFlowEnd: Bool {
    switch byte(at: position) {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: position >= end
    }
  }

  /// Reads a node inside a flow collection; whether it is quoted or a collection (`c-flow-json-node`).
  private mutating func flowNode(_ parentIndentation: Int) throws(YAMLFailure) -> Bool {
    var properties = YAMLProperties()
    while isAtProperty {
      let start = position
      properties = try properties.merged(with: try self.properties(inFlow: true), at: start)
      let propertiesEnd = lastNodeEnd
      try skipInFlow(parentIndentation)
      lastNodeEnd = propertiesEnd
      if isAtFlowEnd {
        addEmpty(at: propertiesEnd, properties)
        return false
      }
    }
    let index = nodes.count
    try inlineNode(parentIndentation, properties, inFlow: true)
    return nodes[index].kind != .alias && nodes[index].style != .plain
  }
}
