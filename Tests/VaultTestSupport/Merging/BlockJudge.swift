/// Judges merges of versions every block and section of which is known, as a reader sees them: by indentation and headings
/// alone. It knows nothing of how merges are made.
package struct BlockJudge {
  /// A block or section in one version.
  struct State: Equatable {
    var text: String
    /// What it stands in: a block, else a section; 0 above all headings.
    var owner: Int
    /// Its place among the lines of the version.
    var place: Int
    /// The numbers of what stands below it, with their texts.
    var below: [String]
    var isHeading: Bool
  }

  let script: BlockScript
  let versions: [[Int: State]]

  package init(_ script: BlockScript) {
    self.script = script
    versions = [script.base, script.ours, script.theirs].map(Self.states)
  }

  private static func states(of note: BlockNote) -> [Int: State] {
    var states: [Int: State] = [:]
    var place = 0
    func take(_ block: KnownBlock, in owner: Int) {
      place += 1
      let below = block.children.flatMap { $0.lines(indentedBy: "") }
      states[block.number] = State(
        text: block.text, owner: owner, place: place, below: below, isHeading: false)
      for child in block.children { take(child, in: block.number) }
    }
    for section in note.sections {
      if section.number != 0 {
        place += 1
        states[section.number] = State(
          text: section.text, owner: 0, place: place, below: section.blocks.flatMap { $0.lines(indentedBy: "") },
          isHeading: true)
      }
      for block in section.blocks { take(block, in: section.number) }
    }
    return states
  }

  /// What is wrong with an answer; nil for nothing.
  package func fault(in bytes: [UInt8]) -> String? {
    let note = MergedNote(bytes)
    if let fault = note.fault { return fault }
    let reading = BlockReading(note, script.owners)
    return blankFault(note) ?? presenceFault(reading) ?? placeFault(reading) ?? orderFault(reading)
      ?? (note.conflicts == 0 ? equalsFault(note) : nil)
  }

  // MARK: - What is there

  private func presenceFault(_ reading: BlockReading) -> String? {
    if let fault = reading.fault { return fault }
    for number in Set(versions.flatMap(\.keys)).sorted() where !isEqualLine(number) {
      let found = reading.lines[number] ?? []
      if isTwo(number), found.count == 2 { continue }
      if found.count == 2, found.contains(where: { reading.conflicting.contains($0.owner) }) { continue }
      if found.count > 1 { return "twice: \(found[0].text)" }
      if reading.conflicting.contains(number) { continue }
      if let fault = fault(of: number, found.first?.text) { return fault }
    }
    return nil
  }

  /// Whether there may be two of a line: both sides put it in, under different headings or one with other words then, or
  /// both replaced one with all below it by another.
  private func isTwo(_ number: Int) -> Bool {
    guard let ours = versions[1][number], let theirs = versions[2][number] else { return false }
    let words = [ours, theirs].map { LineParts($0.text[...]).words }
    guard let base = versions[0][number] else {
      let isBullet = !ours.text.hasPrefix("- [") && ours.text != theirs.text
      // Below which of two equal lines it stands cannot be told of both sides.
      let isBelowEqual = ours.owner != 0 && isEqualLine(ours.owner)
      return ours.owner != theirs.owner || words[0] != words[1] || isBullet || isBelowEqual || isTwo(ours.owner)
    }
    let old = LineParts(base.text[...]).words
    let isMovedAndReplaced = zip([script.ours, script.theirs], words).contains {
      $0.moved.contains(number) && $1 != old
    }
    if isMovedAndReplaced, base.below.isEmpty { return true }
    if !base.isHeading, versions[0][base.owner].map({ !$0.isHeading }) ?? false, isTwo(base.owner) { return true }
    let isAnother = [ours, theirs].allSatisfy { Set(base.below).isDisjoint(with: $0.below) }
    return isAnother && !base.isHeading && words[0] != words[1]
      && !words.contains { $0.starts(with: LineParts(base.text[...]).words) }
  }

  /// Whether a line is one of a list by itself, not text.
  private func isOneLine(_ number: Int) -> Bool { versions[0][number]?.text.hasPrefix("- [") ?? false }

  /// Whether a line is one of the equal ones, which are counted.
  private func isEqualLine(_ number: Int) -> Bool {
    if number < 0 { return true }
    return versions.contains {
      $0[number].map { text in BlockScript.equalWords.contains { LineParts(text.text[...]).words == [$0] } } ?? false
    }
  }

  /// What is wrong with the one line outside of conflicts that a block or section has, or with its not being there.
  private func fault(of number: Int, _ found: Substring?) -> String? {
    let (base, ours, theirs) = (versions[0][number], versions[1][number], versions[2][number])
    guard let ours, let theirs else {
      guard let kept = ours ?? theirs else { return found.map { "removed by both: \($0)" } }
      guard let base else { return found == Substring(kept.text) ? nil : "put in and lost: \(kept.text)" }
      let side = ours == nil ? script.theirs : script.ours
      let isElsewhere = side.moved.contains(number) && kept.owner != base.owner && isPast(number, ours == nil ? 2 : 1)
      let words = [base, kept].map { LineParts($0.text[...]).words }
      // A line with nothing below it that has other words is another one.
      let isOther = base.below.isEmpty && isOneLine(number) || Set(base.below).isDisjoint(with: kept.below)
      if isOther, !words[1].starts(with: words[0]) || side.moved.contains(number), found == Substring(kept.text) {
        return nil
      }
      if kept.text != base.text { return "changed by one, removed by the other, in silence: \(kept.text)" }
      if isElsewhere {
        return found == Substring(kept.text) ? nil : "moved by one, removed by the other, lost: \(kept.text)"
      }
      return found == nil || side.moved.contains(number) ? nil : "removed by one, is there: \(kept.text)"
    }
    guard let found else { return "lost: \(ours.text)" }
    if ours.text == theirs.text || theirs.text == base?.text {
      return found == Substring(ours.text) ? nil : "another text: \(found) for \(ours.text)"
    }
    if ours.text == base?.text {
      return found == Substring(theirs.text) ? nil : "another text: \(found) for \(theirs.text)"
    }
    if ours.isHeading { return "both renamed a section, in silence: \(found)" }
    return partsFault(
      base.map { LineParts($0.text[...]) }, LineParts(ours.text[...]), LineParts(theirs.text[...]), found)
  }

  private func partsFault(_ base: LineParts?, _ ours: LineParts, _ theirs: LineParts, _ found: Substring) -> String? {
    let parts = LineParts(found)
    func isRight<Part: Equatable>(_ part: (LineParts) -> Part) -> Bool {
      let (one, other) = (part(ours), part(theirs))
      if one == other || base.map(part) == other { return part(parts) == one }
      return base.map(part) == one && part(parts) == other
    }
    let tags = base?.tags ?? []
    let wanted = ours.tags.intersection(theirs.tags).union(ours.tags.symmetricDifference(theirs.tags).subtracting(tags))
    return isRight(\.mark) && isRight(\.words) && parts.tags == wanted ? nil : "both changed it, wrongly: \(found)"
  }

  // MARK: - Where it stands

  private func placeFault(_ reading: BlockReading) -> String? {
    for (number, lines) in reading.lines.sorted(by: { $0.key < $1.key }) where !isEqualLine(number) && !isTwo(number) {
      guard let line = lines.first, !reading.conflicting.contains(line.owner), !reading.conflicting.contains(number)
      else { continue }
      let owners = versions.map { $0[number]?.owner }
      let allowed: [Int]
      switch (owners[0], owners[1], owners[2]) {
      case (let base?, let ours?, let theirs?):
        allowed = ours == base ? [theirs] : theirs == base || ours == theirs ? [ours] : []
      case (nil, let ours?, let theirs?): allowed = [ours, theirs]
      default: allowed = [owners[1] ?? owners[2] ?? -1]
      }
      if line.owner < 0, allowed.contains(where: isEqualLine) { continue }
      if allowed.contains(line.owner) || allowed.contains(where: reading.conflicting.contains) { continue }
      if versions[0][number] == nil, isAmidNeighbours(number, line, reading) { continue }
      return "stands elsewhere: \(line.text)"
    }
    return nil
  }

  /// Whether a new line stands between those that it was put between, where these went under another heading.
  private func isAmidNeighbours(_ number: Int, _ line: BlockReading.Line, _ reading: BlockReading) -> Bool {
    guard let side = versions.dropFirst().first(where: { $0[number] != nil }), let own = side[number] else {
      return false
    }
    let others = side.filter {
      $0.value.owner == own.owner && reading.lines[$0.key] != nil && versions[0][$0.key] != nil
    }
    let above = others.filter { $0.value.place < own.place }.max { $0.value.place < $1.value.place }
    let below = others.filter { $0.value.place > own.place }.min { $0.value.place < $1.value.place }
    let both = [above, below].compactMap { $0 }.compactMap { reading.lines[$0.key]?.first }
    return both.count == 2 && both.allSatisfy { $0.owner == line.owner } && both[0].place < line.place
      && line.place < both[1].place
  }

  /// Two lines in one owner stand as the sides have them that have both, where no side changed their order and neither
  /// stands in a conflict, too.
  private func orderFault(_ reading: BlockReading) -> String? {
    let all = reading.lines.filter { number, _ in
      !isEqualLine(number) && !isTwo(number) && !isReplaced(number) && !reading.conflicting.contains(number)
    }.compactMapValues(\.first)
    for (_, siblings) in Dictionary(grouping: all, by: \.value.owner) {
      for one in siblings {
        for other in siblings where one.key < other.key {
          let orders = versions.map { version -> Bool? in
            guard let first = version[one.key], let second = version[other.key], first.owner == second.owner else {
              return nil
            }
            return first.place < second.place
          }
          guard let wanted = wantedOrder(orders, one.key, other.key) else { continue }
          if wanted != (one.value.place < other.value.place) {
            return "in another order: \(one.value.text) / \(other.value.text)"
          }
        }
      }
    }
    return nil
  }

  /// Whether a side put another line in the place of one with nothing below it.
  private func isReplaced(_ number: Int) -> Bool {
    guard let base = versions[0][number], base.below.isEmpty else { return false }
    let words = LineParts(base.text[...]).words
    return versions.contains { $0[number].map { !LineParts($0.text[...]).words.starts(with: words) } ?? false }
  }

  private func wantedOrder(_ orders: [Bool?], _ one: Int, _ other: Int) -> Bool? {
    switch (orders[0], orders[1], orders[2]) {
    case (_, let ours?, let theirs?) where ours == theirs: return ours
    case (let base?, let ours?, let theirs?): return ours == base ? theirs : ours
    case (_, let order?, nil), (_, nil, let order?):
      // Where a side moved one of them, what is new beside it may stay.
      let isMoved = [one, other].contains { number in
        script.ours.moved.contains(number) || script.theirs.moved.contains(number) || isPassed(number)
      }
      return isMoved ? nil : order
    default: return nil
    }
  }

  /// Whether a line changed places with another one in a version: under a heading that came above it it stays in its own.
  private func isPast(_ number: Int, _ version: Int) -> Bool {
    guard let base = versions[0][number], let own = versions[version][number] else { return false }
    return versions[0].contains { other, state in
      versions[version][other].map { (state.place < base.place) != ($0.place < own.place) } ?? false
    }
  }

  /// Whether a side moved something past a line, which cannot be told from that it was moved.
  private func isPassed(_ number: Int) -> Bool {
    guard let base = versions[0][number] else { return false }
    return zip([script.ours, script.theirs], versions.dropFirst()).contains { note, version in
      guard let own = version[number] else { return false }
      return own.owner != base.owner
        || note.moved.contains { moved in
          guard let before = versions[0][moved], let after = version[moved] else { return false }
          return (before.place < base.place) != (after.place < own.place)
        }
    }
  }

  // MARK: - Blank lines, and equal lines

  /// The versions have a blank line around headings and paragraphs, two nowhere, and none in a list.
  private func blankFault(_ note: MergedNote) -> String? {
    for (above, below) in zip(note.lines, note.lines.dropFirst()) where above.zone == .body && below.zone == .body {
      if above.isBlank, below.isBlank { return "two blank lines" }
      if !above.isBlank, below.isHeading { return "a heading is glued to: \(above.text)" }
      if above.isHeading, !below.isBlank { return "a heading is glued to: \(below.text)" }
      if isParagraph(above), !below.isBlank { return "a paragraph is glued to: \(below.text)" }
      if isParagraph(below), !above.isBlank { return "a paragraph is glued to: \(above.text)" }
    }
    for (place, line) in note.lines.enumerated().dropFirst().dropLast() where line.isBlank && note.conflicts == 0 {
      let (above, below) = (note.lines[place - 1], note.lines[place + 1])
      if above.isEntry || above.isIndented, below.isEntry { return "a blank line in a list above: \(below.text)" }
    }
    if note.conflicts == 0, let first = note.lines.first, first.isBlank, note.lines.count > 1 { return "begins blank" }
    return nil
  }

  private func isParagraph(_ line: MergedNote.Line) -> Bool {
    !line.isBlank && !line.isHeading && !line.isEntry && !line.isIndented
  }

  /// Equal lines are as many as both sides together want.
  private func equalsFault(_ note: MergedNote) -> String? {
    for word in BlockScript.equalWords {
      let numbers = versions.map { version in
        Set(version.filter { LineParts($0.value.text[...]).words == [word] }.map(\.key))
      }
      let removed = [1, 2].map { numbers[0].subtracting(numbers[$0]).count }
      let added = [1, 2].map { numbers[$0].subtracting(numbers[0]).count }
      let found = note.lines.count { LineParts($0.text).words == [word] }
      // Which of some was moved, and which removed, nobody can tell.
      let isMoved = script.ours.moved.union(script.theirs.moved).contains { number in
        numbers.contains { $0.contains(number) }
      }
      let least = numbers[0].count - removed[0] - removed[1] + max(added[0], added[1])
      let most = numbers[0].count - max(removed[0], removed[1]) + added[0] + added[1]
      if found < least || found > most + (isMoved ? 1 : 0) { return "equal lines lost or doubled: \(word)" }
    }
    return nil
  }
}

/// A merged note read by indentation and headings.
struct BlockReading {
  struct Line {
    var text: Substring
    var owner: Int
    var place: Int
  }

  /// The lines outside of conflicts of each block and section.
  var lines: [Int: [Line]] = [:]
  /// The blocks and sections of which a line stands in a conflict.
  var conflicting: Set<Int> = []
  var fault: String?

  init(_ note: MergedNote, _ owners: [String: Int]) {
    var heading = 0
    var open: [(indent: Int, number: Int)] = []
    for (place, line) in note.lines.enumerated() where !line.isBlank {
      let numbers = Set(MergedNote.words(line.text).compactMap { owners[$0] })
      if numbers.count > 1 { fault = "two lines in one: \(line.text)" }
      let number = numbers.first ?? -place - 1
      let text = line.text.drop { $0 == " " }
      let indent = line.text.count - text.count
      let isEntry = text.hasPrefix("- ") || text.hasPrefix("1. ")
      if line.isHeading { open = [] }
      while let last = open.last, last.indent >= indent { open.removeLast() }
      let owner = line.isHeading ? 0 : indent > 0 ? open.last?.number ?? 0 : heading
      if line.zone.conflict != nil {
        conflicting.insert(number)
      } else {
        lines[number, default: []].append(Line(text: text, owner: owner, place: place))
      }
      if line.isHeading { heading = number }
      if isEntry { open.append((indent, number)) }
    }
  }
}
