import VaultActions
import VaultMessages
import VaultModel

/// Prints the rooms that are free, and apart from them those of which nobody knows whether they hold enough people.
struct FreeRoomPrinter {
  /// A free room, and of how many groups the lessons are known.
  private struct Row: Sendable {
    let entry: RoomColumns.Entry
    let isOfUnknownCapacity: Bool
    let coverage: ScheduleCoverage
  }

  private let free: [Row]
  private let unknown: [Row]
  private let invocation: Invocation

  init(_ answer: FindFreeRooms.Answer, _ invocation: Invocation) {
    free = answer.free.map { Row(entry: $0, isOfUnknownCapacity: false, coverage: answer.coverage) }
    unknown = answer.ofUnknownCapacity.map { Row(entry: $0, isOfUnknownCapacity: true, coverage: answer.coverage) }
    self.invocation = invocation
  }

  func print() throws(Failure) {
    let listing = listing
    try listing.print(free + unknown, invocation) {
      let lines = listing.lines(of: free + unknown, invocation, indent: 2)
      for (place, line) in lines.enumerated() {
        if place == free.count {
          let heading = invocation.messages(.roomsCapacityUnknown)
          invocation.print((place > 0 ? "\n" : "") + invocation.painter.paint(heading, .warning))
        }
        invocation.print("  " + line)
      }
    }
  }

  private var listing: Listing<Row> {
    let fields = RoomColumns.members.map { $0.over { (row: Row) -> RoomColumns.Entry? in row.entry } }
    let members =
      fields + [
        Column<Row>("capacityUnknown") { $0.isOfUnknownCapacity ? true : nil }.ifAny,
        Column<Row>("coveredGroups") { $0.coverage.covered }, Column<Row>("groups") { $0.coverage.groups },
      ]
    return Listing(
      members, fields: fields,
      cells: RoomColumns.cells(invocation.messages).map { $0.over { (row: Row) -> RoomColumns.Entry? in row.entry } })
  }
}
