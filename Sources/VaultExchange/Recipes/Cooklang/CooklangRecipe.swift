package import VaultModel
import VaultSyntax

/// A recipe of Cooklang (https://cooklang.org/docs/spec): steps with marks inside, and metadata.
///
/// ```swift
/// let recipe = CooklangReader.recipe(of: Array("Fry @eggs{2} in a #pan for ~{3%minutes}.\n".utf8))
/// recipe.steps[0].items[1]    // .ingredient: "eggs", 2
/// ```
///
/// The reader refuses nothing: what is no mark is text.
package struct CooklangRecipe: Sendable, Hashable {
  /// What the front matter and lines such as `>> servings: 4` say, in their order.
  package var metadata: [CooklangMetadata] = []
  /// The text, block after block.
  package var blocks: [CooklangBlock] = []

  package init() {}

  /// The steps of all sections.
  package var steps: [CooklangStep] {
    blocks.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }
}

/// A key with its values; the keys of a mapping inside stand behind a point: `time.prep`.
package struct CooklangMetadata: Sendable, Hashable {
  package var key: String
  package var values: [String]

  package init(_ key: String, _ values: [String]) {
    self.key = key
    self.values = values
  }
}

/// A part of the text between empty lines.
package enum CooklangBlock: Sendable, Hashable {
  case step(CooklangStep)
  /// `== Dough ==`; the name may be empty.
  case section(String)
  /// `> a note`, in one line.
  case note(String)
}

/// One step.
package struct CooklangStep: Sendable, Hashable {
  package var items: [CooklangItem] = []
  /// The step as written, in one line; comments to the end of a line stand in `[- -]`.
  package var source = ""

  package init() {}
}

/// A piece of a step.
package enum CooklangItem: Sendable, Hashable {
  case text(String)
  case ingredient(CooklangIngredient)
  /// A thing to cook with, and how many; without a number it is one.
  case cookware(String, CooklangQuantity?)
  /// A timer, whose name may be empty.
  case timer(String, CooklangQuantity?)
}

/// `@onion{1%kg}(chopped)`
package struct CooklangIngredient: Sendable, Hashable {
  package var name: String
  package var quantity: CooklangQuantity?
  package var preparation: String?
  /// `{=1%tsp}`: the amount never scales.
  package var isFixed = false
  /// `@?thyme{}`: the dish works without it.
  package var isOptional = false

  package init(_ name: String) { self.name = name }
}

/// What stands in the braces.
package struct CooklangQuantity: Sendable, Hashable {
  /// The quantity as written: `2`, `1/2`, `few`.
  package var text: String
  /// Its number; nil for words.
  package var value: Rational?
  /// What stands behind `%`; empty if nothing does.
  package var unit: String

  package init(_ text: String, unit: String = "") {
    self.text = text
    self.unit = unit
    value = Self.number(text)
  }

  /// The number that a text is (EBNF of Cooklang, `number`): `3`, `1.5`, `1/2`, `1 / 2`, and `1 1/2`. With a zero
  /// before other digits it is text.
  static func number(_ text: String) -> Rational? {
    let words = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2 else { return decimal(text.trimmed) }
    let top = words[0].split(separator: " ")
    guard let denominator = whole(words[1].trimmed), denominator > 0, let last = top.last.flatMap({ whole($0) }),
      let fraction = Rational(last, over: denominator)
    else { return nil }
    switch top.count {
    case 1: return fraction
    case 2: return whole(top[0]).flatMap { try? Rational($0) + fraction }
    default: return nil
    }
  }

  private static func decimal(_ text: String) -> Rational? {
    guard let point = text.firstIndex(of: ".") else { return whole(text).map { Rational($0) } }
    let decimals = text[text.index(after: point)...]
    guard let before = whole(text[..<point]), let digits = digits(decimals),
      let after = Rational(digits: digits, decimals: decimals.utf8.count)
    else { return nil }
    return try? Rational(before) + after
  }

  private static func whole(_ text: some StringProtocol) -> Int64? {
    guard !text.hasPrefix("0") || text == "0" else { return nil }
    return digits(text)
  }

  private static func digits(_ text: some StringProtocol) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return Int64(text)
  }
}
