import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// `vault departments [--of faculties|specialities] [QUERY…]`
enum DepartmentsCommand {
  /// What is listed.
  private enum Subject: String, CaseIterable {
    case departments, faculties, specialities

    /// What one of them is called in JSON and in the setting `favorites`.
    var name: String {
      switch self {
      case .departments: "department"
      case .faculties: "faculty"
      case .specialities: "speciality"
      }
    }
  }

  static let of = Flag(
    "of", value: .choice(Subject.allCases.map(\.rawValue)), "WHAT", summary: .flagDepartmentsOf)

  static let syntax = CommandSyntax(
    "departments", summary: .commandDepartments,
    operands: [Operand("QUERY", .query, .any, summary: .operandDepartmentsQuery)],
    flags: [of, .limit], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault departments", .exampleDepartments),
      Example("vault --vault sample-vault departments building:4 --json", .exampleDepartmentsQuery),
      Example("vault --vault sample-vault departments --of faculties", .exampleDepartmentsOf),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitDepartmentsNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let subject = invocation.arguments[of].flatMap { Subject(rawValue: $0) } ?? .departments
    let favorites = Set((session.settings.favorites[subject.name] ?? []).map { LinkName.folded($0) })
    let (vault, rows) = try session.asking {
      [invocation] vault throws(Failure) -> [Row] in
      let query = try session.query(invocation, in: vault)
      guard query.sort.isEmpty, query.group == nil else { throw Failure(.wrongRequest, .departmentsSorted) }
      let found = try Self.rows(of: subject, query, vault, favorites)
      return Array((found.filter(\.isFavorite) + found.filter { !$0.isFavorite }).prefix(query.limit ?? .max))
    }
    try listing(of: subject, invocation.messages).print(rows, invocation)
    session.save(vault, for: invocation)
    guard rows.isEmpty else { return .done }
    invocation.note(.nothingFound)
    return .nothingFound
  }

  /// A department, a faculty or a speciality; one without a name is what names none.
  private struct Row: Sendable {
    let name: String?
    /// Of departments.
    var teachers = 0
    var rooms = 0
    /// Of faculties and specialities.
    var groups = 0
    let isFavorite: Bool
  }

  /// By name, what names none last.
  private static func rows(
    of subject: Subject, _ query: Query, _ vault: IndexedVault, _ favorites: Set<String>
  ) throws(Failure) -> [Row] {
    func isFavorite(_ name: String?) -> Bool { name.map { favorites.contains(LinkName.folded($0)) } ?? false }
    let collation = vault.configuration.collation
    guard subject != .departments else {
      let teachers = try notes(of: .teacher, query, vault).map(\.teacher)
      let rooms = try notes(of: .room, query, vault).map(\.room)
      return Department.all(teachers: teachers, rooms: rooms, by: collation)
        .map { Row(name: $0.name, teachers: $0.teachers, rooms: $0.rooms, isFavorite: isFavorite($0.name)) }
    }
    return try notes(of: .group, query, vault).map(\.studyGroup)
      .sections(by: CatalogueOrder(collation)) { group in
        [subject == .faculties ? group.faculty : group.speciality].compactMap(\.self)
      }
      .map { Row(name: $0.name, groups: $0.members.count, isFavorite: isFavorite($0.name)) }
  }

  private static func listing(of subject: Subject, _ messages: Messages) -> Listing<Row> {
    let none =
      switch subject {
      case .departments: messages(.departmentsWithout)
      case .faculties: messages(.withoutFaculty)
      case .specialities: messages(.withoutSpeciality)
      }
    let name = Column<Row>(subject.name, .title) { $0.name }.cell { row in
      .init((row.isFavorite ? "♥ " : "") + (row.name ?? none), row.name == nil ? .faint : .title)
    }
    let counts: [Column<Row>] =
      subject == .departments
      ? [
        Column("teachers", .number) { $0.teachers }
          .cell { .init(messages(.departmentsTeachers, [.count($0.teachers)])) },
        Column("rooms", .number) { $0.rooms }.cell { .init(messages(.departmentsRooms, [.count($0.rooms)])) },
      ]
      : [Column("groups", .number) { $0.groups }.cell { .init(messages(.departmentsGroups, [.count($0.groups)])) }]
    let fields = [name] + counts
    return Listing(fields + [Column<Row>("favorite") { $0.isFavorite ? true : nil }.ifAny], fields: fields)
  }

  /// The notes of a type that a query finds, by path.
  private static func notes(
    of type: ItemType, _ query: Query, _ vault: IndexedVault
  ) throws(Failure) -> [Note] {
    let texts = NoteTexts(vault)
    let condition = Condition.every([.field("type", .anyOf([type.name])), query.condition])
    let hits = try texts.hits(of: Query(condition: condition, sort: [SortKey(key: "path")]), keepingNotes: true)
    return hits.filter { !$0.location.isLine }.map { texts.note(of: $0.location) }
  }
}
