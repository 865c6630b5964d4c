import VaultSyntax

/// Reads the text of a `.cook` file.
///
/// Each block of lines between empty ones is a step, whose lines are joined by single spaces; a line that begins with
/// `=` is a section's name, one with `>` a note, one with `>>` metadata. Comments are no text.
package struct CooklangReader {
  private let bytes: [UInt8]
  private let end: Int
  private let marks: [CooklangMark]
  private var nextMark = 0
  private var position: Int
  private var recipe = CooklangRecipe()
  private var step = CooklangStep()
  /// The text since the last mark, and the step as written so far.
  private var text: [UInt8] = [], source: [UInt8] = []
  /// White space that belongs to the text as soon as something follows it in its line.
  private var spaces: [UInt8] = []
  /// The same of the source, with the comments between it; and these comments alone, for the end of the line.
  private var sourceSpaces: [UInt8] = [], comments: [UInt8] = []
  private var lineHasContent = false
  private var lineHasComment = false
  /// Whether the line before this one belongs to a note.
  private var endsWithNote = false

  /// Reads a whole file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func recipe(of bytes: [UInt8]) -> CooklangRecipe {
    var reader = CooklangReader(Document(bytes))
    reader.read()
    return reader.recipe
  }

  private init(_ document: Document) {
    bytes = document.bytes
    end = document.bytes.count
    position = document.body.lower
    marks = CooklangScanner.marks(in: document.body, of: document.bytes)
    if let frontMatter = document.frontMatter {
      recipe.metadata = CooklangFrontMatter.metadata(of: frontMatter, in: document.bytes)
    }
  }

  private mutating func read() {
    while position < end {
      // A line that is a section or a note takes its marks with it.
      while nextMark < marks.count, marks[nextMark].range.lower < position { nextMark += 1 }
      if nextMark < marks.count, marks[nextMark].range.lower == position {
        add(marks[nextMark])
        position = marks[nextMark].range.upper
      } else {
        readByte(bytes[position])
      }
    }
    endLine()
    endStep()
  }

  private mutating func readByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "=") where !lineHasContent: return readSection()
    case UInt8(ascii: ">") where !lineHasContent: return readNote()
    case 0x0A: endLine()
    case 0x0D: break
    case 0x20, 0x09:
      guard lineHasContent else { break }
      spaces.append(byte)
      sourceSpaces.append(byte)
    default:
      beginContent()
      text.append(byte)
      source.append(byte)
    }
    position += 1
  }

  // MARK: Steps

  /// Writes the white space before something of a step: that of its line, or one space for a new line.
  private mutating func beginContent() {
    if !lineHasContent {
      spaces = step.items.isEmpty && text.isEmpty ? [] : [0x20]
      sourceSpaces = comments + spaces
    }
    lineHasContent = true
    endsWithNote = false
    text += spaces
    source += sourceSpaces
    (spaces, sourceSpaces, comments) = ([], [], [])
  }

  private mutating func add(_ mark: CooklangMark) {
    guard mark.kind != .comment else { return addComment(string(mark.name)) }
    beginContent()
    endText()
    step.items.append(CooklangItem(mark, in: bytes))
    source += bytes[mark.range.indices]
  }

  /// A comment is no text, but stays in the source of its step.
  private mutating func addComment(_ comment: String) {
    lineHasComment = true
    let comment = "[- \(comment.inOneLine) -]".utf8
    sourceSpaces += comment
    comments += comment
  }

  private mutating func endText() {
    if !text.isEmpty { step.items.append(.text(String(decoding: text, as: UTF8.self))) }
    text = []
  }

  /// Ends a line; an empty one ends the step.
  private mutating func endLine() {
    if !lineHasContent, !lineHasComment {
      endStep()
      endsWithNote = false
    }
    (lineHasContent, lineHasComment) = (false, false)
    source += comments
    (spaces, sourceSpaces, comments) = ([], [], [])
  }

  /// Ends a step; comments alone are none.
  private mutating func endStep() {
    endText()
    step.source = String(decoding: source, as: UTF8.self)
    if !step.items.isEmpty { recipe.blocks.append(.step(step)) }
    step = CooklangStep()
    source = []
  }

  // MARK: Lines of their own

  /// `== Dough ==`
  private mutating func readSection() {
    endStep()
    let name = restOfLine().drop { $0 == "=" }.trimmed
    recipe.blocks.append(.section(String(name.reversed().drop { $0 == "=" }.reversed()).trimmed))
  }

  /// `>> servings: 4`, or `> a note`, which goes on as long as its lines do.
  private mutating func readNote() {
    let isContinued = endsWithNote
    endStep()
    let line = restOfLine()
    if line.hasPrefix(">>"), let colon = line.firstIndex(of: ":") {
      let key = line[..<colon].dropFirst(2).trimmed
      recipe.metadata.append(CooklangMetadata(key, [line[line.index(after: colon)...].trimmed]))
      return
    }
    let text = line.drop { $0 == ">" }.trimmed
    if isContinued, case .note(let before)? = recipe.blocks.last {
      recipe.blocks[recipe.blocks.count - 1] = .note((before + " " + text).trimmed)
    } else if !text.isEmpty {
      recipe.blocks.append(.note(text))
    }
    endsWithNote = true
  }

  /// Moves behind the line, and gives its text.
  private mutating func restOfLine() -> String {
    let start = position
    while position < end, bytes[position] != 0x0A { position += 1 }
    let text = string(TextTrimming.trimmed(ByteRange(start, position), of: bytes))
    position = min(position + 1, end)
    return text
  }

  private func string(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
}

extension CooklangItem {
  /// The piece that a mark of an ingredient, of cookware or of a timer is.
  fileprivate init(_ mark: CooklangMark, in bytes: [UInt8]) {
    func string(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
    let number = string(mark.quantity)
    let name = string(mark.name)
    switch mark.kind {
    case .cookware: self = .cookware(name, number.isEmpty ? nil : CooklangQuantity(number, unit: string(mark.unit)))
    case .timer: self = .timer(name, number.isEmpty ? nil : CooklangQuantity(number, unit: string(mark.unit)))
    case .ingredient, .comment:
      let isFixed = number.hasPrefix("=")
      let amount = isFixed ? number.dropFirst().trimmed : number
      var ingredient = CooklangIngredient(name.hasPrefix("?") ? name.dropFirst().trimmed : name)
      ingredient.isOptional = name.hasPrefix("?")
      ingredient.isFixed = isFixed
      let unit = string(mark.unit)
      ingredient.quantity = amount.isEmpty && unit.isEmpty ? nil : CooklangQuantity(amount, unit: unit)
      let note = string(mark.note)
      ingredient.preparation = note.isEmpty ? nil : note
      self = .ingredient(ingredient)
    }
  }
}
