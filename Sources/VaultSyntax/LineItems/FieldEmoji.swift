/// An emoji that stands for a key, as the Obsidian Tasks plugin writes them.
struct FieldEmoji {
  /// What may follow it; what does not fit makes the emoji an ordinary one.
  enum Value {
    case date, text, identifiers, none
    /// `delete` or `keep`, in capitals or not.
    case action
  }

  let key: LineKey
  let value: Value
  /// The bytes it takes, a variation selector after it included.
  let length: Int

  /// The field emoji at `offset`, or nil.
  init?(at offset: Int, before end: Int, in bytes: [UInt8]) {
    let first = bytes[offset]
    guard first == 0xF0 || first == 0xE2 else { return nil }
    for (emoji, key, value) in Self.table where bytes.hasBytes(emoji, at: offset, before: end) {
      let plain = offset &+ emoji.utf8CodeUnitCount
      self.key = key
      self.value = value
      length = emoji.utf8CodeUnitCount &+ (bytes.hasBytes("\u{FE0F}", at: plain, before: end) ? 3 : 0)
      return
    }
    return nil
  }

  /// The fields of Obsidian Tasks' emoji format, with the two further spellings of its due and scheduled dates.
  private static let table: [(StaticString, LineKey, Value)] = [
    ("📅", .due, .date), ("📆", .due, .date), ("🗓", .due, .date),
    ("⏳", .scheduled, .date), ("⌛", .scheduled, .date), ("🛫", .wait, .date), ("➕", .created, .date),
    ("✅", .completed, .date), ("❌", .completed, .date), ("🔁", .repeat, .text),
    ("🏁", .onCompletion, .action), ("🆔", .id, .identifiers), ("⛔", .depends, .identifiers),
    ("🔺", .priority, .none), ("⏫", .priority, .none), ("🔼", .priority, .none), ("🔽", .priority, .none),
    ("⏬", .priority, .none),
  ]
}
