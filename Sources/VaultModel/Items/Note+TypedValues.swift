import VaultSyntax

// Typed values of one key, as the models read them. A value that does not fit counts as absent: its diagnostic exists.
extension Note {
  /// A day, or a day and a time.
  package func moment(_ key: ItemKey, of item: Item) -> Moment? { Moment(value(key, of: item)) }

  /// A day.
  func date(_ key: ItemKey, of item: Item) -> LocalDate? { moment(key, of: item)?.date }

  /// A length of time.
  func duration(_ key: ItemKey, of item: Item) -> TimeSpan? {
    if case .duration(let span)? = value(key, of: item) { span } else { nil }
  }

  /// A number.
  func number(_ key: ItemKey, of item: Item) -> Rational? {
    if case .number(let number)? = value(key, of: item) { number } else { nil }
  }

  /// A whole number.
  func integer(_ key: ItemKey, of item: Item) -> Int? {
    number(key, of: item).flatMap { $0.isWhole ? Int(clamping: $0.numerator) : nil }
  }

  /// Whether a flag is set.
  func isSet(_ key: ItemKey, of item: Item) -> Bool { value(key, of: item) == .truth(true) }

  /// A member of a closed set.
  func member<Member: ClosedSet>(_ key: ItemKey, of item: Item) -> Member? {
    if case .member(let ordinal)? = value(key, of: item) { Member(rawValue: ordinal) } else { nil }
  }

  /// How somebody felt.
  func mood(of item: Item) -> Mood? {
    if case .mood(let mood)? = value(.mood, of: item) { mood } else { nil }
  }

  /// All texts of a key, in their order.
  func names(_ key: ItemKey, of item: Item) -> [String] { sources(key, of: item).map(\.text) }

  /// All links of a key, or names of what would be linked.
  func links(_ key: ItemKey, of item: Item) -> [NamedLink] { sources(key, of: item).flatMap(NamedLink.all) }

  /// All texts of a key, in the bytes they are read from.
  func sources(_ key: ItemKey, of item: Item) -> [TextSource] {
    field(key, of: item).map(texts)?.map(\.trimmed).filter { !$0.isEmpty } ?? []
  }
}

// What an item is called and marked with.
extension Note {
  /// Whether an item is not for others: it says `private: true`, or something that it stands in does.
  ///
  /// - Parameter besidesNote: whether what the note says as a whole does not count for its lines.
  package func isPrivate(_ item: Item, besidesNote: Bool = false) -> Bool {
    var item = item
    while item.line != nil {
      if isSet(.isPrivate, of: item) { return true }
      item = items[item.parent]
    }
    return !besidesNote && isSet(.isPrivate, of: item)
  }

  /// The words of an item: a note's title, or a line's text without slots and tail.
  package func title(of item: Item) -> String {
    item.line == nil ? title : document.text(item.title)
  }

  /// The tags of an item without `#`, each once, in the order of the note: of the note those of its front matter, a
  /// recipe's line of tags and its whole body, of a line its own.
  package func tags(of item: Item) -> [String] {
    let marks = item.reading.map { scan.tags(of: readings.lines[$0]) } ?? scan.tags[...]
    let recipe = type == .recipe && item.line == nil ? Recipe(self) : nil
    // A `#word` in the steps of a recipe is cookware.
    let steps = recipe?.instructions ?? []
    let words = marks.filter { tag in !steps.contains { $0.contains(tag.lower) } }.map { document.text($0) }
    var tags: [String] = []
    var seen: Set<String> = []
    for word in (recipe?.tags ?? names(.tags, of: item)) + words {
      let tag = String(word.drop { $0 == "#" })
      if !tag.isEmpty, seen.insert(tag.lowercased()).inserted { tags.append(tag) }
    }
    return tags
  }

  /// The words of the heading that a line stands under, without its marks; nil where there is none.
  package func heading(over item: Item) -> String? {
    guard let line = item.line else { return nil }
    return headingText(Int(lines[line].heading)).map { document.text($0) }
  }

  /// The words of a heading block.
  func headingText(_ block: Int) -> ByteRange? {
    let blocks = document.blocks
    guard blocks.blocks.indices.contains(block), let first = blocks.blocks[block].segments.first else { return nil }
    return blocks.segments[first]
  }

  /// The place of an item in ``items``.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  package func index(of item: Item) -> Int {
    guard let line = item.line else { return 0 }
    return index(ofLine: line) ?? 0
  }

  /// The place of the item that a line is, or nil when the line is none.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  package func index(ofLine line: Int) -> Int? {
    let lines = items.dropFirst()
    let place = lines.partitioningIndex { $0.line ?? 0 >= line }
    return place < lines.endIndex && lines[place].line == line ? place : nil
  }

  /// The places of the items below one, at any depth, as far as they are members; what stands below another one is none.
  ///
  /// - Complexity: O(*k*) in the number of items below it.
  package func places(below place: Int, where isMember: (Item) -> Bool) -> [Int] {
    guard items.indices.contains(place) else { return [] }
    let whole = items[place]
    var members: Set<Int> = [place]
    var places: [Int] = []
    // What stands below it follows it at once.
    for index in items.indices.dropFirst(place + 1) {
      let item = items[index]
      guard whole.line == nil || item.range.lower < whole.range.upper else { break }
      guard members.contains(item.parent), isMember(item) else { continue }
      members.insert(index)
      places.append(index)
    }
    return places
  }

  /// The item whose line begins at a byte, or nil when none does.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  package func item(ofLineAt start: Int) -> Item? {
    let lines = items.dropFirst()
    let place = lines.partitioningIndex { $0.range.lower >= start }
    return place < lines.endIndex && lines[place].range.lower == start ? lines[place] : nil
  }

  /// The lines directly below an item that are items of their own.
  ///
  /// - Complexity: O(*k*) in the number of items below it.
  package func children(of item: Item) -> [Item] {
    let place = index(of: item)
    return items[(place + 1)...].prefix { item.line == nil || $0.range.lower < item.range.upper }
      .filter { $0.parent == place }
  }
}
