import Foundation
import Synchronization
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault edit`: which program is started with which words, and what is said afterwards.
@Suite struct `vault edit` {
  private static let files = [
    ".vault/config.yaml": "lang: en\n", "chores.md": "# Chores\n\n- [ ] buy soap ^soap\n", "tasks/a.md": "# A\n",
  ]

  /// Stands in for the editor: remembers its call, and does something to the vault.
  private final class StandIn: Sendable {
    private let last = Mutex<[String]>([])
    let end: ProgramEnd
    private let saved: (text: String, path: String)?

    init(end: ProgramEnd = .exited(0)) {
      self.end = end
      saved = nil
    }

    init(writing text: String, to path: String) {
      end = .exited(0)
      saved = (text, path)
    }

    var words: [String] { last.withLock { $0 } }

    var programs: ProgramOperations {
      ProgramOperations { [self] call throws(SystemError) in
        last.withLock { $0 = ([call.program] + call.arguments).map { String(decoding: $0, as: UTF8.self) } }
        if let (text, path) = saved { try? text.write(toFile: path, atomically: true, encoding: .utf8) }
        return end
      }
    }
  }

  private func run(
    _ words: String..., in directory: ScratchDirectory, editor: String? = "vim", _ standIn: StandIn? = nil
  ) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.editor] = editor
      environment.variables[.home] = directory.path + "/home"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      if let standIn { environment.programs = standIn.programs }
    }
  }

  @Test func `opens a note, and a line at its place`() throws {
    let directory = try ScratchDirectory(Self.files)
    let standIn = StandIn()
    #expect(run("edit", "tasks/a.md", in: directory, standIn).code == .done)
    #expect(standIn.words == ["vim", directory.path + "/tasks/a.md"])
    #expect(run("edit", "buy soap", in: directory, standIn).code == .done)
    #expect(standIn.words == ["vim", "+3", directory.path + "/chores.md"])
    #expect(run("edit", "chores^soap", in: directory, editor: "code --wait", standIn).code == .done)
    #expect(standIn.words == ["code", "--wait", "--goto", directory.path + "/chores.md:3"])
  }

  @Test func `checks the note afterwards, by what was saved`() throws {
    let directory = try ScratchDirectory(Self.files)
    let standIn = StandIn(writing: "---\ndue: 2026-02-30\n---\n[[nowhere]]\n", to: directory.path + "/tasks/a.md")
    let run = run("edit", "tasks/a.md", in: directory, standIn)
    #expect(run.code == .nothingFound)
    #expect(
      run.output == """
        tasks/a.md:2:6: error: there is no day '2026-02-30' in the calendar [no-such-day]
        tasks/a.md:4:1: warning: the link 'nowhere' leads to no note [link-dangling]

        """)
  }

  @Test func `says how an editor ended that did not end well`() throws {
    let directory = try ScratchDirectory(Self.files)
    let failed = run("edit", "tasks/a.md", in: directory, StandIn(end: .exited(2)))
    #expect(failed.errors == "warning: the editor 'vim' ended with status 2\n" && failed.code == .ioFailure)
    let killed = run("edit", "tasks/a.md", in: directory, StandIn(end: .signalled(9)))
    #expect(killed.errors == "warning: the editor 'vim' was ended by signal 9\n" && killed.code == .ioFailure)
  }

  @Test func `names an editor that cannot be started or read`() throws {
    let directory = try ScratchDirectory(Self.files)
    let missing = run("edit", "tasks/a.md", in: directory)
    #expect(missing.errors.hasPrefix("error: cannot start the editor 'vim': there is no such file or folder\nhint: "))
    #expect(missing.code == .ioFailure)
    let unreadable = run("edit", "tasks/a.md", in: directory, editor: "'vim", StandIn())
    #expect(unreadable.errors == "error: the command in EDITOR cannot be read: 'vim\n")
    #expect(unreadable.code == .wrongCall)
  }

  @Test func `takes the editor of the user's own configuration, and never that of a vault`() throws {
    var files = Self.files
    files[".vault/config.yaml"] = "lang: en\neditor: evil\n"
    let directory = try ScratchDirectory(files.merging(["home/.config/vault/config.yaml": "editor: hx\n"]) { $1 })
    let standIn = StandIn()
    #expect(run("edit", "chores^soap", in: directory, editor: nil, standIn).code == .done)
    #expect(standIn.words == ["hx", directory.path + "/chores.md:3"])
    try directory.write("home/.config/vault/config.yaml", "editor: [hx\n")
    let broken = run("edit", "chores^soap", in: directory, editor: nil, standIn)
    #expect(broken.code == .ioFailure && broken.errors.contains("home/.config/vault/config.yaml:1:9: "))
    try FileManager.default.removeItem(atPath: directory.path + "/home/.config/vault/config.yaml")
    #expect(run("edit", "chores^soap", in: directory, editor: nil, standIn).code == .done)
    #expect(standIn.words.first == "vi")
  }

  @Test func `shows the call that it would make`() throws {
    let directory = try ScratchDirectory(Self.files)
    #expect(run("edit", "chores^soap", "--dry-run", in: directory).output == "vim +3 \(directory.path)/chores.md\n")
    let json = run("edit", "tasks/a", "--dry-run", "--json", in: directory, editor: "my\\ vim -p")
    #expect(json.output == "{\"program\":\"my vim\",\"arguments\":[\"-p\",\"\(directory.path)/tasks/a.md\"]}\n")
  }

  @Test func `opens a note outside every vault`() throws {
    let directory = try ScratchDirectory(["stray.md": "text\n"])
    let standIn = StandIn(writing: "<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n", to: directory.path + "/stray.md")
    let run = run("edit", "stray", in: directory, standIn)
    #expect(standIn.words == ["vim", directory.path + "/stray.md"])
    #expect(run.output.hasPrefix("stray.md:1:1: error: the note has git conflict markers") && run.code == .nothingFound)
  }

  @Test func `starts nothing for a name that nothing has`() throws {
    let standIn = StandIn()
    let run = run("edit", "nowhere", in: try ScratchDirectory(Self.files), standIn)
    #expect(run.code == .nothingFound && standIn.words == [])
  }

  @Test func `is what new --edit does with the new note`() throws {
    let directory = try ScratchDirectory(Self.files)
    let standIn = StandIn()
    let run = run("new", "recipe", "Cake", "--edit", "--now", "2026-11-20", in: directory, standIn)
    #expect(run.code == .done)
    #expect(standIn.words == ["vim", "+11", directory.path + "/recipes/cake.md"])
  }
}
