import Testing
import VaultModel
import VaultSyntax

@testable import VaultKitchen

@Suite struct `The review of recipes` {
  private static let text = """
    ---
    title: Soup
    servings: 4
    status: approved
    ---
    Good.

    ## Ingredients

    - 200 g flour

    ## Steps

    1. Cook.

    """

  private func note(_ text: String, type: ItemType = .recipe) -> Note {
    Note(Document(Array(text.utf8)), context: ReadingContext(folderType: type))
  }

  /// What of an approved recipe is replaced, and what becomes of it.
  @Test(arguments: [
    ("title: Soup", "title: Stew", true), ("200 g flour", "250 g flour", true), ("1. Cook.", "1. Cook well.", true),
    ("- 200 g flour", "- 200 g flour\n- salt", true), ("1. Cook.", "1. Cook.\n2. Eat.", true),
    ("## Ingredients", "## Ingredients\n\n### Dough", true), ("flour", "flour {optional}", true),
    ("servings: 4", "servings: 6", false), ("Good.", "Very good.", false), ("Soup\n", "Soup\ntags: [x]\n", false),
    ("- 200 g flour", "-  200 g  flour", false), ("1. Cook.", "1.  Cook.\n", false),
    ("servings: 4", "servings: 4 # people", false), ("approved", "схвалено", false),
  ])
  func `looks at title, ingredients and steps`(old: String, new: String, returns: Bool) {
    let verdict = RecipeReview.verdict(on: note(Self.text.replacing(old, with: new)), from: note(Self.text))
    #expect(verdict == (returns ? .returnsToPending : .stands))
  }

  @Test(arguments: [
    ("draft", "pending", true), ("draft", "approved", false), ("draft", "rejected", false),
    ("pending", "approved", true), ("pending", "rejected", true), ("pending", "draft", false),
    ("approved", "pending", true), ("approved", "rejected", false), ("approved", "draft", false),
    ("rejected", "pending", true), ("rejected", "approved", false), ("rejected", "draft", false),
    ("", "pending", true), ("", "approved", false), ("", "draft", true), ("draft", "", true), ("approved", "", false),
  ])
  func `goes one step after the other`(old: String, new: String, isAllowed: Bool) {
    func recipe(_ status: String) -> Note {
      note(Self.text.replacing("status: approved\n", with: status.isEmpty ? "" : "status: \(status)\n"))
    }
    let verdict = RecipeReview.verdict(on: recipe(new), from: recipe(old))
    guard !isAllowed else { return #expect(verdict == .stands) }
    let from = RecipeStatus(spelling: old) ?? .draft
    #expect(
      verdict
        == .wrongStatus(
          from: from, to: RecipeStatus(spelling: new) ?? .draft, possible: RecipeReview.successors(of: from)))
  }

  @Test func `lets only what is approved become public`() {
    let hidden = note(Self.text.replacing("approved", with: "pending"))
    let shown = note(Self.text.replacing("approved", with: "pending\npublic: true"))
    #expect(RecipeReview.verdict(on: shown, from: hidden) == .notApproved(.pending))
    #expect(RecipeReview.verdict(on: shown, from: nil) == .notApproved(.pending))
    let approved = note(Self.text.replacing("approved", with: "approved\npublic: true"))
    #expect(RecipeReview.verdict(on: approved, from: hidden) == .stands)
    // What was public before says nothing new; `vault check` does.
    #expect(RecipeReview.verdict(on: shown, from: shown) == .stands)
    #expect(RecipeReview.isShown(Recipe(approved).details, withReview: true))
    #expect(!RecipeReview.isShown(Recipe(shown).details, withReview: true))
    #expect(RecipeReview.isShown(Recipe(shown).details, withReview: false))
  }

  @Test func `leaves other notes alone, and looks at the whole of a recipe without parts`() {
    #expect(RecipeReview.verdict(on: note("status: x", type: .note), from: nil) == .stands)
    let prose = "---\nstatus: approved\n---\nBoil an egg.\n"
    #expect(
      RecipeReview.verdict(on: note(prose.replacing("an egg", with: "two eggs")), from: note(prose))
        == .returnsToPending)
  }
}
