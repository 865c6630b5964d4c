import Testing
import VaultActions
import VaultMessages
import VaultTestSupport

@testable import VaultCommands
@testable import VaultStore

@Suite struct `vault git` {
  private let program = "/opt/vault/bin/vault"

  /// Runs `vault git` in a work tree, with a home of the directory's own.
  private func run(
    _ words: String..., in scratch: ScratchRepository, at folder: String = "", language: String? = nil,
    environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    CommandRun(environment: { environment in
      environment.arguments = ["git"] + words
      environment.workingDirectory = scratch.path + (folder.isEmpty ? "" : "/" + folder)
      environment.variables = [.home: scratch.directory.path + "/home", .locale: language ?? "C"]
      environment.programs = .hermetic(below: scratch.directory.path)
      environment.program = program
      change(&environment)
    })
  }

  private func isAgreed(_ scratch: ScratchRepository) -> Bool {
    ((try? scratch.directory.read("home/.config/vault/git-repositories")) ?? []).isEmpty == false
  }

  @Test(.enabled(if: isThere(.git)))
  func `install asks before hooks and filters may run, and only yes is yes`() throws {
    for (answer, isAgreed) in [("y", true), ("так", true), ("т", true), ("n", false), ("", false), ("maybe", false)] {
      let scratch = try ScratchRepository([".vault/.gitignore": "cache/\n"])
      let run = run("install", in: scratch) { environment in
        environment.inputIsTerminal = true
        environment.errorsAreTerminal = true
        environment.readLine = { Array(answer.utf8) }
      }
      #expect(run.code == .done)
      #expect(run.errors.contains("May 'vault commit' and 'vault sync' run them? [y/N] "))
      #expect(self.isAgreed(scratch) == isAgreed, "\(answer)")
      #expect(run.output.contains("may run the hooks") == isAgreed)
      #expect(try scratch.git("config", "merge.vault.driver").hasPrefix(program + " git merge-driver"))
    }
  }

  @Test(.enabled(if: isThere(.git))) func `install without anybody to ask sets up all but the consent`() throws {
    let scratch = try ScratchRepository([".vault/.gitignore": ""])
    let first = run("install", in: scratch)
    #expect(first.errors.contains("stay off"))
    #expect(!isAgreed(scratch))
    let second = run("install", in: scratch, language: "uk_UA.UTF-8")
    #expect(second.output.isEmpty)
    #expect(
      second.errors
        == "«vault commit» і «vault sync» залишаються вимкненими: погодьтеся на «vault git install» або додайте --yes\n"
    )
    let third = run("install", "--yes", "--json", in: scratch)
    #expect(third.output == "{\"action\":\"allow\",\"repository\":\"\(scratch.path)\"}\n")
    #expect(isAgreed(scratch))
    #expect(run("install", in: scratch).errors == "nothing to do: git is set up for this vault\n")
    #expect(run("install", "--json", in: scratch).output.isEmpty)
  }

  @Test(.enabled(if: isThere(.git))) func `a dry run changes nothing`() throws {
    let scratch = try ScratchRepository([".vault/x": ""])
    let config = try scratch.directory.read("repository/.git/config")
    #expect(run("install", "--dry-run", "--yes", in: scratch).output.contains("+*.md merge=vault diff=vault"))
    #expect(try scratch.git("status", "--porcelain") == "?? .vault/")
    #expect(try scratch.directory.read("repository/.git/config") == config)
    #expect(!isAgreed(scratch))
    _ = run("install", "--yes", in: scratch)
    let installed = try scratch.directory.read("repository/.git/config")
    let removal = run("uninstall", "--dry-run", in: scratch)
    #expect(removal.output.contains("-*.md merge=vault diff=vault"))
    #expect(removal.output.contains("  - diff.vault.command = \(program) git diff-driver"))
    #expect(try scratch.directory.read("repository/.git/config") == installed)
    #expect(isAgreed(scratch))
  }

  @Test(.enabled(if: isThere(.git))) func `uninstall takes the consent back, and says when there is nothing`() throws {
    let scratch = try ScratchRepository([".vault/x": ""])
    #expect(run("uninstall", in: scratch).errors == "nothing to do: git is not set up for this vault\n")
    _ = run("install", "--yes", in: scratch)
    #expect(run("uninstall", in: scratch).output.contains("may not run the hooks"))
    #expect(!isAgreed(scratch))
    #expect(run("uninstall", in: scratch).errors == "nothing to do: git is not set up for this vault\n")
  }

  @Test(.enabled(if: isThere(.git))) func `a vault below the work tree shows where the settings are`() throws {
    let scratch = try ScratchRepository(["my notes/.vault/x": ""])
    let run = run("install", in: scratch, at: "my notes")
    #expect(run.output.hasPrefix("\(scratch.path)/.git/config\n  + merge.vault.name = "))
    #expect(try scratch.directory.read("repository/my notes/.gitattributes") == Array("\(GitSetup.attributes)\n".utf8))
  }

  @Test(.enabled(if: isThere(.git))) func `what git keeps of this device's own folders is told`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", [".vault/cache/index": "x", ".vault/cache/index-changes": "x", ".vault/state/lock": ""])
    let errors = run("install", in: scratch).errors
    #expect(errors.contains("warning: git tracks 3 files of .vault/cache and .vault/state"))
    #expect(errors.contains("  git rm -r --cached \(scratch.path)/.vault/cache\n"))
    #expect(errors.contains("  git rm -r --cached \(scratch.path)/.vault/state\n"))
  }

  @Test func `the driver says which settings it merges without`() throws {
    let directory = try ScratchDirectory([".vault/.gitignore": "", "base": "a\n", "ours": "a\n", "theirs": "b\n"])
    try directory.link(".vault/config.yaml", to: "nowhere.yaml")
    let run = CommandRun(["git", "merge-driver", "base", "ours", "theirs", "7", "note.md"], in: directory)
    #expect(run.code == .done)
    #expect(run.errors == "warning: cannot read .vault/config.yaml: the link leads nowhere\n")
    #expect(try directory.read("ours") == Array("b\n".utf8))
  }

  @Test(.enabled(if: isThere(.git))) func `what is missing is said, with what to do`() throws {
    let scratch = try ScratchRepository([".vault/x": ""])
    let noGit = run("install", in: scratch) { $0.programs = .none }
    #expect(noGit.code == .ioFailure)
    #expect(noGit.errors.hasPrefix("error: git is not installed, or not in PATH\nhint: install git for this command; "))
    let noHome = run("install", in: scratch) { $0.variables[.home] = nil }
    #expect(noHome.code == .ioFailure)
    #expect(noHome.errors.contains("neither XDG_CONFIG_HOME nor HOME is set"))
    let noPath = run("install", in: scratch) { $0.program = nil }
    #expect(noPath.code == .ioFailure)
    let noAction = run(in: scratch)
    #expect(noAction.code == .wrongCall)
    try scratch.directory.write("plain/.vault/x", "")
    let noRepository = run("install", "--vault", scratch.directory.path + "/plain", in: scratch)
    #expect(noRepository.code == .ioFailure)
    #expect(
      noRepository.errors.contains("is not in git\nhint: 'git init' in the vault's folder makes one\n"))
    try scratch.write(".git/config.lock", "")
    let locked = run("install", in: scratch)
    #expect(locked.code == .ioFailure)
    #expect(locked.errors.contains("could not lock config file"))
  }

  @Test(.enabled(if: isThere(.git))) func `a repository that is hostile runs nothing while it is set up`() throws {
    let hostile = try HostileRepository()
    #expect(run("install", "--yes", in: hostile.repository).code == .done)
    #expect(run("install", "--yes", in: hostile.repository).code == .done)
    #expect(run("uninstall", in: hostile.repository).code == .done)
    #expect(hostile.programsThatRan == [])
  }
}

@Suite struct `What git cannot do` {
  static let failures: [(failure: GitFailure, exit: ExitCode, sentence: String)] = [
    (.notInstalled, .ioFailure, "git is not installed, or not in PATH"),
    (.tooOld, .ioFailure, "git is too old: vault needs version 2.31 or later"),
    (.notARepository("/v"), .ioFailure, "/v is not in git"),
    (.otherOwner("/v w"), .ioFailure, "if you trust it: git config --global --add safe.directory '/v w'"),
    (.promisorRemote("origin"), .ioFailure, "it would fetch what it lacks from 'origin'"),
    (.workTreeElsewhere("/e"), .ioFailure, "the repository's work tree is /e"),
    (.noSuchRevision("HEAD~9"), .wrongCall, "there is no commit 'HEAD~9'"),
    (.unexpectedOutput(command: "config"), .ioFailure, "does not understand the answer of 'git config'"),
    (.tooMuchOutput(command: "rev-list"), .ioFailure, "does not understand the answer of 'git rev-list'"),
    (
      .failed(command: "rev-list", .exited(128), message: "bad\u{1B}[31m\nworse"), .ioFailure,
      "'git rev-list' failed with status 128"
    ),
    (.failed(command: "rev-list", .signalled(9), message: ""), .ioFailure, "'git rev-list' was ended by signal 9"),
    (.system(.noSpace), .ioFailure, "cannot run git: no space is left on the disk"),
    (.stopped, .interrupted, ""),
  ]

  @Test(arguments: failures) func `is told with what to do`(failure: GitFailure, exit: ExitCode, sentence: String) {
    let failure = Failure(failure)
    #expect(failure.kind.exit == exit)
    let messages = Messages(.english)
    let said =
      ([messages(failure.remark)] + failure.details.map(messages.text) + failure.hints.map { messages($0) })
      .joined(separator: "\n")
    #expect(said.contains(sentence), "\(said)")
    #expect(!said.contains("\u{1B}"))
  }
}
