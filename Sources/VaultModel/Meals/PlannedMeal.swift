package import VaultSyntax

/// A line of a meal plan: `- 2026-11-23 dinner [[borshch]] {servings: 6}`.
package struct PlannedMeal: Sendable, Hashable {
  package var date: LocalDate?
  package var time: LocalTime?
  /// Which meal of the day: `meal:`, else the first word when it names one.
  package var kind: MealKind?
  /// The words without date, time and attributes.
  package var text: String
  /// The recipes, and whatever else is linked.
  package var recipes: [NamedLink]
  package var servings: Rational?
  /// Whether it did not take place.
  package var isSkipped: Bool
  package var note: String?
  package var tags: [String]
  /// The line with its deeper lines.
  package var range: ByteRange
}

/// The meals of one note, in its order.
package struct MealPlan: Sendable, Hashable {
  package var title: String
  package var tags: [String]
  package var meals: [PlannedMeal]
}

extension Note {
  /// A line read as a meal.
  package func meal(of item: Item) -> PlannedMeal {
    let words = title(of: item)
    let name = text(.meal, of: item) ?? words.split(separator: " ").first.map(String.init) ?? ""
    let servings = field(.servings, of: item).flatMap { texts(of: $0).first }
      .flatMap { Quantity.parsing($0.bytes, in: $0.range, context: context.numbers)?.amount?.value }
    return PlannedMeal(
      date: date(.date, of: item), time: time(of: item), kind: MealKind(spelling: name.filter { $0 != ":" }),
      text: words, recipes: links(inLine: item), servings: servings, isSkipped: isSet(.skipped, of: item),
      note: text(.note, of: item), tags: tags(of: item), range: item.range)
  }

  /// The links among the words of a line.
  func links(inLine item: Item) -> [NamedLink] {
    guard let reading = item.reading else { return [] }
    return scan.links(of: readings.lines[reading]).filter { item.title.contains($0.range) }
      .map { NamedLink($0, in: document.bytes) }
  }

  /// The note read as a meal plan.
  package var mealPlan: MealPlan {
    MealPlan(title: title, tags: tags(of: whole), meals: items.dropFirst().map(meal))
  }
}

extension PlannedMeal: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.date, date)
    facts.add(.at, time)
    facts.add(.meal, kind)
    facts.add("text", text)
    facts.add("recipes", recipes)
    facts.add(.servings, servings)
    facts.add(.skipped, if: isSkipped)
    facts.add(.note, note)
    facts.add(.tags, tags)
    return facts.facts
  }
}

extension MealPlan: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.tags, tags)
    facts.add("meals", meals)
    return facts.facts
  }
}
