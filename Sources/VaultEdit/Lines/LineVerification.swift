import VaultModel
import VaultSyntax

/// Compares a note before and after a change of lines: what was meant must have changed, and nothing else.
///
/// - Complexity: O(*n*) in the bytes of the notes.
struct LineVerification {
  let before: Note
  let after: Note
  let plan: LinePlan

  /// Whether the change is what was meant.
  var holds: Bool {
    if plan.isChecked { return true }
    guard let origins = lineOrigins, linesAgree(origins), itemsAgree(origins), leavesAgree,
      before.type == after.type, agree(before.whole, after.whole), let subject = subject(origins)
    else { return false }
    return plan.expectation(after, subject)
  }

  /// The changed line, or the new one, among the lines afterwards; 0 when lines only went.
  private func subject(_ origins: [Int]) -> Int? {
    if let changed = plan.changed { return origins.indices.contains(changed) ? changed : nil }
    return plan.inserted == nil ? 0 : after.lines.firstIndex { isInserted($0.marker) }
  }

  private func isInserted(_ range: ByteRange) -> Bool {
    plan.inserted.map { $0.lower <= range.lower && range.lower < $0.upper } ?? false
  }

  private func isRemoved(_ range: ByteRange) -> Bool {
    plan.removed.map { $0.lower <= range.lower && range.lower < $0.upper } ?? false
  }
}

// MARK: - Lines and items

extension LineVerification {
  /// For each line afterwards its place before, or -1 for a new one; nil when lines came or went that should not.
  private var lineOrigins: [Int]? {
    var stayed = before.lines.indices.filter { !isRemoved(before.lines[$0].range) }.makeIterator()
    var moved = before.lines.indices.filter { plan.isMove && isRemoved(before.lines[$0].range) }.makeIterator()
    var origins: [Int] = []
    origins.reserveCapacity(after.lines.count)
    for line in after.lines {
      if !isInserted(line.marker) {
        guard let origin = stayed.next() else { return nil }
        origins.append(origin)
      } else if plan.isMove {
        guard let origin = moved.next() else { return nil }
        origins.append(origin)
      } else {
        // One new line at a time, and none within it.
        guard !origins.contains(-1) else { return nil }
        origins.append(-1)
      }
    }
    return stayed.next() == nil && moved.next() == nil ? origins : nil
  }

  private func linesAgree(_ origins: [Int]) -> Bool {
    for (place, origin) in origins.enumerated() where origin >= 0 {
      let old = before.lines[origin]
      let new = after.lines[place]
      let hasMoved = plan.isMove && isRemoved(old.range)
      guard origin == plan.changed || (old.checkbox == new.checkbox && agree(old.content, new.content)) else {
        return false
      }
      if hasMoved, old.range.lower == plan.removed?.lower { continue }
      let parent = new.parent < 0 ? -1 : origins[Int(new.parent)]
      guard parent == Int(old.parent), agree(old.marker, new.marker) else { return false }
      guard hasMoved || (old.depth == new.depth && agreeOnHeading(old, new)) else { return false }
    }
    return true
  }

  private func agreeOnHeading(_ old: LineItem, _ new: LineItem) -> Bool {
    guard old.heading >= 0, new.heading >= 0 else { return old.heading == new.heading }
    return agreeOnText(before.document.blocks.blocks[Int(old.heading)], after.document.blocks.blocks[Int(new.heading)])
  }

  private func itemsAgree(_ origins: [Int]) -> Bool {
    var itemOfLine = [Int](repeating: -1, count: before.lines.count)
    var count = 0
    for (place, item) in before.items.enumerated() {
      guard let line = item.line else { continue }
      itemOfLine[line] = place
      if plan.isMove || !isRemoved(item.range) { count += 1 }
    }
    for item in after.items {
      guard let line = item.line, origins[line] >= 0 else { continue }
      let place = itemOfLine[origins[line]]
      guard place >= 0, agree(before.items[place], item) else { return false }
      count -= 1
    }
    return count == 0
  }

  /// Whether an item says the same, but for what is meant to change in it.
  private func agree(_ old: Item, _ new: Item) -> Bool {
    let isChanged = old.line != nil && old.line == plan.changed
    guard isChanged else { return old.type == new.type && agree(old.title, new.title) && fieldsAgree(old, new, []) }
    guard plan.rewords || words(of: old, in: before) == words(of: new, in: after),
      blockID(of: old, in: before) == blockID(of: new, in: after),
      plan.rewords || before.tags(of: old) == after.tags(of: new)
    else { return false }
    guard let keys = plan.keys else { return true }
    return old.type == new.type && fieldsAgree(old, new, keys)
  }

  /// The words of a line without its slots and attributes: a tag among its fields is one as much as one in its text.
  private func words(of item: Item, in note: Note) -> [ArraySlice<UInt8>] {
    guard let reading = item.reading.map({ note.readings.lines[$0] }) else { return [] }
    var words: [ArraySlice<UInt8>] = []
    var place = reading.text.lower
    func add(upTo end: Int) {
      guard place < end else { return }
      words += note.document.bytes[place..<end].split(whereSeparator: \.isSpaceOrTab)
    }
    for attribute in note.readings.attributes(of: reading) where attribute.style != .braces {
      add(upTo: attribute.range.lower)
      place = max(place, attribute.range.upper)
    }
    add(upTo: max(reading.text.upper, reading.fields.upper))
    return words
  }

  private func blockID(of item: Item, in note: Note) -> String {
    item.reading.map { note.document.text(note.readings.lines[$0].blockID) } ?? ""
  }

  private func fieldsAgree(_ old: Item, _ new: Item, _ keys: Set<String>) -> Bool {
    if keys.isEmpty {
      guard old.fields.count == new.fields.count else { return false }
      return zip(before.fields[old.fields], after.fields[new.fields]).allSatisfy(agree)
    }
    let olds = before.fields[old.fields].filter { !keys.contains(before.name(of: $0)) }
    let news = after.fields[new.fields].filter { !keys.contains(after.name(of: $0)) }
    return olds.count == news.count && zip(olds, news).allSatisfy(agree)
  }

  private func agree(_ old: Field, _ new: Field) -> Bool {
    old.key == new.key && old.value == new.value && old.isSeveral == new.isSeveral
      && agree(old.keyRange, new.keyRange) && agree(old.range, new.range)
  }

  private func agree(_ old: ByteRange, _ new: ByteRange) -> Bool {
    before.document.bytes[old.indices].elementsEqual(after.document.bytes[new.indices])
  }
}

// MARK: - Text

extension LineVerification {
  /// Whether all headings, paragraphs, code and the rest read as before, in the same order.
  private var leavesAgree: Bool {
    var stayed = leaves(of: before).filter { !isRemoved($0.range) }.makeIterator()
    var moved = leaves(of: before).filter { plan.isMove && isRemoved($0.range) }.makeIterator()
    let changed = plan.changed.map { before.lines[$0].content }
    for leaf in leaves(of: after) {
      if plan.heading.contains(leaf.range.lower) || (isInserted(leaf.range) && !plan.isMove) { continue }
      guard let old = isInserted(leaf.range) ? moved.next() : stayed.next(), old.kind == leaf.kind,
        old.level == leaf.level
      else { return false }
      let isChanged = changed.map { old.range.lower <= $0.lower && $0.upper <= old.range.upper } ?? false
      guard agreeOnText(old, leaf, skipping: isChanged ? 1 : 0) else { return false }
    }
    return stayed.next() == nil && moved.next() == nil
  }

  private func leaves(of note: Note) -> [Block] { note.document.blocks.blocks.filter { !$0.isContainer } }

  private func agreeOnText(_ old: Block, _ new: Block, skipping first: Int = 0) -> Bool {
    guard old.segments.count == new.segments.count, old.segments.count >= first else { return false }
    let olds = before.document.blocks.segments[old.segments].dropFirst(first)
    let news = after.document.blocks.segments[new.segments].dropFirst(first)
    return zip(olds, news).allSatisfy(agree)
  }
}
