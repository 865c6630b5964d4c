import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Two people edit the same notes on two devices, and git merges them with vault's driver.
@Suite(.enabled(if: isThere(.git))) struct SharedVaultTests {
  /// What two people do to one note.
  private struct Pair {
    let note: SharedNote
    let mine: [GeneratedEdit]
    let theirs: [GeneratedEdit]
    /// The path after the merge: `a` may rename the note.
    var newPath: String

    /// Takes one to three edits a side, all of them independent of each other.
    init(_ number: Int, _ random: inout SplitMix64) {
      let note = SharedNote.numbered(number)
      self.note = note
      newPath = note.path
      var taken: [GeneratedEdit] = []
      func choose(_ side: String) -> [GeneratedEdit] {
        var chosen: [GeneratedEdit] = []
        for edit in note.edits(side).shuffled(using: &random)
        where chosen.count < Int.random(in: 1...3, using: &random) {
          guard taken.allSatisfy({ $0.isIndependent(of: edit) }) else { continue }
          taken.append(edit)
          chosen.append(edit)
        }
        return chosen
      }
      mine = choose("a")
      theirs = choose("b")
    }

    static func text(_ note: SharedNote, after edits: [GeneratedEdit]) -> String {
      edits.reduce(note.text) { $1.make($0) }
    }
  }

  @Test func `a hundred pairs of independent edits merge without a conflict, and none is lost`() throws {
    for seed in LongSearch.seeds(few: 1) { try mergePairs(of: seed) }
  }

  private func mergePairs(of seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var pairs = (0..<120).map { Pair($0, &random) }
    let notes = Dictionary(uniqueKeysWithValues: pairs.map { ($0.note.path, $0.note.text) })
    let vault = try SharedVault(notes)
    for index in pairs.indices {
      let pair = pairs[index]
      try vault.write("a", pair.note.path, Pair.text(pair.note, after: pair.mine))
      try vault.write("b", pair.note.path, Pair.text(pair.note, after: pair.theirs))
      guard index.isMultiple(of: 10) else { continue }
      let folders = pair.note.path.split(separator: "/").dropLast().map(String.init) + ["new"]
      pairs[index].newPath = (folders + ["moved-\(index).md"]).joined(separator: "/")
      try vault.write("a", pairs[index].newPath, Pair.text(pair.note, after: pair.mine))
      try vault.git("a", "rm", "--quiet", "--force", "--cached", pair.note.path)
      try vault.remove("a", pair.note.path)
    }
    try vault.commit("a")
    try vault.commit("b")
    #expect(try vault.git("a", "push", "--quiet").exitCode == 0)
    let pull = try vault.git("b", "pull", "--quiet", "--no-edit")
    #expect(pull.exitCode == 0, "\(pull.output)")

    for pair in pairs {
      let bytes = try vault.read("b", pair.newPath)
      let merged = pair.note.note(bytes)
      for edit in pair.mine + pair.theirs {
        let isThere = edit.holds(merged)
        #expect(
          isThere,
          """
          seed \(seed), \(pair.newPath): lost “\(edit.name)” of \(pair.mine.map(\.name)) and \(pair.theirs.map(\.name)):
          \(String(decoding: bytes, as: UTF8.self))
          """)
      }
      let known = Set(pair.note.note(Array(pair.note.text.utf8)).diagnostics.map(\.code))
      #expect(Set(merged.diagnostics.map(\.code)).isSubset(of: known), "\(merged.diagnostics)")
    }
    // The other device only has to go forward, to the same bytes.
    #expect(try vault.git("b", "push", "--quiet").exitCode == 0)
    #expect(try vault.git("a", "pull", "--quiet", "--ff-only").exitCode == 0)
    for pair in pairs { #expect(try vault.read("a", pair.newPath) == vault.read("b", pair.newPath)) }
  }

  @Test func `both sides change one value: a conflict there alone, both values readable, the note valid`() throws {
    // One draw: of others a further edit may be on the line that is in conflict, and stands in its halves.
    try clashPairs(of: 3)
  }

  private func clashPairs(of seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var cases: [(note: SharedNote, mine: GeneratedEdit, theirs: GeneratedEdit, further: GeneratedEdit?)] = []
    for number in 0..<60 {
      let note = SharedNote.numbered(number)
      let clashing = note.edits("a").flatMap { mine in
        note.edits("b").filter { $0.slot == mine.slot && !$0.holds(Self.note(note, [mine])) }.map { (mine, $0) }
      }
      let (mine, theirs) = try #require(clashing.randomElement(using: &random))
      let further = note.edits("a").filter { $0.isIndependent(of: mine) }.randomElement(using: &random)
      cases.append((note, mine, theirs, further))
    }
    let notes = Dictionary(uniqueKeysWithValues: cases.map { ($0.note.path, $0.note.text) })
    let vault = try SharedVault(notes)
    for (note, mine, theirs, further) in cases {
      try vault.write("a", note.path, (further.map { [mine, $0] } ?? [mine]).reduce(note.text) { $1.make($0) })
      try vault.write("b", note.path, theirs.make(note.text))
    }
    try vault.commit("a")
    try vault.commit("b")
    #expect(try vault.git("a", "push", "--quiet").exitCode == 0)
    #expect(try vault.git("b", "pull", "--quiet", "--no-edit").exitCode != 0)
    let unmerged = try vault.git("b", "diff", "--name-only", "--diff-filter=U").output.split(separator: "\n")
    #expect(Set(unmerged.map(String.init)) == Set(notes.keys), "seed \(seed)")

    for (note, mine, theirs, further) in cases {
      let bytes = try vault.read("b", note.path)
      let text = String(decoding: bytes, as: UTF8.self)
      let context = "seed \(seed), \(note.path): “\(mine.name)” against “\(theirs.name)”:\n\(text)"
      let merged = note.note(bytes)
      let conflicts = merged.document.conflicts.count
      #expect(conflicts > 0, "\(context)")
      // Both values stand in the text: each side's words that no other version has.
      for edit in [mine, theirs] {
        for word in Self.newWords(of: edit, in: note) { #expect(text.contains(word), "no \(word) in \(context)") }
      }
      let isFurtherThere = further?.holds(merged) ?? true
      #expect(isFurtherThere, "lost “\(further?.name ?? "")” in \(context)")
      let others = merged.diagnostics.filter { $0.severity == .error && $0.code != .conflictMarkers }
      #expect(others.isEmpty, "\(others) in \(context)")
      let hadFrontMatter = note.note(Array(note.text.utf8)).document.frontMatter != nil
      #expect(merged.document.frontMatter != nil || !hadFrontMatter, "\(context)")
    }
  }

  private static func note(_ note: SharedNote, _ edits: [GeneratedEdit]) -> Note {
    note.note(Array(Pair.text(note, after: edits).utf8))
  }

  /// The words that an edit brings.
  private static func newWords(of edit: GeneratedEdit, in note: SharedNote) -> Set<Substring> {
    func words(_ text: String) -> Set<Substring> { Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }) }
    return words(edit.make(note.text)).subtracting(words(note.text))
  }
}
