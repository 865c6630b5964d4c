/// Edits of the blocks of a note by two sides.
struct ReplayScript {
  let blocks: [RealBlock]
  /// Which side changed a block to what; nil: removed it.
  private var changed: [Int: (side: Int, text: String?)] = [:]
  /// What a side put below a block.
  private var inserted: [Int: (side: Int, text: String)] = [:]
  /// The blocks that a side moved, and the blocks below which they are now.
  private var moved: [Int: Int] = [:]
  private(set) var edits: [String] = []
  private var serial = 0

  init(blocks: [RealBlock]) { self.blocks = blocks }

  /// The note after the edits of some sides.
  func text(of sides: Set<Int>) -> String {
    var text = ""
    for (place, block) in blocks.enumerated() {
      if let change = changed[place], sides.contains(change.side) {
        text += change.text ?? ""
      } else {
        text += block.text
      }
      if let insertion = inserted[place], sides.contains(insertion.side) { text += insertion.text }
    }
    return text
  }

  /// Whether no insertions of both sides meet, where their order would be open.
  var hasOneResult: Bool {
    var last: Int?
    for place in blocks.indices {
      let isRemoved = changed[place].map { $0.text == nil } ?? false
      if !isRemoved { last = nil }
      if let insertion = inserted[place] {
        if let last, last != insertion.side { return false }
        last = insertion.side
      }
    }
    return moved.allSatisfy(isAlone)
  }

  /// Whether only one side edits what a block moves past: that the block moved, and not the others, cannot be seen.
  private func isAlone(_ place: Int, _ target: Int) -> Bool {
    let side = changed[place]?.side
    return (min(place - 1, target)...max(place, target)).allSatisfy { passed in
      (changed[passed]?.side ?? side) == side && (inserted[passed]?.side ?? side) == side
    }
  }

  /// Makes one to three edits a side, most near each other; false if a side has made none.
  mutating func edit(_ random: inout SplitMix64) -> Bool {
    let places = blocks.indices.filter { blocks[$0].kind != .fixed }
    guard let centre = places.randomElement(using: &random) else { return false }
    let near = places.filter { abs($0 - centre) <= 3 }
    var made: Set<Int> = []
    for side in [0, 1] {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let isNear = Int.random(in: 0..<4, using: &random) > 0
        guard let place = (isNear ? near : places).randomElement(using: &random) else { continue }
        if edit(place, side, &random) { made.insert(side) }
      }
    }
    return made.count == 2
  }

  private mutating func edit(_ place: Int, _ side: Int, _ random: inout SplitMix64) -> Bool {
    let block = blocks[place]
    // Of two equal blocks it is open which one is edited.
    guard blocks.filter({ $0.text == block.text }).count == 1 else { return false }
    serial += 1
    let word = "newword\(side)\(serial)"
    switch (Int.random(in: 0..<4, using: &random), block.kind) {
    case (_, .fixed): return false
    case (0, .key), (0, .paragraph), (0, .entry): return change(place, side, nil, "removes")
    case (1, .key): return insert(place, side, "\(word): \(word)" + lineEnd)
    case (1, .paragraph): return insert(place, side, "Some \(word) here." + lineEnd + lineEnd)
    case (1, .entry): return insert(place, side, "\(block.text.prefix(2))some \(word)" + lineEnd)
    case (2, .paragraph):
      let targets = blocks.indices.filter { blocks[$0].kind == .paragraph && $0 != place && $0 != place - 1 }
      let free = targets.filter { inserted[$0] == nil }
      guard let target = free.randomElement(using: &random), change(place, side, nil, "moves") else { return false }
      moved[place] = target
      return insert(target, side, block.text)
    case (_, .key): return editValue(place, side, word, &random)
    case (_, .paragraph), (_, .entry), (_, .words):
      guard let lines = Self.adding(word, to: block.lines, &random) else { return false }
      return change(place, side, lines, "edits")
    }
  }

  private var lineEnd: String { (blocks.first?.lines.first?.last).map(String.init) ?? "\n" }

  private mutating func change(_ place: Int, _ side: Int, _ text: String?, _ verb: String) -> Bool {
    guard changed[place] == nil else { return false }
    changed[place] = (side, text)
    edits.append("\(side == 0 ? "ours" : "theirs") \(verb) \(blocks[place].kind) \(place)")
    return true
  }

  private mutating func insert(_ place: Int, _ side: Int, _ text: String) -> Bool {
    guard inserted[place] == nil else { return false }
    inserted[place] = (side, text)
    edits.append("\(side == 0 ? "ours" : "theirs") inserts below \(blocks[place].kind) \(place)")
    return true
  }

  /// Adds a value at the end of a list, removes one, or adds a word to a plain scalar.
  private mutating func editValue(_ place: Int, _ side: Int, _ word: String, _ random: inout SplitMix64) -> Bool {
    let lines = blocks[place].lines
    let values = lines.dropFirst()
    if values.isEmpty {
      let value = lines[0].drop { $0 != ":" }.dropFirst().drop(while: \.isWhitespace)
      guard value.first.map({ $0.isLetter }) ?? false, !value.contains(": "), !lines[0].hasSuffix(" \n") else {
        return false
      }
      return change(place, side, String(lines[0].dropLast()) + " " + word + String(lines[0].suffix(1)), "edits")
    }
    guard let first = values.first, values.allSatisfy({ $0.drop { $0 == " " }.hasPrefix("- ") }) else { return false }
    let indent = first.prefix { $0 == " " }
    guard values.allSatisfy({ $0.prefix { $0 == " " } == indent }) else { return false }
    if values.count > 2, Bool.random(using: &random) {
      let gone = Int.random(in: 1..<lines.count, using: &random)
      return change(place, side, (lines[..<gone] + lines[(gone + 1)...]).joined(), "removes a value of")
    }
    return change(place, side, lines.joined() + indent + "- " + word + lineEnd, "adds a value to")
  }

  /// The lines with a word at the end of one of them.
  private static func adding(_ word: String, to lines: [Substring], _ random: inout SplitMix64) -> String? {
    let places = lines.indices.filter { place in
      guard let end = lines[place].last, end.isNewline, let before = lines[place].dropLast().last else { return false }
      return before.isLetter || before == "."
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    let line = lines[place].dropLast() + " " + word + lines[place].suffix(1)
    return lines[..<place].joined() + line + lines[(place + 1)...].joined()
  }
}
