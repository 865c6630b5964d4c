import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax
import VaultTimetable

/// `vault rooms [QUERY…] | free --at "DAY FROM-TO"`
enum RoomsCommand {
  static let by = Flag("by", value: .choice(ListRooms.Grouping.allCases.map(\.rawValue)), "WHAT", summary: .flagListBy)
  static let building = Flag("building", value: .value(of: .building), "NAME", summary: .flagRoomsBuilding)
  static let kind = Flag("kind", value: .lessonKind, "KIND", summary: .flagRoomsKind)
  static let department = Flag("department", value: .value(of: .department), "NAME", summary: .flagRoomsDepartment)
  static let at = Flag("at", value: .text, "WHEN", summary: .flagRoomsAt)
  static let minimumCapacity = Flag(
    "min-capacity", value: .wholeNumber(1...1_000_000), "N", summary: .flagRoomsCapacity)
  private static let free = "free"

  static let syntax = CommandSyntax(
    "rooms", summary: .commandRooms,
    operands: [
      Operand("QUERY|free", .owner(.room, or: [free]), .optional, summary: .operandRooms),
      Operand("QUERY", .owner(.room), .any, summary: .operandRoomsQuery),
    ],
    verbs: [
      VerbSyntax(
        nil, operands: [Operand("QUERY", .owner(.room), .any, summary: .operandRoomsQuery)],
        flags: [by, building, kind, department], isListing: true),
      VerbSyntax(free, flags: [at, building, kind, department, minimumCapacity], isListing: true),
    ],
    formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault rooms --by building", .exampleRooms),
      Example("vault --vault sample-vault rooms 210-4", .exampleRoomsOne),
      Example(
        "vault --vault sample-vault rooms free --at '2026-11-23 19:30-20:50' --kind ЛР --min-capacity 12",
        .exampleRoomsFree),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitRoomsNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    var filter = RoomFilter()
    filter.building = arguments[building]
    filter.kind = arguments[kind]
    filter.department = arguments[department]
    if arguments.operands.first == free { return try showFree(filter, invocation) }
    var request = ListRooms()
    request.search = arguments.joinedOperands
    request.filter = filter
    request.grouping = arguments[by].flatMap { ListRooms.Grouping(rawValue: $0) }
    let answer = try request.answer(in: invocation.workspace)
    try printer(of: answer, by: request.grouping, invocation.messages).print(invocation)
    guard answer.isEmpty else { return .done }
    invocation.note(.roomsNone)
    invocation.note(.roomsNoneHint)
    return .nothingFound
  }

  private static func printer(
    of answer: CatalogueAnswer<Room, ListRooms.Card>, by grouping: ListRooms.Grouping?, _ messages: Messages
  ) -> CataloguePrinter<Room, ListRooms.Card> {
    CataloguePrinter(
      answer: answer, members: RoomColumns.members, cells: RoomColumns.cells(messages),
      cardMembers: [Column<ListRooms.Card>("groups") { $0.groups }.ifAny],
      page: { entry, card in
        let room = entry.record
        return (
          RoomColumns.Entry.shownName(room.name, room.nickname, isFavorite: entry.isFavorite),
          [
            (.cardKind, room.kinds.joined(separator: ", ")),
            (.cardCapacity, room.capacity.map { messages(.roomsSeats, [.count($0)]) }),
            (.cardBuilding, room.building), (.cardFloor, room.floor),
            (.cardDepartment, room.departments.joined(separator: ", ")), (.cardGroups, NumberLabel.groups(card.groups)),
          ]
        )
      },
      heading: { name, _ in
        switch grouping {
        case .building: messages(name == nil ? .withoutBuilding : .catalogueBuilding, [.text(name ?? "")])
        case .floor: messages(name == nil ? .withoutFloor : .catalogueFloor, [.text(name ?? "")])
        case .department, nil: name ?? messages(.departmentsWithout)
        }
      })
  }

  // MARK: Free rooms

  private static func showFree(_ filter: RoomFilter, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let (day, times) = try time(invocation)
    var request = FindFreeRooms(on: day, times)
    request.filter = filter
    request.minimumCapacity = invocation.arguments.wholeNumber(minimumCapacity)
    let answer = try request.answer(in: invocation.workspace)
    try FreeRoomPrinter(answer, invocation).print()
    // Without every schedule there, busy rooms look free, so that this is said with every answer.
    invocation.note(
      .roomsCoverage,
      [
        .text(day.text(in: invocation.messages.language)), .text(times.text), .count(answer.coverage.covered),
        .count(answer.coverage.groups),
      ])
    guard answer.free.isEmpty, answer.ofUnknownCapacity.isEmpty else { return .done }
    invocation.note(.roomsNoneFree)
    return .nothingFound
  }

  /// When a room is needed: a day as everywhere, and two times behind it; today without one.
  private static func time(_ invocation: Invocation) throws(Failure) -> (day: LocalDate, times: TimeRange) {
    let hints = [Remark(.roomsTimeHint)]
    guard let text = invocation.arguments[at]?.trimmed else {
      throw Failure(.wrongRequest, .roomsNoTime, hints: hints)
    }
    let vault = try invocation.workspace.vault()
    let now = try vault.now
    let wrong = Failure(.wrongRequest, .roomsNotATime, [.text(text)], hints: hints)
    for place in [text.startIndex] + text.indices.filter({ text[$0] == " " }) {
      guard let times = TimeRange(text[place...]) else { continue }
      guard times.duration.seconds > 0 else { throw wrong }
      // Who turns the times round hardly means the night after.
      guard !times.endsNextDay || times.end == .midnight else {
        throw Failure(.wrongRequest, .timesTurned, [.text(times.text)], hints: [Remark(.roomsNightHint)])
      }
      let day = String(text[..<place]).trimmed
      guard !day.isEmpty else { return (now.date, times) }
      let moment = try moment(day, times, invocation.reckoning())
      guard moment.isWholeDay else { throw wrong }
      return (moment.date, times)
    }
    throw wrong
  }

  private static func moment(
    _ day: String, _ times: TimeRange, _ reckoning: DayReckoning
  ) throws(Failure) -> Moment {
    try Moment(typed: day, reckoning, hints: [Remark(.roomsTimeHint)]) { at.spelling + " '\($0) \(times.text)'" }
  }
}
