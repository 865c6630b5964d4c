/// A food: what it is called, where it stands in a shop, and what it weighs and holds.
///
/// Source: the vault format, section 5.
package struct Food: Sendable, Hashable {
  /// The names in one language: the name itself, then its declined forms.
  package struct Names: Sendable, Hashable {
    /// The language tag, such as `uk`; empty for names given without one.
    package var language: String
    package var forms: [String]
  }

  /// One figure of the nutrition, of a food per 100 g: `protein: 13 g`.
  package struct Nutrient: Sendable, Hashable {
    package var name: String
    /// The amount as written.
    package var text: String
    /// The number and its unit, or nil when it is text.
    package var measure: Measure?
  }

  package var title: String
  package var aliases: [String]
  package var names: [Names]
  /// Where it stands in a shop.
  package var aisle: String?
  package var allergens: [String]
  /// Whether the note has the key `allergens`, be it that it names none.
  package var statesAllergens: Bool
  /// Per 100 g.
  package var nutrition: [Nutrient]
  package var conversions: [FoodConversion]
  package var substitutes: [NamedLink]
  package var tags: [String]

  /// Every name of the food, each once: its title, aliases, and names with their forms.
  package var everyName: [String] {
    var seen: Set<String> = []
    return ([title] + aliases + names.flatMap(\.forms)).filter { seen.insert($0).inserted }
  }
}

extension Note {
  /// The note read as a food.
  package var food: Food {
    Food(
      title: title, aliases: names(.aliases, of: whole), names: foodNames(.names) + foodNames(.forms),
      aisle: text(.aisle, of: whole), allergens: names(.allergens, of: whole),
      statesAllergens: frontMatterValue(.allergens) != nil, nutrition: nutrients,
      conversions: conversions, substitutes: links(.substitutes, of: whole), tags: tags(of: whole))
  }

  private func foodNames(_ key: ItemKey) -> [Food.Names] {
    guard let value = frontMatterValue(key) else { return [] }
    guard value.isMapping else { return [Food.Names(language: "", forms: value.texts)].filter { !$0.forms.isEmpty } }
    return value.pairs.map { Food.Names(language: $0.key, forms: $0.value.texts) }.filter { !$0.forms.isEmpty }
  }

  /// The figures of `nutrition`: of a food per 100 g, of a recipe per serving.
  package var nutrients: [Food.Nutrient] {
    (frontMatterValue(.nutrition)?.pairs ?? []).compactMap { name, value in
      value.source.map {
        Food.Nutrient(name: name, text: $0.text, measure: Measure($0, context: context.numbers))
      }
    }
  }

  private var conversions: [FoodConversion] {
    guard let value = frontMatterValue(.conversions) else { return [] }
    if value.isMapping {
      return value.pairs.compactMap { unit, weight in
        weight.source.flatMap { FoodConversion(unit: unit, $0, context: context.numbers) }
      }
    }
    return value.elements.compactMap(\.source).compactMap { FoodConversion($0, context: context.numbers) }
  }
}

extension Food.Names: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.lang, language.isEmpty ? nil : language)
    facts.add(.forms, forms)
    return facts.facts
  }
}

extension Food.Nutrient: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.name, name)
    facts.add("text", text)
    facts.append(measure?.facts ?? [])
    return facts.facts
  }
}

extension Food: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.aliases, aliases)
    facts.add(.names, names)
    facts.add(.aisle, aisle)
    facts.add(.allergens, allergens)
    facts.add(.nutrition, nutrition)
    facts.add(.conversions, conversions)
    facts.add(.substitutes, substitutes)
    facts.add(.tags, tags)
    return facts.facts
  }
}
