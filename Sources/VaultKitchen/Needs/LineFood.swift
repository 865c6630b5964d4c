package import VaultModel
import VaultSyntax

/// A food that a line names.
package struct LineFood: Sendable {
  /// How far it is in what the line is about.
  package enum Role: Sendable, Hashable {
    /// To be had by itself.
    case bought
    /// In another one: the hazelnuts of `chocolate with hazelnuts`.
    case held
    /// Perhaps in another one: the milk of `may contain milk`.
    case traces
  }

  package var role: Role
  package var food: NamedFood
  /// What the line says of it, its amount included: `2 eggs, beaten`.
  package var text: String
  /// How much, and what is done to it.
  package var line: IngredientLine
}

extension FoodBook {
  /// The foods that a line names, in its order; each that is in another one stands behind that.
  ///
  /// ```swift
  /// book.foods(in: "1 onion, 2 eggs, beaten").map(\.text)    // ["1 onion", "2 eggs, beaten"]
  /// ```
  /// - Complexity: O(length × words of the longest name).
  package func foods(in text: String, context: NumberContext = NumberContext()) -> [LineFood] {
    let bytes = Array(text.utf8)
    return LineDivision(bytes, in: ByteRange(0, bytes.count), context, self).stretches.flatMap { stretch in
      let own = Array(bytes[stretch.indices])
      let line = IngredientLine(own, in: ByteRange(0, own.count), context: context)
      let text = TextSource(own, ByteRange(0, own.count)).trimmed.text
      let bought = LineFood(role: .bought, food: food(named: text), text: text, line: line)
      let held = matcher.naming(of: line, in: own).contents.map { content in
        let words = String(decoding: own[content.range.indices], as: UTF8.self)
        return LineFood(
          role: content.isTrace ? .traces : .held, food: food(named: words), text: words, line: IngredientLine(words))
      }
      return [bought] + held
    }
  }
}
