import Foundation

/// How many of the places where something can go wrong a test strikes, and how much of what is random it tries.
///
/// A run of all tests takes every third or fourth of them, another part for each fault, so that all are struck by some
/// fault; with `VAULT_THOROUGH` in the environment it takes every one. Hostile texts are shorter in a run of all tests; it
/// is their full length at which what takes a step for each pair of bytes breaks its time limit.
package enum FaultPoints {
  /// Whether every place is to be struck.
  package static let isThorough = ProcessInfo.processInfo.environment["VAULT_THOROUGH"] != nil

  /// The calls to strike of `count` calls: every `step`-th, from another one for each `offset`.
  package static func calls(of count: Int, every step: Int, from offset: Int = 0) -> StrideThrough<Int> {
    isThorough ? stride(from: 1, through: count, by: 1) : stride(from: 1 + offset % step, through: count, by: step)
  }

  /// How often a random test draws, or how long a hostile text is: less, unless all is wanted.
  package static func count(_ count: Int, few: Int) -> Int { isThorough ? count : min(few, count) }

  /// The seeds to try of `count`, fewer of them unless every one is wanted.
  package static func seeds(of count: UInt64, few: UInt64) -> ClosedRange<UInt64> {
    1...(isThorough ? count : min(few, count))
  }
}
