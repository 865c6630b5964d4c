package import VaultModel
import VaultSyntax

extension ScaledRecipe {
  /// The list for people: one ingredient a line as its author wrote it, without marker, emphasis and braces and with the
  /// amount replaced, groups as headings with an empty line before them. The steps are not part of it.
  package var text: [String] {
    var result: [String] = []
    for group in recipe.groups {
      if !group.title.isEmpty {
        if !result.isEmpty { result.append("") }
        result.append(String(repeating: "#", count: max(1, group.level)) + " " + document.text(group.title))
      }
      for place in group.first..<max(group.first, min(group.end, lines.count)) {
        result.append(lines[place].spokenText(in: document.bytes, recipe.context.language, style))
      }
    }
    return result
  }
}

extension ScaledRecipe.Line {
  /// The line as its author wrote it, braces among it, with the amount replaced. O(length).
  package func text(in bytes: [UInt8]) -> String { text(in: bytes, replacing: patches) }

  /// The line as a cook reads it: words agree with new numbers, and what its braces say stands as words behind it.
  ///
  /// - Parameters:
  ///   - language: that of the recipe.
  ///   - style: in the exact one the words are their author's.
  ///   - inFractions: whether parts of a cup, a spoon or a piece are fractions, as in a sentence.
  /// - Complexity: O(length).
  package func spokenText(
    in bytes: [UInt8], _ language: Language?, _ style: PrintStyle = .plain, inFractions: Bool = false
  ) -> String {
    let line = style == .exact ? self : agreeing(in: bytes, language, inFractions: inFractions)
    let text = line.textWithoutBraces(in: bytes)
    return ingredient.tail.isEmpty ? text : BraceWords(of: ingredient, in: bytes, language).text(behind: text)
  }

  /// The line as its author wrote it, with the amount replaced and without the braces. O(length).
  func textWithoutBraces(in bytes: [UInt8]) -> String {
    text(in: bytes, replacing: ingredient.tail.isEmpty ? patches : patches + [Patch(ingredient.tail, "")])
  }

  private func text(in bytes: [UInt8], replacing patches: [Patch]) -> String {
    var text = LineText(bytes)
    text.replace(patches)
    if ingredient.isMarked {
      let range = ingredient.amountRange
      text.drop(ByteRange(range.lower, range.lower + 1))
      text.drop(ByteRange(range.upper - 1, range.upper))
    }
    if let quantity = ingredient.quantity {
      text.separate(quantity)
      for part in quantity.parts where part.role != .size { text.separate(part.quantity) }
    }
    for quantity in ingredient.further {
      text.separate(quantity)
      for part in quantity.parts where part.role != .size { text.separate(part.quantity) }
    }
    if let link = ingredient.link {
      text.drop(ByteRange(link.range.lower, ingredient.plainName.lower))
      text.drop(ByteRange(ingredient.plainName.upper, link.range.upper))
    } else {
      text.dropEmphasis(in: ingredient.name)
    }
    return text.joined(ByteRange(ingredient.line.lower, ingredient.textEnd))
  }
}

/// A line with replaced and dropped parts.
private struct LineText {
  let bytes: [UInt8]
  private var patches: [Patch] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func replace(_ more: [Patch]) { patches += more }

  mutating func drop(_ range: ByteRange) {
    if !range.isEmpty { patches.append(Patch(range, "")) }
  }

  /// Puts a space between `200` and `g`.
  mutating func separate(_ quantity: Quantity) {
    guard let amount = quantity.amount, !quantity.unitText.isEmpty, amount.range.upper == quantity.unitText.lower
    else { return }
    patches.append(Patch(ByteRange(amount.range.upper, amount.range.upper), " "))
  }

  /// Drops the delimiters of emphasis: runs of `*` or `_` at the edge of a word (CommonMark 6.2, simplified).
  mutating func dropEmphasis(in name: ByteRange) {
    var place = name.lower
    while place < name.upper {
      let byte = bytes[place]
      guard byte == 0x2A || byte == 0x5F else {
        place += byte == 0x5C ? 2 : 1
        continue
      }
      var end = place
      while end < name.upper, bytes[end] == byte { end += 1 }
      let before = place > name.lower ? bytes[place - 1] : 0x20
      let after = end < name.upper ? bytes[end] : 0x20
      let isBetweenSpaces = before == 0x20 && after == 0x20
      if !isBetweenSpaces, byte == 0x2A || before == 0x20 || after == 0x20 || after == 0x2C {
        drop(ByteRange(place, end))
      }
      place = end
    }
  }

  /// The text with one space between its parts and none at its ends.
  func joined(_ range: ByteRange) -> String {
    var result: [UInt8] = []
    var place = range.lower
    for patch in patches.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) })
    where patch.range.lower >= place && patch.range.upper <= range.upper {
      result += bytes[place..<patch.range.lower] + patch.bytes
      place = patch.range.upper
    }
    result += bytes[place..<max(place, range.upper)]
    let words = result.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
    return String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
  }
}
