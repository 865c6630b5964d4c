package import VaultModel

/// What the index does not hold and an evaluation may have to look up in the notes themselves.
///
/// Calls come in ascending order of items within a condition, so keeping the last note read is enough.
package protocol ItemTexts {
  /// Whether the matcher's phrase or exact word stands in the item's text, or in the value of `key`. The text of a note
  /// is the whole file, its lines included; that of a line is its range. A note that vanished holds nothing.
  func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool
  /// What people call the item.
  func title(of location: ItemLocation) -> String
  /// When the open task that an item is calls for attention; nil for what is none, and for one that waits.
  ///
  /// - Parameter now: on the vault's clocks, with how far they are ahead of UTC where that is known.
  func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup?
  /// The task that an item is with its dates as they stand, with none where its exceptions leave none; nil for what is no
  /// task.
  func standing(ofTaskAt location: ItemLocation) -> TaskItem?
  /// The days of a range on which the lesson that an item is takes place; none for what is no lesson.
  func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate]
}
