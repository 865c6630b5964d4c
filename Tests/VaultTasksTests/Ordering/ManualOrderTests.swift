import Testing
import VaultModel
import VaultTestSupport

@testable import VaultTasks

@Suite struct `The manual order of tasks` {
  /// The orders of tasks 0, 1, …, which of them are moved where, and what is written.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let orders: [Rational?]
    var isDescending = false
    let moved: [Int]
    let place: ManualOrder.Place
    let changes: [(task: Int, order: String?)]

    init(
      _ name: String, _ orders: [Rational?], descending: Bool = false, _ moved: [Int], _ place: ManualOrder.Place,
      _ changes: [(Int, String?)]
    ) {
      self.name = name
      self.orders = orders
      isDescending = descending
      self.moved = moved
      self.place = place
      self.changes = changes.map { (task: $0, order: $1) }
    }

    var testDescription: String { name }
  }

  private static func millionths(_ number: Int64) -> Rational? { Rational(number, over: 1_000_000) }

  static let rows: [Row] = [
    Row("takes a whole number where there is one", [1, 3, 9], [2], .before(1), [(2, "2")]),
    Row("takes a decimal between neighbours", [1, 2, nil], [2], .before(1), [(2, "1.5")]),
    Row("goes below the first", [1, 2, 3], [2], .first, [(2, "0")]),
    Row("goes below zero", [0, 2, 3], [2], .first, [(2, "-1")]),
    Row("goes above the last", [1, 2, 3], [0], .last, [(0, "4")]),
    Row("goes above a decimal", [1, Rational(5, over: 2)], [0], .last, [(0, "3")]),
    Row("goes below a decimal", [1, Rational(5, over: 2)], [1], .first, [(1, "0")]),
    Row("writes nothing where nothing moves", [1, 2, 3], [1], .after(0), []),
    Row("writes nothing where nobody has a number and nothing moves", [nil, nil, nil], [1], .after(0), []),
    Row("needs one number to be first", [nil, nil, nil], [2], .first, [(2, "1")]),
    Row("numbers those before it alone", [nil, nil, nil, nil], [3], .before(1), [(0, "1"), (3, "2")]),
    Row("numbers those that are passed, and not the last", [nil, nil, nil], [0], .last, [(1, "1"), (2, "2")]),
    Row("numbers behind those that have one", [4, nil, nil, nil], [3], .before(2), [(1, "5"), (3, "6")]),
    Row("takes a number away where the paths say the order", [nil, nil, 1], [2], .last, [(2, nil)]),
    Row("moves several in the order of their names", [1, 2, nil, nil], [3, 2], .before(1), [(3, "1.3"), (2, "1.6")]),
    Row(
      "spreads several evenly", [1, 2, nil, nil, nil], [2, 3, 4], .before(1), [(2, "1.2"), (3, "1.5"), (4, "1.7")]),
    Row("changes one of two that are moved when that will do", [1, 2, 3], [2, 0], .after(1), [(0, "4")]),
    Row("takes equal numbers by path", [2, 2, 2], [2], .before(1), [(1, "3")]),
    Row(
      "never writes three decimals, which some languages read as thousands",
      [millionths(1_120_000), millionths(1_130_000), 9],
      [2], .before(1), [(2, "1.1250")]),
    Row("goes down to millionths", [millionths(1), millionths(3), 9], [2], .before(1), [(2, "0.000002")]),
    Row(
      "numbers a neighbour anew where no number is left between", [millionths(1), millionths(2), nil], [2], .before(1),
      [(2, "1"), (1, "2")]),
    Row(
      "leaves numbers alone that are further off", [millionths(1), millionths(2), 5, 9], [3], .before(1),
      [(3, "1"), (1, "3")]),
    Row("turns round with its list", [3, 2, 1], descending: true, [2], .first, [(2, "4")]),
    Row("turns round at the end", [3, 2, 1], descending: true, [0], .last, [(0, "0")]),
    Row(
      "counts down in a list that is turned round", [nil, nil, nil], descending: true, [2], .before(1),
      [(0, "2"), (2, "1")]),
    Row("numbers anew what no list can compare", [Rational(.max), nil], [1], .first, [(1, "1"), (0, "2")]),
  ]

  @Test(arguments: rows)
  func `is changed by as few keys as can be`(row: Row) {
    let order = ManualOrder(row.orders, isDescending: row.isDescending)
    let changes = order.moving(row.moved, to: row.place)
    #expect(changes == row.changes.map { ManualOrder.Change(task: $0.task, order: $0.order) })
    #expect(
      ManualOrder(row.orders.applying(changes), isDescending: row.isDescending).shown
        == order.sequence(moving: row.moved, to: row.place))
  }

  @Test(arguments: [false, true])
  func `is after any moves that of an array in which the same was moved`(isDescending: Bool) {
    for seed in LongSearch.seeds(few: 60) {
      var random = SplitMix64(seed: seed)
      var orders = [Rational?](repeating: nil, count: Int.random(in: 1...9, using: &random))
      for task in orders.indices where Bool.random(using: &random) { orders[task] = Self.number(&random) }
      var naive = ManualOrder(orders, isDescending: isDescending).shown
      for _ in 0..<25 {
        let moved = Array(naive.shuffled(using: &random).prefix(Int.random(in: 1...naive.count, using: &random)))
        let (place, index) = Self.place(among: naive.filter { !moved.contains($0) }, &random)
        naive.removeAll { moved.contains($0) }
        naive.insert(contentsOf: moved, at: index)
        let changes = ManualOrder(orders, isDescending: isDescending).moving(moved, to: place)
        orders = orders.applying(changes)
        #expect(ManualOrder(orders, isDescending: isDescending).shown == naive, "seed \(seed): \(orders)")
      }
    }
  }

  @Test func `changes no more than the fewest of all ways`() {
    for seed in LongSearch.seeds(few: 600) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 1...5, using: &random)
      let orders = (0..<count).map { _ in Bool.random(using: &random) ? nil : Self.number(&random) }
      let order = ManualOrder(orders)
      let moved = Array(order.shown.shuffled(using: &random).prefix(Int.random(in: 1...count, using: &random)))
      let (place, _) = Self.place(among: order.shown.filter { !moved.contains($0) }, &random)
      let sequence = order.sequence(moving: moved, to: place)
      let changes = order.moving(moved, to: place)
      #expect(
        changes.count == FewestChanges(sequence, orders).count, "seed \(seed): \(orders) \(sequence) \(changes)")
    }
  }

  @Test func `stays short when one task is put between two again and again`() {
    var orders: [Rational?] = [1, 2, nil]
    for turn in 0..<200 {
      let order = ManualOrder(orders)
      let changes = order.moving([order.shown[turn % 2 == 0 ? 2 : 0]], to: .after(order.shown[1]))
      #expect(changes.count <= 2 && changes.allSatisfy { ($0.order ?? "").utf8.count <= 9 })
      orders = orders.applying(changes)
    }
  }

  /// A small number, often one that others have too or are a millionth from.
  private static func number(_ random: inout some RandomNumberGenerator) -> Rational? {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: Rational(Int64.random(in: -2...3, using: &random))
    case 1: millionths(Int64.random(in: 1...4, using: &random))
    default: Rational(Int64.random(in: 0...20, using: &random), over: 10)
    }
  }

  /// A place among tasks that stay, and the position that it means.
  private static func place(
    among rest: [Int], _ random: inout some RandomNumberGenerator
  ) -> (ManualOrder.Place, Int) {
    let position = Int.random(in: 0...rest.count, using: &random)
    if position == 0, rest.isEmpty || Bool.random(using: &random) { return (.first, 0) }
    if position == rest.count {
      return Bool.random(using: &random) ? (.last, position) : (.after(rest[position - 1]), position)
    }
    return (.before(rest[position]), position)
  }
}

extension [Rational?] {
  /// The orders with changes, read as a note reads them.
  fileprivate func applying(_ changes: [ManualOrder.Change]) -> [Rational?] {
    var orders = self
    for change in changes {
      orders[change.task] = change.order.flatMap { text in
        let parts = text.split(separator: ".")
        let decimals = parts.count > 1 ? parts[1].utf8.count : 0
        return Int64(parts.joined()).flatMap { Rational(digits: $0, decimals: decimals) }
      }
    }
    return orders
  }
}

/// Tries every choice of tasks that stay as they are.
private struct FewestChanges {
  private(set) var count: Int

  init(_ sequence: [Int], _ orders: [Rational?]) {
    count = sequence.count
    for choice in 0..<(1 << sequence.count) {
      let changed = sequence.indices.filter { choice & (1 << $0) == 0 }.count
      let isPossible = (0...sequence.count).contains { numbered in
        Self.isPossible(sequence, orders, numbered: numbered) { choice & (1 << $0) != 0 }
      }
      if changed < count, isPossible { count = changed }
    }
  }

  private static func isPossible(
    _ sequence: [Int], _ orders: [Rational?], numbered: Int, isKept: (Int) -> Bool
  ) -> Bool {
    var last: (position: Int, value: Int64)?
    for (position, task) in sequence.enumerated() {
      if position >= numbered {
        if isKept(position), orders[task] != nil { return false }
        if position > numbered, sequence[position - 1] > task { return false }
      } else if isKept(position) {
        guard let value = orders[task]?.rounded(toPartsOf: 1_000_000) else { return false }
        if let last {
          let room = value - last.value - 1
          let isNext = position == last.position + 1
          let isTie = isNext && room == -1 && sequence[last.position] < task
          guard isTie || room >= Int64(position - last.position - 1) else { return false }
        }
        last = (position, value)
      }
    }
    return true
  }
}
