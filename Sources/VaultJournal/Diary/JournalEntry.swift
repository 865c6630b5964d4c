package import VaultModel
package import VaultSyntax

/// An entry of the diary: a heading with a time and what stands under it, a check-in by itself, or the words of a day that
/// stand under no time.
package struct JournalEntry: Sendable, Hashable {
  /// What an entry is in the note; the raw values are those of machine output.
  package enum Kind: String, Sendable {
    /// A heading with a time, and what stands under it.
    case heading = "entry"
    /// A line with a time that stands by itself.
    case checkIn = "check-in"
    /// What stands under no time.
    case day
  }

  /// What it is in the note.
  package var kind: Kind
  /// The day of the note.
  package var day: LocalDate
  /// Nil for the words of a day.
  package var time: LocalTime?
  /// The words of the heading or the line without its time; of the words of a day the title of the note.
  package var title: String
  /// What stands below the title, line by line, without check-ins; empty for none.
  package var text: String
  /// The paths of images as they are written.
  package var images: [String]
  /// The mood of its check-in; nil for none.
  package var mood: Mood?
  /// 1–5.
  package var energy: Int?
  /// Without `#`.
  package var tags: [String]
  /// All of it in the note: from the heading to the end of its text, a line with those below it, or the note's body.
  package var range: ByteRange

  /// The first line of the text that is not an image; empty for none.
  package var firstLine: String {
    let lines = text.split { $0 == "\n" || $0 == "\r\n" }.lazy.map(\.trimmed)
    return lines.first { !$0.isEmpty && !$0.hasPrefix("![") } ?? ""
  }

  /// Whether one comes before another in a list of the newest first: by day, time, and place in the note.
  package static func isNewer(_ one: JournalEntry, than other: JournalEntry) -> Bool {
    (other.day, other.time ?? .midnight, other.range.lower) < (one.day, one.time ?? .midnight, one.range.lower)
  }
}
