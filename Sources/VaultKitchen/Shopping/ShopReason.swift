/// Why a food that recipes need has no new line on a list, or lost the one it had.
package enum ShopReason: Sendable, Hashable {
  /// The pantry has enough.
  case inPantry
  /// Lines of the list have enough, as they stand.
  case onList
  /// A line that was there has the amounts of all recipes now.
  case merged
  /// Its line goes, because the pantry has enough.
  case lineLeftForPantry
  /// Its line goes, because others of the list have enough.
  case lineLeftForOthers
}
