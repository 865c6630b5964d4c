import Testing
import VaultEdit
import VaultModel
import VaultTestSupport

/// Prose that neither side moved merges as `git merge-file` merges it, however many lines of it are equal.
@Suite struct `A merge of prose` {
  private static func merged(_ script: ProseScript, isSwapped: Bool = false) -> VaultEdit.MergedNote {
    NoteMerge(
      base: script.base, ours: isSwapped ? script.theirs : script.ours,
      theirs: isSwapped ? script.ours : script.theirs, context: ReadingContext(stem: "x")
    ).merged()
  }

  @Test func `is git's where that is clean and nothing moved`() throws {
    var clean = 0
    for seed in LongSearch.seeds(few: 150, known: [7_122_481_737_129_537_762]) {
      let script = ProseScript(seed: seed)
      let merged = Self.merged(script)
      let swapped = Self.merged(script, isSwapped: true)
      #expect(merged.isClean == swapped.isClean && (!merged.isClean || merged == swapped), "seed \(seed)")
      let git = TextMerge(base: script.base, ours: script.ours, theirs: script.theirs).merged()
      guard git.isClean, !script.hasMoves else { continue }
      clean += 1
      let texts = [script.base, script.ours, script.theirs, git.bytes, merged.bytes].map {
        String(decoding: $0, as: UTF8.self)
      }
      #expect(merged == git, "seed \(seed)\n\(texts.joined(separator: "~~~\n"))")
    }
    #expect(clean > 20 || LongSearch.isAsked)
  }

  /// A conflict of ours is at most git's, as far as the blocks reach that it cuts.
  @Test func `has conflicts that stand between blocks, with nothing in them that both sides say at their ends`() throws
  {
    for seed in LongSearch.seeds(few: 150) {
      let script = ProseScript(seed: seed)
      let merged = Self.merged(script)
      let all = merged.conflicts.flatMap { [$0.ours, $0.theirs] }.reduce(0) { $0 + $1.count }
      let git = TextMerge(base: script.base, ours: script.ours, theirs: script.theirs).merged()
      let gits = git.conflicts.flatMap { [$0.ours, $0.theirs] }.reduce(0) { $0 + $1.count }
      let whole = script.ours.count + script.theirs.count
      // Never the whole note for one place of it, unless that is most of the note to git as well.
      let texts = [script.base, script.ours, script.theirs, merged.bytes].map { String(decoding: $0, as: UTF8.self) }
      #expect(
        merged.isClean || all < whole || 3 * gits >= 2 * whole,
        "seed \(seed)\n\(texts.joined(separator: "~~~\n"))")
      for side in [script.ours, script.theirs] {
        for line in String(decoding: side, as: UTF8.self).split(separator: "\n") {
          let isThere = String(decoding: merged.bytes, as: UTF8.self).contains(line)
          let isOld = String(decoding: script.base, as: UTF8.self).contains(line)
          #expect(isThere || isOld, "seed \(seed): \(line) is lost")
        }
      }
    }
  }
}
