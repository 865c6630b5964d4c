import Foundation
import Testing
import VaultActions
import VaultMessages
import VaultSearch
import VaultStore
import VaultTestSupport

@testable import VaultCommands

@Suite struct `vault doctor in a repository` {
  private func severities(_ lines: [String]) -> [String] {
    lines.map { line in ["ok", "note", "error"].first { line.contains(#""severity":"\#($0)""#) } ?? "" }
  }

  @Test(.enabled(if: isThere(.git))) func `finds nothing wrong with one that is set up`() throws {
    let vault = try GitVault()
    try vault.repository.commit("One", ["a.md": "# A\n"])
    for check in ["git-installed", "repository", "private-files", "under-way"] {
      #expect(severities(vault.lines(of: check)) == ["ok"], "\(check): \(vault.lines(of: check))")
    }
  }

  @Test func `works without git, and says so`() throws {
    let vault = try DoctorVault()
    #expect(severities(vault.lines(of: "git-installed")) == ["note"])
    #expect(vault.lines(of: "repository").isEmpty && vault.lines(of: "private-files").isEmpty)
  }

  @Test(.enabled(if: isThere(.git))) func `offers to make a repository where there is none`() throws {
    let vault = try GitVault()
    try FileManager.default.removeItem(atPath: vault.repository.path + "/.git")
    let lines = vault.lines(of: "repository")
    #expect(severities(lines) == ["note"])
    #expect(lines[0].contains(#""mend":"git -C \#(vault.repository.path) init""#))
  }

  @Test(.enabled(if: isThere(.git))) func `fails when the index or the state is in the repository`() throws {
    let vault = try GitVault()
    #expect(vault.run("add", "call Bob").code == .done)
    try vault.repository.git("add", "--force", ".vault/state")
    let lines = vault.lines(of: "private-files")
    #expect(severities(lines) == ["error"])
    #expect(lines[0].contains(#""message":".vault/state is in the repository"#))
    #expect(
      lines[0].contains(#""mend":"git -C \#(vault.repository.path) rm -r --cached --quiet -- .vault/state""#))
    try vault.repository.git("rm", "-r", "--cached", "--quiet", "--", ".vault/state")
    #expect(severities(vault.lines(of: "private-files")) == ["ok"])
  }

  @Test(.enabled(if: isThere(.git))) func `fails when a diary that git is to ignore is in the repository`() throws {
    let vault = try GitVault()
    let diary = "diary/2026/2026-11-20.md"
    try vault.repository.commit("One", [diary: "- 09:00 up\n", "a.md": "# A\n"])
    try vault.repository.commit("Two", [".gitignore": "/diary/\n/a.md\n"])
    let lines = vault.lines(of: "private-files")
    #expect(severities(lines) == ["error"], "a note that is no diary is nobody's affair: \(lines)")
    #expect(lines[0].contains("diary is private by .gitignore, but 1 of its notes is in the repository"))
    #expect(lines[0].contains(#""mend":"git -C \#(vault.repository.path) rm -r --cached --quiet -- diary""#))
    try vault.repository.git("rm", "-r", "--cached", "--quiet", "--", "diary")
    #expect(severities(vault.lines(of: "private-files")) == ["ok"])
    #expect(FileManager.default.fileExists(atPath: vault.repository.path + "/" + diary))
  }

  @Test(.enabled(if: isThere(.git))) func `fails when git does not ignore them`() throws {
    let vault = try GitVault([".vault/.gitignore": "state/\n"])
    let lines = vault.lines(of: "private-files")
    #expect(severities(vault.lines(of: "private-files")) == ["error"], "the index is there by now")
    #expect(lines.isEmpty || lines[0].contains("the line 'cache/' is missing"))
  }

  @Test(
    .enabled(if: isThere(.git)),
    arguments: [
      ("MERGE_HEAD", "a merge is under way"), ("rebase-merge/x", "a rebase is under way"),
      ("rebase-apply/x", "a rebase is under way"), ("CHERRY_PICK_HEAD", "a cherry-pick or revert is under way"),
      ("REVERT_HEAD", "a cherry-pick or revert is under way"), ("index.lock", "git is working in the repository"),
    ])
  func `notes what git has begun`(file: String, sentence: String) throws {
    let vault = try GitVault()
    try vault.repository.write(".git/" + file, "x")
    let lines = vault.lines(of: "under-way")
    #expect(severities(lines) == ["note"] && lines[0].contains(sentence), "\(lines)")
  }

  @Test(.enabled(if: isThere(.git))) func `notes a lock that an interrupted git left`() throws {
    let vault = try GitVault()
    try vault.repository.write(".git/index.lock", "")
    let path = vault.repository.path + "/.git/index.lock"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path)
    let lines = vault.lines(of: "under-way")
    #expect(severities(lines) == ["note"] && lines[0].contains(#""mend":"rm \#(path)""#), "\(lines)")
  }

  @Test(.enabled(if: isThere(.git))) func `notes a partial clone, from which it reads nothing`() throws {
    let vault = try GitVault()
    try vault.repository.git("config", "remote.origin.promisor", "true")
    let lines = vault.lines(of: "repository")
    #expect(
      severities(lines) == ["note"]
        && lines[0].contains("the repository is a partial clone: it would fetch what it lacks from 'origin'"),
      "\(lines)")
    #expect(vault.lines(of: "private-files").isEmpty)
  }

  // MARK: Drivers

  /// A program that stands for the running vault.
  private let program = URL(fileURLWithPath: "/bin/sh").resolvingSymlinksInPath().path

  private func driver(_ vault: GitVault, running program: String) -> [String] {
    vault.run("doctor", "--json") { $0.program = program }.output.split(separator: "\n").map(String.init)
      .filter { $0.contains(#""check":"merge-driver""#) }
  }

  @Test(.enabled(if: isThere(.git))) func `says that leftovers are not ignored, and writes nothing itself`() throws {
    let vault = try GitVault()
    #expect(vault.run("git", "install", "--yes") { $0.program = program }.code == .done)
    #expect(vault.text(".gitignore") == ".vault-*.tmp*\n")
    try vault.repository.directory.write("repository/.gitignore", "*.bak\n")
    let lines = driver(vault, running: program)
    #expect(
      lines.count == 1 && lines[0].contains("'git add' would take the files that an interrupted command leaves"),
      "\(lines)")
    #expect(severities(lines) == ["note"] && lines[0].contains("vault git install"))
    #expect(vault.text(".gitignore") == "*.bak\n")
    #expect(vault.run("git", "install", "--yes") { $0.program = program }.code == .done)
    #expect(vault.text(".gitignore") == "*.bak\n.vault-*.tmp*\n")
    #expect(severities(driver(vault, running: program)) == ["ok"])
  }

  @Test(.enabled(if: isThere(.git)), arguments: ["MERGE_HEAD", "index.lock"])
  func `never says that nothing is under way where that cannot be told`(name: String) throws {
    let vault = try GitVault()
    let command = Command(DoctorCommand.syntax.name, DoctorCommand.syntax) {
      (invocation: inout Invocation) throws(Failure) in
      let session = try Vault(for: invocation)
      let index = try session.refreshed()
      do throws(SnapshotFault) {
        let subject = try DoctorSubject(session, index, for: invocation)
        for finding in subject.map(UnderWayCheck.findings) ?? [] {
          invocation.print("\(finding.severity) \(finding.key == .cannotRead)")
        }
      } catch { throw Failure(error) }
      return .done
    }
    let run = CommandRun("doctor", commands: [command]) { environment in
      environment.workingDirectory = vault.repository.directory.path + "/repository"
      environment.programs = .hermetic(below: vault.repository.directory.path)
      environment.files.statusOfName = { directory, path, follows throws(SystemError) in
        if String(decoding: path, as: UTF8.self).hasSuffix("/" + name) { throw .inputOutput }
        return try FileOperations.system.statusOfName(directory, path, follows)
      }
    }
    #expect(run.output == "failure true\n", "\(run.output) \(run.errors)")
  }

  @Test(.enabled(if: isThere(.git))) func `says that git merges lines where nothing is set up`() throws {
    let vault = try GitVault()
    let lines = driver(vault, running: program)
    #expect(severities(lines) == ["note"] && lines[0].contains(#""mend":"vault git install""#), "\(lines)")
  }

  @Test(.enabled(if: isThere(.git))) func `finds nothing wrong with what vault git install sets up`() throws {
    let vault = try GitVault()
    #expect(vault.run("git", "install", "--yes") { $0.program = program }.code == .done)
    #expect(severities(driver(vault, running: program)) == ["ok"], "\(driver(vault, running: program))")
  }

  @Test(.enabled(if: isThere(.git))) func `fails when the attributes name a driver that the repository lacks`() throws {
    // So it is in every fresh clone.
    let vault = try GitVault([".gitattributes": "*.md merge=vault diff=vault\n"])
    let lines = driver(vault, running: program)
    #expect(severities(lines) == ["error", "note"], "\(lines)")
    #expect(lines[0].contains("the drivers named in .gitattributes are not set up here: merge.vault.name, "))
    // What vault itself wrote comes with the line; that clone has none of it.
    #expect(lines[1].contains(#""path":".gitignore""#) && lines[1].contains(#""mend":"vault git install""#))
  }

  @Test(.enabled(if: isThere(.git))) func `fails when the driver's program is gone, or another one`() throws {
    let vault = try GitVault()
    #expect(vault.run("git", "install", "--yes") { $0.program = program }.code == .done)
    let other = driver(vault, running: "/bin/cat")
    #expect(severities(other) == ["error"] && other[0].contains("another vault program"), "\(other)")
    try vault.repository.git("config", "merge.vault.driver", "/nowhere/vault git merge-driver %O %A %B %L %P")
    let gone = driver(vault, running: program)
    #expect(severities(gone) == ["error"] && gone[0].contains("/nowhere/vault, which does not exist"), "\(gone)")
  }

  @Test(.enabled(if: isThere(.git))) func `fails when the drivers are there and nothing names them`() throws {
    let vault = try GitVault()
    #expect(vault.run("git", "install", "--yes") { $0.program = program }.code == .done)
    try vault.repository.write(".gitattributes", "*.png binary\n")
    let lines = driver(vault, running: program)
    #expect(severities(lines) == ["error"] && lines[0].contains(#""path":".gitattributes""#), "\(lines)")
  }
}
