extension LineJudge {
  /// Each conflict shows a line, a key or a section that both changed, or different prose that both put at one place.
  func conflictFaults(_ reading: Reading) -> [String] {
    var faults = listStyleFaults(reading)
    let reasons = reasons
    for (conflict, shown) in reading.conflicts.sorted(by: { $0.key < $1.key }) where reasons.isDisjoint(with: shown) {
      let kinds = Set(shown.compactMap { number in [base, ours, theirs].compactMap { $0.lines[number]?.kind }.first })
      let names = kinds.map { "\($0)" }.sorted().joined(separator: ", ")
      faults.append("a conflict where the sides changed different lines (\(names)): conflict \(conflict)")
    }
    return faults
  }

  /// A block list that one side emptied is still one.
  private func listStyleFaults(_ reading: Reading) -> [String] {
    base.note.front.filter { $0.kind == .list && !$0.isFlow && reading.flows.contains($0.number) }
      .map { "a block list became a flow list: \($0.text)" }
  }

  /// The lines that a conflict may be about.
  private var reasons: Set<Int> {
    var reasons = Set(numbers.filter(isReason).flatMap { [$0] + replacements(of: $0) })
    for line in base.note.body where line.kind == .heading { reasons.formUnion(touchedSection(line.number)) }
    for line in base.note.body where line.kind == .record { reasons.formUnion(touchedLog(line.number)) }
    for line in base.note.front where line.kind == .list { reasons.formUnion(touchedList(line.number)) }
    for line in base.note.front { reasons.formUnion(touchedComments(line.number)) }
    reasons.formUnion(touchedComments(0))
    return reasons.union(touchedParagraphs).union(addedWhereBothRemoved).union(proseAtOnePlace)
  }

  // MARK: - One line

  /// Whether both sides changed the line, so that a conflict about it is right.
  private func isReason(_ number: Int) -> Bool {
    guard let old = base.lines[number] else {
      return ours.lines[number] != nil && theirs.lines[number] != nil && ours.lines[number] != theirs.lines[number]
    }
    let (one, other) = (ours.lines[number], theirs.lines[number])
    let isMoved = [ours, theirs].map { $0.note.moved.contains(number) }
    guard let one, let other else {
      guard let kept = one ?? other else { return ours.note.replaced[number] != theirs.note.replaced[number] }
      return kept != old || isMoved.contains(true)
    }
    if isMoved == [true, true] { return true }
    if one == other || one == old && !isMoved[0] || other == old && !isMoved[1] { return false }
    guard old.kind == .record || old.kind == .log else { return true }
    return !mustBeClean(old, one, other)
  }

  /// The lines that stand in the place of a line on either side, and those that stood there in between.
  private func replacements(of number: Int) -> [Int] {
    [ours, theirs].flatMap { side in
      Array(sequence(first: number) { side.note.replaced[$0] }.dropFirst())
    }
  }

  /// Whether changes of both sides to one line touch different parts of it, and one is at most a rewording by which the
  /// line can be known.
  private func mustBeClean(_ old: KnownLine, _ one: KnownLine, _ other: KnownLine) -> Bool {
    let (base, ours, theirs) = (LineParts(old.text[...]), LineParts(one.text[...]), LineParts(other.text[...]))
    let isRepeating = base.attributes["repeat"] != nil
    let attributes = Set(base.attributes.keys).union(ours.attributes.keys).union(theirs.attributes.keys)
    let isEachPartOfOne =
      isOfOne(base.words, ours.words, theirs.words) && isOfOne(base.mark, ours.mark, theirs.mark)
      && isOfOne(base.amount, ours.amount, theirs.amount)
      && attributes.allSatisfy { name in
        isRepeating && name == "due"
          || isOfOne(base.attributes[name], ours.attributes[name], theirs.attributes[name])
      }
    guard isEachPartOfOne else { return false }
    if ours.words == base.words && theirs.words == base.words || !base.handle.isEmpty { return true }
    let reworded = ours.words == base.words ? theirs.words : ours.words
    return isRewording(base.words, reworded) && isInPlace(old.number)
  }

  private func isOfOne<Part: Equatable>(_ base: Part, _ ours: Part, _ theirs: Part) -> Bool {
    ours == base || theirs == base || ours == theirs
  }

  /// Whether the words of one are among those of the other, or one word has one slip of spelling.
  func isRewording(_ old: [String], _ new: [String]) -> Bool {
    let (less, more) = old.count <= new.count ? (old, new) : (new, old)
    if Set(less).isSubset(of: more) { return true }
    let changed = zip(old, new).filter { $0 != $1 }
    guard old.count == new.count, changed.count == 1, let (before, after) = changed.first else { return false }
    // Another name may be another person.
    if before != old.first, before.first?.isUppercase ?? false { return false }
    return before + "s" == after || after + "s" == before || isSlip(Array(before), Array(after))
  }

  private func isSlip(_ old: [Character], _ new: [Character]) -> Bool {
    guard min(old.count, new.count) >= 4, abs(old.count - new.count) <= 1 else { return false }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (before, after) = (old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    return max(before.count, after.count) <= 1 || before.count == 2 && before.elementsEqual(after.reversed())
  }

  /// Whether the lines beside a line are the same in all versions.
  private func isInPlace(_ number: Int) -> Bool {
    let places = [base, ours, theirs].compactMap { version in
      version.note.body.firstIndex { $0.number == number }.map { (version.note.body, $0) }
    }
    let beside = places.map { body, place in
      [place - 1, place + 1].map { body.indices.contains($0) ? [String(body[$0].number)] + body[$0].words : [] }
    }
    return beside.allSatisfy { $0 == beside.first }
  }

  // MARK: - One section, one list, one place

  private func added(_ side: Version, where condition: (KnownLine) -> Bool) -> [Int] {
    side.note.lines.filter { base.lines[$0.number] == nil && condition($0) }.map(\.number)
  }

  /// The lines of a section in which one side put, moved or changed some, and of which the other changed or removed the
  /// heading; empty where none did.
  func touchedSection(_ heading: Int) -> Set<Int> {
    var touched: Set<Int> = []
    for (side, other) in [(ours, theirs), (theirs, ours)] where other.lines[heading] != base.lines[heading] {
      let moved = side.note.moved.filter { side.headings[$0] == heading }
      let all = side.note.lines.filter { side.headings[$0.number] == heading }
      let isTouched = !moved.isEmpty || all.contains { base.lines[$0.number] != $0 }
      guard isTouched else { continue }
      touched.formUnion(all.map(\.number) + moved + [heading] + [other.note.replaced[heading]].compactMap(\.self))
    }
    return touched
  }

  /// The log lines that one side put under a task that the other removed, with the task.
  private func touchedLog(_ task: Int) -> Set<Int> {
    var touched: Set<Int> = []
    for (side, other) in [(ours, theirs), (theirs, ours)] where other.lines[task] == nil {
      let lines = added(side) { $0.parent == task }
      if !lines.isEmpty { touched.formUnion(lines + [task] + [other.note.replaced[task]].compactMap(\.self)) }
    }
    return touched
  }

  /// A list that both changed, with all of its values; empty where one side kept it.
  private func touchedList(_ list: Int) -> Set<Int> {
    let values = [base, ours, theirs].map { version in version.note.front.filter { $0.parent == list } }
    if [1, 2].contains(where: { values[$0] == values[0] && [ours, theirs][$0 - 1].lines[list] != nil }) { return [] }
    return Set(values.flatMap(\.self).map(\.number) + [list])
  }

  /// The comments at a key (0: at the end), which both changed there, or one did where the other changed the key.
  func touchedComments(_ key: Int) -> Set<Int> {
    let comments = [base, ours, theirs].map { version in version.note.front.filter { version.keys[$0.number] == key } }
    let isChanged = [ours, theirs].enumerated().map { index, side in
      comments[index + 1] != comments[0] || key != 0 && side.lines[key] != base.lines[key]
    }
    return isChanged == [true, true] ? Set(comments.flatMap(\.self).map(\.number) + [key]) : []
  }

  /// The lines of paragraphs that both sides changed.
  private var touchedParagraphs: Set<Int> {
    let paragraphs = Set(base.note.body.map(\.paragraph)).subtracting([0])
    let touched = paragraphs.filter { paragraph in
      let lines = [base, ours, theirs].map { version in version.note.body.filter { $0.paragraph == paragraph } }
      return lines[1] != lines[0] && lines[2] != lines[0]
    }
    let lines = [base, ours, theirs].flatMap(\.note.body).filter { touched.contains($0.paragraph) }
    return Set(lines.map(\.number))
  }

  /// The lines that a side put where both removed one: a replacement looks the same.
  private var addedWhereBothRemoved: Set<Int> {
    let removed = Set(
      base.note.body.filter { ours.lines[$0.number] == nil && theirs.lines[$0.number] == nil }.map(\.number))
    var above = 0
    var places: Set<Int> = []
    for line in base.note.body where line.kind != .blank {
      if removed.contains(line.number) { places.insert(above) }
      if ours.lines[line.number] != nil || theirs.lines[line.number] != nil { above = line.number }
    }
    var added: Set<Int> = []
    for side in [ours, theirs] {
      above = 0
      for line in side.note.body where line.kind != .blank {
        if base.lines[line.number] != nil {
          above = line.number
        } else if places.contains(above) {
          added.insert(line.number)
        }
      }
    }
    return added
  }

  /// Prose and headings that both sides put between the same lines of the base.
  private var proseAtOnePlace: Set<Int> {
    let places = [ours, theirs].map { side in
      var places: [Int: Set<Int>] = [:]
      var above = 0
      for line in side.note.body where line.kind != .blank {
        if base.lines[line.number] != nil, !side.note.moved.contains(line.number) { above = line.number }
        if base.lines[line.number] == nil { places[above, default: []].insert(line.number) }
      }
      return places
    }
    let isProse = { (number: Int) in
      [self.ours, self.theirs].contains { [.prose, .heading].contains($0.lines[number]?.kind ?? .blank) }
    }
    let common = places[0].keys.filter { place in
      let both = [places[0][place] ?? [], places[1][place] ?? []]
      return both[0] != both[1] && both.allSatisfy { $0.contains(where: isProse) }
    }
    return Set(common.flatMap { (places[0][$0] ?? []).union(places[1][$0] ?? []) })
  }
}
