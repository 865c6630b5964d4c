package import VaultSyntax

/// One line of a shopping list: `- [ ] *400 g* flour {from: "[[borshch]]", for: 2026-11-23}`.
package struct ShoppingLine: Sendable, Hashable {
  package var amount: LineAmount?
  /// What is to be bought.
  package var name: String
  /// Done when it is bought; open without a checkbox.
  package var status: TaskStatus
  /// The recipes that want it.
  package var from: [NamedLink]
  /// The day it is wanted for.
  package var day: LocalDate?
  /// The shelf: `aisle:`, else the heading above; nil where neither is written.
  package var aisle: String?
  package var price: String?
  package var note: String?
  /// The food that the line means, whatever its name says: `food: butter`.
  package var food: String?
  package var tags: [String]
  /// The line with its deeper lines.
  package var range: ByteRange
}

/// A shopping list: the lines of a note of that type, in its order.
package struct ShoppingList: Sendable, Hashable {
  package var title: String
  package var tags: [String]
  package var lines: [ShoppingLine]
}

extension Note {
  /// A line read as something to buy.
  package func shoppingLine(of item: Item) -> ShoppingLine {
    let (amount, name) = amountAndName(of: item)
    return ShoppingLine(
      amount: amount, name: name, status: member(.status, of: item) ?? .open, from: links(.from, of: item),
      day: date(.forDate, of: item), aisle: text(.aisle, of: item) ?? shelf(over: item),
      price: text(.price, of: item), note: text(.note, of: item), food: text(.food, of: item), tags: tags(of: item),
      range: item.range)
  }

  /// The note read as a shopping list.
  package var shoppingList: ShoppingList {
    ShoppingList(title: title, tags: tags(of: whole), lines: items.dropFirst().map(shoppingLine))
  }

  /// The heading above a line, unless it is the note's title.
  func shelf(over item: Item) -> String? {
    guard let line = item.line, lines[line].heading >= 0, document.blocks.blocks[Int(lines[line].heading)].level > 1
    else { return nil }
    return heading(over: item)
  }
}

extension ShoppingLine: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.name, name)
    facts.add(.amount, amount)
    facts.add(.status, status)
    facts.add(.aisle, aisle)
    facts.add(.from, from)
    facts.add(.forDate, day)
    facts.add(.price, price)
    facts.add(.note, note)
    facts.add(.tags, tags)
    return facts.facts
  }
}

extension ShoppingList: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.tags, tags)
    facts.add("lines", lines)
    return facts.facts
  }
}
