import VaultSyntax

/// A recipe with the bytes its ranges point into: what is told of it to programs.
package struct RecipeFacts: Sendable {
  package let recipe: Recipe
  let document: Document
  let title: String
  let tags: [String]
  private let ratings: RecipeRatings

  init(_ note: Note) {
    recipe = Recipe(note)
    ratings = note.recipeRatings
    document = note.document
    title = recipe.title ?? note.title
    tags = note.tags(of: note.whole)
  }
}

extension RecipeFacts: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.servings, recipe.servings?.value)
    facts.add("yields", recipe.yields.map { document.text($0.range) })
    facts.add(.time, time)
    addDetails(to: &facts)
    facts.add(.tags, tags)
    facts.add("ingredients", ingredients)
    facts.add("steps", recipe.steps.map { document.text($0) })
    return facts.facts
  }

  private func addDetails(to facts: inout FactList) {
    let details = recipe.details
    facts.add(.category, details.category)
    facts.add(.difficulty, details.difficulty)
    facts.add(.diets, details.diets.map(\.name))
    facts.add(.allergens, details.allergens)
    facts.add(.rating, details.rating)
    facts.add("mean-rating", ratings.meanDigits.map { FactValue.number($0) })
    facts.add("rating-count", ratings.count > 0 ? ratings.count : nil)
    facts.add(.favorite, if: details.isFavorite)
    facts.add(.chef, details.chef.map { NamedLink($0) })
    facts.add(.source, details.source)
    facts.add(.status, details.status?.name)
    facts.add(.isPublic, details.isPublic)
    facts.add(.ai, if: details.isAI)
  }

  /// The parts as far as they are written, and the total.
  private var time: FactValue? {
    var facts = FactList()
    facts.add(.prep, recipe.details.time.preparation)
    facts.add("cook", recipe.details.time.cooking)
    facts.add("total", recipe.details.time.total)
    return facts.facts.isEmpty ? nil : .object(facts.facts)
  }

  private var ingredients: [FactValue] {
    recipe.groups.flatMap { group in
      recipe.ingredients(of: group).map { .object(self.facts(of: $0, in: group)) }
    }
  }

  private func facts(of ingredient: Ingredient, in group: IngredientGroup) -> [Fact] {
    var facts = FactList()
    facts.add(.name, String(decoding: ingredient.wholeName(in: document.bytes), as: UTF8.self))
    facts.add(
      .amount,
      ingredient.quantity.map { LineAmount(text: amountText(ingredient), quantity: $0, range: ingredient.amountRange) })
    facts.add("link", ingredient.link.map { NamedLink($0, in: document.bytes) })
    facts.add(.group, group.title.isEmpty ? nil : document.text(group.title))
    facts.add(.fixed, if: ingredient.attributes.isFixed)
    facts.add(.optional, if: ingredient.attributes.isOptional)
    facts.add(.toTaste, if: ingredient.attributes.isToTaste)
    facts.add(.prep, ingredient.attributes.preparation)
    facts.add(.food, ingredient.attributes.food)
    facts.add(.or, ingredient.attributes.substitute)
    return facts.facts
  }

  /// The amount as written, without its emphasis.
  private func amountText(_ ingredient: Ingredient) -> String {
    let text = document.text(ingredient.amountRange)
    return ingredient.isMarked ? String(text.dropFirst().dropLast()) : text
  }
}
