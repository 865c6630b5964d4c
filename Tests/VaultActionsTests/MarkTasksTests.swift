import Testing
import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTestSupport

/// What is proposed when tasks are marked: values, before anything is written.
@Suite struct `Marking tasks` {
  /// A note, a request about a task in it, the note that is proposed, and what is said with it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let request: MarkTasks
    let after: String
    let opening: Remark
    let remarks: [Remark]

    init(
      _ name: String, _ before: String, _ request: MarkTasks, _ after: String, _ opening: Remark,
      _ remarks: [Remark] = []
    ) {
      (self.name, self.before, self.request) = (name, before, request)
      (self.after, self.opening, self.remarks) = (after, opening, remarks)
    }

    var testDescription: String { name }
  }

  private static func mark(
    _ name: String, _ status: TaskStatus, _ change: (inout MarkTasks) -> Void = { _ in }
  ) -> MarkTasks {
    var request = MarkTasks(ItemRequest([name]), as: status)
    change(&request)
    return request
  }

  static let rows: [Row] = [
    Row(
      "done, with the day", "- [ ] buy soap\n", mark("buy soap", .done),
      "- [x] buy soap {completed: 2026-11-20}\n", Remark(.markedDone, [.text("buy soap")])),
    Row(
      "done on a day that is said", "- [ ] buy soap\n",
      mark("buy soap", .done) { $0.day = LocalDate("2026-11-18") }, "- [x] buy soap {completed: 2026-11-18}\n",
      Remark(.markedDone, [.text("buy soap")])),
    Row(
      "cancelled", "- [ ] buy soap\n", mark("buy soap", .cancelled), "- [-] buy soap\n",
      Remark(.markedCancelled, [.text("buy soap")])),
    Row(
      "open again, without the day", "- [x] buy soap {completed: 2026-11-20}\n", mark("buy soap", .open),
      "- [ ] buy soap\n", Remark(.markedOpen, [.text("buy soap")])),
    Row(
      "moved to its next date, which is said", "- [ ] bins {due: 2026-11-20, repeat: weekly}\n", mark("bins", .done),
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n",
      Remark(.occurrenceDone, [.text("bins"), .text("Fri, 27 Nov 2026")])),
    Row(
      "moved to its next date, which is late", "- [ ] bins {due: 2026-11-06, repeat: weekly}\n",
      mark("bins", .done) { $0.day = LocalDate("2026-11-06") },
      "- [ ] bins {due: 2026-11-13, repeat: weekly}\n  - [x] 2026-11-06\n",
      Remark(.occurrenceDoneLate, [.text("bins"), .text("Fri, 13 Nov 2026"), .count(7)]),
      [
        Remark(.occurrenceLateHint, [.call(["done", "bins"]), .text("2026-11-13")])
      ]),
    Row(
      "left out this time", "- [ ] bins {due: 2026-11-20, repeat: weekly}\n",
      mark("bins", .done) { $0.occurrence = .skipped },
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [-] 2026-11-20\n",
      Remark(.occurrenceSkipped, [.text("bins"), .text("Fri, 27 Nov 2026")])),
    Row(
      "done before another one on which it waits",
      "- [ ] paint {depends: walls}\n- [ ] wash the walls {id: walls}\n", mark("paint", .done),
      "- [x] paint {depends: walls, completed: 2026-11-20}\n- [ ] wash the walls {id: walls}\n",
      Remark(.markedDone, [.text("paint")]),
      [Remark(.doneWaits, [.text("paint"), .quoted(["wash the walls"]), .count(1)])]),
  ]

  @Test(arguments: rows)
  func `proposes the note`(row: Row) throws {
    let vault = try ScratchWorkspace(["a.md": row.before])
    let proposal = try #require(try row.request.proposal(in: vault.workspace()))
    #expect(proposal.text("a.md") == row.after)
    #expect(proposal.opening == [row.opening] && proposal.remarks == row.remarks)
    #expect(proposal.closing.isEmpty && vault.told.isEmpty)
    // Nothing is written before somebody makes it.
    #expect(try String(decoding: vault.directory.read("a.md"), as: UTF8.self) == row.before)
  }

  @Test func `proposes nothing for what is so already`() throws {
    let vault = try ScratchWorkspace(["a.md": "- [x] buy soap {completed: 2026-11-18}\n"])
    let proposal = try MarkTasks(ItemRequest(["buy soap"]), as: .done).proposal(in: vault.workspace())
    #expect(proposal?.writes.isEmpty == true)
    #expect(proposal?.unchanged == Remark(.markedDoneAlready, [.text("buy soap")]))
  }

  @Test(arguments: [3, 4])
  func `counts the tasks that it would name at length`(count: Int) throws {
    let lines = (1...count).map { "- [ ] task \($0)\n" }.joined()
    let vault = try ScratchWorkspace(["a.md": lines])
    let all = ItemRequest(where: QueryRequest("type:task"))
    let proposal = try #require(try MarkTasks(all, as: .cancelled).proposal(in: vault.workspace()))
    #expect(
      proposal.opening
        == (count == 3
          ? (1...3).map { Remark(.markedCancelled, [.text("task \($0)")]) }
          : [Remark(.markedCancelledCount, [.count(4)])]))
  }

  @Test func `tells at once what a query finds and that is left alone`() throws {
    let vault = try ScratchWorkspace(["a.md": "- [ ] soap\n- plain\n", "b.md": "---\ntype: recipe\n---\n"])
    let all = ItemRequest(where: QueryRequest("type:task OR type:recipe"))
    let proposal = try #require(try MarkTasks(all, as: .done).proposal(in: vault.workspace()))
    #expect(proposal.text("a.md") == "- [x] soap {completed: 2026-11-20}\n- plain\n")
    #expect(proposal.writes.count == 1)
    #expect(vault.told == [Remark(.statusLeftOthers, [.count(1)])])
    // Where nothing is left there is no proposal.
    let none = ItemRequest(where: QueryRequest("type:recipe"))
    #expect(try MarkTasks(none, as: .done).proposal(in: vault.workspace()) == nil)
  }

  @Test(arguments: [true, false])
  func `asks about the open tasks below one that is done`(answer: Bool) throws {
    let vault = try ScratchWorkspace(["a.md": "- [ ] party\n  - [ ] cake\n  - [x] tea\n"])
    vault.answer = answer
    let proposal = try MarkTasks(ItemRequest(["party"]), as: .done).proposal(in: vault.workspace())
    let cake = answer ? "[x] cake {completed: 2026-11-20}" : "[ ] cake"
    #expect(proposal?.text("a.md") == "- [x] party {completed: 2026-11-20}\n  - \(cake)\n  - [x] tea\n")
    #expect(vault.asked == [Remark(.subtasksQuestion, [.text("party"), .count(1)])])
    #expect(vault.told == (answer ? [] : [Remark(.subtasksStayOpen, [.text("party"), .count(1)])]))
  }

  @Test(
    arguments: [
      ("nothing", Failure.Kind.notFound, Failure.Code.noItem), ("missing.md", .system, .noFile),
      ("soap", .wrongRequest, nil),
    ] as [(String, Failure.Kind, Failure.Code?)])
  func `fails with what to go on with`(name: String, kind: Failure.Kind, code: Failure.Code?) throws {
    let vault = try ScratchWorkspace(["a.md": "- [ ] soap\n", "b.md": "- [ ] soap\n"])
    do throws(Failure) {
      _ = try MarkTasks(ItemRequest([name]), as: .done).proposal(in: vault.workspace())
      Issue.record("nothing is wrong with \(name)")
    } catch {
      #expect(error.kind == kind && error.code == code)
      // Several items of one name come as values, to be asked about or listed.
      let places = error.choice?.candidates.map(\.place) ?? []
      #expect(places == (code == nil ? ["a.md:1", "b.md:1"] : []))
    }
  }

  @Test func `asks which of several items is meant`() throws {
    let vault = try ScratchWorkspace(["a.md": "- [ ] soap\n", "b.md": "- [ ] soap\n"])
    let workspace = vault.workspace()
    workspace.choose = { choice throws(Failure) in choice.candidates.firstIndex { $0.place == "b.md:1" } }
    let proposal = try MarkTasks(ItemRequest(["soap"]), as: .done).proposal(in: workspace)
    #expect(proposal?.writes.map(\.path) == ["b.md"])
  }

  @Test func `shows where a query does not read`() throws {
    let vault = try ScratchWorkspace(["a.md": "- [ ] soap\n"])
    do throws(Failure) {
      _ = try MarkTasks(ItemRequest(where: QueryRequest("(soap")), as: .done).proposal(in: vault.workspace())
      Issue.record("the query reads")
    } catch {
      #expect(error.remark.key == .queryParenthesisNotClosed)
      #expect(error.remark.marked?.text == "(soap" && error.remark.marked?.range.lower == 0)
    }
  }
}
