import Testing
import VaultModel
import VaultSyntax

@Suite struct ShoppingLineTests {
  private func line(_ text: String, locale: String? = nil) throws -> ShoppingLine {
    let note = read(text + "\n", as: .shopping, locale: locale)
    #expect(note.findings == [])
    return note.shoppingLine(of: try #require(note.onlyLine))
  }

  static let amounts: [(line: String, amount: String?, value: Rational?, unit: Unit?, name: String)] = [
    ("- [ ] *400 g* flour", "400 g", 400, .gram, "flour"), ("- 400 g flour", "400 g", 400, .gram, "flour"),
    ("- 200g sugar", "200g", 200, .gram, "sugar"), ("- *10* eggs", "10", 10, nil, "eggs"),
    ("- 3 eggs", "3", 3, nil, "eggs"),
    ("- 2x milk", "2x", 2, nil, "milk"), ("- ½ кг горіхів", "½ кг", Rational(1, over: 2), .kilogram, "горіхів"),
    ("- 1,5 кг капусти", "1,5 кг", Rational(3, over: 2), .kilogram, "капусти"),
    ("- 2 пучки кропу", "2 пучки", 2, .bunch, "кропу"),
    ("- bread", nil, nil, nil, "bread"), ("- 7up", nil, nil, nil, "7up"), ("- _1 l_ juice", "1 l", 1, .litre, "juice"),
    ("- Butter 50 g", "50 g", 50, .gram, "Butter"), ("- milk: 2 l", "2 l", 2, .litre, "milk"),
    ("- Картопля — 5 шт.", "5 шт.", 5, .piece, "Картопля"), ("- 7up 2 l", "2 l", 2, .litre, "7up"),
    ("- flour (2 kg)", "2 kg", 2, .kilogram, "flour"), ("- Борошно 1 кг 200 г", "1 кг 200 г", 1, .kilogram, "Борошно"),
    ("- half a lemon", "half a", Rational(1, over: 2), nil, "lemon"),
    ("- пів кавуна", "пів", Rational(1, over: 2), nil, "кавуна"),
    ("- batteries AAA 4", nil, nil, nil, "batteries AAA 4"), ("- vitamin B 12", nil, nil, nil, "vitamin B 12"),
    ("- milk 2.5%", nil, nil, nil, "milk 2.5%"), ("- flour type 00", nil, nil, nil, "flour type 00"),
  ]

  @Test("the amount is emphasised, before the name, or with a unit behind it", arguments: amounts)
  func amount(line text: String, amount: String?, value: Rational?, unit: Unit?, name: String) throws {
    let line = try line(text)
    #expect(line.amount?.text == amount)
    #expect(line.amount?.quantity.amount?.value == value)
    #expect(line.amount?.quantity.unit == unit)
    #expect(line.name == name)
  }

  static let tailRows: [(line: String, amount: String, name: String, findings: [String])] = [
    ("- *400 g* flour {amount: 500 g}", "500 g", "flour", ["line-slot-and-tail-disagree: amount: 500 g"]),
    ("- 2x milk {amount: \"3\"}", "3", "milk", ["line-slot-and-tail-disagree: amount: \"3\""]),
    ("- milk {amount: 2 l}", "2 l", "milk", []),
  ]

  @Test("an amount in the tail counts", arguments: tailRows)
  func tail(line text: String, amount: String, name: String, findings: [String]) throws {
    let note = read(text + "\n", as: .shopping)
    let item = try #require(note.onlyLine)
    let line = note.shoppingLine(of: item)
    #expect(line.amount?.text == amount)
    #expect(line.name == name)
    #expect(note.amountColumn(of: item) == line.amount?.quantity.columnValue(note.context.measures))
    #expect(note.findings == findings)
  }

  @Test("a line says what it is for, and whether it is bought")
  func keys() throws {
    let line = try line(
      "- [x] *400 g* flour {from: \"[[borshch]]\", for: 2026-11-23, price: 40 UAH, note: the fine one}")
    #expect(line.status == .done)
    #expect(line.from.map(\.target) == ["borshch"])
    #expect(line.day?.text == "2026-11-23")
    #expect(line.price == "40 UAH")
    #expect(line.note == "the fine one")
  }

  @Test("several recipes may want it")
  func several() throws {
    #expect(try line("- flour {from: [\"[[a]]\", \"[[b]]\"]}").from.map(\.target) == ["a", "b"])
  }

  @Test("the aisle is the heading above, or the line's own; the title is none")
  func aisles() {
    let list = read("# Market\n- a\n## Dairy\n- b\n- c {aisle: Other}\n## Овочі\n- d\n", as: .shopping).shoppingList
    #expect(list.title == "Market")
    #expect(list.lines.map(\.aisle) == [nil, "Dairy", "Other", "Овочі"])
  }
}
