/// Which sections of two versions of a note are the same: by their headings, else by what stands under them.
struct SectionPairs {
  /// For every section of the earlier version its place in the later one, or nil.
  private(set) var ofBefore: [Int?]
  /// For every section of the later version its place in the earlier one, or nil.
  private(set) var ofAfter: [Int?]
  /// The sections of the later version that stand before or behind others than earlier.
  private(set) var moved: Set<Int> = []
  /// For each section the last one up to it that is in both versions, as a place in the later version.
  private(set) var anchorsBefore: [Int] = []
  private(set) var anchorsAfter: [Int] = []

  /// Pairs the sections.
  ///
  /// - Complexity: O(*n* + *d*²) in the lines of both, with the bound of ``LineDiff``.
  init(before: NoteOutline, after: NoteOutline) {
    ofBefore = Array(repeating: nil, count: before.sections.count)
    ofAfter = Array(repeating: nil, count: after.sections.count)
    pair(0, 0)
    let (old, new) = (before.sections.map(\.heading), after.sections.map(\.heading))
    let kept = SequenceDiff.pairs(before: old, after: new)
    for (place, other) in kept where ofBefore[place] == nil && ofAfter[other] == nil { pair(place, other) }
    if ofBefore.contains(nil), ofAfter.contains(nil) {
      pairMoved(old, new)
      pairRenamed(before, after)
    }
    anchorsBefore = anchors(ofBefore.map { $0 })
    anchorsAfter = anchors(ofAfter.indices.map { ofAfter[$0] == nil ? nil : $0 })
  }

  private mutating func pair(_ before: Int, _ after: Int) {
    ofBefore[before] = after
    ofAfter[after] = before
  }

  /// The sections with one heading that stand elsewhere.
  private mutating func pairMoved(_ before: [String], _ after: [String]) {
    var places: [String: [Int]] = [:]
    for place in before.indices.reversed() where ofBefore[place] == nil {
      places[before[place], default: []].append(place)
    }
    for place in after.indices where ofAfter[place] == nil {
      guard let origin = places[after[place]]?.popLast() else { continue }
      pair(origin, place)
      moved.insert(place)
    }
  }

  /// The sections between the same neighbours, in their order, that share a line or are both empty.
  private mutating func pairRenamed(_ before: NoteOutline, _ after: NoteOutline) {
    let (old, new) = (before.linesOfSections, after.linesOfSections)
    var place = 1
    while place < ofAfter.count {
      defer { place += 1 }
      guard ofAfter[place] == nil, let upper = ofAfter[place - 1] else { continue }
      var origin = upper + 1
      var next = place
      while origin < ofBefore.count, next < ofAfter.count, ofBefore[origin] == nil, ofAfter[next] == nil,
        old[origin].isDisjoint(with: new[next]) ? old[origin].isEmpty && new[next].isEmpty : true
      {
        pair(origin, next)
        origin += 1
        next += 1
      }
    }
    // From below: the last of several new headings may be the one there was.
    for place in ofAfter.indices.dropFirst().dropLast().reversed() where ofAfter[place] == nil {
      guard let lower = ofAfter[place + 1], lower > 1, ofBefore[lower - 1] == nil,
        !old[lower - 1].isDisjoint(with: new[place])
      else { continue }
      pair(lower - 1, place)
    }
  }

  private func anchors(_ places: [Int?]) -> [Int] {
    var anchor = 0
    return places.map { place in
      anchor = place ?? anchor
      return anchor
    }
  }
}

extension NoteOutline {
  /// What stands in each section, as a set of its lines.
  fileprivate var linesOfSections: [Set<String>] {
    var lines = [Set<String>](repeating: [], count: sections.count)
    for record in records { lines[record.section].insert(record.words) }
    for line in text { lines[line.section].insert(line.text) }
    return lines
  }
}
