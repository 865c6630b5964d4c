import VaultEdit
import VaultExchange
import VaultModel
import VaultSyntax

/// Writes imported lessons as lines of a timetable.
///
/// ```swift
/// lines.content(of: lesson, "iis-5d41402abc4b2a76")
/// // 10:35-11:55 БвКС {kind: ЛР, weeks: [1, 3], room: 405-1} ^iis-5d41402abc4b2a76
/// ```
struct LessonLines {
  /// What the block ids of the source begin with.
  let prefix: String
  let notes: TimetableNotes
  /// Most values stand in many lines, and finding out whether one needs quotation marks takes a while.
  private var spellings: [NewScalar: String] = [:]

  init(_ prefix: String, _ notes: TimetableNotes) { (self.prefix, self.notes) = (prefix, notes) }

  /// Everything after the marker.
  ///
  /// - Parameter identifier: the lesson's block id.
  mutating func content(of lesson: ImportedLesson, _ identifier: String) -> String {
    var words = [lesson.date?.text, Self.times(of: lesson)].compactMap(\.self)
    if Self.isPlain(lesson.subject) { words.append(lesson.subject) }
    let pairs = keys(of: lesson).map { spelled($0, $1) }
    if !pairs.isEmpty { words.append("{" + pairs.joined(separator: ", ") + "}") }
    words.append("^" + identifier)
    return words.joined(separator: " ")
  }

  /// `10:35-11:55`, or the beginning alone.
  static func times(of lesson: ImportedLesson) -> String? {
    lesson.start.map { start in start.text + (lesson.end.map { "-" + $0.text } ?? "") }
  }

  /// The keys of a lesson's line in their order.
  func keys(of lesson: ImportedLesson) -> [(key: String, value: NewValue)] {
    var keys: [(key: String, value: NewValue)] = []
    func add(_ key: String, _ scalars: [NewScalar], isList: Bool = false) {
      guard let first = scalars.first else { return }
      keys.append((key, isList || scalars.count > 1 ? .list(scalars) : .scalar(first)))
    }
    func add(_ key: String, _ text: String?) { add(key, text.map { [NewScalar($0, isText: true)] } ?? []) }
    if !Self.isPlain(lesson.subject), !lesson.subject.isEmpty { add("subject", lesson.subject) }
    add("kind", lesson.kind)
    add("weeks", lesson.weeks.map { NewScalar(String($0)) }, isList: true)
    add("subgroup", lesson.subgroup.map(String.init).map { [NewScalar($0)] } ?? [])
    // A comma would make two names of one that stands alone.
    let rooms = lesson.rooms.map { NewScalar(notes.link(to: .room, named: $0) ?? $0) }
    add("room", rooms, isList: lesson.rooms.contains { $0.contains(",") })
    add("teacher", lesson.teachers.map { NewScalar(notes.link(to: .teacher, named: $0) ?? $0) })
    add("groups", lesson.groups.map { NewScalar($0, isText: true) }, isList: true)
    add("dates", lesson.dates.map { [NewScalar($0.text)] } ?? [])
    add("except", lesson.except.map { NewScalar($0.text) })
    add("title", lesson.title)
    add("note", lesson.note)
    if lesson.isSplit { add("split", [NewScalar("true")]) }
    if lesson.isAnnouncement { add("announcement", [NewScalar("true")]) }
    add("shown", lesson.shown.map { [NewScalar($0.text)] } ?? [])
    return keys
  }

  /// The keys that stand alone.
  static let flags: Set<String> = ["split", "announcement"]

  private mutating func spelled(_ key: String, _ value: NewValue) -> String {
    switch value {
    case .scalar(let scalar): return Self.flags.contains(key) ? key : key + ": " + spelled(scalar)
    case .list(let scalars): return key + ": [" + scalars.map { spelled($0) }.joined(separator: ", ") + "]"
    case .records: return ""
    }
  }

  private mutating func spelled(_ scalar: NewScalar) -> String {
    if let known = spellings[scalar] { return known }
    let text = FlowText.scalar(scalar)
    spellings[scalar] = text
    return text
  }

  /// Whether a subject can stand as the text of a line and be nothing else there, such as a tag, a key or a label.
  private static func isPlain(_ subject: String) -> Bool {
    guard let first = subject.first, first.isLetter || first.isNumber else { return false }
    return subject.allSatisfy { $0.isLetter || $0.isNumber || " .,()-/+«»№".contains($0) } && !subject.contains(" +")
  }
}

// MARK: - Reading

/// A line of a timetable that came from the source.
struct LessonLine {
  let item: Item
  let identifier: String
  /// As it stands there now.
  let read: Lesson
  /// The same in the terms of the source.
  let lesson: ImportedLesson
}

extension Note {
  /// The lines whose block ids begin so.
  ///
  /// - Complexity: O(*n*) in the size of the note.
  func lessonLines(_ prefix: String, of owner: ImportedSchedule, _ notes: TimetableNotes) -> [LessonLine] {
    let lessons = items.filter { $0.type == .lesson }
    return zip(lessons, timetable.lessons).compactMap { item, read in
      guard let id = blockID(of: item), id.hasPrefix(prefix) else { return nil }
      var lesson = ImportedLesson()
      (lesson.subject, lesson.kind, lesson.subgroup) = (read.subject, read.kind, read.subgroup)
      (lesson.weekday, lesson.date, lesson.weeks) = (read.weekday, read.date, read.weeks)
      (lesson.start, lesson.end) = (read.times?.start ?? read.start, read.times?.end)
      (lesson.dates, lesson.note, lesson.isExam) = (read.dates.first, read.note, read.isExam)
      lesson.rooms = texts("room", of: item).map { notes.room(linked: $0) }
      lesson.groups = texts("groups", of: item)
      return LessonLine(item: item, identifier: id, read: read, lesson: lesson)
    }
  }

  /// The texts of a key, whether or not the format knows it.
  func texts(_ key: String, of item: Item) -> [String] {
    let field = fields[item.fields].last { ($0.key?.rawValue ?? document.text($0.keyRange)) == key }
    return field.map(texts)?.map(\.trimmed.text).filter { !$0.isEmpty } ?? []
  }

  /// Whether a line has a flag.
  func has(_ flag: String, _ item: Item) -> Bool {
    fields[item.fields].contains {
      ($0.key?.rawValue ?? document.text($0.keyRange)) == flag && $0.value == .truth(true)
    }
  }
}
