import VaultSyntax

extension RecipeReader {
  /// Reads the lists of the ingredient part, group by group.
  mutating func readIngredients() {
    let items = note.lines
    let scan = note.scan
    let listed = listedItems(items)
    let readings = LineReadings(of: listed.map { items[$0] }, in: bytes, scan: scan, grammars: .recipe)
    var lines = readings.lines.makeIterator()
    var line = lines.next()
    var position = 0
    for entry in layout.entries {
      switch entry {
      case .group(let heading): beginGroup(heading)
      case .list(let block):
        let end = document.blocks.blocks[block].subtreeEnd
        while position < listed.count, items[listed[position]].block < end {
          if let reading = line, Int(reading.item) == position {
            append(items[listed[position]], reading, readings, scan)
            line = lines.next()
          }
          position += 1
        }
      }
    }
    endGroup()
    recipe.groups.removeAll { $0.first == $0.end && $0.title.isEmpty }
  }

  /// The items directly in a list of the ingredient part; deeper ones are notes of theirs.
  private func listedItems(_ items: [LineItem]) -> [Int] {
    var result: [Int] = []
    var position = 0
    for entry in layout.entries {
      guard case .list(let block) = entry else { continue }
      let end = document.blocks.blocks[block].subtreeEnd
      while position < items.count, items[position].block < block { position += 1 }
      while position < items.count, items[position].block < end {
        if items[position].depth == 0 { result.append(position) }
        position += 1
      }
    }
    return result
  }

  private mutating func beginGroup(_ heading: Int?) {
    endGroup()
    let count = recipe.ingredients.count
    let title = heading.map { layout.text(of: $0) } ?? ByteRange(0, 0)
    let level = heading.map { Int(document.blocks.blocks[$0].level) } ?? 0
    recipe.groups.append(IngredientGroup(title: title, level: level, first: count, end: count))
  }

  private mutating func endGroup() {
    guard !recipe.groups.isEmpty else { return }
    recipe.groups[recipe.groups.count - 1].end = recipe.ingredients.count
  }

  private mutating func append(
    _ item: LineItem, _ reading: LineReading, _ readings: LineReadings, _ scan: InlineScan
  ) {
    guard reading.isItem else { return }
    var ingredient = Ingredient(
      item: item.range, line: item.content, checkbox: item.checkbox, quantity: nil,
      amountRange: ByteRange(item.content.lower, item.content.lower), isMarked: false,
      name: reading.text, aside: ByteRange(reading.text.upper, reading.text.upper), link: nil,
      attributes: attributes(of: reading, readings), tail: reading.braces,
      textEnd: max(reading.text.upper, reading.fields.upper, reading.braces.upper, reading.trailing.upper))
    readAmount(of: &ingredient, reading)
    readTrailingText(of: &ingredient)
    let links = scan.links(of: reading).map(\.range)
    // The address of a link is no text.
    ingredient.further.removeAll { amount in
      links.contains { $0.lower < amount.statement.upper && amount.range.lower < $0.upper }
    }
    ingredient.link = scan.links(of: reading).first { $0.range == ingredient.name }
    reportRefusal(of: ingredient)
    recipe.ingredients.append(ingredient)
  }

  private func attributes(of reading: LineReading, _ readings: LineReadings) -> IngredientAttributes {
    var result = IngredientAttributes()
    for attribute in readings.attributes(of: reading) {
      switch attribute.key {
      case .fixed: result.isFixed = attribute.isOn(in: bytes)
      case .optional: result.isOptional = attribute.isOn(in: bytes)
      case .toTaste: result.isToTaste = attribute.isOn(in: bytes)
      case .round: result.roundsUp = attribute.text(in: bytes) == "up"
      case .max: result.maximum = Quantity.parsing(bytes, in: attribute.plainValue, context: recipe.context)
      case .or: result.substitute = attribute.text(in: bytes)
      case .prep: result.preparation = attribute.text(in: bytes)
      case .food: result.food = attribute.text(in: bytes)
      default: break
      }
    }
    return result
  }
}

extension LineAttribute {
  /// Whether a flag is set: it stands alone, or its value does not deny it.
  fileprivate func isOn(in bytes: [UInt8]) -> Bool {
    form == .flag || Answer(spelling: text(in: bytes)) != .no
  }

  /// The value without quotes.
  fileprivate var plainValue: ByteRange {
    guard form == .singleQuoted || form == .doubleQuoted, value.count >= 2 else { return value }
    return ByteRange(value.lower + 1, value.upper - 1)
  }
}
