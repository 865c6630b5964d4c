package import VaultSyntax

extension Recipe {
  /// Reads a note as a recipe, whatever its type says.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ note: Note) {
    var reader = RecipeReader(note)
    reader.readFrontMatter()
    reader.readHead()
    reader.readIngredients()
    reader.readInstructions()
    reader.checkParts()
    self = reader.recipe
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// Reads a document as a recipe.
  package init(_ document: Document, context: ReadingContext = ReadingContext(folderType: .recipe)) {
    self.init(Note(document, context: context))
  }
}

/// Reads the parts of one recipe in turn; the files beside this one hold one part each.
struct RecipeReader {
  let note: Note
  let layout: RecipeLayout
  var recipe = Recipe()

  var document: Document { note.document }
  var bytes: [UInt8] { note.document.bytes }

  init(_ note: Note) {
    self.note = note
    layout = RecipeLayout(note.document.blocks, in: note.document.bytes)
    recipe.form = layout.form
  }

  mutating func report(
    _ code: DiagnosticCode, at range: ByteRange, _ values: [String] = [], suggestions: [String] = []
  ) {
    recipe.diagnostics.append(Diagnostic(code, at: range, values: values, suggestions: suggestions))
  }

  /// The range of a block without what stands around it.
  func range(of block: Int) -> ByteRange { document.blocks.blocks[block].range }

  /// Says what is missing, and where a break or a text is not what it seems.
  mutating func checkParts() {
    let beginning = ByteRange(document.body.lower, document.body.lower)
    for heading in layout.swallowedBreaks {
      report(.recipeBreakIsSetext, at: document.blocks.blocks[heading].marker)
    }
    for block in layout.misplaced { report(.recipeTextInIngredients, at: range(of: block)) }
    if recipe.ingredients.isEmpty { report(.recipeWithoutIngredients, at: beginning) }
    if recipe.instructions.isEmpty { report(.recipeWithoutInstructions, at: beginning) }
  }
}
