package import VaultModel
import VaultSyntax

/// What a review looks at in a recipe: its title, its ingredients and its steps, however they are spaced.
///
/// A recipe whose text has no parts is looked at as a whole.
package struct RecipeContent: Sendable, Hashable {
  private let title: String
  private let groups: [[String]]
  private let ingredients: [[String]]
  private let steps: [[String]]

  /// Reads a note as a recipe. O(bytes of the note).
  package init(_ note: Note) {
    let recipe = Recipe(note)
    let document = note.document
    func words(_ range: ByteRange) -> [String] {
      document.text(range).split { $0.isWhitespace }.map { String($0) }
    }
    title = recipe.title ?? note.title
    groups = recipe.groups.map { words($0.title) }
    ingredients = recipe.ingredients.map { words($0.item) }
    steps = recipe.form == .prose ? [words(document.body)] : recipe.instructions.map(words)
  }
}
