package import VaultModel

/// Which recipes are wanted, as options of the command line say it: all parts must hold.
///
/// A filter is a query in other words, ``query``, and nothing but the query language answers it.
///
/// ```swift
/// var filter = RecipeFilter()
/// filter.diets = [.vegan]
/// filter.longest = TimeSpan("30m")
/// filter.query        // type:recipe diets:all:vegan time<=30m
/// ```
///
/// Source: the kitchen's description, *Recipes*.
package struct RecipeFilter: Sendable, Hashable {
  /// Only favourites.
  package var isFavorite = false
  /// One of these; any for none.
  package var categories: [String] = []
  /// All of these. Vegan implies vegetarian and dairy-free, which the index knows.
  package var diets: [Diet] = []
  /// One of these; any for none.
  package var difficulties: [Difficulty] = []
  /// The longest time that all of it may take. A recipe that says no time does not meet it.
  package var longest: TimeSpan?
  /// The least rating of your own, 1–5.
  package var leastRating: Int?
  /// One of these: the names that one chef goes by; any for none.
  package var chefs: [String] = []
  /// The path of the collection that names the recipe, without `.md`; nil for any.
  package var collection: String?
  /// One of these; a recipe that says no status is a draft. Any for none.
  package var statuses: [RecipeStatus] = []
  /// Whether it is public; nil for either.
  package var isPublic: Bool?
  /// Whether a text generator did not write it.
  package var isByPeople = false

  package init() {}

  /// The filter in the query language.
  package var query: String { conditions.joined(separator: " ") }

  private var conditions: [String] {
    var conditions = ["type:recipe"]
    if isFavorite { conditions.append("favorite:true") }
    if !categories.isEmpty { conditions.append("category:" + Self.values(categories)) }
    if !diets.isEmpty { conditions.append("diets:all:" + Self.values(diets.map(\.name))) }
    if !difficulties.isEmpty { conditions.append("difficulty:" + Self.values(difficulties.map(\.name))) }
    if let longest { conditions.append("time<=" + longest.text) }
    if let leastRating { conditions.append("rating>=\(leastRating)") }
    if !chefs.isEmpty { conditions.append("chef:" + Self.values(chefs)) }
    if let collection { conditions.append("linked-from:" + Self.quoted("/" + collection)) }
    if let status { conditions.append(status) }
    if let isPublic { conditions.append(isPublic ? "public:true" : "not public:true") }
    if isByPeople { conditions.append("not ai:true") }
    return conditions
  }

  private var status: String? {
    guard !statuses.isEmpty else { return nil }
    let named = "status:" + Self.values(statuses.map(\.name))
    return statuses.contains(.draft) ? "(\(named) OR status:none)" : named
  }

  private static func values(_ values: [String]) -> String { values.map(quoted).joined(separator: ",") }

  /// A value as a query reads it: in quotes where it is more than letters, digits and hyphens.
  private static func quoted(_ value: String) -> String {
    if !value.isEmpty, value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }), value != "none", value != "any" {
      return value
    }
    let escaped = value.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
    return "\"\(escaped)\""
  }
}
