package import VaultModel
package import VaultSearch

// The diets that a query asks for: `diet:nut-free`.
extension Condition {
  /// The key under which recipes claim diets.
  private static let key = "diets"

  /// The diets by which a query finds recipes, each once, in the order of ``Diet``; those that it excludes are none.
  package var claimedDiets: [Diet] {
    let found = Set(claims(isAsked: true))
    return Diet.allCases.filter(found.contains)
  }

  private func claims(isAsked: Bool) -> [Diet] {
    switch self {
    case .field(let field): isAsked && field.key == Self.key ? field.test.values.compactMap { Diet(spelling: $0) } : []
    case .all(let parts), .any(let parts): parts.flatMap { $0.claims(isAsked: isAsked) }
    case .not(let part): part.claims(isAsked: !isAsked)
    case .everything, .word, .phrase: []
    }
  }

  /// The same query as it is answered of a recipe that does not suit some diets, whatever it says.
  package func disregardingClaims(of diets: Set<Diet>) -> Condition { disregarding(diets, isAsked: true) }

  private func disregarding(_ diets: Set<Diet>, isAsked: Bool) -> Condition {
    switch self {
    case .field(var field):
      guard isAsked, field.key == Self.key else { return self }
      let isDisregarded = { (value: String) in Diet(spelling: value).map(diets.contains) ?? false }
      let others = field.test.values.filter { !isDisregarded($0) }
      guard others.count < field.test.values.count else { return self }
      guard case .anyOf = field.test, !others.isEmpty else { return .not(.everything) }
      field.test = .anyOf(others)
      return .field(field)
    case .all(let parts): return .all(parts.map { $0.disregarding(diets, isAsked: isAsked) })
    case .any(let parts): return .any(parts.map { $0.disregarding(diets, isAsked: isAsked) })
    case .not(let part): return .not(part.disregarding(diets, isAsked: !isAsked))
    case .everything, .word, .phrase: return self
    }
  }
}

extension FieldCondition.Test {
  /// The whole values that it compares with.
  fileprivate var values: [String] {
    switch self {
    case .anyOf(let values), .allOf(let values): values
    case .exactly(let value): [value]
    case .words, .phrase, .range, .amount, .stands, .present, .absent: []
    }
  }
}
