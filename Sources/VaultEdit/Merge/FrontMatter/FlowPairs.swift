import VaultSyntax

/// The merge of mappings in braces: their pairs by key, each with its value as one.
enum FlowPairs {
  /// The merged mapping; nil when both sides changed one pair, or one has comments or several lines.
  static func merged(_ parts: EntryParts) -> [UInt8]? {
    guard let ours = pairs(parts.entries.ours, parts.sources.ours),
      let theirs = pairs(parts.entries.theirs, parts.sources.theirs)
    else { return nil }
    var base: [(key: [UInt8], text: [UInt8])] = []
    if let entry = parts.entries.base {
      guard let pairs = pairs(entry, parts.sources.base) else { return nil }
      base = pairs
    }
    let texts = MergeSides(base: base, ours: ours, theirs: theirs)
    let values = texts.map { Dictionary($0.map { ($0.key, $0.text) }) { first, _ in first } }
    guard values.ours.count == ours.count, values.theirs.count == theirs.count, values.base.count == base.count else {
      return nil
    }
    let order = OrderMerge(base: base.map(\.key), ours: ours.map(\.key), theirs: theirs.map(\.key))
    var merged: [[UInt8]] = []
    for key in order.keys {
      guard let settled = values.map({ $0[key] }).settled else { return nil }
      if let settled { merged.append(settled) }
    }
    let value = parts.pieces.ours.value
    let isSpaced = value.dropFirst().first?.isSpaceOrTab ?? false
    let space: [UInt8] = isSpaced && !merged.isEmpty ? [UInt8(ascii: " ")] : []
    return [UInt8(ascii: "{")] + space + Array(merged.joined(separator: ", ".utf8)) + space + [UInt8(ascii: "}")]
  }

  /// The pairs as they are written, on one line.
  private static func pairs(
    _ entry: KeyLines.Entry, _ source: FrontMatterSource
  ) -> [(key: [UInt8], text: [UInt8])]? {
    let value = source.node(entry.pair.value)
    guard source.lines.areOnOneLine(value.range.lower, value.range.upper) else { return nil }
    return source.pairs(of: entry.pair.value).map { pair in
      let lower = source.node(pair.key).start
      let upper = max(source.node(pair.key).range.upper, source.node(pair.value).range.upper)
      return (source.tree.decoded(pair.key, in: source.bytes), Array(source.bytes[lower..<max(lower, upper)]))
    }
  }
}
