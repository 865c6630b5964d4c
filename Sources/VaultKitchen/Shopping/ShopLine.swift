import VaultModel
import VaultSyntax

/// A line that is on a shopping list, as far as shopping for recipes asks.
struct ShopLine {
  let item: Item
  let line: ShoppingLine
  /// How much; nil when it does not say, or says it in words.
  let amount: FoodAmount?
  let food: NamedFood
  /// Every word of the line, an amount without emphasis among them.
  let words: String
  let sources: [ShopSource]

  init(_ item: Item, in note: Note, _ book: FoodBook) {
    self.item = item
    line = note.shoppingLine(of: item)
    amount = line.amount.flatMap { FoodAmount($0, note.context.numbers) }
    food = book.food(of: line)
    words = note.title(of: item)
    sources = ShopSource.all(of: item, in: note)
  }

  /// Whether somebody wrote it by hand: it names no recipe.
  var isManual: Bool { sources.isEmpty }
  /// Whether it is still to be bought.
  var isOpen: Bool { line.status == .open || line.status == .inProgress }

  /// Whether the line is about a food under the name that a recipe has for it.
  func isNamed(_ name: String) -> Bool {
    let wanted = FoldedWords.list(of: name)
    return !wanted.isEmpty && (FoldedWords.list(of: line.name) == wanted || FoldedWords.list(of: words) == wanted)
  }
}
