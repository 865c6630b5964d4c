package import VaultModel

/// By how much a recipe is multiplied: an exact positive number within bounds.
///
/// ```swift
/// try ScaleFactor(from: 4, to: 6).value   // 3/2
/// ```
package struct ScaleFactor: Sendable, Hashable {
  package let value: Rational

  /// Nothing changes.
  package static let one = ScaleFactor(unchecked: 1)
  /// From a millionth to a million: what lies outside is a slip of the hand.
  package static let bounds: ClosedRange<Rational> = (Rational(1, over: 1_000_000) ?? 1)...1_000_000

  /// Takes a factor; throws if it is zero, negative or absurd.
  package init(_ value: Rational) throws(ScaleError) {
    guard value > 0 else { throw .notPositive(value.printed()) }
    guard Self.bounds.contains(value) else { throw .absurd(value.printed()) }
    self.value = value
  }

  /// The factor from one number of servings to another. A recipe that serves zero is left as it is.
  ///
  /// Throws if `wanted` is zero or negative, or absurdly far from `servings`.
  package init(from servings: Rational, to wanted: Rational) throws(ScaleError) {
    guard wanted > 0 else { throw .notPositive(wanted.printed()) }
    guard servings > 0 else {
      self = .one
      return
    }
    guard let value = try? wanted / servings else { throw .absurd(wanted.printed()) }
    try self.init(value)
  }

  private init(unchecked value: Rational) { self.value = value }
}
