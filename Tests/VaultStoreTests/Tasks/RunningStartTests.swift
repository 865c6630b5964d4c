import Testing
import VaultEdit
import VaultModel
import VaultTestSupport

@testable import VaultStore

@Suite struct `A task that runs` {
  private static func start(_ time: String, _ title: String = "a") throws -> RunningStart {
    RunningStart(
      path: "a.md", reference: .line(identity: title, occurrence: 0, of: 1), title: title,
      time: try #require(LocalDateTime(time)))
  }

  /// The clocks of Kyiv are put on at 03:00 on 28 March 2027, and back at 04:00 on 25 October 2026.
  @Test(
    arguments: [
      ("2026-11-20 09:00+02:00", "2026-11-20 10:25+02:00", 85),
      ("2026-11-20 09:00+02:00", "2026-11-20 09:00:59+02:00", 0),
      ("2026-11-20 09:00+02:00", "2026-11-20 08:00+02:00", 0),
      ("2026-10-25 01:30+03:00", "2026-10-25 05:30+02:00", 300),
      ("2027-03-28 01:30+02:00", "2027-03-28 05:30+03:00", 180),
      // The same clock, shown twice.
      ("2026-10-25 03:10+03:00", "2026-10-25 03:20+02:00", 70),
      ("2026-10-25 03:50+03:00", "2026-10-25 03:00+02:00", 10),
      // Noted without an offset, the clocks of the vault tell.
      ("2026-10-25 01:30", "2026-10-25 05:30+02:00", 300),
      ("2027-03-28 01:30", "2027-03-28 05:30+03:00", 180),
      ("2026-11-20 09:00", "2026-11-20 10:25", 85),
    ] as [(String, String, Int64)])
  func `runs as long as time passes, whatever the clocks are put to`(from: String, to: String, minutes: Int64) throws {
    let zones = ZoneTable(home: ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    let length = try Self.start(from).length(until: try #require(LocalDateTime(to)), zones)
    #expect(length == TimeSpan(seconds: minutes * 60))
  }

  @Test func `runs by the clocks alone where no zone is known`() throws {
    let length = try Self.start("2026-10-25 01:30").length(
      until: try #require(LocalDateTime("2026-10-25 05:30")), ZoneTable())
    #expect(length == TimeSpan(seconds: 4 * 3600))
  }

  // MARK: In its file

  private static let device = DeviceIdentity(text: Array("00112233445566778899aabbccddeeff\n".utf8))

  @Test func `is read as it was written, with the command that started it and what ran before`() throws {
    let device = try #require(Self.device)
    let (one, other) = (try Self.start("2026-11-20 09:00+02:00"), try Self.start("2026-11-20 08:00", "b\nc"))
    let records = [
      RunningRecord(nil), RunningRecord(one),
      RunningRecord(one, command: .init(number: 7, isMade: false, before: nil)),
      RunningRecord(nil, command: .init(number: 7, isMade: true, before: one)),
    ]
    for record in records { #expect(RunningRecord(text: record.text(of: device), of: device) == record) }
    let flat = RunningRecord(text: RunningRecord(other).text(of: device), of: device)
    #expect(flat?.start?.title == "b c")
  }

  @Test func `is read as older vaults wrote it`() throws {
    let device = try #require(Self.device)
    let text = device.text + Array("2026-11-20 09:00\na.md\n0 1\na\na\n".utf8)
    #expect(RunningRecord(text: text, of: device) == RunningRecord(try Self.start("2026-11-20 09:00")))
  }

  @Test(arguments: [
    "", "-", "2026-11-20 09:00\na.md\n0 1\na\n", "-\n7 perhaps\n-\n", "-\n7 made\n", "x\na.md\n\n\na\n",
  ])
  func `is none where the file says something else`(text: String) throws {
    let device = try #require(Self.device)
    #expect(RunningRecord(text: device.text + Array(text.utf8), of: device) == nil)
    #expect(RunningRecord(text: Array(text.utf8), of: device) == nil)
  }

  // MARK: When a command ends early

  /// A vault with a task that runs.
  private static func disk(running start: RunningStart?) throws -> MemoryDisk {
    let disk = MemoryDisk(["v/a.md": "one\n", "v/.vault/.gitignore": ""])
    try WritingScenario.writer(disk.operations).setRunningStart(start)
    return disk
  }

  private static func text(_ disk: MemoryDisk) -> String? { WritingScenario.contents(disk)["a.md"] }

  private static let note: NoteWrite = .adding("spent\n", to: "a.md", holding: "one\n")

  @Test(arguments: [FaultyDisk.Fault.ends, .tears, .fails(.noSpace)])
  func `is stopped if its time was noted, and goes on if not, wherever the command ends`(
    fault: FaultyDisk.Fault
  ) throws {
    let start = try Self.start("2026-11-20 09:00+02:00")
    let counting = FaultyDisk()
    let whole = counting.wrapping(try Self.disk(running: start).operations)
    _ = try WritingScenario.writer(whole).commit([Self.note], command: .words("stop"), running: .stops)
    for call in LongSearch.some(counting.count / 5, of: Array(1...counting.count)) {
      let disk = try Self.disk(running: start)
      let faulty = FaultyDisk(at: call, fault).wrapping(disk.operations)
      _ = try? WritingScenario.writer(faulty).commit([Self.note], command: .words("stop"), running: .stops)
      disk.endProcess()
      let writer = WritingScenario.writer(disk.operations)
      let isShown = try Self.shown(disk) == "one\nspent\n"
      #expect(try writer.runningStart() == (isShown ? nil : start), "read after \(fault) at \(call)")
      // The next command gets the number of one that was not made.
      _ = try writer.commit([.create("b.md", "b")], command: .words("new"))
      #expect(Self.text(disk) == (isShown ? "one\nspent\n" : "one\n"), "written after \(fault) at \(call)")
      #expect(try writer.runningStart() == (isShown ? nil : start), "settled after \(fault) at \(call)")
      _ = try writer.undo(command: .words("undo"))
      if isShown { _ = try writer.undo(command: .words("undo")) }
      #expect(Self.text(disk) == "one\n")
      #expect(try writer.runningStart() == start, "undone after \(fault) at \(call)")
    }
  }

  @Test func `is forgotten if its start was taken back, and goes on if not, wherever the undo ends`() throws {
    let start = try Self.start("2026-11-20 09:00+02:00")
    let begun = try Self.disk(running: nil)
    _ = try WritingScenario.writer(begun.operations).commit(
      [Self.note], command: .words("start"), running: .starts(start))
    let counting = FaultyDisk()
    _ = try WritingScenario.writer(counting.wrapping(begun.copy().operations)).undo(command: .words("undo"))
    for call in LongSearch.some(counting.count / 3, of: Array(1...counting.count)) {
      let disk = begun.copy()
      let faulty = FaultyDisk(at: call, .ends).wrapping(disk.operations)
      _ = try? WritingScenario.writer(faulty).undo(command: .words("undo"))
      disk.endProcess()
      let writer = WritingScenario.writer(disk.operations)
      let isUndone = try Self.shown(disk) == "one\n"
      #expect(try writer.runningStart() == (isUndone ? nil : start), "ends at \(call)")
      _ = try writer.recover()
      #expect(try writer.runningStart() == (isUndone ? nil : start), "settled after \(call)")
    }
  }

  @Test func `is what ran before again when the command that changed it is taken back, and only then`() throws {
    let (first, second) = (try Self.start("2026-11-20 09:00"), try Self.start("2026-11-20 10:00", "b"))
    let disk = try Self.disk(running: first)
    let writer = WritingScenario.writer(disk.operations)
    _ = try writer.commit([Self.note], command: .words("start b"), running: .starts(second))
    _ = try writer.commit([.create("b.md", "b")], command: .words("new"))
    _ = try writer.undo(command: .words("undo"))
    #expect(try writer.runningStart() == second)
    _ = try writer.undo(command: .words("undo"))
    #expect(try writer.runningStart() == first)
  }

  /// The note as readers see it.
  private static func shown(_ disk: MemoryDisk) throws -> String? {
    let pending = try PendingEdits(
      of: WritingScenario.root, files: disk.operations, deviceFolder: WritingScenario.deviceFolder)
    guard
      case .note(let bytes, _) = FileReader(disk.operations).note(
        at: "a.md", below: WritingScenario.root, through: pending)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
