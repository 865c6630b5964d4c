import VaultSyntax

extension RecipeReader {
  /// Reads the instructions: their range, their steps, and the Cooklang marks inside.
  mutating func readInstructions() {
    for section in layout.instructions {
      guard let first = section.first, let last = section.last else { continue }
      recipe.instructions.append(ByteRange(range(of: first).lower, range(of: last).upper))
      for block in section { readSteps(block) }
    }
  }

  /// A list line is a step, and so is a paragraph outside of lists; code, tables and comments are none.
  private mutating func readSteps(_ block: Int) {
    let blocks = document.blocks.blocks
    var index = block
    var listEnd = 0
    while index < Int(blocks[block].subtreeEnd), index < blocks.count {
      switch blocks[index].kind {
      case .listItem where index >= listEnd:
        listEnd = Int(blocks[index].subtreeEnd)
        let range = blocks[index].range
        recipe.steps.append(
          ByteCursor.trimming(ByteRange(max(range.lower, blocks[index].marker.upper), range.upper), of: bytes))
      case .paragraph:
        let text = layout.text(of: index)
        if index >= listEnd { recipe.steps.append(text) }
        readMarks(in: text)
      default: break
      }
      index += 1
    }
  }

  private mutating func readMarks(in text: ByteRange) {
    var scanner = CooklangScanner(text, in: bytes)
    while let mark = scanner.next() {
      recipe.marks.append(StepMark(mark, in: bytes, context: recipe.context))
    }
  }
}
