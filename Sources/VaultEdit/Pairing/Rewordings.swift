import VaultSyntax

/// Which lines, or values of a list, of two versions are the same in other words.
///
/// Only those that stand in one place of both versions are compared, and words that a third line has too prove nothing.
///
/// Source: the write-back layer, Git.
struct Rewordings {
  /// How many lines against how many of one place are compared at most.
  private static let comparisons = 1 << 14

  /// One that may be paired in its place; the numbers are the caller's.
  private var pairs: [(line: Int, other: Int, proof: Wording.Proof)] = []

  /// Compares what stands in one place of both versions, each with its number.
  ///
  /// - Complexity: O(*n*·*m*) comparisons, up to a bound above which nothing is found.
  mutating func compare(_ lines: [(number: Int, wording: Wording)], _ others: [(number: Int, wording: Wording)]) {
    guard !lines.isEmpty, !others.isEmpty, lines.count <= Self.comparisons / others.count else { return }
    for line in lines {
      for other in others {
        guard let proof = line.wording.proof(ofRewordingTo: other.wording) else { continue }
        pairs.append((line.number, other.number, proof))
      }
    }
  }

  var isEmpty: Bool { pairs.isEmpty }

  /// The stems that some third line must not have.
  var stems: Set<Int> { pairs.reduce(into: []) { stems, pair in pair.proof.stems.forEach { stems.formUnion($0) } } }

  /// The pairs that are proven, as many as there can be in the order of both versions, and those that are not but may be.
  ///
  /// - Parameters:
  ///   - before: The lines of the earlier version that have some of ``stems``, each with those that it has.
  ///   - after: The same of the later version, where lines that both versions have may be missing.
  /// - Complexity: O(*p* log *p* + *p*·*k*) in the pairs and the lines that share a stem with them.
  func pairs(
    before: WordPlaces, after: WordPlaces
  ) -> (proven: [(line: Int, other: Int)], doubtful: [(line: Int, other: Int)]) {
    var (proven, doubtful): ([(line: Int, other: Int)], [(line: Int, other: Int)]) = ([], [])
    for pair in pairs {
      let isProven = pair.proof.stems.allSatisfy {
        !before.hasAll(of: $0, except: pair.line) && !after.hasAll(of: $0, except: pair.other)
      }
      if isProven, !pair.proof.isDoubtful {
        proven.append((pair.line, pair.other))
      } else {
        doubtful.append((pair.line, pair.other))
      }
    }
    proven = Self.inOrder(proven)
    let known = (Set(proven.map(\.line)), Set(proven.map(\.other)))
    return (proven, Self.inOrder(doubtful.filter { !known.0.contains($0.line) && !known.1.contains($0.other) }))
  }

  /// The most pairs that ascend in both numbers: of equally many those that come first.
  private static func inOrder(_ pairs: [(line: Int, other: Int)]) -> [(line: Int, other: Int)] {
    // One line after another, the last partner first, so that no line is in two pairs of an ascending run.
    let sorted = pairs.sorted { ($0.line, -$0.other) < ($1.line, -$1.other) }
    return sorted.map(\.other).longestAscendingRun().map { sorted[$0] }
  }
}

/// The lines of one version that have some wanted stems.
struct WordPlaces {
  /// The lines that have each stem, ascending; nil for a stem that is not wanted.
  private var lines: [[Int]?]

  /// How many lines have a word that says no more.
  private static let common = 256

  init(wanted: Set<Int>) {
    lines = Array(repeating: nil, count: (wanted.max() ?? -1) + 1)
    for stem in wanted { lines[stem] = [] }
  }

  /// Notes a stem of a line; the lines ascend.
  mutating func add(_ stem: Int, line: Int) {
    if stem < lines.count, lines[stem]?.last != line { lines[stem]?.append(line) }
  }

  /// Whether a line other than one has all of some stems; also said where too many have each of them.
  func hasAll(of stems: [Int], except line: Int) -> Bool {
    let places = stems.map { lines[$0] ?? [] }
    guard let fewest = places.min(by: { $0.count < $1.count }) else { return true }
    guard fewest.count <= Self.common else { return true }
    return fewest.contains { other in
      other != line
        && places.allSatisfy { lines in
          let place = lines.partitioningIndex { $0 >= other }
          return place < lines.count && lines[place] == other
        }
    }
  }
}

extension [Int] {
  /// The places of the longest run that ascends strictly, the fewest being left out (patience sorting).
  ///
  /// - Complexity: O(*n* log *n*).
  func longestAscendingRun() -> [Int] {
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (place, value) in enumerated() {
      let pile = tops.partitioningIndex { self[$0] >= value }
      previous[place] = pile == 0 ? -1 : tops[pile - 1]
      if pile == tops.count { tops.append(place) } else { tops[pile] = place }
    }
    var run: [Int] = []
    var place = tops.last ?? -1
    while place >= 0 {
      run.append(place)
      place = previous[place]
    }
    return run.reversed()
  }

  /// Which numbers are in every longest run that ascends strictly.
  ///
  /// - Complexity: O(*n* log *n*).
  func neededForLongestRun() -> [Bool] {
    func lengths(_ numbers: [Int]) -> [Int] {
      var tops: [Int] = []
      return numbers.map { number in
        let pile = tops.partitioningIndex { $0 >= number }
        if pile == tops.count { tops.append(number) } else { tops[pile] = number }
        return pile + 1
      }
    }
    let (before, behind) = (lengths(self), lengths(reversed().map { -$0 }).reversed().map { $0 })
    let longest = before.max() ?? 0
    let isPart = indices.map { before[$0] + behind[$0] - 1 == longest }
    var counts = [Int](repeating: 0, count: longest + 1)
    for place in indices where isPart[place] { counts[before[place]] += 1 }
    return indices.map { isPart[$0] && counts[before[$0]] == 1 }
  }
}
