import Testing
import VaultModel

@testable import VaultKitchen

@Suite struct `The recipe of the day` {
  private static let paths = (0..<9).map { Array("recipes/\($0).md".utf8) }

  private func choices(_ paths: [[UInt8]], from first: String, days: Int) throws -> [Int] {
    let start = try #require(LocalDate(first))
    let choice = RecipeOfTheDay(paths)
    return try (0..<days).map { day in
      let date = try #require(LocalDate(daysSinceEpoch: Int(start.daysSinceEpoch) + day))
      return try #require(choice[date])
    }
  }

  @Test func `is the same whenever and in whatever order it is asked for`() throws {
    let date = try #require(LocalDate("2026-11-20"))
    let first = try #require(RecipeOfTheDay(Self.paths)[date])
    #expect(RecipeOfTheDay(Self.paths)[date] == first)
    let turned = Array(Self.paths.reversed())
    let other = try #require(RecipeOfTheDay(turned)[date])
    #expect(turned[other] == Self.paths[first])
  }

  @Test func `is none without recipes, and the only one there is`() throws {
    let date = try #require(LocalDate("2026-11-20"))
    #expect(RecipeOfTheDay([])[date] == nil)
    #expect(RecipeOfTheDay([[1]])[date] == 0)
  }

  /// Of 9 recipes each comes 3 times in a round of 28 days and one a fourth time: in 100 rounds 300 to 400 times.
  @Test func `comes about as often as any other`() throws {
    let all = try choices(Self.paths, from: "1969-12-25", days: 100 * RecipeOfTheDay.round)
    let counts = Self.paths.indices.map { place in all.count { $0 == place } }
    #expect(counts.allSatisfy { (300...400).contains($0) }, "\(counts)")
  }

  @Test func `does not come twice in a round that is shorter than the book`() throws {
    let paths = (0..<40).map { Array("r/\($0).md".utf8) }
    // Day 0 of the epoch begins a round.
    let days = try choices(paths, from: "1970-01-01", days: RecipeOfTheDay.round)
    #expect(Set(days).count == RecipeOfTheDay.round)
  }

  @Test func `does not come on two days in a row within a round`() throws {
    for count in 2...5 {
      let days = try choices(Array(Self.paths.prefix(count)), from: "1970-01-01", days: RecipeOfTheDay.round)
      #expect(zip(days, days.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  /// A tenth recipe wins a tenth of the days; what it displaces is displaced once more at most now and then.
  @Test func `stays when another recipe comes`() throws {
    let before = try choices(Self.paths, from: "2026-01-01", days: 365)
    let after = try choices(Self.paths + [Array("recipes/new.md".utf8)], from: "2026-01-01", days: 365)
    let forty = (0..<40).map { Array("r/\($0).md".utf8) }
    let small = try choices(forty, from: "2026-01-01", days: 365)
    let grown = try choices(forty + [Array("r/new.md".utf8)], from: "2026-01-01", days: 365)
    #expect(zip(before, after).count { $0 == $1 } > 120)
    #expect(zip(small, grown).count { $0 == $1 } > 290)
  }
}
