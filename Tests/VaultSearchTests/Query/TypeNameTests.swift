import Testing
import VaultModel
import VaultSearch
import VaultTestSupport

/// Types in queries by the names that people read.
@Suite struct `A type in a query` {
  @Test(arguments: ItemType.allCases)
  func `is spelled by its name in either language`(type: ItemType) {
    #expect(ItemType(spelling: type.name) == type)
    #expect(ItemType(spelling: type.name(in: .ukrainian)) == type)
    #expect(ItemType(name: type.name) == type)
  }

  @Test(arguments: [
    (ItemType.note, "note", "нотатка"), (.checkIn, "check-in", "запис настрою"), (.entry, "entry", "запис щоденника"),
    (.meals, "meals", "план харчування"), (.shopping, "shopping", "список покупок"), (.money, "money", "гроші"),
  ])
  func `has these names`(type: ItemType, english: String, ukrainian: String) {
    #expect(type.name == english)
    #expect(type.name(in: .ukrainian) == ukrainian)
  }
}
