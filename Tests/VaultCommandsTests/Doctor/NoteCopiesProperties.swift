import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// A copy goes only when all that was written in it is in the note, whatever both sides did.
@Suite struct `A note merged with its copies` {
  /// Lines of a note that changes at random; every line that comes is new.
  private struct ChangingNote {
    var lines: [String]
    var added: Set<String> = []

    mutating func change(_ generator: inout SplitMix64, _ name: String) {
      for number in 0..<Int.random(in: 0...4, using: &generator) {
        let line = "- [ ] \(name)\(number) of \(UInt16.random(in: 0 ... .max, using: &generator))"
        let place = Int.random(in: 0...lines.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where place < lines.count: lines.remove(at: place)
        case 1 where place < lines.count:
          lines[place] = line
          added.insert(line)
        default:
          lines.insert(line, at: place)
          added.insert(line)
        }
      }
      added.formIntersection(lines)
    }

    var bytes: [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
  }

  @Test func `holds every line that any side wrote`() throws {
    let context = VaultConfiguration().context(forNoteAt: "lists/list.md")
    for seed in LongSearch.seeds(few: 320) {
      var generator = SplitMix64(seed: seed)
      let base = ChangingNote(lines: (0..<Int.random(in: 0...8, using: &generator)).map { "- [ ] line \($0)" })
      var ours = base
      ours.change(&generator, "ours")
      let isKnown = Bool.random(using: &generator)
      var written = ours.added
      var copies: [NoteCopies.ReadCopy] = []
      for number in 0..<Int.random(in: 1...3, using: &generator) {
        var theirs = base
        theirs.change(&generator, "copy\(number)-")
        let copy = try #require(ConflictCopy(of: Path("lists/list_conflict-20261120-10153\(number).md")))
        let common = isKnown ? CommonVersion(bytes: base.bytes, source: .undo) : nil
        copies.append(NoteCopies.ReadCopy(copy: copy, bytes: theirs.bytes, base: common))
        written.formUnion(theirs.added)
      }
      let note = NoteCopies(path: "lists/list.md", bytes: ours.bytes, copies: copies, context: context)
      let left = note.fates.filter { $0.fate == .waits }.map(\.copy.bytes)
      let texts = ([note.result] + left).map { String(decoding: $0, as: UTF8.self) }
      for line in written {
        #expect(texts.contains { ($0 + "\n").contains(line + "\n") }, "seed \(seed): \(line)")
      }
      let removed = note.writes.count { if case .remove = $0.kind { true } else { false } }
      #expect(removed == copies.count - left.count, "seed \(seed)")
    }
  }
}
