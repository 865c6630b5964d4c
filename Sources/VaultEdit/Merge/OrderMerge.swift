/// The three-way merge of the order of things that are told apart by a key, each of which stands once.
///
/// ```swift
/// OrderMerge(base: ["a", "b"], ours: ["b", "a"], theirs: ["a", "b", "c"]).keys    // b, c, a
/// ```
struct OrderMerge<Key: Hashable> {
  /// The keys of both sides in their merged order, those included that a side removed.
  let keys: [Key]
  /// Whether both sides put common keys into different orders, each not that of the base; ours is then taken.
  let isAmbiguous: Bool
  /// Whether a side put common keys into another order.
  let hasMoves: Bool

  /// Takes the order of the side that changed it; what only the other side has goes behind its neighbour there, or to
  /// the end when it ends the list there.
  ///
  /// - Complexity: O(*n*).
  init(base: [Key], ours: [Key], theirs: [Key]) {
    let places = Self.places(base)
    let (ourPlaces, theirPlaces) = (Self.places(ours), Self.places(theirs))
    let changes = (
      ours: !Self.isAscending(ours.compactMap { places[$0] }),
      theirs: !Self.isAscending(theirs.compactMap { places[$0] })
    )
    hasMoves = changes.ours || changes.theirs
    let differ = !Self.isAscending(ours.compactMap { theirPlaces[$0] })
    isAmbiguous = differ && changes.ours == changes.theirs
    let takesTheirs = changes.theirs && !changes.ours
    keys = Self.joined(
      takesTheirs ? theirs : ours, takesTheirs ? ours : theirs, takesTheirs ? theirPlaces : ourPlaces)
  }

  private static func places(_ keys: [Key]) -> [Key: Int] {
    Dictionary(zip(keys, keys.indices)) { first, _ in first }
  }

  private static func isAscending(_ places: [Int]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// One list with what only the other one has behind its neighbours there.
  private static func joined(_ keys: [Key], _ others: [Key], _ places: [Key: Int]) -> [Key] {
    var following: [Int: [Key]] = [:]
    var place = -1
    for key in others {
      if let found = places[key] {
        place = found
      } else {
        following[place, default: []].append(key)
      }
    }
    // What the other list ends with, after its last common key, ends this one too.
    let atEnd = following.removeValue(forKey: place) ?? []
    var result = following[-1] ?? []
    for (index, key) in keys.enumerated() {
      result.append(key)
      result += following[index] ?? []
    }
    return result + atEnd
  }
}
