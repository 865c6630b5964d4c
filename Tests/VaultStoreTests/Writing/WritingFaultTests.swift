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

  @Test(arguments: WritingScenario.all, Ability.allCases)
  func `leaves all of it or nothing, and says which`(scenario: WritingScenario, ability: Ability) throws {
    let count = try scenario.callCount { Self.limited($0, to: ability) }
    let start = try scenario.disk()
    #expect(count > 20)
    for (number, fault) in (ability == .everything ? Self.faults : [.ends, .fails(.inputOutput)]).enumerated() {
      for call in FaultPoints.calls(of: count, every: 4, from: number) {
        let disk = start.copy()
        let files = Self.limited(disk.operations, to: ability)
        let isDone = try outcome(scenario, FaultyDisk(at: call, fault).wrapping(files), "\(fault) at \(call)")
        if case .ends = fault {
        } else if case .tears = fault {
        } else {
          #expect(disk.openCount == 0, "\(fault) at \(call)")
        }
        try expectWhole(scenario, disk, isDone: isDone, files, "\(fault) at \(call)")
      }
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
    _ scenario: WritingScenario, _ disk: MemoryDisk, isDone: Bool, _ files: FileOperations, _ comment: Comment
  ) throws {
    disk.endProcess()
    #expect(scenario.shown(disk) == (isDone ? scenario.after : scenario.before), "shown, \(comment)")
    let writer = WritingScenario.writer(files)
    let recovery = try writer.recover()
    #expect(recovery?.edited ?? [] == [], comment)
    #expect(recovery?.setAside ?? [] == [], comment)
    #expect(WritingScenario.contents(disk) == (isDone ? scenario.after : scenario.before), comment)
    #expect(try writer.recover() == nil, comment)
    #expect(disk.bytes(of: "v/.vault/state/journal") == nil, comment)
    let history = try writer.history()
    #expect(history.count == scenario.history.count + (isDone ? 1 : 0), comment)
    guard scenario.writes != nil, isDone, comment.rawValue.hasPrefix("ends") else { return }
    _ = try writer.undo(command: .words("undo"))
    #expect(WritingScenario.contents(disk) == scenario.before, "undone, \(comment)")
  }

  @Test(arguments: [WritingScenario.mixed, .undo, .severalNames])
  func `is recovered even when the recovery ends at any of its calls`(scenario: WritingScenario) throws {
    var tried = 0
    for call in FaultPoints.calls(of: try scenario.callCount(), every: 3) {
      let ended = try endedDisk(scenario, at: call)
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
        #expect(scenario.shown(disk) == whole, comment)
        _ = try WritingScenario.writer(disk.operations).recover()
        #expect(WritingScenario.contents(disk) == whole, comment)
      }
    }
    #expect(tried > (FaultPoints.isThorough ? 500 : 160))
  }

  /// A disk after the process ended at a call.
  private func endedDisk(_ scenario: WritingScenario, at call: Int) throws -> MemoryDisk {
    let disk = try scenario.disk()
    _ = try? scenario.run(FaultyDisk(at: call, .ends).wrapping(disk.operations))
    disk.endProcess()
    return disk
  }

  @Test(arguments: [WritingScenario.twoEdits, .mixed, .severalNames], [Ability.everything, .noExchange])
  func `is recovered when it was being taken back`(scenario: WritingScenario, ability: Ability) throws {
    let start = try scenario.disk()
    // One call fails, so that the command is taken back, and the process ends on the way.
    for failing in FaultPoints.calls(of: try scenario.callCount { Self.limited($0, to: ability) }, every: 6) {
      for ending in stride(from: failing + failing % 5, to: failing + 100, by: 5) {
        let disk = start.copy()
        let files = Self.limited(disk.operations, to: ability)
        let failed = FaultyDisk(at: failing, .fails(.inputOutput)).wrapping(files)
        let ended = FaultyDisk(at: ending, ending % 2 == 0 ? .ends : .tears)
        let isDone = try outcome(scenario, ended.wrapping(failed), "fails at \(failing), ends at \(ending)")
        try expectWhole(
          scenario, disk, isDone: isDone, files, "fails at \(failing), ends at \(ending)")
        guard ended.count >= ending else { break }
      }
    }
  }

  @Test(arguments: WritingScenario.all)
  func `shows readers one whole at every moment`(scenario: WritingScenario) throws {
    for call in 1...(try scenario.callCount()) {
      let disk = try scenario.disk()
      let faulty = FaultyDisk(
        at: call,
        .meets {
          let shown = scenario.shown(disk)
          #expect(shown == scenario.before || shown == scenario.after, "at \(call)")
        })
      try scenario.run(faulty.wrapping(disk.operations))
      #expect(WritingScenario.contents(disk) == scenario.after)
    }
  }

  @Test func `leaves nothing behind on a full disk`() throws {
    for scenario in WritingScenario.all {
      for call in 1...(try scenario.callCount()) {
        let disk = try scenario.disk()
        let made = try outcome(scenario, FaultyDisk(at: call, .fillsUp).wrapping(disk.operations), "full at \(call)")
        #expect(
          WritingScenario.contents(disk) == (made ? scenario.after : scenario.before), "\(scenario), full at \(call)")
        #expect(!disk.listing.contains { $0.hasSuffix(".tmp") || $0.contains("journal") }, "full at \(call)")
      }
    }
  }
}
