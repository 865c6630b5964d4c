package import VaultModel
import VaultSyntax

/// Puts notes into a segment: their words, the values of their keys, their tags and links, item by item.
///
/// One indexer belongs to one worker and is used for one note after another, so that its buffers are made once.
///
/// ```swift
/// var indexer = NoteIndexer()
/// indexer.add(note, file: 0, path: path, to: &builder)
/// ```
package struct NoteIndexer {
  var word = FoldedWord()
  var memberNames = MemberNames()
  private var extents = ItemExtents()
  /// The folded path of the note at hand.
  private var path: [UInt8] = []
  /// What a line is told by, as it is written, and what is folded at the moment.
  private var identity: [UInt8] = [], folded: [UInt8] = []
  /// The hashes of the items of the note at hand.
  private var hashes: [ItemHash] = []
  /// The items that are begun, innermost last.
  private var open: [Int] = []
  /// Where the steps of the recipe at hand stand.
  private var instructions: [ByteRange] = []
  /// What the headings of the timetable at hand say of the lessons under them; nil of any other note.
  var sections: TimetableSections?
  /// The timetable at hand without its lessons; nil of any other note.
  var timetable: Timetable?

  private let weekStart: Weekday

  /// - Parameter weekStart: the first day of a week, by which rules of several weeks are laid.
  package init(weekStart: Weekday = .monday) { self.weekStart = weekStart }

  /// How a repeating task stands, as far as the note alone tells: the days of the notes that its exceptions link are not
  /// known here.
  func occurrence(of task: TaskItem) -> TaskOccurrence { task.occurrence(in: RepetitionContext(weekStart: weekStart)) }

  /// Adds one note under its ordinal in the file table and its path below the root.
  ///
  /// - Complexity: O(*n*) in the bytes of the note.
  package mutating func add(_ note: Note, file: Int, path: [UInt8], to builder: inout SegmentBuilder) {
    TextFolding.caseFold(path, in: ByteRange(0, path.count), into: &self.path)
    builder.beginNote(file: file, hash: ItemHash(path: self.path, identity: []))
    instructions.removeAll(keepingCapacity: true)
    sections = note.type == .timetable ? TimetableSections(of: note.document) : nil
    timetable = note.type == .timetable ? note.timetableFrame : nil
    let title = addNames(of: note, to: &builder)
    addFields(of: note.whole, in: note, to: &builder)
    addBrokenFrontMatter(of: note, to: &builder)
    if note.type == .recipe { addIngredients(of: note, to: &builder) }
    addBody(of: note, to: &builder)
    addTags(of: note, to: &builder)
    let errors = note.diagnostics.count { $0.severity == .error }
    builder.endNote(type: note.type, title: title, diagnostics: errors)
  }

  /// Adds the words of a text.
  mutating func addWords(
    _ bytes: [UInt8], _ range: ByteRange, in field: WordField, to builder: inout SegmentBuilder
  ) {
    builder.addWords(of: bytes.span, in: range, as: field, through: &word)
  }
}

// MARK: - Names

extension NoteIndexer {
  /// Adds the title's words and the names that links find the note by; gives where the title stands.
  private mutating func addNames(of note: Note, to builder: inout SegmentBuilder) -> ByteRange {
    let stem = Array(note.context.stem.utf8)
    builder.addName(TextFolding.caseFolded(stem, in: ByteRange(0, stem.count)), isAlias: false)
    for field in note.fields[note.whole.fields] where field.key == .aliases {
      for alias in note.texts(of: field) {
        builder.addName(TextFolding.caseFolded(alias.bytes, in: alias.range), isAlias: true)
      }
    }
    if let field = note.field(.title, of: note.whole), let text = note.texts(of: field).first {
      addWords(text.bytes, text.range, in: .title, to: &builder)
      return field.range
    }
    if note.whole.title.isEmpty {
      addWords(stem, ByteRange(0, stem.count), in: .title, to: &builder)
    }
    return note.whole.title
  }
}

// MARK: - Ingredients

extension NoteIndexer {
  /// Adds the words and amounts of a recipe's ingredients, which are asked of the recipe.
  private mutating func addIngredients(of note: Note, to builder: inout SegmentBuilder) {
    let recipe = Recipe(note)
    instructions = recipe.instructions
    let bytes = note.document.bytes
    for ingredient in recipe.ingredients {
      var words: [[UInt8]] = []
      for range in [ingredient.plainName, ingredient.aside] where !range.isEmpty {
        var scanner = WordScanner(range)
        while scanner.next(in: bytes.span, into: &word) {
          words.append(Array(word.bytes[..<word.count]))
          builder.addKeyWord("ingredient", word: word.bytes[..<word.count])
        }
      }
      builder.addValue("ingredient", value: TextFolding.caseFolded(bytes, in: ingredient.plainName))
      addAttributes(ingredient.attributes, to: &builder)
      if let amount = ingredient.quantity?.columnValue(note.context.measures) {
        builder.addAmount("ingredient", words: words, value: amount)
      }
    }
    for tag in recipe.tags {
      let name = Array(tag.utf8)
      addTag(TextSource(name), to: &builder)
    }
  }

  private mutating func addAttributes(_ attributes: IngredientAttributes, to builder: inout SegmentBuilder) {
    for (key, isSet) in [
      (ItemKey.fixed, attributes.isFixed), (.optional, attributes.isOptional), (.toTaste, attributes.isToTaste),
    ] where isSet {
      builder.addValue(key.queryName, value: "true".utf8)
    }
    if attributes.roundsUp { builder.addValue(ItemKey.round.queryName, value: "up".utf8) }
    for (key, text) in [(ItemKey.or, attributes.substitute), (.prep, attributes.preparation), (.food, attributes.food)]
    {
      guard let text else { continue }
      // The words are words of the body already.
      addTextValue(key.queryName, TextSource(Array(text.utf8)), asWords: true, in: nil, to: &builder)
    }
  }

  /// Whether a `#word` is a tag; in the steps of a recipe it is cookware.
  private func isTag(at offset: Int) -> Bool { !instructions.contains { $0.contains(offset) } }
}

// MARK: - Tags and links

extension NoteIndexer {
  mutating func addTag(_ text: TextSource, to builder: inout SegmentBuilder) {
    var range = text.range
    if !range.isEmpty, text.bytes[range.lower] == UInt8(ascii: "#") { range = ByteRange(range.lower + 1, range.upper) }
    guard !range.isEmpty else { return }
    TextFolding.caseFold(text.bytes, in: range, into: &folded)
    builder.addValue("tag", value: folded)
    addWords(text.bytes, range, in: .tags, to: &builder)
  }

  /// Adds the tags and links of the body that stand in no line item.
  private mutating func addTags(of note: Note, to builder: inout SegmentBuilder) {
    let bytes = note.document.bytes
    for tag in note.scan.tags where !extents.isInItem(tag.lower) && isTag(at: tag.lower) {
      addTag(TextSource(bytes, tag), to: &builder)
    }
    for link in note.scan.links where !extents.isInItem(link.range.lower) { addLink(link, bytes, to: &builder) }
    // Links in front matter stand in values of any key.
    for place in note.whole.fields where note.mayHoldLinks(note.fields[place]) {
      for text in note.texts(of: note.fields[place]) where text.contains(UInt8(ascii: "[")) {
        for link in InlineScan(of: text.range, in: text.bytes).links { addLink(link, text.bytes, to: &builder) }
      }
    }
  }

  private func addLink(_ link: LinkReference, _ bytes: [UInt8], to builder: inout SegmentBuilder) {
    guard !link.target.isEmpty else { return }
    let written = Array(link.decodedTarget(in: bytes).utf8)
    var target = TextFolding.caseFolded(written, in: ByteRange(0, written.count))
    if target.suffix(3).elementsEqual(".md".utf8) { target.removeLast(3) }
    if link.kind == .markdown { target = fromRoot(target) + [LinkNames.relativeMark] + target }
    builder.addLink(target)
  }

  /// The path from the root that a relative link means, with a slash before it; `..` above the root stays there.
  private func fromRoot(_ target: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    var names = target.first == slash ? [] : path.split(separator: slash).dropLast().map(Array.init)
    for name in target.split(separator: slash) where !name.elementsEqual(".".utf8) {
      if name.elementsEqual("..".utf8) { _ = names.popLast() } else { names.append(Array(name)) }
    }
    return names.flatMap { [slash] + $0 }
  }
}

// MARK: - The body

extension NoteIndexer {
  /// Adds the whole text of the body, each stretch to the innermost item it stands in.
  private mutating func addBody(of note: Note, to builder: inout SegmentBuilder) {
    let headings = note.headings
    extents.read(note, headings: headings)
    let bytes = note.document.bytes
    hashLines(of: note)
    open.removeAll(keepingCapacity: true)
    var heading = 0
    var position = note.document.body.lower
    for event in extents.events {
      addStretch(bytes, from: position, to: event.offset, headings: headings, &heading, to: &builder)
      position = max(position, event.resume)
      switch event.kind {
      case .begin(let number):
        let item = note.items[number]
        builder.beginLine(range: item.range, hash: hashes[number])
        addFields(of: item, in: note, to: &builder)
        addInlines(of: item, in: note, to: &builder)
        open.append(number)
      case .end(let number):
        while let last = open.popLast() {
          builder.endLine(type: note.items[last].type)
          if last == number { break }
        }
      case .skip: break
      }
    }
    addStretch(bytes, from: position, to: bytes.count, headings: headings, &heading, to: &builder)
  }

  /// Hashes the items of a note by their identities; lines with one identity also by what else they say, so that each
  /// has a hash of its own, unless they are equal to the byte.
  ///
  /// None of them keeps the hash of the identity alone, which is that of the last one when the others are gone: no name
  /// that one line had becomes that of another.
  private mutating func hashLines(of note: Note) {
    let beginning = ItemHash.beginning(path: path)
    hashes.removeAll(keepingCapacity: true)
    for item in note.items {
      identity.removeAll(keepingCapacity: true)
      note.appendIdentity(of: item, to: &identity)
      TextFolding.caseFold(identity, in: ByteRange(0, identity.count), into: &folded)
      hashes.append(ItemHash(identity: folded, after: beginning))
    }
    for tell in [{ (item: Item) in note.details(of: item)[...] }, { (item: Item) in note.content(of: item) }] {
      let values = hashes.map(\.value).sorted()
      guard zip(values, values.dropFirst()).contains(where: ==) else { return }
      for (hash, items) in Dictionary(grouping: hashes.indices, by: { hashes[$0] }) where items.count > 1 {
        for item in items { hashes[item] = ItemHash(hash, and: tell(note.items[item])) }
      }
    }
  }

  /// Adds a stretch of the body, told apart into headings and the rest.
  private mutating func addStretch(
    _ bytes: [UInt8], from start: Int, to end: Int, headings: [ByteRange], _ next: inout Int,
    to builder: inout SegmentBuilder
  ) {
    var position = start
    while position < end {
      while next < headings.count, headings[next].upper <= position { next += 1 }
      guard next < headings.count, headings[next].lower < end else { break }
      let lower = max(headings[next].lower, position)
      addWords(bytes, ByteRange(position, lower), in: .body, to: &builder)
      let upper = min(headings[next].upper, end)
      addWords(bytes, ByteRange(lower, upper), in: next == extents.titleHeading ? .title : .headings, to: &builder)
      position = upper
    }
    if position < end { addWords(bytes, ByteRange(position, end), in: .body, to: &builder) }
  }

  private mutating func addInlines(of item: Item, in note: Note, to builder: inout SegmentBuilder) {
    guard let number = item.reading else { return }
    let reading = note.readings.lines[number]
    guard reading.hasReferences else { return }
    for tag in note.scan.tags(of: reading) { addTag(TextSource(note.document.bytes, tag), to: &builder) }
    for link in note.scan.links(of: reading) { addLink(link, note.document.bytes, to: &builder) }
  }

  /// Front matter that is not whole keeps its text searchable.
  private mutating func addBrokenFrontMatter(of note: Note, to builder: inout SegmentBuilder) {
    guard let frontMatter = note.document.frontMatter, !frontMatter.isWhole || frontMatter.mapping == nil else {
      return
    }
    addWords(note.document.bytes, frontMatter.content, in: .frontMatter, to: &builder)
  }
}
