import VaultModel
import VaultSyntax

/// Compares a note before and after changes of lines: what was meant must have changed, and nothing else.
///
/// Changes within lines and removals may be compared many at once; one that puts lines in is compared alone, with all of
/// its lines.
///
/// - Complexity: O(*n*) in the bytes of the notes, and O(log *k*) a line in the number of changes.
struct LineVerification {
  /// The note as it was.
  let before: Note
  /// The note with the changes made.
  let after: Note
  private let plans: [LinePlan]
  /// The plans of the lines that change within themselves.
  private let changes: [Int: LinePlan]
  /// What is removed, in the order of the note.
  private let removed: [ByteRange]
  /// The texts of the changed lines, in the order of the note.
  private let changedTexts: [ByteRange]
  /// The one plan that puts lines in.
  private let insertion: LinePlan?

  /// Compares two notes; `plans` are all changes between them.
  init(before: Note, after: Note, plans: [LinePlan]) {
    self.before = before
    self.after = after
    self.plans = plans.filter { !$0.isChecked }
    changes = Dictionary(plans.compactMap { plan in plan.changed.map { ($0, plan) } }, uniquingKeysWith: { $1 })
    removed = plans.compactMap(\.removed).sorted { $0.start < $1.start }
    changedTexts = changes.keys.sorted().map { before.lines[$0].content }
    insertion = plans.first { $0.inserted != nil || $0.isMove }
  }

  /// Whether the changes are what was meant.
  var holds: Bool {
    if plans.isEmpty { return true }
    guard let origins = lineOrigins, linesAgree(origins), itemsAgree(origins), leavesAgree,
      before.type == after.type, agree(before.whole, after.whole)
    else { return false }
    var places = [Int](repeating: -1, count: before.lines.count)
    for (place, origin) in origins.enumerated() where origin >= 0 { places[origin] = place }
    return plans.allSatisfy { plan in
      guard let subject = subject(of: plan, places), subject >= 0 else { return false }
      return plan.expectation(after, subject)
    }
  }

  /// The changed line, or the new one, among the lines afterwards; 0 when lines only went.
  private func subject(of plan: LinePlan, _ places: [Int]) -> Int? {
    if let changed = plan.changed { return places[changed] }
    return plan.inserted == nil ? 0 : after.lines.firstIndex { isInserted($0.marker) }
  }

  private var isMove: Bool { insertion?.isMove ?? false }

  private func isInserted(_ range: ByteRange) -> Bool {
    insertion?.inserted.map { $0.lower <= range.lower && range.lower < $0.upper } ?? false
  }

  private func isRemoved(_ range: ByteRange) -> Bool {
    let behind = removed.partitioningIndex { $0.lower > range.lower }
    return behind > 0 && range.lower < removed[behind - 1].upper
  }

  /// Whether a block holds the text of a line that changes.
  private func holdsChange(_ range: ByteRange) -> Bool {
    let place = changedTexts.partitioningIndex { $0.lower >= range.lower }
    return place < changedTexts.count && changedTexts[place].upper <= range.upper
  }
}

// MARK: - Lines and items

extension LineVerification {
  /// For each line afterwards its place before, or -1 for a new one; nil when lines came or went that should not.
  private var lineOrigins: [Int]? {
    var stayed = before.lines.indices.filter { !isRemoved(before.lines[$0].range) }.makeIterator()
    var moved = before.lines.indices.filter { isMove && isRemoved(before.lines[$0].range) }.makeIterator()
    var origins: [Int] = []
    origins.reserveCapacity(after.lines.count)
    var expected = insertion.map(\.insertedCount) ?? 0
    for line in after.lines {
      if !isInserted(line.marker) {
        guard let origin = stayed.next() else { return nil }
        origins.append(origin)
      } else if isMove {
        guard let origin = moved.next() else { return nil }
        origins.append(origin)
      } else {
        // None more than meant, as within a new line.
        guard expected > 0 else { return nil }
        expected -= 1
        origins.append(-1)
      }
    }
    guard isMove || expected == 0 else { return nil }
    return stayed.next() == nil && moved.next() == nil ? origins : nil
  }

  private func linesAgree(_ origins: [Int]) -> Bool {
    for (place, origin) in origins.enumerated() where origin >= 0 {
      let old = before.lines[origin]
      let new = after.lines[place]
      let hasMoved = isMove && isRemoved(old.range)
      guard changes[origin] != nil || (old.checkbox == new.checkbox && agree(old.content, new.content)) else {
        return false
      }
      if hasMoved, old.range.lower == insertion?.removed?.lower { continue }
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
      if isMove || !isRemoved(item.range) { count += 1 }
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
    let plan = old.line.flatMap { changes[$0] }
    guard let plan else { return old.type == new.type && agree(old.title, new.title) && fieldsAgree(old, new, []) }
    guard plan.rewords || words(of: old, in: before) == words(of: new, in: after),
      plan.identifies || blockID(of: old, in: before) == blockID(of: new, in: after),
      plan.rewords || before.tags(of: old) == after.tags(of: new)
    else { return false }
    guard let keys = plan.keys else { return true }
    return old.type == new.type && fieldsAgree(old, new, keys)
  }

  /// The words of a line without its slots and attributes: a tag among its fields is one as much as one in its text.
  private func words(of item: Item, in note: Note) -> [ArraySlice<UInt8>] {
    guard let reading = item.reading.map({ note.readings.lines[$0] }) else { return [] }
    return note.words(of: reading, from: reading.text.lower).map { note.document.bytes[$0.indices] }
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
    var moved = leaves(of: before).filter { isMove && isRemoved($0.range) }.makeIterator()
    let heading = plans.first { $0.inserted != nil }?.heading ?? ByteRange(0, 0)
    for leaf in leaves(of: after) {
      if heading.contains(leaf.range.lower) || (isInserted(leaf.range) && !isMove) { continue }
      guard let old = isInserted(leaf.range) ? moved.next() : stayed.next(), old.kind == leaf.kind,
        old.level == leaf.level
      else { return false }
      let isChanged = holdsChange(old.range)
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
