package import VaultSyntax

extension Note {
  /// The text of every heading outside of quotes and lists, in the order of the note, without its marks.
  package var headings: [ByteRange] {
    let blocks = document.blocks
    var headings: [ByteRange] = []
    for block in blocks.blocks {
      if case .heading = block.kind, !block.segments.isEmpty {
        headings.append(blocks.segments[block.segments.lowerBound])
      }
    }
    return headings
  }

  /// How long a recipe takes: the one duration, or the total of `{prep, cook, total}`, which is the sum unless given.
  package func cookingTime(of field: Field) -> TimeSpan? {
    guard case .frontMatter(let node) = field.source, let tree = document.frontMatter?.tree,
      tree.nodes[node].kind == .mapping
    else { return texts(of: field).first.flatMap { TimeSpan($0.bytes, in: $0.range) } }
    func part(_ name: String) -> TimeSpan? {
      guard let value = tree.value(forKey: name, in: node, of: document.bytes),
        let text = FrontMatterText.text(of: value, in: tree, bytes: document.bytes)
      else { return nil }
      return TimeSpan(text.bytes, in: text.range)
    }
    if let total = part("total") { return total }
    let parts = [part("prep"), part("cook")].compactMap { $0?.seconds }
    return parts.isEmpty ? nil : TimeSpan(seconds: parts.reduce(0) { $0.addingReportingOverflow($1).partialValue })
  }

  /// How many servings a recipe or meal is for, as the index compares it: a number, the first of a range, or a yield.
  package func servings(of field: Field) -> ColumnValue? {
    guard let text = texts(of: field).first,
      let quantity = Quantity.parsing(text.bytes, in: text.range, context: context.numbers),
      let amount = quantity.amount, quantity.unitText.isEmpty || quantity.unit == nil
    else { return nil }
    return amount.value.rounded(toPartsOf: 1_000_000).map { ColumnValue(.number, number: $0) }
  }

  /// The amount of a line, as the index compares it: a quantity, or money in a money line.
  package func amountColumn(of item: Item) -> ColumnValue? {
    guard amountInTail(of: item) != nil else { return item.slotAmount }
    if item.type == .money { return money(of: item)?.columnValue }
    return quantity(of: item)?.columnValue(context.measures)
  }

  /// The sum of a money line, or nil when it has none that can be read; an `amount:` in the tail counts instead of the
  /// slot's.
  package func money(of item: Item) -> Money? {
    guard let tail = amountInTail(of: item) else { return item.slotAmount.flatMap { Money($0, others: context) } }
    guard item.reading.map({ readings.lines[$0].hasBracesInText }) != true else { return nil }
    return MoneyReading.prefix(of: document.bytes, in: tail, context: context)?.reading.money
  }
}
