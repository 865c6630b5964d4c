import VaultModel
import VaultSyntax

/// What changed in the front matter of a note.
struct FrontMatterComparison {
  private let before: Note
  private let after: Note
  /// The keys that take several names in either version, whose text is divided at its commas.
  private let severalKeys: Set<String>

  init(before: Note, after: Note) {
    self.before = before
    self.after = after
    severalKeys = Set(
      [before, after].flatMap { note in
        note.fields[note.whole.fields].filter(\.isSeveral).map { note.name(of: $0) }
      })
  }

  /// The changes: of the keys there are in their order, of those that went, of comments.
  ///
  /// - Complexity: O(*n*) in the bytes of the front matter.
  var changes: [NoteChange] {
    let (old, new) = (before.document.frontMatter, after.document.frontMatter)
    guard let earlier = pairs(of: old, in: before), let later = pairs(of: new, in: after) else {
      return textChanges(lines(of: old, in: before) { _ in true }, lines(of: new, in: after) { _ in true })
    }
    return changes(from: earlier, to: later, below: []) + textChanges(comments(of: before), comments(of: after))
  }

  /// The pairs of front matter, none where there is no front matter; nil when it cannot be read or is no mapping.
  private func pairs(of frontMatter: FrontMatter?, in note: Note) -> [ComparedValue.Pair]? {
    guard let frontMatter else { return [] }
    guard frontMatter.isWhole else { return nil }
    guard let root = frontMatter.tree.root else { return [] }
    switch ComparedValue(root, in: frontMatter.tree, bytes: note.document.bytes) {
    case .mapping(let pairs): return pairs
    case .scalar(""): return []
    default: return nil
    }
  }
}

// MARK: - Keys

extension FrontMatterComparison {
  private func changes(
    from old: [ComparedValue.Pair], to new: [ComparedValue.Pair], below path: [String]
  ) -> [NoteChange] {
    guard old != new else { return [] }
    let earlier = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
    let later = Dictionary(new.map { ($0.key, $0.value) }) { first, _ in first }
    var (renamed, changes) = renames(from: old, to: new, earlier, later, below: path)
    for pair in new where !renamed.contains(pair.key) {
      changes += self.changes(from: earlier[pair.key], to: pair.value, at: path + [pair.key])
    }
    for pair in old where later[pair.key] == nil && !renamed.contains(pair.key) {
      changes += self.changes(from: pair.value, to: nil, at: path + [pair.key])
    }
    return changes
  }

  /// Keys that stand at the same place as others did, with the same value.
  private func renames(
    from old: [ComparedValue.Pair], to new: [ComparedValue.Pair], _ earlier: [String: ComparedValue],
    _ later: [String: ComparedValue], below path: [String]
  ) -> (keys: Set<String>, changes: [NoteChange]) {
    guard old.count == new.count else { return ([], []) }
    var keys: Set<String> = []
    var changes: [NoteChange] = []
    for (pair, other) in zip(old, new)
    where pair.key != other.key && pair.value == other.value && later[pair.key] == nil && earlier[other.key] == nil {
      keys.formUnion([pair.key, other.key])
      changes.append(.keyRenamed(path + [pair.key], to: other.key))
    }
    return (keys, changes)
  }

  private func changes(
    from old: ComparedValue?, to new: ComparedValue?, at path: [String]
  ) -> [NoteChange] {
    guard old != new else { return [] }
    switch (old, new) {
    case (.mapping(let earlier)?, .mapping(let later)?): return changes(from: earlier, to: later, below: path)
    case (.mapping(let earlier)?, nil) where !earlier.isEmpty: return changes(from: earlier, to: [], below: path)
    case (nil, .mapping(let later)?) where !later.isEmpty: return changes(from: [], to: later, below: path)
    default: break
    }
    if let lists = lists(old, new, at: path) {
      let areTags = path == ["tags"]
      let difference = ListDifference(lists.before, lists.after, areTags: areTags)
      if !difference.isEmpty { return [.list(path, added: difference.added, removed: difference.removed)] }
      // Both are lists, or the note says the same in another way.
      guard old == nil || new == nil else {
        return areTags || lists.before == lists.after ? [] : [.listReordered(path)]
      }
    }
    return [.key(path, before: old?.text, after: new?.text)]
  }

  /// The elements of both values where they are lists or stand for one; nil where one of them is a single value.
  private func lists(
    _ old: ComparedValue?, _ new: ComparedValue?, at path: [String]
  ) -> (before: [String], after: [String])? {
    let isSeveral = path.count == 1 && severalKeys.contains(path[0])
    guard let before = elements(of: old, isSeveral), let after = elements(of: new, isSeveral) else { return nil }
    return (before, after)
  }

  private func elements(of value: ComparedValue?, _ isSeveral: Bool) -> [String]? {
    switch value {
    case nil: []
    case .list(let elements): elements.map(\.text)
    case .scalar(let text) where isSeveral:
      text.split(separator: ",").map { String($0).collapsed }.filter { !$0.isEmpty }
    default: nil
    }
  }
}

// MARK: - Lines

extension FrontMatterComparison {
  private func textChanges(_ old: [String], _ new: [String]) -> [NoteChange] {
    var (added, removed): ([String], [String]) = ([], [])
    for change in SequenceDiff.changes(before: old, after: new) {
      removed += old[change.before]
      added += new[change.after]
    }
    return added == removed ? [] : [.frontMatterText(added: added, removed: removed)]
  }

  /// The lines of front matter that begin at an offset of which a condition holds, without empty ones.
  private func lines(of frontMatter: FrontMatter?, in note: Note, where isWanted: (Int) -> Bool) -> [String] {
    guard let frontMatter else { return [] }
    let bytes = note.document.bytes
    return bytes[frontMatter.content.indices].split(whereSeparator: \.isLineEnding)
      .compactMap { line in
        guard let start = line.firstIndex(where: { !$0.isSpaceOrTab }), isWanted(start) else { return nil }
        return String(decoding: line[start...], as: UTF8.self).collapsed
      }
      .filter { !$0.isEmpty }
  }

  /// The lines that are nothing but a comment.
  private func comments(of note: Note) -> [String] {
    guard let frontMatter = note.document.frontMatter else { return [] }
    let scalars = frontMatter.tree.nodes.filter { $0.kind == .scalar }.map(\.range)
    return lines(of: frontMatter, in: note) { start in
      guard note.document.bytes[start] == UInt8(ascii: "#") else { return false }
      let place = scalars.partitioningIndex { $0.lower > start } - 1
      return place < 0 || scalars[place].upper <= start
    }
  }
}
