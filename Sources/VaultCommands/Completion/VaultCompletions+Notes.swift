import VaultActions
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What stands in the one note that a line names, or in the notes of one type.
extension VaultCompletions {
  /// The headings of a list, else of the note that lines go to where no list is named, in their order.
  func headings(ofList list: String?, from prefix: String) throws -> [CompletionSource.Candidate] {
    let name = list ?? settings.defaultList ?? Path.inbox.text
    guard let note = try note(named: name, wanting: .anything) else { return [] }
    let headings = note.headings.map { note.document.text($0) }
    var seen: Set<String> = [note.title, ""]
    return matching(prefix, headings.filter { seen.insert($0).inserted }, isSorted: true)
  }

  /// What one writes of a recipe: its foods, each once, in their order.
  func foods(of recipe: String, from prefix: String) throws -> [CompletionSource.Candidate] {
    guard let note = try note(named: recipe, wanting: .recipe) else { return [] }
    var seen: Set<String> = []
    let foods = Recipe(note).ingredients.map { note.document.text($0.plainName) }
    let start = WordStart(prefix)
    return foods.filter { start.isIn($0) && seen.insert($0).inserted }.map { .init($0) }
  }

  /// Everybody who rated a recipe.
  func raters(from prefix: String) throws -> [CompletionSource.Candidate] {
    let texts = NoteTexts(vault)
    var names: [String] = []
    for recipe in try found(.notes(.recipe), texts) where !isOver() {
      names += texts.note(of: recipe).recipeRatings.ratings.map(\.name)
    }
    return matching(prefix, names)
  }

  /// The months that have a note of payments, the last one first.
  func months(from prefix: String) throws -> [CompletionSource.Candidate] {
    let texts = NoteTexts(vault)
    let stems = try found(.notes(.money), texts).map { texts.path(of: $0).stem }.filter { LocalDate($0 + "-01") != nil }
    return matching(prefix, Set(stems).sorted(by: >), isSorted: true)
  }

  /// The one note that has a name; nil where none has it, or several.
  private func note(named name: String, wanting wanted: ItemLookup.Wanted) throws -> Note? {
    let names = ItemNames(vault, wanting: wanted)
    let items = try names.matches(of: name).items
    guard items.count == 1, let item = items.first, !item.isLine else { return nil }
    return names.texts.note(of: item)
  }
}
