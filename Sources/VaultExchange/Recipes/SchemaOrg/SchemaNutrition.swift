import VaultModel
import VaultSyntax

/// The figures of schema.org/NutritionInformation and their names in a note.
enum SchemaNutrition {
  private static let names: [(schema: String, note: String, unit: String)] = [
    ("calories", "energy", "kcal"), ("proteinContent", "protein", "g"), ("fatContent", "fat", "g"),
    ("saturatedFatContent", "saturates", "g"), ("unsaturatedFatContent", "unsaturated-fat", "g"),
    ("transFatContent", "trans-fat", "g"), ("carbohydrateContent", "carbohydrate", "g"),
    ("sugarContent", "sugars", "g"),
    ("fiberContent", "fibre", "g"), ("cholesterolContent", "cholesterol", "mg"), ("sodiumContent", "sodium", "mg"),
    ("servingSize", "serving-size", ""),
  ]

  /// The name in a note; nil for what is no figure.
  static func noteName(of property: String) -> String? { names.first { $0.schema == property }?.note }

  /// The property of a note's name, however it is spelled; nil for one that schema.org does not have.
  static func property(of noteName: String) -> String? {
    let name = NutrientKind(spelling: noteName)?.name ?? noteName
    return names.first { $0.note == name }?.schema
  }

  /// A figure with its unit: `240 calories` is `240 kcal`, a number alone gets the unit of its property.
  static func figure(_ text: String, of property: String) -> String {
    let text = text.inOneLine
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    guard !number.isEmpty, let unit = names.first(where: { $0.schema == property })?.unit, !unit.isEmpty else {
      return text
    }
    let rest = text.dropFirst(number.count).trimmed
    let isBare = rest.isEmpty || unit == "kcal" && ["cal", "calories", "calorie", "kcal"].contains(rest.lowercased())
    return isBare ? number + " " + unit : text
  }
}
