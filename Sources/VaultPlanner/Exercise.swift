/// A short exercise for a low mood; none takes longer than ten minutes.
package enum Exercise: String, Sendable, CaseIterable {
  case breathe, ground, gratitude, feel, draw

  /// One of them by a number: the same one for the same number.
  package init(seed: UInt64) {
    // SplitMix64, of which one step tells near numbers apart.
    var mixed = seed &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    self = Self.allCases[Int(mixed % UInt64(Self.allCases.count))]
  }
}

/// What is offered after a check-in: an exercise where there is time for it, else an encouraging line; nothing unless the
/// mood is low.
package struct ExerciseOffer: Sendable, Hashable {
  package var exercise: Exercise?
  package var encourages: Bool

  /// Nothing.
  package static let none = ExerciseOffer(exercise: nil, encourages: false)

  private init(exercise: Exercise?, encourages: Bool) { (self.exercise, self.encourages) = (exercise, encourages) }

  /// - Parameters:
  ///   - mood: −2 … 2.
  ///   - blocks: those of the day, planned anew.
  ///   - now: in seconds since 1970-01-01 00:00 UTC, as the last offer is.
  package init(after mood: Int, _ blocks: [PlanBlock], now: Int64, lastOffer: Int64?, seed: UInt64) {
    guard mood < 0 else {
      self = .none
      return
    }
    let coming = blocks.filter { block in
      guard let span = block.span, span.upperBound > now else { return false }
      return block.kind.isSet || block.kind == .planned || block.kind == .running
    }
    let next = coming.min { ($0.span?.lowerBound ?? 0) < ($1.span?.lowerBound ?? 0) }
    var hasTime = true
    if let next, let span = next.span, next.kind.isSet { hasTime = span.lowerBound - now > Self.notice }
    let isRested = lastOffer.map { now - $0 >= Self.rest || $0 > now } ?? true
    exercise = hasTime && isRested ? Exercise(seed: seed) : nil
    encourages = exercise == nil
  }

  /// Ten minutes before something that is set there is no time for an exercise, in seconds.
  private static let notice: Int64 = 600
  /// Two hours, in seconds.
  private static let rest: Int64 = 7200
}

extension PlanBlock.Kind {
  /// Whether nothing moves it.
  fileprivate var isSet: Bool {
    switch self {
    case .event, .lesson, .fixed, .pinned: true
    case .allDay, .running, .planned, .free, .done, .missed: false
    }
  }
}
