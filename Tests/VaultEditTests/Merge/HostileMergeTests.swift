import Testing
import VaultEdit
import VaultModel
import VaultTestSupport

/// Versions that nobody would write: the merge takes bounded time and memory, and loses nothing.
@Suite struct HostileMergeTests {
  private func lines(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  @Test func `a thousand tasks, ticked all on one side and given ids on the other`() {
    let base = lines(1_200) { "- [ ] task \($0)\n" }
    let ours = lines(1_200) { "- [x] task \($0)\n" }
    let theirs = lines(1_200) { "- [ ] task \($0) ^i\($0)\n" }
    let merged = merge(base, ours, theirs)
    #expect(merged.isClean && merged.bytes == Array(lines(1_200) { "- [x] task \($0) ^i\($0)\n" }.utf8))
  }

  @Test func `a thousand tasks in reverse on one side, some ticked on the other`() {
    let base = lines(1_200) { "- [ ] task \($0)\n" }
    let ours = lines(1_200) { "- [ ] task \(1_199 - $0)\n" }
    let theirs = lines(1_200) { "- [\($0 % 10 == 0 ? "x" : " ")] task \($0)\n" }
    let merged = merge(base, ours, theirs)
    #expect(merged.isClean)
    #expect(
      merged.bytes == Array(lines(1_200) { "- [\((1_199 - $0) % 10 == 0 ? "x" : " ")] task \(1_199 - $0)\n" }.utf8))
  }

  @Test func `thousands of equal lines`() {
    let same = { (count: Int) in lines(count) { _ in "- [ ] a\n" } }
    let merged = merge(same(4_000), same(2_000) + "- [x] a\n" + same(2_000), same(3_990))
    #expect(merged.isClean && String(decoding: merged.bytes, as: UTF8.self).contains("- [x] a\n"))
  }

  @Test func `thousands of sections, all of them removed on one side`() {
    let base = lines(3_000) { "# s\($0)\n- [ ] a\($0)\n" }
    let merged = merge(base, "# s0\n- [ ] a0\n", base.replacing("- [ ] a1499\n", with: "- [ ] a1499\n- [ ] new\n"))
    #expect(merged.conflicts.count == 1)
    #expect(
      merged.conflicts.first.map { String(decoding: $0.ours + $0.theirs, as: UTF8.self).contains("- [ ] new\n") }
        == true)
  }

  @Test func `thousands of equal comments`() {
    let keys = { (value: Int) in lines(3_000) { "# -\nk\($0): \($0 == value ? "x" : "v")\n" } }
    let merged = merge("---\n\(keys(-1))---\n", "---\n\(keys(3))---\n", "---\n\(keys(2_900))---\n")
    let both = lines(3_000) { "# -\nk\($0): \($0 == 3 || $0 == 2_900 ? "x" : "v")\n" }
    #expect(merged.isClean && merged.bytes == Array("---\n\(both)---\n".utf8))
  }

  @Test func `one very long line`() {
    let long = { (end: String) in "- [ ] " + String(repeating: "word ", count: 20_000) + end + "\n" }
    let merged = merge(long("a"), long("a b"), long("a #tag"))
    #expect(merged.isClean && merged.bytes == Array(long("a b #tag").utf8))
  }

  @Test func `thousands of keys, and of elements of one list`() {
    let keys = { (step: Int) in lines(2_000) { "k\($0): \($0 % step == 1 ? "x\(step)" : "v")\n" } }
    let merged = merge("---\n" + keys(10_000) + "---\n", "---\n" + keys(20) + "---\n", "---\n" + keys(16) + "---\n")
    // Every 80th key was given two values.
    #expect(merged.conflicts.count == 25)
    let tags = { (extra: String) in "---\ntags: [" + lines(2_000) { "t\($0), " } + extra + "]\n---\n" }
    let united = merge(tags("z"), tags("z, a"), tags("b, z"))
    #expect(united.isClean && united.bytes == Array(tags("b, z, a").utf8))
  }

  @Test func `lists in lists, as deep as lines can stand`() {
    let deep = { (mark: String) in lines(600) { String(repeating: "  ", count: $0 % 40) + "- [\(mark)] t\($0)\n" } }
    let theirs = deep(" ").replacing("t599\n", with: "t599 #tag\n")
    let merged = merge(deep(" "), deep("x"), theirs)
    #expect(merged.isClean && merged.bytes == Array(deep("x").replacing("t599\n", with: "t599 #tag\n").utf8))
  }

  /// A byte order mark amid a text hides the marker behind it; at the beginning it would not.
  @Test func `a mark within a text does not come to begin it`() {
    let merged = merge("a: 1\n", "a: 1\n\u{FEFF}<<<<<<< a\n", "")
    #expect(merged.conflicts.count == 1)
    #expect(String(decoding: merged.bytes, as: UTF8.self).hasPrefix("<<<<<<< "))
  }

  @Test func `any bytes give a result that keeps both sides`() {
    for seed in LongSearch.seeds(few: 1) {
      var random = SplitMix64(seed: seed)
      let pieces: [[UInt8]] =
        ["- [ ] a\n", "---\n", "a: 1\n", "\r\n", "\n", "<<<<<<< a\n", "=======\n", ">", "- ", "#t ", "{k: v}"]
        .map { Array($0.utf8) } + [[0], [0xFF], [0xEF, 0xBB, 0xBF], [0x0D]]
      for _ in 0..<500 {
        let texts = (0..<3).map { _ in
          (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
        }
        let laws = MergeLaws(base: texts[0], ours: texts[1], theirs: texts[2]) { base, ours, theirs in
          let merged = NoteMerge(base: base, ours: ours, theirs: theirs, context: ReadingContext(folderType: .task))
            .merged()
          return MergeLaws.Answer(
            bytes: merged.bytes,
            conflicts: merged.conflicts.map { MergeLaws.Conflict(ours: $0.ours, theirs: $0.theirs) })
        }
        #expect(laws.fault == nil, "seed \(seed): \(laws)")
      }
    }
  }
}
