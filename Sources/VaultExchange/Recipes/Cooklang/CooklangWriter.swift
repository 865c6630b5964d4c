import VaultModel
import VaultSyntax

/// Writes a recipe as the text of a `.cook` file.
///
/// ```swift
/// CooklangWriter.text(of: recipe)    // "---\ntitle: Tea\n---\n\nBoil @water{1%l}.\n"
/// ```
///
/// Cooklang has no list of ingredients: what the steps do not mark stands in steps of marks alone, before them.
package enum CooklangWriter {
  /// The whole text, a line feed at its end. O(length).
  package static func text(of recipe: ExchangeRecipe) -> String {
    let body = CooklangSteps(of: recipe.instructions)
    let marked = Set(body.marked.map { $0.lowercased() })
    var blocks: [String] = []
    for (title, _, ingredients) in recipe.outline {
      let missing = ingredients.filter { !marked.contains(name(of: $0).lowercased()) }
      guard !missing.isEmpty else { continue }
      if !title.isEmpty { blocks.append("== \(CooklangSteps.sectionName(title)) ==") }
      blocks.append(missing.map(mark).joined(separator: ", ") + ".")
    }
    // The steps belong to no section unless they say so.
    if blocks.contains(where: { $0.hasPrefix("=") }), body.blocks.first?.hasPrefix("==") == false {
      blocks.append("==")
    }
    let metadata = metadata(of: recipe)
    let frontMatter = metadata.isEmpty ? "" : "---\n" + metadata.joined() + "---\n\n"
    return frontMatter + (blocks + body.blocks).joined(separator: "\n\n") + "\n"
  }

  // MARK: Ingredients

  /// The name in a mark: one line without signs that would end it.
  private static func name(of ingredient: ExchangeIngredient) -> String {
    withoutSigns(plain(ingredient.firstLine))
  }

  /// `@onion{1%kg}(chopped)`
  private static func mark(_ ingredient: ExchangeIngredient) -> String {
    let lock = ingredient.isFixed && ingredient.amount != nil ? "=" : ""
    let amount = ingredient.amount.map { lock + quantity($0) } ?? ""
    let note = ingredient.preparation.map { "(" + $0.inOneLine.filter { !"()".contains($0) } + ")" } ?? ""
    return "@" + (ingredient.isOptional ? "?" : "") + name(of: ingredient) + "{" + amount + "}" + note
  }

  /// `1/2%cup`: a number as Cooklang reads it, where the author's notation is another.
  private static func quantity(_ amount: ExchangeAmount) -> String {
    var number = withoutSigns(amount.number)
    if let value = amount.value, CooklangQuantity.number(number) != value, !isRange(amount.number) {
      number = amount.number.contains(".") || amount.number.contains(",") ? value.plainText : value.mixedFraction
    }
    return amount.unit.isEmpty ? number : number + "%" + withoutSigns(amount.unit)
  }

  private static func isRange(_ number: String) -> Bool { Quantity.parsing(number)?.amount?.upper != nil }

  private static func withoutSigns(_ text: String) -> String {
    String(text.map { "{}@#~%".contains($0) ? " " : $0 }).inOneLine
  }

  /// The text that Markdown stands for, as far as escapes go.
  private static func plain(_ text: String) -> String {
    String(decoding: EscapedText.markdown(Array(text.inOneLine.utf8)), as: UTF8.self)
  }

  // MARK: Metadata

  private static func metadata(of recipe: ExchangeRecipe) -> [String] {
    var lines: [String] = []
    func add(_ key: String, _ value: String?) {
      if let value, !value.isEmpty { lines.append("\(PlainYAML.scalar(key)): \(PlainYAML.scalar(value))\n") }
    }
    func add(_ key: String, _ values: [String]) {
      guard values.count > 1 else { return add(key, values.first) }
      lines.append("\(PlainYAML.scalar(key)): [\(values.map(PlainYAML.scalar).joined(separator: ", "))]\n")
    }
    let details = recipe.details
    add("title", recipe.title.inOneLine)
    add("description", recipe.description)
    addYields(recipe.yields, add)
    if !recipe.tags.isEmpty {
      lines.append("tags: [\(recipe.tags.map(PlainYAML.scalar).joined(separator: ", "))]\n")
    }
    add("source", details.source)
    add("author", details.author)
    add("image", details.images)
    add("category", details.category)
    add("locale", details.language)
    add("prep time", details.preparation?.text)
    add("cook time", details.cooking?.text)
    add("time required", details.total?.text)
    add("difficulty", details.difficulty)
    add("diet", details.diets)
    for pair in details.further { add(pair.key, pair.values) }
    return lines
  }

  /// What counts people is `servings`, everything else `yield`.
  private static func addYields(_ yields: [ExchangeAmount], _ add: (String, [String]) -> Void) {
    let people = yields.filter { $0.unit.isEmpty || RecipeYield.countsPeople($0.unit) }
    add("servings", people.prefix(1).map { ServingsWord.all.contains($0.unit) ? $0.number : $0.text.inOneLine })
    let others = yields.filter { yield in !people.prefix(1).contains(yield) }
    add("yield", others.map { $0.unit.isEmpty ? $0.number : "\($0.number)%\($0.unit)" })
  }
}
