import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultEdit

/// What is known of one line among many without a look at the others, against a look at all of them.
@Suite struct `One of many lines` {
  /// Lists in lists, in quotes, between other blocks; some of them years, which are prose.
  private static func note(_ random: inout SplitMix64) -> Note {
    var lines: [String] = []
    var depth = 0
    for number in 0..<Int.random(in: 1...24, using: &random) {
      let quote = Int.random(in: 0..<12, using: &random) == 0 ? "> " : ""
      switch Int.random(in: 0..<14, using: &random) {
      case 0: lines += ["", "## Part \(number)", ""]
      case 1: lines += ["", "Some text.", ""]
      case 2: lines.append("")
      case 3: lines.append(String(repeating: "  ", count: depth) + "1986. A great year.")
      case 4: lines.append(String(repeating: "  ", count: depth) + "-")
      default:
        depth = Int.random(in: 0...min(depth + 1, 4), using: &random)
        let marker = ["- [ ] ", "- ", "* [x] ", "- - [ ] "][Int.random(in: 0..<4, using: &random)]
        let tail = ["", " due:2026-11-20", " [due:: 2026-11-20]", " due:2026-11-20 and more"]
        lines.append(
          quote + String(repeating: "  ", count: depth) + marker + "line \(number)"
            + tail[Int.random(in: 0..<tail.count, using: &random)])
      }
    }
    return Note(
      Document(Array((lines.joined(separator: "\n") + "\n").utf8)), context: ReadingContext(folderType: .task))
  }

  private static func check(_ body: (Note) throws -> Void) rethrows {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<100 { try body(note(&random)) }
    }
  }

  @Test func `its neighbours are those of all lines of its list`() throws {
    try Self.check { note in
      let edit = LineEdit(note)
      for line in note.lines.indices {
        let siblings = edit.siblings(of: line)
        let place = try #require(siblings.firstIndex(of: line))
        let next = place + 1 < siblings.count ? siblings[place + 1] : nil
        #expect(edit.nextSibling(of: line) == next, "line \(line) of \(note.document.text(note.whole.range))")
        #expect(edit.isFirst(line) == (place == 0), "line \(line) of \(note.document.text(note.whole.range))")
      }
    }
  }

  @Test func `its item is the one that stands in it`() {
    Self.check { note in
      for line in note.lines.indices {
        #expect(note.item(ofLine: line) == note.items.first { $0.line == line })
      }
    }
  }

  @Test func `changes of all lines at once are those of one line after another`() throws {
    try Self.check { note in
      let context = note.context
      let items = note.items.filter { $0.type == .task && $0.line != nil }
      guard !items.isEmpty else { return }
      let changes = note.references(to: items).map {
        (item: $0, change: ItemChange.set(["due"], .scalar("2026-12-24")))
      }
      var single = note.document.bytes
      do {
        for change in changes { single = try NoteEdit([change], context: context).applied(to: single) }
      } catch {
        // A date in the text of one of them refuses them all.
        #expect(throws: EditRefusal.self) { try NoteEdit(changes, context: context).applied(to: note.document.bytes) }
        return
      }
      let together = try NoteEdit(changes, context: context).applied(to: note.document.bytes)
      #expect(together == single)
    }
  }
}
