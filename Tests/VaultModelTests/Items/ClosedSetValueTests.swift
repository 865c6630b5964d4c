import Testing
import VaultModel
import VaultSyntax

/// Closed values are read in English and Ukrainian, and told under one name.
@Suite struct ClosedSetValueTests {
  static let rows: [(type: ItemType, written: String, told: String)] = [
    (.task, "status: cancelled", "status: cancelled"), (.task, "status: скасовано", "status: cancelled"),
    (.task, "status: In Progress", "status: in-progress"), (.task, "priority: низький", "priority: low"),
    (.task, "priority: MEDIUM", "priority: medium"), (.task, "difficulty: дуже важко", "difficulty: very-hard"),
    (.task, "split: ні", "status: open"), (.task, "on-holiday: before\nrepeat: daily", "on-holiday: before"),
    (.recipe, "difficulty: легко", "difficulty: easy"), (.list, "color: жовтий", "color: yellow"),
    (.list, "color: grey", "color: gray"), (.list, "sort: due desc", "sort: due desc"),
    (.list, "sort: -due", "sort: due desc"),
    (.list, "sort: термін", "sort: due"), (.list, "sort: title asc", "sort: title"),
    (.list, "show: [completed, overdue]", "show: [completed, overdue]"), (.list, "show: виконані", "show: [completed]"),
    (.diary, "mood: very-sad", "mood: very-sad"), (.diary, "mood: 😢", "mood: very-sad"),
    (.diary, "mood: -2", "mood: very-sad"),
    (.diary, "mood: −2", "mood: very-sad"), (.diary, "mood: 🙁", "mood: sad"), (.diary, "mood: 0", "mood: neutral"),
    (.diary, "mood: 😐", "mood: neutral"), (.diary, "mood: радісно", "mood: happy"), (.diary, "mood: 🙂", "mood: happy"),
    (.diary, "mood: 2", "mood: very-happy"), (.diary, "mood: 😄", "mood: very-happy"),
    (.diary, "energy: 5", "energy: 5"),
  ]

  @Test("a member is read in any spelling", arguments: rows)
  func member(type: ItemType, written: String, told: String) {
    let note = read("---\n\(written)\n---\n", as: type, stem: "2026-11-20")
    #expect(note.findings == [])
    #expect(note.told(note.whole).contains(told))
  }
}
