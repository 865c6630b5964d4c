/// Finds where the bracketed and quoted values of a line end, by YAML's rules for flow style.
enum FlowScalar {
  /// The offset after the closing quote of the quoted text that opens at `open`, or nil (YAML 1.2.2, 7.3). O(length).
  static func endOfQuoted(at open: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    let quote = bytes[open]
    var offset = open &+ 1
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset &+= 2
      } else if byte != quote {
        offset &+= 1
      } else if quote == UInt8(ascii: "'"), offset &+ 1 < end, bytes[offset &+ 1] == quote {
        offset &+= 2
      } else {
        return offset &+ 1
      }
    }
    return nil
  }

  /// The offset after the `]]` of the wiki link that opens at `open`, or nil. O(length).
  static func endOfLink(at open: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard bytes.hasBytes("[[", at: open, before: end) else { return nil }
    var offset = open &+ 2
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "]"):
        return offset > open &+ 2 && bytes.hasBytes("]]", at: offset, before: end) ? offset &+ 2 : nil
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "}"):
        return nil
      default:
        offset &+= 1
      }
    }
    return nil
  }

  /// The offset after the `]` of the list that opens at `open`, or nil when it is no list of plain, quoted and linked
  /// elements. O(length).
  static func endOfList(at open: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    var scanner = FlowListScanner(bytes: bytes, position: open &+ 1, end: end)
    while scanner.next() != nil {}
    return scanner.isClosed ? scanner.position : nil
  }
}

/// Steps over the elements of `[a, "b", [[c]]]`, which does not nest.
struct FlowListScanner {
  let bytes: [UInt8]
  /// The offset of what is read next; after the last element, after `]`.
  private(set) var position: Int
  let end: Int
  /// Whether the closing bracket was found.
  private(set) var isClosed = false
  private var isBroken = false

  init(bytes: [UInt8], position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  /// The next element, or nil after the last one and where the list is not well formed.
  mutating func next() -> (range: ByteRange, form: LineAttribute.Form)? {
    guard !isClosed, !isBroken else { return nil }
    position = bytes.skippingSpaces(from: position, to: end)
    guard position < end else { return fail() }
    if bytes[position] == UInt8(ascii: "]") {
      close()
      return nil
    }
    let start = position
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let after = FlowScalar.endOfQuoted(at: start, before: end, in: bytes) else { return fail() }
      let form: LineAttribute.Form = bytes[start] == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
      return step(ByteRange(start, after), form)
    case UInt8(ascii: "["):
      guard let after = FlowScalar.endOfLink(at: start, before: end, in: bytes) else { return fail() }
      return step(ByteRange(start, after), .link)
    default:
      return plain(from: start)
    }
  }

  private mutating func plain(from start: Int) -> (range: ByteRange, form: LineAttribute.Form)? {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        let range = bytes.trimmed(start, offset)
        return range.isEmpty ? fail() : step(ByteRange(start, offset), .plain, content: range)
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "}"):
        return fail()
      default:
        offset &+= 1
      }
    }
    return fail()
  }

  /// Passes an element and the comma after it; the closing bracket is left for the next step.
  private mutating func step(
    _ range: ByteRange, _ form: LineAttribute.Form, content: ByteRange? = nil
  ) -> (range: ByteRange, form: LineAttribute.Form)? {
    position = bytes.skippingSpaces(from: range.upper, to: end)
    guard position < end else { return fail() }
    switch bytes[position] {
    case UInt8(ascii: ","): position &+= 1
    case UInt8(ascii: "]"): break
    default: return fail()
    }
    return (content ?? range, form)
  }

  private mutating func close() {
    position &+= 1
    isClosed = true
  }

  private mutating func fail() -> (range: ByteRange, form: LineAttribute.Form)? {
    isBroken = true
    return nil
  }
}
