package import VaultModel
package import VaultSyntax

extension Recipe {
  /// Whether the recipe says that it suits a diet; vegan ones say that of vegetarian and dairy-free as well.
  package func claims(_ diet: Diet) -> Bool { details.diets.contains { $0.implied.contains(diet) } }

  /// How far the ingredients bear out a diet, whether the recipe claims it or not: the one judge of `check` and of every
  /// command that is asked for a diet.
  ///
  /// An ingredient with a link is judged by the recipe it leads to, and is unproved where there is none.
  ///
  /// - Parameters:
  ///   - document: the one that the recipe was read from.
  ///   - names: keeps the names that were read.
  ///   - linked: the note of the recipe that a link's target leads to; nil for none, and for one that cannot be read.
  /// - Complexity: O(bytes of the list), and of those of the recipes that it links to, each once.
  package func dietStanding(
    of diet: Diet, in document: Document, names: inout IngredientNames, linked: (String) -> Note? = { _ in nil }
  ) -> DietStanding {
    withoutActuallyEscaping(linked) { linked in
      var judge = DietJudge(diet: diet, linked: linked)
      return judge.standing(of: self, in: document, &names)
    }
  }

  /// What `vault check` says of the diets and the list of allergens: the ingredients in the way, those of the recipes that
  /// it links to included, and the diets that are unproved.
  ///
  /// - Parameters: as those of ``dietStanding(of:in:names:linked:)``.
  package func dietReport(
    in document: Document, names: inout IngredientNames, linked: (String) -> Note?
  ) -> (findings: [DietFinding], unproved: [UnprovedDiets]) {
    var findings = dietFindings(in: document, names: &names)
    let known = Set(findings.filter { $0.kind != .unnamed }.map(\.range))
    let told = Set(findings.filter { $0.kind != .unnamed }.map(\.ingredient))
    var further: [DietFinding] = []
    var open: [(diets: [Diet], ingredients: [String])] = []
    for diet in details.diets {
      switch dietStanding(of: diet, in: document, names: &names, linked: linked) {
      case .proven: break
      case .unproved(let ingredients):
        // An ingredient that the dish works without is reported as such.
        let ingredients = ingredients.filter { !told.contains($0) }
        if ingredients.isEmpty { continue }
        if let place = open.firstIndex(where: { $0.ingredients == ingredients }) {
          open[place].diets.append(diet)
        } else {
          open.append(([diet], ingredients))
        }
      case .contradicted(let contradictions):
        for finding in contradictions where !known.contains(finding.range) {
          if let place = further.firstIndex(where: { $0.range == finding.range }) {
            if case .contradicts(let diets) = further[place].kind { further[place].kind = .contradicts(diets + [diet]) }
            further[place].facts.formUnion(finding.facts)
          } else {
            further.append(finding)
          }
        }
      }
    }
    findings += further
    return (findings, open.map { UnprovedDiets($0.diets, $0.ingredients) })
  }
}

/// Judges a recipe and those that it links to by one diet.
private struct DietJudge {
  let diet: Diet
  let linked: (String) -> Note?
  /// The recipes that were judged, by the targets of the links to them. One that is being judged adds nothing to itself.
  private var judged: [String: DietStanding] = [:]
  /// How many recipes lie between this one and the first.
  private var depth = 0

  /// Nobody builds a dish of recipes within recipes any deeper; what lies below is unproved.
  private static let deepest = 8

  init(diet: Diet, linked: @escaping (String) -> Note?) { (self.diet, self.linked) = (diet, linked) }

  mutating func standing(of recipe: Recipe, in document: Document, _ names: inout IngredientNames) -> DietStanding {
    var asked = recipe
    asked.details.diets = [diet]
    asked.details.allergens = []
    var contradictions: [DietFinding] = []
    var open: [String] = []
    for finding in asked.dietFindings(in: document, names: &names) {
      if case .contradicts = finding.kind { contradictions.append(finding) } else { open.append(finding.ingredient) }
    }
    for ingredient in recipe.ingredients where !ingredient.plainName.isEmpty {
      let name = document.text(ingredient.plainName)
      switch standing(of: ingredient, in: document, recipe.context, &names) {
      case .proven: break
      case .unproved: open.append(name)
      case .contradicted(let findings):
        let isKnown = contradictions.contains { $0.range == ingredient.plainName }
        let facts = findings.reduce(into: FoodFacts()) { $0.formUnion($1.facts) }
        if canBeLeftOut(ingredient, in: document, recipe.context, &names) {
          open.append(name)
        } else if !isKnown {
          contradictions.append(
            DietFinding(kind: .contradicts([diet]), range: ingredient.plainName, ingredient: name, facts: facts))
        }
      }
    }
    guard contradictions.isEmpty else {
      return .contradicted(contradictions.sorted { $0.range.lower < $1.range.lower })
    }
    var seen: Set<String> = []
    let names = open.filter { seen.insert($0).inserted }
    return names.isEmpty ? .proven : .unproved(names)
  }

  // MARK: One ingredient

  /// Whether the dish works without an ingredient, or with something that suits the diet.
  private func canBeLeftOut(
    _ ingredient: Ingredient, in document: Document, _ context: NumberContext, _ names: inout IngredientNames
  ) -> Bool {
    let reading = names.reading(of: ingredient, in: document.bytes, context)
    if ingredient.attributes.isOptional || reading.line.isOptional { return true }
    guard let substitute = ingredient.attributes.substitute else { return false }
    return names.book.matcher.facts(of: substitute).isDisjoint(with: .contradicting(diet))
  }

  /// How far one ingredient goes with the diet, besides what its own words say.
  private mutating func standing(
    of ingredient: Ingredient, in document: Document, _ context: NumberContext, _ names: inout IngredientNames
  ) -> DietStanding {
    let name = document.text(ingredient.plainName)
    if let stated = ingredient.attributes.food {
      let food = names.book.food(named: stated)
      var facts = (food.known?.facts ?? names.book.matcher.facts(of: stated)).intersection(.contradicting(diet))
      // As in ``Recipe/dietFindings(in:names:)``.
      if food.known?.builtInTitle == "oats" || food.known?.builtInTitle == "oat flour" { facts.remove(.gluten) }
      if !facts.isEmpty {
        let finding = DietFinding(
          kind: .contradicts([diet]), range: ingredient.plainName, ingredient: name, facts: facts)
        return .contradicted([finding])
      }
      return food.hasStatedContents ? .proven : .unproved([name])
    }
    let reading = names.reading(of: ingredient, in: document.bytes, context)
    if let link = ingredient.link {
      if let standing = standing(ofRecipeAt: link.decodedTarget(in: document.bytes), &names) { return standing }
      return reading.food.known != nil && reading.food.hasStatedContents ? .proven : .unproved([name])
    }
    for target in targets(in: ingredient, document) {
      // What else the name says stays open: a `batch` is no food.
      if let standing = standing(ofRecipeAt: target, &names), standing != .proven { return standing }
    }
    let open = reading.all.filter { food in
      guard !food.food.hasStatedContents else { return false }
      let naming = names.book.matcher.naming(of: food.line, in: food.bytes)
      return !FoodFacts.contradicting(diet).isSubset(of: naming.labelledAbsences)
    }
    guard !open.isEmpty else { return .proven }
    return .unproved(reading.further.isEmpty ? [name] : open.map { String(decoding: $0.bytes, as: UTF8.self) })
  }

  /// Where links lead that stand in a name beside other words, `1 batch [[pesto]]`; those of remarks name no ingredient.
  private func targets(in ingredient: Ingredient, _ document: Document) -> [String] {
    let bytes = document.bytes
    let name = ingredient.name
    guard bytes[name.indices.clamped(to: bytes.indices)].contains(UInt8(ascii: "[")) else { return [] }
    return InlineScan(of: name, in: bytes).links.filter { link in
      name.lower <= link.range.lower && !bytes[name.lower..<link.range.lower].contains { ",;(".utf8.contains($0) }
    }.map { $0.decodedTarget(in: bytes) }
  }

  /// The standing of the recipe that a link leads to; nil where it leads to none.
  private mutating func standing(ofRecipeAt target: String, _ names: inout IngredientNames) -> DietStanding? {
    if let known = judged[target] { return known }
    guard depth < Self.deepest else { return .unproved([target]) }
    guard let note = linked(target) else { return nil }
    judged[target] = .proven
    depth += 1
    defer { depth -= 1 }
    let recipe = Recipe(note)
    // Of a recipe without a list nobody knows what is in it.
    let standing =
      recipe.ingredients.isEmpty ? .unproved([target]) : standing(of: recipe, in: note.document, &names)
    judged[target] = standing
    return standing
  }
}

extension NamedFood {
  /// Whether somebody said what is in the food: vault for those of its table, the food's own note by `allergens`.
  fileprivate var hasStatedContents: Bool {
    guard !identity.isUncertain, let kindred else { return false }
    return kindred.statesContents
  }
}

extension FoodNaming {
  /// What the words of the name say is not in the food, whichever food it is: milk of `dairy-free`, all that comes from
  /// animals of `vegan`.
  fileprivate var labelledAbsences: FoodFacts {
    var facts: FoodFacts = []
    let labels = FoodQualifier.all.filter { $0.place == .label && !$0.takes.isEmpty }
    for absence in absences {
      let phrase = FoodWords.absence(of: absence.thing)
      for label in labels where label.words.count == phrase.count && label.stands(at: 0, in: phrase) {
        facts.formUnion(label.takes)
      }
    }
    let texts = (words + remarks).map(\.text)
    for place in texts.indices {
      for label in labels where label.stands(at: place, in: texts) { facts.formUnion(label.takes) }
    }
    return facts
  }
}
