import Testing
import VaultModel
import VaultSyntax

@Suite struct PantryLotTests {
  static let lines = [
    "- *500 g* sour cream {expires: 2026-12-10, place: fridge, opened: 2026-11-18}",
    "- 500 g sour cream expires:2026-12-10 place:fridge opened:2026-11-18",
    "- *500 g* sour cream [expires:: 2026-12-10] [place:: fridge] [opened:: 2026-11-18]",
  ]

  @Test("one line is one lot, in every style of attributes", arguments: lines)
  func lot(line: String) {
    let pantry = read("## Dairy\n\(line)\n", as: .pantry).pantry
    #expect(pantry.lots.map(\.name) == ["sour cream"])
    #expect(pantry.lots.first?.amount?.text == "500 g")
    #expect(pantry.lots.first?.expires?.text == "2026-12-10")
    #expect(pantry.lots.first?.opened?.text == "2026-11-18")
    #expect(pantry.lots.first?.place == "fridge")
  }

  @Test("a lot that never expires has no date, and a wrong one is a diagnostic")
  func expires() {
    let note = read("- salt\n- milk {expires: tomorrow}\n", as: .pantry)
    #expect(note.pantry.lots.map(\.expires) == [nil, nil])
    #expect(note.findings == ["value-not-date: tomorrow"])
  }
}
