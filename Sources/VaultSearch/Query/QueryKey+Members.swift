package import VaultModel

extension QueryKey {
  /// The members that a key takes, matched by name, without an order.
  package enum MemberSet: Sendable {
    case itemType
    /// `true` or `false`.
    case flag
    /// Those of closed sets: the status of a task and of a recipe are two.
    case closed([any ClosedSet.Type])
  }

  /// A closed set whose members are steps of a scale.
  package struct Scale: Sendable {
    package let steps: any ClosedSet.Type
  }
}

extension QueryKey.MemberSet: Hashable {
  /// The canonical name of the member that `text` spells in English or Ukrainian; nil if it spells none.
  func name(spelled text: String) -> String? {
    switch self {
    case .itemType: ItemType(spelling: text)?.name
    case .flag: Answer(spelling: text).map { $0 == .yes ? "true" : "false" }
    case .closed(let sets):
      sets.lazy.compactMap { set in set.vocabulary.position(spelled: text).map { set.vocabulary.names[$0] } }.first
    }
  }

  /// The spellings nearest to a wrong one, in its language, nearest first; when none is near all names, unless they are
  /// as many as those of types.
  func suggestions(for wrong: String) -> [String] {
    var near = EditDistance.nearest(to: wrong, among: names)
    switch self {
    case .itemType: return near + ItemType.suggestions(for: wrong).filter { !near.contains($0) }
    case .flag: near = near.isEmpty ? Answer.suggestions(for: wrong) : near
    case .closed(let sets): near += sets.flatMap { $0.vocabulary.suggestions(for: wrong) }.filter { !near.contains($0) }
    }
    return near.isEmpty ? names : Array(near.prefix(3))
  }

  /// The sets whose members have other spellings beside their names.
  package var sets: [any ClosedSet.Type] {
    switch self {
    case .itemType: [ItemType.self]
    case .flag: []
    case .closed(let sets): sets
    }
  }

  /// The canonical names of the members.
  package var names: [String] {
    switch self {
    case .itemType: ItemType.allCases.map(\.name)
    case .flag: ["true", "false"]
    case .closed(let sets): sets.flatMap { $0.vocabulary.names }
    }
  }

  package static func == (left: Self, right: Self) -> Bool { left.names == right.names }
  package func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

extension QueryKey.Scale: Hashable {
  /// The position of the member that `text` spells, as the index compares it.
  func columnValue(spelled text: String) -> ColumnValue? {
    steps.vocabulary.position(spelled: text).map { ColumnValue(.rank, number: Int64($0)) }
  }

  /// The spellings nearest to a wrong one, in its language, nearest first; all names when none is near.
  func suggestions(for wrong: String) -> [String] {
    let near = steps.vocabulary.suggestions(for: wrong)
    return near.isEmpty ? names : near
  }

  /// The canonical names of the members, lowest first.
  package var names: [String] { steps.vocabulary.names }

  package static func == (left: Self, right: Self) -> Bool { left.steps == right.steps }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(steps)) }
}
