/// A note of prose that two sides edit: paragraphs, tables in HTML and Markdown, code, templates and headings, with many
/// equal lines.
package struct ProseScript: Sendable {
  package let base: [UInt8]
  package let ours: [UInt8]
  package let theirs: [UInt8]
  /// Whether a side moved a section.
  package let hasMoves: Bool

  /// Makes a note and what two sides make of it.
  package init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var blocks = [["# Guide"]]
    for _ in 0..<Int.random(in: 3...24, using: &random) { blocks.append(Self.block(&random)) }
    let moves = Int.random(in: 0..<8, using: &random) == 0
    let edited = (0..<2).map { side in Self.edited(blocks, moving: moves && side == 0, &random) }
    base = Self.text(blocks)
    (ours, theirs) = (Self.text(edited[0]), Self.text(edited[1]))
    hasMoves = moves
  }

  private static func text(_ blocks: [[String]]) -> [UInt8] {
    Array(blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n").utf8)
  }

  // MARK: The note

  private static let words = ["the", "note", "keeps", "a", "plain", "line", "which", "git", "merges", "well"]

  private static func sentence(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 2...7, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }

  private static func block(_ random: inout SplitMix64) -> [String] {
    let count = Int.random(in: 1...4, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      let level = Int.random(in: 1...3, using: &random)
      return [String(repeating: "#", count: level) + " " + sentence(&random)]
    case 1:
      let rows = (0..<count).flatMap { _ in ["  <tr>", "    <td>\(sentence(&random))</td>", "  </tr>"] }
      return ["<table>"] + rows + ["</table>"]
    case 2:
      let rows = (0..<count).map { _ in "| \(sentence(&random)) | 1 |" }
      return ["| what | many |", "|------|------|"] + rows
    case 3:
      return ["```sh"] + (0..<count).map { _ in "$ " + sentence(&random) } + ["", "echo", "```"]
    case 4:
      let lines = (0..<count).map { _ in "  " + sentence(&random) }
      return ["{% highlight ruby %}", "def run"] + lines + [
        "# doing this because " + sentence(&random), "end", "{% endhighlight %}",
      ]
    case 5: return ["<div class=\"note\">", "  <p>\(sentence(&random))</p>", "</div>"]
    default: return (0..<count).map { _ in sentence(&random) }
    }
  }

  // MARK: Edits

  private static func edited(
    _ blocks: [[String]], moving: Bool, _ random: inout SplitMix64
  ) -> [[String]] {
    var blocks = blocks
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<blocks.count, using: &random)
      let line = Int.random(in: 0..<blocks[place].count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: blocks.insert(block(&random), at: place + 1)
      case 1 where blocks.count > 3: blocks.remove(at: place)
      case 2: blocks[place].insert(sentence(&random), at: line + 1)
      case 3 where blocks[place].count > 1: blocks[place].remove(at: line)
      case 4: blocks[place] = rewrapped(blocks[place], &random)
      default: blocks[place][line] += " " + sentence(&random)
      }
    }
    if moving, blocks.count > 4 {
      let part = blocks.remove(at: Int.random(in: 1..<blocks.count, using: &random))
      blocks.insert(part, at: Int.random(in: 1...blocks.count, using: &random))
    }
    return blocks
  }

  /// The words of a paragraph on lines of another length; what is no paragraph stays.
  private static func rewrapped(_ block: [String], _ random: inout SplitMix64) -> [String] {
    guard block.allSatisfy({ $0.first?.isLetter ?? false }) else { return block }
    let all = block.joined(separator: " ").split(separator: " ").map(String.init)
    let width = Int.random(in: 3...9, using: &random)
    return stride(from: 0, to: all.count, by: width).map { start in
      all[start..<min(start + width, all.count)].joined(separator: " ")
    }
  }
}
