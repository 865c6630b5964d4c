import VaultSyntax

/// The bytes of a query and the place reached in them: what the parser sees of a text.
struct QueryScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// How a key is joined with its value.
  enum Operator: Hashable {
    /// `:`
    case has
    /// `:=`
    case equals
    case less, lessOrEqual, greater, greaterOrEqual
  }

  var isAtEnd: Bool { position >= bytes.count }
  /// The byte here; 0 at the end.
  var current: UInt8 { byte(at: position) }
  /// An empty range here, for what is missing.
  var here: ByteRange { ByteRange(position, position) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  func range(from start: Int) -> ByteRange { ByteRange(start, position) }

  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  mutating func skipSpace() {
    while !isAtEnd, Self.isSpace(current) { position += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard !isAtEnd, current == byte else { return false }
    position += 1
    return true
  }

  /// White space, parentheses, `|` and `"`: where an unquoted word ends.
  static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "|")
      || byte == UInt8(ascii: "\"")
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// Whether `keyword` stands here as a word of its own.
  func isAt(_ keyword: StaticString) -> Bool {
    let end = position + keyword.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || Self.endsWord(bytes[end]) else { return false }
    return keyword.withUTF8Buffer { keyword in
      for index in keyword.indices where unsafe keyword[index] != bytes[position + index] { return false }
      return true
    }
  }

  mutating func takeKeyword(_ keyword: StaticString) -> Bool {
    guard isAt(keyword) else { return false }
    position += keyword.utf8CodeUnitCount
    return true
  }

  mutating func takeDoubleBar() -> Bool {
    guard current == UInt8(ascii: "|"), byte(at: position + 1) == UInt8(ascii: "|") else { return false }
    position += 2
    return true
  }

  /// A key joined with a value.
  struct Field {
    let key: ByteRange
    let operation: Operator
    /// Whether the value is what the key must not have: `priority!=high`, `priority:!high`.
    var isNegated = false
    /// Whether the operator is none of the language, or stands apart from its key: `due=>today`, `due < today`. Only behind
    /// the name of a key it is one; `a=b` and `milk > sugar` are words.
    var isBorrowed = false
    /// Where the value begins.
    var end: Int
  }

  /// A key and its operator at `start`; nil when no key stands there.
  ///
  /// A key begins with a letter, goes on with letters, digits, `-`, `_` and `.`, ends in a letter or a digit, and its
  /// colon is not followed by `//`. Complexity: O(length of the key).
  func field(at start: Int) -> Field? {
    var offset = start
    var last: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      if byte >= 0x80 {
        let (scalar, length) = UTF8Reading.scalar(bytes.span, at: offset, end: bytes.count)
        guard let scalar else { return nil }
        if Self.comparisonSigns.contains(scalar) { break }
        guard FoldingTable.shared.character(scalar).kind != .separator else { return nil }
        last = UInt8(ascii: "a")
        offset += length
        continue
      }
      let isInside = isLetter || 0x30...0x39 ~= byte || [0x2D, 0x5F, 0x2E].contains(byte)
      guard isLetter || isInside && offset > start else { break }
      last = byte
      offset += 1
    }
    guard offset > start, last >= 0x30, last != 0x5F else { return nil }
    let key = ByteRange(start, offset)
    if let field = borrowedField(key) { return takingNot(field) }
    guard let (operation, length) = operation(at: offset) else { return nil }
    return takingNot(Field(key: key, operation: operation, end: offset + length))
  }

  /// The field without the `!` of `priority:!high`, which negates all its values; in quotes it is part of one.
  private func takingNot(_ field: Field) -> Field {
    let next = byte(at: field.end + 1)
    guard field.operation == .has, byte(at: field.end) == UInt8(ascii: "!"), next != 0,
      next == UInt8(ascii: "\"") || !Self.endsWord(next)
    else { return field }
    var field = field
    field.isNegated.toggle()
    field.end += 1
    return field
  }

  /// Operators of other languages by what everyone means by them, those before others that begin with them.
  private static let borrowed: [(spelling: [UInt8], operation: Operator, isNegated: Bool)] =
    [
      ("!==", .has, true), ("!=", .has, true), ("<>", .has, true), ("≠", .has, true), ("!~", .has, true),
      ("!:", .has, true), ("!<=", .lessOrEqual, true), ("!>=", .greaterOrEqual, true), ("!<", .less, true),
      ("!>", .greater, true), ("===", .has, false), ("==", .has, false), ("=~", .has, false), ("~=", .has, false),
      ("=<", .lessOrEqual, false), ("≤", .lessOrEqual, false), ("=>", .greaterOrEqual, false),
      ("≥", .greaterOrEqual, false), ("=", .has, false),
    ].map { (Array($0.utf8), $1, $2) }

  /// `≠`, `≤` and `≥`, which are no letters of a key.
  private static let comparisonSigns: Set<UInt32> = [0x2260, 0x2264, 0x2265]

  /// The key with an operator that is none of the language, or with one of its own and white space around it.
  private func borrowedField(_ key: ByteRange) -> Field? {
    var ahead = self
    ahead.position = key.upper
    ahead.skipSpace()
    var field: Field
    // Behind a colon, as in `due:!=today`, all but `:=`, which the language has.
    let isBehindColon = ahead.take(UInt8(ascii: ":"))
    if let found = Self.borrowed.first(where: { ahead.isAt($0.spelling) }),
      !isBehindColon || found.spelling != [UInt8(ascii: "=")]
    {
      field = Field(key: key, operation: found.operation, isNegated: found.isNegated, end: 0)
      ahead.position += found.spelling.count
    } else if !isBehindColon, let (operation, length) = comparison(at: ahead.position) {
      field = Field(key: key, operation: operation, end: 0)
      ahead.position += length
      let isJoined = ahead.position == key.upper + length && !(ahead.isAtEnd || Self.isSpace(ahead.current))
      guard !isJoined else { return nil }
    } else {
      return nil
    }
    let end = ahead.position
    ahead.skipSpace()
    // Without a value there is nothing to compare, and what is written says what is missing.
    field.end = ahead.isAtEnd ? end : ahead.position
    field.isBorrowed = !isBehindColon
    return field
  }

  private func isAt(_ spelling: [UInt8]) -> Bool {
    position + spelling.count <= bytes.count && bytes[position..<position + spelling.count].elementsEqual(spelling)
  }

  private func operation(at offset: Int) -> (Operator, Int)? {
    if byte(at: offset) == UInt8(ascii: ":") {
      if byte(at: offset + 1) == UInt8(ascii: "="), offset + 1 < bytes.count { return (.equals, 2) }
      if byte(at: offset + 1) == UInt8(ascii: "/"), byte(at: offset + 2) == UInt8(ascii: "/") { return nil }
      return (.has, 1)
    }
    return comparison(at: offset)
  }

  /// `<`, `<=`, `>` or `>=` at `offset`, and its length.
  func comparison(at offset: Int) -> (Operator, Int)? {
    let isOrEqual = byte(at: offset + 1) == UInt8(ascii: "=")
    switch byte(at: offset) {
    case UInt8(ascii: "<"): return isOrEqual ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"): return isOrEqual ? (.greaterOrEqual, 2) : (.greater, 1)
    default: return nil
    }
  }

  /// The text between quotes here, `\"` and `\\` undone. The position must be at the opening quote.
  mutating func takeQuoted() throws(QueryError) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while !isAtEnd {
      let byte = current
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), current == UInt8(ascii: "\"") || current == UInt8(ascii: "\\") {
        content.append(current)
        position += 1
      } else {
        content.append(byte)
      }
    }
    throw QueryError(.quoteNotClosed, at: ByteRange(start, start + 1), suggestions: ["\(text(range(from: start)))\""])
  }

  /// The bytes up to the next end of a word.
  mutating func takeBareWord() -> ByteRange {
    let start = position
    while !isAtEnd, !Self.endsWord(current) { position += 1 }
    return range(from: start)
  }
}
