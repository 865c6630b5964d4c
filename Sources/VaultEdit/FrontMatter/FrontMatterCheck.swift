import VaultModel
import VaultSyntax

/// Reads front matter again after a change, and compares it with what was there: the pair that was meant must read as
/// meant, and every other one as before, style included.
struct FrontMatterCheck: Sendable {
  /// The front matter before, with its top mapping; nil when there was none.
  let before: FrontMatterSource?
  /// The front matter that the patches lead to.
  let after: FrontMatterSource
  /// What the patches are meant to do.
  let plan: FrontMatterPlan
  /// Whether a scalar of the key that changes holds several values between commas.
  let splitsCommas: Bool

  /// Whether the change is the intended one and nothing else.
  ///
  /// - Complexity: O(*n*) in the bytes of both.
  func holds() -> Bool {
    guard after.tree.documents.count <= 1 else { return false }
    var old = before?.tree.root
    var new = after.tree.root
    for (depth, key) in plan.path.enumerated() {
      let isLast = depth == plan.path.count - 1
      guard let divided = divide(old, new, at: key, isLast: isLast), haveEqualOthers(divided) else { return false }
      if isLast { return isMeant(divided) }
      guard let pair = divided.new, after.node(pair.value).kind == .mapping else { return false }
      old = divided.old?.value
      new = pair.value
    }
    return false
  }

  /// The pairs of a mapping before and after: the one on the path, and the others in their order.
  private struct Divided {
    var old: FrontMatterSource.Pair?
    var new: FrontMatterSource.Pair?
    var oldOthers: ArraySlice<FrontMatterSource.Pair>
    var newOthers: ArraySlice<FrontMatterSource.Pair>
  }

  /// Divides the pairs; nil when the one on the path is not where it belongs.
  private func divide(_ old: Int?, _ new: Int?, at key: String, isLast: Bool) -> Divided? {
    let oldPairs = pairs(of: old, in: before)
    let newPairs = pairs(of: new, in: after)
    var result = Divided(oldOthers: oldPairs[...], newOthers: newPairs[...])
    let oldIndex = oldPairs.firstIndex { before?.tree.reads(key, $0.key, in: before?.bytes ?? []) ?? false }
    if let oldIndex {
      result.old = oldPairs[oldIndex]
      result.oldOthers.remove(at: oldIndex)
    }
    var name: String? = key
    if isLast, case .gone = plan.outcome { name = nil }
    if isLast, case .renamed(let renamed) = plan.outcome { name = renamed }
    guard let name else { return result }
    let newIndex = newPairs.firstIndex { after.tree.reads(name, $0.key, in: after.bytes) }
    guard let newIndex, newIndex == oldIndex ?? (newPairs.count - 1) else { return nil }
    result.new = newPairs[newIndex]
    result.newOthers.remove(at: newIndex)
    return result
  }

  private func pairs(of index: Int?, in source: FrontMatterSource?) -> [FrontMatterSource.Pair] {
    guard let index, let source, source.node(index).kind == .mapping else { return [] }
    return source.pairs(of: index)
  }

  private func haveEqualOthers(_ divided: Divided) -> Bool {
    guard divided.oldOthers.count == divided.newOthers.count else { return false }
    return zip(divided.oldOthers, divided.newOthers).allSatisfy { old, new in
      areEqual(old.key, new.key) && areEqual(old.value, new.value)
    }
  }

  private func isMeant(_ divided: Divided) -> Bool {
    switch plan.outcome {
    case .gone: return divided.old != nil
    case .renamed:
      guard let old = divided.old, let new = divided.new else { return false }
      return areEqual(old.value, new.value)
    case .scalar(let scalar):
      guard let new = divided.new, hasSameKey(divided) else { return false }
      return after.stands(scalar, at: new.value)
    case .list(let list):
      guard let new = divided.new, hasSameKey(divided) else { return false }
      return reads(list, at: new.value)
    case .grown(let records):
      guard let new = divided.new, hasSameKey(divided) else { return false }
      return hasGrown(divided.old?.value, to: new.value, by: records)
    }
  }

  /// Whether a list has its old elements, and behind them these mappings.
  private func hasGrown(_ old: Int?, to new: Int, by records: [NewRecord]) -> Bool {
    guard after.node(new).kind == .sequence else { return false }
    var kept: [Int] = []
    if let old, let before, before.node(old).kind == .sequence { kept = Array(before.tree.children(of: old)) }
    let elements = Array(after.tree.children(of: new))
    guard elements.count == kept.count + records.count else { return false }
    return zip(kept, elements).allSatisfy { areEqual($0, $1) }
      && zip(elements.dropFirst(kept.count), records).allSatisfy { reads($1, at: $0) }
  }

  /// Whether a value reads as a mapping of these pairs.
  private func reads(_ record: NewRecord, at value: Int) -> Bool {
    guard after.node(value).kind == .mapping else { return false }
    let pairs = after.pairs(of: value)
    return pairs.count == record.pairs.count
      && zip(pairs, record.pairs).allSatisfy { pair, wanted in
        after.tree.reads(wanted.key, pair.key, in: after.bytes) && after.stands(wanted.value, at: pair.value)
      }
  }

  private func hasSameKey(_ divided: Divided) -> Bool {
    guard let old = divided.old, let new = divided.new else { return true }
    return areEqual(old.key, new.key)
  }

  /// Whether a value reads as a list, each element as text where that is wanted.
  private func reads(_ list: [NewScalar], at value: Int) -> Bool {
    if after.node(value).kind == .sequence, !after.isPlainLink(value) {
      let elements = Array(after.tree.children(of: value))
      return elements.count == list.count && zip(elements, list).allSatisfy { after.stands($1, at: followed($0)) }
    }
    if list.count == 1, after.stands(list[0], at: value) { return true }
    let texts = FrontMatterText.texts(of: value, in: after.tree, bytes: after.bytes, splitsCommas: splitsCommas)
    return !list.isEmpty && texts.map(\.text) == list.map(\.text)
  }

  private func followed(_ index: Int) -> Int { after.tree.followed(index) }

  /// Whether two subtrees hold the same nodes: kinds, styles, texts, anchors, tags and aliases.
  private func areEqual(_ old: Int, _ new: Int) -> Bool {
    guard let before else { return false }
    let count = Int(before.node(old).subtreeEnd) - old
    guard count == Int(after.node(new).subtreeEnd) - new else { return false }
    return (0..<count).allSatisfy { offset in
      let (left, right) = (before.node(old + offset), after.node(new + offset))
      guard left.kind == right.kind, left.style == right.style,
        Int(left.subtreeEnd) - old == Int(right.subtreeEnd) - new,
        before.bytes[left.anchor.indices] == after.bytes[right.anchor.indices],
        before.bytes[left.tag.indices] == after.bytes[right.tag.indices]
      else { return false }
      switch left.kind {
      case .sequence, .mapping: return true
      case .alias: return before.bytes[left.range.indices] == after.bytes[right.range.indices]
      case .scalar: return hasSameText(old + offset, new + offset)
      }
    }
  }

  private func hasSameText(_ old: Int, _ new: Int) -> Bool {
    guard let before else { return false }
    if let left = before.node(old).verbatimRange, let right = after.node(new).verbatimRange {
      return before.bytes[left.indices] == after.bytes[right.indices]
    }
    return before.tree.decoded(old, in: before.bytes) == after.tree.decoded(new, in: after.bytes)
  }
}
