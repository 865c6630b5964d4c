package import VaultModel

extension ExchangeRecipe {
  /// What the front matter of a note says of the recipe beside the text: the changes that make it say so.
  ///
  /// A value that a closed set of vault does not have becomes a tag, so that nothing is lost and nothing is wrong.
  package var noteChanges: [ItemChange] {
    var changes: [ItemChange] = []
    func set(_ key: ItemKey, _ text: String?, isText: Bool = true) {
      guard let text, !text.isEmpty else { return }
      changes.append(.set([key.rawValue], .scalar(NewScalar(text, isText: isText))))
    }
    set(.lang, details.language)
    changes += timeChanges
    set(.category, details.category)
    set(.difficulty, details.difficulty.flatMap { Difficulty(spelling: $0) }?.name, isText: false)
    let diets = details.diets.compactMap { Diet(spelling: $0)?.name }
    if !diets.isEmpty { changes.append(.set([ItemKey.diets.rawValue], .list(diets.map { NewScalar($0) }))) }
    set(.chef, details.author)
    set(.source, details.source)
    set(.image, details.images.first)
    for figure in details.nutrition {
      guard let value = figure.values.first else { continue }
      changes.append(.set([ItemKey.nutrition.rawValue, figure.key], .scalar(NewScalar(value))))
    }
    for pair in details.further where Self.isFree(pair.key) {
      let values = pair.values.map { NewScalar($0, isText: true) }
      changes.append(.set([pair.key], values.count == 1 ? .scalar(values[0]) : .list(values)))
    }
    return changes
  }

  /// The words of closed sets that vault does not know, as tags.
  package var unknownWords: [String] {
    let difficulty = details.difficulty.flatMap { Difficulty(spelling: $0) == nil ? $0 : nil }
    return (difficulty.map { [$0] } ?? []) + details.diets.filter { Diet(spelling: $0) == nil }
  }

  private var timeChanges: [ItemChange] {
    let parts = [("prep", details.preparation), ("cook", details.cooking), ("total", details.total)]
      .compactMap { name, span in span.map { (name, $0.text) } }
    switch parts.count {
    case 0: return []
    case 1 where parts[0].0 == "total": return [.set(["time"], .scalar(NewScalar(parts[0].1)))]
    default: return parts.map { .set(["time", $0.0], .scalar(NewScalar($0.1))) }
    }
  }

  /// Whether a key of another program means nothing in a recipe of vault, and can be written as a key of YAML.
  private static func isFree(_ key: String) -> Bool {
    guard ItemKey(rawValue: key) == nil, let first = key.first, first.isLetter else { return false }
    return key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " || $0 == "." }
  }
}
