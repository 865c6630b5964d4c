/// What an ingredient, a lot or a line of a shopping list is of: a food that vault knows, else its name.
///
/// Two of them are equal when they mean the same food: `борошна` and `flour`, but also `stardust` and `Stardust`.
package struct NamedFood: Sendable {
  /// What tells a food from all others of one ``FoodBook``.
  package enum Key: Sendable, Hashable {
    /// The place of its note.
    case note(Int)
    /// The place in ``FoodTable``.
    case builtIn(Int)
    /// The stems of a name that vault does not know.
    case name(String)
  }

  package let key: Key
  /// The food, if vault knows it.
  package let known: KnownFood?
  /// The name as written, without what is done to the food.
  package let name: String

  init(_ known: KnownFood?, name: String) {
    self.known = known
    self.name = name
    if let note = known?.note {
      key = .note(note)
    } else if let builtIn = known?.builtIn {
      key = .builtIn(builtIn)
    } else {
      key = .name(Self.folded(name))
    }
  }

  /// The name by which a food that vault does not know is told from others: its stems, else its folded words.
  private static func folded(_ name: String) -> String {
    let stems = FoodName(name).stems
    return (stems.isEmpty ? FoldedWords.list(of: name) : stems).joined(separator: " ")
  }

  /// Whether it comes out of the tap, so that no pantry need hold it.
  package var isWater: Bool { known?.builtInTitle == "water" }
}

extension NamedFood: Hashable {
  package static func == (left: NamedFood, right: NamedFood) -> Bool { left.key == right.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
