import VaultModel
import VaultSyntax

/// The diets of schema.org (https://schema.org/RestrictedDiet) and those of vault.
enum SchemaDiet {
  private static let names: [(schema: String, diet: Diet)] = [
    ("VeganDiet", .vegan), ("VegetarianDiet", .vegetarian), ("GlutenFreeDiet", .glutenFree),
  ]

  /// What a note calls the diet of an address or a name; `low-fat` for `https://schema.org/LowFatDiet`, which vault's
  /// closed set does not have.
  static func name(of text: String) -> String {
    let last = String(text.split { "/#:".contains($0) }.last ?? "")
    if let known = names.first(where: { $0.schema.lowercased() == last.lowercased() }) { return known.diet.name }
    guard last.hasSuffix("Diet"), last != "Diet", !last.contains(" ") else { return last.inOneLine }
    return last.dropLast(4).reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words.append("-") }
      words += letter.lowercased()
    }
  }

  /// The address of a diet; nil for one that schema.org does not have.
  static func address(of name: String) -> String? {
    guard let diet = Diet(spelling: name), let known = names.first(where: { $0.diet == diet }) else { return nil }
    return "https://schema.org/" + known.schema
  }
}
