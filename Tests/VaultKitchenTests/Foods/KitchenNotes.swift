import VaultModel
import VaultSyntax

/// Notes made of text for tests.
enum KitchenNotes {
  /// The food of a note with this front matter.
  static func food(_ frontMatter: String) -> Food {
    let bytes = Array("---\ntype: food\n\(frontMatter)---\n".utf8)
    return Note(Document(bytes), context: ReadingContext(folderType: .food, stem: "note")).food
  }
}
