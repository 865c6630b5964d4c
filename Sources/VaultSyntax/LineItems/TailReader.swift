/// Reads the tail of one line from the right: `^block-id`, then in any order one `{…}` and fields with the tags between and
/// after them.
///
/// Every step either moves ``end`` to the left or stops, so a line costs time in proportion to its length.
struct TailReader {
  let bytes: [UInt8]
  let grammar: LineGrammar
  /// Where the tail may begin at the earliest: after the slots.
  let lower: Int
  /// Links, code and comments, which no word is split by; sorted, not overlapping.
  let atoms: [ByteRange]
  /// Whether a field emoji may occur at all.
  let mayHoldEmoji: Bool
  /// The offset after what is not yet read.
  private(set) var end: Int
  /// How many of ``atoms`` begin before ``end``.
  private var atomCount: Int
  /// The field emoji before ``end``, in the order of the line.
  private var emoji: [(offset: Int, field: FieldEmoji)] = []

  init(bytes: [UInt8], grammar: LineGrammar, in range: ByteRange, atoms: [ByteRange], mayHoldEmoji: Bool) {
    self.bytes = bytes
    self.grammar = grammar
    self.atoms = atoms
    self.mayHoldEmoji = mayHoldEmoji
    lower = range.lower
    end = bytes.trimmed(range.lower, range.upper).upper
    atomCount = atoms.count
  }

  /// The id in `^id` at the end: letters, digits and `-`, as Obsidian writes it.
  mutating func blockID() -> ByteRange? {
    let end = beforeComments(end)
    var start = end
    while start > lower, isIdentifierByte(bytes[start &- 1]) { start &-= 1 }
    guard start < end, start > lower, bytes[start &- 1] == UInt8(ascii: "^"), isAfterSpace(start &- 1) else {
      return nil
    }
    let id = ByteRange(start, end)
    self.end = trimmedEnd(start &- 1)
    return id
  }

  /// The attributes in braces at the end, appended to `attributes`; nil when what is there does not read as such.
  ///
  /// `code` holds the code spans, in which no brace opens anything.
  mutating func braces(code: ArraySlice<ByteRange>, into attributes: inout [LineAttribute]) -> ByteRange? {
    let end = beforeComments(end)
    guard end > lower, bytes[end &- 1] == UInt8(ascii: "}") else { return nil }
    var reader = BraceReader(bytes: bytes, grammar: grammar, end: end)
    var candidates = BraceCandidates(bytes: bytes, lower: lower, end: end, code: code)
    while let open = candidates.next() {
      guard reader.read(from: open, into: &attributes) else { continue }
      let range = ByteRange(open, end)
      self.end = trimmedEnd(open)
      return range
    }
    return nil
  }

  /// The tags, labels and fields at the end that stand behind a closing brace, the fields appended to `attributes` in the
  /// order of the line; nil where there are none, or no brace is before them.
  mutating func behindBraces(into attributes: inout [LineAttribute]) -> ByteRange? {
    let first = attributes.count
    let upper = beforeComments(end)
    end = upper
    if mayHoldEmoji { collectEmoji() }
    while end > lower, bytes[end &- 1] != UInt8(ascii: "}"), let step = step(from: end) {
      if let attribute = step.attribute { attributes.append(attribute) }
      end = beforeComments(step.start)
    }
    guard end < upper, end > lower, bytes[end &- 1] == UInt8(ascii: "}") else { return nil }
    attributes[first...].reverse()
    return ByteRange(bytes.skippingSpaces(from: end, to: upper), upper)
  }

  /// The fields at the end with the tags between and after them, appended to `attributes` in the order of the line;
  /// nil without any field. Tags and comments before the first field stay in the text.
  mutating func fields(into attributes: inout [LineAttribute]) -> ByteRange? {
    let first = attributes.count
    let whole = end
    end = beforeComments(end)
    let upper = end
    var leftmost: Int?
    emoji.removeAll(keepingCapacity: true)
    if mayHoldEmoji { collectEmoji() }
    while end > lower, let step = step(from: end) {
      if let attribute = step.attribute {
        attributes.append(attribute)
        leftmost = step.start
      }
      end = beforeComments(step.start)
    }
    if attributes.count > first + 1 { attributes[first...].reverse() }
    end = trimmedEnd(leftmost ?? whole)
    return leftmost.map { ByteRange($0, upper) }
  }

  /// What one look to the left found: a field, or (without attribute) a tag, project or context.
  private struct Step {
    var start: Int
    var attribute: LineAttribute?
  }

  private mutating func step(from end: Int) -> Step? {
    let start = wordStart(before: end)
    if isTagWord(start, end) { return Step(start: start) }
    if let attribute = colonField(start, end) ?? dataviewField(withoutComma(end)) {
      return Step(start: attribute.range.lower, attribute: attribute)
    }
    guard let attribute = emojiField(end) else { return nil }
    return Step(start: attribute.range.lower, attribute: attribute)
  }

  // MARK: Words

  /// The beginning of the word that ends at `end`: white space ends it, but not inside a link or a code span, and so
  /// does a field emoji, which then begins the word.
  private mutating func wordStart(before end: Int) -> Int {
    while let last = emoji.last, last.offset >= end { emoji.removeLast() }
    while atomCount > 0, atoms[atomCount &- 1].lower >= end { atomCount &-= 1 }
    let limit = emoji.last?.offset ?? lower
    var atom = atomCount
    var offset = end
    while offset > limit {
      while atom > 0, atoms[atom &- 1].lower >= offset { atom &-= 1 }
      if atom > 0, atoms[atom &- 1].upper >= offset {
        offset = max(limit, atoms[atom &- 1].lower)
      } else if bytes.lengthOfBlank(endingAt: offset, after: limit) > 0 {
        break
      } else {
        offset &-= 1
      }
    }
    return offset
  }

  /// Whether the word is a tag, or a project or context where the grammar has them.
  private func isTagWord(_ start: Int, _ end: Int) -> Bool {
    guard end &- start >= 2 else { return false }
    switch bytes[start] {
    case UInt8(ascii: "#"):
      var hasNonDigit = false
      for byte in bytes[start &+ 1..<end] {
        guard LineByte.isKeyByte(byte) || byte == UInt8(ascii: "/") else { return false }
        hasNonDigit = hasNonDigit || !isDigit(byte)
      }
      return hasNonDigit
    case UInt8(ascii: "+"), UInt8(ascii: "@"):
      return grammar.hasLabels && LineByte.isLetter(bytes[start &+ 1])
    default: return false
    }
  }

  // MARK: Fields

  /// `key:value` as todo.txt has it, for the keys of the grammar.
  private func colonField(_ start: Int, _ end: Int) -> LineAttribute? {
    var colon = start
    while colon < end, LineByte.isKeyByte(bytes[colon]), colon &- start <= 16 { colon &+= 1 }
    guard colon &+ 1 < end, bytes[colon] == UInt8(ascii: ":"), bytes[colon &+ 1] != UInt8(ascii: ":") else {
      return nil
    }
    let keyRange = ByteRange(start, colon)
    let value = ByteRange(colon &+ 1, end)
    let known = LineKey(spelledAt: keyRange, in: bytes) ?? (isThreshold(keyRange, value) ? .wait : nil)
    guard let key = known, grammar.keys.contains(key) else { return nil }
    let isLink = FlowScalar.endOfLink(at: value.lower, before: end, in: bytes) == end
    return LineAttribute(
      key: key, style: .colon, form: isLink ? .link : .plain, keyRange: keyRange, value: value,
      range: ByteRange(start, end))
  }

  /// `t:2026-11-20`, the day from which on programs for todo.txt show a task; any other `t:` is text.
  private func isThreshold(_ key: ByteRange, _ value: ByteRange) -> Bool {
    guard key.count == 1, bytes[key.lower] == UInt8(ascii: "t"), value.count == 10 else { return false }
    return value.indices.allSatisfy { place in
      let isDash = place == value.lower &+ 4 || place == value.lower &+ 7
      return isDash ? bytes[place] == UInt8(ascii: "-") : isDigit(bytes[place])
    }
  }

  /// `[key:: value]` or `(key:: value)`, which Dataview shows without its key.
  private mutating func dataviewField(_ end: Int) -> LineAttribute? {
    let open: UInt8
    switch bytes[end &- 1] {
    case UInt8(ascii: "]"): open = UInt8(ascii: "[")
    case UInt8(ascii: ")"): open = UInt8(ascii: "(")
    default: return nil
    }
    guard let start = openingBracket(open, before: end),
      isAfterSpace(start) || endsDataviewField(withoutComma(start)),
      let keyRange = DataviewName.range(at: start &+ 1, before: end, in: bytes)
    else { return nil }
    let value = bytes.trimmed(DataviewName.endOfColons(after: keyRange, in: bytes), end &- 1)
    let isLink = !value.isEmpty && FlowScalar.endOfLink(at: value.lower, before: end, in: bytes) == value.upper
    return LineAttribute(
      key: DataviewName.key(at: keyRange, in: bytes, grammar: grammar), style: .dataview, form: isLink ? .link : .plain,
      keyRange: keyRange, value: value, range: ByteRange(start, end))
  }

  /// The partner of the closing bracket that ends at `end`; links inside are passed over whole.
  private func openingBracket(_ open: UInt8, before end: Int) -> Int? {
    let close = bytes[end &- 1]
    var atom = atomCount
    while atom > 0, atoms[atom &- 1].upper >= end { atom &-= 1 }
    var offset = end &- 1
    while offset > lower {
      if atom > 0, atoms[atom &- 1].upper == offset {
        atom &-= 1
        offset = max(lower, atoms[atom].lower)
        continue
      }
      offset &-= 1
      if bytes[offset] == close { return nil }
      if bytes[offset] == open { return offset }
    }
    return nil
  }

  /// Whether the character before `offset` may end a Dataview field, as in `[a:: 1][b:: 2]`.
  private func endsDataviewField(_ offset: Int) -> Bool {
    offset > lower && (bytes[offset &- 1] == UInt8(ascii: "]") || bytes[offset &- 1] == UInt8(ascii: ")"))
  }

  /// The offset before the comma with which Obsidian Tasks lets Dataview's fields be separated, and the white space before
  /// it; `offset` without one.
  private func withoutComma(_ offset: Int) -> Int {
    guard offset > lower, bytes[offset &- 1] == UInt8(ascii: ",") else { return offset }
    let field = trimmedEnd(offset &- 1)
    return endsDataviewField(field) ? field : offset
  }

  /// The field of the nearest emoji to the left, whose value is everything up to `end`.
  private mutating func emojiField(_ end: Int) -> LineAttribute? {
    guard let (offset, field) = emoji.popLast() else { return nil }
    let keyRange = ByteRange(offset, offset &+ field.length)
    var value = bytes.trimmed(keyRange.upper, end)
    guard fits(value, field) else { return nil }
    if field.value == .none { value = keyRange }
    return LineAttribute(
      key: field.key, style: .emoji, form: .plain, keyRange: keyRange, value: value, range: ByteRange(offset, end))
  }

  private func fits(_ value: ByteRange, _ field: FieldEmoji) -> Bool {
    switch field.value {
    case .none: return value.isEmpty
    case .text: return !value.isEmpty && isPlainWords(value)
    case .identifiers: return isIdentifierList(value)
    case .action: return isAction(value)
    case .date: return isDate(value) || isMeantAsDate(value, field.key)
    }
  }

  /// Whether the value is a date by its shape, with a time or a range of times behind it if there is one.
  private func isDate(_ value: ByteRange) -> Bool {
    guard let date = SlotReader.endOfDate(at: value.lower, before: value.upper, in: bytes) else { return false }
    if date == value.upper { return true }
    let isJoined = bytes[date] == UInt8(ascii: "T")
    guard isJoined || bytes.lengthOfBlank(at: date, before: value.upper) > 0 else { return false }
    let time = bytes.skippingSpaces(from: isJoined ? date &+ 1 : date, to: value.upper)
    var slots = SlotReader(bytes: bytes, in: ByteRange(time, value.upper))
    return slots.times() != nil && slots.position == value.upper
  }

  /// Whether the value is no date and was meant as one, so that it is reported and can be set right where it stands: a
  /// word with digits around `-`, `.` or `/`; behind the emoji of days to come one word that has a digit or means a day,
  /// and a number with a word such as a month's (`22 Nov`). An emoji with which the line begins, or with more words behind
  /// it, is text.
  private func isMeantAsDate(_ value: ByteRange, _ key: LineKey) -> Bool {
    guard isPlainWords(value), !value.isEmpty, !endsWithEmphasis(value) else { return false }
    let word = bytes.endOfWord(from: value.lower, to: value.upper)
    let next = bytes.skippingSpaces(from: word, to: value.upper)
    let digits = NumberShape.endOfDigits(at: value.lower, before: word, in: bytes)
    if next == value.upper, let digits, digits &+ 1 < word, Self.isDateSeparator(bytes[digits]),
      isDigit(bytes[digits &+ 1])
    {
      return true
    }
    guard key == .due || key == .scheduled || key == .wait, hasTextBefore(value) else { return false }
    if next == value.upper { return digits != nil || hasDigit(value) || DayWord.isOne(value, in: bytes) }
    guard digits == word, word &- value.lower <= 2, LineByte.isLetter(bytes[next]) else { return false }
    let second = bytes.endOfWord(from: next, to: value.upper)
    let third = bytes.skippingSpaces(from: second, to: value.upper)
    return third == value.upper
      || NumberShape.endOfDigits(at: third, before: value.upper, in: bytes) == value.upper
  }

  /// Whether the value ends with a mark that closes emphasis: what is emphasised is text (`**📅 2026-12-01**`).
  private func endsWithEmphasis(_ value: ByteRange) -> Bool {
    let last = bytes[value.upper &- 1]
    return [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "=")].contains(last)
  }

  private func hasDigit(_ range: ByteRange) -> Bool { range.indices.contains { isDigit(bytes[$0]) } }

  private static func isDateSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
  }

  /// Whether anything stands before the emoji in front of `value`.
  private func hasTextBefore(_ value: ByteRange) -> Bool {
    FieldEmoji(at: lower, before: value.upper, in: bytes) == nil
  }

  /// Whether the value is one of the two words of Obsidian Tasks' "On completion".
  private func isAction(_ value: ByteRange) -> Bool {
    guard value.count <= 6 else { return false }
    let word = String(decoding: bytes[value.indices], as: UTF8.self).lowercased()
    return word == "delete" || word == "keep"
  }

  /// Whether the value is ids with commas between; white space stands beside a comma only.
  private func isIdentifierList(_ value: ByteRange) -> Bool {
    var isOpen = true
    var offset = value.lower
    while offset < value.upper {
      let next = bytes.skippingSpaces(from: offset, to: value.upper)
      let isComma = bytes[next] == UInt8(ascii: ",")
      guard isComma || isIdentifierByte(bytes[next]) || bytes[next] == UInt8(ascii: "_") else { return false }
      if next > offset, !isComma, !isOpen { return false }
      isOpen = isComma
      offset = next &+ 1
    }
    return !value.isEmpty
  }

  /// Whether no word of the value is a tag, a label or a field, which would have ended it.
  private func isPlainWords(_ value: ByteRange) -> Bool {
    var start = value.lower
    while start < value.upper {
      let wordEnd = bytes.endOfWord(from: start, to: value.upper)
      if isTagWord(start, wordEnd) || colonField(start, wordEnd) != nil || bytes[start] == UInt8(ascii: "[") {
        return false
      }
      start = bytes.skippingSpaces(from: wordEnd, to: value.upper)
    }
    return true
  }

  /// Notes every field emoji of the grammar's keys outside links and code.
  private mutating func collectEmoji() {
    var atom = 0
    var offset = lower
    while offset < end {
      let byte = bytes[offset]
      if byte == 0xE2 || byte == 0xF0, let field = FieldEmoji(at: offset, before: end, in: bytes) {
        while atom < atoms.count, atoms[atom].upper <= offset { atom &+= 1 }
        let isHidden = atom < atoms.count && atoms[atom].lower <= offset
        if !isHidden, grammar.keys.contains(field.key) { emoji.append((offset, field)) }
        offset &+= field.length
      } else {
        offset &+= 1
      }
    }
  }

  private func isIdentifierByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private func isAfterSpace(_ offset: Int) -> Bool {
    offset == lower || bytes.lengthOfBlank(endingAt: offset, after: lower) > 0
  }

  /// The end of what stands before the comments at `upper` and the white space around them; a comment hides nothing.
  private func beforeComments(_ upper: Int) -> Int {
    var end = trimmedEnd(upper)
    var atom = atomCount
    while atom > 0 {
      let range = atoms[atom &- 1]
      if range.lower < end {
        guard range.upper == end, isComment(range) else { break }
        end = trimmedEnd(range.lower)
      }
      atom &-= 1
    }
    return end
  }

  private func isComment(_ range: ByteRange) -> Bool {
    bytes.hasBytes("%%", at: range.lower, before: range.upper)
      || bytes.hasBytes("<!--", at: range.lower, before: range.upper)
  }

  private func trimmedEnd(_ upper: Int) -> Int { max(lower, bytes.trimmed(lower, max(lower, upper)).upper) }
}

/// Steps over the offsets of `{` after white space, outside code.
struct BraceCandidates {
  let bytes: [UInt8]
  let lower: Int
  let end: Int
  private var position: Int
  private var code: ArraySlice<ByteRange>

  init(bytes: [UInt8], lower: Int, end: Int, code: ArraySlice<ByteRange>) {
    self.bytes = bytes
    self.lower = lower
    self.end = end
    self.code = code
    position = lower
  }

  /// The next such offset, from the left.
  mutating func next() -> Int? {
    while position < end {
      let offset = position
      position &+= 1
      guard bytes[offset] == UInt8(ascii: "{"),
        offset == lower || bytes.lengthOfBlank(endingAt: offset, after: lower) > 0
      else { continue }
      while let first = code.first, first.upper <= offset { code.removeFirst() }
      if let first = code.first, first.lower <= offset { continue }
      return offset
    }
    return nil
  }
}
