/// Reads the grammar of RFC 8259 without recursion, so that no depth can exhaust the stack.
struct JSONParser {
  private(set) var nodes: [JSONNode] = []
  private(set) var remarks: [JSONRemark] = []

  let bytes: [UInt8]
  private let tolerance: JSONTree.Tolerance
  private var place = 0
  /// The nodes of the arrays and objects that are not closed, the outermost first.
  private var open: [Int] = []

  init(_ bytes: [UInt8], _ tolerance: JSONTree.Tolerance) {
    self.bytes = bytes
    self.tolerance = tolerance
    if SourceLocation.hasByteOrderMark(bytes) { place = 3 }
  }

  private var end: Int { bytes.count }

  mutating func parse() throws(JSONError) {
    guard end <= Int32.max else { throw JSONError(.tooLarge, at: 0) }
    if let invalid = UTF8Reading.firstInvalidByte(of: bytes, in: ByteRange(0, end)) {
      throw JSONError(.invalidUTF8, at: invalid)
    }
    try readValue()
    while let container = open.last { try readNext(in: container) }
    skipSpaces()
    guard place == end else { throw JSONError(.contentAfterValue, at: place) }
  }

  // MARK: Structure

  /// Reads what follows in an open array or object: its next element or member, or its end.
  private mutating func readNext(in container: Int) throws(JSONError) {
    let isObject = nodes[container].kind == .object
    let isFirst = nodes.count == container + 1
    skipSpaces()
    if take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return close(container) }
    if !isFirst {
      guard take(UInt8(ascii: ",")) else { throw missing(.commaExpected) }
      skipSpaces()
    }
    if isObject {
      guard take(UInt8(ascii: "\"")) else { throw missing(.nameExpected) }
      try readString()
      skipSpaces()
      guard take(UInt8(ascii: ":")) else { throw missing(.colonExpected) }
    }
    try readValue()
  }

  private mutating func close(_ container: Int) {
    open.removeLast()
    nodes[container].subtreeEnd = Int32(clamping: nodes.count)
    nodes[container].range = ByteRange(nodes[container].range.lower, place)
    if nodes[container].kind == .object { reportDuplicates(in: container) }
  }

  /// Remarks each name of an object that an earlier member has; the names are hashed with a seed of the process, so
  /// that no text can make this slow.
  private mutating func reportDuplicates(in container: Int) {
    var names: Set<Name> = []
    var place = container + 1
    while place < nodes.count {
      if !names.insert(Name(bytes: JSONEscapes.decoded(nodes[place], in: bytes))).inserted {
        remarks.append(JSONRemark(.duplicateName, at: nodes[place].range))
      }
      place = Int(nodes[place + 1].subtreeEnd)
    }
  }

  /// A name that is hashed as a whole, which is faster than byte by byte.
  private struct Name: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }

  private mutating func readValue() throws(JSONError) {
    skipSpaces()
    guard place < end else { throw JSONError(.unexpectedEnd, at: end) }
    switch bytes[place] {
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "\""):
      place += 1
      try readString()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): try readWord()
    default: throw JSONError(.valueExpected, at: place)
    }
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(JSONError) {
    guard open.count < JSONTree.depthLimit else { throw JSONError(.tooDeep, at: place) }
    open.append(nodes.count)
    append(kind, from: place)
    place += 1
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int) {
    nodes.append(JSONNode(kind, range: ByteRange(start, place), subtreeEnd: nodes.count + 1))
  }

  // MARK: Words and numbers

  private mutating func readWord() throws(JSONError) {
    let start = place
    while place < end, (bytes[place] | 0x20) &- 0x61 < 26 { place += 1 }
    switch bytes[start..<place] {
    case let word where word.elementsEqual("null".utf8): append(.null, from: start)
    case let word where word.elementsEqual("true".utf8): append(.truth, from: start)
    case let word where word.elementsEqual("false".utf8): append(.falsehood, from: start)
    default: throw JSONError(.unknownWord, at: start)
    }
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?` (RFC 8259, section 6)
  private mutating func readNumber() throws(JSONError) {
    let start = place
    _ = take(UInt8(ascii: "-"))
    let isZero = place < end && bytes[place] == UInt8(ascii: "0")
    let wholes = skipDigits()
    guard wholes == 1 || wholes > 1 && !isZero else { throw JSONError(.badNumber, at: start) }
    if take(UInt8(ascii: ".")), skipDigits() == 0 { throw JSONError(.badNumber, at: start) }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      if skipDigits() == 0 { throw JSONError(.badNumber, at: start) }
    }
    append(.number, from: start)
  }

  private mutating func skipDigits() -> Int {
    let start = place
    while place < end, bytes[place] &- 0x30 < 10 { place += 1 }
    return place - start
  }

  // MARK: Strings

  /// Reads a string behind its opening quotation mark.
  private mutating func readString() throws(JSONError) {
    let start = place
    var hasEscapes = false
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        append(.string, from: start)
        nodes[nodes.count - 1].hasEscapes = hasEscapes
        place += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try readEscape()
      case 0..<0x20 where !tolerance.contains(.controlCharacters): throw JSONError(.controlCharacter, at: place)
      default: place += 1
      }
    }
    throw JSONError(.unexpectedEnd, at: end)
  }

  private mutating func readEscape() throws(JSONError) {
    let start = place
    guard start + 1 < end else { throw JSONError(.unexpectedEnd, at: end) }
    place += 2
    guard bytes[start + 1] == UInt8(ascii: "u") else {
      guard JSONEscapes.character(of: bytes[start + 1]) != nil else { throw JSONError(.badEscape, at: start) }
      return
    }
    guard let unit = JSONEscapes.unit(at: place, before: end, of: bytes) else { throw JSONError(.badEscape, at: start) }
    place += 4
    guard 0xD800..<0xE000 ~= unit else { return }
    if unit < 0xDC00, JSONEscapes.lowHalf(at: place, before: end, of: bytes) != nil {
      place += 6
    } else {
      remarks.append(JSONRemark(.loneSurrogate, at: ByteRange(start, place)))
    }
  }

  // MARK: Bytes

  /// Spaces, tabs and line breaks (RFC 8259, section 2).
  private mutating func skipSpaces() {
    while place < end {
      let byte = bytes[place]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      place += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < end, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private func missing(_ reason: JSONError.Reason) -> JSONError {
    place < end ? JSONError(reason, at: place) : JSONError(.unexpectedEnd, at: end)
  }
}
