import VaultModel
import VaultSyntax

// Adding mappings to a list of them.
extension FrontMatterPlanner {
  /// Puts a mapping at the end of a list, written as the one before it; a key that is not there begins a list.
  ///
  /// Throws for a value that is neither a list nor empty.
  func adding(_ record: NewRecord, to path: [String]) throws(EditRefusal) -> FrontMatterPlan? {
    let place = try source.place(of: path, from: root)
    for pair in record.pairs { try Self.requireWritable([pair.key], at: source.node(root).range) }
    guard let step = place.found else { return try addingPair(place, path, .records([record])) }
    let value = step.pair.value
    try source.requirePlainNode(value)
    let spelling = PairSpelling(for: step.mapping, in: source)
    let patches: [Patch]
    if source.isNull(value) {
      try source.requireUnshared(value)
      patches = [filling(value, with: spelling.list([record]), after: step.pair)]
    } else {
      guard source.node(value).kind == .sequence, !source.isPlainLink(value) else {
        throw EditRefusal(.valueNotList, at: source.node(value).range, values: [Self.name(path)])
      }
      try source.requireNotNamed(value)
      let elements = Array(source.tree.children(of: value))
      let edit = SequenceEdit(value, elements: elements, of: step.mapping, in: source)
      patches = edit.insertion(of: record, spelling)
    }
    return FrontMatterPlan(patches: patches, path: path, outcome: .grown([record]))
  }
}
