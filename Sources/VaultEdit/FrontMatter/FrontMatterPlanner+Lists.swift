import VaultModel
import VaultSyntax

// Adding to lists, taking out of them, and setting them.
extension FrontMatterPlanner {
  /// The elements of a sequence; throws when one is a list or a mapping.
  func elements(of sequence: Int, _ path: [String]) throws(EditRefusal) -> [Int] {
    let elements = Array(source.tree.children(of: sequence))
    for element in elements where source.text(of: element) == nil {
      throw EditRefusal(.listIsNested, at: source.node(element).range, values: [Self.name(path)])
    }
    return elements
  }

  /// Puts values that are not there at the end of a list; a key that is not there begins one.
  func adding(_ values: [NewScalar], to path: [String]) throws(EditRefusal) -> FrontMatterPlan? {
    let place = try source.place(of: path, from: root)
    let new = Self.withoutRepetition(values, comparison)
    guard !new.isEmpty else { return nil }
    guard let step = place.found else { return try addingPair(place, path, .list(new)) }
    let current = try currentList(of: step, path)
    let present = Set(current.elements.map { comparison.key(of: $0.text) })
    let added = new.filter { !present.contains(comparison.key(of: $0.text)) }
    guard !added.isEmpty else { return nil }
    let whole = current.elements + added
    let patches: [Patch]
    switch current.form {
    case .sequence(let elements):
      try source.requireNotNamed(step.pair.value)
      let edit = SequenceEdit(step.pair.value, elements: elements, of: step.mapping, in: source)
      patches = edit.insertions(added, after: elements.count - 1)
    case .nothing, .scalar, .commas:
      try source.requireUnshared(step.pair.value)
      patches = rewriting(step, from: current, to: whole)
    }
    return FrontMatterPlan(patches: patches, path: path, outcome: .list(whole))
  }

  /// Takes values out of a list; with the last one its key goes.
  func removing(_ values: [NewScalar], from path: [String]) throws(EditRefusal) -> FrontMatterPlan? {
    guard let step = try source.place(of: path, from: root).found else { return nil }
    let current = try currentList(of: step, path)
    let gone = Set(values.map { comparison.key(of: $0.text) })
    let removed = current.elements.indices.filter { gone.contains(comparison.key(of: current.elements[$0].text)) }
    guard !removed.isEmpty else { return nil }
    let rest = current.elements.filter { !gone.contains(comparison.key(of: $0.text)) }
    guard !rest.isEmpty else { return try removingKey(path) }
    let patches: [Patch]
    switch current.form {
    case .sequence(let elements):
      try source.requireNotNamed(step.pair.value)
      for index in removed {
        try source.requirePlainNode(elements[index])
        try source.requireUnshared(elements[index])
      }
      let edit = SequenceEdit(step.pair.value, elements: elements, of: step.mapping, in: source)
      patches = edit.removals(Set(removed))
    case .nothing, .scalar, .commas:
      try source.requireUnshared(step.pair.value)
      patches = rewriting(step, from: current, to: rest)
    }
    return FrontMatterPlan(patches: patches, path: path, outcome: .list(rest))
  }

  /// Makes a list of these values; elements that stay keep their bytes.
  func setting(
    _ step: FrontMatterSource.Step, _ path: [String], to new: [NewScalar]
  ) throws(EditRefusal) -> FrontMatterPlan? {
    let current = try currentList(of: step, path)
    let outcome = FrontMatterPlan.Outcome.list(new)
    guard case .sequence(let elements) = current.form else {
      if current.matches(new) { return nil }
      // A block scalar holds a text whether or not it says the line break at its end.
      if case .scalar = current.form, new.count == 1, !new[0].text.isEmpty, source.stands(new[0], at: step.pair.value) {
        return nil
      }
      try source.requireUnshared(step.pair.value)
      return FrontMatterPlan(patches: rewriting(step, from: current, to: new), path: path, outcome: outcome)
    }
    if elements.count == new.count, zip(elements, new).allSatisfy({ source.stands($1, at: $0) }) { return nil }
    try source.requireUnshared(step.pair.value)
    for element in elements { try source.requirePlainNode(element) }
    guard !new.isEmpty else {
      let patches = try replacingList(step, path, with: Array("[]".utf8))
      return FrontMatterPlan(patches: patches, path: path, outcome: outcome)
    }
    let edit = SequenceEdit(step.pair.value, elements: elements, of: step.mapping, in: source)
    return FrontMatterPlan(patches: edit.splicing(new, planner: self), path: path, outcome: outcome)
  }

  /// Replaces a whole list by text on the key's line: a scalar or `[]`.
  func replacingList(
    _ step: FrontMatterSource.Step, _ path: [String], with text: [UInt8]
  ) throws(EditRefusal) -> [Patch] {
    let list = source.node(step.pair.value)
    guard list.style == .block else {
      if FlowCollection(step.pair.value, in: source).hasComments {
        throw EditRefusal(.listHoldsComments, at: list.range, values: [Self.name(path)])
      }
      return [Patch(list.range, text)]
    }
    guard let colon = source.colonEnd(of: step.pair) else { return [] }
    let elements = Array(source.tree.children(of: step.pair.value))
    let edit = SequenceEdit(step.pair.value, elements: elements, of: step.mapping, in: source)
    return [filling(at: list.anchor.isEmpty ? colon : list.anchor.upper, with: text)]
      + edit.removals(Set(elements.indices))
  }

  /// Values without those that repeat an earlier one.
  static func withoutRepetition(_ values: [NewScalar], _ comparison: ElementComparison) -> [NewScalar] {
    var seen: Set<String> = []
    return values.filter { seen.insert(comparison.key(of: $0.text)).inserted }
  }
}
