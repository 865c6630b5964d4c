package import VaultModel
import VaultSyntax

extension ExchangeRecipe {
  /// What a recipe of a note says, on its way out.
  ///
  /// Unmarked amounts become amounts, the keys of the front matter that other formats know become details, and every
  /// other text goes out as written. O(bytes of the note).
  package init(_ recipe: Recipe, of note: Note) {
    let reader = NoteRecipeReader(recipe: recipe, note: note)
    self.init(title: reader.title)
    description = reader.description
    tags = recipe.tags
    yields = recipe.yields.map(reader.yield)
    (ingredients, groups) = reader.groups()
    instructions = recipe.instructions.map { reader.lines(of: $0) }.joined(separator: "\n\n")
    details = reader.details
  }
}

/// Takes a recipe out of its note, part by part.
private struct NoteRecipeReader {
  let recipe: Recipe
  let note: Note

  private var document: Document { note.document }
  private var bytes: [UInt8] { note.document.bytes }

  func text(_ range: ByteRange) -> String { TextTrimming.text(of: bytes[range.indices]) }

  func lines(of range: ByteRange) -> String {
    TextTrimming.lines(from: range.lower, to: range.upper, of: bytes)
  }

  // MARK: Head

  /// The title as written, in front matter or as a heading.
  var title: String { recipe.title ?? note.title }

  /// The blocks of the description, those that stand together with whatever is between them.
  var description: String {
    var pieces: [ByteRange] = []
    for range in recipe.descriptions {
      if let last = pieces.last, TextTrimming.trimmed(ByteRange(last.upper, range.lower), of: bytes).isEmpty {
        pieces[pieces.count - 1] = ByteRange(last.lower, range.upper)
      } else {
        pieces.append(range)
      }
    }
    return pieces.map { lines(of: $0) }.joined(separator: "\n\n")
  }

  /// A yield; a bare number in front matter counts people, which other programs have to be told.
  func yield(_ yield: RecipeYield) -> ExchangeAmount {
    var amount = self.amount(yield.quantity, in: yield.range)
    if yield.source == .frontMatter, yield.isServings, amount.unit.isEmpty, let value = amount.value {
      amount.unit = ServingsWord.text(for: value, in: recipe.context.language ?? .english)
    }
    return amount
  }

  // MARK: Ingredients

  func groups() -> (ingredients: [ExchangeIngredient], groups: [ExchangeGroup]) {
    var tree = GroupTree()
    for group in recipe.groups {
      if group.title.isEmpty {
        tree.endAll()
      } else {
        tree.begin(ExchangeGroup(title: text(group.title)), level: group.level)
      }
      for ingredient in recipe.ingredients(of: group) { tree.add(exchangeIngredient(ingredient)) }
    }
    return tree.finish()
  }

  private func exchangeIngredient(_ ingredient: Ingredient) -> ExchangeIngredient {
    var result = ExchangeIngredient("")
    (result.name, result.link) = name(of: ingredient)
    if let quantity = ingredient.quantity, !isTold(quantity, ingredient) {
      result.amount = amount(quantity, in: ingredient.plainAmount)
    }
    result.isFixed = ingredient.attributes.isFixed
    result.isOptional = ingredient.attributes.isOptional
    result.preparation = ingredient.attributes.preparation
    if ingredient.tail.count > 2 {
      result.noteAttributes = text(ByteRange(ingredient.tail.lower + 1, ingredient.tail.upper - 1)).trimmed
    }
    return result
  }

  /// The name, with amounts that say the first one again, and with the deeper lines; the link, if it is all.
  private func name(of ingredient: Ingredient) -> (name: String, link: String?) {
    let rest = text(ByteRange(ingredient.line.upper, max(ingredient.line.upper, ingredient.item.upper)))
    let hasRest = !rest.trimmed.isEmpty
    if let link = ingredient.link, link.kind == .markdown, !link.isEmbed, !hasRest {
      let heading = link.heading.isEmpty ? "" : "#" + text(link.heading)
      return (
        text(link.text).trimmed,
        String(decoding: EscapedText.markdown(Array(bytes[link.target.indices])), as: UTF8.self) + heading
      )
    }
    let name = ingredient.quantity.map { nameWithAmounts(of: ingredient, $0) } ?? text(ingredient.name)
    return ((hasRest ? name + rest : name).trimmed, nil)
  }

  private func nameWithAmounts(of ingredient: Ingredient, _ quantity: Quantity) -> String {
    if isTold(quantity, ingredient) {
      return text(ByteRange(min(ingredient.aside.lower, ingredient.amountRange.lower), ingredient.name.upper))
    }
    // What says the amount again stands between it and the name, and goes with the name.
    let hasFurther = quantity.parts.contains { ingredient.amountRange.upper <= $0.quantity.range.lower }
    let isBefore = ingredient.amountRange.upper < ingredient.name.lower
    if isBefore {
      return text(ByteRange(hasFurther ? ingredient.amountRange.upper : ingredient.name.lower, ingredient.name.upper))
    }
    return TextTrimming.text(of: ingredient.wholeName(in: bytes)[...])
  }

  /// Whether the amount is a part of what the line tells, `juice of 1 lemon`, or has no number that could be taken out,
  /// `pinch of salt`: the line goes out as it is, and comes back as it was.
  private func isTold(_ quantity: Quantity, _ ingredient: Ingredient) -> Bool {
    guard !ingredient.isMarked, let amount = quantity.amount else { return false }
    if !ingredient.aside.isEmpty, ingredient.aside.lower < ingredient.amountRange.lower { return true }
    return amount.range.isEmpty || amount.lower.notation.form == .word
  }

  /// An amount as written in a range: its number, or its words, and everything behind it as the unit.
  private func amount(_ quantity: Quantity, in range: ByteRange) -> ExchangeAmount {
    switch quantity.magnitude {
    case .text: ExchangeAmount(text(range).inOneLine, value: nil)
    case .refused(let refusal): amount(nil, upTo: refusal.range.upper, in: range)
    case .amount(let amount): self.amount(amount.value, upTo: amount.range.upper, in: range)
    }
  }

  private func amount(_ value: Rational?, upTo end: Int, in range: ByteRange) -> ExchangeAmount {
    ExchangeAmount(
      text(ByteRange(range.lower, end)).inOneLine, value: value,
      unit: text(ByteRange(end, max(end, range.upper))).inOneLine)
  }

  // MARK: Details

  var details: ExchangeDetails {
    var details = ExchangeDetails()
    details.source = recipe.details.source
    details.author = recipe.details.chef.map(Self.withoutBrackets)
    details.images = note.field(.image, of: note.whole).map { note.texts(of: $0).map(\.text) } ?? []
    details.category = recipe.details.category
    details.difficulty = recipe.details.difficulty?.name
    details.diets = recipe.details.diets.map(\.name)
    details.language = note.text(.lang, of: note.whole)
    details.preparation = recipe.details.time.preparation
    details.cooking = recipe.details.time.cooking
    details.total = recipe.details.time.writtenTotal
    details.nutrition = (note.frontMatterValue(.nutrition)?.pairs ?? []).compactMap { key, value in
      value.texts.count == 1 ? ExchangePair(key, value.texts) : nil
    }
    details.further = note.fields[note.whole.fields].compactMap { field in
      guard field.key == nil, let values = note.frontMatterValue(of: field)?.texts, !values.isEmpty else { return nil }
      return ExchangePair(text(field.keyRange), values)
    }
    return details
  }

  /// `[[grandmother|Grandmother]]` as the words that it shows.
  private static func withoutBrackets(_ text: String) -> String {
    guard text.hasPrefix("[["), text.hasSuffix("]]") else { return text }
    let inside = text.dropFirst(2).dropLast(2)
    return String(inside.split(separator: "|").last ?? inside)
  }
}

/// The word for people in a yield, such as `4 servings`.
enum ServingsWord {
  /// Every form in every language.
  static let all: Set<String> = ["serving", "servings", "порція", "порції", "порцій", "порция", "порции", "порций"]

  /// The form that goes with a number.
  static func text(for number: Rational, in language: Language) -> String {
    let category = number.isWhole ? language.pluralCategory(of: number.numerator) : .other
    switch (language, category) {
    case (.english, .one): return "serving"
    case (.english, _): return "servings"
    case (.ukrainian, .one): return "порція"
    case (.ukrainian, .many): return "порцій"
    case (.ukrainian, _): return "порції"
    case (.russian, .one): return "порция"
    case (.russian, .many): return "порций"
    case (.russian, _): return "порции"
    }
  }
}
