import VaultModel
import VaultSyntax

/// A line that is on a shopping list, as far as shopping for recipes asks.
struct ShopLine {
  let item: Item
  let line: ShoppingLine
  /// How much; nil when it does not say, or says it in words.
  private(set) var amount: FoodAmount?
  private(set) var food: NamedFood
  /// Every word of the line, an amount without emphasis among them.
  let words: String
  /// The words as they stand, with the marks of emphasis and links among them.
  private let written: String
  let sources: [ShopSource]

  init(_ item: Item, in note: Note, _ book: FoodBook) {
    self.item = item
    line = note.shoppingLine(of: item)
    amount = line.amount.flatMap { FoodAmount($0, note.context.numbers) }
    food = book.food(of: line)
    words = note.title(of: item)
    written = item.reading.map { note.document.text(note.readings.lines[$0].text) } ?? ""
    sources = ShopSource.all(of: item, in: note)
  }

  /// The things that a line names: one that somebody wrote may name several, `milk, 6 eggs`.
  static func all(of item: Item, in note: Note, _ book: FoodBook) -> [ShopLine] {
    let line = ShopLine(item, in: note, book)
    guard line.isManual, line.line.food == nil else { return [line] }
    let numbers = note.context.numbers
    let name = Array(line.line.name.utf8)
    let stretches = LineDivision(name, in: ByteRange(0, name.count), numbers, book).stretches
    guard stretches.count > 1 else { return [line] }
    return stretches.enumerated().map { number, stretch in
      var part = line
      part.food = book.food(named: TextSource(name, stretch).trimmed.text)
      if number > 0 {
        let own = LineQuantity(name, in: stretch, context: numbers)
        part.amount = own.flatMap { own in
          own.quantity.whole(book.measures).map { FoodAmount($0.value, $0.unit) }
        }
      }
      return part
    }
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

  /// The words of the line after its amount is another one; nil where they stay.
  ///
  /// Only a line that has a food's name as recipes have it takes the form for the new number: other words are its
  /// author's.
  func words(after number: String, like needs: [FoodNeed]) -> String? {
    guard let amount = line.amount, let need = needs.first(where: { $0.isForm(line.name) }) else { return nil }
    let form = CountedFood.name(
      ShopWords.safe(need.food.name), after: number, written: need.written, in: need.language)
    guard form != line.name else { return nil }
    if written == line.name { return form }
    return written == amount.text + " " + line.name ? number + " " + form : nil
  }
}
