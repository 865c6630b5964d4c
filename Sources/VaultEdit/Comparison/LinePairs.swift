import VaultModel

/// Which line items of two versions of a note are the same: what did not change, else by `^id`, identity or words, else
/// by unchanged neighbours.
///
/// Source: the vault format, section 3, and its page on merging.
struct LinePairs {
  /// For every record of the earlier version its place in the later one, or nil.
  private(set) var ofBefore: [Int?]
  /// For every record of the later version its place in the earlier one, or nil.
  private(set) var ofAfter: [Int?]
  private let before: [LineRecord]
  private let after: [LineRecord]
  private let sections: SectionPairs

  /// Pairs the lines.
  ///
  /// - Complexity: O(*n* + *d*²) in the lines, with the bound of ``LineDiff``.
  init(before: NoteOutline, after: NoteOutline, sections: SectionPairs) {
    self.before = before.records
    self.after = after.records
    self.sections = sections
    ofBefore = Array(repeating: nil, count: before.records.count)
    ofAfter = Array(repeating: nil, count: after.records.count)
    pairUnchanged()
    guard isUnfinished else { return }
    pairEqual { $0.record.blockID.isEmpty ? nil : [$0.record.blockID] }
    pairEqual { [$0.record.identity, $0.section, $0.amount] }
    pairEqual { [$0.record.identity, $0.section] }
    pairEqual { [$0.record.identity, $0.amount] }
    pairEqual { [$0.record.identity] }
    pairEqual { [$0.record.words, $0.section, $0.record.type.name] }
    pairEqual { [$0.record.words, $0.record.type.name] }
    let known = ofAfter
    if isUnfinished { pairNeighbours { _ in true } }
    // The lines below those that were found just now.
    if isUnfinished { pairNeighbours { $0 >= 0 && known[$0] == nil } }
  }

  /// For every item of one version the item of the other that it was, as places in `Note.items`; the note is the note.
  func origins(ofBefore: Bool) -> [Int?] {
    [0] + (ofBefore ? self.ofBefore : ofAfter).map { $0.map { $0 + 1 } }
  }

  private var isUnfinished: Bool { ofBefore.contains(nil) && ofAfter.contains(nil) }

  private mutating func pair(_ place: Int, _ other: Int) {
    ofBefore[place] = other
    ofAfter[other] = place
  }

  private func haveOtherIDs(_ place: Int, _ other: Int) -> Bool {
    let (old, new) = (before[place].blockID, after[other].blockID)
    return !old.isEmpty && !new.isEmpty && old != new
  }
}

// MARK: - By what the lines say

extension LinePairs {
  private struct Unchanged: Hashable {
    var source: ArraySlice<UInt8>
    var section: Int
  }

  private mutating func pairUnchanged() {
    let old = before.map { Unchanged(source: $0.source, section: sections.anchorsBefore[$0.section]) }
    let new = after.map { Unchanged(source: $0.source, section: sections.anchorsAfter[$0.section]) }
    for (place, other) in SequenceDiff.pairs(before: old, after: new) { pair(place, other) }
  }

  /// A line that has no partner yet, with what may tell it from lines like it.
  private struct Candidate {
    var record: LineRecord
    var section: String
    var amount: String { record.key("amount")?.texts.joined() ?? "" }
  }

  /// Pairs those lines without partner, in their order, for which a key reads the same; nil is no key.
  private mutating func pairEqual(_ key: (Candidate) -> [String]?) {
    guard isUnfinished else { return }
    var places: [[String]: [Int]] = [:]
    for place in before.indices.reversed() where ofBefore[place] == nil {
      let section = String(sections.anchorsBefore[before[place].section])
      guard let key = key(Candidate(record: before[place], section: section)) else { continue }
      places[key, default: []].append(place)
    }
    for place in after.indices where ofAfter[place] == nil {
      let section = String(sections.anchorsAfter[after[place].section])
      guard let key = key(Candidate(record: after[place], section: section)),
        let origin = places[key]?.last, !haveOtherIDs(origin, place)
      else { continue }
      places[key]?.removeLast()
      pair(origin, place)
    }
  }
}

// MARK: - By their neighbours

extension LinePairs {
  /// Lines without partner that follow each other in one section and below one line.
  private struct Run {
    var places: Range<Int>
    var section: Int
    /// The line they stand below, as a place in the later version; -1 for none, -2 for one without partner.
    var parent: Int
  }

  /// Pairs lines that stand between the same neighbours, below lines of which a condition holds; -1 is none.
  private mutating func pairNeighbours(below isWanted: (Int) -> Bool) {
    let old = Self.runs(of: before, partners: ofBefore, anchors: sections.anchorsBefore) { self.ofBefore[$0] }
    let new = Self.runs(of: after, partners: ofAfter, anchors: sections.anchorsAfter) {
      self.ofAfter[$0] == nil ? nil : $0
    }
    var byUpper: [Int: Int] = [:]
    var byLower: [Int: Int] = [:]
    for (place, run) in new.enumerated() {
      byUpper[run.places.lowerBound - 1] = place
      byLower[run.places.upperBound] = place
    }
    var isUsed = [Bool](repeating: false, count: new.count)
    for run in old where run.parent != -2 && isWanted(run.parent) {
      let upper = neighbour(run.places.lowerBound - 1).flatMap { byUpper[$0] }
      let lower = neighbour(run.places.upperBound).flatMap { byLower[$0] }
      let found = [upper, lower].compactMap { $0 }.first { place in
        !isUsed[place] && new[place].section == run.section && new[place].parent == run.parent
      }
      guard let found else { continue }
      isUsed[found] = true
      pair(run.places, new[found].places)
    }
  }

  /// The partner of a line next to a run; the ends of the notes are partners too.
  private func neighbour(_ place: Int) -> Int? {
    if place < 0 { return -1 }
    return place < ofBefore.count ? ofBefore[place] : ofAfter.count
  }

  private static func runs(
    of records: [LineRecord], partners: [Int?], anchors: [Int], partner: (Int) -> Int?
  ) -> [Run] {
    var runs: [Run] = []
    for place in records.indices where partners[place] == nil {
      let section = anchors[records[place].section]
      let parent = records[place].parent.map { partner($0) ?? -2 } ?? -1
      if let last = runs.last, last.places.upperBound == place, last.section == section, last.parent == parent {
        runs[runs.count - 1].places = last.places.lowerBound..<place + 1
      } else {
        runs.append(Run(places: place..<place + 1, section: section, parent: parent))
      }
    }
    return runs
  }

  /// How many lines against how many are compared word by word.
  private static let wordEffort = 10_000

  /// Pairs a line that stands alone between its neighbours, and of several those that share half of their words.
  private mutating func pair(_ old: Range<Int>, _ new: Range<Int>) {
    if old.count == 1, new.count == 1 {
      if before[old.lowerBound].type == after[new.lowerBound].type, !haveOtherIDs(old.lowerBound, new.lowerBound) {
        pair(old.lowerBound, new.lowerBound)
      }
      return
    }
    let earlier = old.map { WordSet(before[$0].words) }
    let later = new.map { WordSet(after[$0].words) }
    let reach = max(1, Self.wordEffort / max(old.count, 1))
    var next = 0
    for place in old {
      let end = min(later.count, next + reach)
      guard next < end else { break }
      let found = (next..<end).first { candidate in
        before[place].type == after[new.lowerBound + candidate].type
          && !haveOtherIDs(place, new.lowerBound + candidate)
          && earlier[place - old.lowerBound].sharesHalf(with: later[candidate])
      }
      guard let found else { continue }
      pair(place, new.lowerBound + found)
      next = found + 1
    }
  }
}

/// The words of a line, in any case.
private struct WordSet {
  let words: Set<String>

  init(_ text: String) { words = Set(text.lowercased().split(separator: " ").map(String.init)) }

  /// Whether half of the words of the longer line are in both.
  func sharesHalf(with other: WordSet) -> Bool {
    let (small, large) = words.count < other.words.count ? (words, other.words) : (other.words, words)
    return 2 * small.count { large.contains($0) } >= large.count && !large.isEmpty
  }
}
