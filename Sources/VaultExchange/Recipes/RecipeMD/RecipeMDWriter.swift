import VaultModel
import VaultSyntax

/// Writes RecipeMD 2.4 so that the strict reader reads the same recipe again.
///
/// ```swift
/// RecipeMDWriter().text(of: recipe)    // "# Tea\n\n---\n\n- *1 l* water\n"
/// ```
package struct RecipeMDWriter: Sendable {
  /// Who reads it.
  package enum Reader: Sendable, Hashable {
    /// Any program: every amount begins with a number.
    case anyProgram
    /// Vault: an amount may be words, and what else is known of an ingredient stands in braces.
    case note
  }

  private let reader: Reader

  package init(for reader: Reader = .anyProgram) { self.reader = reader }

  /// The whole text, a line feed at its end. O(length).
  package func text(of recipe: ExchangeRecipe) -> String {
    var blocks = ["# " + heading(recipe.title)]
    let description = headText(recipe.description)
    if !description.isEmpty { blocks.append(description) }
    let tags = recipe.tags.map(Self.listed).filter { !$0.isEmpty }
    if !tags.isEmpty { blocks.append("*" + tags.map(Self.withoutEmphasis).joined(separator: ", ") + "*") }
    let yields = recipe.yields.map { Self.listed($0.text) }.filter(Self.isAmount)
    if !yields.isEmpty { blocks.append("**" + yields.map(Self.withoutEmphasis).joined(separator: ", ") + "**") }
    blocks.append("---")
    for (title, depth, ingredients) in recipe.outline {
      if depth > 0 { blocks.append(String(repeating: "#", count: min(depth + 1, 6)) + " " + heading(title)) }
      if !ingredients.isEmpty { blocks.append(ingredients.map(line).joined(separator: "\n")) }
    }
    if !recipe.instructions.isEmpty { blocks += ["---", recipe.instructions] }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Head

  /// A heading in one line; `#` at its end would close it (CommonMark 4.2).
  private func heading(_ title: String) -> String {
    let line = title.inOneLine
    guard line.hasSuffix("#"), let space = line.lastIndex(of: " ") else { return line }
    let last = line[line.index(after: space)...]
    return last.allSatisfy { $0 == "#" } ? line[...space] + "\\" + last : line
  }

  /// The description, in which nothing may look like tags, yields or the end of the head.
  private func headText(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let markdown = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count), options: .commonMark)
    var patches: [Patch] = []
    for block in markdown.children(of: 0).map({ markdown.blocks[$0] }) {
      switch block.kind {
      case .thematicBreak: patches.append(Patch(block.range, Array("<hr>".utf8)))
      case .paragraph where Emphasis.whole(of: block.range, in: bytes) != .none:
        patches.append(Patch(insertingAt: block.range.upper, "<!-- -->"))
      default: break
      }
    }
    bytes = patches.applied(to: bytes)
    return String(decoding: bytes + Self.closing(of: bytes), as: UTF8.self)
  }

  /// What ends a block at the end of a text that would go on through everything after it: code without its closing
  /// fence, a comment of HTML without its end.
  private static func closing(of bytes: [UInt8]) -> [UInt8] {
    let probe = bytes + "\n\n***\n".utf8
    let markdown = MarkdownBlocks(parsing: probe, in: ByteRange(0, probe.count), options: .commonMark)
    guard let last = Array(markdown.children(of: 0)).last.map({ markdown.blocks[$0] }), last.kind != .thematicBreak
    else { return [] }
    if last.kind == .fencedCode { return [0x0A] + probe[last.marker.indices] }
    let ends = ["-->", "?>", "]]>", "</script>", "</pre>", "</style>", "</textarea>", ">"]
    let open = probe[last.range.indices]
    let order = open.starts(with: "<!--".utf8) ? ends : Array(ends.dropFirst()) + ends.prefix(1)
    return order.map { Array(("\n" + $0).utf8) }.first { end in
      let closed = bytes + end + "\n\n***\n".utf8
      let blocks = MarkdownBlocks(parsing: closed, in: ByteRange(0, closed.count), options: .commonMark)
      return Array(blocks.children(of: 0)).last.map { blocks.blocks[$0].kind } == .thematicBreak
    } ?? []
  }

  /// A member of a comma-separated list: only between two digits does a comma not divide.
  private static func listed(_ member: String) -> String {
    let bytes = Array(member.inOneLine.utf8)
    let elements = RecipeList.elements(of: ByteRange(0, bytes.count), in: bytes)
    return elements.map { String(decoding: bytes[$0.indices], as: UTF8.self) }.joined(separator: " ")
  }

  /// Escapes asterisks, which would end the emphasis around the list.
  private static func withoutEmphasis(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "*", !isEscaped { result.append("\\") }
      isEscaped = character == "\\" && !isEscaped
      result.append(character)
    }
    return isEscaped ? result + "\\" : result
  }

  /// Whether the strict reader takes a text for an amount.
  private static func isAmount(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return RecipeMDAmount.amount(of: bytes, in: ByteRange(0, bytes.count)) != nil
  }

  // MARK: Ingredients

  private func line(_ ingredient: ExchangeIngredient) -> String {
    var name = ingredient.name
    if let link = ingredient.link { name = "[\(name)](\(Self.destination(link)))" }
    var marked = ""
    if let amount = ingredient.amount {
      if reader == .note || Self.isAmount(amount.text) {
        marked = "*" + Self.withoutEmphasis(amount.text.inOneLine) + "* "
      } else {
        name = Self.isTrailing(amount.text) ? name + ", " + amount.text : amount.text + " " + name
      }
    }
    // Emphasis at the beginning would be the amount.
    if marked.isEmpty, name.hasPrefix("*") || name.hasPrefix("_") { name = "<!-- -->" + name }
    let attributes = Self.attributes(of: ingredient)
    guard !attributes.isEmpty else { return "- " + marked + name }
    let firstLine = name.prefix { !$0.isNewline }
    return "- " + marked + firstLine + " {" + attributes + "}" + name[firstLine.endIndex...]
  }

  /// Whether words say how much behind a name: `salt, to taste`.
  private static func isTrailing(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Quantity.trailingText(of: bytes, in: ByteRange(0, bytes.count)) != nil
  }

  /// An address as the destination of an inline link (CommonMark 6.3).
  private static func destination(_ address: String) -> String {
    let needsBrackets = address.isEmpty || address.contains { $0.isWhitespace || "()<>".contains($0) }
    let escaped = address.inOneLine.escaping("<>\\&")
    return needsBrackets ? "<" + escaped + ">" : escaped
  }

  /// What stands in braces behind an ingredient; empty if there is nothing to say.
  private static func attributes(of ingredient: ExchangeIngredient) -> String {
    guard ingredient.noteAttributes.isEmpty else { return ingredient.noteAttributes }
    var attributes: [String] = []
    if ingredient.isFixed { attributes.append("fixed") }
    if ingredient.isOptional { attributes.append("optional") }
    if let preparation = ingredient.preparation, !preparation.isEmpty {
      attributes.append("prep: " + quoted(preparation.inOneLine))
    }
    return attributes.joined(separator: ", ")
  }

  /// A value in braces, in quotes where YAML would read it otherwise.
  private static func quoted(_ value: String) -> String {
    let isPlain =
      value.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" } && value.first?.isLetter == true
    guard !isPlain else { return value }
    return "\"" + value.escaping("\"\\") + "\""
  }
}
