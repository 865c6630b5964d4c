/// Builds nested groups of ingredients out of headings and lists as they come.
struct GroupTree {
  private var ingredients: [ExchangeIngredient] = []
  private var groups: [ExchangeGroup] = []
  /// The groups that are not ended, the outermost first, each with the level of its heading.
  private var open: [(level: Int, group: ExchangeGroup)] = []

  /// Begins a group, and ends those whose headings have the same or a deeper level.
  mutating func begin(_ group: ExchangeGroup, level: Int) {
    while let last = open.last, last.level >= level { endLast() }
    open.append((level, group))
  }

  /// Ends all groups: what comes now has no heading.
  mutating func endAll() {
    while !open.isEmpty { endLast() }
  }

  /// Adds an ingredient to the group that was begun last.
  mutating func add(_ ingredient: ExchangeIngredient) {
    if open.isEmpty {
      ingredients.append(ingredient)
    } else {
      open[open.count - 1].group.ingredients.append(ingredient)
    }
  }

  /// The ingredients without a heading, and the groups.
  mutating func finish() -> (ingredients: [ExchangeIngredient], groups: [ExchangeGroup]) {
    endAll()
    return (ingredients, groups)
  }

  private mutating func endLast() {
    guard let ended = open.popLast() else { return }
    if open.isEmpty {
      groups.append(ended.group)
    } else {
      open[open.count - 1].group.groups.append(ended.group)
    }
  }
}
