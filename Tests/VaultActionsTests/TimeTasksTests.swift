import Testing
import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTestSupport

/// What is proposed when a task is started and stopped.
@Suite struct `Timing a task` {
  private static let note = "- [ ] write\n- [ ] phone Bob\n"

  /// Starts a task as a call of its own.
  private func start(_ name: String, _ vault: ScratchWorkspace) throws {
    let proposal = try StartTask(name).proposal(in: vault.workspace())
    _ = try proposal.vault.commit(
      proposal.writes, as: CommandRecord(words: ["start"], time: proposal.vault.now), running: proposal.running)
  }

  @Test func `marks the task and says since when it runs`() throws {
    let vault = try ScratchWorkspace(["a.md": Self.note])
    let proposal = try StartTask("write").proposal(in: vault.workspace())
    #expect(proposal.text("a.md") == "- [/] write\n- [ ] phone Bob\n")
    guard case .starts(let start)? = proposal.running else {
      Issue.record("nothing starts")
      return
    }
    #expect(start.title == "write" && start.path == "a.md")
    #expect(proposal.opening == [Remark(.startStarted, [.text("write"), .text("09:00")])])
    #expect(proposal.remarks.isEmpty && vault.told.isEmpty && vault.asked.isEmpty)
  }

  @Test func `notes how long it took`() throws {
    let vault = try ScratchWorkspace(["a.md": Self.note])
    try start("write", vault)
    let proposal = try #require(try StopTask().proposal(in: vault.workspace(at: "2026-11-20 10:25")))
    #expect(proposal.text("a.md") == "- [/] write {spent: 1h25m 2026-11-20}\n- [ ] phone Bob\n")
    guard case .stops? = proposal.running else {
      Issue.record("it goes on")
      return
    }
    #expect(proposal.opening == [Remark(.startStopped, [.text("write"), .length(TimeSpan(seconds: 85 * 60))])])
    // It is told where it is done instead.
    let done = try MarkTasks(ItemRequest(["write"]), as: .done).proposal(in: vault.workspace(at: "2026-11-20 10:25"))
    #expect(done?.text("a.md") == "- [x] write {completed: 2026-11-20, spent: 1h25m}\n- [ ] phone Bob\n")
    let length = MessageValue.length(TimeSpan(seconds: 85 * 60))
    #expect(done?.remarks == [Remark(.startStopped, [.text("write"), length, .call(["set", "write"])])])
  }

  @Test func `takes a length that is said, and none where the time is not to be noted`() throws {
    let vault = try ScratchWorkspace(["a.md": Self.note])
    try start("write", vault)
    var request = StopTask()
    request.spent = "20m"
    let noted = try request.proposal(in: vault.workspace())?.text("a.md")
    #expect(noted == "- [/] write {spent: 20m 2026-11-20}\n- [ ] phone Bob\n")
    request.discards = true
    let proposal = try #require(try request.proposal(in: vault.workspace()))
    #expect(proposal.writes.isEmpty && proposal.opening == [Remark(.stopDiscarded, [.text("write")])])
  }

  @Test func `says that nothing runs`() throws {
    let vault = try ScratchWorkspace(["a.md": Self.note])
    #expect(try StopTask().proposal(in: vault.workspace()) == nil)
    #expect(vault.told == [Remark(.startNothing)])
  }

  @Test(arguments: [true, false])
  func `asks before another one is stopped`(answer: Bool) throws {
    let vault = try ScratchWorkspace(["a.md": Self.note])
    try start("write", vault)
    vault.answer = answer
    let workspace = vault.workspace(at: "2026-11-20 09:30")
    let proposal = Result { () throws(Failure) in try StartTask("phone Bob").proposal(in: workspace) }
    #expect(vault.asked == [Remark(.startQuestion, [.text("write"), .text("09:00")])])
    switch proposal {
    case .success(let proposal):
      #expect(answer && proposal.text("a.md") == "- [/] write {spent: 30m 2026-11-20}\n- [/] phone Bob\n")
    case .failure(let failure): #expect(!answer && failure.remark.key == .startRunning)
    }
  }

  @Test(arguments: [true, false])
  func `asks about a start that was most likely forgotten`(answer: Bool) throws {
    let vault = try ScratchWorkspace(["a.md": Self.note])
    try start("write", vault)
    vault.answer = answer
    // 13 hours are more than the 12 after which somebody is asked.
    let workspace = vault.workspace(at: "2026-11-20 22:00")
    let proposal = Result { () throws(Failure) in try StopTask().proposal(in: workspace) }
    let length = MessageValue.length(TimeSpan(seconds: 13 * 3600))
    #expect(vault.asked == [Remark(.stopQuestion, [.text("write"), .text("09:00"), length])])
    switch proposal {
    case .success(let proposal):
      #expect(answer && proposal?.text("a.md") == "- [/] write {spent: 13h 2026-11-20}\n- [ ] phone Bob\n")
    case .failure(let failure): #expect(!answer && failure.remark.key == .stopForgotten)
    }
  }
}
