import VaultModel
import VaultSyntax

/// The pairs of some records with one identity in two versions: first those that read the same, wherever they stand,
/// then those under one heading with the same day, tags and fields, then those near each other that share most of them,
/// and last those in one order.
///
/// ```
/// - [ ] 2026-11-27 call Ann          - [ ] 2026-11-19 call Ann #work      the second one, with a tag
/// - [ ] 2026-11-19 call Ann          - [ ] 2026-11-27 call Ann            the first one, moved
/// ```
///
/// Source: the vault format, section 3; the write-back layer, Git.
struct AlikeRecords {
  /// A record that has no partner yet.
  struct Candidate {
    /// Its place in the lines of its version.
    let line: Int
    fileprivate let reading: LineReading
    fileprivate let number: Int32
    fileprivate let change: Int
    fileprivate let heading: ArraySlice<UInt8>
    fileprivate let amount: ArraySlice<UInt8>
    /// What it says besides its words; empty as long as it is not asked for.
    fileprivate var details = RecordDetails()

    /// - Parameter change: The place among the changes of the one that the record stands in.
    init(_ node: BodyNode, of version: BodyVersion, change: Int) {
      self.change = change
      line = node.line
      reading = version.readings.lines[node.reading]
      number = version.numbers[node.line]
      heading = version.heading(of: node)
      amount = version.amount(of: node)
    }

    /// A place with all that lasts of what it says; nil where that is nothing, which tells it from no other.
    fileprivate func detailed(_ place: Place) -> Place? {
      guard !details.lasting.isEmpty else { return nil }
      var place = place
      place.details = details.lasting
      return place
    }
  }

  /// What two records must have in common.
  fileprivate struct Place: Hashable {
    var number: Int32?
    var change: Int?
    var heading: ArraySlice<UInt8>?
    var amount: ArraySlice<UInt8>?
    var details: Set<[UInt8]>?
  }

  /// How many records against how many of one place are compared at most.
  private static let comparisons = 1 << 10

  /// The lines of both versions that are one record.
  private(set) var pairs: [(line: Int, other: Int)] = []
  private var lines: [Candidate]
  private var others: [Candidate]

  /// Pairs the records of two versions, each in the order of its lines.
  ///
  /// - Complexity: O(*n*) in the records, and O(*n*·*m* log *n*·*m*) in those of one place, up to a bound above which
  ///   they are paired in their order.
  /// - Parameters:
  ///   - lines: The records of the earlier version.
  ///   - others: The records of the later version.
  init(_ lines: [Candidate], _ others: [Candidate], _ before: BodyVersion, _ after: BodyVersion) {
    (self.lines, self.others) = (lines, others)
    if lines.count == 1, others.count == 1 {
      pairs = [(lines[0].line, others[0].line)]
      return
    }
    pair(by: [
      { Place(number: $0.number, change: $0.change, heading: $0.heading) },
      { Place(number: $0.number, heading: $0.heading) }, { Place(number: $0.number) },
    ])
    guard !self.lines.isEmpty, !self.others.isEmpty else { return }
    for place in self.lines.indices { self.lines[place].details = RecordDetails(self.lines[place].reading, of: before) }
    for place in self.others.indices {
      self.others[place].details = RecordDetails(self.others[place].reading, of: after)
    }
    pair(by: [
      { $0.detailed(Place(change: $0.change, heading: $0.heading, amount: $0.amount)) },
      { $0.detailed(Place(heading: $0.heading, amount: $0.amount)) },
      { Place(change: $0.change, heading: $0.heading, amount: $0.amount) },
      { Place(change: $0.change, heading: $0.heading) },
      { Place(heading: $0.heading, amount: $0.amount) }, { Place(heading: $0.heading) },
      { Place(change: $0.change, amount: $0.amount) }, { Place(change: $0.change) },
      { Place(amount: $0.amount) }, { _ in Place() },
    ])
  }

  /// Pairs the records that look alike, the narrowest look first.
  private mutating func pair(by looks: [(Candidate) -> Place?]) {
    for look in looks where !lines.isEmpty && !others.isEmpty {
      let waiting = Dictionary(grouping: lines.indices) { look(lines[$0]) }
      var (paired, otherPaired): (Set<Int>, Set<Int>) = ([], [])
      for (place, found) in Dictionary(grouping: others.indices, by: { look(others[$0]) }) where place != nil {
        let known = waiting[place] ?? []
        for (line, other) in place?.number == nil ? pairs(of: known, found) : Array(zip(known, found)) {
          pairs.append((lines[line].line, others[other].line))
          paired.insert(line)
          otherPaired.insert(other)
        }
      }
      lines = lines.indices.filter { !paired.contains($0) }.map { lines[$0] }
      others = others.indices.filter { !otherPaired.contains($0) }.map { others[$0] }
    }
  }

  /// The pairs of records in one place: those first that say most of the same, of equal ones the first.
  private func pairs(of lines: [Int], _ others: [Int]) -> [(Int, Int)] {
    guard lines.count != 1 || others.count != 1, !lines.isEmpty, lines.count <= Self.comparisons / others.count else {
      return Array(zip(lines, others))
    }
    var all = lines.flatMap { line in
      others.map { other in
        (likeness: self.lines[line].details.likeness(to: self.others[other].details), line: line, other: other)
      }
    }
    all.sort { pair, next in
      pair.likeness == next.likeness
        ? (pair.line, pair.other) < (next.line, next.other) : pair.likeness > next.likeness
    }
    var (paired, otherPaired): (Set<Int>, Set<Int>) = ([], [])
    return all.compactMap { pair in
      guard !paired.contains(pair.line), !otherPaired.contains(pair.other) else { return nil }
      paired.insert(pair.line)
      otherPaired.insert(pair.other)
      return (pair.line, pair.other)
    }
  }
}

/// What a record says besides its words and its amount.
private struct RecordDetails {
  /// The day, the times, the tags and the attributes but those that say that it is done.
  private(set) var lasting: Set<[UInt8]> = []
  /// The mark, and the attributes that say that it is done.
  private var passing: Set<[UInt8]> = []

  init() {}

  init(_ reading: LineReading, of version: BodyVersion) {
    let pieces = LinePieces(reading: reading, of: version)
    for slot in [LinePieces.Slot.date, .times] where !pieces[slot].isEmpty { lasting.insert(Array(pieces[slot])) }
    passing.insert(Array(pieces[.checkbox]))
    for token in pieces.tokens {
      let text = Array(pieces.bytes[token.range.indices])
      if token.attribute?.key == .completed || token.attribute?.key == .spent {
        passing.insert(text)
      } else {
        lasting.insert(text)
      }
    }
  }

  /// How much of what lasts two records have in common, then how little of it only one of them says, then how much they
  /// have in common of the rest.
  func likeness(to other: Self) -> (Int, Int, Int) {
    let common = lasting.intersection(other.lasting).count
    return (common, 2 * common - lasting.count - other.lasting.count, passing.intersection(other.passing).count)
  }
}
