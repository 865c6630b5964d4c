package import VaultSyntax

/// One lot of the pantry: `- *500 g* sour cream {expires: 2026-12-10, place: fridge, opened: 2026-11-18}`.
package struct PantryLot: Sendable, Hashable {
  package var amount: LineAmount?
  /// What it is.
  package var name: String
  /// The last day on which it is good.
  package var expires: LocalDate?
  package var place: String?
  package var opened: LocalDate?
  package var price: String?
  package var note: String?
  /// The food that the line means, whatever its name says: `food: butter`.
  package var food: String?
  package var tags: [String]
  /// The line with its deeper lines.
  package var range: ByteRange
}

/// The lots of one pantry note, in its order.
package struct Pantry: Sendable, Hashable {
  package var title: String
  package var tags: [String]
  package var lots: [PantryLot]
}

extension Note {
  /// A line read as a lot.
  package func pantryLot(of item: Item) -> PantryLot {
    let (amount, name) = amountAndName(of: item)
    return PantryLot(
      amount: amount, name: name, expires: date(.expires, of: item), place: text(.place, of: item),
      opened: date(.opened, of: item), price: text(.price, of: item), note: text(.note, of: item),
      food: text(.food, of: item), tags: tags(of: item), range: item.range)
  }

  /// The note read as a pantry.
  package var pantry: Pantry {
    Pantry(title: title, tags: tags(of: whole), lots: items.dropFirst().map(pantryLot))
  }
}

extension PantryLot: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.name, name)
    facts.add(.amount, amount)
    facts.add(.expires, expires)
    facts.add(.place, place)
    facts.add(.opened, opened)
    facts.add(.price, price)
    facts.add(.note, note)
    facts.add(.food, food)
    facts.add(.tags, tags)
    return facts.facts
  }
}

extension Pantry: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.tags, tags)
    facts.add("lots", lots)
    return facts.facts
  }
}
