import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Line endings, a byte order mark, and bytes that are no text.
@Suite struct OddBytesTests {
  static let text =
    "---\ntype: task\ntitle: Report\ndue: 2026-11-23\n---\n# Heading\n\n- [ ] one {due: 2026-11-24} ^a\n- [x] two\n"

  static let variantsRows: [(name: String, bytes: [UInt8])] = [
    ("as it is", Array(text.utf8)),
    ("CRLF", Array(text.replacing("\n", with: "\r\n").utf8)),
    ("a byte order mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
    ("no final newline", Array(text.utf8.dropLast())),
    ("both", [0xEF, 0xBB, 0xBF] + Array(text.replacing("\n", with: "\r\n").utf8.dropLast(2))),
  ]

  @Test("line endings, a byte order mark and the last newline change nothing that is read", arguments: variantsRows)
  func variants(name: String, bytes: [UInt8]) {
    let note = read(bytes: bytes)
    #expect(note.findings == [])
    #expect(note.title == "Report")
    #expect(note.lineOutline == ["task: one", "task: two"])
    #expect(note.items.dropFirst().map { note.task(of: $0).due?.text } == ["2026-11-24", nil])
    #expect(note.told(note.items[1]).last == "block-id: a")
  }

  static let hostileRows: [[UInt8]] = [
    [], [0], Array("---".utf8), Array("---\n---".utf8), Array("---\n\0: \0\n---\n- [ ] \0 {due: \0}\n".utf8),
    [0xFF, 0xFE],
    Array("- [ ] ".utf8) + [0xC3, 0x28] + Array(" {due: ".utf8) + [0xFF] + Array("}\n".utf8),
    Array("---\n&a [*a]\n---\n".utf8), Array("---\nowner: &o {group: *o}\n---\n".utf8),
  ]

  @Test("empty notes, NUL and invalid UTF-8 are read as every type", arguments: hostileRows)
  func hostile(bytes: [UInt8]) {
    for type in ItemType.noteTypes { touchEverything(in: read(bytes: bytes, as: type)) }
  }

  /// Pieces that notes are made of, so that random ones reach deep into the readers.
  static let pieces = [
    "---\n", "\n", "\r\n", "\n\n", " ", "  ", "- ", "- [ ] ", "- [x] ", "* ", "1. ", "# ", "## ", "> ", "```\n", "%%",
    "type: ", "due: ", "title: ", "tags: ", "repeat: daily", "tasks: off\n", "query: |\n  ", "names:\n", "uk: [а, б]\n",
    "owner: {group: 1}\n", "conversions: [1 cup = 120 g]\n", "{", "}", "[", "]", "[[a]]", "![[b.png]]", ": ", ", ",
    "due: 2026-11-23", "mood: 🙂", "weeks: [1-3, 4]", "dates: 2026-09-01..2026-12-01", "servings: 6", "flag", "#tag",
    "^id",
    "2026-11-23", "2026-02-30", " 14:00-15:30 ", "09:00", "-249.90 UAH", "1 500,00 ₴", "*400 g*", "2x", "10-12", "📅 ",
    "⏫",
    "Monday", "Іспити", "Walk", "café", "\0", "\u{FEFF}", "\u{301}", "&a ", "*a", "~", "'", "\"", "\\", "\t", "@c",
    "+p", "::",
  ]

  @Test(
    "random notes of every type are read without a trap, and all that is told of them too",
    arguments: ItemType.noteTypes)
  func random(type: ItemType) {
    for seed in LongSearch.seeds(few: 120) {
      // Each type has notes of its own.
      var generator = SplitMix64(seed: seed &+ UInt64(type.rawValue) << 32)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        if Int.random(in: 0..<20, using: &generator) == 0 {
          bytes.append(UInt8.random(in: .min ... .max, using: &generator))
        } else {
          bytes += Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
        }
      }
      touchEverything(in: read(bytes: bytes, as: type), "seed \(seed)")
    }
  }

  /// Reads everything that can be told of a note.
  private func touchEverything(in note: Note, _ comment: Comment? = nil) {
    for item in note.items {
      _ = note.facts(of: item).map(\.value.outline)
      _ = note.children(of: item)
    }
    #expect(note.facts(of: note.whole).first?.key == "type", comment)
  }
}
