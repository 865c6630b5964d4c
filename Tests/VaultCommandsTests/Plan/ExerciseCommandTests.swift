import Testing
import VaultMessages
import VaultTestSupport

@testable import VaultCommands

/// A few minutes for oneself: plain lines in a pipe, a circle on a terminal, and nothing that is kept unless it is asked for.
@Suite struct `An exercise` {
  private func run(_ words: [String], answers: [String] = [], in vault: PlanVault) -> CommandRun {
    CommandRun(words + ["--now", "2026-11-20 14:05"], in: vault.directory) { environment in
      environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      environment.variables[.stateHome] = vault.directory.path + "/.state-home"
      let lines = Answers(answers)
      environment.readLine = { lines.next() }
    }
  }

  /// Answers in their order.
  private final class Answers: @unchecked Sendable {
    private var rest: [String]

    init(_ answers: [String]) { rest = answers }

    func next() -> [UInt8]? { rest.isEmpty ? nil : Array(rest.removeFirst().utf8) }
  }

  @Test func `in a pipe says each phase of four cycles`() throws {
    let lines = run(["breathe"], in: try PlanVault()).output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.first == "1 of 4: breathe in, 4 seconds" && lines.last == "4 of 4: breathe out, 8 seconds")
  }

  @Test func `breathes in four seconds, seven and eight, and its circle grows and shrinks`() {
    let breathing = Breathing()
    // 4 + 7 + 8 = 19 seconds a cycle.
    #expect(Breathing.length == 76)
    for (second, cycle, phase, left) in [
      (0, 1, 0, 4), (3, 1, 0, 1), (4, 1, 1, 7), (10, 1, 1, 1), (11, 1, 2, 8), (18, 1, 2, 1), (19, 2, 0, 4),
      (75, 4, 2, 1),
    ] {
      let found = breathing.phase(at: second)
      #expect(found.cycle == cycle && found.phase == phase && found.left == left, "\(second)")
    }
    let sizes = (0..<19).map { second in
      breathing.frame(at: second, Messages(.english)).joined().count { $0 == "●" }
    }
    #expect(zip(sizes[0..<4], sizes[1..<4]).allSatisfy { $0 < $1 }, "grows: \(sizes)")
    #expect(Set(sizes[3..<11]).count == 1, "stays: \(sizes)")
    #expect(zip(sizes[11..<19], sizes[12..<19]).allSatisfy { $0 >= $1 } && sizes[11] > sizes[18], "shrinks: \(sizes)")
  }

  @Test func `on a terminal shows the cursor again, also when it is stopped`() throws {
    let vault = try PlanVault()
    for stop in [Int64.max, 5] {
      let run = CommandRun(["breathe"], in: vault.directory) { environment in
        let clock = Clock()
        environment.outputIsTerminal = true
        environment.clock = { clock.now }
        environment.pause = { instant, _ in clock.now = instant }
        environment.isInterrupted = { clock.now >= stop }
      }
      #expect(run.output.hasSuffix("\u{1B}[?25h"), "\(stop)")
      #expect(run.output.contains("\u{1B}[?25l"))
      #expect((run.code == .done) == (stop == .max), "\(run.code)")
    }
  }

  private final class Clock: @unchecked Sendable { var now: Int64 = 0 }

  @Test func `of five senses has five cards`() throws {
    let lines = run(["ground"], in: try PlanVault()).output.split(separator: "\n")
    #expect(lines.map { $0.prefix(3) } == ["1/5", "2/5", "3/5", "4/5", "5/5"])
  }

  @Test(arguments: [(["gratitude"], ["sun", "tea", "Ann"]), (["feel"], ["tired", "a short night"])])
  func `lets go what is written, and keeps it where that is asked for`(words: [String], answers: [String]) throws {
    let vault = try PlanVault()
    let free = run(words, answers: answers, in: vault)
    #expect(free.code == .done && vault.text("diary/2026/2026-11-20.md").isEmpty, "\(free.errors)")
    let kept = run(words + ["--keep"], answers: answers, in: vault)
    #expect(kept.code == .done, "\(kept.errors)")
    let text = vault.text("diary/2026/2026-11-20.md")
    #expect(text.hasPrefix("- 14:05 ") && answers.allSatisfy { text.contains($0) } && !text.contains("{"), "\(text)")
    #expect(run(["undo"], in: vault).code == .done && vault.text("diary/2026/2026-11-20.md").isEmpty)
  }

  @Test func `needs all of its answers, and asks once more for an empty one`() throws {
    let vault = try PlanVault()
    #expect(run(["gratitude", "--keep"], answers: ["sun", "tea"], in: vault).code == .wrongCall)
    #expect(run(["gratitude", "--keep"], answers: ["sun", "", "", "tea"], in: vault).code == .wrongCall)
    #expect(vault.text("diary/2026/2026-11-20.md").isEmpty)
    #expect(run(["gratitude"], answers: ["sun", "", "tea", "Ann"], in: vault).code == .done)
  }

  @Test func `draws lines through cells, takes back with 0, and lets go`() throws {
    let vault = try PlanVault()
    let drawn = run(["draw"], answers: ["5 1 12 24 12; 3 20 2", "0,5,12", ""], in: vault)
    let rows = drawn.output.split(separator: "\n")
    #expect(drawn.code == .done && rows.count == Canvas.rows && rows.allSatisfy { $0.count == Canvas.columns })
    #expect(rows[11] == "5555.5555555555555555555" && rows[1] == "...................3....")
    #expect(vault.text("diary/2026/2026-11-20.md").isEmpty)
    var canvas = Canvas()
    let isDrawn = canvas.draw("1 1 1 3 2 5 1")
    #expect(isDrawn)
    // Half a cell rounds away from where the line begins.
    #expect(canvas.lines(inColour: false)[..<2].map { $0.prefix(6) } == ["1..11.", ".11..."])
  }

  @Test(arguments: [
    "", "1", "1 2", "8 1 1", "-1 1 1", "1 0 1", "1 25 1", "1 1 13", "1 1 1 2", "red 1 1", "1 1 1; 9 1 1",
    "1 99999999999999999999 1",
  ])
  func `of a drawing that is none is refused, and draws nothing`(text: String) {
    var canvas = Canvas()
    let isDrawn = canvas.draw(text)
    #expect(!isDrawn && canvas.strokes.isEmpty)
  }

  @Test func `keeps the strokes of a drawing, which draw it again, and saves a picture of it once`() throws {
    let vault = try PlanVault()
    #expect(run(["draw", "--keep"], answers: ["1 2 3", ""], in: vault).code == .done)
    #expect(vault.text("diary/2026/2026-11-20.md") == "- 14:05 drawing: 1 2 3\n")
    #expect(run(["draw", "--keep"], in: vault).code == .wrongCall)
    #expect(run(["draw"], answers: ["9 2 3"], in: vault).code == .wrongCall)
    let file = vault.directory.path + "/a.svg"
    #expect(run(["draw", "-o", file, "--dry-run"], answers: ["1 2 3"], in: vault).code == .done)
    #expect(vault.text("a.svg").isEmpty)
    #expect(run(["draw", "-o", file], answers: ["1 2 3"], in: vault).code == .done)
    #expect(vault.text("a.svg").contains("<rect x=\"1\" y=\"2\" width=\"1\" height=\"1\" fill=\"#d92b2b\"/>"))
    #expect(run(["draw", "-o", file], answers: ["2 2 3"], in: vault).code == .conflict)
  }

  @Test func `of drawing shows the canvas after each stroke, and asks again after one that is none`() throws {
    let vault = try PlanVault()
    let lines = Answers(["1 1 1", "what", "2 2 2", ""])
    let run = CommandRun(["draw"], in: vault.directory) { environment in
      environment.inputIsTerminal = true
      environment.outputIsTerminal = true
      environment.errorsAreTerminal = true
      environment.readLine = { lines.next() }
    }
    #expect(run.code == .done && run.output.isEmpty)
    #expect(
      run.errors.contains("'what' is not a stroke") && run.errors.contains(" 1 🟥⬜") && run.errors.contains(" 2 ⬜🟧⬜"))
  }

  @Test(arguments: ["breathe", "ground", "gratitude", "feel", "draw"])
  func `has no words for programs`(name: String) throws {
    let run = run([name, "--json"], in: try PlanVault())
    #expect(run.code == .wrongCall && run.output.isEmpty, "\(run.output)")
  }
}
