extension QueryVocabulary {
  /// The keys that the format defines, with the kinds their columns have.
  package static let standard = QueryVocabulary(
    standardKeys,
    aliases: [
      "tags": "tag", "ingredients": "ingredient", "diet": "diets", "allergen": "allergens", "alias": "aliases",
      "link": "links", "image": "images", "attachment": "attachments",
    ])

  private static var standardKeys: [QueryKey] {
    of(
      .text,
      "title body note name source weather bio nickname until except also dates prep or caption topic place")
      + [QueryKey("ingredient", .textWithAmount)]
      + of(
        .name, "list links linked-from broken chef category collection parent depends subject lesson aliases lang uid")
      + of(
        .name, "not-list project context account from owner subgroup weeks teacher room group url attachments images")
      + of(.name, "allergens repeat remind icon color aisle location-id kind photos")
      + of(.text, "location")
      + of(.tag, "tag")
      + of(.path, "in")
      + of(.member(.flag), "public ai favorite flag optional fixed split skipped to-taste")
      + of(.moment, "date due start end scheduled wait completed created expires opened for on anchor")
      + of(.timeOfDay, "at")
      + of(.duration, "time duration spent")
      + of(.number, "servings rating energy order cycle count threshold max")
      + [QueryKey("amount", .amount), QueryKey("mood", .mood)]
      + [QueryKey("priority", .rank(.priority)), QueryKey("difficulty", .rank(.difficulty))]
      + [QueryKey("type", .member(.itemType)), QueryKey("status", .member(.status))]
      + [QueryKey("diets", .member(.diet)), QueryKey("on-holiday", .member(.holidayRule))]
  }

  private static func of(_ kind: QueryKey.Kind, _ names: String) -> [QueryKey] {
    names.split(separator: " ").map { QueryKey(String($0), kind) }
  }
}
