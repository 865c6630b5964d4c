package import VaultModel

/// Chooses one of many recipes for a day: the same on every device, and every recipe as often as any other.
///
/// Four weeks are a round in which no recipe comes twice until all have come. On each day the one with the highest number
/// wins that a hash gives for its path and the day (highest random weight, Thaler and Ravishankar 1998). So a recipe that
/// comes or goes changes the days that it wins and hardly any other, and one that is edited changes none.
///
/// ```swift
/// RecipeOfTheDay(paths)[LocalDate("2026-11-20")]     // the place of a path
/// ```
package struct RecipeOfTheDay: Sendable {
  /// The days of one round.
  package static let round = 28

  private let seeds: [UInt64]
  /// Paths in their order decide between equal numbers.
  private let paths: [[UInt8]]

  /// - Parameter paths: what tells the recipes apart, as bytes below the vault's root.
  package init(_ paths: [[UInt8]]) {
    self.paths = paths
    seeds = paths.map { path in
      // FNV-1a (draft-eastlake-fnv), 64 bits.
      path.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  /// The place of the recipe for a day; nil without recipes.
  ///
  /// - Complexity: O(n × ``round``).
  package subscript(date: LocalDate) -> Int? {
    guard !paths.isEmpty else { return nil }
    let today = Int(date.daysSinceEpoch)
    let position = ((today % Self.round) + Self.round) % Self.round
    var left = Array(paths.indices)
    var chosen: Int?
    for day in (today - position)...today {
      // A new turn does not begin with the recipe that the last one ended with.
      if left.isEmpty { left = paths.indices.filter { $0 != chosen || paths.count == 1 } }
      guard let winner = left.indices.max(by: { isLess(left[$0], left[$1], on: day) }) else { return nil }
      chosen = left.remove(at: winner)
    }
    return chosen
  }

  private func isLess(_ one: Int, _ other: Int, on day: Int) -> Bool {
    let weights = (weight(one, day), weight(other, day))
    return weights.0 != weights.1
      ? weights.0 < weights.1 : paths[other].lexicographicallyPrecedes(paths[one])
  }

  private func weight(_ place: Int, _ day: Int) -> UInt64 {
    var numbers = RepeatableNumbers(seed: seeds[place] ^ UInt64(bitPattern: Int64(day)))
    return numbers.next()
  }
}
