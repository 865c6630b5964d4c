package import VaultModel
import VaultSyntax

/// A table of lessons, read by a mapping of the settings.
package struct LessonTable: Sendable {
  /// A cell that cannot be read; its row is left out.
  package struct Fault: Sendable, Hashable {
    /// The line of the file that the row begins in, from 1.
    package var line: Int
    package var column: String
    package var text: String
  }

  /// One of each group, or without a column of groups the only one.
  package private(set) var schedules: [ImportedSchedule] = []
  package private(set) var faults: [Fault] = []

  /// Reads a table.
  ///
  /// - Parameter name: what a schedule without a group is called.
  /// - Complexity: O(length).
  package init(
    _ mapping: TimetableMapping, named name: String, parsing bytes: [UInt8]
  ) throws(BankStatement.Failure) {
    let table = try MappedTable(
      bytes, encoding: mapping.encoding, skipping: mapping.skip, separatedBy: mapping.delimiter)
    let names = table.rows.first?.cells.map(\.trimmed) ?? []
    let folded = names.map { $0.lowercased() }
    var places: [TimetableMapping.Column: Int] = [:]
    for (column, name) in mapping.columns { places[column] = folded.firstIndex(of: name.trimmed.lowercased()) }
    let missing = mapping.columns.filter { places[$0.key] == nil }.map(\.value).sorted()
    guard missing.isEmpty else { throw .missingColumns(missing, found: names.filter { !$0.isEmpty }) }
    var order: [String: Int] = [:]
    for row in table.rows.dropFirst() where row.cells.contains(where: { !$0.trimmed.isEmpty }) {
      let cells = LessonRow(places: places, cells: row.cells, format: mapping.format)
      do throws(LessonRow.Refusal) {
        let lesson = try cells.lesson
        let group = cells[.group]
        let place = order[group ?? ""] ?? schedules.count
        if place == schedules.count {
          order[group ?? ""] = place
          schedules.append(ImportedSchedule(group == nil ? nil : .group, group ?? name))
        }
        schedules[place].add(lesson)
      } catch {
        let column = mapping.columns[error.column] ?? error.column.rawValue
        faults.append(Fault(line: table.line(of: row), column: column, text: cells[error.column] ?? ""))
      }
    }
  }
}

/// A row of a table of lessons.
private struct LessonRow {
  /// The cell that is wrong.
  struct Refusal: Error { let column: TimetableMapping.Column }

  let places: [TimetableMapping.Column: Int]
  let cells: [String]
  let format: DatePattern

  /// A cell in one line; nil where nothing stands.
  subscript(column: TimetableMapping.Column) -> String? {
    guard let place = places[column], cells.indices.contains(place) else { return nil }
    let text = cells[place].inOneLine
    return text.isEmpty ? nil : text
  }

  private func read<Value>(
    _ column: TimetableMapping.Column, _ body: (String) -> Value?
  ) throws(Refusal) -> Value? {
    guard let text = self[column] else { return nil }
    guard let value = body(text) else { throw Refusal(column: column) }
    return value
  }

  private func names(_ column: TimetableMapping.Column) -> [String] {
    self[column]?.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } ?? []
  }

  var lesson: ImportedLesson {
    get throws(Refusal) {
      var lesson = ImportedLesson()
      lesson.subject = self[.subject] ?? ""
      (lesson.title, lesson.kind, lesson.note) = (self[.title], self[.kind], self[.note])
      lesson.date = try read(.date) { format.date(in: $0) }
      if lesson.date == nil {
        lesson.weekday = try read(.weekday) { Weekday(named: $0) }
        guard lesson.weekday != nil else { throw Refusal(column: .weekday) }
      }
      lesson.start = try read(.start) { LocalTime($0) }
      guard lesson.start != nil else { throw Refusal(column: .start) }
      lesson.end = try read(.end) { LocalTime($0) }
      lesson.weeks = try read(.weeks, Self.weeks) ?? []
      lesson.subgroup = try read(.subgroup) { Int($0).flatMap { 0...100 ~= $0 ? $0 : nil } }.flatMap {
        $0 == 0 ? nil : $0
      }
      (lesson.rooms, lesson.teachers) = (names(.room).map(RoomName.name), names(.teacher))
      let first = try read(.first) { format.date(in: $0) }
      if let first, let last = try read(.last, { format.date(in: $0) }) {
        lesson.dates = DateSpan(min(first, last), max(first, last))
      }
      return lesson
    }
  }

  /// `1, 3` or `1-3`; with a 0 every week.
  private static func weeks(_ text: String) -> [Int]? {
    var weeks: Set<Int> = []
    for part in text.split(whereSeparator: { ",; ".contains($0) }) {
      guard let range = CycleWeeks.parsing(TextSource(Array(part.utf8))) else { return nil }
      weeks.formUnion(range)
    }
    return weeks.contains(0) ? [] : weeks.sorted()
  }
}
