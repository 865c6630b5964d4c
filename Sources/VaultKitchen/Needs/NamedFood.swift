/// What an ingredient, a lot or a line of a shopping list is of: a food that vault knows, else its name.
///
/// Two of them are equal when they mean the same food: `борошна` and `flour`, but also `stardust` and `Stardust`.
package struct NamedFood: Sendable {
  /// What tells it from all others of one ``FoodBook``.
  package let identity: FoodIdentity
  /// The food, if vault knows it and the name means nothing else.
  package var known: KnownFood? { identity.isPlain ? kindred : nil }
  /// The food that vault knows and this may be, or is another kind of: the flour of gluten-free flour.
  package let kindred: KnownFood?
  /// The name as written, without what is done to the food.
  package let name: String

  init(_ identity: FoodIdentity, name: String, _ matcher: FoodMatcher) {
    self.identity = identity
    self.name = name
    kindred = identity.base.map { matcher.foods[$0] }
  }

  /// The same food under another name.
  func called(_ name: String) -> NamedFood { NamedFood(identity: identity, kindred: kindred, name: name) }

  private init(identity: FoodIdentity, kindred: KnownFood?, name: String) {
    (self.identity, self.kindred, self.name) = (identity, kindred, name)
  }

  /// How far it is another food.
  package func likeness(to other: NamedFood) -> FoodLikeness { identity.likeness(to: other.identity) }

  /// Whether it comes out of the tap, so that no pantry need hold it.
  package var isWater: Bool { known?.builtInTitle == "water" }
}

extension NamedFood: Hashable {
  package static func == (left: NamedFood, right: NamedFood) -> Bool { left.identity == right.identity }
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
