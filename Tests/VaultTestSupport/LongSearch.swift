import Foundation

/// A search through more cases than a run of all tests has time for: every place where a fault can strike, or random cases
/// without end.
///
/// A run of all tests tries a few cases, always the same ones. With `VAULT_SEARCH_SECONDS` in the environment every search
/// goes on for so long, over cases that follow from `VAULT_SEARCH_SEED`, and prints how many it tried. So it takes the same
/// time however much there is to try, and another seed tries other cases.
///
/// ```swift
/// for seed in LongSearch.seeds(few: 8) { try check(RandomVault(seed)) }
/// for strike in LongSearch.some(60, of: strikes) { try check(strike) }
/// ```
package enum LongSearch {
  /// How long each search goes on; nil in a run of all tests.
  private static let seconds = environment("VAULT_SEARCH_SECONDS").flatMap(Double.init)
  /// What the cases follow from. The seed of a failure, given here, comes first again.
  private static let seed = environment("VAULT_SEARCH_SEED").flatMap(UInt64.init) ?? 1

  /// Whether searches go on for a time, and may not come to every kind of case in it.
  package static let isAsked = seconds != nil

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Seeds for random cases, from 1 in a run of all tests.
  package static func seeds(few: Int, _ name: String = #function) -> Tries<UInt64> {
    guard let seconds else { return Tries(name, upTo: few) { UInt64($0) + 1 } }
    return Tries(name, from: seed, for: seconds) { seed &+ UInt64($0) }
  }

  /// Some of these cases, spread evenly over them in a run of all tests: those that belong together stand together.
  package static func some<Case>(_ few: Int, of cases: [Case], _ name: String = #function) -> Tries<Case> {
    guard let seconds else {
      let count = min(few, cases.count)
      return Tries(name, upTo: count) { cases[$0 * cases.count / count] }
    }
    var random = SplitMix64(seed: seed)
    let shuffled = cases.shuffled(using: &random)
    return Tries(name, from: seed, for: seconds, upTo: cases.count) { shuffled[$0] }
  }

  /// The cases that a search tries.
  package struct Tries<Case>: Sequence, IteratorProtocol {
    private let name: String
    private let seed: UInt64?
    private let limit: Int
    private let end: ContinuousClock.Instant?
    private let makeCase: (Int) -> Case
    private var tried = 0

    /// The first cases, up to a number of them.
    fileprivate init(_ name: String, upTo limit: Int, _ makeCase: @escaping (Int) -> Case) {
      (self.name, seed, self.limit, end, self.makeCase) = (name, nil, limit, nil, makeCase)
    }

    /// The cases of some time, one at least.
    fileprivate init(
      _ name: String, from seed: UInt64, for seconds: Double, upTo limit: Int = .max,
      _ makeCase: @escaping (Int) -> Case
    ) {
      (self.name, self.seed, self.limit, self.makeCase) = (name, seed, limit, makeCase)
      end = .now + .seconds(seconds)
    }

    package mutating func next() -> Case? {
      guard tried < limit, tried == 0 || end.map({ .now < $0 }) ?? true else {
        if let seed { print("search \(name): \(tried)\(limit < .max ? " of \(limit)" : "") cases from seed \(seed)") }
        return nil
      }
      defer { tried += 1 }
      return makeCase(tried)
    }
  }
}
