import Glibc
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `A command that fails or ends at any of its calls` {
  static let faults: [FaultyDisk.Fault] = [
    .ends, .tears, .short, .fillsUp, .fails(.noSpace), .fails(.inputOutput), .fails(.notPermitted),
    .fails(.interrupted), .fails(.readOnly),
  ]

  /// What a system without exchange, without renames that never replace, or without second names, says.
  enum Ability: String, CaseIterable { case everything, noExchange, noFreeRename, neither, neitherNorLink }

  static func limited(_ files: FileOperations, to ability: Ability) -> FileOperations {
    var files = files
    if [.noExchange, .neither, .neitherNorLink].contains(ability) {
      files.exchange = { _, _, _ throws(SystemError) in throw .invalid }
    }
    if [.noFreeRename, .neither, .neitherNorLink].contains(ability) {
      files.renameWithoutReplacing = { _, _, _, _ throws(SystemError) in throw SystemError(code: ENOSYS) }
    }
    if ability == .neitherNorLink {
      files.link = { _, _, _, _ throws(SystemError) in throw .notOwner }
    }
    return files
  }

  /// A call at which a fault strikes a command.
  private struct Strike {
    let scenario: WritingScenario
    let start: MemoryDisk
    let ability: Ability
    var fault = FaultyDisk.Fault.ends
    let call: Int

    var comment: Comment { "\(fault) at \(call) of \(scenario.testDescription), \(ability)" }

    /// All calls of some commands.
    static func all(
      of scenarios: [WritingScenario] = WritingScenario.all, _ abilities: [Ability] = [.everything],
      _ faults: (Ability) -> [FaultyDisk.Fault] = { _ in [.ends] }
    ) throws -> [Strike] {
      try scenarios.flatMap { scenario in
        let start = try scenario.disk()
        return try abilities.flatMap { ability in
          let count = try scenario.callCount { limited($0, to: ability) }
          #expect(count > 20)
          return faults(ability).flatMap { fault in
            (1...count).map { Strike(scenario: scenario, start: start, ability: ability, fault: fault, call: $0) }
          }
        }
      }
    }
  }

  @Test func `leaves all of it or nothing, and says which`() throws {
    let strikes = try Strike.all(Ability.allCases) { $0 == .everything ? Self.faults : [.ends, .fails(.inputOutput)] }
    for strike in LongSearch.some(300, of: strikes) {
      let disk = strike.start.copy()
      let files = Self.limited(disk.operations, to: strike.ability)
      let faulty = FaultyDisk(at: strike.call, strike.fault).wrapping(files)
      let isDone = try outcome(strike.scenario, faulty, strike.comment)
      var isOver = false
      switch strike.fault {
      case .ends, .tears: isOver = true
      default: #expect(disk.openCount == 0, strike.comment)
      }
      try expectWhole(strike.scenario, disk, isDone: isDone, files, strike.comment, undoing: isOver)
    }
  }

  /// Runs a command; gives whether its changes are to be found afterwards.
  private func outcome(_ scenario: WritingScenario, _ files: FileOperations, _ comment: Comment) throws -> Bool {
    do throws(WriteFailure) {
      try scenario.run(files)
      return true
    } catch .unfinished(_, _, let willFinish) {
      return willFinish
    } catch .system {
      return false
    } catch {
      Issue.record("\(error), \(comment)")
      return false
    }
  }

  /// What readers see, and what is there after the next command, is the whole before or the whole after; the command
  /// can be taken back exactly if it was made.
  private func expectWhole(
    _ scenario: WritingScenario, _ disk: MemoryDisk, isDone: Bool, _ files: FileOperations, _ comment: Comment,
    undoing isUndone: Bool = false
  ) throws {
    disk.endProcess()
    #expect(
      try scenario.shown(disk) == scenario.notes(among: isDone ? scenario.after : scenario.before), "shown, \(comment)")
    let writer = WritingScenario.writer(files)
    let recovery = try writer.recover()
    #expect(recovery?.edited ?? [] == [], comment)
    #expect(recovery?.setAside ?? [] == [], comment)
    #expect(WritingScenario.contents(disk) == (isDone ? scenario.after : scenario.before), comment)
    #expect(try writer.recover() == nil, comment)
    #expect(disk.bytes(of: "v/.vault/state/journal") == nil, comment)
    let history = try writer.history()
    #expect(history.count == scenario.history.count + (isDone ? 1 : 0), comment)
    guard scenario.writes != nil, isDone, isUndone else { return }
    _ = try writer.undo(command: .words("undo"))
    #expect(WritingScenario.contents(disk) == scenario.before, "undone, \(comment)")
  }

  @Test func `is recovered even when the recovery ends at any of its calls`() throws {
    var tried = 0
    for strike in LongSearch.some(50, of: try Strike.all(of: [.mixed, .undo, .severalNames])) {
      let (scenario, call) = (strike.scenario, strike.call)
      let ended = strike.start.copy()
      _ = try? scenario.run(FaultyDisk(at: call, .ends).wrapping(ended.operations))
      ended.endProcess()
      let counting = FaultyDisk()
      let recovered = ended.copy()
      _ = try WritingScenario.writer(counting.wrapping(recovered.operations)).recover()
      let whole = WritingScenario.contents(recovered)
      #expect(whole == scenario.before || whole == scenario.after)
      // Over all the calls at which the command ends, every call of the recovery comes up.
      for next in stride(from: 1 + call % 4, through: counting.count, by: 4) {
        tried += 1
        let disk = ended.copy()
        let fault = next % 8 < 4 ? FaultyDisk.Fault.ends : .tears
        _ = try? WritingScenario.writer(FaultyDisk(at: next, fault).wrapping(disk.operations)).recover()
        disk.endProcess()
        let comment: Comment = "ended at \(call), the recovery \(fault) at \(next)"
        #expect(try scenario.shown(disk) == whole, comment)
        _ = try WritingScenario.writer(disk.operations).recover()
        #expect(WritingScenario.contents(disk) == whole, comment)
      }
    }
    #expect(tried > 0)
  }

  @Test func `is recovered when it was being taken back`() throws {
    // One call fails, so that the command is taken back, and the process ends on the way.
    let strikes = try Strike.all(of: [.twoEdits, .mixed, .severalNames], [.everything, .noExchange])
    for strike in LongSearch.some(50, of: strikes) {
      let (scenario, failing) = (strike.scenario, strike.call)
      for ending in stride(from: failing + failing % 5, to: failing + 100, by: 5) {
        let disk = strike.start.copy()
        let files = Self.limited(disk.operations, to: strike.ability)
        let failed = FaultyDisk(at: failing, .fails(.inputOutput)).wrapping(files)
        let ended = FaultyDisk(at: ending, ending % 2 == 0 ? .ends : .tears)
        let isDone = try outcome(scenario, ended.wrapping(failed), "fails at \(failing), ends at \(ending)")
        try expectWhole(
          scenario, disk, isDone: isDone, files, "fails at \(failing), ends at \(ending)")
        guard ended.count >= ending else { break }
      }
    }
  }

  @Test func `shows readers one whole at every moment`() throws {
    for strike in LongSearch.some(50, of: try Strike.all()) {
      let scenario = strike.scenario
      let disk = strike.start.copy()
      let faulty = FaultyDisk(
        at: strike.call,
        .meets {
          let shown = try? scenario.shown(disk)
          #expect(
            [scenario.before, scenario.after].map(scenario.notes(among:)).contains(shown),
            "\(scenario) at \(strike.call)")
        })
      try scenario.run(faulty.wrapping(disk.operations))
      #expect(WritingScenario.contents(disk) == scenario.after)
    }
  }

  @Test func `never takes a link that leads nowhere for a free name, whichever call fails`() throws {
    let disk = { () -> MemoryDisk in
      let disk = MemoryDisk(["v/.vault/.gitignore": "", "v/a.md": "a"])
      disk.link("v/dangling.md", to: "/v/gone.md")
      return disk
    }
    let create = { (files: FileOperations) throws(WriteFailure) in
      try WritingScenario.writer(files).commit([.create("dangling.md", "x")], command: .words("new"))
    }
    let refusal = WriteFailure.conflict([.init("dangling.md", .outsideVault)])
    let counting = FaultyDisk()
    #expect(throws: refusal) { try create(counting.wrapping(disk().operations)) }
    for call in 1...counting.count {
      let disk = disk()
      do throws(WriteFailure) {
        _ = try create(FaultyDisk(failing: call).wrapping(disk.operations))
        Issue.record("written at call \(call)")
      } catch {
        let isTold = if case .system(_, .inputOutput) = error { true } else { error == refusal }
        #expect(isTold, "call \(call): \(error)")
      }
      #expect(disk.bytes(of: "v/gone.md") == nil)
    }
  }

  @Test func `leaves nothing behind on a full disk`() throws {
    for strike in LongSearch.some(50, of: try Strike.all { _ in [.fillsUp] }) {
      let disk = strike.start.copy()
      let faulty = FaultyDisk(at: strike.call, .fillsUp).wrapping(disk.operations)
      let made = try outcome(strike.scenario, faulty, strike.comment)
      #expect(
        WritingScenario.contents(disk) == (made ? strike.scenario.after : strike.scenario.before), strike.comment)
      #expect(!disk.listing.contains { $0.hasSuffix(".tmp") || $0.contains("journal") }, strike.comment)
    }
  }
}
