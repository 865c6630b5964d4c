import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `Finding the root` {
  private func find(_ hints: VaultRoot.Hints) throws(VaultRoot.Failure) -> Path {
    try VaultRoot.find(hints, files: .system).path
  }

  @Test func `The hints are asked in their order`() throws {
    let scratch = try ScratchDirectory([
      "a/.vault/x": "", "b/.vault/x": "", "c/.vault/x": "", "c/deep/n.md": "", "d/.vault/x": "", "d/deep/n.md": "",
    ])
    var hints = VaultRoot.Hints(
      named: Path(scratch.path + "/a"), argument: Path(scratch.path + "/d/deep/n.md"),
      environment: Path(scratch.path + "/b"), workingDirectory: Path(scratch.path + "/c/deep"))
    #expect(try find(hints) == Path(scratch.path + "/a"))
    hints.named = nil
    #expect(try find(hints) == Path(scratch.path + "/d"))
    hints.argument = nil
    #expect(try find(hints) == Path(scratch.path + "/b"))
    hints.environment = nil
    #expect(try find(hints) == Path(scratch.path + "/c"))
  }

  @Test func `An argument in no vault is passed over`() throws {
    let scratch = try ScratchDirectory(["c/.vault/x": "", "elsewhere/n.md": ""])
    let hints = VaultRoot.Hints(
      argument: Path(scratch.path + "/elsewhere/n.md"), workingDirectory: Path(scratch.path + "/c"))
    #expect(try find(hints) == Path(scratch.path + "/c"))
  }

  @Test func `What is missing is named`() throws {
    let scratch = try ScratchDirectory(["plain/n.md": ""])
    let here = Path(scratch.path)
    #expect(throws: VaultRoot.Failure.unreadable("nowhere", .notFound)) {
      try find(VaultRoot.Hints(named: "nowhere", workingDirectory: here))
    }
    #expect(throws: VaultRoot.Failure.notVault("plain")) {
      try find(VaultRoot.Hints(named: "plain", workingDirectory: here))
    }
    #expect(throws: VaultRoot.Failure.noVault(from: here)) {
      try find(VaultRoot.Hints(workingDirectory: here))
    }
  }

  @Test func `A folder that may not be entered is not called no vault`() throws {
    let scratch = try ScratchDirectory(["shut/.vault/x": ""])
    // Whoever runs the tests may be allowed everything.
    var files = FileOperations.system
    let system = files
    files.statusOfName = { directory, name, follows throws(SystemError) in
      if name.starts(with: (scratch.path + "/shut/").utf8) { throw .notPermitted }
      return try system.statusOfName(directory, name, follows)
    }
    let hints = VaultRoot.Hints(named: "shut", workingDirectory: Path(scratch.path))
    #expect(throws: VaultRoot.Failure.unreadable("shut", .notPermitted)) { try VaultRoot.find(hints, files: files) }
  }

  @Test func `A vault whose own folder is on a disk that is away is not taken for the one around it`() throws {
    let scratch = try ScratchDirectory(["outer/.vault/x": "", "outer/inner/n.md": "", "outer/plain/.vault": ""])
    try scratch.link("outer/inner/.vault", to: "/nowhere/disk/.vault")
    let inner = Path(scratch.path + "/outer/inner")
    let failure = VaultRoot.Failure.unreadable(inner.appending(".vault"), .notFound)
    #expect(throws: failure) { try find(VaultRoot.Hints(workingDirectory: inner)) }
    #expect(throws: failure) { try find(VaultRoot.Hints(named: inner, workingDirectory: "/")) }
    #expect(throws: failure) { try find(VaultRoot.Hints(argument: inner.appending("n.md"), workingDirectory: "/")) }
    // A file of that name says nothing about where a vault is.
    let plain = Path(scratch.path + "/outer/plain")
    #expect(try find(VaultRoot.Hints(workingDirectory: plain)) == Path(scratch.path + "/outer"))
  }
}
