import Synchronization
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Cooking one step after the other, by somebody who types the answers of a list.
@Suite struct `Cooking step by step` {
  static let vault = [
    ".vault/config.yaml": "locale: en\n",
    "recipes/tea.md": """
    ---
    title: Tea
    servings: 2
    ---
    ## Ingredients

    - 500 ml water
    - 2 tsp tea
    - 1 lemon

    ## Steps

    1. Boil the water.
    2. Pour 500 ml water over the tea and wait 4 minutes.

    """,
    "recipes/raw.md": "# Raw\n\n## Ingredients\n\n- 1 apple\n", "pantry/all.md": "- *10 tsp* tea\n",
  ]

  /// What was typed, and the timers that were started.
  private final class Kitchen: Sendable {
    private let answers: Mutex<[String]>
    let started = Mutex<[String]>([])

    init(_ answers: [String]) { self.answers = Mutex(answers) }

    func next() -> [UInt8]? { answers.withLock { $0.isEmpty ? nil : Array($0.removeFirst().utf8) } }
  }

  /// Runs `cook` on a terminal.
  private func cook(
    _ words: [String] = [], answering answers: [String], in vault: ScratchDirectory, language: String? = nil
  ) -> (run: CommandRun, timers: [String]) {
    let kitchen = Kitchen(answers)
    let run = CommandRun(
      ["--now", "2026-11-20", "cook", "tea", "--steps"] + words, in: vault, language: language
    ) { environment in
      environment.inputIsTerminal = true
      environment.outputIsTerminal = true
      environment.errorsAreTerminal = true
      environment.terminalColumns = 80
      environment.variables[.noColor] = "1"
      environment.readLine = { kitchen.next() }
      environment.alarm = { delay, sentence in
        kitchen.started.withLock { $0.append("\(delay.components.seconds) s: \(sentence)") }
      }
    }
    return (run, kitchen.started.withLock { $0 })
  }

  @Test func `one step after the other, with what goes in; at the end the pantry is asked about`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let (run, timers) = cook(["--servings", "4"], answering: ["", "", "y"], in: vault)
    #expect(
      run.output.hasPrefix(
        """
        Step 1 of 2
        Boil the water.
          [x] 1000 ml water

        Step 2 of 2
        Pour 1000 ml water over the tea and wait 4 minutes.
              1000 ml water
          [x] 4 tsp tea
          timer: 4 minutes

        """))
    #expect(run.errors.contains("not named in a step so far: 2 lemons"))
    #expect(run.errors.contains("Take it out of the pantry?"))
    #expect(timers.isEmpty && run.code == .done)
    #expect(try vault.text(at: "pantry/all.md") == "- *6 tsp* tea\n")
  }

  @Test func `a timer rings while the steps go on`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let (run, timers) = cook(answering: ["t", "", "t", "", "", "n"], in: vault)
    #expect(timers == ["240 s: 4 minutes of step 2 are over"])
    #expect(run.errors.contains("this step has no time"))
    #expect(run.errors.contains("the timer runs: 4 minutes"))
    // The timer is not over by the stopwatch, which stands still here: it is waited for.
    #expect(run.errors.contains("a timer still runs"))
    #expect(try vault.text(at: "pantry/all.md") == "- *10 tsp* tea\n")
  }

  @Test(arguments: [
    (["q"], 1), (["", "b", "q"], 3), (["b", "q"], 2), (["what", "q"], 1), ([], 1), (["l", "q"], 1), (["", "", "n"], 2),
  ])
  func `back, what is left, and the end at any time, which takes nothing`(answers: [String], shown: Int) throws {
    let vault = try ScratchDirectory(Self.vault)
    let (run, _) = cook(answering: answers, in: vault)
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("Step ") }.count == shown)
    #expect(run.errors.contains("Take it out") == (answers.last == "n"))
    #expect(run.errors.contains("nothing was done") == answers.contains("what"))
    #expect(run.errors.contains("not named in a step so far: 2 tsp tea, 1 lemon") == answers.contains("l"))
    #expect(run.code == .done)
    #expect(try vault.text(at: "pantry/all.md") == "- *10 tsp* tea\n")
  }

  @Test func `in Ukrainian with Ukrainian answers`() throws {
    let (run, timers) = cook(answering: ["д", "т", "н", "к"], in: try ScratchDirectory(Self.vault), language: "uk")
    #expect(run.output.hasPrefix("Крок 1 з 2\n"))
    #expect(timers == ["240 s: 4 minutes з кроку 2 минуло"])
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("Крок ") }.count == 3)
  }

  @Test func `all steps at once where nobody can be asked, and one line each for programs`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = CommandRun(["cook", "tea", "--steps"], in: vault)
    #expect(
      run.output == """
        1\tBoil the water.\t500 ml water\t
        2\tPour 500 ml water over the tea and wait 4 minutes.\t500 ml water; 2 tsp tea\t240

        """)
    let json = CommandRun(["cook", "tea", "--steps", "--json"], in: vault).output.split(separator: "\n").last ?? ""
    #expect(
      json
        == #"{"recipe":"Tea","step":2,"of":2,"text":"Pour 500 ml water over the tea and wait 4 minutes.","ingredients":["500 ml water","2 tsp tea"],"timers":[{"text":"4 minutes","seconds":240}]}"#
    )
    #expect(try vault.text(at: "pantry/all.md") == "- *10 tsp* tea\n")
  }

  @Test(arguments: [
    (["raw", "--steps"], ExitCode.nothingFound, "raw.md has no steps"),
    (["tea", "--steps", "--dry-run"], .wrongCall, "--steps"), (["tea", "--steps", "--servings", "0"], .wrongCall, "0"),
  ])
  func `what cannot be walked through says why`(words: [String], code: ExitCode, text: String) throws {
    let run = CommandRun(["cook"] + words, in: try ScratchDirectory(Self.vault))
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.errors.contains(text))
  }
}
