import Testing
import VaultSyntax

@testable import VaultModel

struct ItemReferenceTests {
  private func note(_ text: String) -> Note { Note(Document(Array(text.utf8))) }

  @Test func `a line is found again wherever it stands now`() throws {
    let before = note("- [ ] buy soap\n- [ ] call Ann {due: 2026-11-21}\n")
    let reference = before.reference(to: before.items[2])
    #expect(reference == .line(identity: "call Ann", occurrence: 0, of: 1))
    let after = note("# New\n\n- [x] call Ann {due: 2026-12-01}\n- [ ] buy soap\n")
    #expect(after.item(reference)?.range.lower == 7)
  }

  @Test func `the id of a line counts before its words`() {
    let before = note("- [ ] buy soap ^s1\n")
    let reference = before.reference(to: before.items[1])
    #expect(reference == .line(identity: "^s1", occurrence: 0, of: 1))
    #expect(note("- [ ] get the green soap ^s1\n").item(reference) != nil)
  }

  @Test func `of equal lines the order tells, as long as their number stays`() {
    let before = note("- [ ] milk\n- [ ] bread\n- [ ] milk\n")
    let reference = before.reference(to: before.items[3])
    #expect(reference == .line(identity: "milk", occurrence: 1, of: 2))
    #expect(note("- [ ] milk\n- [ ] milk\n").item(reference)?.range.lower == 11)
    #expect(note("- [ ] milk\n").item(reference) == nil)
    #expect(note("- [ ] milk\n- [ ] milk\n- [ ] milk\n").item(reference) == nil)
  }

  @Test func `the note itself is always there`() {
    let before = note("# A\n")
    #expect(before.reference(to: before.whole) == .note)
    #expect(note("").item(.note) != nil)
  }
}
