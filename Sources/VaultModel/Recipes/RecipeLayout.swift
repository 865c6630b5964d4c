package import VaultSyntax

/// Which block of a body is what: the grammar that every reader of recipes shares.
///
/// It judges nothing. The reader of notes turns what does not fit into hints; a strict reader of RecipeMD can refuse it.
/// All blocks are indices of ``MarkdownBlocks/blocks`` at the top level.
package struct RecipeLayout: Sendable {
  /// What a body is read as.
  package enum Reading: Sendable {
    /// A note, whose parts may be found by their headings.
    case note
    /// RecipeMD 2.4 and nothing else: only thematic breaks divide it, and no heading means more than another.
    case recipeMD
  }

  /// A block of the ingredient part.
  package enum Entry: Hashable, Sendable {
    /// A heading that begins a group; nil for a part without a heading of its own, such as a bare *Ingredients*.
    case group(heading: Int?)
    case list(Int)
  }

  package internal(set) var form = Recipe.Form.prose
  /// The level-1 heading that is the title.
  package internal(set) var title: Int?
  /// The blocks that are neither title, tags, yields, ingredients nor instructions.
  package internal(set) var descriptions: [Int] = []
  /// The paragraphs that are all emphasis, and all strong emphasis.
  package internal(set) var tags: Int?, yields: Int?
  /// The ingredient part: groups, and lists inside them.
  package internal(set) var entries: [Entry] = []
  /// Blocks of the ingredient part that are neither heading nor list.
  package internal(set) var misplaced: [Int] = []
  /// The blocks of the instructions, section by section; never empty inside.
  package internal(set) var instructions: [[Int]] = []
  /// Headings of level 2 by underline that stand where a thematic break was surely meant.
  package internal(set) var swallowedBreaks: [Int] = []

  /// What the walk over the blocks is in.
  private enum Place: Equatable {
    case description
    /// Below a heading of this level; RecipeMD's part has level 0, and every heading is inside.
    case ingredients(level: Int)
    case instructions(level: Int)
  }

  private let reading: Reading
  private let markdown: MarkdownBlocks
  private let bytes: [UInt8]
  private let top: [Int]
  private var place = Place.description
  /// The last heading of a section that is none of a recipe's parts: `Filling`, with *Ingredients* below.
  private var section: Int?

  /// Finds the parts. O(blocks + bytes of the headings).
  package init(_ markdown: MarkdownBlocks, in bytes: [UInt8], as reading: Reading = .note) {
    self.reading = reading
    self.markdown = markdown
    self.bytes = bytes
    top = markdown.blocks.isEmpty ? [] : Array(markdown.children(of: 0))
    form = reading == .recipeMD ? .recipeMD : formOfBody()
    walk()
    findHead()
    findSwallowedBreaks()
  }

  private func kind(_ index: Int) -> Block.Kind { markdown.blocks[index].kind }

  /// The text of a heading or paragraph: from its first segment to the end of its last one.
  package func text(of index: Int) -> ByteRange {
    let segments = markdown.segments[markdown.blocks[index].segments]
    guard let first = segments.first, let last = segments.last else {
      return ByteRange(markdown.blocks[index].range.lower, markdown.blocks[index].range.lower)
    }
    return ByteCursor.trimming(ByteRange(first.lower, last.upper), of: bytes)
  }

  private func part(of index: Int) -> RecipeWords.Part? {
    guard reading == .note, kind(index) == .heading else { return nil }
    return RecipeWords.part(of: text(of: index), in: bytes)
  }

  private func isIngredientHeading(_ index: Int) -> Bool {
    if case .ingredients = part(of: index) { true } else { false }
  }

  private func isStepsHeading(_ index: Int) -> Bool {
    if case .steps = part(of: index) { true } else { false }
  }

  // MARK: Form

  /// RecipeMD if a thematic break stands before the first list of ingredients, else headings if there is one for them.
  private func formOfBody() -> Recipe.Form {
    let heading = top.first(where: isIngredientHeading)
    if let (position, line) = top.enumerated().first(where: { kind($0.element) == .thematicBreak }),
      heading.map({ line < $0 }) ?? true, isBeforeLists(position), !hasSwallowedBreak(before: position)
    {
      return .recipeMD
    }
    return heading == nil ? .prose : .headings
  }

  /// Whether a list follows before the next thematic break, or at least none stands before this one.
  private func isBeforeLists(_ position: Int) -> Bool {
    for index in top[(position + 1)...] {
      if kind(index) == .list { return true }
      if kind(index) == .thematicBreak || isStepsHeading(index) { break }
    }
    return !top[..<position].contains { kind($0) == .list }
  }

  /// Whether a list stands right below a heading that looks like a missed thematic break.
  private func hasSwallowedBreak(before position: Int) -> Bool {
    (0..<position).contains { isUnderlined(top[$0]) && $0 + 1 < position && kind(top[$0 + 1]) == .list }
  }

  /// Whether a block is a heading by an underline of hyphens that names no part of a recipe.
  private func isUnderlined(_ index: Int) -> Bool {
    let block = markdown.blocks[index]
    return block.kind == .heading && block.flag && block.level == 2 && part(of: index) == nil
  }

  // MARK: Parts

  private mutating func walk() {
    var hasBegun = false
    for index in top {
      switch kind(index) {
      case .thematicBreak:
        readBreak(hasBegun: &hasBegun)
      case .heading:
        readHeading(index)
      default:
        readContent(index)
      }
    }
    instructions.removeAll { $0.isEmpty }
  }

  /// The first break begins RecipeMD's ingredients, the next their end; one below the list ends it in either form.
  private mutating func readBreak(hasBegun: inout Bool) {
    if form == .recipeMD, !hasBegun {
      hasBegun = true
      place = .ingredients(level: 0)
      entries.append(.group(heading: nil))
    } else if case .ingredients = place {
      place = .instructions(level: 0)
      instructions.append([])
    }
  }

  private mutating func readHeading(_ index: Int) {
    let level = Int(markdown.blocks[index].level)
    // RecipeMD's instructions are free, headings included.
    if place == .instructions(level: 0) { return readContent(index) }
    switch part(of: index) {
    case .ingredients(let isBare) where form != .prose && (form == .headings || place != .description):
      if form == .headings { place = .ingredients(level: level) }
      entries.append(.group(heading: isBare ? ownSection(above: level) : index))
    case .steps where form != .prose && !entries.isEmpty || form == .headings:
      place = .instructions(level: level)
      instructions.append([])
    default:
      readOtherHeading(index, level: level)
    }
  }

  private mutating func readOtherHeading(_ index: Int, level: Int) {
    if title == nil, level == 1, place == .description {
      title = index
      return
    }
    switch place {
    case .ingredients(let outer) where level > outer:
      entries.append(.group(heading: index))
    case .instructions(let outer) where level > outer:
      readContent(index)
    default:
      place = .description
      section = index
      descriptions.append(index)
    }
  }

  /// The heading of the section that a bare *Ingredients* of this level stands in.
  private func ownSection(above level: Int) -> Int? {
    section.flatMap { Int(markdown.blocks[$0].level) < level ? $0 : nil }
  }

  private mutating func readContent(_ index: Int) {
    switch place {
    case .description:
      descriptions.append(index)
    case .ingredients:
      if kind(index) == .list { entries.append(.list(index)) } else { misplaced.append(index) }
    case .instructions:
      if instructions.isEmpty { instructions.append([]) }
      instructions[instructions.count - 1].append(index)
    }
  }

  // MARK: Head

  /// Takes tags and yields out of the description: paragraphs that are one emphasis (RecipeMD 2.4).
  private mutating func findHead() {
    guard form != .prose else { return }
    let firstEntry = entries.lazy.compactMap { if case .list(let index) = $0 { index } else { nil } }.first ?? .max
    for index in descriptions where index < firstEntry && kind(index) == .paragraph {
      switch Emphasis.whole(of: text(of: index), in: bytes) {
      case .strong(let content) where yields == nil && isYield(content): yields = index
      // Without breaks an emphasised paragraph is as likely a remark.
      case .plain where tags == nil && form == .recipeMD: tags = index
      default: break
      }
    }
    descriptions.removeAll { $0 == tags || $0 == yields }
  }

  private func isYield(_ content: ByteRange) -> Bool {
    form == .recipeMD
      || RecipeList.elements(of: content, in: bytes).allSatisfy {
        Quantity.parsing(bytes, in: $0)?.magnitude != .text
      }
  }

  // MARK: Breaks

  /// A `---` right below text underlines it: where a break is missing, that is what happened.
  private mutating func findSwallowedBreaks() {
    switch form {
    case .prose:
      swallowedBreaks = top.filter(isUnderlined)
    case .recipeMD where instructions.isEmpty:
      swallowedBreaks = entries.compactMap {
        if case .group(let heading?) = $0, isUnderlined(heading) { heading } else { nil }
      }
    default: break
    }
  }
}

/// Emphasis around the whole of a text (CommonMark 6.2).
package enum Emphasis: Hashable, Sendable {
  case plain(ByteRange), strong(ByteRange), none

  /// The emphasis that begins and ends with `text`, if it holds no other of its kind; its content.
  package static func whole(of text: ByteRange, in bytes: [UInt8]) -> Emphasis {
    guard text.count >= 3 else { return .none }
    let mark = bytes[text.lower]
    guard mark == 0x2A || mark == 0x5F else { return .none }
    let length = bytes[text.lower + 1] == mark ? 2 : 1
    let content = ByteRange(text.lower + length, text.upper - length)
    guard text.count > 2 * length, bytes[(text.upper - length)..<text.upper].allSatisfy({ $0 == mark }),
      !content.indices.contains(where: { bytes[$0] == mark && bytes[$0 - 1] != 0x5C }),
      bytes[content.lower] > 0x20, bytes[content.upper - 1] > 0x20
    else { return .none }
    return length == 2 ? .strong(content) : .plain(content)
  }
}
