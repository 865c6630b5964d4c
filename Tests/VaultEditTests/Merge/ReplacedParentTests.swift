import Testing
import VaultEdit
import VaultModel

/// Both sides replaced a line by the same words, such as an edit that came by a second way, and one did something else.
@Suite struct `A line that both sides replaced alike` {
  @Test(
    arguments: [
      "  - [ ] two litres\n", "  - [x] 2026-11-20\n", "  - a bullet\n", "  1. a step\n", "  a remark\n", "",
    ], ["\n", "\r\n"])
  func `ends no merge, whatever stands below it`(below: String, lineEnding: String) {
    func bytes(_ text: String) -> [UInt8] { Array(text.replacing("\n", with: lineEnding).utf8) }
    let base = bytes("- [ ] buy milk\n\(below)- [ ] b\n")
    let sides = [bytes("- [ ] oat drink\n\(below)- [ ] b\n"), bytes("- [ ] oat drink\n\(below)- [x] b\n")]
    for (ours, theirs) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      let merged = NoteMerge(
        base: base, ours: ours, theirs: theirs, context: ReadingContext(folderType: .task, stem: "x")
      ).merged()
      let text = String(decoding: merged.bytes, as: UTF8.self)
      #expect(text.contains("oat drink") && text.contains("[x] b") && !text.contains("buy milk"), "\(text)")
    }
  }
}
