/// Reads one line after another, in document order, so that links, tags and code are found by moving on.
struct LineReader {
  let bytes: [UInt8]
  let scan: InlineScan
  /// The first tag, link and opaque range that is not before the current line.
  private var tag = 0
  private var link = 0
  private var opaque = 0
  /// Links and code of the current line, merged.
  private var atoms: [ByteRange] = []

  init(bytes: [UInt8], scan: InlineScan) {
    self.bytes = bytes
    self.scan = scan
  }

  /// Reads the line whose text is `content`, which must lie after that of the line before.
  mutating func read(_ content: ByteRange, as grammar: LineGrammar, item: Int, into readings: inout LineReadings) {
    var line = LineReading(item: Int32(clamping: item))
    let code = findReferences(in: content, into: &line)
    var slots = SlotReader(bytes: bytes, in: content)
    slots.read(grammar, into: &line)
    let rest = ByteRange(slots.position, content.upper)
    let signs = LineSigns(of: rest, in: bytes)
    readTail(of: rest, signs: signs, code: code, as: grammar, into: &line, &readings)
    if grammar.amount == .leading, line.amountStyle == .absent { line.readUnmarkedAmount(in: bytes) }
    findTags(from: content.lower, in: &line)
    line.isItem = line.isItem(of: grammar)
    readings.checkSlots(of: line, grammar: grammar, in: bytes)
    if signs.contains(.brace) {
      readings.checkBraces(of: &line, grammar: grammar, content: content, code: code, in: bytes)
    }
    if signs.contains(.emoji) || signs.contains(.colon) {
      readings.checkText(of: line, grammar: grammar, atoms: atoms, in: bytes)
    }
    readings.lines.append(line)
  }

  /// Finds the line's links and notes what no word is split by; the code in it.
  private mutating func findReferences(in content: ByteRange, into line: inout LineReading) -> ArraySlice<ByteRange> {
    guard link < scan.links.count || opaque < scan.opaque.count else {
      atoms.removeAll(keepingCapacity: true)
      line.links = Int32(clamping: link)..<Int32(clamping: link)
      return []
    }
    let scan = scan
    let links = Self.indices(from: link, to: scan.links.count, inside: content) { scan.links[$0].range }
    let code = Self.indices(from: opaque, to: scan.opaque.count, inside: content) { scan.opaque[$0] }
    link = links.upperBound
    opaque = code.upperBound
    mergeAtoms(links: scan.links[links], code: scan.opaque[code], in: content)
    line.links = Int32(clamping: links.lowerBound)..<Int32(clamping: links.upperBound)
    return scan.opaque[code]
  }

  /// Reads the tail from the right; what is left is the text.
  private func readTail(
    of rest: ByteRange, signs: LineSigns, code: ArraySlice<ByteRange>, as grammar: LineGrammar,
    into line: inout LineReading, _ readings: inout LineReadings
  ) {
    let first = Int32(clamping: readings.attributes.count)
    var tail = TailReader(
      bytes: bytes, grammar: grammar, in: rest, atoms: atoms, mayHoldEmoji: signs.contains(.emoji))
    line.blockID = tail.blockID() ?? line.blockID
    if signs.contains(.brace) {
      readBraces(of: &tail, code: code, into: &line, &readings)
    }
    let words = ByteRange(rest.lower, tail.end)
    let behind = readings.attributes.count > Int(first) ? Array(readings.attributes[Int(first)...]) : []
    readings.attributes.removeSubrange(Int(first)...)
    line.fields = tail.fields(into: &readings.attributes) ?? line.fields
    readings.attributes += behind
    line.attributes = first..<Int32(clamping: readings.attributes.count)
    if !line.fields.isEmpty || !line.trailing.isEmpty {
      readings.readStart(of: line, grammar: grammar, in: bytes)
    }
    line.text = bytes.trimmed(rest.lower, tail.end)
    guard grammar.hasLabels, signs.contains(.label) else { return }
    line.labels = readLabels(in: words, into: &readings)
    if !line.trailing.isEmpty {
      line.labels = line.labels.lowerBound..<readLabels(in: line.trailing, into: &readings).upperBound
    }
  }

  /// Reads the braces at the end, or before the tags and fields there, with the attributes of both in the order of the line.
  private func readBraces(
    of tail: inout TailReader, code: ArraySlice<ByteRange>, into line: inout LineReading, _ readings: inout LineReadings
  ) {
    let first = readings.attributes.count
    var further = tail
    var fields: [LineAttribute] = []
    if let trailing = further.behindBraces(into: &fields),
      let braces = further.braces(code: code, into: &readings.attributes)
    {
      (line.trailing, line.braces, tail) = (trailing, braces, further)
      readings.attributes += fields
      return
    }
    readings.attributes.removeSubrange(first...)
    line.braces = tail.braces(code: code, into: &readings.attributes) ?? line.braces
  }

  /// Finds the line's tags, in its text and among its fields.
  private mutating func findTags(from lower: Int, in line: inout LineReading) {
    guard tag < scan.tags.count else {
      line.tags = Int32(clamping: tag)..<Int32(clamping: tag)
      return
    }
    let scan = scan
    let words = ByteRange(lower, max(line.text.upper, line.fields.upper, line.trailing.upper))
    let tags = Self.indices(from: tag, to: scan.tags.count, inside: words) { scan.tags[$0] }
    tag = tags.upperBound
    line.tags = Int32(clamping: tags.lowerBound)..<Int32(clamping: tags.upperBound)
  }

  /// The indices of the sorted ranges that reach into `content`, looked for from `first` on.
  private static func indices(
    from first: Int, to count: Int, inside content: ByteRange, range: (Int) -> ByteRange
  ) -> Range<Int> {
    var lower = first
    while lower < count, range(lower).end <= content.start { lower &+= 1 }
    var upper = lower
    while upper < count, range(upper).start < content.end { upper &+= 1 }
    return lower..<upper
  }

  /// Merges the line's links and code into ranges that do not overlap.
  private mutating func mergeAtoms(
    links: ArraySlice<LinkReference>, code: ArraySlice<ByteRange>, in content: ByteRange
  ) {
    atoms.removeAll(keepingCapacity: true)
    var code = code
    for link in links {
      while let first = code.first, first.start < link.range.start {
        appendAtom(first, in: content)
        code.removeFirst()
      }
      appendAtom(link.range, in: content)
    }
    for range in code { appendAtom(range, in: content) }
  }

  private mutating func appendAtom(_ range: ByteRange, in content: ByteRange) {
    let clipped = ByteRange(max(range.lower, content.lower), min(range.upper, content.upper))
    if let last = atoms.last, clipped.start < last.end {
      atoms[atoms.count - 1].end = max(last.end, clipped.end)
    } else {
      atoms.append(clipped)
    }
  }

  /// Reads `+project` and `@context` after white space, outside links and code.
  private func readLabels(in range: ByteRange, into readings: inout LineReadings) -> Range<Int32> {
    let first = Int32(clamping: readings.labels.count)
    var atom = 0
    var offset = range.lower
    while offset < range.upper {
      let start = offset
      offset &+= 1
      guard bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "@"), offset < range.upper,
        LineByte.isLetter(bytes[offset]), bytes.lengthOfBlank(at: offset, before: range.upper) == 0,
        start == range.lower || bytes.lengthOfBlank(endingAt: start, after: range.lower) > 0
      else { continue }
      while atom < atoms.count, atoms[atom].upper <= start { atom &+= 1 }
      if atom < atoms.count, atoms[atom].lower <= start { continue }
      while offset < range.upper, bytes.lengthOfBlank(at: offset, before: range.upper) == 0 { offset &+= 1 }
      var end = offset
      while end > start &+ 2, Self.isSentenceMark(bytes[end &- 1]) { end &-= 1 }
      let kind: LineLabel.Kind = bytes[start] == UInt8(ascii: "+") ? .project : .context
      readings.labels.append(LineLabel(kind: kind, range: ByteRange(start, end)))
    }
    return first..<Int32(clamping: readings.labels.count)
  }

  private static func isSentenceMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ")"):
      true
    default: false
    }
  }
}
