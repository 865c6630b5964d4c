package import VaultModel

/// The members of a closed set, as far as a place of a line takes them.
package struct Members: Sendable, Hashable {
  /// The set, whose spellings are offered.
  package let set: any ClosedSet.Type
  private let only: [String]?
  /// Whether they are offered only where one is begun, beside others that come first.
  package let areOfferedLate: Bool

  /// - Parameter members: those that are taken; nil: all.
  package init<Set: ClosedSet>(of set: Set.Type, only members: [Set]? = nil, offeredLate: Bool = false) {
    self.set = set
    areOfferedLate = offeredLate
    // Not by a key path: one to what a protocol gives its types is looked up by the runtime, at every start.
    only = members.map { $0.map { $0.name } }
  }

  /// Their canonical names.
  package var names: [String] { only ?? set.vocabulary.names }

  package static func == (left: Members, right: Members) -> Bool { left.set == right.set && left.only == right.only }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(set))
    hasher.combine(only)
  }
}
