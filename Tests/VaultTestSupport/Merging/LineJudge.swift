/// Judges a merge of versions every line of which is known: which of the laws of merging it breaks (the write-back
/// layer, Git). It reads the answer by itself, line by line, and knows nothing of how merges are made.
///
/// ```swift
/// let judge = LineJudge(ScriptedMerge(seed: 7))
/// judge.faults(in: LineJudge.Answer(bytes: merged, isConflict: false))    // empty: all laws hold
/// ```
package struct LineJudge: Sendable {
  /// What a merge answers.
  package struct Answer: Equatable, Sendable {
    /// The merged note.
    package let bytes: [UInt8]
    /// Whether there is a conflict in it.
    package let isConflict: Bool

    package init(bytes: [UInt8], isConflict: Bool) {
      self.bytes = bytes
      self.isConflict = isConflict
    }
  }

  let merge: ScriptedMerge
  let base: Version
  let ours: Version
  let theirs: Version
  /// The lines of all versions, each once, without blank ones.
  let numbers: [Int]

  /// Whether a value or a log line that one side removed and the other changed may stay without a conflict.
  private let mayKeepRewordings: Bool

  /// Judges merges of these versions.
  ///
  /// - Parameter mayKeepRewordings: whether a value or a log line that one side removed and the other changed may stay
  ///   as it was changed, without a conflict.
  package init(_ merge: ScriptedMerge, mayKeepRewordings: Bool = true) {
    self.merge = merge
    self.mayKeepRewordings = mayKeepRewordings
    base = Version(merge.base)
    ours = Version(merge.ours)
    theirs = Version(merge.theirs)
    let all = [base, ours, theirs].flatMap(\.note.lines).filter { $0.kind != .blank }.map(\.number)
    numbers = Set(all).sorted()
  }

  /// The first law that is broken, in words, the name of the law before a colon; nil when all hold.
  package func fault(by merge: (_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Answer) -> String? {
    faults(by: merge).first
  }

  /// All laws that are broken: those of the answer, then those of merging the versions otherwise.
  package func faults(by merge: (_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Answer) -> [String] {
    let (base, ours, theirs) = (base.note.bytes, ours.note.bytes, theirs.note.bytes)
    let answer = merge(base, ours, theirs)
    var faults = faults(in: answer)
    if merge(base, ours, base) != Answer(bytes: ours, isConflict: false) { faults.append("merge(o, a, o) is not a:") }
    if merge(base, base, theirs) != Answer(bytes: theirs, isConflict: false) {
      faults.append("merge(o, o, b) is not b:")
    }
    if merge(base, ours, ours) != Answer(bytes: ours, isConflict: false) { faults.append("merge(o, a, a) is not a:") }
    let swapped = merge(base, theirs, ours)
    if !answer.isConflict || !swapped.isConflict {
      if swapped != answer { faults.append("swapped sides, another result:") }
    } else if MergedNote(swapped.bytes).sides.map({ $0.reversed() }) != MergedNote(answer.bytes).sides {
      faults.append("swapped sides, other conflicts:")
    }
    return faults
  }

  /// The laws that an answer breaks.
  package func faults(in answer: Answer) -> [String] {
    let note = MergedNote(answer.bytes)
    if let fault = note.fault { return ["layout: \(fault)"] }
    if answer.isConflict != (note.conflicts > 0) { return ["layout: markers and status disagree"] }
    let reading = Reading(note, merge.owners, Set(numbers))
    return reading.faults + numbers.compactMap { lineFault($0, reading) }
      + numbers.compactMap { placeFault($0, reading) }
      + orderFaults(reading) + paragraphFaults(reading) + conflictFaults(reading)
  }

  /// A version, with what is asked of it often.
  struct Version: Sendable {
    let note: KnownNote
    let lines: [Int: KnownLine]
    let headings: [Int: Int]
    let keys: [Int: Int]
    let places: [Int: Int]

    init(_ note: KnownNote) {
      self.note = note
      lines = Dictionary(note.lines.map { ($0.number, $0) }) { first, _ in first }
      headings = note.headings
      keys = note.commentedKeys
      places = Dictionary(note.lines.enumerated().map { ($1.number, $0) }) { first, _ in first }
    }
  }

  // MARK: - What became of a line

  private func lineFault(_ number: Int, _ reading: Reading) -> String? {
    let found = reading.clean[number] ?? []
    if base.lines[number] == nil, let one = ours.lines[number], let other = theirs.lines[number], one != other {
      return twiceInsertedFault(one, other, found, reading.conflicting[number] != nil)
    }
    if found.count > 1 {
      // A section that both put in, with other lines, may be two; and so may equal lines under two headings.
      let isUnderTwo = ours.headings[number] != theirs.headings[number]
      if base.lines[number] == nil, isUnderTwo || isOfNewSection(number) { return nil }
      return isReplacedByBoth(number, found) ? nil : "a line stands twice: \(found.map(\.text))"
    }
    // A key in conflict keeps ours in front matter; the conflict shows both.
    if reading.conflicting[number] != nil { return nil }
    let versions = [base, ours, theirs].map { $0.lines[number] }
    switch (versions[0], versions[1], versions[2]) {
    case (let old?, let one?, let other?): return keptFault(old, one, other, found.first)
    case (let old?, let kept?, nil), (let old?, nil, let kept?):
      // In a conflict about a key ours stands, with its comments.
      let group = old.kind == .comment ? touchedComments(base.keys[number] ?? 0) : []
      return reading.isInDoubt(Array(group)) ? nil : removedFault(old, kept, found.first)
    case (_?, nil, nil): return found.first.map { "a line that both removed is there: \($0.text)" }
    case (nil, let new?, _), (nil, nil, let new?):
      guard let line = found.first else { return "an insertion is lost: \(new.text)" }
      return textFault(line, new)
    case (nil, nil, nil): return nil
    }
  }

  /// Whether both sides put a line in with its heading.
  private func isOfNewSection(_ number: Int) -> Bool {
    [ours, theirs].allSatisfy { side in
      let heading = side.lines[number]?.kind == .heading ? number : side.headings[number] ?? 0
      return heading != 0 && side.lines[heading] != nil && base.lines[heading] == nil
    }
  }

  /// Whether both sides made another line of one, which are two then.
  private func isReplacedByBoth(_ number: Int, _ found: [Reading.Found]) -> Bool {
    guard let old = base.lines[number], let one = ours.lines[number], let other = theirs.lines[number] else {
      return false
    }
    let words = LineParts(old.text[...]).words
    return found.map { String($0.text) }.sorted() == [one.text, other.text].sorted()
      && [one, other].allSatisfy { !isRewording(words, LineParts($0.text[...]).words) }
  }

  /// Of a line that both put in and one of them has otherwise: one line, two, or a conflict.
  private func twiceInsertedFault(
    _ one: KnownLine, _ other: KnownLine, _ found: [Reading.Found], _ isConflicting: Bool
  ) -> String? {
    if found.isEmpty { return isConflicting ? nil : "an insertion is lost: \(one.text)" }
    if found.count == 1 { return nil }
    let texts = found.map { String($0.text) }.sorted()
    return texts == [one.text, other.text].sorted() ? nil : "a line stands twice: \(texts)"
  }

  /// Of a line that both sides have.
  private func keptFault(_ old: KnownLine, _ one: KnownLine, _ other: KnownLine, _ found: Reading.Found?) -> String? {
    guard let found else {
      return old == one && old == other
        ? "an untouched line is lost: \(old.text)" : "a line that both kept is lost: \(old.text)"
    }
    if one == other || other == old { return textFault(found, one) }
    if one == old { return textFault(found, other) }
    guard old.kind == .record || old.kind == .log else {
      let isEither = [one.text, other.text].contains(String(found.text))
      return "both changed one \(old.kind) otherwise, in silence\(isEither ? "" : " and wrongly"): \(found.text)"
    }
    return bothFault(old, one, other, found)
  }

  /// Of a list line that both changed, part by part.
  private func bothFault(_ old: KnownLine, _ one: KnownLine, _ other: KnownLine, _ found: Reading.Found) -> String? {
    let parts = LineParts(found.text)
    let (base, ours, theirs) = (LineParts(old.text[...]), LineParts(one.text[...]), LineParts(other.text[...]))
    if let fault = threeWay("words", base.words, ours.words, theirs.words, parts.words, found) { return fault }
    if let fault = threeWay("amount", base.amount, ours.amount, theirs.amount, parts.amount, found) { return fault }
    let marks = Self.allowed(base.mark, ours.mark, theirs.mark)
    if !marks.contains(parts.mark) { return "another mark than a side put: \(found.text)" }
    let tags = ours.tags.intersection(theirs.tags)
      .union(ours.tags.subtracting(base.tags)).union(theirs.tags.subtracting(base.tags))
    if parts.tags != tags { return "other tags than the sides put: \(found.text)" }
    for name in Set(ours.attributes.keys).union(theirs.attributes.keys).union(parts.attributes.keys).sorted() {
      let values = [base, ours, theirs, parts].map { $0.attributes[name] }
      if name == "due", base.attributes["repeat"] != nil, values[1] != values[0], values[2] != values[0] {
        let later = max(values[1] ?? "", values[2] ?? "")
        if values[3] != later { return "both completed a repeating task, not the later date: \(found.text)" }
        continue
      }
      if let fault = threeWay("attribute", values[0], values[1], values[2], values[3], found) { return fault }
    }
    return parts.handle == base.handle ? nil : "another handle: \(found.text)"
  }

  private static func allowed<Part: Equatable>(_ base: Part, _ ours: Part, _ theirs: Part) -> [Part] {
    if ours == base { return [theirs] }
    return theirs == base ? [ours] : [ours, theirs]
  }

  private func threeWay<Part: Equatable>(
    _ name: String, _ base: Part, _ ours: Part, _ theirs: Part, _ found: Part, _ line: Reading.Found
  ) -> String? {
    let allowed = Self.allowed(base, ours, theirs)
    if allowed.count == 2, ours != theirs { return "both changed the \(name) of one line, in silence: \(line.text)" }
    return allowed.contains(found) ? nil : "the \(name) of a line that both changed is wrong: \(line.text)"
  }

  /// Of a line that one side removed and the other kept.
  private func removedFault(_ old: KnownLine, _ kept: KnownLine, _ found: Reading.Found?) -> String? {
    if old == kept {
      let isMoved = ours.note.moved.union(theirs.note.moved).contains(old.number)
      if let found { return isMoved || isRevived(old) ? nil : "a removed line is there: \(found.text)" }
      return nil
    }
    guard let found else {
      return "removed by one, changed by the other, lost in silence (\(old.kind)): \(old.text) → \(kept.text)"
    }
    let mayStay =
      mayKeepRewordings && (old.kind == .value || old.kind == .log) || isRevived(old)
      || isElsewhere(old.number, ours.lines[old.number] == kept ? ours : theirs)
    if mayStay { return textFault(found, kept) }
    return "removed by one, changed by the other, kept in silence (\(old.kind)): \(found.text)"
  }

  /// Whether a line was moved and reworded at once, or others were moved past it then, or it was reworded twice: nothing
  /// tells then which line it was.
  func isElsewhere(_ number: Int, _ side: Version) -> Bool {
    guard let old = base.lines[number], let kept = side.lines[number], old.kind == .record else { return false }
    let (before, after) = (LineParts(old.text[...]), LineParts(kept.text[...]))
    guard before.handle.isEmpty, before.words != after.words else { return false }
    return side.note.moved.contains(number) || !isRewording(before.words, after.words) || !isBesideOne(number, side)
  }

  /// Whether the next record above or below that a side kept is the same as in the base.
  private func isBesideOne(_ number: Int, _ side: Version) -> Bool {
    let neighbours = [base, side].map { version in
      let kept = version.note.body.filter {
        $0.kind == .record && base.lines[$0.number] != nil && side.lines[$0.number] != nil
      }
      let place = kept.firstIndex { $0.number == number } ?? 0
      return [place - 1, place + 1].map { kept.indices.contains($0) ? kept[$0].number : 0 }
    }
    return zip(neighbours[0], neighbours[1]).contains { $0 == $1 }
  }

  /// Whether a section that one side removed may be back with this line, because the other side added to it.
  private func isRevived(_ old: KnownLine) -> Bool {
    let heading = old.kind == .heading ? old.number : base.headings[old.number] ?? 0
    return heading != 0 && !touchedSection(heading).isEmpty
  }

  /// Of a line whose text must be that of one version.
  private func textFault(_ found: Reading.Found, _ expected: KnownLine) -> String? {
    if expected.kind == .list || found.text == expected.text { return nil }
    guard expected.kind == .record || expected.kind == .log else {
      return "a \(expected.kind) is not as its author wrote it: \(expected.text) → \(found.text)"
    }
    let (parts, whole) = (LineParts(found.text), LineParts(expected.text[...]))
    var wrong: [String] = []
    if parts.mark != whole.mark { wrong.append("mark") }
    if parts.amount != whole.amount { wrong.append("amount") }
    if parts.tags != whole.tags { wrong.append("tags") }
    if parts.attributes != whole.attributes { wrong.append("attributes") }
    if parts.words != whole.words { wrong.append("words") }
    if parts.handle != whole.handle { wrong.append("handle") }
    let isNew = base.lines[expected.number] == nil ? "a new line" : "a line that one side has so"
    return "\(isNew) has other \(wrong.first ?? "spelling"): \(expected.text) → \(found.text)"
  }
}
