/// Three versions of a note made by chance of blocks and sections, in which it is known what became of each.
///
/// Both sides make some edits alike, as where one change came on two ways, and each makes some of its own: lines with text,
/// bullets, steps and lines of a log below them are replaced, moved and removed; whole sections are moved, removed,
/// renamed and put in; lines move between sections; some lines are equal.
///
/// ```swift
/// let merge = BlockScript(seed: 7)
/// merge.ours.bytes    // the base after the edits of both and those of one side
/// ```
package struct BlockScript: Sendable {
  package private(set) var base: BlockNote
  package private(set) var ours: BlockNote
  package private(set) var theirs: BlockNote
  /// The block or section to which a word belongs, in lower case.
  package let owners: [String: Int]

  /// The words of lines that are equal.
  package static let equalWords = ["milk", "bread"]

  package init(seed: UInt64) {
    var source = LineSource(seed: seed)
    var editor = BlockEditor(&source)
    base = editor.note
    for _ in 0..<Int.random(in: 0...4, using: &source.random) / 2 { editor.edit(&source) }
    var sides = [editor, editor]
    if source.oneIn(6) {
      // One line, written on both sides with other facts.
      let block = BlockEditor.block(.task, &source)
      for side in sides.indices { sides[side].insertTwice(block, isFirst: side == 0, &source) }
    }
    for side in sides.indices {
      for _ in 0..<Int.random(in: 1...2, using: &source.random) { sides[side].edit(&source) }
    }
    ours = sides[0].note
    theirs = sides[1].note
    owners = source.owners
  }
}

/// A note that is edited as people edit notes.
struct BlockEditor {
  private(set) var note = BlockNote()

  init(_ source: inout LineSource) {
    if source.oneIn(6) { note.lineEnding = "\r\n" }
    if source.oneIn(8) { note.isEnded = false }
    if source.oneIn(2) { note.sections.append(KnownSection(number: 0, words: [], blocks: Self.blocks(&source))) }
    for _ in 0..<Int.random(in: 1...4, using: &source.random) { note.sections.append(Self.section(&source)) }
  }

  // MARK: - What notes are made of

  private static func section(_ source: inout LineSource) -> KnownSection {
    let number = source.number()
    var section = KnownSection(number: number, words: [source.word(of: number)])
    if !source.oneIn(6) { section.blocks = blocks(&source) }
    return section
  }

  private static func blocks(_ source: inout LineSource) -> [KnownBlock] {
    (0..<Int.random(in: 1...4, using: &source.random)).map { _ in
      if source.oneIn(5) { return block(.prose, &source) }
      if source.oneIn(8) {
        let word = BlockScript.equalWords.randomElement(using: &source.random) ?? ""
        return KnownBlock(number: source.number(), kind: .task, words: [word])
      }
      return parent(&source)
    }
  }

  private static func parent(_ source: inout LineSource) -> KnownBlock {
    var parent = block(source.oneIn(4) ? .bullet : .task, &source)
    guard !source.oneIn(3) else { return parent }
    for _ in 0..<Int.random(in: 1...2, using: &source.random) { parent.children.append(child(&source)) }
    // Text that stands behind a bullet would be a part of it.
    let remarks = parent.children.filter { $0.kind == .remark }.prefix(1)
    parent.children = remarks + parent.children.filter { $0.kind != .remark }
    return parent
  }

  private static func child(_ source: inout LineSource) -> KnownBlock {
    block([.remark, .bullet, .task, .step, .log].randomElement(using: &source.random) ?? .remark, &source)
  }

  static func block(_ kind: KnownBlock.Kind, _ source: inout LineSource) -> KnownBlock {
    let number = source.number()
    var block = KnownBlock(number: number, kind: kind, words: source.recordWords(number))
    if kind == .log {
      let day = String(10 + number % 18)
      block.words = [source.own("\(2000 + number)-11-\(day)", number)]
    }
    if kind == .task, source.oneIn(5) { block.mark = "x" }
    if kind == .remark || kind == .prose { block.words = ["The", source.word(of: number), "was", "there"] }
    return block
  }

  // MARK: - Edits

  mutating func edit(_ source: inout LineSource) {
    switch Int.random(in: 0..<22, using: &source.random) {
    case 0...3: change(&source) { block, source in block.words = Self.other(block, &source) }
    case 4, 5: change(&source) { block, _ in block.mark = block.mark == "x" ? " " : "x" }
    case 6:
      change(&source) { block, source in
        if block.kind == .task || block.kind == .bullet { block.tail.append("#tag\(source.number())") }
      }
    case 7, 8: change(&source) { block, source in Self.addChild(to: &block, &source) }
    case 9:
      change(&source) { block, source in
        if let place = block.children.indices.randomElement(using: &source.random) { block.children.remove(at: place) }
      }
    case 10:
      change(&source) { block, source in
        guard let place = block.children.indices.randomElement(using: &source.random) else { return }
        block.children[place].words = Self.other(block.children[place], &source)
      }
    case 11, 12: insert(&source)
    case 13: remove(&source)
    case 14...16: move(&source)
    case 17: moveSection(&source)
    case 18: removeSection(&source)
    case 19: renameSection(&source)
    default: insertSection(&source)
    }
  }

  private static func addChild(to block: inout KnownBlock, _ source: inout LineSource) {
    guard block.kind == .task || block.kind == .bullet else { return }
    let child = child(&source)
    if child.kind == .remark {
      if block.children.first?.kind != .remark { block.children.insert(child, at: 0) }
    } else {
      let first = block.children.first?.kind == .remark ? 1 : 0
      block.children.insert(child, at: Int.random(in: first...block.children.count, using: &source.random))
    }
  }

  /// Other words for a line: all others, or one more.
  private static func other(_ block: KnownBlock, _ source: inout LineSource) -> [String] {
    if block.kind == .log || BlockScript.equalWords.contains(block.words[0]) { return block.words }
    if block.kind == .remark || block.kind == .prose {
      return ["The", source.word(of: block.number), "was", "there"]
    }
    return source.oneIn(3) ? block.words + [source.word(of: block.number)] : source.recordWords(block.number)
  }

  private func place(_ source: inout LineSource, isTop: Bool = true) -> (section: Int, block: Int)? {
    let places = note.sections.indices.flatMap { section in
      note.sections[section].blocks.indices.map { (section, $0) }
    }
    return places.randomElement(using: &source.random)
  }

  private mutating func change(_ source: inout LineSource, _ edit: (inout KnownBlock, inout LineSource) -> Void) {
    guard let place = place(&source) else { return }
    edit(&note.sections[place.section].blocks[place.block], &source)
  }

  private mutating func insert(_ block: KnownBlock, _ source: inout LineSource) {
    guard let section = note.sections.indices.randomElement(using: &source.random) else { return }
    let count = note.sections[section].blocks.count
    note.sections[section].blocks.insert(block, at: Int.random(in: 0...count, using: &source.random))
  }

  private mutating func insert(_ source: inout LineSource) {
    let block = source.oneIn(4) ? Self.block(.prose, &source) : Self.parent(&source)
    insert(block, &source)
  }

  /// Puts in a line that the other side puts in too, at the end of the same section.
  mutating func insertTwice(_ block: KnownBlock, isFirst: Bool, _ source: inout LineSource) {
    var block = block
    if isFirst { block.tail = ["#one"] } else if source.oneIn(2) { block.mark = block.mark == "x" ? " " : "x" }
    if !note.sections.isEmpty { note.sections[note.sections.count - 1].blocks.append(block) }
  }

  private mutating func remove(_ source: inout LineSource) {
    guard let place = place(&source) else { return }
    note.sections[place.section].blocks.remove(at: place.block)
  }

  private mutating func move(_ source: inout LineSource) {
    guard let place = place(&source) else { return }
    let block = note.sections[place.section].blocks.remove(at: place.block)
    insert(block, &source)
    note.moved.insert(block.number)
  }

  private var headed: Range<Int> { (note.sections.first?.number == 0 ? 1 : 0)..<note.sections.count }

  private mutating func moveSection(_ source: inout LineSource) {
    guard headed.count > 1, let place = headed.randomElement(using: &source.random) else { return }
    let section = note.sections.remove(at: place)
    note.moved.insert(section.number)
    note.sections.insert(
      section, at: Int.random(in: headed.lowerBound...note.sections.count, using: &source.random))
  }

  private mutating func removeSection(_ source: inout LineSource) {
    guard headed.count > 1, let place = headed.randomElement(using: &source.random) else { return }
    note.sections.remove(at: place)
  }

  private mutating func renameSection(_ source: inout LineSource) {
    guard let place = headed.randomElement(using: &source.random) else { return }
    note.sections[place].words = [source.word(of: note.sections[place].number)]
  }

  private mutating func insertSection(_ source: inout LineSource) {
    let section = Self.section(&source)
    let isLast = source.oneIn(2)
    let place =
      isLast ? note.sections.count : Int.random(in: headed.lowerBound...note.sections.count, using: &source.random)
    note.sections.insert(section, at: place)
  }
}
