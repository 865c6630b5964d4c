package import VaultSyntax

extension Document {
  /// The text of the line item that begins at a byte, which is the title it has in a ``Note``, without reading anything
  /// else of the note; nil when none begins there.
  ///
  /// ```swift
  /// // - [ ] Call Ann due:2026-11-23
  /// Document(bytes).text(ofLineAt: 0, context: ReadingContext(folderType: .task))   // "Call Ann"
  /// ```
  ///
  /// Whether it is an item at all may hang on other lines; it is asked of lines that the index knows as items.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func text(ofLineAt start: Int, context: ReadingContext) -> String? {
    var reader = NoteReader(self, context: context)
    return reader.text(ofLineAt: start).map { text($0) }
  }
}
