/// A kind of lessons: what it is called and how it is coloured.
///
/// ```swift
/// let kinds = LessonKinds()
/// kinds["лк"]?.color    // .green
/// ```
package struct LessonKind: Sendable, Hashable {
  /// What lines write, such as `ЛК`.
  package var id: String
  /// The whole name.
  package var name: String
  /// What is shown where there is little room.
  package var abbreviation: String
  package var color: ItemColor

  package init(id: String, name: String, abbreviation: String? = nil, color: ItemColor) {
    self.id = id
    self.name = name
    self.abbreviation = abbreviation ?? id
    self.color = color
  }
}

/// The kinds of lessons that a vault knows: the usual ones, and what the setting `lesson-kinds` says of them and of others.
package struct LessonKinds: Sendable, Hashable {
  /// In the order in which they are listed.
  package private(set) var kinds: [LessonKind]

  package init(_ kinds: [LessonKind] = LessonKinds.usual) { self.kinds = kinds }

  /// The kinds of the BSUIR information system. Source: the class timetable, *Lesson kinds*.
  package static let usual = [
    LessonKind(id: "ЛК", name: "Лекция", color: .green),
    LessonKind(id: "УЛк", name: "Установочная лекция", color: .green),
    LessonKind(id: "ПЗ", name: "Практическое занятие", color: .red),
    LessonKind(id: "УПз", name: "Установочное практическое занятие", color: .red),
    LessonKind(id: "ЛР", name: "Лабораторная работа", color: .blue),
    LessonKind(id: "УЛР", name: "Установочная лабораторная работа", color: .blue),
    LessonKind(id: "Консультация", name: "Консультация", abbreviation: "Конс", color: .indigo),
    LessonKind(id: "Зачет", name: "Зачет", color: .yellow),
    LessonKind(id: "Дифференцированный зачет", name: "Дифференцированный зачет", abbreviation: "ДЗач", color: .yellow),
    LessonKind(id: "Кандидатский зачет", name: "Кандидатский зачет", abbreviation: "КЗач", color: .yellow),
    LessonKind(id: "Экзамен", name: "Экзамен", abbreviation: "Экз", color: .yellow),
    LessonKind(id: "Кандидатский экзамен", name: "Кандидатский экзамен", abbreviation: "КЭкз", color: .yellow),
  ]

  /// The kind that a line writes, in any letter case, as its id, its name or its abbreviation; nil for an unknown one.
  package subscript(written: String) -> LessonKind? {
    let folded = written.lowercased()
    return kinds.first { $0.id.lowercased() == folded }
      ?? kinds.first { $0.name.lowercased() == folded || $0.abbreviation.lowercased() == folded }
  }

  /// The colour of a kind as a line writes it; gray for an unknown one.
  package func color(of written: String?) -> ItemColor { written.flatMap { self[$0] }?.color ?? .gray }

  /// Takes the place of the kind with the same id, or comes behind all.
  mutating func set(_ kind: LessonKind) {
    if let place = kinds.firstIndex(where: { $0.id.lowercased() == kind.id.lowercased() }) {
      kinds[place] = kind
    } else {
      kinds.append(kind)
    }
  }
}

/// Of which lessons of a day somebody is reminded: the setting `remind-lessons`.
package enum LessonReminders: UInt8, ClosedSet {
  case first, all, none

  package static let vocabulary = Vocabulary("first: перше, перша\nall: усі, всі\nnone: жодного, немає")
}
