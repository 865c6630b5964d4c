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
    let scan = scan
    let links = Self.indices(from: link, to: scan.links.count, inside: content) { scan.links[$0].range }
    let code = Self.indices(from: opaque, to: scan.opaque.count, inside: content) { scan.opaque[$0] }
    link = links.upperBound
    opaque = code.upperBound
    mergeAtoms(links: scan.links[links], code: scan.opaque[code], in: content)

    var line = LineReading(item: Int32(clamping: item))
    var slots = SlotReader(bytes: bytes, in: content)
    slots.read(grammar, into: &line)

    let firstAttribute = Int32(clamping: readings.attributes.count)
    var tail = TailReader(
      bytes: bytes, grammar: grammar, in: ByteRange(slots.position, content.upper), atoms: atoms)
    line.blockID = tail.blockID() ?? line.blockID
    var braced: [LineAttribute] = []
    line.braces = tail.braces(code: scan.opaque[code], into: &braced) ?? line.braces
    let outsideBraces = ByteRange(content.lower, line.braces.isEmpty ? tail.end : line.braces.lower)
    let fieldsEnd = tail.end
    line.fields = tail.fields(into: &readings.attributes) ?? line.fields
    readings.attributes += braced
    line.attributes = firstAttribute..<Int32(clamping: readings.attributes.count)
    line.text = bytes.trimmed(slots.position, tail.end)

    if grammar.hasLabels {
      line.labels = readLabels(in: ByteRange(slots.position, fieldsEnd), into: &readings)
    }
    let tags = Self.indices(from: tag, to: scan.tags.count, inside: outsideBraces) { scan.tags[$0] }
    tag = tags.upperBound
    line.tags = Int32(clamping: tags.lowerBound)..<Int32(clamping: tags.upperBound)
    line.links = Int32(clamping: links.lowerBound)..<Int32(clamping: links.upperBound)
    if grammar.amount == .leading, line.amountStyle == .absent {
      line.readUnmarkedAmount(in: bytes)
    }
    line.isItem = line.isItem(of: grammar)
    readings.check(line, grammar: grammar, content: content, code: scan.opaque[code], in: bytes)
    readings.lines.append(line)
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
        LineByte.isLetter(bytes[offset]), start == range.lower || isSpaceOrTab(bytes[start &- 1])
      else { continue }
      while atom < atoms.count, atoms[atom].upper <= start { atom &+= 1 }
      if atom < atoms.count, atoms[atom].lower <= start { continue }
      while offset < range.upper, !isSpaceOrTab(bytes[offset]) { offset &+= 1 }
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
