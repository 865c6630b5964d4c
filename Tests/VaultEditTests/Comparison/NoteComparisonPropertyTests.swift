import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Random notes and random edits of them.
private struct EditScenario {
  var random: SplitMix64
  var text = ""
  /// What the edit is, as a fact.
  var fact = ""

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  /// A note with four keys, three sections and six lines, each of its own words.
  mutating func note() -> String {
    let ending = pick(["\n", "\r\n"])
    let lines = [
      "---", pick(["servings: 2", "servings: '2'"]), pick(["tags: [a, b]", "tags: a, b", "tags:\n  - a\n  - b"]),
      "mine: x", "nested: {one: 1}", "---", "# Title", "", "Some words.", "", "## Morning", "",
      pick(["- [ ] alpha one", "* [ ] alpha one"]), "- [ ] beta two {list: home}", "- [ ] 2026-11-20 gamma three #work",
      "  a note of gamma", "", "## Evening", "", "- [x] delta four ^d", "- [ ] epsilon five", "  - [ ] zeta six", "",
      "## Rest", "", "The end.", "",
    ]
    return lines.joined(separator: ending)
  }

  /// An edit of one of the lines or of the note, and what it is.
  mutating func edit() -> (item: ItemReference, change: ItemChange, fact: String) {
    let lines = [("alpha one", "open"), ("beta two", "open"), ("epsilon five", "open"), ("zeta six", "open")]
    let (words, _) = pick(lines)
    let line = ItemReference.line(identity: words, occurrence: 0, of: 1)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return (.note, .set(["servings"], .scalar("6")), "servings: 2 → 6")
    case 1: return (.note, .set(["fresh"], .scalar("new")), "fresh: ∅ → new")
    case 2: return (.note, .removeKey(["mine"]), "mine: x → ∅")
    case 3: return (.note, .add(["tags"], ["soup"]), "tags + soup")
    case 4: return (.note, .remove(["tags"], ["a"]), "tags − a")
    case 5: return (.note, .set(["nested", "one"], .scalar("2")), "nested.one: 1 → 2")
    case 6: return (.note, .renameKey(["mine"], to: "ours"), "mine renamed ours")
    case 7: return (line, .mark(.done), "\(words): open → done")
    case 8: return (line, .mark(.inProgress), "\(words): open → inProgress")
    case 9: return (line, .reword("call Ann about \(words)"), "“\(words)” → “call Ann about \(words)”")
    case 10: return (line, .set(["priority"], .scalar("high")), "\(words).priority: ∅ → high")
    case 11: return (line, .add(["tags"], ["soup"]), "\(words).tags + soup")
    case 12: return (.note, .append(NewLine("eta seven"), .under(heading: "Morning")), "+ eta seven")
    case 13:
      return (
        .line(identity: "alpha one", occurrence: 0, of: 1), .move(.under(heading: "Evening")),
        "alpha one moved: Morning/∅ → Evening/∅"
      )
    case 14: return (.note, .renameHeading("Morning", to: "Dawn"), "heading Morning → Dawn")
    default: return (.note, .replaceSection(heading: "Rest", with: "Other."), "text under Rest + Other. − The end.")
    }
  }

  /// Some bytes of a text changed by chance.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2:
        let piece = pick(["- [ ] new\n", "## X\n", "---\n", "a: b\n", "\n", "  ", "#", "[x]", "\r", "alpha one", ": ["])
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      default:
        let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
        let piece = Array(bytes[place..<end])
        bytes.removeSubrange(place..<end)
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }
}

struct NoteComparisonPropertyTests {
  private static let context = ReadingContext(stem: "stem")

  @Test func `an edit is reported as what it is, and nothing else`() throws {
    for seed in LongSearch.seeds(few: 24) {
      var scenario = EditScenario(seed: seed)
      let before = Array(scenario.note().utf8)
      let (item, change, fact) = scenario.edit()
      let after = try NoteEdit([(item, change)], context: Self.context).applied(to: before)
      let notes = ComparedNotes(before, after)
      #expect(notes.facts == [fact], "seed \(seed)")
      #expect(notes.isInvertible, "seed \(seed)")
    }
  }

  @Test func `bytes that differ have a change, and swapping them inverts it`() {
    for seed in LongSearch.seeds(few: 25) {
      var scenario = EditScenario(seed: seed)
      let before = Array(scenario.note().utf8)
      let after = scenario.mutated(before)
      for type in [ItemType.note, .shopping, .recipe, .task, .money] {
        let notes = ComparedNotes(before, after, type: type)
        #expect(notes.changes.isEmpty == (before == after), "seed \(seed) as \(type)")
        #expect(notes.isInvertible, "seed \(seed) as \(type)")
      }
    }
  }
}
