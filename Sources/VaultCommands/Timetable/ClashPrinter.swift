import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax
import VaultTimetable

/// Prints what is booked twice: for people each pair of lessons below what it needs at one time, for programs one line a pair.
struct ClashPrinter {
  private let clashes: [LessonClash]
  private let invocation: Invocation
  private let wording: LessonWording

  init(_ clashes: [LessonClash], _ invocation: Invocation) throws(Failure) {
    let vault = try invocation.workspace.vault()
    (self.clashes, self.invocation) = (clashes, invocation)
    wording = LessonWording(
      invocation.messages, today: try vault.now.date, kinds: vault.settings.lessonKinds, views: [],
      teachers: try invocation.isForReading ? vault.shownTeachers(clashes.flatMap(\.teachers)) : [:])
  }

  func print() throws(Failure) {
    try Self.listing.print(clashes, invocation) { printForPeople() }
  }

  // MARK: For people

  private func printForPeople() {
    let (messages, painter) = (invocation.messages, invocation.painter)
    var table = AlignedTable([.fixed, .title, .fixed, .flexible(minimum: 6), .place])
    for lesson in clashes.flatMap({ [$0.first, $0.second] }) { table.add(cells(of: lesson)) }
    let lines = table.lines(fitting: max(20, invocation.columns - 2), painter)
    for (place, clash) in clashes.enumerated() {
      if invocation.shouldStop { return }
      if place > 0 { invocation.print("") }
      let booked = SafeText.line(
        (clash.rooms + clash.teachers.map(wording.name(ofTeacher:)) + clash.groups).joined(separator: ", "))
      let days =
        clash.dates[0].text(in: messages.language)
        + (clash.dates.count > 1 ? ", " + messages(.dayCount, [.count(clash.dates.count)]) : "")
      invocation.print(painter.paint(booked, .error) + "  " + painter.paint(days, .faint))
      for line in lines[(place * 2)..<(place * 2 + 2)] { invocation.print("  " + line) }
    }
  }

  private func cells(of scheduled: ScheduledLesson) -> [AlignedTable.Cell] {
    let lesson = scheduled.lesson
    let name = lesson.subject.isEmpty ? lesson.note ?? "" : lesson.subject
    return [
      .init(Self.times(of: scheduled)), .init(name, .title),
      .init(wording.kind(of: scheduled), wording.color(of: scheduled)),
      .init(NumberLabel.groups(scheduled.groups) + (lesson.subgroup.map { " (\($0))" } ?? ""), .faint),
      .init("\(scheduled.place.path):\(scheduled.place.line)", .path),
    ]
  }

  private static func times(of scheduled: ScheduledLesson) -> String {
    scheduled.lesson.times?.text ?? scheduled.start?.text ?? ""
  }

  // MARK: For programs

  private static let listing: Listing<LessonClash> = {
    typealias Own = Column<LessonClash>
    let (date, count) = (Own("date") { $0.dates[0].text }, Own("count", .number) { $0.dates.count })
    let booked = [Own("rooms") { $0.rooms }, Own("teachers") { $0.teachers }, Own("groups") { $0.groups }]
    return Listing(
      [date, count] + booked + [
        Own("first") { details(of: $0.occurrences[0]) },
        Own("second") { details(of: $0.occurrences[1]) },
      ])
  }()

  /// A lesson as it is listed elsewhere; its field has its time, its subject and its place.
  private static func details(of occurrence: LessonOccurrence) -> ListedDetails {
    let (scheduled, lesson) = (occurrence.lesson, occurrence.lesson.lesson)
    let place = "\(scheduled.place.path):\(scheduled.place.line)"
    let field = [times(of: scheduled), lesson.subject, place].filter { !$0.isEmpty }.joined(separator: " ")
    return ListedDetails(field) { json in
      json.object { object in for column in LessonColumns.members { column.write(occurrence, to: &object) } }
    }
  }
}
