/// Something that a person should know about how a list was made.
package enum ShopRemark: Sendable, Hashable {
  /// Amounts of a food in different units were added by a row that says what they weigh.
  case converted(food: String, FoodWeight)
  /// The pantry, or the list, has some of a food in a unit that cannot be compared with what is needed.
  case notCompared(food: String, amount: String, isListed: Bool = false)
  /// The pantry has a food without saying how much, which is taken for enough.
  case takenAsEnough(food: String)
  /// The pantry has a lot of a food that is not good any more, which does not count.
  case expired(food: String)
  /// The pantry has something that may be the food, which does not count.
  case perhaps(food: String, lot: String)
  /// A line of a recipe has an amount with two readings.
  case unread(food: String, amount: String)
  /// An ingredient is a recipe of its own, which was not opened.
  case linked(food: String)
  /// What is bought for no recipe is on the list as it is typed.
  case listed(String)
  /// Ingredients that the dish works without, which are left out.
  case optional([String])
}
