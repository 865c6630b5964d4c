package import VaultModel
import VaultSyntax

extension FoodNeed {
  /// What somebody asks for in a line of text: `2 cups flour`, `борошно 500 г`.
  ///
  /// - Parameter numbers: decides doubtful numbers such as `1,500`.
  package init(asking text: String, numbers: NumberContext, _ book: FoodBook) {
    let bytes = Array(text.utf8)
    let range = ByteRange(0, bytes.count)
    let line = IngredientLine(bytes, in: range, context: numbers)
    let reader = NeedReader(bytes: bytes, context: numbers, factor: .one, book: book)
    self.init(food: reader.food(of: line, range, isLink: false))
    self.text = text
    preparations = reader.texts(of: line.preparations)
    self.line = range
    reader.readLaterAmounts(of: &self, line)
  }
}
