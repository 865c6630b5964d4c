import Testing
import VaultModel
import VaultSyntax

/// What makes a line the same line after an edit (vault format, section 3, *Identity*).
@Suite struct IdentityTests {
  private func identity(_ body: String, as type: ItemType) -> String? {
    let note = read(body, as: type, stem: "2026-11-20")
    return note.items.last.map { note.identity(of: $0) }
  }

  static let same: [(type: ItemType, before: String, after: String)] = [
    (.note, "- [ ] call Ann\n", "- [x] call Ann {completed: 2026-11-20}\n"),
    (.note, "- [ ] call Ann\n", "- [ ] 2026-11-23 15:00 call Ann ⏫\n"),
    (.note, "- [ ] call Ann\n", "text\n\n* [ ] call Ann\n"),
    (.note, "- [ ] call Ann ^k1\n", "- [ ] ring Bob ^k1\n"), (.shopping, "- *400 g* flour\n", "- [x] *500 g* flour\n"),
    (.pantry, "- *500 g* cream {expires: 2026-12-10}\n", "- *200 g* cream {expires: 2026-12-10, opened: 2026-11-20}\n"),
    (.money, "- 2026-11-03 -5 UAH tea\n", "- 2026-11-03 -6 UAH tea {account: cash}\n"),
    (.diary, "- 11:40 tea\n", "- 11:40 tea {mood: happy}\n"),
    (.meals, "- 2026-11-23 soup\n", "- 2026-11-23 soup {servings: 6}\n"),
    (.timetable, "## Monday\n- 09:00 Maths\n", "## Monday\n- 09:00 Maths {room: 210-4}\n"),
  ]

  @Test("checkbox, slots and tail are no part of it, and a block id is all of it", arguments: same)
  func equal(type: ItemType, before: String, after: String) {
    #expect(identity(before, as: type) == identity(after, as: type))
  }

  static let different: [(type: ItemType, one: String, other: String)] = [
    (.note, "- [ ] call Ann\n", "- [ ] call Bob\n"), (.note, "- [ ] a ^k1\n", "- [ ] a ^k2\n"),
    (.pantry, "- cream {expires: 2026-12-10}\n", "- cream {expires: 2026-12-11}\n"),
    (.money, "- 2026-11-03 -5 UAH tea\n", "- 2026-11-04 -5 UAH tea\n"),
    (.money, "- 2026-11-03 09:00 -5 UAH tea\n", "- 2026-11-03 10:00 -5 UAH tea\n"),
    (.diary, "- 11:40 tea\n", "- 11:50 tea\n"),
    (.meals, "- 2026-11-23 soup\n", "- 2026-11-24 soup\n"),
    (.timetable, "## Monday\n- 09:00 Maths\n", "## Tuesday\n- 09:00 Maths\n"),
    (.timetable, "## Monday\n- 09:00 Maths\n", "## Monday\n- 10:30 Maths\n"),
  ]

  @Test("text and, in its type, day, time or expiry are part of it", arguments: different)
  func unequal(type: ItemType, one: String, other: String) {
    #expect(identity(one, as: type) != identity(other, as: type))
  }
}
