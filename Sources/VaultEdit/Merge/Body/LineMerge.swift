import VaultModel
import VaultSyntax

/// The merge of one list line that both sides changed: each slot, tag and attribute by itself.
///
/// A tick here and a rewording there are both in the result. It is read again before it is handed out, and is nothing
/// when it does not read as both sides meant it.
struct LineMerge {
  private let pieces: MergeSides<LinePieces>
  /// Whether nobody knows what the line was before.
  private let hasNoBase: Bool
  private let readings: MergeSides<BodyVersion>
  /// The side whose times stand that a plan gave; nil where the keys are merged like others.
  private let planned: MergeSide?
  /// The merged slots, in their order.
  private var slots: [[UInt8]] = []
  private var gaps: [[UInt8]] = []
  private var tokens: [MergedToken] = []

  /// A token of the merged line.
  private struct MergedToken {
    var key: [UInt8]
    var bytes: [UInt8]
    var gap: [UInt8]
    var isBraced: Bool
  }

  init(_ nodes: MergeSides<BodyNode>, of versions: MergeSides<BodyVersion>, hasNoBase: Bool) {
    readings = versions
    self.hasNoBase = hasNoBase
    func item(_ side: MergeSide) -> Item? { nodes[side].item.map { versions[side].note.items[$0] } }
    planned = OwnedTimes.side(
      of: MergeSides(base: hasNoBase ? nil : item(.base), ours: item(.ours), theirs: item(.theirs)),
      in: versions.map(\.note))
    pieces = MergeSides(
      base: LinePieces(reading: versions.base.readings.lines[nodes.base.reading], of: versions.base),
      ours: LinePieces(reading: versions.ours.readings.lines[nodes.ours.reading], of: versions.ours),
      theirs: LinePieces(reading: versions.theirs.readings.lines[nodes.theirs.reading], of: versions.theirs))
  }

  /// The merged line with what ends it; nil when both sides changed the same part of it in different ways.
  mutating func merged() -> [UInt8]? {
    let trailing = pieces.map { $0.bytes[$0.trailing.indices] }
    guard trailing.ours == trailing.theirs, hasNoBase || trailing.ours == trailing.base, mergeTokens() else {
      return nil
    }
    for slot in LinePieces.Slot.allCases {
      guard let side = side(of: slot) else { return nil }
      let piece = pieces[side]
      slots.append(Array(piece[slot]))
      gaps.append(Array(piece.bytes[piece.gaps[slot.rawValue].indices]))
    }
    let line = assembled()
    return readsAsMeant(line) ? line : nil
  }

  // MARK: - Slots

  /// The version whose slot stands; nil for a conflict.
  private func side(of slot: LinePieces.Slot) -> MergeSide? {
    let values = pieces.map { $0[slot] }
    if values.ours == values.theirs { return .ours }
    if !hasNoBase {
      if values.theirs == values.base { return .ours }
      if values.ours == values.base { return .theirs }
    }
    switch slot {
    case .lead, .end, .tail, .braces: return .ours
    case .checkbox:
      let kinds = pieces.map(\.checkboxKind)
      return kinds.ours == kinds.theirs && kinds.ours != .other ? .ours : emptySide(values)
    case .date: return laterSide(values) ?? emptySide(values)
    case .times, .amount, .words, .blockID: return emptySide(values)
    }
  }

  /// Without a base, what only one side says is no difference.
  private func emptySide(_ values: MergeSides<ArraySlice<UInt8>>) -> MergeSide? {
    guard hasNoBase else { return nil }
    return values.theirs.isEmpty ? .ours : values.ours.isEmpty ? .theirs : nil
  }

  /// Of a repeating task that both sides moved on, the later date stands.
  private func laterSide(_ values: MergeSides<ArraySlice<UInt8>>) -> MergeSide? {
    guard repeats, let ours = WrittenDay(values.ours), let theirs = WrittenDay(values.theirs) else { return nil }
    if !hasNoBase {
      guard let base = WrittenDay(values.base), base.date < ours.date, base.date < theirs.date else { return nil }
    }
    return ours.date < theirs.date ? .theirs : .ours
  }

  private var repeats: Bool {
    [pieces.ours, pieces.theirs].allSatisfy { $0.tokens.contains { $0.attribute?.key == .repeat } }
  }

  // MARK: - Tags and attributes

  /// Merges the tokens by their keys; false for a conflict.
  private mutating func mergeTokens() -> Bool {
    let places = pieces.map { piece in
      Dictionary(piece.tokens.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }
    // Of a key that stands twice nobody can say which one was changed.
    guard places.ours.count == pieces.ours.tokens.count, places.theirs.count == pieces.theirs.tokens.count,
      places.base.count == pieces.base.tokens.count
    else { return false }
    let tags = pieces.map { $0.tokens.filter { $0.attribute == nil }.map(\.key) }
    if !hasNoBase, ListMerge(tags).isInConflict { return false }
    let order = OrderMerge(
      base: pieces.base.tokens.map(\.key), ours: pieces.ours.tokens.map(\.key), theirs: pieces.theirs.tokens.map(\.key))
    for key in order.keys {
      let token = places.map { $0[key] }
      guard let merged = self.token(key, at: token) else { return false }
      if let token = merged.token { tokens.append(token) }
    }
    return true
  }

  /// What becomes of a token, nil in it for one that goes; nil for a conflict.
  private func token(_ key: [UInt8], at places: MergeSides<Int?>) -> (token: MergedToken?, Void)? {
    if let planned, Self.plannedKeys.contains(key) { return (made(key, planned, places[planned]), ()) }
    let base = hasNoBase ? nil : places.base.map { text(pieces.base.tokens[$0].range, .base) }
    let ours = places.ours.map { text(pieces.ours.tokens[$0].range, .ours) }
    let theirs = places.theirs.map { text(pieces.theirs.tokens[$0].range, .theirs) }
    guard let first = places.ours ?? places.theirs else { return (nil, ()) }
    let isTag = pieces[places.ours == nil ? .theirs : .ours].tokens[first].attribute == nil
    if let ours, let theirs {
      let takesTheirs = ours == base && !isTag
      if ours == theirs || theirs == base || takesTheirs || isTag {
        return (made(key, takesTheirs ? .theirs : .ours, takesTheirs ? places.theirs : places.ours), ())
      }
      return bothChanged(key, places).map { ($0, ()) }
    }
    // One side has it: it is new there, or the other one removed it.
    let kept = ours ?? theirs
    guard base != nil else { return (made(key, ours == nil ? .theirs : .ours, first), ()) }
    return kept == base || isTag ? (nil, ()) : nil
  }

  /// The keys of a time that a plan gave, as tokens are known by.
  private static let plannedKeys = Set(OwnedTimes.keys.map { Array(($0.rawValue + ":").utf8) })

  private func made(_ key: [UInt8], _ side: MergeSide, _ place: Int?) -> MergedToken? {
    guard let place else { return nil }
    let token = pieces[side].tokens[place]
    return MergedToken(
      key: key, bytes: Array(text(token.range, side)), gap: Array(text(token.gap, side)), isBraced: token.isBraced)
  }

  private func text(_ range: ByteRange, _ side: MergeSide) -> ArraySlice<UInt8> { pieces[side].bytes[range.indices] }

  /// An attribute that both sides changed: dates of a repeating task, and lists.
  private func bothChanged(_ key: [UInt8], _ places: MergeSides<Int?>) -> MergedToken? {
    guard let our = places.ours, let their = places.theirs, let ours = pieces.ours.tokens[our].attribute,
      let theirs = pieces.theirs.tokens[their].attribute
    else { return nil }
    let base = hasNoBase ? nil : places.base.flatMap { pieces.base.tokens[$0].attribute }
    if ours.key == .due || ours.key == .scheduled || ours.key == .start || ours.key == .end {
      let values = MergeSides(
        base: text(base?.value ?? ByteRange(0, 0), .base), ours: text(ours.value, .ours),
        theirs: text(theirs.value, .theirs))
      guard let side = laterSide(values) else { return nil }
      return made(key, side, side == .ours ? our : their)
    }
    if ours.key == .completed, base == nil {
      // Both sides did it: it was done on the earlier day.
      guard let our = WrittenDay(text(ours.value, .ours)), let their = WrittenDay(text(theirs.value, .theirs)) else {
        return nil
      }
      return their.date < our.date ? made(key, .theirs, places.theirs) : made(key, .ours, places.ours)
    }
    guard ours.form == .list, theirs.form == .list, base?.form ?? .list == .list, var token = made(key, .ours, our)
    else { return nil }
    let elements = ListMerge(
      MergeSides(
        base: base?.texts(in: pieces.base.bytes) ?? [], ours: ours.texts(in: pieces.ours.bytes),
        theirs: theirs.texts(in: pieces.theirs.bytes)))
    guard !elements.isInConflict else { return nil }
    let start = ours.value.lower - ours.range.lower
    let end = ours.value.upper - ours.range.lower
    token.bytes.replaceSubrange(start..<end, with: [UInt8(ascii: "[")] + elements.joined + [UInt8(ascii: "]")])
    return token
  }

  // MARK: - Putting it together

  private func assembled() -> [UInt8] {
    var line: [UInt8] = []
    for slot in LinePieces.Slot.allCases {
      let text: [UInt8]
      switch slot {
      case .tail: text = joined(isBraced: false)
      case .braces: text = joined(isBraced: true)
      default: text = slots[slot.rawValue]
      }
      guard !text.isEmpty else { continue }
      let gap = gaps[slot.rawValue]
      line += gap.isEmpty && slot != .lead && slot != .end ? [UInt8(ascii: " ")] : gap
      line += text
    }
    return line
  }

  private func joined(isBraced: Bool) -> [UInt8] {
    var text: [UInt8] = []
    for token in tokens where token.isBraced == isBraced {
      let isFirst = text.isEmpty
      let separator = Array((isBraced ? ", " : " ").utf8)
      let isUsual = token.gap.first == separator.first
      if isFirst {
        text += isBraced ? token.gap.filter(\.isSpaceOrTab) == token.gap ? token.gap : [] : []
      } else {
        text += isUsual ? token.gap : separator
      }
      text += token.bytes
    }
    guard isBraced, !text.isEmpty else { return text }
    return [UInt8(ascii: "{")] + text + closing + [UInt8(ascii: "}")]
  }

  /// White space before the closing brace, as ours or theirs has it.
  private var closing: [UInt8] {
    for piece in [pieces.ours, pieces.theirs] {
      let braces = piece.slots[LinePieces.Slot.braces.rawValue]
      guard let last = piece.tokens.last(where: \.isBraced), last.range.upper < braces.upper else { continue }
      return Array(piece.bytes[last.range.upper..<braces.upper - 1])
    }
    return []
  }

  // MARK: - Reading it again

  /// Whether the line says what was put into it, and nothing of it is wrong that was right.
  private func readsAsMeant(_ line: [UInt8]) -> Bool {
    guard let read = ReadLine(line, like: readings.ours.note) else { return false }
    let pieces = read.pieces
    for slot in LinePieces.Slot.allCases where slot != .lead && slot != .tail && slot != .braces && slot != .end {
      guard pieces[slot].elementsEqual(slots[slot.rawValue]) else { return false }
    }
    guard pieces.tokens.count == tokens.count else { return false }
    // Tags and fields may change places only with each other.
    let wanted = Set(tokens.map { [$0.key, $0.bytes] })
    return pieces.tokens.allSatisfy { wanted.contains([$0.key, Array(line[shifted($0.range, read.shift)])]) }
      && (read.faults == 0 || read.faults <= allowedFaults)
  }

  private func shifted(_ range: ByteRange, _ shift: Int) -> Range<Int> { range.lower + shift..<range.upper + shift }

  private var allowedFaults: Int {
    max(
      ReadLine(Array(pieces.ours.bytes[pieces.ours.line.indices]), like: readings.ours.note)?.faults ?? 0,
      ReadLine(Array(pieces.theirs.bytes[pieces.theirs.line.indices]), like: readings.theirs.note)?.faults ?? 0)
  }
}

/// One list line read alone, as in a note of the same type.
private struct ReadLine {
  let pieces: LinePieces
  /// How many bytes before the marker were left out.
  let shift: Int
  /// How much is wrong in it.
  let faults: Int

  init?(_ line: [UInt8], like note: Note) {
    // Quote marks and indentation are those of the lines around it.
    let shift = line.firstIndex { !$0.isSpaceOrTab && $0 != UInt8(ascii: ">") } ?? 0
    let read = Note(Document(Array(line[shift...])), context: note.lineContext)
    let readings = BodyVersion.readings(of: read)
    guard read.lines.count == 1, readings.lines.count == 1 else { return nil }
    self.shift = shift
    pieces = LinePieces(readings.lines[0], readings, of: read)
    faults = read.diagnostics.count
  }
}

/// A value that is a date, alone or with something behind it.
struct WrittenDay {
  let date: LocalDate

  init?(_ value: ArraySlice<UInt8>) {
    let text = String(decoding: value.prefix(10), as: UTF8.self)
    guard let date = LocalDate(text) else { return nil }
    self.date = date
  }
}

extension LineAttribute {
  /// The elements of a list as they are written.
  fileprivate func texts(in bytes: [UInt8]) -> [[UInt8]] { elementRanges(in: bytes).map { Array(bytes[$0.indices]) } }
}
