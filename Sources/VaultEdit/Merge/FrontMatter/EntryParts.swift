import VaultModel
import VaultSyntax

/// One key in the three versions, with what its value looks like.
struct EntryParts {
  /// What a value is, so far as only like things can be merged.
  enum Shape: Sendable {
    case scalar, blockScalar, flowList, blockList, flowMapping, blockMapping
    /// An alias, or a value with an anchor or a tag: nobody sees what it would mean elsewhere.
    case other

    var isList: Bool { self == .flowList || self == .blockList }
  }

  private(set) var entries: (base: KeyLines.Entry?, ours: KeyLines.Entry, theirs: KeyLines.Entry)
  private(set) var sources: MergeSides<FrontMatterSource>

  init(base: KeyLines.Entry?, ours: KeyLines.Entry, theirs: KeyLines.Entry, of mappings: MergeSides<KeyLines>) {
    entries = (base, ours, theirs)
    sources = mappings.map(\.source)
  }

  /// The sides the other way round.
  var swapped: Self {
    var parts = self
    parts.entries = (entries.base, entries.theirs, entries.ours)
    parts.sources = sources.swapped
    return parts
  }

  var shapes: (base: Shape?, ours: Shape, theirs: Shape) {
    (
      entries.base.map { Self.shape($0, sources.base) }, Self.shape(entries.ours, sources.ours),
      Self.shape(entries.theirs, sources.theirs)
    )
  }

  private static func shape(_ entry: KeyLines.Entry, _ source: FrontMatterSource) -> Shape {
    let node = source.node(entry.pair.value)
    guard node.anchor.isEmpty, node.tag.isEmpty else { return .other }
    switch (node.kind, node.style) {
    case (.alias, _): return .other
    case (.scalar, .literal), (.scalar, .folded): return .blockScalar
    case (.scalar, _): return .scalar
    case (.sequence, .flow): return source.isPlainLink(entry.pair.value) ? .scalar : .flowList
    case (.sequence, _): return .blockList
    case (.mapping, .flow): return .flowMapping
    case (.mapping, _): return .blockMapping
    }
  }

  /// One part of the key's lines in each version; nothing for a base that has no such key.
  func texts(_ part: KeyPath<KeyLines.Entry, ByteRange>) -> MergeSides<[UInt8]> {
    MergeSides(
      base: entries.base.map { Array(sources.base.bytes[$0[keyPath: part].indices]) } ?? [],
      ours: Array(sources.ours.bytes[entries.ours[keyPath: part].indices]),
      theirs: Array(sources.theirs.bytes[entries.theirs[keyPath: part].indices]))
  }

  /// The lines of a key in three parts.
  struct Pieces: Sendable {
    /// Up to the value.
    var beginning: [UInt8]
    var value: [UInt8]
    /// The comment beside the value, and what ends the line.
    var ending: [UInt8]
  }

  /// The parts of each version; all empty for a base that has no such key.
  var pieces: MergeSides<Pieces> {
    MergeSides(
      base: entries.base.map { Self.pieces($0, sources.base) } ?? Pieces(beginning: [], value: [], ending: []),
      ours: Self.pieces(entries.ours, sources.ours), theirs: Self.pieces(entries.theirs, sources.theirs))
  }

  private static func pieces(_ entry: KeyLines.Entry, _ source: FrontMatterSource) -> Pieces {
    let node = source.node(entry.pair.value)
    let lower = min(max(node.start, entry.lines.lower), entry.lines.upper)
    let upper = min(max(node.range.upper, lower), entry.lines.upper)
    let bytes = source.bytes
    return Pieces(
      beginning: Array(bytes[entry.lines.lower..<lower]), value: Array(bytes[lower..<upper]),
      ending: Array(bytes[upper..<entry.lines.upper]))
  }

  /// Whether both sides' values read the same, however they are written.
  var readAlike: Bool {
    guard let ours = sources.ours.ownText(of: entries.ours.pair.value),
      let theirs = sources.theirs.ownText(of: entries.theirs.pair.value)
    else { return false }
    return ours == theirs
      && sources.ours.readsAsText(entries.ours.pair.value) == sources.theirs.readsAsText(entries.theirs.pair.value)
  }

  /// The mappings that the key holds, and the lines before their first key; nil when they cannot be told apart by lines.
  func innerMappings() -> (mappings: MergeSides<KeyLines>, heads: MergeSides<[UInt8]>)? {
    guard let ours = Self.inner(entries.ours, sources.ours), let theirs = Self.inner(entries.theirs, sources.theirs),
      Self.column(entries.ours, sources.ours) == Self.column(entries.theirs, sources.theirs)
    else { return nil }
    var base: (KeyLines, [UInt8])?
    if let entry = entries.base {
      base = Self.inner(entry, sources.base)
      guard base != nil else { return nil }
    }
    let empty = KeyLines(empty: ByteRange(0, 0), in: sources.base)
    return (
      MergeSides(base: base?.0 ?? empty, ours: ours.0, theirs: theirs.0),
      MergeSides(base: base?.1 ?? ours.1, ours: ours.1, theirs: theirs.1)
    )
  }

  private static func column(_ entry: KeyLines.Entry, _ source: FrontMatterSource) -> Int32 {
    source.node(entry.pair.value).column
  }

  private static func inner(_ entry: KeyLines.Entry, _ source: FrontMatterSource) -> (KeyLines, [UInt8])? {
    let first = source.lines.next(after: source.node(entry.pair.key).range.upper)
    guard first < entry.lines.upper,
      let mapping = KeyLines(
        of: entry.pair.value, in: source, range: ByteRange(first, entry.lines.upper))
    else { return nil }
    return (mapping, Array(source.bytes[entry.lines.lower..<first]))
  }
}
