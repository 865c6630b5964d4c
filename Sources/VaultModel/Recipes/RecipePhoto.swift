/// A photo of a dish: `{file: borshch.jpg, caption: Sunday lunch, on: 2026-11-15}` under `photos`.
package struct RecipePhoto: Sendable, Hashable {
  /// The path as written: from the note's folder, from the vault's root, or an address on the web.
  package var file: String
  package var caption: String?
  /// The day on which it was taken.
  package var day: LocalDate?
}

extension Note {
  /// The photos of a note read as a recipe; a text alone, in place of a mapping, is the file.
  package var recipePhotos: [RecipePhoto] {
    (frontMatterValue(.photos)?.elements ?? []).compactMap { element in
      guard element.isMapping else { return element.text.map { RecipePhoto(file: $0) } }
      guard let file = element["file"]?.text, !file.isEmpty else { return nil }
      return RecipePhoto(
        file: file, caption: element["caption"]?.text, day: element["on"]?.text.flatMap { LocalDate($0) })
    }
  }
}
