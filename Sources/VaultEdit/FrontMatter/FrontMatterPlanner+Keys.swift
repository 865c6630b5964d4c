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
      return [Patch(source.lines(of: pair, column: Int(source.node(mapping).column)), [])]
    }
    let index = source.pairs(of: mapping).firstIndex(of: pair) ?? 0
    return FlowCollection(mapping, in: source).removals([index])
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
