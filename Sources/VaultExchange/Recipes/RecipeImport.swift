package import VaultModel
package import VaultSyntax

/// A recipe as it comes from a file or a page: what it says, and the text of the note that is to be made of it.
///
/// ```swift
/// let found = try RecipeImport.recipes(in: bytes, as: .cooklang, named: "Borshch")
/// found[0].body     // a note's text, without front matter of vault's own
/// ```
package struct RecipeImport: Sendable {
  /// What the recipe says.
  package let recipe: ExchangeRecipe
  /// The note's text. RecipeMD is what vault's recipes are, so that it stays as it is, byte for byte.
  package let body: [UInt8]
  /// What the front matter is to say besides.
  package var changes: [ItemChange]
  /// The offset where it begins in a text of several recipes, such as the row of a table; nil for any other text.
  package var start: Int?

  /// What a recipe cannot do without.
  package enum Part: Sendable, Hashable { case title, ingredients, instructions }

  /// The first part that the recipe lacks; nil if it is whole.
  package var missing: Part? {
    if recipe.title.trimmed.isEmpty { return .title }
    if recipe.allIngredients.isEmpty { return .ingredients }
    return recipe.instructions.trimmed.isEmpty ? .instructions : nil
  }

  /// Reads the recipes of a text. `name` is the title of one that cannot have a title of its own.
  ///
  /// - Throws: why the text is none of the format.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func recipes(
    in bytes: [UInt8], as format: ExchangeFormat, named name: String
  ) throws(RecipeImportError) -> [RecipeImport] {
    switch format {
    case .recipeMD: return [try recipeMD(bytes)]
    case .cooklang: return [RecipeImport(CooklangReader.recipe(of: bytes).exchangeRecipe(named: name))]
    case .jsonLD, .html: return try SchemaRecipes.recipes(of: bytes).map { RecipeImport($0) }
    case .text, .markdown: return [RecipeImport(PastedRecipe.recipe(of: bytes, named: name))]
    case .csv:
      return try RecipeTable.recipes(of: bytes).map { entry in
        var found = RecipeImport(entry.recipe)
        found.start = entry.start
        return found
      }
    }
  }

  private static func recipeMD(_ bytes: [UInt8]) throws(RecipeImportError) -> RecipeImport {
    let document = Document(bytes)
    do throws(RecipeMDError) {
      let recipe = try RecipeMDReader.recipe(of: bytes, in: document.frontMatter == nil ? nil : document.body)
      return RecipeImport(recipe: recipe, body: bytes, changes: [])
    } catch {
      throw .recipeMD(error)
    }
  }

  /// A recipe whose note has to be written: text as RecipeMD, facts as front matter.
  package init(_ recipe: ExchangeRecipe) {
    var text = recipe
    let first = recipe.yields.first { $0.unit.isEmpty || RecipeYield.countsPeople($0.unit) } ?? recipe.yields.first
    text.tags = []
    text.yields = recipe.yields.filter { $0 != first }
    changes = recipe.noteChanges
    if let first {
      changes.insert(.set([ItemKey.servings.rawValue], .scalar(NewScalar(first.text.inOneLine))), at: 0)
    }
    let tags = (recipe.tags + recipe.unknownWords).compactMap(Self.tag)
    if !tags.isEmpty {
      changes.append(.set([ItemKey.tags.rawValue], .list(tags.map { NewScalar($0, isText: true) })))
    }
    self.recipe = recipe
    body = Array(RecipeMDWriter(for: .note).text(of: text).utf8)
  }

  private init(recipe: ExchangeRecipe, body: [UInt8], changes: [ItemChange]) {
    self.recipe = recipe
    self.body = body
    self.changes = changes
  }

  /// A word or two as a tag, which has no spaces and more than digits; nil if nothing is left.
  private static func tag(_ text: String) -> String? {
    let tag = text.trimmed.split { !($0.isLetter || $0.isNumber || "-_/".contains($0)) }.joined(separator: "-")
    return tag.isEmpty || tag.allSatisfy(\.isNumber) ? nil : tag
  }
}

/// Why a text is not of the format that it should be.
package enum RecipeImportError: Error, Sendable, Hashable {
  case recipeMD(RecipeMDError)
  /// A file that should be JSON is none.
  case json(JSONError)
  /// A page has JSON-LD, of which nothing can be read.
  case unreadableData(title: String)
  /// The JSON-LD of a page or a file describes things of these types and no recipe; none: there is no JSON-LD.
  case noRecipe(types: [String], title: String)
  case csv(CSVTable.Failure)
  /// A table's first row lacks the names of columns that every recipe needs.
  case missingColumns([String])
}

/// Recipes on their way out, written in a format.
package enum RecipeExport {
  /// The text of one recipe, a line feed at its end. O(length).
  package static func text(of recipe: ExchangeRecipe, as format: ExchangeFormat) -> String {
    switch format {
    case .recipeMD: RecipeMDWriter().text(of: recipe)
    case .cooklang: CooklangWriter.text(of: recipe)
    case .jsonLD: SchemaRecipeWriter.text(of: recipe)
    case .csv: RecipeTable.text(of: [recipe])
    case .markdown, .text: RecipeMarkdown.text(of: recipe)
    case .html: RecipePage.text(of: recipe)
    }
  }

  /// One text of several recipes, in a format of collections. O(length).
  package static func text(of recipes: [ExchangeRecipe], as format: ExchangeFormat) -> String {
    format == .csv ? RecipeTable.text(of: recipes) : recipes.map { text(of: $0, as: format) }.joined(separator: "\n")
  }
}
