import VaultSyntax

/// Reads a document into a ``Note``: its type, its own fields, its lines and theirs.
struct NoteReader {
  let document: Document
  var values: ValueReader
  private(set) var type: ItemType
  var items: [Item] = []
  var fields: [Field] = []
  private(set) var lines: [LineItem] = []
  private(set) var readings = LineReadings(of: [], in: [], scan: InlineScan(), grammars: .other)
  private(set) var scan = InlineScan()
  /// Whether checkbox lines are tasks: `tasks: off` makes them prose.
  private var readsTasks = true
  /// What the headings of a timetable say of its lines; nil for other notes.
  private(set) var sections: TimetableSections?
  /// The first day of the month that a money note is named by; nil for other notes.
  private(set) var month: LocalDate?

  init(_ document: Document, context: ReadingContext) {
    self.document = document
    type = context.folderType
    values = ValueReader(context)
  }

  mutating func read() {
    readLanguageAndType()
    lines = LineItem.collect(from: document.blocks, bytes: document.bytes)
    if onlyGathersTasks { type = .note }
    readOwnFields()
    scan = InlineScan(of: document.blocks, in: document.bytes)
    if type == .money { month = LocalDate(values.context.stem + "-01") }
    if type == .timetable { sections = TimetableSections(of: document) }
    readings = LineReadings(of: lines, in: document.bytes, scan: scan, grammars: grammars)
    readLines()
  }

  /// Reads the text of the line item that begins at a byte by the grammar of its kind of note, and no value; nil when none
  /// begins there.
  mutating func text(ofLineAt start: Int) -> ByteRange? {
    readLanguageAndType()
    let lines = LineItem.collect(from: document.blocks, bytes: document.bytes)
    guard let line = lines.first(where: { $0.range.lower == start }) else { return nil }
    let scan = InlineScan(of: document.blocks, in: document.bytes)
    let readings = LineReadings(of: [line], in: document.bytes, scan: scan, grammars: grammars)
    return readings.lines.first.flatMap { $0.isItem ? $0.text : nil }
  }

  /// The two keys that decide how all others are read.
  private mutating func readLanguageAndType() {
    guard let frontMatter = document.frontMatter, let mapping = frontMatter.mapping else { return }
    let bytes = document.bytes
    if let node = frontMatter.tree.value(forKey: "lang", in: mapping, of: bytes),
      let text = FrontMatterText.text(of: node, in: frontMatter.tree, bytes: bytes)
    {
      values = ValueReader(values.context.speaking(text.text))
    }
    if let node = frontMatter.tree.value(forKey: "type", in: mapping, of: bytes),
      let text = FrontMatterText.text(of: node, in: frontMatter.tree, bytes: bytes)
    {
      // An unknown type is a note, and no error; null says nothing.
      let isGiven = !isNull(node, in: frontMatter.tree) && !text.isEmpty
      if isGiven { type = ItemType.noteTypes.first { $0.name == text.text } ?? .note }
    }
  }

  /// Whether only its folder would make the note a task: it begins with a checkbox line and says nothing of itself, so
  /// that its lines are the tasks.
  private var onlyGathersTasks: Bool {
    guard type == .task, document.frontMatter == nil, let first = lines.first, first.checkbox != .absent else {
      return false
    }
    return document.blocks.blocks.dropFirst().first?.kind == .list
  }

  private mutating func readOwnFields() {
    if let frontMatter = document.frontMatter, let mapping = frontMatter.mapping {
      let hasDuplicates = frontMatter.tree.diagnostics.contains { $0.code == .yamlDuplicateKey }
      var spellings: Set<String> = []
      fields.reserveCapacity(8)
      var pair = frontMatter.tree.children(of: mapping).makeIterator()
      while let key = pair.next(), let value = pair.next() {
        // Of a key that stands twice the first counts, as its diagnostic says.
        if hasDuplicates, !spellings.insert(frontMatter.tree.text(of: key, in: document.bytes)).inserted { continue }
        readPair(key: key, value: value, in: frontMatter.tree)
      }
    }
    items.append(
      Item(
        type: type, range: ByteRange(0, document.bytes.count), title: ownTitle, fields: 0..<fields.count, parent: 0))
    check(items[0])
  }

  private mutating func readPair(key: Int, value: Int, in tree: YAMLTree) {
    let bytes = document.bytes
    guard let spelling = FrontMatterText.text(of: key, in: tree, bytes: bytes) else { return }
    let known = Schema.known(spelledBy: spelling.bytes, in: spelling.range, type: type)
    let range = tree.nodes[value].range
    var reading = FieldValue.text
    // The values of plain notes are the author's own: nothing there can be wrong, but for what rules the note itself.
    if let known, let shape = known.shape, type != .note || [.tasks, .completionDay, .isPrivate].contains(known.key) {
      reading = readValue(of: value, in: tree, as: shape, name: spelling.text)
    } else if tree.nodes[value].kind == .scalar, isNull(value, in: tree) {
      reading = .absent
    }
    if known?.key == .tasks, reading == .truth(false) { readsTasks = false }
    fields.append(
      Field(
        key: known?.key, keyRange: tree.nodes[key].range, range: range, source: .frontMatter(node: value),
        value: reading, isSeveral: known?.shape?.isSeveral ?? false))
  }

  private mutating func readValue(of node: Int, in tree: YAMLTree, as shape: ValueShape, name: String) -> FieldValue {
    let range = tree.nodes[node].range
    switch tree.nodes[node].kind {
    case .scalar, .alias:
      guard let text = FrontMatterText.text(of: node, in: tree, bytes: document.bytes) else { return .text }
      if isNull(node, in: tree) { return .absent }
      return values.read(text, as: shape, at: range, name: name)
    case .sequence:
      if case .members(let set) = shape {
        let texts = FrontMatterText.texts(of: node, in: tree, bytes: document.bytes, splitsCommas: false)
        return values.members(texts, of: set, at: range, name: name)
      }
      if case .breaks = shape {
        for child in tree.children(of: node) { checkBreak(child, in: tree, name: name) }
      } else if shape.checksElements {
        checkElements(of: node, in: tree, as: shape, name: name)
      }
      return shape.takesList ? .text : values.notScalar(at: range, name: name)
    case .mapping:
      if case .owner = shape { return owner(node, in: tree, name: name) }
      if case .breaks = shape { checkBreak(node, in: tree, name: name) }
      if case .cookingTime = shape { checkTimes(of: node, in: tree, name: name) }
      return shape.takesMapping ? .text : values.notScalar(at: range, name: name)
    }
  }

  private mutating func checkElements(of node: Int, in tree: YAMLTree, as shape: ValueShape, name: String) {
    for child in tree.children(of: node) {
      guard let text = FrontMatterText.text(of: child, in: tree, bytes: document.bytes) else { continue }
      values.element(text, as: shape, at: tree.nodes[child].range, name: name)
    }
  }

  /// Reports the parts of a recipe's time that are no durations.
  private mutating func checkTimes(of node: Int, in tree: YAMLTree, name: String) {
    for part in ["prep", "cook", "total"] {
      guard let value = tree.value(forKey: part, in: node, of: document.bytes), !isNull(value, in: tree),
        let text = FrontMatterText.text(of: value, in: tree, bytes: document.bytes)
      else { continue }
      _ = values.read(text, as: .duration, at: tree.nodes[value].range, name: "\(name).\(part)")
    }
  }

  /// Reports one break of a timetable that names no days, or does not say whether its weeks count.
  private mutating func checkBreak(_ node: Int, in tree: YAMLTree, name: String) {
    let value = FrontMatterValue(node, in: tree, bytes: document.bytes)
    guard value.isMapping else {
      values.element(value.source ?? TextSource([]), as: .breaks, at: value.range, name: name)
      return
    }
    let days = value[TimetableBreak.daysKey]
    values.element(
      days?.source ?? TextSource([]), as: .breaks, at: (days ?? value).range, name: "\(name).\(TimetableBreak.daysKey)")
    if let counts = value[TimetableBreak.countsKey], let source = counts.source {
      _ = values.read(source, as: .truth, at: counts.range, name: "\(name).\(TimetableBreak.countsKey)")
    }
  }

  /// Whose timetable it is: a mapping with one of three keys.
  private mutating func owner(_ node: Int, in tree: YAMLTree, name: String) -> FieldValue {
    let value = FrontMatterValue(node, in: tree, bytes: document.bytes)
    guard TimetableOwner(value) == nil else { return .text }
    let wrong = TextSource(Array((value.pairs.first?.key ?? "").utf8))
    return values.unknown(wrong, of: TimetableOwner.Kind.self, at: value.range, name: name)
  }

  private func isNull(_ node: Int, in tree: YAMLTree) -> Bool {
    guard tree.nodes[node].style == .plain else { return false }
    let text = document.bytes[tree.nodes[node].range.indices]
    return text.isEmpty || text.elementsEqual("~".utf8) || text.elementsEqual("null".utf8)
  }

  /// The first heading of level 1, or nothing: then the title is the file's stem.
  private var ownTitle: ByteRange {
    let blocks = document.blocks
    guard let heading = blocks.blocks.first(where: { $0.kind == .heading && $0.level == 1 && !$0.segments.isEmpty })
    else { return ByteRange(0, 0) }
    return blocks.segments[heading.segments.lowerBound]
  }

  /// Which lines are items, and what they may hold.
  private var grammars: LineGrammars {
    var grammars = LineGrammars.lines(of: type)
    if !readsTasks { grammars.checkbox = type.makesCheckboxesTasks ? nil : grammars.checkbox }
    return grammars
  }
}

extension ItemType {
  /// Whether checkbox lines in a note of this type are tasks; in shopping, pantry and the like they are its records.
  package var makesCheckboxesTasks: Bool {
    switch self {
    case .recipe, .shopping, .pantry, .meals, .timetable, .money: false
    default: true
    }
  }
}

extension LineGrammars {
  /// The grammars of a note's lines; a recipe's ingredients are read with the recipe.
  static func lines(of type: ItemType) -> LineGrammars {
    switch type {
    case .recipe: LineGrammars(bullet: nil, checkbox: nil)
    case .shopping: .shopping
    case .pantry: .pantry
    case .meals: .meals
    case .timetable: .timetable
    case .money: .money
    case .diary: .diary
    case .collection, .list: .links
    default: .other
    }
  }
}
