import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// `vault groups [QUERY…]`
enum GroupsCommand {
  private typealias Entry = CatalogueEntry<StudyGroup>

  static let by = Flag(
    "by", value: .choice(ListGroups.Grouping.allCases.map(\.rawValue)), "WHAT", summary: .flagGroupsBy)
  static let faculty = Flag("faculty", value: .value(of: .faculty), "NAME", summary: .flagGroupsFaculty)
  static let form = Flag("form", value: .value(of: .form), "FORM", summary: .flagGroupsForm)
  static let degree = Flag(
    "degree", value: .usual(["1", "2", "bachelor", "master"]), "DEGREE", summary: .flagGroupsDegree)
  static let course = Flag("course", value: .value(of: .course), "N", summary: .flagGroupsCourse)

  static let syntax = CommandSyntax(
    "groups", summary: .commandGroups,
    operands: [Operand("QUERY", .owner(.group), .any, summary: .operandGroups)],
    flags: [by, faculty, form, degree, course], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault groups --course 2 --by stream", .exampleGroups),
      Example("vault --vault sample-vault groups 351002", .exampleGroupsOne),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitGroupsNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let (arguments, messages) = (invocation.arguments, invocation.messages)
    var request = ListGroups()
    request.search = arguments.joinedOperands
    request.grouping = arguments[by].flatMap { ListGroups.Grouping(rawValue: $0) }
    (request.faculty, request.form) = (arguments[faculty], arguments[form])
    (request.degree, request.course) = (arguments[degree], arguments[course])
    let answer = try request.answer(in: invocation.workspace)
    let grouping = request.grouping
    try CataloguePrinter(
      answer: answer, members: members, cells: cells(messages), cardMembers: cardMembers,
      page: { page(of: $0, $1, messages) }, heading: { heading($0, $1, grouping, messages) }
    ).print(invocation)
    guard answer.isEmpty else { return .done }
    invocation.note(.groupsNone)
    invocation.note(.groupsNoneHint)
    return .nothingFound
  }

  private static let members: [Column<Entry>] = [
    Column("name", .title, .title) { $0.record.name }, Column("speciality") { $0.record.speciality },
    Column("faculty") { $0.record.faculty }, Column("course") { $0.record.course },
    Column("degree") { $0.record.degree }, Column("form") { $0.record.form }, Column("code") { $0.record.code },
    Column("students") { $0.record.students }, Column("nickname") { $0.record.nickname },
    Column("favorite") { $0.isFavorite }, Column("path", .place, .path) { $0.path },
  ]

  private static let cardMembers: [Column<ListGroups.Card>] = [
    Column("teachers") { $0.teachers }, Column("stream") { $0.stream }, Column("term") { $0.term?.text }.ifAny,
    Column("exams") { $0.exams?.text }.ifAny, Column("updated") { $0.updated?.text }.ifAny,
  ]

  private static func cells(_ messages: Messages) -> [Column<Entry>] {
    [
      Column(forPeople: .title) { entry in
        .init(Entry.shownName(entry.record.name, entry.record.nickname, isFavorite: entry.isFavorite), .title)
      },
      Column(forPeople: .flexible(minimum: 8)) { .init($0.record.speciality ?? "") },
      Column(forPeople: .flexible(minimum: 8).whereThereIsRoom) { .init($0.record.faculty ?? "", .faint) },
      Column(forPeople: .fixed) { .init($0.record.course.map { messages(.catalogueCourse, [.text($0)]) } ?? "") },
      Column(forPeople: .place) { .init($0.path.text, .path) },
    ]
  }

  // MARK: Sections and cards

  private static func heading(
    _ name: String?, _ first: StudyGroup, _ grouping: ListGroups.Grouping?, _ messages: Messages
  ) -> String {
    guard let name else {
      return switch grouping {
      case .speciality, nil: messages(.withoutSpeciality)
      case .faculty: messages(.withoutFaculty)
      case .course: messages(.withoutCourse)
      case .stream: messages(.withoutStream)
      }
    }
    switch grouping {
    case .course: return messages(.catalogueCourse, [.text(name)])
    case .stream: return stream(of: first, messages) ?? name
    case .speciality, .faculty, nil: return name
    }
  }

  private static func stream(of group: StudyGroup, _ messages: Messages) -> String? {
    group.speciality.map { speciality in
      [speciality, group.course.map { messages(.catalogueCourse, [.text($0)]) }].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  private static func page(
    of entry: Entry, _ card: ListGroups.Card, _ messages: Messages
  ) -> (title: String, facts: CataloguePrinter<StudyGroup, ListGroups.Card>.Facts) {
    let group = entry.record
    func span(_ days: DateSpan?) -> String? {
      days.map { days in
        [days.first, days.last].map { $0.text(in: messages.language) }.joined(separator: " – ")
      }
    }
    let degree: String? =
      switch group.degree.flatMap({ StudyDegree(spelling: $0) }) {
      case .bachelor: messages(.degreeBachelor)
      case .master: messages(.degreeMaster)
      case nil: group.degree
      }
    return (
      Entry.shownName(group.name, group.nickname, isFavorite: entry.isFavorite),
      [
        (.cardSpeciality, [group.speciality, group.code].compactMap(\.self).joined(separator: ", ")),
        (.cardFaculty, group.faculty), (.cardCourse, group.course), (.cardDegree, degree), (.cardForm, group.form),
        (.cardStudents, group.students.map(String.init)),
        (.cardTeachers, card.teachers.joined(separator: ", ")), (.cardStream, NumberLabel.groups(card.stream)),
        (.cardTerm, span(card.term)), (.cardExams, span(card.exams)),
        (.cardUpdated, card.updated?.text(in: messages.language)),
      ]
    )
  }
}
