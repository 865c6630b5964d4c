import VaultModel
import VaultSyntax

/// The keys of an item, each put where a query of its kind looks: the whole value, its words, or a column to compare.
extension NoteIndexer {
  mutating func addFields(of item: Item, in note: Note, to builder: inout SegmentBuilder) {
    builder.addValue("type", value: unknownType(of: item, in: note) ?? Array(item.type.name.utf8))
    // A repeating task is found by the dates at which it stands. What takes place on no day is found by none, and is never
    // overdue.
    let repeating = repeatingTask(item, in: note)
    let occurrence = repeating.map { self.occurrence(of: $0) } ?? .asWritten
    let isAllExcepted = repeating == nil ? note.isAllExcepted(item) : occurrence == .never
    // What is done so often in a period has no day, also where one is written.
    let hasQuota = note.quota(of: item) != nil
    let standing = occurrence.isElsewhere ? repeating?.standing(at: occurrence) : nil
    let links = repeating?.repetition?.exceptionLinks ?? []
    if !links.isEmpty || item.type == .task && note.isPlanOwned(item) && note.sittings(of: item).isEmpty {
      builder.addValue(AskedTasks.key, value: AskedTasks.value.utf8)
    }
    for place in item.fields {
      let field = note.fields[place]
      if case .absent = field.value { continue }
      if let key = field.key, let column = standing?.column(key), field.counts, !note.isOverridden(place, of: item) {
        builder.addColumn(key.queryName, value: column)
        continue
      }
      switch field.key {
      case .type: continue
      case let key? where isAllExcepted && (key.tellsWhen || key == .end): continue
      case .due where hasQuota, .start where hasQuota, .end where hasQuota: continue
      case nil: addOwn(field, in: note, to: &builder)
      case let key?:
        if field.counts, !note.isOverridden(place, of: item) {
          addKnown(key, field, of: item, in: note, to: &builder)
        } else {
          addAllWords(of: field, in: note, to: &builder)
        }
      }
    }
    if !isAllExcepted {
      addMoment(of: item, standing, in: note, to: &builder)
      addDay(of: item, standing, in: note, to: &builder)
    }
    if let sections, let timetable {
      addLesson(item, in: note, sections, timetable, to: &builder)
    }
    // A task that says nothing is open: its default is asked for like a status that is written.
    if case .task = item.type, note.place(of: .status, in: item) == nil {
      builder.addValue("status", value: TaskStatus.open.name.utf8)
    }
    // So is an event that takes its time.
    if case .event = item.type, note.place(of: .busy, in: item) == nil {
      builder.addValue(ItemKey.busy.queryName, value: "true".utf8)
    }
  }

  /// Adds what a lesson has from the headings and the front matter above it, and of a timetable whose it is.
  private mutating func addLesson(
    _ item: Item, in note: Note, _ sections: TimetableSections, _ timetable: Timetable, to builder: inout SegmentBuilder
  ) {
    guard item.line != nil else {
      guard let owner = timetable.owner else { return }
      return builder.addValue(
        IndexedLessons.ownerKey, value: "\(owner.kind.name)=\(TextFolding.caseFolded(owner.name))".utf8)
    }
    guard item.type == .lesson else { return }
    let lesson = note.lesson(of: item, in: sections)
    if let weekday = lesson.weekday { builder.addColumn("weekday", value: weekday.columnValue) }
    let owners = timetable.owner.map { [$0] } ?? []
    let names = owners + lesson.groups.map { .init(.group, $0) } + lesson.teachers.map { .init(.teacher, $0) }
    for owner in names where owner.kind != .room {
      builder.addValue(owner.kind.name, value: TextFolding.caseFolded(LessonName.folded(owner.name)).utf8)
    }
    for room in lesson.rooms + owners.filter({ $0.kind == .room }).map(\.name) {
      builder.addValue(IndexedLessons.roomKey, value: RoomName.folded(room).utf8)
      builder.addValue(ItemKey.room.queryName, value: TextFolding.caseFolded(room).utf8)
    }
    if let end = IndexedLessons.end(of: lesson) { builder.addColumn(IndexedLessons.endKey, value: end) }
    if let days = IndexedLessons.days(of: lesson, in: timetable.calendar) {
      for day in days { builder.addColumn(ItemKey.date.queryName, value: day.columnValue) }
    } else {
      builder.addValue(IndexedLessons.askedKey, value: IndexedLessons.asked.utf8)
    }
  }

  /// A task that repeats; nil of any other item.
  private func repeatingTask(_ item: Item, in note: Note) -> TaskItem? {
    guard item.type == .task,
      note.fields[item.fields].contains(where: { $0.key == .recurrence || $0.key == .also })
    else { return nil }
    let task = note.task(of: item)
    return task.repetition == nil ? nil : task
  }

  /// The name, folded, that a plain note gives as its type, when it is that of no type.
  private func unknownType(of item: Item, in note: Note) -> [UInt8]? {
    guard case .note = item.type, item.line == nil,
      let place = item.fields.last(where: { note.fields[$0].key == .type }),
      let text = note.texts(of: note.fields[place]).first
    else { return nil }
    let name = TextFolding.caseFolded(text.bytes, in: text.range)
    return name.isEmpty || ItemType(name: String(decoding: name, as: UTF8.self)) != nil ? nil : name
  }

  /// Adds a key of the format by the shape it has in the item's type; in a type that does not define it, by a shape it
  /// has elsewhere, so that a due date in a plain note is found like any other.
  private mutating func addKnown(
    _ key: ItemKey, _ field: Field, of item: Item, in note: Note, to builder: inout SegmentBuilder
  ) {
    let own = Schema.shape(of: key, in: item.type)
    // The values of plain notes are not read with the note; an amount in a line is read with its slot.
    let isRead =
      switch (field.value, field.source, item.type) {
      case (.text, .frontMatter, .note), (.text, .attribute, .note): key == .amount && item.line != nil
      case (.text, .frontMatter, _), (.text, .attribute, _): own != nil || key == .amount && item.line != nil
      default: true
      }
    if isRead { return add(field.value, own, key, field, of: item, in: note, to: &builder) }
    for shape in own.map({ [$0] }) ?? Schema.shapes(of: key) {
      let value = note.value(of: field, as: shape)
      if case .invalid = value { continue }
      return add(value, shape, key, field, of: item, in: note, to: &builder)
    }
    addTexts(key, field, .text, in: note, to: &builder)
  }

  private mutating func add(
    _ value: FieldValue, _ shape: ValueShape?, _ key: ItemKey, _ field: Field, of item: Item, in note: Note,
    to builder: inout SegmentBuilder
  ) {
    let name = key.queryName
    if item.type == .money { addWritten(key, field, in: note, to: &builder) }
    switch value {
    case .absent, .invalid: return
    case .date, .dateTime, .block, .duration, .number, .mood:
      if let column = value.columnValue { builder.addColumn(name, value: column) }
    case .truth(let isTrue): builder.addValue(name, value: (isTrue ? "true" : "false").utf8)
    case .member(let ordinal): addMember(ordinal, shape, name, to: &builder)
    case .members(let bits): addMembers(bits, shape, name, to: &builder)
    case .text where key == .scheduled && item.type == .task:
      for sitting in note.sittings(of: item) { builder.addColumn(name, value: sitting.moment.columnValue) }
    case .text: return addText(key, shape, field, of: item, in: note, to: &builder)
    }
    if case .frontMatter = field.source, value.isMember { addAllWords(of: field, in: note, to: &builder) }
  }
}

// MARK: - Closed sets

extension NoteIndexer {
  private mutating func addMember(
    _ ordinal: UInt8, _ shape: ValueShape?, _ name: String, to builder: inout SegmentBuilder
  ) {
    let set: any ClosedSet.Type =
      switch shape {
      case .member(let set): set
      case .difficulty: Difficulty.self
      // A line's checkbox, in the kinds of lines that have no status of their own.
      default: TaskStatus.self
      }
    guard let member = memberNames.name(ofMember: Int(ordinal), of: set) else { return }
    builder.addValue(name, value: member.utf8)
    if set.isScale { builder.addColumn(name, value: ColumnValue(.rank, number: Int64(ordinal))) }
  }

  private func addMembers(_ bits: UInt64, _ shape: ValueShape?, _ name: String, to builder: inout SegmentBuilder) {
    guard case .members(let set)? = shape else { return }
    for (ordinal, member) in set.vocabulary.names.enumerated() where bits >> UInt64(ordinal) & 1 == 1 {
      builder.addValue(name, value: member.utf8)
      // Vegan implies vegetarian and dairy-free, for whoever asks for those.
      guard set == Diet.self, let diet = Diet(rawValue: UInt8(clamping: ordinal)) else { continue }
      for implied in diet.implied where implied != diet { builder.addValue(name, value: implied.name.utf8) }
    }
  }
}

// MARK: - Texts

extension NoteIndexer {
  private mutating func addText(
    _ key: ItemKey, _ shape: ValueShape?, _ field: Field, of item: Item, in note: Note,
    to builder: inout SegmentBuilder
  ) {
    switch key {
    // The title of a note is added with its names, the time of a line with its date.
    case .title where item.type != .lesson, .at: return
    case .tags:
      // Those of a recipe are added with its body's.
      guard item.type != .recipe else { return }
      for text in note.texts(of: field) { addTag(text, to: &builder) }
    // The links in a chef's list are added with all links of the front matter.
    case .links: addAllWords(of: field, in: note, to: &builder)
    case .amount:
      if let column = note.amountColumn(of: item) { builder.addColumn("amount", value: column) }
    default: addTexts(key, field, shape, in: note, to: &builder)
    }
  }

  /// Adds a text as its shape is asked for; one that is not what the shape wants, as its words.
  private mutating func addTexts(
    _ key: ItemKey, _ field: Field, _ shape: ValueShape?, in note: Note, to builder: inout SegmentBuilder
  ) {
    let name = key.queryName
    switch shape {
    case .cookingTime:
      if let time = note.cookingTime(of: field) { return builder.addColumn(name, value: time.columnValue) }
    case .yield:
      if let servings = note.servings(of: field) { return builder.addColumn(name, value: servings) }
    case .cycleWeeks:
      for weeks in note.texts(of: field).compactMap(CycleWeeks.parsing) {
        for week in weeks { builder.addValue(name, value: String(week).utf8) }
      }
      return
    default: break
    }
    let asWords = shape?.matchesWords ?? true
    for text in note.allTexts(of: field) {
      addTextValue(name, text, asWords: asWords, in: .frontMatter, to: &builder)
    }
  }

  /// Adds a text as a whole value, if `asWords` as words of the key, and if `field` is given as words of the item.
  mutating func addTextValue(
    _ name: String, _ text: TextSource, asWords: Bool, in field: WordField?, to builder: inout SegmentBuilder
  ) {
    builder.addValue(name, value: WikiLinkText.folded(text))
    var scanner = WordScanner(text.range)
    while scanner.next(in: text.bytes.span, into: &word) {
      if asWords { builder.addKeyWord(name, word: word.bytes[..<word.count]) }
      if let field { builder.addWord(word.bytes.span, count: word.count, in: field) }
    }
  }

  /// Adds what balances need of a money line beside what is asked for: an account as it is written, where its value in the
  /// index does not tell, and what arrives.
  private func addWritten(_ key: ItemKey, _ field: Field, in note: Note, to builder: inout SegmentBuilder) {
    guard let written = WrittenMoney.keys[key], let text = note.texts(of: field).first?.trimmed.text else { return }
    if key == .received {
      if let money = Transfer.received(text, note.context) { builder.addColumn(written, value: money.columnValue) }
      return
    }
    let values = note.allTexts(of: field)
    guard values.count != 1 || !WikiLinkText.folded(values[0]).elementsEqual(text.utf8) else { return }
    builder.addValue(written, value: text.utf8)
  }

  /// Adds the words of a value that is asked for in another way, or does not fit its key.
  private mutating func addAllWords(of field: Field, in note: Note, to builder: inout SegmentBuilder) {
    if case .slot = field.source { return }
    for text in note.allTexts(of: field) { addWords(text.bytes, text.range, in: .frontMatter, to: &builder) }
  }

  /// A key that is the author's own: its values as words and whole, and as a number or a moment when they are one.
  private mutating func addOwn(_ field: Field, in note: Note, to builder: inout SegmentBuilder) {
    let name = TextFolding.caseFolded(note.document.text(field.keyRange))
    guard !name.isEmpty else { return }
    if case .truth(true) = field.value { return builder.addValue(name, value: "true".utf8) }
    for text in note.allTexts(of: field) {
      addTextValue(name, text, asWords: true, in: .frontMatter, to: &builder)
      if let column = ColumnValue(guessedFrom: text) { builder.addColumn(name, value: column) }
    }
  }
}

// MARK: - When

extension NoteIndexer {
  /// Adds the time of day an item happens at, and the day of a diary that its name tells.
  private func addMoment(of item: Item, _ task: TaskItem?, in note: Note, to builder: inout SegmentBuilder) {
    var hasTime = false
    var hasDate = false
    for place in item.fields {
      switch note.fields[place].key {
      case .date:
        if case .date = note.fields[place].value { hasDate = true }
      case let key? where key.tellsWhen && (key == .scheduled || note.quota(of: item) == nil):
        guard !note.isOverridden(place, of: item) else { continue }
        for time in times(of: key, at: place, item, in: note) {
          builder.addColumn("at", value: task?.time(key) ?? time)
          hasTime = true
        }
      default: break
      }
    }
    if !hasTime, let slot = note.place(of: .at, in: item),
      let time = LocalTime(note.document.bytes, in: note.fields[slot].range)
    {
      builder.addColumn("at", value: time.columnValue)
    }
    if case .diary = item.type, item.line == nil, !hasDate, let date = note.context.diaryDay {
      builder.addColumn("date", value: date.columnValue)
    }
  }

  /// Adds when a task starts as its day where it is not due, which is what is asked for by `due`.
  private func addDay(of item: Item, _ task: TaskItem?, in note: Note, to builder: inout SegmentBuilder) {
    guard item.type == .task, note.moment(.due, of: item) == nil, let start = note.moment(.start, of: item),
      note.quota(of: item) == nil
    else { return }
    builder.addColumn(ItemKey.due.queryName, value: (task?.start ?? start).columnValue)
  }

  /// The times of day of a key: several where a task is scheduled in parts.
  private func times(of key: ItemKey, at place: Int, _ item: Item, in note: Note) -> [ColumnValue] {
    if let time = note.fields[place].value.timeOfDay { return [time] }
    guard key == .scheduled, item.type == .task else { return [] }
    return note.sittings(of: item).compactMap { $0.moment.timeOfDay?.columnValue }
  }
}

extension FieldValue {
  fileprivate var isMember: Bool {
    switch self {
    case .member, .members: true
    default: false
    }
  }
}
