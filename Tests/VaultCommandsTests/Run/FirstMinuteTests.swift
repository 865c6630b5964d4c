import Testing
import VaultActions
import VaultTestSupport

@testable import VaultCommands

/// What somebody sees who has just begun, on 20 November 2026, a Friday.
@Suite struct `The first minute` {
  private static let empty = [".vault/config.yaml": ""]

  private func run(
    _ words: String..., in directory: ScratchDirectory, language: String? = nil, isTerminal: Bool = true
  ) -> CommandRun {
    CommandRun(["--now", "2026-11-20 09:00"] + words, in: directory, language: language) {
      $0.outputIsTerminal = isTerminal
      $0.terminalColumns = 80
      $0.variables[.noColor] = "1"
    }
  }

  // MARK: vault alone

  @Test(arguments: [[], ["--lang", "uk"], ["--json"], ["-q"]])
  func `the program alone is the day of the vault, for a person`(flags: [String]) throws {
    let vault = try ScratchDirectory(
      Self.empty.merging(["inbox.md": "- [ ] call Ann {due: 2026-11-20}\n"]) { $1 })
    let alone = CommandRun(["--now", "2026-11-20 09:00"] + flags, in: vault) { $0.outputIsTerminal = true }
    let today = CommandRun(["today", "--now", "2026-11-20 09:00"] + flags, in: vault) { $0.outputIsTerminal = true }
    #expect(alone.code == .done && alone.output.contains("call Ann"), "\(alone.errors)")
    #expect(alone.output == today.output && alone.errors == today.errors)
  }

  @Test func `in a pipe it is a wrong call, in a vault and elsewhere`() throws {
    for files in [Self.empty, ["a.md": "a\n"]] {
      let run = run(in: try ScratchDirectory(files), isTerminal: false)
      #expect(run.code == .wrongCall && run.output.isEmpty)
      #expect(run.errors == "error: a command is missing\nhint: see 'vault help'\n")
    }
  }

  @Test func `outside a vault it says in four lines what it is and how to begin`() throws {
    let folder = try ScratchDirectory(["a.md": "a\n"])
    let english = run(in: folder)
    #expect(english.code == .done && english.errors.isEmpty)
    #expect(
      english.output == """
        A planner whose database is a folder of Markdown notes.
          vault init try-out --sample  begins with a family's notes, to look around
          vault init notes             begins with an empty vault of your own
          vault help                   says what else there is

        """)
    let ukrainian = run(in: folder, language: "uk_UA.UTF-8")
    #expect(ukrainian.output.hasPrefix("Планувальник, база даних якого — тека з нотатками Markdown.\n"))
    #expect(ukrainian.output.split(separator: "\n").count == 4)
    #expect(ukrainian.output.contains("vault init notes") && !ukrainian.output.contains("begins"))
  }

  @Test func `a vault that is named and is none is reported, and other wrong calls stay wrong`() throws {
    let folder = try ScratchDirectory(["a.md": "a\n"])
    #expect(run("--vault", "nowhere", in: folder).code == .ioFailure)
    #expect(run("--limt", in: folder).errors.contains("'--limt'"))
    #expect(run("--help", in: folder).output.contains("Usage: vault "))
  }

  // MARK: Steps

  @Test func `an empty vault and an empty day show three things that give something`() throws {
    let folder = try ScratchDirectory(["a.txt": ""])
    let steps = """
        vault --vault notes --now '2026-11-20 09:00' add 'Call Ann tomorrow 15:00'
        vault --vault notes --now '2026-11-20 09:00' new recipe Pancakes
        vault --vault notes --now '2026-11-20 09:00' today

      """
    let made = run("init", "notes", in: folder)
    #expect(made.output.hasSuffix("Try next:\n" + steps), "\(made.output)")
    let empty = run("--vault", "notes", "today", in: folder)
    #expect(empty.output.hasSuffix("\nThis vault is empty. First steps:\n" + steps) && empty.code == .done)
    // Each can be typed as it stands, and then the day of a vault that is not empty shows them as well.
    #expect(run("--vault", "notes", "add", "Call Ann tomorrow 15:00", in: folder).code == .done)
    #expect(run("--vault", "notes", "new", "recipe", "Pancakes", in: folder).code == .done)
    let piped = run("--vault", "notes", "today", in: folder, isTerminal: false)
    #expect(piped.code == .nothingFound && piped.output.isEmpty)
    #expect(piped.errors == "nothing is on today, and there is nothing to do\n")
  }

  @Test func `the steps are in the reader's language`() throws {
    let folder = try ScratchDirectory(["a.txt": ""])
    let made = run("init", in: folder, language: "uk_UA.UTF-8")
    #expect(
      made.output.hasSuffix(
        """
        Спробуйте:
          vault --now '2026-11-20 09:00' add 'Подзвонити Анні завтра 15:00'
          vault --now '2026-11-20 09:00' new recipe Млинці
          vault --now '2026-11-20 09:00' today

        """))
    #expect(run("add", "Подзвонити Анні завтра 15:00", in: folder, language: "uk_UA.UTF-8").code == .done)
    #expect(try folder.text(at: "inbox.md") == "- [ ] 2026-11-21 15:00 Подзвонити Анні\n")
  }

  @Test(
    arguments: [
      ([:], "notes", false), ([".git/HEAD": ""], "notes", true), ([".git/HEAD": ""], "a/b/notes", true),
      (["notes/.git": "gitdir: elsewhere\n"], "notes", true),
    ] as [([String: String], String, Bool)])
  func `whether git is to leave the diary alone is asked where there is a repository`(
    files: [String: String], name: String, isAsked: Bool
  ) throws {
    let folder = try ScratchDirectory(["a.txt": ""].merging(files) { $1 })
    let run = CommandRun(["init", name], in: folder) {
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.readLine = { Array("y".utf8) }
    }
    #expect(run.code == .done && run.errors.contains("Keep diary and money out of git") == isAsked, "\(run.errors)")
    let ignored = (try? folder.text(at: name + "/.gitignore")) ?? ""
    #expect(ignored.contains("/diary/") == isAsked, "\(ignored)")
  }

  // MARK: The first line

  @Test(arguments: [false, true])
  func `the line that makes the inbox is shown, as every later one`(isTerminal: Bool) throws {
    let vault = try ScratchDirectory(Self.empty)
    let first = run("add", "Call Ann tomorrow 15:00", in: vault, isTerminal: isTerminal)
    #expect(first.output == "+ inbox.md\n  + - [ ] 2026-11-21 15:00 Call Ann\n")
    #expect(run("add", "wash up", in: vault, isTerminal: isTerminal).output == "inbox.md\n  + - [ ] wash up\n")
    #expect(run("undo", in: vault).code == .done && run("undo", in: vault).code == .done)
    let record = run("add", "wash up", "--json", in: vault)
    #expect(
      record.output == "{\"path\":\"inbox.md\",\"action\":\"create\",\"removed\":[],\"added\":[\"- [ ] wash up\"]}\n")
  }

  @Test(arguments: [
    (["mood", "happy"], "diary/2026/2026-11-20.md", ["- 09:00 happy {mood: happy}"]),
    (["diary", "felt good"], "diary/2026/2026-11-20.md", ["- 09:00 felt good"]),
    (["money", "add", "-5", "tea"], "money/2026-11.md", ["- 2026-11-20 -5.00 UAH tea"]),
    (["pantry", "add", "1 kg rice"], "pantry/pantry.md", ["- 1 kg rice"]),
    (
      ["meals", "add", "tomorrow", "dinner", "soup"], "meals/2026-W47.md",
      ["# Meals, 2026-W47", "- 2026-11-21 dinner soup"]
    ),
  ])
  func `the line that makes a note is shown by every command, and not when the note comes back`(
    words: [String], path: String, lines: [String]
  ) throws {
    let vault = try ScratchDirectory(Self.empty)
    let made = CommandRun(["--now", "2026-11-20 09:00"] + words, in: vault)
    #expect(made.output == "+ \(path)\n" + lines.map { "  + \($0)\n" }.joined(), "\(made.errors)")
    #expect(run("rm", path, "--yes", in: vault).code == .done)
    #expect(run("undo", in: vault).output == "+ \(path)\n")
  }
}
