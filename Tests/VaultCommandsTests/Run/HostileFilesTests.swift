import Glibc
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Names under which no ordinary note stands: every command says what is there, and none hangs or leaves the vault.
@Suite struct `What is no ordinary note` {
  private func vault() throws -> ScratchDirectory {
    let vault = try ScratchDirectory([
      "v/.vault/config.yaml": "", "v/soup.md": "# Soup\n", "v/folder.md/inner.md": "# Inner\n", "out.md": "# Secret\n",
    ])
    try vault.link("v/dangling.md", to: "nowhere.md")
    try vault.link("v/outside.md", to: vault.path + "/out.md")
    try vault.link("v/loop.md", to: "loop.md")
    #expect(unsafe mkfifo(vault.path + "/v/pipe.md", 0o600) == 0)
    try makeSocket(at: "socket.md", in: vault.path + "/v")
    return vault
  }

  /// Binds a socket by a short name, because the address of a socket holds only 108 bytes.
  private func makeSocket(at name: String, in folder: String) throws {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY)
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(descriptor)
      close(socket)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array("/proc/self/fd/\(descriptor)/\(name)".utf8)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
    let bound = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
  }

  @Test(arguments: [
    ("folder.md", "it is a folder"), ("dangling.md", "the link leads nowhere"),
    ("outside.md", "the link leads outside the vault"), ("loop.md", "the links form a loop"),
    ("pipe.md", "it is not an ordinary file"), ("socket.md", "it is not an ordinary file"),
    ("gone.md", "there is no such file or folder"),
  ])
  func `is refused with its reason when shown or scaled`(name: String, reason: String) throws {
    let vault = try vault()
    for command in ["show", "scale"] {
      let run = CommandRun([command, name], in: vault, at: "v")
      #expect(run.errors.hasPrefix("error: cannot read \(name): \(reason)\n"), "\(run.errors)")
      #expect(run.code == .ioFailure)
    }
  }

  @Test(arguments: [
    ("dangling.md", "the link leads nowhere"), ("outside.md", "the link leads outside the vault"),
    ("pipe.md", "it is not an ordinary file"), ("socket.md", "it is not an ordinary file"),
  ])
  func `is an error of its own place when checked by name`(name: String, reason: String) throws {
    let run = CommandRun(["check", name], in: try vault(), at: "v")
    #expect(run.output == "\(name):1:1: error: the file cannot be read: \(reason) [file-unreadable]\n")
    #expect(run.code == .nothingFound)
  }

  @Test func `may be a folder, whose notes are checked`() throws {
    let run = CommandRun(["check", "folder.md"], in: try vault(), at: "v")
    #expect(run.errors == "1 note checked: nothing to report\n")
    #expect(run.code == .done)
  }

  @Test func `is told apart from a folder that lies too deep`() throws {
    let vault = try ScratchDirectory([".vault/config.yaml": ""])
    try vault.write(String(repeating: "d/", count: 201) + "deep.md", "# Deep\n")
    let run = CommandRun(["index"], in: vault)
    #expect(run.errors.hasSuffix("d: it is nested in more than 200 folders\n"), "\(run.errors)")
  }

  @Test(
    arguments: [
      (["--format", "paths", "-0"], "", [0xE9], ".md\0"), (["--format", "{path}", "-0"], "", [0xE9], ".md\0"),
      (["--format", "{line}:{stem}!", "-0"], "1:", [0xE9], "!\0"),
      (["--format", "{path}"], "", Array("\u{FFFD}".utf8), ".md\n"),
    ] as [([String], String, [UInt8], String)])
  func `keeps its bytes where NUL ends a result`(form: [String], before: String, letter: [UInt8], after: String) throws
  {
    let vault = try ScratchDirectory([".vault/config.yaml": ""])
    let name: [UInt8] = Array("caf".utf8) + [0xE9] + Array(".md".utf8)
    try vault.write("plain.md", "plum")
    let renamed = (Array(vault.path.utf8) + [0x2F] + name + [0]).map(CChar.init(bitPattern:))
    try #require(unsafe rename(vault.path + "/plain.md", renamed) == 0)
    let run = CommandRun(["search", "plum"] + form, in: vault)
    #expect(run.bytes == Array("\(before)caf".utf8) + letter + Array(after.utf8))
  }
}
