extension LineJudge {
  /// The law that is broken by where a line stands; nil when it stands where an author put it.
  func placeFault(_ number: Int, _ reading: Reading) -> String? {
    guard reading.conflicting[number] == nil, let found = reading.clean[number]?.first else { return nil }
    let kind = [base, ours, theirs].compactMap { $0.lines[number] }.first?.kind
    switch kind {
    case .record, .log, .prose: return headingFault(number, found) ?? parentFault(number, found, reading)
    case .value: return parentFault(number, found, reading)
    case .comment:
      let keys = [base, ours, theirs].compactMap { $0.keys[number] }
      let isNewKey = base.lines[found.context] == nil && found.context != 0
      // A comment whose key is gone may stand elsewhere.
      let isKeyGone = keys.contains { $0 != 0 && (ours.lines[$0] == nil || theirs.lines[$0] == nil) }
      return keys.contains(found.context) || isNewKey || isKeyGone || reading.isInDoubt(keys)
        ? nil : "a comment stands at another key: \(found.text)"
    default: return nil
    }
  }

  private func headingFault(_ number: Int, _ found: Reading.Found) -> String? {
    guard let heading = found.heading else { return nil }
    // A line of a log goes with its task.
    if [base, ours, theirs].contains(where: { $0.lines[number]?.kind == .log }) { return nil }
    let (old, one, other) = (base.headings[number], ours.headings[number], theirs.headings[number])
    var allowed = Set([one, other].compactMap(\.self))
    if let one, let other, one != other, ![ours, theirs].contains(where: { isElsewhere(number, $0) }) {
      if one == old, ours.lines[other] != nil || base.lines[other] == nil { allowed = [other] }
      if other == old, theirs.lines[one] != nil || base.lines[one] == nil { allowed = [one] }
    }
    for side in [ours, theirs] { allowed.formUnion(allowed.compactMap { side.note.replaced[$0] }) }
    // What stayed in a section tells which one it is, whatever its heading says.
    for line in base.note.body where allowed.contains(base.headings[line.number] ?? 0) {
      for side in [ours, theirs] where !side.note.moved.contains(line.number) {
        if let other = side.headings[line.number] { allowed.insert(other) }
      }
    }
    if allowed.contains(heading) { return nil }
    let isAdded = old == nil && allowed.contains { ours.lines[$0] == nil || theirs.lines[$0] == nil }
    return isAdded
      ? "a line added to a removed section is under another heading: \(found.text)"
      : "a line is under a heading where no side put it: \(found.text)"
  }

  private func parentFault(_ number: Int, _ found: Reading.Found, _ reading: Reading) -> String? {
    guard let line = [base, ours, theirs].compactMap({ $0.lines[number] }).first, line.parent != 0 else { return nil }
    if line.parent == found.context { return nil }
    // A conflict about the words of a task stands above its log.
    let isTaskKept = ours.lines[line.parent] != nil && theirs.lines[line.parent] != nil
    if line.kind == .log, reading.isInDoubt([line.parent]) {
      return isTaskKept ? nil : "a log line stands outside of the conflict about its task: \(found.text)"
    }
    return line.kind == .log
      ? "a log line is under another task: \(found.text)" : "a value is in another list: \(found.text)"
  }

  /// Two lines that stand in one order in all versions stand so in the answer.
  func orderFaults(_ reading: Reading) -> [String] {
    let kept = numbers.filter {
      !isTag($0) && reading.conflicting[$0] == nil && reading.clean[$0]?.count == 1 && ours.lines[$0] != nil
        && theirs.lines[$0] != nil
        && base.lines[$0] != nil && !ours.note.moved.contains($0) && !theirs.note.moved.contains($0)
    }
    let ordered = kept.sorted { (base.places[$0] ?? 0) < (base.places[$1] ?? 0) }
    for (one, other) in zip(ordered, ordered.dropFirst()) {
      guard let first = reading.clean[one]?.first, let second = reading.clean[other]?.first else { continue }
      if first.place > second.place {
        return ["lines that no side moved changed places: \(first.text) / \(second.text)"]
      }
    }
    return []
  }

  /// Whether a line is a value of `tags`, which are a set.
  private func isTag(_ number: Int) -> Bool {
    base.lines[number].flatMap { base.lines[$0.parent] }?.words == ["tags"]
  }

  /// Lines of different paragraphs do not run together, nor does a paragraph run into a list.
  func paragraphFaults(_ reading: Reading) -> [String] {
    let prose = Dictionary(
      [base, ours, theirs].flatMap(\.note.body).map { ($0.number, $0.paragraph) }
    ) { first, _ in first }
    for (above, below) in zip(reading.body, reading.body.dropFirst()) {
      guard let above, let below, let one = prose[above], let other = prose[below] else { continue }
      if one != other, other != 0, one != 0 || base.lines[above]?.kind != .heading {
        return ["a paragraph runs into what stands above it: \(above) \(below)"]
      }
    }
    return []
  }
}
