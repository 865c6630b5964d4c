import VaultSyntax

/// Where a path of keys leads in front matter.
struct FrontMatterPlace: Sendable {
  /// The pairs passed on the way, from the top mapping on; with every key found, the last is the one meant.
  var steps: [FrontMatterSource.Step] = []
  /// The keys that are not there.
  var missing: ArraySlice<String>
  /// What the first missing key would be put into.
  var container: Container

  /// Where a missing key would go.
  enum Container: Sendable {
    /// A mapping.
    case mapping(Int)
    /// The value of the last step, which is null and would become a mapping.
    case null
    /// The value of the last step, which cannot have keys.
    case value
  }

  /// The pair meant, when every key is there.
  var found: FrontMatterSource.Step? { missing.isEmpty ? steps.last : nil }
}

extension FrontMatterSource {
  /// Follows a path from a mapping on.
  ///
  /// Throws when a mapping on the way is shared, tagged or merged, or has duplicate or complex keys.
  ///
  /// - Complexity: O(*k*) in the number of keys of the mappings passed.
  func place(of path: [String], from root: Int) throws(EditRefusal) -> FrontMatterPlace {
    var place = FrontMatterPlace(missing: path[...], container: .mapping(root))
    var mapping = root
    while let key = place.missing.first {
      try requireEditable(mapping)
      guard let pair = pairs(of: mapping).first(where: { tree.reads(key, $0.key, in: bytes) }) else {
        try requireNoMerge(mapping)
        return place
      }
      place.steps.append(Step(mapping: mapping, pair: pair))
      place.missing = place.missing.dropFirst()
      if place.missing.isEmpty { break }
      if node(pair.value).kind == .alias { throw EditRefusal(.sharedByAlias, at: node(pair.value).range) }
      guard node(pair.value).kind == .mapping else {
        place.container = isNull(pair.value) ? .null : .value
        return place
      }
      mapping = pair.value
      place.container = .mapping(mapping)
    }
    try requireNoMerge(mapping)
    return place
  }
}
