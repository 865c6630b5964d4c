import VaultModel

extension QueryKey {
  /// A closed set whose members are matched by name and have no order.
  package enum MemberSet: Hashable, Sendable {
    case itemType
    /// A task's or a recipe's.
    case status
    case diet, holidayRule
    /// `true` or `false`.
    case flag
  }

  /// A closed set whose members have an order.
  package enum RankedSet: Hashable, Sendable { case priority, difficulty }
}

extension QueryKey.MemberSet {
  /// The canonical name of the member that `text` spells in English or Ukrainian; nil if it spells none.
  func name(spelled text: String) -> String? {
    switch self {
    case .itemType: ItemType(name: TextFolding.caseFolded(text))?.name
    case .status: TaskStatus(spelling: text)?.name ?? RecipeStatus(spelling: text)?.name
    case .diet: Diet(spelling: text)?.name
    case .holidayRule: HolidayRule(spelling: text)?.name
    case .flag: Answer(spelling: text).map { $0 == .yes ? "true" : "false" }
    }
  }

  /// The names nearest to a wrong spelling, nearest first; all of them when none is near.
  func suggestions(for wrong: String) -> [String] {
    let near = Spelling.nearest(to: wrong, among: names)
    return near.isEmpty ? names : near
  }

  /// The canonical names of the members.
  package var names: [String] {
    switch self {
    case .itemType: ItemType.allCases.map(\.name)
    case .status: TaskStatus.vocabulary.names + RecipeStatus.vocabulary.names
    case .diet: Diet.vocabulary.names
    case .holidayRule: HolidayRule.vocabulary.names
    case .flag: ["true", "false"]
    }
  }
}

extension QueryKey.RankedSet {
  /// The position of the member that `text` spells, as the index compares it.
  func columnValue(spelled text: String) -> ColumnValue? {
    switch self {
    case .priority: Priority(spelling: text)?.columnValue
    case .difficulty: Difficulty(spelling: text)?.columnValue
    }
  }

  /// The names nearest to a wrong spelling, nearest first; all of them when none is near.
  func suggestions(for wrong: String) -> [String] {
    let near = self == .priority ? Priority.suggestions(for: wrong) : Difficulty.suggestions(for: wrong)
    return near.isEmpty ? names : near
  }

  /// The canonical names of the members, lowest first.
  package var names: [String] {
    self == .priority ? Priority.vocabulary.names : Difficulty.vocabulary.names
  }
}
