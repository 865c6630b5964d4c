import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What an import makes of a timetable that is there already: only the lines of the source change, and on these only the
/// keys that it sends.
struct ScheduleMerge {
  /// A line and the lesson that it is now.
  private struct Pair {
    let line: LessonLine
    let lesson: ImportedLesson
    let isMoved: Bool
  }

  private let note: Note
  private let lines: [LessonLine]
  private let lessons: [ImportedLesson]
  private let headings: LessonHeadings
  private var freeLines: [Int]
  private var freeLessons: [Int]
  private var pairs: [Pair] = []
  /// What became of the lines.
  private(set) var counts = TimetableImport.Counts()
  /// How lines moved, to be said.
  private(set) var moves: [Remark] = []

  init(_ schedule: ImportedSchedule, into entry: TimetableNotes.Entry, _ writer: LessonLines) {
    note = entry.note
    lessons = schedule.lessons
    lines = note.lessonLines(writer.prefix, of: schedule, writer.notes)
    headings = LessonHeadings(of: note)
    (freeLines, freeLessons) = (Array(lines.indices), Array(lessons.indices))
    let prefix = writer.prefix
    // A line that moved keeps its block id, so what it says now counts before that.
    match({ $0.identifier + $0.lesson.identity }, { $0.identifier(prefix) + $0.identity })
    match({ $0.lesson.identity }, { $0.identity })
    match({ $0.identifier }, { $0.identifier(prefix) })
    matchMoved()
  }

  /// Whether the note has no line of the source yet.
  var isFirst: Bool { lines.isEmpty }

  // MARK: Matching

  /// Pairs lines and lessons that have the same key, in their order.
  private mutating func match(_ lineKey: (LessonLine) -> String, _ lessonKey: (ImportedLesson) -> String) {
    guard !freeLines.isEmpty, !freeLessons.isEmpty else { return }
    var places: [String: [Int]] = [:]
    for place in freeLines.reversed() { places[lineKey(lines[place]), default: []].append(place) }
    var paired: Set<Int> = []
    freeLessons.removeAll { number in
      guard let place = places[lessonKey(lessons[number])]?.popLast() else { return false }
      pairs.append(Pair(line: lines[place], lesson: lessons[number], isMoved: false))
      paired.insert(place)
      return true
    }
    freeLines.removeAll(where: paired.contains)
  }

  /// Pairs what is left of a subject, a kind and a subgroup where each overlaps in weeks with nothing but the other.
  private mutating func matchMoved() {
    func key(_ lesson: ImportedLesson) -> String {
      let subject = lesson.subject.isEmpty ? lesson.note ?? "" : lesson.subject
      let parts = [subject, lesson.kind ?? "", lesson.subgroup.map(String.init) ?? ""]
      return parts.joined(separator: "\u{1F}").lowercased()
    }
    let candidates = Dictionary(grouping: freeLines) { key(lines[$0].lesson) }
    var (pairedLines, pairedLessons): (Set<Int>, Set<Int>) = ([], [])
    for (key, numbers) in Dictionary(grouping: freeLessons, by: { key(lessons[$0]) }) {
      guard let places = candidates[key], places.count * numbers.count <= Self.mostCandidates else { continue }
      let overlaps = numbers.map { number in places.filter { lessons[number].overlaps(lines[$0].lesson) } }
      for (number, found) in zip(numbers, overlaps) where found.count == 1 {
        guard overlaps.count(where: { $0.contains(found[0]) }) == 1 else { continue }
        pairs.append(Pair(line: lines[found[0]], lesson: lessons[number], isMoved: true))
        pairedLines.insert(found[0])
        pairedLessons.insert(number)
      }
    }
    freeLines.removeAll(where: pairedLines.contains)
    freeLessons.removeAll(where: pairedLessons.contains)
  }

  /// More lines and lessons that are alike tell nothing of each other, and take long to compare.
  private static let mostCandidates = 10_000

  // MARK: Changes

  /// The changes of lines, and the new ones with what stands under which heading.
  ///
  /// - Parameter path: the note, for what is said.
  mutating func changes(_ writer: inout LessonLines, at path: Path) -> [(item: Item, changes: [ItemChange])] {
    var result: [(item: Item, changes: [ItemChange])] = []
    for pair in pairs.sorted(by: { $0.line.item.range.lower < $1.line.item.range.lower }) {
      let changes = changes(of: pair, writer)
      guard !changes.isEmpty else { continue }
      let moves = moves(of: pair, path)
      counts.moved += moves.isEmpty ? 0 : 1
      counts.changed += moves.isEmpty ? 1 : 0
      self.moves += moves
      result.append((pair.line.item, changes))
    }
    for place in freeLines { result.append((lines[place].item, [.removeLine])) }
    counts.removed = freeLines.count
    let added = freeLessons.map { lessons[$0] }
    counts.added = added.count
    let new = LessonHeadings.grouped(added).flatMap { heading, lessons in
      lessons.map { lesson in
        let content = writer.content(of: lesson, lesson.identifier(writer.prefix))
        return ItemChange.append(NewLine(content), headings.place(under: heading))
      }
    }
    if !new.isEmpty { result.append((note.whole, new)) }
    return result
  }

  private func changes(of pair: Pair, _ writer: LessonLines) -> [ItemChange] {
    let (line, lesson) = (pair.line, pair.lesson)
    let keys = writer.keys(of: lesson).filter { $0.key != "subject" }
    var changes: [ItemChange] = []
    if let date = lesson.date, line.lesson.date != nil, date != line.lesson.date {
      changes.append(.set(["date"], .scalar(NewScalar(date.text))))
    }
    if let times = LessonLines.times(of: lesson), (lesson.start, lesson.end) != (line.lesson.start, line.lesson.end) {
      changes.append(.set(["at"], .scalar(NewScalar(times))))
    }
    for (key, value) in keys where !says(line, key, value, lesson) { changes.append(.set([key], value)) }
    // What the source does not send may be somebody's own, but for what told where the lesson was.
    let owned = ["split", "announcement", "shown"] + (pair.isMoved ? ["weeks", "room", "dates"] : [])
    for key in owned where !keys.contains(where: { $0.key == key }) {
      if note.has(key, line.item) || !note.texts(key, of: line.item).isEmpty { changes.append(.removeKey([key])) }
    }
    let heading = LessonHeadings.Heading(of: lesson)
    if !headings.isUnder(heading, line.read) { changes.append(.move(headings.place(under: heading))) }
    return changes
  }

  /// Whether a line says a value, in whatever spelling.
  private func says(_ line: LessonLine, _ key: String, _ value: NewValue, _ lesson: ImportedLesson) -> Bool {
    let wanted =
      switch value {
      case .scalar(let scalar): [scalar.text]
      case .list(let scalars): scalars.map(\.text)
      case .records: [String]()
      }
    switch key {
    case "split", "announcement": return note.has(key, line.item)
    case "weeks": return line.lesson.weeks == lesson.weeks
    case "dates", "shown":
      return note.texts(key, of: line.item).compactMap { DateSpan($0)?.text } == wanted
    case "room", "teacher":
      func links(_ texts: [String]) -> [String] {
        texts.map { NamedLink($0) }.map { ($0.isLink ? "[[" : "") + $0.target.lowercased() }
      }
      return links(note.texts(key, of: line.item)) == links(wanted)
    default: return note.texts(key, of: line.item) == wanted
    }
  }

  /// What moved, from where to where.
  private func moves(of pair: Pair, _ path: Path) -> [Remark] {
    let (old, new) = (pair.line.lesson, pair.lesson)
    func label(_ rooms: [String]) -> String { rooms.isEmpty ? "–" : rooms.joined(separator: ", ") }
    func isSame<Value: Equatable>(_ value: (ImportedLesson) -> Value) -> Bool { value(old) == value(new) }
    var differences: [(MessageKey, MessageValue, MessageValue)] = []
    if !isSame({ $0.rooms.map { RoomName.folded($0) }.sorted() }), pair.isMoved || !new.rooms.isEmpty {
      differences.append((.timetableMovedRoom, .text(label(old.rooms)), .text(label(new.rooms))))
    }
    if !isSame({ $0.date }) || new.date == nil && !isSame({ $0.weekday }) {
      let heading = headings.text(of: LessonHeadings.Heading(of: new))
      let from = old.date.map { MessageValue.day($0) } ?? .text(note.heading(over: pair.line.item) ?? "–")
      differences.append((.timetableMovedDay, from, new.date.map { .day($0) } ?? .text(heading)))
    }
    if !isSame({ LessonLines.times(of: $0) ?? "" }) {
      let times = [old, new].map { MessageValue.text(LessonLines.times(of: $0) ?? "–") }
      differences.append((.timetableMovedTime, times[0], times[1]))
    }
    let name = [new.subject, new.kind ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return differences.map { key, from, to in
      Remark(key, [from, to, .text(name.isEmpty ? new.note ?? "" : name), .text(path.text)])
    }
  }
}

extension ImportedLesson {
  /// Whether both may be held in one week: of two with dates always.
  fileprivate func overlaps(_ other: ImportedLesson) -> Bool {
    guard (date == nil) == (other.date == nil) else { return false }
    return weeks.isEmpty || other.weeks.isEmpty || !Set(weeks).isDisjoint(with: other.weeks)
  }
}
