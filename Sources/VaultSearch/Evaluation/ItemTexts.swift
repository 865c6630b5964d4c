/// What the index does not hold and an evaluation may have to look up in the notes themselves.
///
/// Calls come in ascending order of items, so keeping the last note read is enough.
package protocol ItemTexts {
  /// Whether the words follow one another in the item's text, or in the value of `key`; with `keepingDiacritics` each
  /// word must also have the diacritics of the query. The text of a note includes its lines.
  func holds(_ words: [String], key: String?, keepingDiacritics: Bool, at location: ItemLocation) -> Bool
  /// The item's title as bytes that compare in the order people expect (a collation key).
  func titleKey(at location: ItemLocation) -> [UInt8]
}
