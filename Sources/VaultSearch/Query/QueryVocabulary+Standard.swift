import VaultModel

extension QueryVocabulary {
  /// The keys that the format's types define, each asked in the way its values look, and those that only a query has.
  package static let standard = QueryVocabulary()

  /// Those keys by their names and by what else they are called, made when a query first names a key.
  static let formatKeys: [String: QueryKey] = {
    let keys = ItemKey.allCases.compactMap(QueryKey.init) + queryKeys
    var byName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    for (alias, name) in aliases { byName[alias] = byName[name] }
    return byName
  }()

  private static let aliases: KeyValuePairs = [
    "tags": "tag", "ingredients": "ingredient", "diet": "diets", "allergen": "allergens", "alias": "aliases",
    "link": "links", "attachment": "attachments",
  ]

  /// What is asked of the note or line as a whole, of its slots, or of what links to it.
  private static let queryKeys = [
    .word, QueryKey("body", .text), QueryKey("note", .text), QueryKey("ingredient", .textWithAmount),
    QueryKey("type", .member(.itemType)), QueryKey("tag", .tag), QueryKey("in", .path),
    QueryKey("date", .moment), QueryKey("at", .timeOfDay), QueryKey("amount", .amount),
    QueryKey("is", .taskGroup), QueryKey("weekday", .weekday), QueryKey("links", .name), QueryKey("linked-from", .name),
    QueryKey("broken", .name),
  ]
}

extension QueryKey {
  /// What follows is a word, wherever it stands: no key of an item.
  static let word = QueryKey("word", .text)

  /// A key of the format; nil for one that no type defines, which is a key of a query only where a note has it.
  init?(_ key: ItemKey) {
    let kinds = Schema.shapes(of: key).map(Kind.init)
    guard let first = kinds.first else { return nil }
    self.init(key.queryName, kinds.dropFirst().reduce(first) { $0.joined(with: $1) })
  }
}

extension QueryKey.Kind {
  /// How values of a shape are asked for.
  init(_ shape: ValueShape) {
    switch shape {
    case .text, .anything, .days, .breaks, .conversions, .owner: self = .text
    case .name, .names, .links, .recurrence, .reminders, .cycleWeeks, .sort: self = .name
    case .tags: self = .tag
    case .date, .moment, .block: self = .moment
    case .duration, .spent, .cookingTime: self = .duration
    case .integer, .number, .share, .yield: self = .number
    case .truth: self = .member(.flag)
    case .difficulty: self = .scale(.init(steps: Difficulty.self))
    case .mood: self = .mood
    case .member(let set): self = set.isScale ? .scale(.init(steps: set)) : .member(.closed([set]))
    case .members(let set): self = .member(.closed([set]))
    }
  }

  /// The kind of a key that one type gives this kind and another type the other: the members of both sets.
  fileprivate func joined(with other: Self) -> Self {
    guard self != other, case .member(.closed(let own)) = self, case .member(.closed(let more)) = other else {
      return self
    }
    return .member(.closed(own + more.filter { set in !own.contains { $0 == set } }))
  }
}
