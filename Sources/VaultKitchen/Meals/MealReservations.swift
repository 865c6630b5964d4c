package import VaultModel

/// What planned meals take of the pantry, in the order in which they are cooked, so that no two of them claim the same
/// egg.
///
/// ```swift
/// var reservations = MealReservations(in: stock)
/// let monday = reservations.reserve(soup, on: monday)      // a PantryCoverage
/// let tuesday = reservations.reserve(omelette, on: tuesday)
/// reservations.left                                        // what no meal claims
/// ```
///
/// A lot is good for a meal up to its last day: milk that expires on Monday is nothing for Tuesday's pancakes.
package struct MealReservations: Sendable {
  /// What no meal claims, as it is on the day of the last one.
  package private(set) var left: PantryStock

  /// Nothing is reserved yet.
  package init(in stock: PantryStock) { left = stock }

  /// Reserves what a meal needs, as far as it is there; meals are given by their days, the first before the others.
  package mutating func reserve(_ needs: [FoodNeed], on day: LocalDate) -> PantryCoverage {
    left = left.turned(to: day)
    return PantryCoverage(of: needs, takenFrom: &left)
  }

  /// How much of a meal there would be on a day, without reserving it.
  package func coverage(of needs: [FoodNeed], on day: LocalDate) -> PantryCoverage {
    var stock = left.turned(to: day)
    return PantryCoverage(of: needs, takenFrom: &stock)
  }
}
