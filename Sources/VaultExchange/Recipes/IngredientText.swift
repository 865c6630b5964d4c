import VaultKitchen
import VaultModel
import VaultSyntax

/// Ingredients as lines of text, the way pages and people write them.
enum IngredientText {
  /// A line with its amount taken off where a note would mark it; everything else stays as it is written.
  ///
  /// An amount that stands behind the name, as in `борошно – 500 г`, goes before it. O(length).
  static func ingredient(_ text: String, language: Language? = nil) -> ExchangeIngredient {
    let line = withoutBullet(text.inOneLine)
    let bytes = Array(line.utf8)
    let whole = ByteRange(0, bytes.count)
    let context = NumberContext(language)
    let read = IngredientLine(bytes, in: whole, context: context)
    guard let main = read.quantity, let number = main.amount, !number.isApproximate,
      number.lower.notation.form != .word
    else {
      return ExchangeIngredient(MarkdownEscaping.line(line))
    }
    if let sized = sized(main, bytes, language ?? guess(bytes)) { return sized }
    guard let amount = amount(main, bytes, language ?? guess(bytes))
    else { return ExchangeIngredient(MarkdownEscaping.line(line)) }
    let before = String(decoding: bytes[..<main.range.lower], as: UTF8.self)
    let after = String(decoding: bytes[main.statement.upper...], as: UTF8.self)
    if before.trimmed.isEmpty, let name = name(behind: after) {
      return ExchangeIngredient(MarkdownEscaping.line(name), amount: amount)
    }
    if !main.parts.contains(where: { $0.role != .addition }),
      !main.unitText.isEmpty || before.contains(where: { ":–—-".contains($0) }),
      let name = name(before: before, after)
    {
      return ExchangeIngredient(MarkdownEscaping.line(name), amount: amount)
    }
    return ExchangeIngredient(MarkdownEscaping.line(line))
  }

  /// The line that a person reads: the amount, then the name as plain text, then what to do to it.
  static func text(of ingredient: ExchangeIngredient) -> String {
    let name = MarkdownText.line(ingredient.name)
    let preparation = ingredient.preparation.map { $0.inOneLine }.flatMap { $0.isEmpty ? nil : ", " + $0 } ?? ""
    guard let amount = ingredient.amount?.text.inOneLine, !amount.isEmpty else { return name + preparation }
    let bytes = Array(amount.utf8)
    let isTrailing = Quantity.trailingText(of: bytes, in: ByteRange(0, bytes.count)) != nil
    return isTrailing ? name + preparation + ", " + amount : amount + " " + name + preparation
  }

  /// What a group's heading says, if the line is one: `For the sauce:`, `Для соусу`.
  static func heading(_ text: String) -> String? {
    let line = text.inOneLine
    guard line.utf8.count <= 120 else { return nil }
    if line.hasPrefix("#") { return line.drop { $0 == "#" }.trimmed }
    if line.hasSuffix(":") {
      let title = line.dropLast().trimmed
      return title.isEmpty || title.first?.isNumber == true ? nil : title
    }
    let lower = line.lowercased()
    let isFor = ["for the ", "для "].contains { lower.hasPrefix($0) }
    let isShort = line.split(separator: " ").count <= 4 && !line.contains { $0.isNumber || ",.;".contains($0) }
    return isFor && isShort ? line : nil
  }

  /// Groups of ingredients out of lines, some of which are headings.
  static func groups(
    of lines: [String], language: Language?
  ) -> (ingredients: [ExchangeIngredient], groups: [ExchangeGroup]) {
    var tree = GroupTree()
    for line in lines {
      if let title = heading(line) {
        tree.begin(ExchangeGroup(title: MarkdownEscaping.line(title)), level: 1)
      } else if !withoutBullet(line.inOneLine).isEmpty {
        tree.add(ingredient(line, language: language))
      }
    }
    return tree.finish()
  }

  /// The lines that ``groups(of:language:)`` reads again: groups one below the other, whatever lay in what.
  static func lines(of recipe: ExchangeRecipe) -> [String] {
    recipe.outline.flatMap { title, depth, ingredients in
      (depth > 0 ? [MarkdownText.line(title) + ":"] : []) + ingredients.map(text)
    }
  }

  /// Without the sign of a list before a line.
  static func withoutBullet(_ line: String) -> String {
    let signs: Set<Character> = ["•", "·", "▢", "☐", "☑", "✓", "*", "–", "—", "-", "‣", "◦"]
    guard let first = line.first, signs.contains(first) else { return line }
    let rest = line.dropFirst()
    // `-5` and `*x` are no bullets.
    guard rest.first == " " || !"*-–—".contains(first) else { return line }
    return rest.trimmed
  }

  // MARK: Parts

  /// The amount, if a note reads the same from it.
  private static func amount(_ main: Quantity, _ bytes: [UInt8], _ language: Language?) -> ExchangeAmount? {
    guard let quantity = Quantity.parsing(bytes, in: main.statement, context: NumberContext(language)),
      let amount = quantity.amount, amount.value == main.amount?.value
    else { return nil }
    func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self).inOneLine }
    return ExchangeAmount(
      text(ByteRange(main.range.lower, amount.range.upper)), value: amount.value,
      unit: text(ByteRange(amount.range.upper, max(amount.range.upper, main.statement.upper))))
  }

  /// `1 (14 oz) can beans` with the size behind the unit, so that amount and unit stand together.
  private static func sized(
    _ main: Quantity, _ bytes: [UInt8], _ language: Language
  ) -> ExchangeIngredient? {
    func text(_ lower: Int, _ upper: Int) -> String { String(decoding: bytes[lower..<upper], as: UTF8.self).trimmed }
    guard main.range.lower == 0, main.unitWord.upper == main.statement.upper, !main.unitWord.isEmpty,
      let open = bytes[..<main.unitWord.lower].firstIndex(of: UInt8(ascii: "(")),
      text(open, main.unitWord.lower).hasSuffix(")"), let name = name(behind: " " + text(main.range.upper, bytes.count))
    else { return nil }
    let amount = Array((text(0, open) + " " + text(main.unitWord.lower, main.unitWord.upper)).utf8)
    guard let quantity = Quantity.parsing(amount, in: ByteRange(0, amount.count), context: NumberContext(language)),
      let number = quantity.amount, number.value == main.amount?.value
    else { return nil }
    let written = String(decoding: amount[..<number.range.upper], as: UTF8.self).inOneLine
    return ExchangeIngredient(
      MarkdownEscaping.line(text(open, main.unitWord.lower) + " " + name),
      amount: ExchangeAmount(written, value: number.value, unit: text(main.unitWord.lower, main.unitWord.upper)))
  }

  private static func guess(_ bytes: [UInt8]) -> Language {
    bytes.contains { $0 == 0xD0 || $0 == 0xD1 } ? .ukrainian : .english
  }

  private static func name(behind text: String) -> String? {
    guard let first = text.first, !first.isLetter, !first.isNumber else { return nil }
    let name = text.trimmed
    return name.contains { $0.isLetter } ? name : nil
  }

  /// The name of a line whose amount stands at its end, or before a bracket or comma.
  private static func name(before: String, _ after: String) -> String? {
    let after = after.trimmed
    guard before.contains(where: \.isLetter), !before.contains("("),
      after.isEmpty || "(,;.".contains(after.first ?? " ")
    else { return nil }
    let name = String(before.reversed().drop { $0.isWhitespace || ":–—-,".contains($0) }.reversed())
    guard let first = after.first, after != "." else { return name }
    return first == "(" ? name + " " + after : name + after
  }
}
