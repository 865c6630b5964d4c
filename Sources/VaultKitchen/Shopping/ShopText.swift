package import VaultModel
import VaultSyntax

/// What is bought for no recipe, as it is typed: `milk`, `2 l milk`.
package struct ShopText: Sendable {
  /// The line behind its checkbox.
  package let content: String
  let line: ShoppingLine
  /// Every word of it, an amount without emphasis among them.
  let words: String

  /// Reads what is typed; nil where nothing is named, as in `2 l`, or where it would be no single line.
  ///
  /// - Parameter context: that of the list which it goes to.
  package init?(_ content: String, context: ReadingContext) {
    let note = Note(Document(Array("- [ ] \(content)\n".utf8)), context: context)
    guard note.items.count == 2, let item = note.items.last, case let line = note.shoppingLine(of: item),
      !line.name.allSatisfy(\.isWhitespace)
    else { return nil }
    self.content = content
    self.line = line
    words = note.title(of: item)
  }
}
