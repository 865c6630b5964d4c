/// Foods that are sold in one make only, whoever sells them: an unknown word beside one of them is a maker.
///
/// Titles of ``BuiltInFoods``. What has substitutes that lack an allergen, or have another one, is none of them: butter,
/// milk, flour, chocolate.
///
/// Origin: the kitchen page of the guide; written by hand for this project.
/// Licence: none needed (facts).
enum OneMakeNames {
  static let titles: Set<String> = [
    "salt", "sugar", "brown sugar", "icing sugar", "powdered sugar", "rice", "water", "peas", "baking soda",
  ]
}
