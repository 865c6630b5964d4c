import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

@Suite struct MergeLawTests {
  private static let types: [ItemType] = [.note, .task, .shopping, .money, .meals, .recipe, .diary, .pantry]

  private func laws(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8], _ type: ItemType) -> MergeLaws {
    MergeLaws(base: base, ours: ours, theirs: theirs) { base, ours, theirs in
      let context = ReadingContext(folderType: type, stem: "note")
      let merged = NoteMerge(base: base, ours: ours, theirs: theirs, context: context).merged()
      return MergeLaws.Answer(
        bytes: merged.bytes, conflicts: merged.conflicts.map { MergeLaws.Conflict(ours: $0.ours, theirs: $0.theirs) })
    }
  }

  /// How many merges of each seed are tried.
  private static let rounds = 40

  @Test func `merges of random notes and edits keep the laws`() throws {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      var clean = 0
      for _ in 0..<Self.rounds {
        let type = Self.types.randomElement(using: &random) ?? .note
        let base = RandomNote(type, &random)
        var (ours, theirs) = (base, base)
        ours.edit("o", &random)
        theirs.edit("t", &random)
        let hasBase = Int.random(in: 0..<12, using: &random) > 0
        let laws = laws(hasBase ? base.bytes : nil, ours.bytes, theirs.bytes, type)
        let fault = laws.fault ?? newErrors(laws, [base.bytes, ours.bytes, theirs.bytes], type)
        try #require(fault == nil, "\(type.name)\n\(laws)")
        if laws.answer.conflicts.isEmpty { clean += 1 }
      }
      print("\(clean) of \(Self.rounds) without conflict")
    }
  }

  /// A clean merge has no error that no version has.
  private func newErrors(_ laws: MergeLaws, _ versions: [[UInt8]], _ type: ItemType) -> String? {
    guard laws.answer.conflicts.isEmpty else { return nil }
    let errors = { (bytes: [UInt8]) in
      Set(
        Note(Document(bytes), context: ReadingContext(folderType: type, stem: "note")).diagnostics
          .filter { $0.severity == .error }.map(\.code))
    }
    let known = versions.reduce(into: Set<DiagnosticCode>()) { $0.formUnion(errors($1)) }
    let new = errors(laws.answer.bytes).subtracting(known)
    return new.isEmpty ? nil : "new errors: \(new)"
  }

  @Test func `different keys changed by two sides are never in conflict`() throws {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<Self.rounds {
        let keys = RandomKeys(&random)
        guard keys.count > 1 else { continue }
        let chosen = Array(0..<keys.count).shuffled(using: &random).prefix(2)
        let (ours, theirs) = (keys.changed(chosen[0], "o", &random), keys.changed(chosen[1], "t", &random))
        let laws = laws(keys.bytes, ours, theirs, .recipe)
        try #require(laws.answer.conflicts.isEmpty, "\(laws)")
        let fault = laws.fault
        try #require(fault == nil, "\(laws)")
      }
    }
  }

  /// Taken alone, the indented line is code and no record: a base made of it alone would say that one side removed it.
  @Test(arguments: [
    ("s\n\n-    [ ] a\n  - [ ] b\n", "# b\n\n  - ( ] a\n    - [x] b\n i\n"),
    ("- [ ] b\n", "# h\n- p\n    - [x] b\n"), ("- [x] b\n", "# h\n- p\n    - [ ] b\n"),
  ]) func `a tick is not lost without a base, whatever the line stands below`(ours: String, theirs: String) {
    let laws = laws(nil, Array(ours.utf8), Array(theirs.utf8), .shopping)
    let fault = laws.fault
    #expect(fault == nil, "\(laws)")
  }

  /// A key without a name can stand behind `a: `, and not behind an indented ` a: a`.
  @Test(arguments: [
    ("---\n a: a\n---\n", "---\na: \n:\n---"), ("---\n  a: 1\n  b: 2\n---\n", "---\na: 2\n: x\n---\n"),
  ]) func `keys that only one side could keep are in conflict the same way for both`(ours: String, theirs: String) {
    let laws = laws(nil, Array(ours.utf8), Array(theirs.utf8), .note)
    let fault = laws.fault
    #expect(fault == nil, "\(laws)")
  }

  @Test(arguments: [
    ("---\ntext\n:\n", "text\n---"), ("---\ntext\n", "text\n: \n---"), ("---\ntext\n", "text\nkey: [\n---\n"),
    ("---\ntext\n", "text\n\nkey: value\n---\n"),
  ]) func `a rule and a line that would end it are in one conflict, and no front matter`(ours: String, theirs: String) {
    let laws = laws(Array("text\n".utf8), Array(ours.utf8), Array(theirs.utf8), .note)
    let fault = laws.fault
    #expect(fault == nil, "\(laws)")
    #expect(laws.answer.conflicts.count == 1)
  }
}
