/// A word on its way into a ``TermTable``, whose slot is found together with those of other words.
struct PendingWord {
  /// The first and the next eight bytes, the first lowest, zero padded.
  var low: UInt64 = 0
  var high: UInt64 = 0
  var hash: UInt64 = 0
  var item: UInt32
  /// The slot number, −1 before it is known.
  var number: Int32 = -1
  /// The slot number + 1 of what may be the word, found first; 0 when there is nothing.
  var entry: UInt32 = 0
  var count: UInt8 = 0
  var fields: WordField

  init(low: UInt64, high: UInt64, hash: UInt64, count: Int, item: UInt32, fields: WordField) {
    self.low = low
    self.high = high
    self.hash = hash
    self.count = UInt8(truncatingIfNeeded: count)
    self.item = item
    self.fields = fields
  }

  init(number: Int32, item: UInt32, fields: WordField) {
    self.number = number
    self.item = item
    self.fields = fields
  }
}

/// An occurrence of a term in a line, kept until the note ends.
struct DeferredMark {
  var item: UInt32
  var term: UInt32
}

/// A column's value in a line, kept until the note ends.
struct DeferredEntry {
  var term: UInt32
  var entry: ColumnEntry
}
