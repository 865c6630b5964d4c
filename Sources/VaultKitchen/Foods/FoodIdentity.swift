/// Which food a name means: the food whose name it is, and what the other words make of that.
///
/// ```swift
/// book.food(named: "large red onions").identity == book.food(named: "цибулі").identity          // true
/// book.food(named: "gluten-free flour").identity.likeness(to: flour)                            // .different
/// book.food(named: "Kerrymaid butter").identity.likeness(to: butter)                            // .perhaps
/// ```
///
/// Source: the kitchen page of the guide, Units and foods.
package struct FoodIdentity: Sendable, Hashable {
  /// What makes another food of one.
  enum Kind: Sendable, Hashable, Comparable {
    /// A row of ``FoodWords``: gluten-free.
    case row(Int)
    /// Another food, by its place: the coconut of coconut flour.
    case food(Int)
    /// A food that is missing, by its place: the hazelnuts of chocolate without hazelnuts.
    case without(Int)
    /// A kind that is missing, by its row of ``FoodWords``: the rye of bread without rye.
    case withoutRow(Int)
    /// Allergens that it has, as ``FoodFacts``: the milk of chocolate that contains dairy.
    case having(UInt32)
  }

  /// The place in ``FoodMatcher/foods`` of the food whose name it is; nil for one that vault does not know.
  package internal(set) var base: Int?
  /// What a food that vault does not know is one of, as a stem: the `roll` of garlic rolls; empty for a known one.
  var head = ""
  /// What makes another food of it, each once, in order.
  var kinds: [Kind] = []
  /// The stems of the words that may or may not change it, in order.
  var others: [String] = []

  /// Whether the name means a food that vault knows, and nothing else.
  package var isPlain: Bool { base != nil && kinds.isEmpty && others.isEmpty }
  /// Whether nobody can tell which food it is.
  var isUncertain: Bool { base == nil ? !head.isEmpty : !others.isEmpty }
}

/// How far two names mean one food.
package enum FoodLikeness: Sendable {
  /// One is taken for the other.
  case same
  /// One may be the other: it is named, and taken only by somebody who says so.
  case perhaps
  /// One is never taken for the other.
  case different
}

extension FoodIdentity {
  /// How far this food is another one. What is of another kind, as gluten-free flour is, is never *perhaps* the other.
  package func likeness(to other: FoodIdentity) -> FoodLikeness {
    if self == other { return .same }
    guard base == other.base, head == other.head, kinds == other.kinds else { return .different }
    if base != nil { return .perhaps }
    let (own, theirs) = (Set(others), Set(other.others))
    return own.isSubset(of: theirs) || theirs.isSubset(of: own) ? .perhaps : .different
  }
}
