package import VaultModel
import VaultSyntax

/// A lesson of a schedule as another program has it, in the terms of a timetable's line.
package struct ImportedLesson: Sendable, Hashable {
  /// The short name; empty where only the note says what it is.
  package var subject = ""
  /// The whole name.
  package var title: String?
  package var kind: String?
  /// Of a lesson without a date; nil, too, of one that is only shown.
  package var weekday: Weekday?
  package var date: LocalDate?
  package var start: LocalTime?
  package var end: LocalTime?
  /// The weeks of the cycle in ascending order; empty for every week.
  package var weeks: [Int] = []
  package var subgroup: Int?
  package var rooms: [String] = []
  /// By the names of their notes: `n-petiukevich`.
  package var teachers: [String] = []
  package var groups: [String] = []
  package var dates: DateSpan?
  /// The days on which it is not held.
  package var except: [LocalDate] = []
  package var note: String?
  package var isAnnouncement = false
  /// The days on which an announcement is to be shown.
  package var shown: DateSpan?
  package var isSplit = false
  package var isExam = false

  package init() {}

  /// What tells it from other lessons, the same wherever it is read: subject, kind, subgroup, day, weeks, times, first date,
  /// and rooms, else groups; a lesson without a subject has its note.
  package var identity: String {
    let places = rooms.isEmpty ? groups.map { $0.lowercased() } : rooms.map { RoomName.folded($0) }
    var parts = [
      subject.isEmpty ? "" : subject.lowercased(), kind?.lowercased() ?? "", subgroup.map(String.init) ?? "",
    ]
    parts.append(date?.text ?? weekday.map { String($0.rawValue) } ?? "")
    parts.append(weeks.map(String.init).joined(separator: ","))
    parts += [start?.text ?? "", end?.text ?? "", dates?.first.text ?? ""]
    parts.append(places.sorted().joined(separator: "\u{1E}"))
    if subject.isEmpty { parts.append(note ?? "") }
    return parts.joined(separator: "\u{1F}")
  }

  /// The block id of its line.
  ///
  /// - Parameter prefix: whose lesson it is: `iis-`.
  package func identifier(_ prefix: String) -> String {
    var hash = FNV1a()
    hash.add(identity.utf8)
    return prefix + hash.digits
  }

  /// The order in which lessons of one heading stand.
  package static func precedes(_ left: ImportedLesson, _ right: ImportedLesson) -> Bool {
    let days = (left.date ?? .first, right.date ?? .first)
    if days.0 != days.1 { return days.0 < days.1 }
    let times = (left.start ?? .midnight, right.start ?? .midnight)
    if times.0 != times.1 { return times.0 < times.1 }
    let subgroups = (left.subgroup ?? 0, right.subgroup ?? 0)
    return subgroups.0 == subgroups.1 ? left.identity < right.identity : subgroups.0 < subgroups.1
  }
}

/// A schedule of a group, a teacher or a room as another program has it.
package struct ImportedSchedule: Sendable, Hashable {
  /// Whose it is; nil where the source does not say.
  package var kind: TimetableOwner.Kind?
  /// The owner's name, which also names the note: `010201`, `n-petiukevich`.
  package var name: String
  /// What people call it, where the name says less.
  package var title: String?
  package var term: DateSpan?
  package var exams: DateSpan?
  package private(set) var lessons: [ImportedLesson] = []
  private var places: [String: Int] = [:]

  package init(_ kind: TimetableOwner.Kind?, _ name: String) { (self.kind, self.name) = (kind, name) }

  /// Adds a lesson; one that is there already gets the groups and teachers of both.
  ///
  /// - Complexity: O(its size).
  package mutating func add(_ lesson: ImportedLesson) {
    let identity = lesson.identity
    let place = places[identity] ?? lessons.count
    guard place < lessons.count else {
      places[identity] = place
      return lessons.append(lesson)
    }
    lessons[place].groups += lesson.groups.filter { !lessons[place].groups.contains($0) }
    lessons[place].teachers += lesson.teachers.filter { !lessons[place].teachers.contains($0) }
    lessons[place].note = lessons[place].note ?? lesson.note
    lessons[place].title = lessons[place].title ?? lesson.title
  }
}

extension RoomName {
  /// The name without the word for the building behind it: `604-5 к.` is `604-5`; all else stays as it is.
  package static func name(_ text: String) -> String {
    var rest = text.trimmed[...]
    if rest.last == "." { rest.removeLast() }
    guard let letter = rest.popLast(), "кКkK".contains(letter) else { return text.trimmed }
    while rest.last == " " { rest.removeLast() }
    return rest.last?.isNumber == true ? String(rest) : text.trimmed
  }
}
