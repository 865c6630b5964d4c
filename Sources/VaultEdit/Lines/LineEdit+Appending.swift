import VaultModel
import VaultSyntax

extension LineEdit {
  /// Writes new lines, one after another, where they are wanted, as their neighbours are written.
  ///
  /// They take the marker, indentation, blank lines and line ending of the line beside them; an ordered list goes on
  /// counting and is not numbered anew. A note that does not end with a line ending does not afterwards either.
  func appending(_ new: [NewLine], at place: LinePlace) throws(EditRefusal) -> LinePlan {
    for line in new where line.content.trimmed.isEmpty || !OneLine.holds(line.content) || line.checkbox == .other {
      throw EditRefusal(.valueNotWritable, at: note.whole.range, values: [line.content])
    }
    let position = try position(of: place)
    let checkboxes = new.map { $0.checkbox ?? (hasCheckbox(at: position) ? .open : .absent) }
    let contents = new.map(\.content.trimmed)
    var plan = LinePlan([])
    plan.place = ByteRange(position.offset, position.offset)
    plan.insert(text(of: contents, checkboxes, at: position), at: position, shift: 0)
    plan.insertedCount = new.count
    plan.expectation = { note, number in
      guard number + contents.count <= note.lines.count else { return false }
      return contents.indices.allSatisfy { index in
        let line = note.lines[number + index]
        return line.checkbox == checkboxes[index]
          && note.document.bytes[line.content.indices].elementsEqual(contents[index].utf8)
      }
    }
    return plan
  }

  /// New lines as they stand below each other, without the last line ending.
  private func text(
    of contents: [String], _ checkboxes: [LineItem.Checkbox], at position: LinePosition
  ) -> [UInt8] {
    // The gap before a list that begins is none between its lines.
    let gap = position.neighbour != nil && position.isSibling ? position.style.gap : []
    let ending = position.after.prefix { $0.isLineEnding }
    let between =
      ending.isEmpty
      ? text.lineEnding(at: position.offset) : Array(ending.prefix(ending.starts(with: [0x0D, 0x0A]) ? 2 : 1))
    let counts =
      position.neighbour.map { Array(bytes[note.lines[$0].marker.indices]) != position.style.marker } ?? false
    var style = position.style
    var result: [UInt8] = []
    for (number, content) in contents.enumerated() {
      if number > 0 {
        result += between + gap
        if counts { style.marker = Self.markerAfter(style.marker) }
      }
      result += style.line(content, checkbox: checkboxes[number])
    }
    return result
  }

  /// Whether a line there has a checkbox: as its neighbour, else where only lines with one are records.
  private func hasCheckbox(at position: LinePosition) -> Bool {
    if position.style.hasCheckbox == true { return true }
    switch note.type {
    case .shopping, .list: return position.style.hasCheckbox ?? true
    case .pantry, .meals, .money, .timetable, .diary, .collection, .recipe: return false
    default: return true
    }
  }
}

// MARK: - Places

extension LineEdit {
  /// Where a line goes.
  func position(of place: LinePlace) throws(EditRefusal) -> LinePosition {
    switch place {
    case .end: return endPosition
    case .beforeHeadings: return positionBeforeHeadings ?? endPosition
    case .under(let heading): return try position(under: heading)
    case .section(let heading, let next): return try position(under: heading, before: next)
    case .below(.note): return endPosition
    case .below(let reference): return position(below: try line(reference))
    case .before(let reference): return position(before: try line(reference))
    case .after(let reference): return position(after: try line(reference))
    case .log(let reference): return try logPosition(of: reference)
    }
  }

  func line(_ reference: ItemReference) throws(EditRefusal) -> Int {
    guard let line = note.item(reference)?.line else {
      throw EditRefusal(.lineNotFound, at: note.whole.range)
    }
    return line
  }

  /// After the note's last list outside of quotes that holds items; else at its end.
  private var endPosition: LinePosition {
    if let line = lastListLine(where: { _ in true }) { return position(after: line) }
    return newListPosition(heading: nil)
  }

  /// A new list above the first heading, a blank line apart from it and from text above; nil without headings.
  private var positionBeforeHeadings: LinePosition? {
    let blocks = note.document.blocks
    guard let heading = blocks.children(of: 0).first(where: { blocks.blocks[$0].kind == .heading }) else { return nil }
    return position(beforeHeadingAt: blocks.blocks[heading].range.lower)
  }

  /// A new list above a heading, a blank line apart from it and from text above, under a heading of its own if it has one.
  private func position(beforeHeadingAt start: Int, title: [UInt8] = []) -> LinePosition {
    let offset = text.start(ofLineAt: start)
    let ending = text.lineEnding(at: offset)
    let isBesideText =
      offset > text.lower && !text.isBlank(text.start(ofLineAt: offset - 1), offset - 1, inQuote: false)
    return LinePosition(
      offset: offset, before: (isBesideText ? ending : []) + title, after: ending + ending,
      style: LineStyle(marker: bulletMarker))
  }

  private func position(under name: String, before next: String) throws(EditRefusal) -> LinePosition {
    let headings = HeadingList(note.document)
    guard try headings.heading(named: name) == nil, !name.trimmed.isEmpty, OneLine.holds(name),
      let next = try? headings.heading(named: next)
    else { return try position(under: name) }
    let ending = text.lineEnding(at: text.start(ofLineAt: next.range.lower))
    let title = headings.text(of: name.trimmed, lineEnding: ending) + headings.gap(endingLinesWith: ending)
    return position(beforeHeadingAt: next.range.lower, title: title)
  }

  /// The last line of the last list outside of quotes and lists that holds items, of those lists that count.
  private func lastListLine(where counts: (LineItem) -> Bool) -> Int? {
    let blocks = note.document.blocks
    var lists = blocks.children(of: 0).map { blocks.blocks[$0] }.filter { $0.kind == .list }
    for item in note.items.reversed() where item.line != nil {
      while let list = lists.last, list.range.lower > item.range.lower { lists.removeLast() }
      guard let range = lists.last?.range, range.contains(item.range.lower) else { continue }
      let last = note.lines.lastIndex { $0.parent < 0 && range.contains($0.marker.lower) }
      if let last, counts(note.lines[last]) { return last }
      // None of the list's other items leads elsewhere.
      lists.removeLast()
    }
    return nil
  }

  private func position(under name: String) throws(EditRefusal) -> LinePosition {
    let headings = HeadingList(note.document)
    guard let heading = try headings.heading(named: name) else {
      guard !name.trimmed.isEmpty, OneLine.holds(name) else {
        throw EditRefusal(.valueNotWritable, at: note.whole.range, values: [name])
      }
      return newListPosition(heading: name.trimmed)
    }
    if let line = lastListLine(where: { Int($0.heading) == heading.block }) ?? lastLine(under: heading.block) {
      return position(after: line)
    }
    return position(inEmptySection: heading, of: headings)
  }

  /// The last line outside of others under a heading, whether or not its list holds items.
  private func lastLine(under heading: Int) -> Int? {
    note.lines.indices.last {
      note.lines[$0].parent < 0 && Int(note.lines[$0].heading) == heading && !isQuoted($0)
    }
  }

  /// Behind the text of a section that has no list.
  private func position(inEmptySection heading: Heading, of headings: HeadingList) -> LinePosition {
    let content = headings.ownContent(of: heading)
    var style = LineStyle(marker: bulletMarker)
    let ending = text.lineEnding(at: heading.range.lower)
    style.gap = content == nil ? headings.gap(endingLinesWith: ending) : ending
    let end = text.end(ofLineAt: content?.upper ?? heading.range.upper)
    var position = position(afterLineEnd: end, style: style, neighbour: nil)
    let next = text.next(afterLineEnd: end)
    if next < bytes.count, !text.isBlank(next, text.end(ofLineAt: next), inQuote: false) {
      position.after += style.gap
    }
    return position
  }

  /// A new list at the end of the note, after one blank line, with a heading before it when one is named.
  func newListPosition(heading: String?) -> LinePosition {
    let headings = HeadingList(note.document)
    let ending = text.lineEnding(at: max(text.lower, text.endOfText ?? 0))
    let title = heading.map { headings.text(of: $0, lineEnding: ending) + headings.gap(endingLinesWith: ending) } ?? []
    let style = LineStyle(marker: bulletMarker)
    guard let end = text.endOfText ?? note.document.frontMatter.map({ _ in text.lower }) else {
      return LinePosition(offset: bytes.count, before: title, after: ending, style: style)
    }
    let next = text.endOfText == nil ? text.lower : text.next(afterLineEnd: end)
    let isEnded = next > 0 && bytes[next - 1].isLineEnding
    guard isEnded else {
      return LinePosition(offset: bytes.count, before: ending + ending + title, style: style)
    }
    let blank = next < bytes.count ? [] : ending
    let isLineEnded = next == bytes.count || bytes[bytes.count - 1].isLineEnding
    return LinePosition(
      offset: bytes.count, before: (isLineEnded ? blank : ending) + title, after: ending, style: style)
  }
}
