package import VaultSyntax

/// One number or a range of two, exact, with the bytes each stands in so that exactly these can be replaced.
package struct Amount: Sendable, Hashable {
  /// The number, or the first of a range.
  package var lower: WrittenNumber
  /// The second number of a range, as written.
  package var upper: WrittenNumber?
  /// Whether `~`, `≈` or a word such as `about` stands before it.
  package var isApproximate: Bool
  /// Whether it may be less, down to nothing: `up to 5`.
  package var isAtMost = false

  package init(_ lower: WrittenNumber, upTo upper: WrittenNumber? = nil, isApproximate: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.isApproximate = isApproximate
  }

  /// The numbers written, one or two.
  package var numbers: [WrittenNumber] { upper.map { [lower, $0] } ?? [lower] }
  /// The exact value: the lower end of a range.
  package var value: Rational { lower.value }
  /// From the first byte of the first number to the last of the last one; empty, before the unit, where a measure alone
  /// says one, as in `pinch of salt`.
  package var range: ByteRange { ByteRange(lower.range.lower, (upper ?? lower).range.upper) }
}
