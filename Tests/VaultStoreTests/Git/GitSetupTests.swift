import Foundation
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `The line of .gitattributes` {
  static let line = "*.md merge=vault diff=vault"

  /// What is there, and what it becomes.
  static let files: [(before: String, after: String)] = [
    ("", "\(line)\n"), ("*.png binary\n", "*.png binary\n\(line)\n"), ("*.png binary", "*.png binary\n\(line)"),
    ("# é\r\n*.png binary\r\n", "# é\r\n*.png binary\r\n\(line)\r\n"), ("*.a x\r\n*.b y", "*.a x\r\n*.b y\r\n\(line)"),
    ("*.md text\n", "*.md text\n\(line)\n"), ("\n\n", "\n\n\(line)\n"), ("# \(line)\n", "# \(line)\n\(line)\n"),
    ("*.md merge=vault\n", "*.md merge=vault\n\(line)\n"), (" \u{0}\u{1}", " \u{0}\u{1}\n\(line)"),
  ]

  @Test(arguments: files) func `is added to what is there, once, and taken away again`(before: String, after: String) {
    let added = AttributesFile(Array(before.utf8)).adding(Self.line)
    #expect(String(decoding: added, as: UTF8.self) == after)
    #expect(AttributesFile(added).adding(Self.line) == added)
    #expect(AttributesFile(added).states(Self.line))
    #expect(String(decoding: AttributesFile(added).removing(Self.line), as: UTF8.self) == before)
  }

  static let own = [
    "*.md  text\tmerge=vault eol=lf diff=vault\n", "*.md diff=vault merge=vault",
    "*.png x\n*.md merge=vault diff=vault y\r\n",
  ]

  @Test(arguments: own) func `is not added where a line of the user's says the same, which stays`(text: String) {
    let file = AttributesFile(Array(text.utf8))
    #expect(file.states(Self.line))
    #expect(file.adding(Self.line) == Array(text.utf8))
    #expect(file.removing(Self.line) == Array(text.utf8))
  }

  @Test func `is taken from the middle, however often it is there`() {
    let text = "*.a x\n\(Self.line)\n*.b y\r\n\(Self.line)\r\n*.c z\n"
    let left = AttributesFile(Array(text.utf8)).removing(Self.line)
    #expect(String(decoding: left, as: UTF8.self) == "*.a x\n*.b y\r\n*.c z\n")
  }
}

@Suite(.enabled(if: isThere(.git))) struct `Setting git up` {
  /// What git adds to the program's name to merge a note.
  static let mergeWords = "git merge-driver -- %O %A %B %L %P %X %Y"

  private func setup(_ scratch: ScratchRepository, _ program: String = "/usr/bin/vault", in folder: String = "")
    throws(GitFailure) -> GitSetup
  {
    GitSetup(try scratch.reading(from: folder), program: Path(program), command: program, files: .system)
  }

  private func run(_ setup: GitSetup, installing: Bool) throws(GitSetup.Failure) -> [GitSetup.Change] {
    let changes = try setup.changes(installing: installing)
    for change in changes { try setup.make(change) }
    return changes
  }

  @Test func `sets what is missing, once, and takes all of it away`() throws {
    let scratch = try ScratchRepository([".vault/config.yaml": "", ".gitattributes": "*.png binary"])
    let config = try scratch.directory.read("repository/.git/config")
    let setup = try setup(scratch)
    #expect(try run(setup, installing: true).count == 8)
    #expect(
      try scratch.directory.read("repository/.gitattributes") == Array("*.png binary\n*.md merge=vault diff=vault".utf8)
    )
    #expect(try scratch.directory.read("repository/.vault/.gitignore") == Array("cache/\nstate/\n".utf8))
    #expect(
      try scratch.git("config", "--local", "merge.vault.driver") == "/usr/bin/vault \(Self.mergeWords)")
    #expect(try scratch.git("config", "--local", "diff.vault.command") == "/usr/bin/vault git diff-driver --")
    #expect(
      try scratch.git("check-attr", "merge", "diff", "--", "deep/x.md")
        == "deep/x.md: merge: vault\ndeep/x.md: diff: vault")
    #expect(try run(setup, installing: true).isEmpty)
    #expect(try run(setup, installing: false).count == 6)
    #expect(try scratch.directory.read("repository/.gitattributes") == Array("*.png binary".utf8))
    #expect(try scratch.directory.read("repository/.git/config") == config)
    #expect(try scratch.directory.read("repository/.vault/.gitignore") == Array("cache/\nstate/\n".utf8))
    #expect(try run(setup, installing: false).isEmpty)
  }

  @Test func `what a killed command left beside notes is nothing to git`() throws {
    let scratch = try ScratchRepository([".vault/config.yaml": "", ".gitignore": "*.bak\n"])
    _ = try run(try setup(scratch), installing: true)
    #expect(try scratch.directory.read("repository/.gitignore") == Array("*.bak\n.vault-*.tmp*\n".utf8))
    #expect(try setup(scratch).state().ignoresLeftovers)
    try scratch.git("add", "--all")
    for folder in ["", "notes/", "notes/deep/"] {
      let name = String(decoding: TemporaryName.random(), as: UTF8.self)
      try scratch.directory.write("repository/" + folder + name, "half")
      try scratch.directory.write("repository/" + folder + name + "~", "half")
    }
    try scratch.git("add", "--all")
    #expect(try !scratch.git("ls-files").contains(".vault-"))
  }

  @Test func `a file that held nothing else is removed`() throws {
    let scratch = try ScratchRepository(["notes/.vault/config.yaml": ""])
    let setup = try setup(scratch, in: "notes")
    _ = try run(setup, installing: true)
    #expect(
      try scratch.directory.read("repository/notes/.gitattributes") == Array("*.md merge=vault diff=vault\n".utf8))
    _ = try run(setup, installing: false)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/notes/.gitattributes"))
  }

  @Test func `settings of the user's stay, and those of another vault program are replaced`() throws {
    let scratch = try ScratchRepository([".vault/.gitignore": "cache/\n"])
    try scratch.git("config", "merge.vault.driver", "old one %O")
    try scratch.git("config", "--add", "merge.vault.driver", "old two %O")
    try scratch.git("config", "merge.vault.recursive", "binary")
    let setup = try setup(scratch)
    let changes = try run(setup, installing: true)
    #expect(
      changes.contains(
        .setting("merge.vault.driver", before: "old two %O", after: "/usr/bin/vault \(Self.mergeWords)")))
    #expect(try scratch.git("config", "--get-all", "merge.vault.driver").hasPrefix("/usr/bin/vault"))
    _ = try run(setup, installing: false)
    #expect(try scratch.git("config", "merge.vault.recursive") == "binary")
    #expect(try scratch.directory.read("repository/.vault/.gitignore") == Array("cache/\n".utf8))
  }

  @Test func `work trees share the settings, and each has its own attributes`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", [".vault/.gitignore": "cache/\nstate/\n"])
    try scratch.git("worktree", "add", "--quiet", "../side")
    _ = try run(setup(scratch), installing: true)
    let side = try setup(scratch, in: scratch.directory.path + "/side")
    let line = Array("\(GitSetup.attributes)\n".utf8)
    #expect(
      try side.changes(installing: true) == [
        .file(".gitignore", before: nil, after: Array(".vault-*.tmp*\n".utf8)),
        .file(".gitattributes", before: nil, after: line),
      ])
  }

  @Test func `a file that is no file is told`() throws {
    let scratch = try ScratchRepository([".vault/x": ""])
    try scratch.directory.link("repository/.gitattributes", to: "/etc/hostname")
    #expect {
      _ = try setup(scratch).changes(installing: true)
    } throws: {
      guard case .cannotRead(let path, let error)? = $0 as? GitSetup.Failure else { return false }
      return path == Path(scratch.path + "/.gitattributes") && error == .symbolicLinkLoop
    }
  }

  @Test func `a configuration that is being written is told`() throws {
    let scratch = try ScratchRepository([".vault/x": ""])
    try scratch.write(".git/config.lock", "")
    #expect {
      _ = try run(setup(scratch), installing: true)
    } throws: {
      guard case .git(.failed("config", _, let message))? = $0 as? GitSetup.Failure else { return false }
      return message.contains("could not lock config file")
    }
  }

  @Test(arguments: ["100%", "50%% %A/o'x", "b c"])
  func `git runs the program wherever it is`(folder: String) throws {
    let scratch = try ScratchRepository()
    let program = "\(scratch.directory.path)/\(folder)/vault"
    try scratch.directory.write(
      "\(folder)/vault", "#!/bin/sh\nprintf '[%s]' \"$@\" >'\(scratch.directory.path)/said'\nexit 0\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try scratch.write(".vault/x", "")
    let command = "'" + program.replacing("'", with: #"'\''"#) + "'"
    let setup = GitSetup(try scratch.reading(), program: Path(program), command: command, files: .system)
    _ = try run(setup, installing: true)
    let state = try setup.state()
    #expect(state.driver == Path(program))
    #expect(state.driverIsThisProgram)
    try scratch.commit("base", ["two words.md": "1\n"])
    try scratch.git("checkout", "--quiet", "-b", "side")
    try scratch.commit("side", ["two words.md": "2\n"])
    try scratch.git("checkout", "--quiet", "main")
    try scratch.commit("main", ["two words.md": "3\n"])
    try scratch.git("merge", "--quiet", "--no-edit", "side")
    let said = String(decoding: try scratch.directory.read("said"), as: UTF8.self)
    #expect(said.hasPrefix("[git][merge-driver]"))
    #expect(said.contains("[7][two words.md]"))
  }

  @Test func `hunks name the heading above, and words are words of any alphabet`() throws {
    let scratch = try ScratchRepository()
    let text = "---\ntitle: x\n---\n# Борщ\n\n## Крок\n\na\nb\nc\nd\nодин два, три\n"
    try scratch.commit("1", [".vault/x": "", "a.md": text])
    _ = try run(setup(scratch), installing: true)
    try scratch.write("a.md", text.replacing("два", with: "двадцять"))
    let diff = try scratch.git("diff", "--no-ext-diff", "--word-diff=porcelain", "a.md")
    #expect(diff.contains("@@ ## Крок\n"))
    #expect(diff.contains("\n один\n") || diff.contains("\n один \n"))
    #expect(diff.contains("\n-два\n+двадцять\n"))
  }

  @Test func `its state is told in facts`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("1", [".vault/cache/index": "x", ".vault/state/lock": "", "a.md": ""])
    let program = scratch.directory.path + "/vault"
    try scratch.directory.write("vault", "")
    let setup = try setup(scratch, program)
    var state = try setup.state()
    #expect(!state.attributesNameDriver && !state.hasIgnoreFile && !state.isComplete && !state.driverExists)
    #expect(state.driver == nil)
    #expect(state.missing == setup.settings.map(\.key))
    #expect(state.tracked == [".vault/cache/index", ".vault/state/lock"])
    _ = try run(setup, installing: true)
    try scratch.git("rm", "-r", "--quiet", "--cached", ".vault/cache", ".vault/state")
    state = try setup.state()
    #expect(state.isComplete && state.driverIsThisProgram && state.driver == Path(program))
    #expect(state.missing.isEmpty && state.different.isEmpty && state.tracked.isEmpty)
    try FileManager.default.removeItem(atPath: program)
    let moved = try self.setup(scratch, "/usr/bin/env")
    state = try moved.state()
    #expect(!state.driverExists && !state.driverIsThisProgram)
    #expect(state.different == ["merge.vault.driver", "diff.vault.command"])
  }
}

@Suite(.enabled(if: isThere(.git))) struct `The consent to hooks and filters` {
  @Test func `is kept in the user's own folder, and holds for one work tree`() throws {
    let scratch = try ScratchRepository(["n o%\n/.vault/x": "", ".vault/x": ""])
    try scratch.commit("One")
    try scratch.git("worktree", "add", "--quiet", "../side")
    let home = try ScratchDirectory()
    let consent = GitConsent(in: Path(home.path + "/deep/.config/vault"), files: .system)
    let repository = try scratch.reading()
    let side = try scratch.reading(from: scratch.directory.path + "/side")
    #expect(try !consent.isGiven(for: repository))
    try consent.withdraw(for: repository)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/deep"))
    try consent.give(for: repository)
    try consent.give(for: repository)
    #expect(try consent.isGiven(for: repository))
    #expect(try consent.isGiven(for: scratch.reading(from: "n o%\n")))
    #expect(try !consent.isGiven(for: side))
    try consent.give(for: side)
    let path = home.path + "/deep/.config/vault/git-repositories"
    let text = String(decoding: try home.read("deep/.config/vault/git-repositories"), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.hasSuffix(" \(scratch.path)/.git \(scratch.directory.path)/side\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    try consent.withdraw(for: repository)
    #expect(try !consent.isGiven(for: repository))
    #expect(try consent.isGiven(for: side))
  }

  @Test func `is not for a stranger at the same path`() throws {
    let scratch = try ScratchRepository([".vault/x": ""])
    let consent = GitConsent(in: Path(scratch.directory.path + "/config"), files: .system)
    try consent.give(for: scratch.reading())
    // A vault of theirs whose .git names the trusted repository.
    try scratch.directory.write("theirs/.vault/x", "")
    try scratch.directory.write("theirs/.git", "gitdir: ../repository/.git\n")
    let theirs = try scratch.reading(from: scratch.directory.path + "/theirs")
    #expect(theirs.commonFolder == Path(scratch.path + "/.git"))
    #expect(try !consent.isGiven(for: theirs))
    try FileManager.default.moveItem(atPath: scratch.path + "/.git", toPath: scratch.directory.path + "/kept")
    try scratch.git("init", "--quiet")
    #expect(try !consent.isGiven(for: scratch.reading()))
    try consent.give(for: scratch.reading())
    let lines = try scratch.directory.read("config/git-repositories").split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 1)
  }

  @Test func `is nobody's when others may write it`() throws {
    let scratch = try ScratchRepository([".vault/x": ""])
    let consent = GitConsent(in: Path(scratch.directory.path), files: .system)
    try consent.give(for: scratch.reading())
    try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: consent.path.text)
    #expect(throws: SystemError.notOwner) { try consent.isGiven(for: scratch.reading()) }
    try FileManager.default.removeItem(atPath: consent.path.text)
    try scratch.directory.link("git-repositories", to: "other")
    #expect(throws: SystemError.symbolicLinkLoop) { try consent.isGiven(for: scratch.reading()) }
  }
}
