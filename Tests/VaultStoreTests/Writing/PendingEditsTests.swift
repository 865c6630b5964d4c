import Testing
import VaultModel
import VaultSearch
import VaultTestSupport

@testable import VaultStore

@Suite struct `An index while a command is under way` {
  static let before = [
    "a.md": "soup [[b]]", "b.md": "red soup", "tasks/t.md": "- [ ] soup #winter", "d.md": "tart", "e.md": "[[d]]",
  ]
  static let writes: [NoteWrite] = [
    .edit("a.md", "soup [[b]]", "tart [[new]]"), .remove("b.md", "red soup"), .create("deep/new.md", "soup #winter"),
    .move("d.md", to: "deep/d.md", "tart"), .move("e.md", to: "f.md", "[[d]]", "[[deep/d]] soup"),
    .create(".hidden/h.md", "soup"), .create("deep/picture.png", "soup"),
  ]

  /// What the index answers, but for the number of files and folders that are no notes, which counts those that wait.
  private func answers(_ vault: IndexedDisk) throws -> [String] {
    let index = try vault.refresh()
    var answers = Array(try vault.answers(of: index).dropFirst())
    for note in try index.indexedNotes() {
      guard case .note(let bytes, _) = index.note(at: note.path) else {
        answers.append("\(note.path.text) cannot be read")
        continue
      }
      answers.append("\(note.path.text): \(String(decoding: bytes, as: UTF8.self))")
    }
    return answers
  }

  private func writer(_ vault: IndexedDisk, _ files: FileOperations) -> VaultWriter {
    VaultWriter(root: vault.root, files: files, deviceFolder: IndexedDisk.deviceFolder)
  }

  @Test(arguments: [true, false])
  func `answers as before it or as after it, wherever the process ends`(isIndexed: Bool) throws {
    let counting = FaultyDisk()
    let rehearsal = IndexedDisk(Self.before)
    let old = try answers(rehearsal)
    _ = try writer(rehearsal, counting.wrapping(rehearsal.disk.operations))
      .commit(Self.writes, command: .words("everything"))
    let new = try answers(rehearsal)
    #expect(old != new)
    var seen: Set<Bool> = []
    for call in LongSearch.some(counting.count / 10, of: Array(1...counting.count)) {
      let vault = IndexedDisk(Self.before)
      if isIndexed { try vault.index() }
      let faulty = FaultyDisk(at: call, .ends)
      _ = try? writer(vault, faulty.wrapping(vault.disk.operations)).commit(Self.writes, command: .words("everything"))
      vault.disk.endProcess()
      let found = try answers(vault)
      let isNew = found == new
      #expect(isNew || found == old, "ended at \(call): \(found)")
      seen.insert(isNew)
      try vault.index()
      _ = try writer(vault, vault.disk.operations).recover()
      #expect(try answers(vault) == (isNew ? new : old), "recovered after \(call)")
    }
    #expect(seen.count == 2 || LongSearch.isAsked)
  }

  @Test func `never takes half of it for all, whichever call fails that looks for it`() throws {
    let scenario = WritingScenario.mixed
    let whole = [scenario.before, scenario.after].map(scenario.notes)
    for end in LongSearch.some(12, of: Array(1...(try scenario.callCount()))) {
      let disk = try scenario.disk()
      _ = try? scenario.run(FaultyDisk(at: end, .ends).wrapping(disk.operations))
      disk.endProcess()
      let counting = FaultyDisk()
      #expect(whole.contains(try scenario.shown(disk, through: counting.wrapping(disk.operations))))
      for call in 1...counting.count {
        let faulty = FaultyDisk(failing: call).wrapping(disk.operations)
        do {
          let shown = try scenario.shown(disk, through: faulty)
          #expect(whole.contains(shown), "ended at \(end), call \(call)")
        } catch let error as SystemError {
          #expect(error == .inputOutput)
        }
      }
    }
  }

  @Test func `is made anew when the command begins or ends while it is read`() throws {
    let rehearsal = IndexedDisk(Self.before)
    let counting = FaultyDisk()
    _ = try rehearsal.refresh(through: counting.wrapping(rehearsal.disk.operations))
    let old = try answers(rehearsal)
    _ = try writer(rehearsal, rehearsal.disk.operations).commit(Self.writes, command: .words("everything"))
    let new = try answers(rehearsal)
    for call in 1...counting.count {
      let vault = IndexedDisk(Self.before)
      let faulty = FaultyDisk(
        at: call,
        .meets {
          _ = try? writer(vault, vault.disk.operations).commit(Self.writes, command: .words("everything"))
        })
      let index = try vault.refresh(through: faulty.wrapping(vault.disk.operations))
      let found = Array(try vault.answers(of: index).dropFirst())
      #expect(found == Array(new.prefix(found.count)) || found == Array(old.prefix(found.count)), "at \(call)")
    }
  }

  @Test func `shows what somebody edited since as it stands`() throws {
    let vault = IndexedDisk(["a.md": "one", "b.md": "two", "c.md": "three"])
    let writes: [NoteWrite] = [.edit("a.md", "one", "1"), .edit("b.md", "two", "2"), .remove("c.md", "three")]
    // The process ends when the journal has its name, before the first exchange.
    var call = 0
    while vault.disk.bytes(of: "v/.vault/state/journal") == nil {
      call += 1
      _ = try? writer(vault, FaultyDisk(at: call, .ends).wrapping(vault.disk.operations))
        .commit(writes, command: .words("set"))
      vault.disk.endProcess()
    }
    vault.disk.write("v/b.md", "mine")
    let index = try vault.refresh()
    let shown = try index.indexedNotes().map { note in
      if case .note(let bytes, _) = index.note(at: note.path) { String(decoding: bytes, as: UTF8.self) } else { "-" }
    }
    #expect(shown == ["1", "mine"])
    let recovery = try writer(vault, vault.disk.operations).recover()
    #expect(recovery?.edited == ["b.md"])
    #expect(recovery?.outcome == .finished)
    #expect(WritingScenario.contents(vault.disk) == ["a.md": "1", "b.md": "mine"])
    // What was made can still be taken back.
    _ = try writer(vault, vault.disk.operations).undo(command: .words("undo"))
    #expect(WritingScenario.contents(vault.disk) == ["a.md": "one", "b.md": "mine", "c.md": "three"])
  }

  @Test func `costs a look or two when nothing is pending`() throws {
    let vault = IndexedDisk(["a.md": "one"])
    for looks in [1, 2] {
      let counting = FaultyDisk()
      let pending = try PendingEdits(
        of: vault.root, files: counting.wrapping(vault.disk.operations), deviceFolder: IndexedDisk.deviceFolder)
      #expect(pending.isEmpty)
      #expect(counting.count == looks)
      // From now on there is a state folder.
      _ = try writer(vault, vault.disk.operations).recover()
      vault.disk.tick()
    }
  }
}
