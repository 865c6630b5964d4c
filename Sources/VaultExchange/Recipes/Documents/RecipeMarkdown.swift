import VaultKitchen

/// Writes a recipe as Markdown that any program shows and nobody has to explain: headings, a list, numbered steps.
enum RecipeMarkdown {
  /// The text, a line feed at its end. O(length).
  static func text(of recipe: ExchangeRecipe) -> String {
    let labels = RecipeLabels(of: recipe)
    var blocks = ["# " + MarkdownEscaping.line(MarkdownText.line(recipe.title))]
    if !recipe.description.isEmpty {
      blocks.append(
        MarkdownText.paragraphs(recipe.description).map { MarkdownEscaping.line($0) }.joined(separator: "\n\n"))
    }
    let facts = labels.facts(of: recipe).map { "- \($0.label): " + MarkdownEscaping.line($0.value) }
    if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
    blocks.append("## " + labels.ingredients)
    for (title, depth, ingredients) in recipe.outline {
      if depth > 0 { blocks.append("### " + MarkdownEscaping.line(MarkdownText.line(title))) }
      let lines = ingredients.map { "- " + MarkdownEscaping.line(IngredientText.text(of: $0)) }
      if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
    }
    let steps = RecipeSteps(of: recipe.instructions)
    if !steps.isEmpty { blocks.append("## " + labels.method) }
    for section in steps.sections {
      if !section.title.isEmpty { blocks.append("### " + MarkdownEscaping.line(section.title)) }
      let lines = section.steps.enumerated().map { "\($0 + 1). " + MarkdownEscaping.line($1) }
      if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
