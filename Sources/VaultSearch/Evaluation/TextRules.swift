package import VaultModel

/// How words and values fold and stem: the same functions that fed the index.
package struct TextRules: Sendable {
  /// The stem of a folded word.
  package var stem: @Sendable (_ word: [UInt8]) -> [UInt8]
  /// A word folded as the index folds, diacritics dropped, from one in which they are kept.
  package var foldWord: @Sendable (_ word: [UInt8]) -> [UInt8]
  /// A value, path or link target folded for comparison as a whole: case and normal form.
  package var foldValue: @Sendable (_ value: [UInt8]) -> [UInt8]

  package init(
    stem: @escaping @Sendable ([UInt8]) -> [UInt8], foldWord: @escaping @Sendable ([UInt8]) -> [UInt8],
    foldValue: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    self.stem = stem
    self.foldWord = foldWord
    self.foldValue = foldValue
  }
}

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
