import VaultKitchen
import VaultModel
import VaultSyntax

/// A collection of recipes as comma-separated values: a row of column names, then a row a recipe.
///
/// The cell of ingredients has one a line, a group's name with a colon behind it; that of instructions one step a line,
/// a section's name behind `##`. Lists such as tags are separated by commas.
enum RecipeTable {
  /// A recipe, and the offset where its row begins.
  struct Entry {
    let recipe: ExchangeRecipe
    let start: Int
  }

  /// The recipes of a table.
  ///
  /// - Throws: the text is no table, or has no columns for title, ingredients and instructions.
  /// - Complexity: O(length).
  static func recipes(of bytes: [UInt8]) throws(RecipeImportError) -> [Entry] {
    let rows: [CSVTable.Row]
    do throws(CSVTable.Failure) {
      rows = try CSVTable(parsing: bytes).rows
    } catch {
      throw .csv(error)
    }
    let header = rows.first?.cells ?? []
    let columns = header.map { RecipeColumn(header: CSVWriter.text(of: $0).trimmed) }
    let wanted: [RecipeColumn] = [.title, .ingredients, .instructions]
    let missing = wanted.filter { !columns.contains($0) }
    guard missing.isEmpty else { throw .missingColumns(missing.map(\.rawValue)) }
    return rows.dropFirst().map { row in
      Entry(recipe: recipe(of: row.cells.map { CSVWriter.text(of: $0) }, columns, header), start: row.start)
    }
  }

  /// The table of some recipes with every column, lines ending with CRLF. O(length).
  static func text(of recipes: [ExchangeRecipe]) -> String {
    var writer = CSVWriter()
    writer.row(RecipeColumn.allCases.map(\.rawValue))
    for recipe in recipes { writer.row(RecipeColumn.allCases.map { cell($0, of: recipe) }) }
    return writer.text
  }

  // MARK: In

  private static func recipe(
    of cells: [String], _ columns: [RecipeColumn?], _ header: [String]
  ) -> ExchangeRecipe {
    var recipe = ExchangeRecipe(title: "")
    var ingredients: [String] = []
    for (place, cell) in cells.enumerated() where place < columns.count && !cell.trimmed.isEmpty {
      switch columns[place] {
      case .title: recipe.title = MarkdownEscaping.line(cell)
      case .description: recipe.description = MarkdownEscaping.paragraphs(cell)
      case .ingredients: ingredients = lines(cell)
      case .instructions: recipe.instructions = RecipeSteps(lines: lines(cell)).markdown
      case let column?: read(cell.inOneLine, of: column, into: &recipe)
      case nil: recipe.details.further.append(ExchangePair(header[place].inOneLine, [cell.inOneLine]))
      }
    }
    let language = recipe.details.language.flatMap { Language(tag: $0) }
    (recipe.ingredients, recipe.groups) = IngredientText.groups(of: ingredients, language: language)
    return recipe
  }

  private static func read(_ text: String, of column: RecipeColumn, into recipe: inout ExchangeRecipe) {
    switch column {
    case .servings:
      recipe.yields = RecipeList.elements(of: ByteRange(0, text.utf8.count), in: Array(text.utf8))
        .compactMap { YieldText.amount(String(decoding: Array(text.utf8)[$0.indices], as: UTF8.self)) }
    case .preparation: recipe.details.preparation = time(text)
    case .cooking: recipe.details.cooking = time(text)
    case .total: recipe.details.total = time(text)
    case .category: recipe.details.category = text
    case .cuisine: recipe.details.further.append(ExchangePair("cuisine", list(text)))
    case .difficulty: recipe.details.difficulty = text
    case .diets: recipe.details.diets = list(text).map { SchemaDiet.name(of: $0) }
    case .tags: recipe.tags = list(text)
    case .chef: recipe.details.author = text
    case .source: recipe.details.source = text
    case .image: recipe.details.images = [text]
    case .language: recipe.details.language = text
    case .title, .description, .ingredients, .instructions: break
    }
  }

  /// A number alone counts minutes.
  private static func time(_ text: String) -> TimeSpan? {
    ISODuration.timeSpan(text) ?? Int64(text).flatMap { $0 > 0 ? TimeSpan(minutes: $0) : nil }
  }

  private static func list(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" }.map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func lines(_ cell: String) -> [String] {
    cell.split(whereSeparator: \.isNewline).map(\.inOneLine).filter { !$0.isEmpty }
  }

  // MARK: Out

  private static func cell(_ column: RecipeColumn, of recipe: ExchangeRecipe) -> String {
    let details = recipe.details
    switch column {
    case .title: return MarkdownText.line(recipe.title)
    case .description: return MarkdownText.paragraphs(recipe.description).joined(separator: "\n")
    case .servings: return recipe.yields.map { $0.text.inOneLine }.joined(separator: ", ")
    case .preparation: return details.preparation?.text ?? ""
    case .cooking: return details.cooking?.text ?? ""
    case .total: return details.total?.text ?? ""
    case .category: return details.category ?? ""
    case .cuisine: return details.further.first { $0.key == "cuisine" }?.values.joined(separator: ", ") ?? ""
    case .difficulty: return details.difficulty ?? ""
    case .diets: return details.diets.joined(separator: ", ")
    case .tags: return recipe.tags.joined(separator: ", ")
    case .chef: return details.author ?? ""
    case .source: return details.source ?? ""
    case .image: return details.images.first ?? ""
    case .language: return details.language ?? ""
    case .ingredients: return IngredientText.lines(of: recipe).joined(separator: "\n")
    case .instructions: return RecipeSteps(of: recipe.instructions).lines.joined(separator: "\n")
    }
  }
}
