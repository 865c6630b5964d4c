package import VaultModel
package import VaultSyntax

extension Recipe {
  /// Whether the recipe says something of itself that its ingredients could contradict.
  package var claimsDiet: Bool { !details.diets.isEmpty || !details.allergens.isEmpty }

  /// The ingredients that contradict the diets of a recipe, or have allergens that it does not name; optional ones too.
  ///
  /// A recipe that names no allergen keeps no list of them, and nothing is missing in it. Oats are no gluten to a diet,
  /// although they are to the list: sold for it they are clean, and recipes seldom say which are meant.
  ///
  /// `document` must be the one the recipe was read from; `names` keeps the names that were read. O(bytes of the list).
  package func dietFindings(in document: Document, names: inout IngredientNames) -> [DietFinding] {
    guard claimsDiet else { return [] }
    let reader = DietReader(recipe: self, document: document, names.book)
    var findings: [DietFinding] = []
    for ingredient in ingredients {
      let reading = names.reading(of: ingredient, in: document.bytes, context)
      for food in reading.all { findings += reader.findings(of: ingredient, food, isAlone: reading.further.isEmpty) }
    }
    return findings
  }
}

/// Reads the ingredients of one recipe for what its diets and its list of allergens say.
private struct DietReader {
  private let document: Document
  private let matcher: FoodMatcher
  private let diets: [Diet]
  /// What the list of allergens names; nil when there is none.
  private let named: FoodFacts?

  init(recipe: Recipe, document: Document, _ book: FoodBook) {
    self.document = document
    matcher = book.matcher
    diets = recipe.details.diets
    let allergens = recipe.details.allergens
    named = allergens.isEmpty ? nil : Self.facts(namedBy: allergens, matcher)
  }

  /// What words such as `milk`, `tree nuts` and `almonds` name. Who names nuts means peanuts as well.
  private static func facts(namedBy words: [String], _ matcher: FoodMatcher) -> FoodFacts {
    var facts: FoodFacts = []
    for word in words { facts.formUnion(FoodFacts(spelling: word) ?? matcher.facts(of: word)) }
    if facts.contains(.nuts) { facts.insert(.peanuts) }
    return facts
  }

  /// What one of the foods of a line does not go with.
  ///
  /// - Parameter isAlone: whether the line names no other food.
  func findings(of ingredient: Ingredient, _ reading: IngredientNames.Reading, isAlone: Bool) -> [DietFinding] {
    let (facts, dietFacts, traces) = facts(of: ingredient, reading)
    let chosen = choices(of: ingredient, reading)
    guard !facts.isEmpty || !traces.isEmpty || !chosen.isEmpty else { return [] }
    let name = isAlone ? document.text(ingredient.plainName) : String(decoding: reading.bytes, as: UTF8.self)
    func finding(_ kind: DietFinding.Kind, _ facts: FoodFacts) -> DietFinding {
      DietFinding(kind: kind, range: ingredient.plainName, ingredient: name, facts: facts)
    }
    var findings: [DietFinding] = []
    let contradicted = diets.filter { !dietFacts.isDisjoint(with: .contradicting($0)) }
    if !contradicted.isEmpty {
      let isSettled = contradicted.allSatisfy { canBeLeftOut(ingredient, reading, for: $0) }
      let wrong = contradicted.reduce(into: FoodFacts()) {
        $0.formUnion(dietFacts.intersection(.contradicting($1)))
      }
      findings.append(finding(isSettled ? .unsettles(contradicted) : .contradicts(contradicted), wrong))
    }
    for (kind, further) in [(DietFinding.Kind.unsettles, chosen), (DietFinding.Kind.traces, traces)] {
      let unsure = diets.filter { !contradicted.contains($0) && !further.isDisjoint(with: .contradicting($0)) }
      guard !unsure.isEmpty else { continue }
      let wrong = unsure.reduce(into: FoodFacts()) { $0.formUnion(further.intersection(.contradicting($1))) }
      findings.append(finding(kind(unsure), wrong))
    }
    if let named {
      let unnamed = facts.intersection(.allergens).subtracting(named)
      if !unnamed.isEmpty { findings.append(finding(.unnamed, unnamed)) }
    }
    return findings
  }

  /// What a food is or contains, to the list of allergens and to a diet, and what there may be traces of in it.
  private func facts(
    of ingredient: Ingredient, _ reading: IngredientNames.Reading
  ) -> (facts: FoodFacts, dietFacts: FoodFacts, traces: FoodFacts) {
    // A link to another recipe is no food, but a link to a food is one.
    if ingredient.link != nil { return (reading.food.known?.facts ?? [], reading.food.known?.facts ?? [], []) }
    let naming = matcher.naming(of: reading.line, in: reading.bytes)
    return (naming.facts, naming.facts(forDiet: true), naming.traces)
  }

  /// What the foods are or contain of which a line says that they can be taken as well: `margarine or butter`, `lettuce,
  /// walnuts or pecans`. The dish suits a diet only if they are not.
  private func choices(of ingredient: Ingredient, _ reading: IngredientNames.Reading) -> FoodFacts {
    guard ingredient.link == nil, !reading.line.alternatives.isEmpty else { return [] }
    return reading.texts(of: reading.line.alternatives).reduce(into: []) { $0.formUnion(matcher.facts(of: $1)) }
  }

  /// Whether the dish works without the ingredient, or with something that suits the diet.
  private func canBeLeftOut(
    _ ingredient: Ingredient, _ reading: IngredientNames.Reading, for diet: Diet
  ) -> Bool {
    if ingredient.attributes.isOptional || reading.line.isOptional { return true }
    let others = [ingredient.attributes.substitute].compactMap(\.self) + reading.texts(of: reading.line.alternatives)
    return others.contains { matcher.facts(of: $0).isDisjoint(with: .contradicting(diet)) }
  }
}
