package import VaultModel
package import VaultSyntax

/// The size of a tin or dish that a recipe fills: a length is no amount, so that tins compare by their areas.
///
/// ```swift
/// TinSize("26 cm tin")               // round
/// TinSize("25 x 35 cm")              // a rectangle
/// TinSize("форма 26 см, квадратна")  // a square
/// ```
package struct TinSize: Sendable, Hashable {
  /// What it covers in square millimetres.
  package let area: Rational

  /// Reads the first length of a text, with the one beside it if two are multiplied; of three the third is the height. A
  /// single length is the diameter, unless words say that the tin is square. Nil where the text has no length. O(length).
  package init?(_ text: String, context: NumberContext = NumberContext()) {
    let words = Self.words(of: text)
    guard let place = words.indices.first(where: { $0 > 0 && Self.isSize(words, at: $0, context) }),
      let unit = Self.millimetres(in: words[place])
    else { return nil }
    // The numbers before the unit, from the last to the first.
    var sides: [Rational] = []
    var next = place
    while next > 0, sides.count < 3, let side = Self.number(words[next - 1], context) {
      sides.append(side)
      next -= 1
      // `25 cm x 35 cm` repeats the unit.
      guard next > 1, Self.signs.contains(words[next - 1]) else { break }
      next -= Self.millimetres(in: words[next - 2]) == nil ? 1 : 2
    }
    sides.reverse()
    guard let first = sides.first, first > 0, sides.allSatisfy({ $0 > 0 }) else { return nil }
    let isSquare = words.contains { word in Self.square.contains { word.hasPrefix($0) } }
    let product: Rational? =
      sides.count > 1 ? try? first * sides[1] : isSquare ? try? first * first : try? first * first * Self.quarterOfPi
    guard let product, let area = try? product * unit * unit else { return nil }
    self.area = area
  }

  /// Whether a length ends at a word: the unit is behind a number, and nothing goes on behind it.
  private static func isSize(_ words: [String], at place: Int, _ context: NumberContext) -> Bool {
    // `24 in total` is no length.
    if words[place] == "in", place + 1 < words.count, !behindInch.contains(words[place + 1]) { return false }
    guard millimetres(in: words[place]) != nil, number(words[place - 1], context) != nil else { return false }
    return !(place + 2 < words.count && signs.contains(words[place + 1]) && number(words[place + 2], context) != nil)
  }

  /// Numbers and words apart, whatever joins them: `20-cm`, `9"`, `25x35`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var kind: Kind?
    for character in text.lowercased().prefix(longest) {
      let own = Kind(character, isInNumber: kind == .number)
      if let own, own == kind, own != .mark {
        words[words.count - 1].append(character)
      } else if own != nil {
        words.append(String(character))
      }
      kind = own
    }
    return words.map { word in
      // A number before a comma that ends a clause.
      word.first?.isNumber == true ? String(word.reversed().drop { ".,".contains($0) }.reversed()) : word
    }
  }

  private enum Kind {
    case number, letters, mark

    /// Nil for what only separates.
    init?(_ character: Character, isInNumber: Bool) {
      if character.isNumber || isInNumber && ".,/".contains(character) {
        self = .number
      } else if character.isLetter {
        self = .letters
      } else if "×\"″”".contains(character) {
        self = .mark
      } else {
        return nil
      }
    }
  }

  private static func number(_ word: String, _ context: NumberContext) -> Rational? {
    guard word.first?.isNumber == true else { return nil }
    return NumberReading(parsing: word, context: context)?.value
  }

  /// How many millimetres a unit of length has; nil for any other word.
  private static func millimetres(in word: String) -> Rational? {
    if ["mm", "мм"].contains(word) { return 1 }
    if ["cm", "см"].contains(word) { return 10 }
    if ["in", "\"", "″", "”"].contains(word) { return Rational(127, over: 5) }
    let stems: [(String, Rational)] = [
      ("millimet", 1), ("міліметр", 1), ("миллиметр", 1), ("centimet", 10), ("сантиметр", 10),
      ("inch", Rational(127, over: 5) ?? 25), ("дюйм", Rational(127, over: 5) ?? 25),
    ]
    return stems.first { word.hasPrefix($0.0) }?.1
  }

  private static let signs: Set<String> = ["x", "х", "×", "by", "на"]
  /// What follows `in` where it is short for inches.
  private static let behindInch = signs.union([
    "round", "square", "tin", "pan", "dish", "springform", "cake", "loaf", "pie",
  ])
  private static let square = ["square", "квадрат"]
  /// 355/113 is π to six decimals.
  private static let quarterOfPi = Rational(355, over: 452) ?? 1
  /// The longest text that is read, in characters.
  private static let longest = 200
}

extension RecipeYield {
  /// The tin that the yield is given by, `26 cm tin` or `1 cake (26 cm)`; nil for others, such as `24 cookies (5 cm)`.
  package func tin(in document: Document, _ context: NumberContext) -> TinSize? {
    let size = TinSize(document.text(range), context: context)
    return isTin(in: document, context) || value == 1 ? size : nil
  }

  /// Whether its own number is a length, which never scales.
  package func isTin(in document: Document, _ context: NumberContext) -> Bool {
    let text = document.text(range)
    return TinSize(String(text.prefix { $0 != "(" }), context: context) != nil
  }

  /// How many things it is: 24 of `24 cookies`, 12 of `1 loaf (12 slices)`, with the words for them; nil for what is
  /// weighed, poured, or measured by its tin.
  package func count(in document: Document, _ context: NumberContext) -> (value: Rational, text: String)? {
    guard !isServings, !isTin(in: document, context), let value, value > 0,
      quantity.unit.map({ $0.dimension == .count }) ?? !quantity.unitText.isEmpty
    else { return nil }
    let text = document.text(range)
    // What it is cut into is what is served.
    if let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
      let inside = String(text[text.index(after: open)..<close])
      if let parts = Quantity.parsing(inside, context: context), let number = parts.amount, number.value > 0,
        parts.unit.map({ $0.dimension == .count }) ?? !parts.unitText.isEmpty
      {
        return (number.value, inside)
      }
    }
    return (value, text)
  }
}
