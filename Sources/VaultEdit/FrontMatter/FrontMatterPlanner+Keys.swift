import VaultModel
import VaultSyntax

// Taking keys away and renaming them.
extension FrontMatterPlanner {
  /// Takes a pair out: its lines, the comment on them and deeper ones below them. Comments above it stay.
  ///
  /// With the last key of a nested mapping the mapping's own key goes.
  func removingKey(_ path: [String]) throws(EditRefusal) -> FrontMatterPlan? {
    var steps = try source.place(of: path, from: root)
    guard steps.found != nil else { return nil }
    while steps.steps.count > 1, let last = steps.steps.last, source.pairs(of: last.mapping).count == 1 {
      steps.steps.removeLast()
    }
    guard let step = steps.steps.last else { return nil }
    try source.requireNoMerge(step.mapping)
    try source.requireUnshared(step.pair.key)
    try source.requireUnshared(step.pair.value)
    return FrontMatterPlan(
      patches: removing(step.pair, from: step.mapping), path: Array(path.prefix(steps.steps.count)), outcome: .gone)
  }

  private func removing(_ pair: FrontMatterSource.Pair, from mapping: Int) -> [Patch] {
    guard source.node(mapping).style == .flow else {
      let lines = source.lines(of: pair, column: Int(source.node(mapping).column))
      return [Patch(ByteRange(lines.lower, endOfGap(after: lines)), [])]
    }
    let index = source.pairs(of: mapping).firstIndex(of: pair) ?? 0
    return FlowCollection(mapping, in: source).removals([index])
  }

  /// The end of lines that go, with the blank lines below them where they would become a part of a text above that keeps
  /// its line ends (`|+`).
  private func endOfGap(after lines: ByteRange) -> Int {
    let isKept = source.tree.nodes.contains { node in
      guard node.style == .literal || node.style == .folded, node.range.lower < lines.lower else { return false }
      let header = source.bytes[node.range.indices].prefix { !YAMLBytes.isBreak($0) }
      return header.contains(UInt8(ascii: "+"))
        && source.bytes[node.range.upper..<max(node.range.upper, lines.lower)].allSatisfy {
          YAMLBytes.isBlank($0) || YAMLBytes.isBreak($0)
        }
    }
    var end = lines.upper
    while isKept, end < source.bytes.count {
      let line = source.bytes[end...].prefix { YAMLBytes.isBlank($0) }
      guard line.endIndex < source.bytes.count, YAMLBytes.isBreak(source.bytes[line.endIndex]) else { break }
      end = line.endIndex + 1
    }
    return end
  }

  /// Spells a key anew, its value and place as they are; throws when there is no such key, or the new one is taken.
  func renamingKey(_ path: [String], to name: String) throws(EditRefusal) -> FrontMatterPlan? {
    let place = try source.place(of: path, from: root)
    guard let step = place.found else {
      let range = place.steps.last.map { source.node($0.pair.value).range } ?? source.node(root).range
      throw EditRefusal(.noSuchKey, at: range, values: [Self.name(path)])
    }
    let key = source.node(step.pair.key)
    try source.requirePlainNode(step.pair.key)
    try source.requireUnshared(step.pair.key)
    if source.tree.reads(name, step.pair.key, in: source.bytes) { return nil }
    try Self.requireWritable([name], at: key.range)
    for other in source.pairs(of: step.mapping) where source.tree.reads(name, other.key, in: source.bytes) {
      throw EditRefusal(.keyExists, at: source.node(other.key).range, values: [name])
    }
    let text = source.spelling(inside: step.mapping).key(name, in: key.style)
    return FrontMatterPlan(patches: [Patch(key.range, text)], path: path, outcome: .renamed(name))
  }
}
