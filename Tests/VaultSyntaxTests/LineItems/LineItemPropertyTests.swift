import Testing
import VaultSyntax
import VaultTestSupport

/// What holds for every text: the ranges are in order and inside, and time is linear.
@Suite struct LineItemPropertyTests {
  private static let grammars: [LineGrammars] = [
    .recipe, .shopping, .pantry, .meals, .timetable, .money, .diary, .links, .other,
  ]

  /// Pieces that meet in lines, so that random texts reach the rules.
  private static let pieces = [
    "- ", "- [ ] ", "- [x] ", "* ", "1. ", "  - ", "> - ", "\n", "\n", "\n", " ", " ", " ", "2026-11-23", "2026-02-30",
    "14:00", "-15:30", "–", "*", "*400 g*", "_", "-249.90 UAH", "+1 500,00 ₴", "½", "1/2", "2-3", "~", "flour", "текст",
    "{", "}", "{due: x}", "{flag}", ", ", "key: ", "\"", "'", "[", "]", "[[", "]]", "[[a]]", "[t](a.md)", "(", ")",
    "::",
    "[due:: x]", "due:2026-11-23", "📅", "📅 2026-11-23", "🔁 daily", "⏫", "#", "#tag", "+p", "@c", "^", "^id", "`", "``",
    "%%", "<b>", "<!--", "-->", "\\", "!", "|", "https://x.org/", "@flour{200%g}", "~{5%min}", "--", "[-", "-]", "\t",
    "\r",
    "\u{FE0F}", "\u{A0}",
  ].map { Array($0.utf8) }

  private func check(_ bytes: [UInt8]) {
    for grammars in Self.grammars {
      let note = ReadNote(bytes, as: grammars)
      for line in note.readings.lines { check(line, of: note) }
      for attribute in note.readings.attributes {
        _ = attribute.text(in: bytes)
        _ = attribute.elements(in: bytes)
      }
    }
    let scan = ReadNote(bytes, as: .other).scan
    for link in scan.links {
      #expect(link.range.contains(link.target) && link.range.contains(link.heading) && link.range.contains(link.text))
      _ = link.decodedTarget(in: bytes)
    }
    #expect(zip(scan.links, scan.links.dropFirst()).allSatisfy { $0.range.start <= $1.range.start })
    #expect(zip(scan.tags, scan.tags.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(zip(scan.opaque, scan.opaque.dropFirst()).allSatisfy { $0.start < $1.start })
    var end: UInt32 = 0
    for mark in CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes) {
      #expect(mark.range.start >= end && mark.range.upper <= bytes.count)
      end = mark.range.end
    }
  }

  private func check(_ line: LineReading, of note: ReadNote) {
    let item = note.items[Int(line.item)]
    var end = item.content.start
    var slots = [line.date, line.startTime, line.endTime, line.text, line.fields, line.braces, line.blockID]
    if line.amountStyle != .unmarked { slots.insert(line.amount, at: 3) }
    for slot in slots where !slot.isEmpty {
      #expect(slot.start >= end && item.content.contains(slot))
      end = slot.end
    }
    if line.amountStyle == .unmarked { #expect(line.text.contains(line.amount)) }
    if line.amountStyle == .money { #expect(line.amount.contains(line.currency)) }
    end = 0
    for attribute in note.readings.attributes(of: line) {
      #expect(attribute.range.start >= end && attribute.range.contains(attribute.keyRange))
      #expect(attribute.range.contains(attribute.value))
      #expect(line.fields.contains(attribute.range) || line.braces.contains(attribute.range))
      end = attribute.range.end
    }
  }

  @Test func `random lines keep their ranges inside and in order`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix64(seed: seed)
    print("seed \(seed)")
    for _ in 0..<1500 {
      var bytes: [UInt8] = []
      for _ in 0..<Int(random.next() % 40) { bytes += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }
      check(bytes)
    }
  }

  @Test func `random bytes keep their ranges inside and in order`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix64(seed: seed)
    print("seed \(seed)")
    for _ in 0..<500 {
      var bytes = Array("- [ ] ".utf8)
      for _ in 0..<Int(random.next() % 60) { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      check(bytes)
    }
  }

  /// Each repeated to a line of 60 kB; quadratic time would take minutes.
  @Test(arguments: [
    "{", " {", " {a: ", " {a: \"", " {a: '", " {a: ''", " {a: [", " {a: [[", " {a: [\"", " {due: x}", "}", ", a", "[",
    "[[",
    "![", "[](", "[a](", "[a](b", "[a](b \"", "![a](b)", "![[", "](", "#", "#a", " #a", ",#a", "(#", "`", "`a", "``a` ",
    "%%", "%%%", "<", "<a ", "<a b='", "<!--", "📅", "📅 2026-11-23 ", "⏫", " ⏫", "🔁 a ", "🔁 a] ", "due:x ", " [a:: b]",
    "[a:: ", "a] ", "^a ", "+p ", "@c ", "@a b", "~", "[-", "-", "@a{", "@a{}(", "1 ", "1/", "1,", "- ", "\\", "*",
    "* ", "_",
  ])
  func `a hostile line costs linear time`(piece: String) {
    let unit = Array(piece.utf8)
    var bytes = Array("- [ ] 2026-11-23 ".utf8)
    while bytes.count < 60_000 { bytes += unit }
    for suffix in ["", "}", "]", " x"] {
      for grammars in [LineGrammars.other, .shopping] {
        _ = ReadNote(bytes + Array(suffix.utf8), as: grammars).readings
      }
    }
    _ = CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes)
  }

  @Test func `nesting deeper than its bound is text`() {
    let deep = String(repeating: "![", count: 10_000) + String(repeating: "](a)", count: 10_000)
    let bytes = Array(deep.utf8)
    let scan = InlineScan(of: ByteRange(0, bytes.count), in: bytes)
    #expect(scan.links.count == 200)
  }
}
