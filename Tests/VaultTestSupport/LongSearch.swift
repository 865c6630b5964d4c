import Foundation
import VaultSyntax

/// A search through more cases than a run of all tests has time for: every place where a fault can strike, or random cases
/// without end.
///
/// `.ci/run` tries a few cases of each, a plain run of all tests a fourth of those. Random ones follow from a seed, which is
/// the number of commits hashed with the name of the suite's file, so that every commit tries others, each suite its own, and
/// one commit always the same. The seed is printed; one that failed becomes a row of `known`, which every run tries. With
/// `VAULT_SEARCH_SECONDS` in the environment every search goes on for so long, however much there is to try;
/// `VAULT_SEARCH_SEED` begins at another seed, such as that of a failure.
///
/// ```swift
/// for seed in LongSearch.seeds(few: 8, known: [1_057_000_003]) { try check(RandomVault(seed)) }
/// for strike in LongSearch.some(60, of: strikes) { try check(strike) }
/// @Test(arguments: LongSearch.sample(4, of: rows)) func `is read`(row: Row) { … }
/// ```
package enum LongSearch {
  /// How long each search goes on; nil in a run of all tests.
  private static let seconds = environment("VAULT_SEARCH_SECONDS").flatMap(Double.init)
  /// What the cases follow from in place of the number of commits.
  private static let seed = environment("VAULT_SEARCH_SEED").flatMap(UInt64.init)

  /// Whether what is tried may not come to every kind of case: searches that go on for a time, and a sample of what
  /// `.ci/run` tries.
  package static let isAsked = seconds != nil || isSampled

  /// Whether a fourth of the cases has to do.
  private static let isSampled = seconds == nil && !isThere(.time)

  private static func sampled(_ few: Int) -> Int { isSampled ? max(1, few / 4) : few }

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Seeds for random cases: those that failed once, then as many others, or such for a time.
  ///
  /// - Parameter known: seeds that failed once.
  package static func seeds(
    few: Int, known: [UInt64] = [], _ name: String = #function, in suite: String = #fileID
  ) -> Tries<UInt64> {
    let first = seed(of: suite)
    let end = known.count + sampled(few)
    return Tries(name, from: first, for: seconds, upTo: seconds == nil ? end : .max) { number in
      number < known.count ? known[number] : first &+ UInt64(number - known.count)
    }
  }

  /// Some of these cases, spread evenly over them in a run of all tests: those that belong together stand together.
  package static func some<Case>(
    _ few: Int, of cases: [Case], _ name: String = #function, in suite: String = #fileID
  ) -> Tries<Case> {
    guard let seconds else {
      let count = min(sampled(few), cases.count)
      return Tries(name, from: nil, for: nil, upTo: count) { cases[$0 * cases.count / count] }
    }
    let first = seed(of: suite)
    var random = SplitMix64(seed: first)
    let shuffled = cases.shuffled(using: &random)
    return Tries(name, from: first, for: seconds, upTo: cases.count) { shuffled[$0] }
  }

  /// Some rows of a table that takes long, each commit others; with `VAULT_WHOLE_TESTS` in the environment, as `.ci/run` has
  /// it, all of them.
  package static func sample<Row>(_ few: Int, of rows: [Row], in suite: String = #fileID) -> [Row] {
    guard few < rows.count, !isThere(.time) else { return rows }
    let offset = Int(seed(of: suite) % UInt64(rows.count))
    return (0..<few).map { rows[(offset + $0 * rows.count / few) % rows.count] }
  }

  // MARK: The seed

  /// The seed that is asked for, else that of a suite at this commit.
  private static func seed(of suite: String) -> UInt64 {
    if let seed { return seed }
    var hash = FNV1a()
    hash.add(commits)
    hash.add(suite.utf8)
    return hash.value
  }

  /// How many commits lead to this one; 0 where no git, or no repository, can tell.
  private static let commits: UInt64 = {
    guard let git = try? InstalledGit(),
      let answer = try? git.run(
        ["rev-list", "--count", "HEAD"], at: VaultBinary.packageRoot.path,
        InstalledGit.environment(below: VaultBinary.packageRoot.deletingLastPathComponent().path)), answer.exitCode == 0
    else { return 0 }
    return UInt64(String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }()

  /// The cases that a search tries.
  package struct Tries<Case>: Sequence, IteratorProtocol {
    private let name: String
    private let seed: UInt64?
    private let limit: Int
    private let end: ContinuousClock.Instant?
    private let makeCase: (Int) -> Case
    private var tried = 0

    /// - Parameters:
    ///   - seed: what the cases follow from; nil where nothing is random.
    ///   - seconds: how long the search goes on, over one case at least; nil: to its limit.
    fileprivate init(
      _ name: String, from seed: UInt64?, for seconds: Double?, upTo limit: Int, _ makeCase: @escaping (Int) -> Case
    ) {
      (self.name, self.seed, self.limit, self.makeCase) = (name, seed, limit, makeCase)
      end = seconds.map { .now + .seconds($0) }
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
