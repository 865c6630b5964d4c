import VaultSyntax

/// What both sides did alike, done in the base too: so it is in no conflict with what one of them did beside it, and what
/// stands below a line that both replaced stays below it. A record that both put in with other facts has the facts of
/// both on both sides.
struct SharedEdits {
  /// The text of each version below its front matter; nil where both did nothing alike.
  let texts: MergeSides<[UInt8]>?

  /// - Complexity: O(*n*) in the lines.
  init(_ proof: MergeProof) {
    let (versions, classes) = (proof.versions, proof.classes)
    let shared = classes.members.indices.filter { place in
      let lines = classes.members[place].lines
      return lines.base < 0 && lines.ours >= 0 && lines.theirs >= 0
    }
    // Lines that have one text on both sides, or one that is made of both where words do not tell which line it was.
    var changed: [(lines: MergeSides<Int>, text: [UInt8])] = []
    for (place, member) in classes.members.enumerated() {
      let lines = member.lines
      guard lines.base >= 0, lines.ours >= 0, lines.theirs >= 0 else { continue }
      let number = versions.ours.numbers[lines.ours]
      if number == versions.theirs.numbers[lines.theirs] {
        if number != versions.base.numbers[lines.base] {
          changed.append((lines, Array(versions.ours.text(lines.ours))))
        }
      } else if let union = proof.union(of: place),
        proof.pairings.ours.partners[lines.base] < 0 || proof.pairings.theirs.partners[lines.base] < 0
      {
        changed.append((lines, union))
      }
    }
    guard !shared.isEmpty || !changed.isEmpty else {
      texts = nil
      return
    }
    var lines = versions.map { version in version.lines.indices.map { [Array(version.text($0))] } }
    for (places, text) in changed {
      for side in [MergeSide.base, .ours, .theirs] { lines[side][places[side]] = [text] }
    }
    var before: [[UInt8]] = []
    var ends: [Int: Int] = [:]
    for place in shared {
      let member = classes.members[place].lines
      let text: [UInt8]
      if let union = proof.union(of: place) {
        lines.ours[member.ours] = [union]
        lines.theirs[member.theirs] = [union]
        text = union
      } else {
        text = Array(versions.ours.text(member.ours))
        guard versions.ours.numbers[member.ours] == versions.theirs.numbers[member.theirs] else { continue }
      }
      let (above, other) = (
        Self.above(member.ours, .ours, classes), Self.above(member.theirs, .theirs, classes)
      )
      guard above == other else {
        // One side has another line above it: it stands above the same line below.
        if let line = Self.lineAbove(member, proof) {
          lines.base[line] += Self.gap(above: member.ours, versions.ours) + [text]
          ends[place] = line
        }
        continue
      }
      var line = -1
      if above >= 0 {
        line = ends[above] ?? classes.members[above].lines.base
        if line < 0 { continue }
      }
      // In the place of the next line where both took that out, else behind the one above.
      var next = line + 1
      while next < versions.base.lines.count, versions.base.isBlank(next) { next += 1 }
      if next < versions.base.lines.count, lines.base[next].count == 1, !ends.values.contains(next),
        case let old = classes.members[classes.places.base[next]].lines, old.ours < 0, old.theirs < 0,
        classes.owners.base.isItem[next] == classes.owners.ours.isItem[member.ours],
        classes.owners.base.isHeading[next] == classes.owners.ours.isHeading[member.ours]
      {
        lines.base[next] = [text]
        ends[place] = next
      } else if line < 0 {
        before.append(text)
        ends[place] = line
      } else {
        let gap = Self.gap(above: member.ours, versions.ours)
        lines.base[line] += gap + [text]
        ends[place] = line
      }
    }
    var result = lines.map { $0.flatMap { $0.flatMap { $0 } } }
    result.base = before.flatMap { $0 } + result.base
    texts = result
  }

  /// The last line of the base with something to read above what stands below two lines on both sides; nil where these differ.
  private static func lineAbove(_ lines: MergeSides<Int>, _ proof: MergeProof) -> Int? {
    let (classes, base) = (proof.classes, proof.versions.base)
    let below = classes.places.ours[(lines.ours + 1)...].first { $0 >= 0 } ?? -1
    guard below == classes.places.theirs[(lines.theirs + 1)...].first(where: { $0 >= 0 }) ?? -1 else { return nil }
    let next = below < 0 ? base.lines.count : classes.members[below].lines.base
    return next < 0 ? nil : base.lines[..<next].indices.last { !base.isBlank($0) }
  }

  /// The class of the line with something to read above one; -1 for none.
  private static func above(_ line: Int, _ side: MergeSide, _ classes: LineClasses) -> Int {
    classes.places[side][..<line].last { $0 >= 0 } ?? -1
  }

  /// The blank lines above a line.
  private static func gap(above line: Int, _ version: BodyVersion) -> [[UInt8]] {
    var gap: [[UInt8]] = []
    while line > gap.count, version.isBlank(line - gap.count - 1) {
      gap.append(Array(version.text(line - gap.count - 1)))
    }
    return gap.reversed()
  }
}
