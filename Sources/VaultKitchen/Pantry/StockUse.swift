package import VaultModel

/// What one use takes from the pantry, and what it could not take.
package struct StockUse: Sendable {
  /// What came from one lot.
  package struct Share: Sendable, Hashable {
    /// The lot's place in ``PantryStock/lots``.
    package var lot: Int
    /// How much, in the lot's unit.
    package var amount: FoodAmount
    /// The rows of the food that made the lot comparable.
    package var weights: [FoodWeight]
  }

  /// The food that was taken.
  package var food: NamedFood
  /// In the order in which the lots were used.
  package var shares: [Share] = []
  /// What there was not enough of, in the units that were asked for.
  package var missing: [FoodAmount] = []
  /// Lots of the food whose amounts could not be compared with what was still missing.
  package var incomparable: [Int] = []
  /// Lots of the food that name no amount: there is some of it.
  package var unmeasured: [Int] = []
  /// Whether all that there is was taken, also what names no amount.
  package var isAll = false
  /// How much of what was asked for there is, from 0 to 1.
  package var covered: Rational = 0

  /// Whether there is enough: all of what is asked for, or some that nobody measured.
  package var isEnough: Bool { covered == 1 || !unmeasured.isEmpty }

  /// Whether some lot of the food could not be counted, so that there may be enough of it after all.
  package var isUncertain: Bool { !missing.isEmpty && !(incomparable.isEmpty && unmeasured.isEmpty) }
}
