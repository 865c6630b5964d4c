import Testing
import VaultModel

@testable import VaultKitchen

@Suite struct `A filter of recipes` {
  static let rows: [(change: @Sendable (inout RecipeFilter) -> Void, query: String)] = [
    ({ _ in }, "type:recipe"),
    ({ $0.isFavorite = true }, "type:recipe favorite:true"),
    ({ $0.categories = ["Dessert", "Main Course"] }, #"type:recipe category:Dessert,"Main Course""#),
    ({ $0.categories = ["a \"b\"\\", "none"] }, #"type:recipe category:"a \"b\"\\","none""#),
    ({ $0.diets = [.vegan, .glutenFree] }, "type:recipe diets:all:vegan,gluten-free"),
    ({ $0.difficulties = [.easy, .hard] }, "type:recipe difficulty:easy,hard"),
    ({ $0.longest = TimeSpan("90 min") }, "type:recipe time<=1h30m"),
    ({ $0.leastRating = 4 }, "type:recipe rating>=4"),
    ({ $0.chefs = ["Бабуся", "chefs/g"] }, #"type:recipe chef:Бабуся,"chefs/g""#),
    ({ $0.collection = "collections/feast" }, #"type:recipe linked-from:"/collections/feast""#),
    ({ $0.statuses = [.approved, .pending] }, "type:recipe status:approved,pending"),
    ({ $0.statuses = [.draft] }, "type:recipe (status:draft OR status:none)"),
    ({ $0.isPublic = true }, "type:recipe public:true"), ({ $0.isPublic = false }, "type:recipe not public:true"),
    ({ $0.isByPeople = true }, "type:recipe not ai:true"),
    (
      { filter in
        filter.isFavorite = true
        filter.diets = [.vegan]
        filter.longest = TimeSpan("30m")
      }, "type:recipe favorite:true diets:all:vegan time<=30m"
    ),
  ]

  @Test(arguments: rows.indices)
  func `is a query`(row: Int) {
    var filter = RecipeFilter()
    Self.rows[row].change(&filter)
    #expect(filter.query == Self.rows[row].query)
  }
}
