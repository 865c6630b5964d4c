import VaultModel
package import VaultSyntax

/// The strict reader of RecipeMD 2.4 (https://recipemd.org/specification.html): it refuses what the format refuses.
///
/// ```swift
/// let recipe = try RecipeMDReader.recipe(of: Array("# Tea\n\n---\n\n- *1 l* water\n".utf8))
/// recipe.ingredients[0].amount?.unit    // "l"
/// ```
///
/// Which block is which it takes from ``RecipeLayout``, the grammar of the reader of notes; unlike that one it reads
/// nothing but CommonMark, has no headings of its own, and knows no amounts without emphasis.
package struct RecipeMDReader {
  private let bytes: [UInt8]
  private let markdown: MarkdownBlocks
  private let layout: RecipeLayout
  private let references: MarkdownReferences
  private let end: Int

  /// Reads a whole text; `range` leaves out front matter, which RecipeMD does not know.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func recipe(
    of bytes: [UInt8], in range: ByteRange? = nil
  ) throws(RecipeMDError) -> ExchangeRecipe {
    let start = SourceLocation.hasByteOrderMark(bytes) ? 3 : 0
    return try RecipeMDReader(bytes, in: range ?? ByteRange(start, bytes.count)).read()
  }

  /// Whether the text, or what stands behind its front matter, begins with a title and has a thematic break. O(*n*).
  static func isTitled(_ bytes: [UInt8]) -> Bool {
    let document = Document(bytes)
    let reader = RecipeMDReader(bytes, in: document.body)
    return (try? reader.title()) != nil && !reader.layout.entries.isEmpty
  }

  private init(_ bytes: [UInt8], in range: ByteRange) {
    self.bytes = bytes
    end = range.upper
    markdown = MarkdownBlocks(parsing: bytes, in: range, options: .commonMark)
    layout = RecipeLayout(markdown, in: bytes, as: .recipeMD)
    references = MarkdownReferences(of: markdown, in: bytes)
  }

  private func read() throws(RecipeMDError) -> ExchangeRecipe {
    var recipe = ExchangeRecipe(title: try title())
    try checkHead()
    recipe.description = description()
    recipe.tags = tags()
    recipe.yields = try yields()
    try readIngredients(into: &recipe)
    recipe.instructions = instructions()
    return recipe
  }

  private func range(of block: Int) -> ByteRange { markdown.blocks[block].range }

  /// A definition of a link's address is no content (CommonMark 4.7).
  private func isContent(_ block: Int) -> Bool { markdown.blocks[block].kind != .linkDefinition }

  // MARK: Head

  private func title() throws(RecipeMDError) -> String {
    let first = markdown.blocks.isEmpty ? nil : markdown.children(of: 0).first(where: isContent)
    guard let first, first == layout.title else {
      throw RecipeMDError(.titleMissing, at: first.map { range(of: $0) } ?? ByteRange(end, end))
    }
    let title = layout.text(of: first)
    guard !title.isEmpty else { throw RecipeMDError(.titleMissing, at: range(of: first)) }
    return TextTrimming.text(of: bytes[title.indices])
  }

  /// Tags and yields are the last of the head, each once, and a thematic break ends it.
  private func checkHead() throws(RecipeMDError) {
    let firstOfTail = [layout.tags, layout.yields].compactMap(\.self).min() ?? .max
    for block in layout.descriptions where block > firstOfTail && isContent(block) {
      throw RecipeMDError(reason(ofTextAfterHead: block), at: range(of: block))
    }
    guard !layout.entries.isEmpty else { throw RecipeMDError(.breakMissing, at: ByteRange(end, end)) }
  }

  private func reason(ofTextAfterHead block: Int) -> RecipeMDError.Reason {
    guard markdown.blocks[block].kind == .paragraph else { return .textAfterHead }
    switch Emphasis.whole(of: layout.text(of: block), in: bytes) {
    case .plain: return .tagsTwice
    case .strong: return .yieldsTwice
    case .none: return .textAfterHead
    }
  }

  private func description() -> String {
    let firstOfTail = [layout.tags, layout.yields].compactMap(\.self).min() ?? .max
    return text(of: layout.descriptions.filter { $0 < firstOfTail })
  }

  /// The lines of neighbouring blocks.
  private func text(of blocks: [Int]) -> String {
    guard let first = blocks.first, let last = blocks.last else { return "" }
    return TextTrimming.lines(from: range(of: first).lower, to: range(of: last).upper, of: bytes)
  }

  private func tags() -> [String] {
    guard let block = layout.tags, case .plain(let content) = Emphasis.whole(of: layout.text(of: block), in: bytes)
    else { return [] }
    return RecipeList.elements(of: content, in: bytes).map { TextTrimming.text(of: bytes[$0.indices]).inOneLine }
  }

  private func yields() throws(RecipeMDError) -> [ExchangeAmount] {
    guard let block = layout.yields, case .strong(let content) = Emphasis.whole(of: layout.text(of: block), in: bytes)
    else { return [] }
    var yields: [ExchangeAmount] = []
    for element in RecipeList.elements(of: content, in: bytes) {
      guard let amount = RecipeMDAmount.amount(of: bytes, in: element) else {
        throw RecipeMDError(.amountWithoutNumber, at: element)
      }
      yields.append(amount)
    }
    return yields
  }

  // MARK: Ingredients

  private func readIngredients(into recipe: inout ExchangeRecipe) throws(RecipeMDError) {
    if let block = layout.misplaced.first(where: isContent) {
      throw RecipeMDError(.textAmongIngredients, at: range(of: block))
    }
    var tree = GroupTree()
    for entry in layout.entries {
      switch entry {
      case .group(nil): break
      case .group(let heading?):
        let title = TextTrimming.text(of: bytes[layout.text(of: heading).indices])
        tree.begin(ExchangeGroup(title: title), level: Int(markdown.blocks[heading].level))
      case .list(let list):
        for item in markdown.children(of: list) { tree.add(try ingredient(item)) }
      }
    }
    (recipe.ingredients, recipe.groups) = tree.finish()
  }

  private func ingredient(_ item: Int) throws(RecipeMDError) -> ExchangeIngredient {
    let line = RecipeMDLine(item, of: markdown, in: bytes, references)
    var amount: ExchangeAmount?
    if let content = line.amount {
      guard let read = RecipeMDAmount.amount(of: bytes, in: content) else {
        throw RecipeMDError(.amountWithoutNumber, at: content)
      }
      amount = read
    }
    guard !line.name.isEmpty else { throw RecipeMDError(.ingredientWithoutName, at: range(of: item)) }
    return ExchangeIngredient(line.name, amount: amount, link: line.link)
  }

  // MARK: Instructions

  private func instructions() -> String { text(of: layout.instructions.flatMap(\.self)) }
}
