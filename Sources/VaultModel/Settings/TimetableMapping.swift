/// How a table of lessons is read: one entry of the setting `imports` that has a subject or a weekday.
///
/// ```yaml
/// imports: {myuni: {subject: "Course", weekday: "Day", start: "From", end: "To", room: "Room", weeks: "Weeks"}}
/// ```
package struct TimetableMapping: Sendable, Hashable {
  /// What a column can say of a lesson.
  package enum Column: String, Sendable, CaseIterable {
    case subject, title, kind, weekday, date, start, end, weeks, subgroup, room, teacher, group, first, last, note
  }

  /// The names of the columns.
  package var columns: [Column: String] = [:]
  /// How days are written.
  package var format = DatePattern.iso
  /// What stands between cells; nil: as the row of names tells.
  package var delimiter: UInt8?
  package var encoding = BankMapping.Encoding.utf8
  /// How many lines stand before the row of names.
  package var skip = 0

  package init() {}

  /// Every key there is; another one is a diagnostic.
  package static let keys = Column.allCases.map(\.rawValue) + ["format", "delimiter", "encoding", "skip"]

  /// The keys without which no row can be read, of which this has none.
  var missingKeys: [String] {
    (columns[.subject] == nil ? ["subject"] : []) + (columns[.start] == nil ? ["start"] : [])
      + (columns[.weekday] == nil && columns[.date] == nil ? ["weekday"] : [])
  }
}
