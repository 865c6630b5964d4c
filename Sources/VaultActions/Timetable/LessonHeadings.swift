import VaultExchange
import VaultMessages
import VaultModel
import VaultSyntax

/// The headings under which the lessons of a timetable stand, in the words of its author.
struct LessonHeadings {
  /// What a heading says of the lines under it.
  enum Heading: Hashable, Comparable {
    case weekday(UInt8)
    case exams
    /// Of what is only shown, on no day.
    case announcements

    init(of lesson: ImportedLesson) {
      let weekday = lesson.weekday ?? lesson.date?.weekday
      self = lesson.isExam ? .exams : weekday.map { .weekday($0.rawValue) } ?? .announcements
    }

    /// As it is written where there is none.
    var text: String {
      switch self {
      case .weekday(let number): return Weekday(rawValue: number)?.name(in: .english).capitalized ?? ""
      case .exams: return "Exams"
      case .announcements: return "Announcements"
      }
    }
  }

  private var texts: [Heading: String] = [:]
  /// Where lines go whose heading is not the only one with its words.
  private var places: [Heading: LinePlace] = [:]

  init(of note: Note) {
    let blocks = note.document.blocks
    var counts: [String: Int] = [:]
    for block in blocks.blocks where block.kind == .heading {
      guard let segment = blocks.segments[block.segments].first else { continue }
      let text = note.document.text(segment)
      counts[text.lowercased(), default: 0] += 1
      let word = text.split { " \t,:(".contains($0) }.first.map(String.init) ?? ""
      guard let weekday = Weekday(named: text) ?? Weekday(named: word) else { continue }
      let heading = Heading.weekday(weekday.rawValue)
      texts[heading] = texts[heading] ?? text
    }
    let lessons = zip(note.items.filter { $0.type == .lesson }, note.timetable.lessons)
    for (item, lesson) in lessons {
      if lesson.isExam, texts[.exams] == nil { texts[.exams] = note.heading(over: item) }
    }
    for heading in texts.keys where counts[texts[heading]?.lowercased() ?? "", default: 0] > 1 {
      let last = Array(lessons).last { Self.isUnder(heading, $0.1) }
      places[heading] = last.map { .after(note.reference(to: $0.0)) } ?? .end
    }
  }

  /// Where a new line goes.
  func place(under heading: Heading) -> LinePlace {
    if let place = places[heading] { return place }
    let next = texts[heading] == nil ? texts.keys.filter { $0 > heading }.min() : nil
    return next.map { .section(heading: text(of: heading), before: text(of: $0)) }
      ?? .under(heading: text(of: heading))
  }

  /// Its words in the note, or as it is to be written.
  func text(of heading: Heading) -> String { texts[heading] ?? heading.text }

  /// Whether a line stands under a heading that says so.
  func isUnder(_ heading: Heading, _ lesson: Lesson) -> Bool { Self.isUnder(heading, lesson) }

  private static func isUnder(_ heading: Heading, _ lesson: Lesson) -> Bool {
    switch heading {
    // A line with a date of its own may stand under any weekday.
    case .weekday(let number):
      return lesson.weekday?.rawValue == number || lesson.date != nil && !lesson.isExam
    case .exams: return lesson.isExam
    case .announcements: return lesson.weekday == nil && !lesson.isExam
    }
  }

  /// Lessons by their headings in the order of a note, those of each in their order.
  static func grouped(_ lessons: [ImportedLesson]) -> [(heading: Heading, lessons: [ImportedLesson])] {
    Dictionary(grouping: lessons) { Heading(of: $0) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted(by: ImportedLesson.precedes)) }
  }
}
