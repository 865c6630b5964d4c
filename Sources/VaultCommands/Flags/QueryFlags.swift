import VaultMessages

/// The flags of commands that list the results of a query.
extension Flag {
  package static let sort = Flag(
    "sort", value: .keys, "KEYS", summary: .flagSort, group: .directives, directive: "sort")
  package static let limit = Flag(
    "limit", short: "n", value: .wholeNumber(1...Int(Int32.max)), "N", summary: .flagLimit, group: .directives,
    directive: "limit")
  package static let group = Flag(
    "group", value: .keys, "KEY", summary: .flagGroup, group: .directives, directive: "group")
  /// `-0`, the one option that is a digit.
  package static let null = Flag("null", short: "0", summary: .flagNull, group: .output)
  package static let count = Flag("count", summary: .flagCount, group: .output)
}
