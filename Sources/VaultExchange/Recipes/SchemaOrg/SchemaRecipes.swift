import VaultSyntax

/// The recipes that pages and files describe in JSON-LD with the words of schema.org/Recipe.
///
/// ```swift
/// let recipes = try SchemaRecipes.recipes(of: page)    // HTML, or JSON alone
/// ```
enum SchemaRecipes {
  /// The recipes of a page, or of a text of JSON, in their order; one that is there twice only once.
  ///
  /// - Throws: there is none, or the JSON cannot be read.
  /// - Complexity: O(length).
  static func recipes(of bytes: [UInt8]) throws(RecipeImportError) -> [ExchangeRecipe] {
    guard SavedPage.isPage(bytes) else {
      return try recipes(in: [try json(bytes).root], page: nil)
    }
    let page = SavedPage(bytes)
    var roots: [JSONValue] = []
    var isUnreadable = false
    for data in page.data {
      if let tree = tree(data) { roots.append(tree.root) } else { isUnreadable = true }
    }
    if roots.isEmpty, isUnreadable { throw .unreadableData(title: page.title ?? "") }
    return try recipes(in: roots, page: page)
  }

  private static func json(_ bytes: [UInt8]) throws(RecipeImportError) -> JSONTree {
    do throws(JSONError) {
      return try JSONTree(parsing: bytes, allowing: .controlCharacters)
    } catch {
      throw .json(error)
    }
  }

  /// A script as JSON; some pages write the references of HTML into it.
  private static func tree(_ data: [UInt8]) -> JSONTree? {
    if let tree = try? JSONTree(parsing: data, allowing: .controlCharacters) { return tree }
    return try? JSONTree(parsing: Array(PageText.decoded(data).utf8), allowing: .controlCharacters)
  }

  private static func recipes(
    in roots: [JSONValue], page: SavedPage?
  ) throws(RecipeImportError) -> [ExchangeRecipe] {
    let graph = SchemaGraph(roots)
    guard !graph.recipes.isEmpty else { throw .noRecipe(types: graph.types, title: page?.title ?? "") }
    var known: Set<ExchangeRecipe> = []
    return graph.recipes.map { SchemaRecipeReader($0, in: graph, language: page?.language).read() }
      .filter { known.insert($0).inserted }
  }
}
