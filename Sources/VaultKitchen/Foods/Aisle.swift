package import VaultModel

/// Where a food stands in a shop, in the order in which people walk through one.
package enum Aisle: UInt8, ClosedSet {
  case vegetables, herbs, fruit, bakery, meat, fish, dairy, dryGoods, baking, nuts, spices, sauces, canned, drinks,
    other

  package static let vocabulary = Vocabulary(
    """
    vegetables: овочі
    herbs: зелень
    fruit: фрукти
    bakery: хліб
    meat: м’ясо, м'ясо
    fish: риба
    dairy: молочне
    dry-goods: крупи
    baking: випічка
    nuts: горіхи
    spices: спеції
    sauces: соуси
    canned: консерви
    drinks: напої
    other: інше
    """)
}
