/// Which tasks of a wanted sequence can keep the `order` they have, as many as possible.
///
/// The first tasks of the sequence get a number or have one, those behind them have none. Two that keep their number need
/// room for those between them; those without one must follow each other by their paths.
struct KeptOrders {
  /// How many of the first tasks have a number afterwards.
  private(set) var numbered = 0
  /// Whether the task at each position of the sequence stays as it is.
  private(set) var isKept: [Bool]

  /// - Parameters:
  ///   - sequence: the tasks, as they are to stand.
  ///   - values: the value of every task.
  ///   - moved: those that are rather changed than others.
  init(_ sequence: [Int], _ values: [OrderValue], moved: Set<Int>) {
    isKept = Array(repeating: false, count: sequence.count)
    // One more that stays outweighs any choice of which.
    let weights = sequence.map { sequence.count + 1 + (moved.contains($0) ? 0 : 1) }
    let chains = KeptChains(sequence, values, weights)
    var absent = 0
    var best = Int.min
    var split = sequence.count
    while true {
      let weight = chains.best[split].weight + absent
      if weight > best { (best, numbered) = (weight, split) }
      guard split > 0, Self.follows(split, in: sequence) else { break }
      split -= 1
      if values[sequence[split]] == .absent { absent += weights[split] }
    }
    for position in chains.positions(within: numbered) { isKept[position] = true }
    for position in numbered..<sequence.count { isKept[position] = values[sequence[position]] == .absent }
  }

  /// Whether the tasks from the position before on can do without numbers when those from a position on can.
  private static func follows(_ position: Int, in sequence: [Int]) -> Bool {
    position == sequence.count || sequence[position - 1] < sequence[position]
  }
}

/// The heaviest chains of tasks that keep their numbers.
private struct KeptChains {
  /// For every number of first tasks the heaviest chain among them, by its last position; nil for none.
  private(set) var best: [(weight: Int, last: Int?)] = [(0, nil)]
  /// The position before each one in its heaviest chain.
  private var previous: [Int?]

  init(_ sequence: [Int], _ values: [OrderValue], _ weights: [Int]) {
    previous = Array(repeating: nil, count: sequence.count)
    // Between the positions i and j lie j − i − 1 tasks, which need as many millionths: value − position never falls.
    let levels = sequence.indices.map { position in
      values[sequence[position]].millionths.map { $0 - Int64(position) }
    }
    let ranks = Self.ranks(levels)
    var heaviest = HeaviestPrefix(count: sequence.count)
    var ended = Array(repeating: 0, count: sequence.count)
    for position in sequence.indices {
      guard let rank = ranks[position] else {
        best.append(best[position])
        continue
      }
      var (weight, last) = heaviest.upTo(rank)
      // Neighbours may have the same number where their paths put them in order.
      if position > 0, ranks[position - 1] != nil, ended[position - 1] > weight,
        values[sequence[position - 1]] == values[sequence[position]], sequence[position - 1] < sequence[position]
      {
        (weight, last) = (ended[position - 1], position - 1)
      }
      ended[position] = weight + weights[position]
      previous[position] = last
      heaviest.add(ended[position], at: position, rank: rank)
      best.append(ended[position] > best[position].weight ? (ended[position], position) : best[position])
    }
  }

  /// The positions of the heaviest chain among the first tasks.
  func positions(within count: Int) -> [Int] {
    var positions: [Int] = []
    var last = best[count].last
    while let position = last {
      positions.append(position)
      last = previous[position]
    }
    return positions
  }

  /// The place of each level among all, equal ones together, from 0.
  private static func ranks(_ levels: [Int64?]) -> [Int?] {
    let sorted = Set(levels.compactMap(\.self)).sorted()
    var ranks: [Int64: Int] = [:]
    for (rank, level) in sorted.enumerated() { ranks[level] = rank }
    return levels.map { $0.flatMap { ranks[$0] } }
  }
}

/// The heaviest chain that ends at a rank or below it: a binary indexed tree of maxima (Fenwick 1994).
private struct HeaviestPrefix {
  private var tree: [(weight: Int, last: Int?)]

  init(count: Int) { tree = Array(repeating: (0, nil), count: count + 1) }

  func upTo(_ rank: Int) -> (weight: Int, last: Int?) {
    var result: (weight: Int, last: Int?) = (0, nil)
    var node = rank + 1
    while node > 0 {
      if tree[node].weight > result.weight { result = tree[node] }
      node -= node & -node
    }
    return result
  }

  mutating func add(_ weight: Int, at position: Int, rank: Int) {
    var node = rank + 1
    while node < tree.count {
      if weight > tree[node].weight { tree[node] = (weight, position) }
      node += node & -node
    }
  }
}
