import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `Making a vault` {
  private static let starters = [
    VaultSetup.Starter(path: "welcome.md", text: "# Welcome\n"),
    VaultSetup.Starter(path: "diary/2026/2026-11-20.md", text: "snow\n"),
  ]

  @Test func `A new folder becomes a vault that git keeps the caches of out`() throws {
    let disk = MemoryDisk(["home/x": ""])
    let made = try VaultSetup(files: disk.operations).make(at: "/home/deep/notes")
    #expect(made == VaultSetup.Made())
    #expect(
      disk.listing == [
        "home/", "home/deep/", "home/deep/notes/", "home/deep/notes/.gitignore", "home/deep/notes/.vault/",
        "home/deep/notes/.vault/.gitignore", "home/x",
      ])
    #expect(disk.bytes(of: "home/deep/notes/.vault/.gitignore") == Array("cache/\nstate/\n".utf8))
  }

  @Test(
    arguments: [
      (nil, ".vault-*.tmp*\n"), ("build/\n", "build/\n.vault-*.tmp*\n"), ("build/\r\n", "build/\r\n.vault-*.tmp*\r\n"),
      ("build/", "build/\n.vault-*.tmp*"), ("x\n.vault-*.tmp*\ny\n", "x\n.vault-*.tmp*\ny\n"), ("", ".vault-*.tmp*\n"),
    ] as [(String?, String)])
  func `What a killed command leaves is kept out of git, by one line more`(before: String?, after: String) throws {
    let disk = MemoryDisk(["v/a.md": "a"].merging(before.map { ["v/.gitignore": $0] } ?? [:]) { $1 })
    _ = try VaultSetup(files: disk.operations).make(at: "/v")
    #expect(disk.bytes(of: "v/.gitignore") == Array(after.utf8))
  }

  @Test(
    arguments: [
      (nil, "{leftovers}{comment}/diary/\n/money/\n"), ("build/\n", "build/\n{leftovers}{comment}/diary/\n/money/\n"),
      ("/diary/\n", "/diary/\n{leftovers}{comment}/money/\n"),
    ] as [(String?, String)])
  func `Diary and money are kept out of git where that is asked for`(before: String?, after: String) throws {
    let disk = MemoryDisk(["v/a.md": "a"].merging(before.map { ["v/.gitignore": $0] } ?? [:]) { $1 })
    _ = try VaultSetup(files: disk.operations).make(at: "/v", isPrivate: true)
    let comment = "# diary and money stay on this device; take these lines out to share them\n"
    let expected = after.replacing("{leftovers}", with: ".vault-*.tmp*\n").replacing("{comment}", with: comment)
    #expect(disk.bytes(of: "v/.gitignore").map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func `Diary and money are written for their owner alone`() throws {
    let disk = MemoryDisk(["x": ""])
    let paths = ["welcome.md", "diary/2026/a.md", "money/2026-11.md", "diary.md", "lists/money/a.md"]
    _ = try VaultSetup(files: disk.operations).make(
      at: "/v", starters: paths.map { VaultSetup.Starter(path: $0, text: "x\n") })
    #expect(paths.map { disk.status(of: "v/" + $0)?.permissions } == [0o666, 0o600, 0o600, 0o666, 0o666])
  }

  @Test func `Notes that are there stay as they are`() throws {
    let disk = MemoryDisk(["v/welcome.md": "mine"])
    let made = try VaultSetup(files: disk.operations).make(at: "/v", starters: Self.starters)
    #expect(made == VaultSetup.Made(written: ["diary/2026/2026-11-20.md"], kept: ["welcome.md"]))
    #expect(disk.bytes(of: "v/welcome.md") == Array("mine".utf8))
    #expect(disk.bytes(of: "v/diary/2026/2026-11-20.md") == Array("snow\n".utf8))
  }

  @Test(arguments: [
    ("/v", VaultSetup.Failure.alreadyVault("/v")), ("/file", .cannotWrite("/file", .notDirectory)),
    ("/file/deep", .cannotWrite("/file", .notDirectory)), ("/odd", .cannotWrite("/odd/.vault", .exists)),
    ("/shut/new", .cannotWrite("/shut/new", .notPermitted)),
  ])
  func `What is in the way is named, and nothing is changed`(directory: String, failure: VaultSetup.Failure) throws {
    let disk = MemoryDisk(["v/.vault/x": "", "file": "", "odd/.vault": "", "shut/x": ""])
    disk.shut("shut")
    let before = disk.listing
    #expect(throws: failure) { try VaultSetup(files: disk.operations).make(at: Path(directory)) }
    #expect(disk.listing == before)
  }

  /// A directory with a link in it, and what stands beside it.
  private static let linked: [(link: String, target: String, at: String, WriteFailure.Reason)] = [
    (".vault", "../out", ".vault", .outsideVault), (".vault", "notes", ".vault", .outsideVault),
    (".vault", "../nowhere", ".vault", .outsideVault),
    ("diary", "../out", "diary/2026", .outsideVault), ("diary/2026", "../../out", "diary/2026", .outsideVault),
    ("diary", "../nowhere", "diary/2026", .outsideVault), ("diary", "mine.md", "diary/2026", .notRegularFile),
    ("diary/2026", "../inner", "diary/2026", .otherVault),
  ]

  @Test(arguments: linked)
  func `Nothing is made where a link leads out of it`(
    link: String, target: String, at path: String, reason: WriteFailure.Reason
  ) throws {
    let scratch = try ScratchDirectory([
      "v/mine.md": "mine", "v/notes/a.md": "", "v/inner/.vault/config.yaml": "", "out/2026/b.md": "b",
    ])
    if link.contains("/") { try scratch.write("v/diary/x.md", "") }
    try scratch.link("v/" + link, to: target)
    let before = scratch.listing
    #expect(throws: VaultSetup.Failure.notBelow(Path(scratch.path + "/v/" + path), reason)) {
      try VaultSetup(files: .system).make(at: Path(scratch.path + "/v"), starters: Self.starters)
    }
    #expect(scratch.listing == before)
  }

  @Test
  func `A link that stays in it is followed, as is one to it, and one in place of a file is a name that is taken`()
    throws
  {
    let scratch = try ScratchDirectory(["v/days/x.md": "", "out/a.md": "a"])
    try scratch.link("v/diary", to: "days")
    try scratch.link("v/welcome.md", to: "../out/new.md")
    try scratch.link("here", to: "v")
    let made = try VaultSetup(files: .system).make(at: Path(scratch.path + "/here"), starters: Self.starters)
    #expect(made == VaultSetup.Made(written: ["diary/2026/2026-11-20.md"], kept: ["welcome.md"]))
    #expect(try scratch.read("v/days/2026/2026-11-20.md") == Array("snow\n".utf8))
    #expect(scratch.listing.contains("out/a.md") && !scratch.listing.contains("out/new.md"))
  }

  @Test(arguments: [SystemError.inputOutput, .noSpace, .notPermitted, .readOnly])
  func `After a failure at any call nothing is left of it`(error: SystemError) throws {
    let counting = FaultyDisk()
    let files = ["v/mine.md": "mine"]
    let rehearsal = MemoryDisk(files)
    _ = try VaultSetup(files: counting.wrapping(rehearsal.operations)).make(at: "/v/new", starters: Self.starters)
    let before = MemoryDisk(files).listing
    for call in 1...counting.count {
      let disk = MemoryDisk(files)
      let setup = VaultSetup(files: FaultyDisk(failing: call, with: error).wrapping(disk.operations))
      #expect(throws: VaultSetup.Failure.self, "call \(call)") {
        try setup.make(at: "/v/new", starters: Self.starters)
      }
      #expect(disk.listing == before, "call \(call)")
    }
  }

  @Test func `An interrupted call is made again`() throws {
    let counting = FaultyDisk()
    let rehearsal = MemoryDisk()
    _ = try VaultSetup(files: counting.wrapping(rehearsal.operations)).make(at: "/v", starters: Self.starters)
    for call in 1...counting.count {
      let disk = MemoryDisk()
      let files = FaultyDisk(failing: call, with: .interrupted).wrapping(disk.operations)
      _ = try VaultSetup(files: files).make(at: "/v", starters: Self.starters)
      #expect(disk.listing == rehearsal.listing, "call \(call)")
    }
  }

  @Test func `An ignore file that cannot be read is told, and not left as it is without a word`() throws {
    let scratch = try ScratchDirectory([".gitignore": "*.pdf\n"])
    let system = FileOperations.system
    var files = system
    files.open = { directory, name, opening throws(SystemError) in
      if name.starts(with: Array(".gitignore".utf8)), case .reading = opening { throw .inputOutput }
      return try system.open(directory, name, opening)
    }
    #expect(throws: VaultSetup.Failure.cannotWrite(Path(scratch.path + "/.gitignore"), .inputOutput)) {
      try VaultSetup(files: files).make(at: Path(scratch.path))
    }
  }

  @Test func `What cannot be taken away again is told`() throws {
    let disk = MemoryDisk()
    var files = disk.operations
    let system = files
    files.write = { _, _, _ throws(SystemError) in throw .noSpace }
    files.remove = { _, _ throws(SystemError) in throw .inputOutput }
    files.removeDirectory = { directory, name throws(SystemError) in try system.removeDirectory(directory, name) }
    #expect(
      throws: VaultSetup.Failure.leftBehind(
        ["/v", "/v/.vault", "/v/.vault/.gitignore"], after: "/v/.vault/.gitignore", .noSpace)
    ) {
      try VaultSetup(files: files).make(at: "/v")
    }
    #expect(disk.listing == ["v/", "v/.vault/", "v/.vault/.gitignore"])
  }
}
