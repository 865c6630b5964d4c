package import VaultModel
import VaultSyntax

extension FoodNeed {
  /// What somebody asks for in a line of text: `2 cups flour`, `борошно 500 г`.
  ///
  /// - Parameter numbers: decides doubtful numbers such as `1,500`.
  package init(asking text: String, numbers: NumberContext, _ book: FoodBook) {
    let bytes = Array(text.utf8)
    let range = ByteRange(0, bytes.count)
    var names = IngredientNames(book)
    let reading = names.reading(of: bytes, in: range, numbers, isLink: false)
    self.init(food: reading.food)
    self.text = text
    preparations = reading.texts(of: reading.line.preparations)
    line = range
    NeedReader(bytes: bytes, context: numbers, factor: .one, book: book).readLaterAmounts(of: &self, reading)
  }
}
