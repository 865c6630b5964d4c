import VaultKitchen
import VaultModel
import VaultSyntax

/// Reads a recipe out of plain text, as it is pasted from a page, a message or a scan.
///
/// ```swift
/// PastedRecipe.recipe(of: Array("Tea\n\nIngredients\n1 l water\n\nMethod\nBoil.\n".utf8))
/// ```
///
/// The first line is the title. Headings such as *Ingredients* and *Method* (English, Ukrainian, Russian) begin the
/// parts; without them the lines that ``IngredientLine`` finds amounts in are the list, and what follows the steps.
enum PastedRecipe {
  /// The recipe; what is not found stays empty. `name` is the title where the text has no line for one. O(length).
  static func recipe(of bytes: [UInt8], named name: String) -> ExchangeRecipe {
    let lines = lines(of: bytes)
    let parts = PastedParts(lines)
    var recipe = ExchangeRecipe(title: "")
    readHead(lines[parts.head], into: &recipe)
    if recipe.title.isEmpty { recipe.title = MarkdownEscaping.line(name) }
    var list: [String] = []
    for line in lines[parts.ingredients] {
      guard let amount = YieldText.labelled(line.text), !line.looksLikeIngredient else {
        list.append(line.text)
        continue
      }
      if recipe.yields.isEmpty { recipe.yields.append(amount) }
    }
    (recipe.ingredients, recipe.groups) = IngredientText.groups(of: list, language: nil)
    recipe.instructions = RecipeSteps(lines: joined(lines[parts.steps]).map(notesHeading)).markdown
    return recipe
  }

  /// Lines of which those that go on with a sentence of the line before are one with it.
  private static func joined(_ lines: ArraySlice<PastedLine>) -> [String] {
    lines.reduce(into: []) { joined, line in
      let goesOn = !line.isAfterGap && line.text.first?.isLowercase == true
      if goesOn, let last = joined.last, !".!?:".contains(last.last ?? ".") {
        joined[joined.count - 1] += " " + line.text
      } else {
        joined.append(line.text)
      }
    }
  }

  /// Whether a text has headings for both of its parts.
  static func hasHeadings(_ bytes: [UInt8]) -> Bool {
    let lines = lines(of: bytes)
    return lines.contains { $0.part == .ingredients } && lines.contains { $0.part == .steps }
  }

  private static func lines(of bytes: [UInt8]) -> [PastedLine] {
    let start = SourceLocation.hasByteOrderMark(bytes) ? 3 : 0
    let text = TextTrimming.text(of: bytes[start...])
    var lines: [PastedLine] = []
    var isAfterGap = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.inOneLine
      if line.isEmpty || line.allSatisfy({ "-_=*—".contains($0) }) {
        isAfterGap = true
      } else {
        lines.append(PastedLine(line, isAfterGap: isAfterGap))
        isAfterGap = false
      }
    }
    return lines
  }

  // MARK: Head

  /// The title, then lines that say how much and how long, then the description.
  private static func readHead(_ lines: ArraySlice<PastedLine>, into recipe: inout ExchangeRecipe) {
    guard let first = lines.first else { return }
    recipe.title = MarkdownEscaping.line(first.text.drop { $0 == "#" })
    var description: [String] = []
    var waiting: PastedLabel?
    for line in lines.dropFirst() {
      if let label = waiting.take(), label.read(line.text, into: &recipe) { continue }
      if let label = PastedLabel(line.text.hasSuffix(":") ? line.text.dropLast() : line.text[...]), label.isTime {
        waiting = label
        continue
      }
      let rest = pieces(of: line.text).filter { !read($0, into: &recipe) }
      if !rest.isEmpty { description.append(rest.count == 1 ? rest[0] : line.text) }
    }
    recipe.description = description.map { MarkdownEscaping.line($0) }.joined(separator: "\n\n")
  }

  /// The parts of `Prep: 10 min | Cook: 20 min | Serves 4`; a line without such signs is one part.
  private static func pieces(of line: String) -> [String] {
    IngredientText.withoutBullet(line).split { "|•·;".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func read(_ piece: String, into recipe: inout ExchangeRecipe) -> Bool {
    if let (label, value) = PastedLabel.pair(piece) { return label.read(value, into: &recipe) }
    guard let amount = YieldText.labelled(piece) else { return false }
    recipe.yields.append(amount)
    return true
  }

  /// A line such as `Notes` alone as a heading of the steps.
  private static func notesHeading(_ line: String) -> String {
    let words: Set<String> = [
      "notes", "note", "tips", "tip", "recipe notes", "нотатки", "примітки", "примітка", "поради", "порада", "заметки",
      "советы", "примечания",
    ]
    let title = line.hasSuffix(":") ? String(line.dropLast()) : line
    return words.contains(title.lowercased()) ? "## " + title : line
  }
}
