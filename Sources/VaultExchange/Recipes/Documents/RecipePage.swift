import VaultKitchen
import VaultModel

/// Writes a recipe as one page of HTML to print or to send: no scripts, nothing from elsewhere, every text escaped.
enum RecipePage {
  /// The text, a line feed at its end. O(length).
  static func text(of recipe: ExchangeRecipe) -> String {
    let labels = RecipeLabels(of: recipe)
    let title = escaped(MarkdownText.line(recipe.title))
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"\(escaped(recipe.details.language ?? labels.language.tag))\">", "<head>",
      "<meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
      "<title>\(title)</title>", "<style>", style, "</style>", "</head>", "<body>", "<article>", "<h1>\(title)</h1>",
    ]
    lines += MarkdownText.paragraphs(recipe.description).map { "<p>\(escaped($0))</p>" }
    let facts = labels.facts(of: recipe).map { "<div><dt>\(escaped($0.label))</dt><dd>\(escaped($0.value))</dd></div>" }
    if !facts.isEmpty { lines += ["<dl>"] + facts + ["</dl>"] }
    lines += ["<section class=\"ingredients\">", "<h2>\(labels.ingredients)</h2>"]
    for (title, depth, ingredients) in recipe.outline {
      if depth > 0 { lines.append("<h3>\(escaped(MarkdownText.line(title)))</h3>") }
      lines += list("ul", ingredients.map { IngredientText.text(of: $0) })
    }
    lines.append("</section>")
    lines += method(RecipeSteps(of: recipe.instructions), labels)
    return (lines + ["</article>", "</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  private static func method(_ steps: RecipeSteps, _ labels: RecipeLabels) -> [String] {
    guard !steps.isEmpty else { return [] }
    var lines = ["<section class=\"method\">", "<h2>\(labels.method)</h2>"]
    for section in steps.sections {
      if !section.title.isEmpty { lines.append("<h3>\(escaped(section.title))</h3>") }
      lines += list("ol", section.steps)
    }
    return lines + ["</section>"]
  }

  private static func list(_ element: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["<\(element)>"] + items.map { "<li>\(escaped($0))</li>" } + ["</\(element)>"]
  }

  /// Text as HTML, also in an attribute in double quotes (HTML Living Standard, 13.1.2).
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }

  private static let style = """
    body { font: 1rem/1.5 Georgia, "Times New Roman", serif; color: #1a1a1a; background: #fff; margin: 2rem auto; \
    max-width: 44rem; padding: 0 1rem; }
    h1, h2, h3 { line-height: 1.2; font-weight: 600; }
    h1 { font-size: 2rem; margin: 0 0 .5rem; }
    h2 { font-size: 1.25rem; border-bottom: 1px solid #999; margin: 1.5rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
    dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 1rem 0; font-size: .9rem; }
    dt { display: inline; color: #555; }
    dt::after { content: ": "; }
    dd { display: inline; margin: 0; }
    ul, ol { padding-left: 1.5rem; margin: .25rem 0; }
    li { margin: .25rem 0; }
    @media (prefers-color-scheme: dark) { body { color: #e8e8e8; background: #161616; } dt { color: #aaa; } }
    @media print {
      @page { margin: 15mm; }
      body { font-size: 11pt; margin: 0; max-width: none; padding: 0; color: #000; background: none; }
      h2, h3 { break-after: avoid; }
      li { break-inside: avoid; }
    }
    """
}
