import VaultModel
import VaultSyntax

/// The three-way merge of the keys of one mapping, and of the mappings in it.
struct KeyMerge {
  /// The type of each version, which says what its keys hold.
  let types: MergeSides<ItemType>
  /// Whether both sides speak of a repeating task, of which the later date stands.
  let isRepeating: Bool
  /// The side whose times stand that a plan gave; nil where the keys are merged like others.
  let planned: MergeSide?
  /// Whether nobody knows what there was before.
  let hasNoBase: Bool
  /// Whether ours are given as theirs.
  let isSwapped: Bool
  /// The keys of the outer mapping in the result.
  private(set) var keys: [[UInt8]] = []
  private(set) var conflicts: [UnsettledMerge] = []
  /// The mappings around the one that is merged, as the lines of their keys, for conflicts.
  private var surroundings: [UInt8] = []

  /// How deep mappings in mappings are merged by their keys.
  private static let depth = 8

  init(types: MergeSides<ItemType>, isRepeating: Bool, planned: MergeSide?, hasNoBase: Bool, isSwapped: Bool) {
    self.types = types
    self.isRepeating = isRepeating
    self.planned = planned
    self.hasNoBase = hasNoBase
    self.isSwapped = isSwapped
  }

  /// The merged lines of a mapping; what is in conflict keeps our lines and is in ``conflicts``.
  mutating func merged(_ mappings: MergeSides<KeyLines>, path: [String]) -> [UInt8] {
    let entries = mappings.map { mapping in
      Dictionary(mapping.entries.map { ($0.key, $0) }) { first, _ in first }
    }
    let trivia = OwnedTrivia(mappings.map(\.trivia), hasNoBase: hasNoBase) { owner in
      guard case .entry(let key, _) = owner else { return true }
      return settled(Self.lines(entries.map { $0[key] }, of: mappings), path: path + [Self.name(key)]) != .some(nil)
    }
    let order = OrderMerge(
      base: mappings.base.entries.map(\.key), ours: mappings.ours.entries.map(\.key),
      theirs: mappings.theirs.entries.map(\.key))
    var result: [UInt8] = []
    for key in order.keys {
      let (versions, known) = (entries.map { $0[key] }, conflicts.count)
      let lines = merged(
        versions, below: (trivia.texts(of: .entry(key, 0)), trivia.merged(of: .entry(key, 0))),
        of: mappings, path: path + [Self.name(key)])
      // In conflict a side without the key leaves its comments alone.
      let isKey = conflicts.count == known || (isSwapped ? versions.theirs : versions.ours) != nil
      if path.isEmpty, isKey, !lines.isEmpty { keys.append(key) }
      result += lines
    }
    return result + (trivia.merged(of: .end) ?? endInConflict(trivia.texts(of: .end)))
  }

  private static func name(_ key: [UInt8]) -> String { String(decoding: key, as: UTF8.self) }

  /// The lines of a key that stand whatever its value is, nil in it for a key that goes; nil where both sides changed it.
  private func settled(_ lines: MergeSides<[UInt8]?>, path: [String]) -> [UInt8]?? {
    guard let planned, isPlanned(path) else { return lines.settled }
    // Beside a value on each side there may be a comment.
    return lines.ours == nil || lines.theirs == nil || lines.ours == lines.theirs ? .some(lines[planned]) : nil
  }

  /// Whether a key is one of those that together are a time which a plan gave.
  private func isPlanned(_ path: [String]) -> Bool {
    path.count == 1 && OwnedTimes.keys.contains { $0.rawValue == path[0] }
  }

  private static func lines(
    _ entries: MergeSides<KeyLines.Entry?>, of mappings: MergeSides<KeyLines>
  ) -> MergeSides<[UInt8]?> {
    func text(_ entry: KeyLines.Entry?, _ mapping: KeyLines) -> [UInt8]? {
      entry.map { Array(mapping.source.bytes[$0.lines.indices]) }
    }
    return MergeSides(
      base: text(entries.base, mappings.base), ours: text(entries.ours, mappings.ours),
      theirs: text(entries.theirs, mappings.theirs))
  }

  private mutating func endInConflict(_ texts: MergeSides<[UInt8]>) -> [UInt8] {
    conflicts.append(UnsettledMerge(.frontMatter, ours: texts.ours, base: texts.base, theirs: texts.theirs))
    return isSwapped ? texts.theirs : texts.ours
  }

  /// The merged lines of one key, with the comments above it; empty when it goes.
  private mutating func merged(
    _ entries: MergeSides<KeyLines.Entry?>, below comments: (texts: MergeSides<[UInt8]>, merged: [UInt8]?),
    of mappings: MergeSides<KeyLines>, path: [String]
  ) -> [UInt8] {
    let lines = Self.lines(entries, of: mappings)
    if let comments = comments.merged {
      if let settled = settled(lines, path: path) {
        if let settled { return comments + settled }
        // What one side wrote above a key that the other one removed keeps it.
        if comments.isEmpty { return [] }
      } else if let ours = entries.ours, let theirs = entries.theirs,
        let value = mergedValue(EntryParts(base: entries.base, ours: ours, theirs: theirs, of: mappings), path: path)
      {
        // With its last value a key goes.
        return value.isEmpty ? [] : comments + value
      }
    }
    // A side without the key may have a comment here, below which the other one put the key.
    let whole = MergeSides(
      base: comments.texts.base + (lines.base ?? []), ours: comments.texts.ours + (lines.ours ?? []),
      theirs: comments.texts.theirs + (lines.theirs ?? []))
    let shown = whole.map { $0.isEmpty ? [] : surroundings + $0 }
    conflicts.append(UnsettledMerge(.key(path), ours: shown.ours, base: shown.base, theirs: shown.theirs))
    return isSwapped ? whole.theirs : whole.ours
  }
}

// MARK: - Values

extension KeyMerge {
  /// The lines of a key whose value both sides changed; empty when nothing is left of it, nil for a conflict.
  private mutating func mergedValue(_ parts: EntryParts, path: [String]) -> [UInt8]? {
    let shapes = parts.shapes
    if let planned, isPlanned(path) {
      guard shapes.ours == .scalar, shapes.theirs == .scalar else { return parts.texts(\.lines)[planned] }
      return mergedPieces(parts, path: path)
    }
    if shapes.ours == .blockMapping, shapes.theirs == .blockMapping, shapes.base ?? .blockMapping == .blockMapping {
      return mergedMapping(parts, path: path)
    }
    if shapes.ours.isList || shapes.theirs.isList || isSet(path) {
      let merge = ValueListMerge(parts, isSet: isSet(path), ignoresCase: path == ["tags"], splitsCommas: isSet(path))
      if let merged = merge.merged() { return merged }
      guard shapes.ours == .scalar, shapes.theirs == .scalar else { return nil }
    }
    guard shapes.ours == shapes.theirs, shapes.base ?? shapes.ours == shapes.ours else { return nil }
    return mergedPieces(parts, path: path)
  }

  /// Whether the order of a key's values means nothing.
  private func isSet(_ path: [String]) -> Bool {
    guard path.count == 1, let key = ItemKey(rawValue: path[0]) else { return false }
    switch Schema.shape(of: key, in: types.ours) {
    case .tags, .names, .members, .links, .cycleWeeks, .reminders: return true
    default: return false
    }
  }

  private mutating func mergedMapping(_ parts: EntryParts, path: [String]) -> [UInt8]? {
    guard path.count < Self.depth, let inner = parts.innerMappings() else { return nil }
    let heads = inner.heads
    guard let head = heads.ours == heads.theirs ? heads.ours : heads.settled else { return nil }
    let outer = surroundings
    surroundings += parts.texts(\.lines).ours.prefix(heads.ours.count)
    defer { surroundings = outer }
    let lines = merged(inner.mappings, path: path)
    return lines.isEmpty ? [] : head + lines
  }

  /// The key's line with each of its parts from the side that changed it: key, value, and the comment beside it.
  private func mergedPieces(_ parts: EntryParts, path: [String]) -> [UInt8]? {
    let pieces = parts.pieces
    let beginning = pieces.map(\.beginning)
    let ending = pieces.map(\.ending)
    guard let first = settled(beginning) ?? (beginning.ours.contains(UInt8(ascii: "#")) ? nil : beginning.ours),
      let last = settled(ending), let value = mergedScalar(parts, pieces.map(\.value), path: path)
    else { return nil }
    return first + value + last
  }

  private func settled(_ values: MergeSides<[UInt8]>) -> [UInt8]? {
    if values.ours == values.theirs { return values.ours }
    guard hasNoBase else { return values.settled }
    // Without a base a comment that only one side has is no difference.
    let isSpace = { (bytes: [UInt8]) in bytes.allSatisfy { $0.isSpaceOrTab || $0.isLineEnding } }
    return isSpace(values.ours) ? values.theirs : isSpace(values.theirs) ? values.ours : nil
  }

  private func mergedScalar(_ parts: EntryParts, _ values: MergeSides<[UInt8]>, path: [String]) -> [UInt8]? {
    if values.ours == values.theirs { return values.ours }
    if let planned, isPlanned(path) { return values[planned] }
    if parts.entries.base != nil, let settled = values.settled { return settled }
    if parts.readAlike { return values.ours }
    switch parts.shapes.ours {
    case .flowMapping: return FlowPairs.merged(parts)
    case .blockScalar:
      guard parts.entries.base != nil else { return nil }
      let merged = TextMerge(values.map { $0 + [UInt8(ascii: "\n")] }, ConflictForm()).merged()
      return merged.isClean ? merged.bytes.dropLast() : nil
    default:
      return laterDate(values, parts.entries.base != nil, path: path)
        ?? (parts.entries.base == nil ? earlierCompletion(values, path: path) : nil)
    }
  }

  /// Of what both sides did, the earlier day stands.
  private func earlierCompletion(_ values: MergeSides<[UInt8]>, path: [String]) -> [UInt8]? {
    guard path == ["completed"], let ours = WrittenDay(values.ours[...]), let theirs = WrittenDay(values.theirs[...])
    else { return nil }
    return theirs.date < ours.date ? values.theirs : values.ours
  }

  /// Of a repeating task that both sides moved on, the later date stands.
  private func laterDate(_ values: MergeSides<[UInt8]>, _ hasBase: Bool, path: [String]) -> [UInt8]? {
    guard isRepeating, [["due"], ["start"], ["end"], ["scheduled"], ["completed"]].contains(path),
      let ours = WrittenDay(values.ours[...]), let theirs = WrittenDay(values.theirs[...])
    else { return nil }
    if hasBase {
      guard let base = WrittenDay(values.base[...]), base.date < ours.date, base.date < theirs.date else { return nil }
    }
    return ours.date < theirs.date ? values.theirs : values.ours
  }
}
