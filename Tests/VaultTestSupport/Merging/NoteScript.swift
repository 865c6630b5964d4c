/// A note to which edits are made by chance, as people make them.
struct NoteScript {
  /// The note as it is now.
  private(set) var note = KnownNote()

  /// Makes a note.
  init(_ source: inout LineSource) {
    if source.oneIn(8) { note.lineEnding = "\r\n" }
    if source.oneIn(12) { note.isEnded = false }
    if !source.oneIn(4) { note.front = Self.frontMatter(&source) }
    if source.oneIn(2) { note.body += Self.paragraph(&source) }
    if source.oneIn(3) { note.body += Self.records(&source) }
    for _ in 0..<Int.random(in: 1...3, using: &source.random) { note.body += Self.section(&source) }
    if source.oneIn(2) { note.body.removeLast() }
  }

  /// Makes one edit; there may be none of the kind that chance asked for.
  mutating func edit(_ source: inout LineSource) {
    switch Int.random(in: 0..<34, using: &source.random) {
    case 0...3: tick(&source)
    case 4...6: changeTail(&source)
    case 7...9: reword([.record], &source)
    case 10...12: replaceRecord(&source)
    case 13, 14: removeRecord(&source)
    case 15...17: insertRecord(&source)
    case 18: moveRecord(&source)
    case 19: removeSection(&source)
    case 20: renameHeading(&source)
    case 21: insertSection(&source)
    case 22, 23: editParagraph(&source)
    case 24, 25: editLog(&source)
    case 26...28: editComment(&source)
    case 29, 30: editKey(&source)
    default: editValue(&source)
    }
  }

  // MARK: - What notes are made of

  private static func frontMatter(_ source: inout LineSource) -> [KnownLine] {
    var lines: [KnownLine] = []
    var hasTags = false
    for _ in 0..<Int.random(in: 1...4, using: &source.random) {
      if source.oneIn(6) { lines.append(KnownLine(source.number(), .blank)) }
      while source.oneIn(3) { lines.append(comment(&source)) }
      if source.oneIn(3) {
        lines += list(isTags: !hasTags && source.oneIn(2), &source)
        hasTags = hasTags || lines.contains { $0.words == ["tags"] }
      } else {
        lines.append(key(&source))
      }
    }
    if source.oneIn(6) { lines.append(KnownLine(source.number(), .blank)) }
    while source.oneIn(2) { lines.append(comment(&source)) }
    return lines
  }

  private static func comment(_ source: inout LineSource) -> KnownLine {
    let number = source.number()
    return KnownLine(number, .comment, [source.word(of: number), "here"])
  }

  private static func key(_ source: inout LineSource) -> KnownLine {
    let number = source.number()
    var line = KnownLine(number, .key, [source.word(of: number)])
    line.value = source.word(of: number)
    return line
  }

  private static func list(isTags: Bool, _ source: inout LineSource) -> [KnownLine] {
    let number = source.number()
    var line = KnownLine(number, .list, [isTags ? source.own("tags", number) : source.word(of: number)])
    line.isFlow = source.oneIn(2)
    return [line] + (0..<Int.random(in: 1...4, using: &source.random)).map { _ in value(of: number, &source) }
  }

  private static func value(of list: Int, _ source: inout LineSource) -> KnownLine {
    let number = source.number()
    var line = KnownLine(number, .value, [source.word(of: number)])
    line.parent = list
    return line
  }

  private static func section(_ source: inout LineSource) -> [KnownLine] {
    let number = source.number()
    var lines = [KnownLine(number, .heading, [source.word(of: number)]), KnownLine(source.number(), .blank)]
    if source.oneIn(3) { lines += paragraph(&source) }
    if !source.oneIn(6) { lines += records(&source) }
    return lines
  }

  private static func paragraph(_ source: inout LineSource) -> [KnownLine] {
    let paragraph = source.number()
    let lines = (0..<Int.random(in: 1...2, using: &source.random)).map { _ in prose(in: paragraph, &source) }
    return lines + [KnownLine(source.number(), .blank)]
  }

  private static func prose(in paragraph: Int, _ source: inout LineSource) -> KnownLine {
    let number = source.number()
    var line = KnownLine(number, .prose, ["The", source.word(of: number), "was", "there"])
    line.paragraph = paragraph
    return line
  }

  private static func records(_ source: inout LineSource) -> [KnownLine] {
    var lines: [KnownLine] = []
    for _ in 0..<Int.random(in: 1...5, using: &source.random) {
      var line = record(&source)
      guard source.folder == "tasks", source.oneIn(6) else {
        lines.append(line)
        continue
      }
      line.mark = " "
      line.attributes = [KnownAttribute(name: "repeat", value: "weekly"), due(&source)]
      lines.append(line)
      while source.oneIn(2) { lines.append(log(of: line.number, &source)) }
    }
    return lines + [KnownLine(source.number(), .blank)]
  }

  private static func record(_ source: inout LineSource) -> KnownLine {
    let number = source.number()
    var line = KnownLine(number, .record)
    line.words = source.recordWords(number)
    switch source.folder {
    case "money": (line.date, line.amount) = ("2026-11-03", "-\(100 + number) UAH")
    case "pantry": line.amount = "*\(number) g*"
    case "shopping":
      line.mark = " "
      if source.oneIn(2) { line.amount = "*\(number) g*" }
    default: line.mark = source.oneIn(5) ? "x" : " "
    }
    if source.oneIn(5) { line.tags = ["tag\(number)"] }
    if source.oneIn(5) { line.attributes = [KnownAttribute(name: "place", value: "at\(number)")] }
    if source.oneIn(8) { line.handle = "id\(number)" }
    return line
  }

  private static func log(of task: Int, _ source: inout LineSource) -> KnownLine {
    let number = source.number()
    var line = KnownLine(number, .log)
    line.mark = "x"
    line.date = source.own("2026-0\(1 + number / 19 % 9)-\(10 + number % 19)", number)
    line.parent = task
    return line
  }

  private static func due(_ source: inout LineSource) -> KnownAttribute {
    let number = source.number()
    return KnownAttribute(name: "due", value: "2027-0\(1 + number / 19 % 9)-\(10 + number % 19)")
  }

  // MARK: - Choosing

  /// The place of one of the lines of some kinds; often of one that the other side likes too.
  private func place(_ lines: [KnownLine], _ kinds: [KnownLine.Kind], _ source: inout LineSource) -> Int? {
    let places = lines.indices.filter { kinds.contains(lines[$0].kind) }
    let favourites = places.filter { source.favourites.contains(lines[$0].number) }
    return (favourites.isEmpty || source.oneIn(2) ? places : favourites).randomElement(using: &source.random)
  }

  /// The places of the lines that belong to the record at a place, with its own.
  private func extent(_ place: Int) -> Range<Int> {
    place..<(note.body[(place + 1)...].firstIndex { $0.kind != .log } ?? note.body.count)
  }

  /// The places of a section, with its heading.
  private func section(_ heading: Int) -> Range<Int> {
    heading..<(note.body[(heading + 1)...].firstIndex { $0.kind == .heading } ?? note.body.count)
  }

  // MARK: - Records

  private mutating func tick(_ source: inout LineSource) {
    guard let place = place(note.body, [.record], &source), !note.body[place].mark.isEmpty else { return }
    let isRepeating = note.body[place].attributes.contains { $0.name == "repeat" }
    if isRepeating {
      let due = Self.due(&source)
      for index in note.body[place].attributes.indices where note.body[place].attributes[index].name == "due" {
        note.body[place].attributes[index] = due
      }
      note.body.insert(Self.log(of: note.body[place].number, &source), at: place + 1)
    } else {
      note.body[place].mark = note.body[place].mark == "x" ? " " : source.oneIn(5) ? "-" : "x"
    }
  }

  private mutating func changeTail(_ source: inout LineSource) {
    guard let place = place(note.body, [.record], &source) else { return }
    var line = note.body[place]
    let number = source.number()
    switch Int.random(in: 0..<5, using: &source.random) {
    case 0: line.tags.append("tag\(number)")
    case 1: if line.tags.isEmpty { line.tags = ["tag\(number)"] } else { line.tags.removeFirst() }
    case 2:
      if let due = line.attributes.firstIndex(where: { $0.name == "due" }) {
        line.attributes[due] = Self.due(&source)
      } else {
        line.attributes.append(Self.due(&source))
      }
    case 3:
      line.attributes.removeAll { $0.name == "place" }
      line.attributes.append(KnownAttribute(name: "place", value: "at\(number)"))
    default:
      if line.amount.hasPrefix("*") { line.amount = "*\(100 + number) g*" }
      if line.amount.hasPrefix("-") { line.amount = "-\(500 + number) UAH" }
    }
    note.body[place] = line
  }

  private mutating func reword(_ kinds: [KnownLine.Kind], _ source: inout LineSource) {
    guard let place = place(note.body, kinds, &source) else { return }
    note.body[place].words = source.rewording(of: note.body[place])
  }

  private mutating func replaceRecord(_ source: inout LineSource) {
    guard let place = place(note.body, [.record], &source) else { return }
    let old = note.body[place]
    var line = Self.record(&source)
    line.words = source.replacement(of: old, by: line.number)
    line.handle = ""
    if source.oneIn(2) { (line.tags, line.attributes) = (old.tags, old.attributes) }
    line.attributes.removeAll { $0.name == "repeat" }
    note.replaced[old.number] = line.number
    note.body.replaceSubrange(extent(place), with: [line])
  }

  private mutating func removeRecord(_ source: inout LineSource) {
    guard let place = place(note.body, [.record], &source) else { return }
    note.body.removeSubrange(extent(place))
  }

  private mutating func insertRecord(_ source: inout LineSource) {
    guard let place = place(note.body, [.record], &source) else { return }
    let line = Self.record(&source)
    let isAtEnd = source.oneIn(2)
    let list = note.body[place...].firstIndex { $0.kind != .record && $0.kind != .log } ?? note.body.count
    note.body.insert(line, at: isAtEnd ? list : source.oneIn(2) ? place : extent(place).upperBound)
  }

  private mutating func moveRecord(_ source: inout LineSource) {
    guard let place = place(note.body, [.record], &source) else { return }
    let moved = Array(note.body[extent(place)])
    note.body.removeSubrange(extent(place))
    guard let target = note.body.indices.filter({ note.body[$0].kind == .record }).randomElement(using: &source.random)
    else {
      note.body.insert(contentsOf: moved, at: place)
      return
    }
    note.moved.formUnion(moved.map(\.number))
    note.body.insert(contentsOf: moved, at: source.oneIn(2) ? target : extent(target).upperBound)
  }

  // MARK: - Sections and paragraphs

  private mutating func removeSection(_ source: inout LineSource) {
    guard let place = place(note.body, [.heading], &source) else { return }
    note.body.removeSubrange(section(place))
  }

  private mutating func renameHeading(_ source: inout LineSource) {
    guard let place = place(note.body, [.heading], &source) else { return }
    if source.oneIn(2) {
      note.body[place].words = source.rewording(of: note.body[place])
    } else {
      let number = source.number()
      note.replaced[note.body[place].number] = number
      note.body[place] = KnownLine(number, .heading, [source.word(of: number)])
    }
  }

  private mutating func insertSection(_ source: inout LineSource) {
    let places = note.body.indices.filter { note.body[$0].kind == .heading } + [note.body.count]
    guard let place = places.randomElement(using: &source.random) else { return }
    var lines = Self.section(&source)
    if place == note.body.count, note.body.last?.kind != .blank {
      lines = [KnownLine(source.number(), .blank)] + lines.dropLast()
    }
    note.body.insert(contentsOf: lines, at: place)
  }

  private mutating func editParagraph(_ source: inout LineSource) {
    guard let place = place(note.body, [.prose], &source) else { return }
    let paragraph = note.body[place].paragraph
    let lines = note.body.indices.filter { note.body[$0].paragraph == paragraph }
    let end = (lines.last ?? place) + 1
    let isFollowed = end < note.body.count && note.body[end].kind == .blank
    switch Int.random(in: 0..<4, using: &source.random) {
    case 0: note.body[place].words.insert(source.word(of: note.body[place].number), at: 1)
    case 1: note.body.removeSubrange((lines.first ?? place)..<(isFollowed ? end + 1 : end))
    case 2: note.body.insert(contentsOf: Self.paragraph(&source), at: lines.first ?? place)
    default: if isFollowed { note.body.insert(contentsOf: Self.paragraph(&source), at: end + 1) }
    }
  }

  private mutating func editLog(_ source: inout LineSource) {
    guard let place = place(note.body, [.log], &source) else { return }
    switch Int.random(in: 0..<4, using: &source.random) {
    case 0: note.body.remove(at: place)
    case 1: note.body[place].mark = note.body[place].mark == "x" ? "-" : "x"
    case 2: note.body[place].attributes = [KnownAttribute(name: "note", value: "said\(source.number())")]
    default: note.body.insert(Self.log(of: note.body[place].parent, &source), at: place + 1)
    }
  }

  // MARK: - Front matter

  private mutating func editComment(_ source: inout LineSource) {
    guard !note.front.isEmpty else { return }
    let places = note.front.indices.filter { note.front[$0].kind != .value && note.front[$0].kind != .blank }
    let place = place(note.front, [.comment], &source)
    switch (Int.random(in: 0..<5, using: &source.random), place) {
    case (0, let place?): note.front.remove(at: place)
    case (1, let place?), (2, let place?): note.front[place].words = source.rewording(of: note.front[place])
    case (3, let place?):
      let line = Self.comment(&source)
      note.replaced[note.front[place].number] = line.number
      note.front[place] = line
    default:
      let target = source.oneIn(2) ? note.front.count : places.randomElement(using: &source.random) ?? 0
      note.front.insert(Self.comment(&source), at: target)
    }
  }

  private mutating func editKey(_ source: inout LineSource) {
    guard !note.front.isEmpty else { return }
    switch (Int.random(in: 0..<6, using: &source.random), place(note.front, [.key], &source)) {
    case (0...2, let place?): note.front[place].value = source.word(of: note.front[place].number)
    case (3, let place?):
      guard note.front.filter({ $0.kind == .key || $0.kind == .list }).count > 1 else { return }
      let comments = note.front[..<place].reversed().prefix { $0.kind == .comment }.count
      note.front.removeSubrange((place - comments)...place)
    default:
      let last = note.front.lastIndex { $0.kind != .comment && $0.kind != .blank } ?? -1
      note.front.insert(Self.key(&source), at: source.oneIn(2) ? note.front.count : last + 1)
    }
  }

  private mutating func editValue(_ source: inout LineSource) {
    guard let list = place(note.front, [.list], &source) else { return }
    let number = note.front[list].number
    let places = note.front.indices.filter { note.front[$0].parent == number }
    let favourites = places.filter { source.favourites.contains(note.front[$0].number) }
    let value = (favourites.isEmpty ? places : favourites).randomElement(using: &source.random)
    switch (Int.random(in: 0..<8, using: &source.random), value) {
    case (0...1, let value?): note.front.remove(at: value)
    case (2...3, let value?): note.front[value].words = source.rewording(of: note.front[value])
    case (4, let value?):
      let line = Self.value(of: number, &source)
      note.replaced[note.front[value].number] = line.number
      note.front[value] = line
    case (5, _): note.front.removeAll { $0.parent == number }
    default:
      let end = (places.last ?? list) + 1
      note.front.insert(Self.value(of: number, &source), at: source.oneIn(2) ? end : value ?? end)
    }
  }
}
