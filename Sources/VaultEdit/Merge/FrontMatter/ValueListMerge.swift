import VaultModel
import VaultSyntax

/// The merge of a key whose value is a list: as a set, or in order.
struct ValueListMerge {
  private let parts: EntryParts
  private let isSet: Bool
  private let ignoresCase: Bool
  private let splitsCommas: Bool

  init(_ parts: EntryParts, isSet: Bool, ignoresCase: Bool, splitsCommas: Bool) {
    self.parts = parts
    self.isSet = isSet
    self.ignoresCase = ignoresCase
    self.splitsCommas = splitsCommas
  }

  /// One element: what it is known by, and its bytes, which are whole lines in a block list.
  private struct Element: Hashable {
    var key: [UInt8]
    var bytes: [UInt8]
  }

  /// The merged lines of the key; empty when no element is left, nil when it is no list or in conflict.
  func merged() -> [UInt8]? {
    let shapes = parts.shapes
    let base = shapes.base ?? shapes.ours
    if shapes.ours == shapes.theirs, base == shapes.ours, let merged = likeLists() { return merged }
    return isSet ? differentLists() : nil
  }

  // MARK: - Lists that are written alike

  private func likeLists() -> [UInt8]? {
    guard let ours = WrittenList(parts.entries.ours, parts.sources.ours),
      let theirs = WrittenList(parts.entries.theirs, parts.sources.theirs), ours.column == theirs.column
    else { return nil }
    var base: WrittenList?
    if let entry = parts.entries.base {
      guard let list = WrittenList(entry, parts.sources.base) else { return nil }
      base = list
    }
    let before = base?.beginning ?? []
    guard let beginning = settled(before, ours.beginning, theirs.beginning),
      let ending = settled(base?.ending ?? [], ours.ending, theirs.ending)
    else { return nil }
    let lists = MergeSides(base: base, ours: ours, theirs: theirs)
    let elements = lists.map { self.elements(of: $0) }
    guard let merged = isSet ? united(elements) : inOrder(elements) else { return nil }
    guard ours.isBlock else { return beginning + Array(merged.map(\.bytes).joined(separator: ", ".utf8)) + ending }
    let owners = Self.owners(of: merged)
    let trivia = OwnedTrivia(lists.map { self.trivia(of: $0) }, hasNoBase: base == nil) { owner in
      owner == .end || owners.contains(owner)
    }
    var lines = beginning
    for (element, owner) in zip(merged, owners) {
      guard let comments = trivia.merged(of: owner) else { return nil }
      lines += comments + element.bytes
    }
    return trivia.merged(of: .end).map { lines + $0 }
  }

  /// What the comments above elements belong to: of equal elements each has a number.
  private static func owners(of elements: [Element]) -> [OwnedTrivia.Owner] {
    var counts: [[UInt8]: Int] = [:]
    return elements.map { element in
      counts[element.key, default: 0] += 1
      return .entry(element.key, counts[element.key, default: 1] - 1)
    }
  }

  private func trivia(of list: WrittenList?) -> OwnedTrivia.Version {
    guard let list else { return [] }
    return zip(Self.owners(of: elements(of: list)), list.elements).map { ($0, $1.above[...]) } + [
      (.end, list.below[...])
    ]
  }

  private func settled(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    MergeSides(base: base, ours: ours, theirs: theirs).settled
  }

  private func elements(of list: WrittenList?) -> [Element] {
    guard let list else { return [] }
    return list.elements.map { Element(key: folded($0.key), bytes: $0.bytes) }
  }

  private func folded(_ key: [UInt8]) -> [UInt8] {
    ignoresCase ? Array(String(decoding: key, as: UTF8.self).lowercased().utf8) : key
  }

  /// What both have, and what one of them put in; nil when both changed one element.
  private func united(_ lists: MergeSides<[Element]>) -> [Element]? {
    guard !ListMerge(lists.map { $0.map(\.key) }).isInConflict else { return nil }
    let values = lists.map { Dictionary($0.map { ($0.key, $0.bytes) }) { first, _ in first } }
    let keys = lists.map { list in
      var seen: Set<[UInt8]> = []
      return list.map(\.key).filter { seen.insert($0).inserted }
    }
    let order = OrderMerge(base: keys.base, ours: keys.ours, theirs: keys.theirs)
    return order.keys.compactMap { key in
      let texts = values.map { $0[key] }
      if texts.ours == nil || texts.theirs == nil {
        guard texts.base == nil else { return nil }
      }
      // Of one element in two spellings ours is kept.
      return ((texts.settled ?? texts.ours) ?? nil).map { Element(key: key, bytes: $0) }
    }
  }

  /// The elements in order: where one side put the list into another order, with what the other one added and took out,
  /// else merged like lines.
  private func inOrder(_ lists: MergeSides<[Element]>) -> [Element]? {
    let keys = lists.map { $0.map(\.key) }
    let areUnique = [keys.base, keys.ours, keys.theirs].allSatisfy { Set($0).count == $0.count }
    if areUnique {
      let order = OrderMerge(base: keys.base, ours: keys.ours, theirs: keys.theirs)
      if order.isAmbiguous { return nil }
      if order.hasMoves { return replacesNothing(keys) ? united(lists) : nil }
    }
    return mergedLikeLines(lists)
  }

  /// Whether one side at least changed only the order, or only put elements in or took some out.
  private func replacesNothing(_ keys: MergeSides<[[UInt8]]>) -> Bool {
    let base = Set(keys.base)
    return [keys.ours, keys.theirs].contains { side in
      let now = Set(side)
      return now.isSubset(of: base) || base.isSubset(of: now)
    }
  }

  private func mergedLikeLines(_ lists: MergeSides<[Element]>) -> [Element]? {
    var numbers: [[UInt8]: Int32] = [:]
    for element in lists.base + lists.ours + lists.theirs where numbers[element.bytes] == nil {
      numbers[element.bytes] = Int32(clamping: numbers.count)
    }
    let diff = ThreeWayDiff(lists.map { list in list.map { numbers[$0.bytes] ?? -1 } })
    var result: [Element] = []
    var place = 0
    for change in diff.changes() {
      result += lists.ours[place..<max(place, change.ours.lowerBound)]
      place = change.ours.upperBound
      switch change.outcome {
      case .theirs: result += lists.theirs[change.theirs]
      case .conflict:
        // What both put in at one place excludes nothing.
        guard change.base.isEmpty else { return nil }
        let ours = lists.ours[change.ours]
        result += ours + lists.theirs[change.theirs].filter { !ours.contains($0) }
      default: result += lists.ours[change.ours]
      }
    }
    return result + lists.ours[max(place, 0)...]
  }

  // MARK: - Lists that are written differently

  /// The changes of one side made to the other, whose way of writing stays: that of the base, or of a block list, so
  /// that a list which one side emptied is written on as it was.
  private func differentLists() -> [UInt8]? {
    let shapes = parts.shapes
    let takesTheirs =
      shapes.ours != shapes.theirs && (shapes.theirs == shapes.base || shapes.ours != shapes.base)
      && shapes.theirs == .blockList
    return differentLists(takesTheirs ? parts.swapped : parts)
  }

  private func differentLists(_ parts: EntryParts) -> [UInt8]? {
    let base = parts.entries.base.map { texts($0, parts.sources.base) } ?? []
    let ours = texts(parts.entries.ours, parts.sources.ours)
    let theirs = texts(parts.entries.theirs, parts.sources.theirs)
    guard let base, let ours, let theirs,
      !ListMerge(MergeSides(base: base, ours: ours, theirs: theirs).map { $0.map(folded) }).isInConflict
    else { return nil }
    let (before, our, their) = (Set(base.map(folded)), Set(ours.map(folded)), Set(theirs.map(folded)))
    let added = theirs.filter { !before.contains(folded($0)) && !our.contains(folded($0)) }
    let removed = ours.filter { before.contains(folded($0)) && !their.contains(folded($0)) }
    let lines = Array(parts.sources.ours.bytes[parts.entries.ours.lines.indices])
    let key = parts.sources.ours.tree.text(of: parts.entries.ours.pair.key, in: parts.sources.ours.bytes)
    let fence = Array("---\n".utf8)
    var bytes = fence + lines + fence
    do throws(EditRefusal) {
      for change in [ItemChange.add([key], added.map(scalar)), .remove([key], removed.map(scalar))] {
        let patches = try FrontMatterEdit(Document(bytes)).patches(for: change, splitsCommas: splitsCommas)
        bytes = patches.applied(to: bytes)
      }
    } catch { return nil }
    let comment = UInt8(ascii: "#")
    // What an edit by values cannot carry over.
    let lost = Array(parts.sources.theirs.bytes[parts.entries.theirs.lines.indices]).count { $0 == comment }
    let known = parts.entries.base.map { parts.sources.base.bytes[$0.lines.indices].count { $0 == comment } } ?? 0
    guard lost <= known, bytes.starts(with: fence), bytes.suffix(fence.count) == fence[...] else { return nil }
    let merged = Array(bytes[fence.count..<max(fence.count, bytes.count - fence.count)])
    // Nobody took the key out.
    return merged.isEmpty && theirs.isEmpty ? Array(parts.texts(\.lines).theirs) : merged
  }

  private func scalar(_ text: [UInt8]) -> NewScalar { NewScalar(String(decoding: text, as: UTF8.self), isText: true) }

  private func texts(_ entry: KeyLines.Entry, _ source: FrontMatterSource) -> [[UInt8]]? {
    let node = source.node(entry.pair.value)
    guard node.kind != .mapping, node.kind != .alias, node.anchor.isEmpty, node.tag.isEmpty,
      node.kind == .scalar || source.tree.children(of: entry.pair.value).allSatisfy({ source.node($0).kind == .scalar })
    else { return nil }
    if source.isNull(entry.pair.value) { return [] }
    return FrontMatterText.texts(
      of: entry.pair.value, in: source.tree, bytes: source.bytes, splitsCommas: splitsCommas
    ).map { Array($0.text.utf8) }
  }
}

/// A list as it is written: its elements one by one, and what stands around them.
private struct WrittenList {
  let isBlock: Bool
  /// The column of the dashes.
  let column: Int32
  /// The key's lines up to the first element.
  let beginning: [UInt8]
  /// What each reads as, or is written as when it is a collection; comments and blank lines above it; and its bytes.
  private(set) var elements: [(key: [UInt8], above: [UInt8], bytes: [UInt8])] = []
  let ending: [UInt8]
  /// Comments and blank lines below the last element.
  private(set) var below: [UInt8] = []

  /// Nil when the elements share lines, or the value is no list.
  init?(_ entry: KeyLines.Entry, _ source: FrontMatterSource) {
    let value = source.node(entry.pair.value)
    guard value.kind == .sequence, value.anchor.isEmpty, value.tag.isEmpty, !source.isPlainLink(entry.pair.value) else {
      return nil
    }
    let nodes = Array(source.tree.children(of: entry.pair.value))
    isBlock = value.style == .block
    column = value.column
    let bytes = source.bytes
    guard isBlock else {
      guard source.lines.areOnOneLine(value.range.lower, value.range.upper) else { return nil }
      let first = nodes.first.map { source.node($0).start } ?? value.range.upper - 1
      let last = nodes.last.map { source.node($0).range.upper } ?? value.range.upper - 1
      beginning = Array(bytes[entry.lines.lower..<max(entry.lines.lower, first)])
      ending = Array(bytes[last..<max(last, entry.lines.upper)])
      elements = nodes.map { node in
        (Self.key(of: node, source), [], Array(bytes[source.node(node).start..<source.node(node).range.upper]))
      }
      return
    }
    var end = source.lines.next(after: source.node(entry.pair.key).range.upper)
    beginning = Array(bytes[entry.lines.lower..<max(entry.lines.lower, end)])
    ending = []
    for node in nodes {
      let start = source.lines.start(of: source.node(node).start)
      guard start >= end, Self.isDash(bytes[start..<source.node(node).start]) else { return nil }
      let next = source.lines.next(after: max(source.node(node).range.upper, start))
      guard next <= entry.lines.upper else { return nil }
      elements.append((Self.key(of: node, source), Array(bytes[end..<start]), Array(bytes[start..<next])))
      end = next
    }
    guard !nodes.isEmpty else { return nil }
    below = Array(bytes[end..<entry.lines.upper])
  }

  private static func key(of node: Int, _ source: FrontMatterSource) -> [UInt8] {
    source.ownText(of: node) ?? Array(source.bytes[source.node(node).range.indices])
  }

  /// Whether only a dash stands before an element on its line.
  private static func isDash(_ bytes: ArraySlice<UInt8>) -> Bool {
    let signs = bytes.filter { !$0.isSpaceOrTab }
    return signs == [UInt8(ascii: "-")]
  }
}
