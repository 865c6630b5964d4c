import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// `vault departments [QUERY…]`
enum DepartmentsCommand {
  static let syntax = CommandSyntax(
    "departments", summary: .commandDepartments,
    operands: [Operand("QUERY", .query, .any, summary: .operandDepartmentsQuery)],
    flags: [.limit], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault departments", .exampleDepartments),
      Example("vault --vault sample-vault departments building:4 --json", .exampleDepartmentsQuery),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitDepartmentsNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let (vault, departments) = try session.asking {
      [invocation] vault throws(Failure) -> [Department] in
      let query = try session.query(invocation, in: vault)
      guard query.sort.isEmpty, query.group == nil else { throw Failure(.wrongRequest, .departmentsSorted) }
      let teachers = try notes(of: .teacher, query, vault).map(\.teacher)
      let rooms = try notes(of: .room, query, vault).map(\.room)
      let found = Department.all(teachers: teachers, rooms: rooms, by: vault.configuration.collation)
      return Array(found.prefix(query.limit ?? .max))
    }
    try listing(invocation.messages).print(departments, invocation)
    session.save(vault, for: invocation)
    guard departments.isEmpty else { return .done }
    invocation.note(.nothingFound)
    return .nothingFound
  }

  /// One department a row; what is of none stands last.
  private static func listing(_ messages: Messages) -> Listing<Department> {
    let none = messages(.departmentsWithout)
    return Listing([
      Column("department", .title) { $0.name }.cell { .init($0.name ?? none, $0.name == nil ? .faint : .title) },
      Column("teachers", .number) { $0.teachers }.cell { .init(messages(.departmentsTeachers, [.count($0.teachers)])) },
      Column("rooms", .number) { $0.rooms }.cell { .init(messages(.departmentsRooms, [.count($0.rooms)])) },
    ])
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
