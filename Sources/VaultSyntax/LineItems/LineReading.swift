/// What one line says, as ranges: its slots, its text without slots and tail, and where its attributes are.
///
/// ```swift
/// // - [ ] 2026-11-23 14:00-15:30 report #work {priority: high} ^r1
/// reading.date        // 2026-11-23
/// reading.startTime   // 14:00, and endTime 15:30
/// reading.text        // report #work
/// reading.blockID     // r1
/// ```
/// A range is empty where the line has no such thing.
package struct LineReading: Hashable, Sendable {
  /// How the amount is written.
  package enum AmountStyle: UInt8, Sendable {
    /// There is none.
    case absent
    /// Between `*` or `_`, which the range leaves out.
    case emphasised
    /// A number, or a range of two, at the beginning of the text and part of it. Whether a unit or a name follows is for
    /// the quantities of the model to tell (`7up` is a name, `200g` an amount).
    case unmarked
    /// A signed sum, its currency included; a sum whose sign or date is missing stays in the text.
    case money
  }

  /// The index of its ``LineItem`` among the collected ones.
  package var item: Int32
  /// Whether the line is an item of its kind of note; else it is prose that the model leaves alone.
  package var isItem = false
  /// How ``amount`` is written.
  package var amountStyle = AmountStyle.absent
  /// The date by its shape, so that `2026-02-30` can be reported.
  package var date = ByteRange(0, 0)
  /// The time, or the first of a range of times, and the second, which is earlier when it is on the next day.
  package var startTime = ByteRange(0, 0), endTime = ByteRange(0, 0)
  /// The amount, see ``AmountStyle``.
  package var amount = ByteRange(0, 0)
  /// The currency inside a sum of money by its shape: whether there is one of that name is for the model to tell.
  package var currency = ByteRange(0, 0)
  /// The words without slots and tail; tags and links inside them stay.
  package var text = ByteRange(0, 0)
  /// The fields of todo.txt, Dataview and emoji with the tags among them, from the first field on.
  package var fields = ByteRange(0, 0)
  /// The attributes in braces, with the braces.
  package var braces = ByteRange(0, 0)
  /// The tags, labels and fields behind the braces: `{due: 2026-11-20} #life` says the same as `#life {due: 2026-11-20}`.
  package var trailing = ByteRange(0, 0)
  /// Whether other braces begin with a known key and are part of the text all the same.
  package var hasBracesInText = false
  /// The block id without `^`.
  package var blockID = ByteRange(0, 0)
  /// The place of its attributes in ``LineReadings/attributes``.
  var attributes: Range<Int32> = 0..<0
  /// The place of its labels in ``LineReadings/labels``.
  var labels: Range<Int32> = 0..<0
  /// The place of its tags, those of the fields included, in ``InlineScan/tags``.
  var tags: Range<Int32> = 0..<0
  /// The place of its links, those of the tail included, in ``InlineScan/links``.
  var links: Range<Int32> = 0..<0

  /// Whether it has tags or links.
  package var hasReferences: Bool { !tags.isEmpty || !links.isEmpty }
}
