package import VaultModel
import VaultSyntax

extension ScaledRecipe {
  /// The list for people: one ingredient a line as its author wrote it, without marker and emphasis and with the
  /// amount replaced, groups as headings with an empty line before them. The steps are not part of it.
  package var text: [String] {
    var result: [String] = []
    for group in recipe.groups {
      if !group.title.isEmpty {
        if !result.isEmpty { result.append("") }
        result.append(String(repeating: "#", count: max(1, group.level)) + " " + document.text(group.title))
      }
      for place in group.first..<max(group.first, min(group.end, lines.count)) {
        result.append(lines[place].spokenText(in: document.bytes, recipe.context.language))
      }
    }
    return result
  }
}

extension ScaledRecipe.Line {
  /// The line as it is printed. O(length).
  package func text(in bytes: [UInt8]) -> String { text(in: bytes, replacing: patches) }

  /// The line as people read it: where another number counts the food, its name is in the form for it.
  ///
  /// - Parameter language: that of the recipe.
  package func spokenText(in bytes: [UInt8], _ language: Language?) -> String {
    let name = ingredient.plainName
    guard let quantity, quantity.parts.isEmpty, quantity.unitText.isEmpty, !quantity.patches.isEmpty,
      ingredient.amountRange.upper <= name.lower, ingredient.aside.isEmpty, ingredient.quantity?.packSize == nil
    else { return text(in: bytes) }
    let written = String(decoding: bytes[name.indices.clamped(to: bytes.indices)], as: UTF8.self)
    let form = CountedFood.name(
      written, after: quantity.amountText, written: ingredient.quantity?.amount?.numbers.last, in: language)
    return text(in: bytes, replacing: form == written ? patches : patches + [Patch(name, form)])
  }

  /// The line for a sentence: where the numbers are new, parts of a cup, a spoon or a piece are fractions, and units that are
  /// words are in the form for them.
  ///
  /// The list that `scale` prints keeps the words of its author, unless the kitchen style is asked for.
  package func agreeing(in bytes: [UInt8]) -> Self {
    guard let written = ingredient.quantity, var quantity, !quantity.patches.isEmpty else { return self }
    if written.amount?.numbers.contains(where: { $0.notation.form == .decimal }) == false { quantity.writeFractions() }
    var line = self
    line.quantity = quantity
    if let word = quantity.agreeingUnit(of: written, in: bytes) {
      line.quantity?.unitText = word
      line.quantity?.patches.append(Patch(written.unitText, word))
    }
    for (part, scaled) in zip(written.parts.filter({ $0.role != .size }), quantity.parts) {
      guard let word = scaled.quantity.agreeingUnit(of: part.quantity, in: bytes) else { continue }
      line.quantity?.patches.append(Patch(part.quantity.unitText, word))
    }
    return line
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
    if let link = ingredient.link {
      text.drop(ByteRange(link.range.lower, ingredient.plainName.lower))
      text.drop(ByteRange(ingredient.plainName.upper, link.range.upper))
    } else {
      text.dropEmphasis(in: ingredient.name)
    }
    return text.joined(ByteRange(ingredient.line.lower, ingredient.textEnd))
  }
}

extension ScaledQuantity {
  /// Puts `1/2` for `0.5`: below one nobody measures cups and spoons in decimals. What is weighed stays.
  fileprivate mutating func writeFractions() {
    guard unit?.system != .metric else { return }
    amountText = Self.inFractions(amountText)
    patches = patches.map { Patch($0.range, Self.inFractions(String(decoding: $0.bytes, as: UTF8.self))) }
  }

  /// Numbers between zero and one that are kitchen fractions, and are all of a text or one end of a range.
  private static func inFractions(_ text: String) -> String {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { end in
      let number = end.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
      guard number.count == 2, number[0] == "0", let digits = Int64(number[1]), number[1].utf8.count <= 3,
        let value = Rational(digits, over: [10, 100, 1_000][number[1].utf8.count - 1]),
        value.nearestKitchenFraction == value
      else { return String(end) }
      return value.printed(in: NumberNotation(.slash))
    }
    return ends.joined(separator: "-")
  }

  /// The word for its unit that goes with the new number; nil where it is that already, or the number is its author's.
  fileprivate func agreeingUnit(of written: Quantity, in bytes: [UInt8]) -> String? {
    let range = written.unitText
    let old = String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
    guard !old.isEmpty, old == unitText, !patches.isEmpty else { return nil }
    // Of a range the end counts.
    let number = amountText.split { "–—-".contains($0) || $0.isLetter }.last?.drop { $0 == " " } ?? ""
    let printer = AmountPrinter(options: ScaleOptions(style: .kitchen), context: NumberContext())
    let word = printer.sameUnit(old, written, String(number))
    return word == old ? nil : word
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
