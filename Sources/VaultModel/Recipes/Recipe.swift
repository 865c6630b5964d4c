package import VaultSyntax

/// A recipe as a note says it: typed values beside the ranges they stand in, so that an edit touches nothing else.
///
/// ```swift
/// let recipe = Recipe(note)
/// recipe.servings?.value                       // 4
/// recipe.ingredients[0].quantity?.unit         // .gram
/// document.text(recipe.ingredients[0].name)    // "flour"
/// ```
///
/// The reader refuses nothing: what it cannot place is description, with a diagnostic.
///
/// ## Topics
/// - The head: ``title``, ``descriptions``, ``tags``, ``yields``, ``details``
/// - The list: ``groups``, ``ingredients``
/// - The steps: ``instructions``, ``steps``, ``marks``
package struct Recipe: Sendable, Hashable {
  /// How the body is laid out.
  package enum Form: UInt8, Sendable, Hashable {
    /// RecipeMD 2.4: thematic breaks around the ingredients.
    case recipeMD
    /// Headings such as *Ingredients* and *Steps*.
    case headings
    /// Neither, so that all text is description.
    case prose
  }

  package var form = Form.prose
  /// What decides doubtful numbers and shared words in this note.
  package var context = NumberContext()
  /// The title, from the front matter or else the first level-1 heading; nil: the file's stem names the recipe.
  package var title: String?
  /// The text that is neither ingredients nor instructions, block after block.
  package var descriptions: [ByteRange] = []
  /// The tags of the front matter, then those of RecipeMD's `*tags*` line, each once.
  package var tags: [String] = []
  /// What the recipe makes: first what the front matter says, then what the body adds.
  package var yields: [RecipeYield] = []
  /// Every place that says how much the recipe makes, in the order of the note: scaling changes all of them.
  package var writtenYields: [RecipeYield] = []
  /// The other keys of the front matter.
  package var details = RecipeDetails()
  /// The groups of the list, in order; the first one may have no heading.
  package var groups: [IngredientGroup] = []
  /// The ingredients of all groups, in order.
  package var ingredients: [Ingredient] = []
  /// The instructions, one range a section; most recipes have one.
  package var instructions: [ByteRange] = []
  /// The steps inside the instructions: list lines and paragraphs.
  package var steps: [ByteRange] = []
  /// The Cooklang marks inside the steps.
  package var marks: [StepMark] = []
  /// What is wrong with the recipe, in the order of the note.
  package var diagnostics: [Diagnostic] = []

  /// How many people the recipe serves; nil if it says only a yield such as `3 l`, or nothing.
  package var servings: RecipeYield? { yields.first { $0.isServings } }

  /// The ingredients of one group.
  package func ingredients(of group: IngredientGroup) -> ArraySlice<Ingredient> {
    ingredients[max(0, group.first)..<max(group.first, min(group.end, ingredients.count))]
  }
}
