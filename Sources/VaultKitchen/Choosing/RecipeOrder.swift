/// In which order recipes are shown; every one has its reverse.
package enum RecipeOrder: String, Sendable, CaseIterable {
  /// By title, as the vault's language sorts.
  case title
  case titleBackwards = "-title"
  /// By `created`, the last first; recipes that do not say come last, here and in ``oldest``.
  case newest, oldest
  /// By your own rating, the best first.
  case rating
  case ratingBackwards = "-rating"
  /// By the whole time, the shortest first.
  case time
  case timeBackwards = "-time"

  /// The order as directives of a query; what is equal stands by title.
  package var directive: String {
    switch self {
    case .title: "| sort title"
    case .titleBackwards: "| sort -title"
    case .newest: "| sort -created,title"
    case .oldest: "| sort created,title"
    case .rating: "| sort -rating,title"
    case .ratingBackwards: "| sort rating,title"
    case .time: "| sort time,title"
    case .timeBackwards: "| sort -time,title"
    }
  }
}
