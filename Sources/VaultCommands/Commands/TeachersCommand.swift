import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// `vault teachers [QUERY…]`
enum TeachersCommand {
  private typealias Entry = CatalogueEntry<Teacher>

  static let by = Flag(
    "by", value: .choice(ListTeachers.Grouping.allCases.map(\.rawValue)), "WHAT", summary: .flagListBy)

  static let syntax = CommandSyntax(
    "teachers", summary: .commandTeachers,
    operands: [Operand("QUERY", .owner(.teacher), .any, summary: .operandTeachers)],
    flags: [by], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault teachers --by department", .exampleTeachers),
      Example("vault --vault sample-vault teachers Сонечко", .exampleTeachersOne),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitTeachersNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var request = ListTeachers()
    request.search = invocation.arguments.joinedOperands
    request.grouping = invocation.arguments[by].flatMap { ListTeachers.Grouping(rawValue: $0) }
    let answer = try request.answer(in: invocation.workspace)
    let messages = invocation.messages
    let grouping = request.grouping
    try CataloguePrinter(
      answer: answer, members: members, cells: cells,
      cardMembers: [Column<ListTeachers.Card>("groups") { $0.groups }.ifAny], page: page,
      heading: { name, _ in name ?? messages(grouping?.without ?? .departmentsWithout) }
    ).print(invocation)
    guard answer.isEmpty else { return .done }
    invocation.note(.teachersNone)
    invocation.note(.teachersNoneHint)
    return .nothingFound
  }

  private static let members: [Column<Entry>] = [
    Column("name", .title, .title) { $0.record.name }, Column("rank") { $0.record.rank },
    Column("degree") { $0.record.degree }, Column("department") { $0.record.departments },
    Column("email") { $0.record.email }, Column("phone") { $0.record.phones }, Column("page") { $0.record.page },
    Column("photo") { $0.record.photo ?? $0.record.image }, Column("nickname") { $0.record.nickname },
    Column("favorite") { $0.isFavorite }, Column("path", .place, .path) { $0.path },
  ]

  private static let cells: [Column<Entry>] = [
    Column(forPeople: .title) { entry in
      .init(Entry.shownName(entry.record.name, entry.record.nickname, isFavorite: entry.isFavorite), .title)
    },
    Column(forPeople: .flexible(minimum: 6)) { entry in
      .init([entry.record.rank, entry.record.degree].compactMap(\.self).joined(separator: ", "))
    },
    Column(forPeople: .flexible(minimum: 8)) { .init($0.record.departments.joined(separator: ", "), .faint) },
    Column(forPeople: .place) { .init($0.path.text, .path) },
  ]

  private static func page(
    of entry: Entry, _ card: ListTeachers.Card
  ) -> (title: String, facts: CataloguePrinter<Teacher, ListTeachers.Card>.Facts) {
    let teacher = entry.record
    return (
      Entry.shownName(teacher.name, teacher.nickname, isFavorite: entry.isFavorite),
      [
        (.cardRank, teacher.rank), (.cardDegree, teacher.degree),
        (.cardDepartment, teacher.departments.joined(separator: ", ")),
        (.cardGroups, NumberLabel.groups(card.groups)), (.cardEmail, teacher.email),
        (.cardPhone, teacher.phones.joined(separator: ", ")), (.cardPage, teacher.page),
      ]
    )
  }
}

extension ListTeachers.Grouping {
  /// What is said of those that have none of it.
  fileprivate var without: MessageKey {
    switch self {
    case .initial: .withoutInitial
    case .department: .departmentsWithout
    case .rank: .withoutRank
    case .degree: .withoutDegree
    }
  }
}
