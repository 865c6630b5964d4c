import Foundation
import Synchronization
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `Somebody else saves while a command writes` {
  /// How an editor saves.
  enum Saving: String, CaseIterable { case inPlace, byRenaming }

  /// Appends a line of theirs to what a file holds at the moment, if it is there.
  static func save(_ path: String, on disk: MemoryDisk, _ saving: Saving) -> Bool {
    guard let bytes = disk.bytes(of: "v/" + path) else { return false }
    switch saving {
    case .inPlace: disk.write("v/" + path, bytes + Array("theirs\n".utf8))
    case .byRenaming:
      disk.write("v/.editor", bytes + Array("theirs\n".utf8))
      disk.rename("v/.editor", to: "v/" + path)
    }
    return true
  }

  @Test(arguments: Saving.allCases, `A command that fails or ends at any of its calls`.Ability.allCases)
  func `An edit that can be computed anew and their save are both there`(
    saving: Saving, ability: `A command that fails or ends at any of its calls`.Ability
  ) throws {
    let scenario = WritingScenario.edit
    let limit = `A command that fails or ends at any of its calls`.limited
    for call in 1...(try scenario.callCount { limit($0, ability) }) {
      let disk = try scenario.disk()
      let files = limit(disk.operations, ability)
      let faulty = FaultyDisk(at: call, .meets { _ = Self.save("a.md", on: disk, saving) })
      try scenario.run(faulty.wrapping(files))
      let text = WritingScenario.contents(disk)["a.md"] ?? ""
      // Where names cannot be exchanged, a save between the last look and the rename is lost: that call is let pass.
      if [.noExchange, .neither, .neitherNorLink].contains(ability), text == "one\ntwo\n" { continue }
      #expect(["one\ntwo\ntheirs\n", "one\ntheirs\ntwo\n"].contains(text), "at \(call)")
      #expect(WritingScenario.contents(disk).count == 2, "at \(call)")
      #expect(try WritingScenario.writer(disk.operations).recover() == nil)
    }
  }

  @Test func `Where names cannot be exchanged a save is missed only between the last look and the rename`() throws {
    let scenario = WritingScenario.edit
    let limit = `A command that fails or ends at any of its calls`.limited
    var missed = 0
    for call in 1...(try scenario.callCount { limit($0, .noExchange) }) {
      let disk = try scenario.disk()
      let faulty = FaultyDisk(at: call, .meets { _ = Self.save("a.md", on: disk, .byRenaming) })
      try scenario.run(faulty.wrapping(limit(disk.operations, .noExchange)))
      if WritingScenario.contents(disk)["a.md"] == "one\ntwo\n" { missed += 1 }
    }
    // After the file is opened for the last time: before its status, before its bytes, and before the rename.
    #expect(missed == 3)
  }

  /// Somebody saves a note before a call of a command.
  private struct Save {
    let scenario: WritingScenario
    let start: MemoryDisk
    let saving: Saving
    let path: String
    let call: Int

    static func all(of scenario: WritingScenario) throws -> [Save] {
      let (start, count) = (try scenario.disk(), try scenario.callCount())
      let paths = Set(scenario.before.keys).union(scenario.after.keys).sorted()
      return Saving.allCases.flatMap { saving in
        paths.flatMap { path in
          (1...count).map { Save(scenario: scenario, start: start, saving: saving, path: path, call: $0) }
        }
      }
    }
  }

  @Test func `Their save is kept, and the command is made around it or not at all`() throws {
    let saves = try [WritingScenario.twoEdits, .mixed, .undo].flatMap(Save.all)
    for save in LongSearch.some(160, of: saves) {
      let disk = save.start.copy()
      let isSaved = Atomic<Bool>(false)
      let faulty = FaultyDisk(
        at: save.call,
        .meets {
          let saved = Self.save(save.path, on: disk, save.saving)
          isSaved.store(saved, ordering: .relaxed)
        })
      let comment: Comment = "\(save.path), \(save.saving) at \(save.call) of \(save.scenario)"
      let failure = failure(of: save.scenario, faulty.wrapping(disk.operations))
      expectKept(save.scenario, disk, save.path, isSaved.load(ordering: .relaxed), failure, comment)
      #expect(try WritingScenario.writer(disk.operations).recover() == nil, comment)
    }
  }

  private func failure(of scenario: WritingScenario, _ files: FileOperations) -> WriteFailure? {
    do throws(WriteFailure) {
      try scenario.run(files)
      return nil
    } catch {
      return error
    }
  }

  /// Their line stands in some note, the file it was saved in apart every file is as the outcome says, and nothing is
  /// left beside.
  private func expectKept(
    _ scenario: WritingScenario, _ disk: MemoryDisk, _ path: String, _ isSaved: Bool, _ failure: WriteFailure?,
    _ comment: Comment
  ) {
    let contents = WritingScenario.contents(disk)
    #expect(!isSaved || contents.values.contains { $0.contains("theirs\n") }, "\(comment): \(contents)")
    #expect(!contents.keys.contains { $0.contains(".vault-") }, comment)
    let isMadeAnyhow = failure == nil
    var expected = isMadeAnyhow ? scenario.after : scenario.before
    var found = contents
    for (name, text) in contents where text.contains("theirs\n") {
      found[name] = nil
      expected[name] = nil
      // A moved note that they edited under its new name keeps it.
      for (old, new) in [("d.md", "old/d.md"), ("e.md", "f.md")] {
        if name == new { expected[old] = nil }
        if name == old { expected[new] = nil }
      }
    }
    #expect(found == expected, comment)
    if let failure {
      switch failure {
      case .conflict, .editedMeanwhile: break
      default: Issue.record("\(failure), \(comment)")
      }
    }
  }

  @Test(arguments: Saving.allCases)
  func `Their save stays when the process ends at any call after it`(saving: Saving) throws {
    let scenario = WritingScenario.twoEdits
    let start = try scenario.disk()
    let count = try scenario.callCount()
    for call in LongSearch.some(count / 5, of: Array(1...count)) {
      for end in stride(from: call, to: call + 40, by: 4) {
        let disk = start.copy()
        let ended = FaultyDisk(at: end, .ends).wrapping(disk.operations)
        let faulty = FaultyDisk(at: call, .meets { _ = Self.save("d/b.md", on: disk, saving) })
        _ = failure(of: scenario, faulty.wrapping(ended))
        disk.endProcess()
        _ = try WritingScenario.writer(disk.operations).recover()
        let contents = WritingScenario.contents(disk)
        let comment: Comment = "saved at \(call), ended at \(end): \(contents)"
        #expect(["bbbbtheirs\n", "BBBBBBBBtheirs\n"].contains(contents["d/b.md"]), comment)
        #expect(["aaaa", "A"].contains(contents["a.md"]), comment)
        #expect(contents.count == 2, comment)
      }
    }
  }

  @Test func `Eight writers add twenty lines each, and every line is there`() throws {
    let vault = try RealVault(["inbox.md": "# Inbox\n"])
    let vaultWriter = vault.writer
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      for number in 0..<20 {
        do throws(WriteFailure) {
          _ = try vaultWriter.commit(
            [.adding("- \(writer) \(number)\n", to: "inbox.md", holding: "# Inbox\n")], command: .words("add"))
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let lines = vault.text("inbox.md")?.split(separator: "\n").dropFirst().map(String.init) ?? []
    let expected = (0..<8).flatMap { writer in (0..<20).map { "- \(writer) \($0)" } }
    #expect(lines.sorted() == expected.sorted())
    #expect(vault.names == ["inbox.md"])
  }
}
