import VaultModel

/// The names of the members of closed sets as one worker has asked for them.
///
/// The vocabulary of a set is one object for all cores, which would wait for each other to count references to it.
struct MemberNames {
  private var known: [(set: ObjectIdentifier, names: [String])] = []

  /// The name of the member at a position in a set, or nil when it has none there.
  mutating func name(ofMember position: Int, of set: any ClosedSet.Type) -> String? {
    let identifier = ObjectIdentifier(set)
    let place = known.firstIndex { $0.set == identifier } ?? known.count
    if place == known.count { known.append((identifier, Self.names(of: set))) }
    let names = known[place].names
    return names.indices.contains(position) ? names[position] : nil
  }

  private static func names(of set: any ClosedSet.Type) -> [String] {
    // Copied, so that the array is this worker's own.
    set.vocabulary.names.map(\.self)
  }
}
