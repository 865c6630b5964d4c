/// The foods that home recipes name: one line a food under the aisle it stands in, `@aisle`, as
/// `English names | Ukrainian names | Russian names | facts | number in HouseholdWeights`.
///
/// Names are separated by `;`. `борошн(о,а,у,ом)` stands for the declined forms борошно, борошна, борошну, борошном, and
/// `egg(,s)` for egg and eggs; with brackets in several words every combination is a name. The first form of the first
/// name is how the food is called. Of two foods with one name the first has it. Facts are members of ``FoodFacts``.
///
/// Origin: everyday usage in recipes; written by hand for this project.
/// Licence: none needed (facts).
enum BuiltInFoods {
  /// The parts of the table in their order, each a group of aisles.
  static let tables = [produce, fromAnimals, staples, flavours]
}
