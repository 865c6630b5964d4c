import VaultModel
import VaultSyntax

extension CooklangRecipe {
  /// The recipe in no format's own terms. `name` is its title where the metadata has none, as Cooklang takes the name of
  /// the file.
  ///
  /// The list has every ingredient of the steps, those of a section under its name; the amounts of one ingredient add
  /// up where their units agree, and one that is named again without an amount is not listed again. The steps keep
  /// their marks. O(*n*) in the length of the recipe.
  package func exchangeRecipe(named name: String) -> ExchangeRecipe {
    var recipe = ExchangeRecipe(title: name.inOneLine)
    CooklangKeys.read(metadata, into: &recipe)
    var list = CooklangList()
    var paragraphs: [String] = []
    for block in blocks {
      switch block {
      case .section(let title):
        list.begin(MarkdownEscaping.line(title))
        // A section without a name ends the one before it.
        if !title.isEmpty { paragraphs.append("## " + MarkdownEscaping.line(title)) }
        if title.isEmpty, !paragraphs.isEmpty { paragraphs.append("---") }
      case .note(let text): paragraphs.append("> " + text)
      case .step(let step):
        for case .ingredient(let ingredient) in step.items { list.add(ingredient) }
        paragraphs.append(StepParagraph.escaped(step.source))
      }
    }
    (recipe.ingredients, recipe.groups) = list.finish()
    recipe.instructions = paragraphs.joined(separator: "\n\n")
    return recipe
  }
}

/// Collects the ingredients of steps into a list.
private struct CooklangList {
  private var groups: [ExchangeGroup] = [ExchangeGroup(title: "")]
  /// Where the lines of an ingredient stand, by its name without case: those of the group that is open come last.
  private var lines: [String: [Int]] = [:]
  /// The names that were listed in any group.
  private var known: Set<String> = []

  mutating func begin(_ title: String) {
    groups.append(ExchangeGroup(title: title))
    lines = [:]
  }

  mutating func add(_ mark: CooklangIngredient) {
    let name = mark.listName
    let key = name.lowercased()
    let isKnown = !known.insert(key).inserted
    let own = lines[key] ?? []
    let current = groups.count - 1
    guard let quantity = mark.quantity else {
      guard !isKnown else { return }
      return append(ExchangeIngredient(mark, amount: nil), key)
    }
    let amount = quantity.exchangeAmount
    for line in own {
      if groups[current].ingredients[line].take(amount, of: mark) { return }
    }
    append(ExchangeIngredient(mark, amount: amount), key)
  }

  private mutating func append(_ ingredient: ExchangeIngredient, _ key: String) {
    lines[key, default: []].append(groups[groups.count - 1].ingredients.count)
    groups[groups.count - 1].ingredients.append(ingredient)
  }

  func finish() -> (ingredients: [ExchangeIngredient], groups: [ExchangeGroup]) {
    (
      groups.filter { $0.title.isEmpty }.flatMap(\.ingredients),
      groups.filter { !$0.title.isEmpty && !$0.ingredients.isEmpty }
    )
  }
}

extension ExchangeIngredient {
  fileprivate init(_ mark: CooklangIngredient, amount: ExchangeAmount?) {
    self.init(MarkdownEscaping.line(mark.listName), amount: amount)
    preparation = mark.preparation
    isFixed = mark.isFixed
    isOptional = mark.isOptional
  }

  /// Adds an amount of the same ingredient, if both can be added; the line then needs both.
  fileprivate mutating func take(_ further: ExchangeAmount, of mark: CooklangIngredient) -> Bool {
    guard isFixed == mark.isFixed, isOptional == mark.isOptional, preparation == mark.preparation else { return false }
    guard let own = amount else {
      amount = further
      return true
    }
    // The numbers of `1 kg 200 g` do not add up alone.
    guard own.unit == further.unit, !own.unit.contains(where: \.isNumber), let left = own.value,
      let right = further.value, let sum = try? left + right
    else {
      return false
    }
    amount = ExchangeAmount(sum.plainText, value: sum, unit: own.unit)
    return true
  }
}

extension CooklangIngredient {
  /// The name in a list: of a reference to another recipe such as `./sauces/Hollandaise` the last part.
  var listName: String {
    guard name.hasPrefix("./") || name.hasPrefix("../") else { return name }
    return name.split(separator: "/").last.map(String.init) ?? name
  }
}

extension CooklangQuantity {
  /// The amount in a list; of a range the first number counts.
  fileprivate var exchangeAmount: ExchangeAmount {
    ExchangeAmount(text, value: value ?? Quantity.parsing(text)?.amount?.value, unit: unit)
  }
}

extension Rational {
  /// The number as every format reads it: a short decimal, else a fraction such as `1 1/3`.
  var plainText: String {
    decimal(upTo: 3) ?? mixedFraction
  }

  /// The number as a fraction, `1/2` or `1 1/2`; a whole number as it is.
  var mixedFraction: String {
    let rest = fractionalPart.magnitude
    guard rest != 0 else { return String(wholePart) }
    let fraction = "\(rest.numerator)/\(rest.denominator)"
    return wholePart == 0 ? (isNegative ? "-" : "") + fraction : "\(wholePart) \(fraction)"
  }
}
