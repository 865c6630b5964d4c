import Testing
import VaultTestSupport

@testable import VaultStore

@Suite(.enabled(if: isThere(.git))) struct `A synchronisation that ends half way` {
  /// Files of both sides: neither side's edit may ever be missing once a synchronisation came to its end.
  static let notes = ["a.md": "# A\n\none\n", "b.md": "# B\n\none\n", "c.md": "# C\n"]

  private func diverged() throws -> TwoDevices {
    let devices = try TwoDevices(Self.notes)
    try devices.publish("phone", "There", ["a.md": "# A\n\nthere\n", "there.md": "there", "c.md": nil])
    try devices.commit("home", "Here", ["b.md": "# B\n\nhere\n"])
    try devices.write("home", "here.md", "here")
    try devices.write("home", "b.md", "# B\n\nhere again\n")
    return devices
  }

  @Test(arguments: [false, true])
  func `is brought to its end by the next one`(afterEffect: Bool) throws {
    let start = try diverged()
    let counting = EndingPrograms(at: .max, afterEffect: true)
    let whole = try start.copy()
    try whole.sync("home", counting.wrapping(whole.programs()))
    for end in LongSearch.some(counting.count / 8, of: Array(0..<counting.count)) {
      let devices = try start.copy()
      let programs = EndingPrograms(at: end, afterEffect: afterEffect).wrapping(devices.programs())
      #expect(throws: (any Error).self) { try devices.sync("home", programs) }
      try devices.sync("home")
      let found = ["a.md", "b.md", "c.md", "here.md", "there.md"].map { devices.text("home", $0) }
      #expect(found == ["# A\n\nthere\n", "# B\n\nhere again\n", nil, "here", "there"], "call \(end)")
      #expect(try devices.git("status", "--porcelain", in: "home") == "", "call \(end)")
      #expect(
        try devices.git("rev-parse", "main", in: "remote.git") == devices.git("rev-parse", "HEAD", in: "home"),
        "call \(end)")
      #expect(try devices.count("--grep=There", "main", in: "home") == 1, "call \(end)")
    }
  }

  @Test func `takes up what a killed merge had written, without its mark`() throws {
    let devices = try diverged()
    try devices.commit("home", "Again", [:])
    // What a merge wrote before it was killed: some of their files, and nothing in the index.
    try devices.write("home", "a.md", "# A\n\nthere\n")
    try devices.write("home", "there.md", "there")
    try devices.sync("home")
    #expect(try devices.git("show", "main:a.md", in: "remote.git") == "# A\n\nthere")
    #expect(devices.text("home", "c.md") == nil)
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
  }

  @Test func `settles an unfinished edit of a vault command first`() throws {
    let devices = try TwoDevices(Self.notes)
    let writer = devices.writer("home")
    _ = try writer.commit([.edit("a.md", "# A\n\none\n", "# A\n\ntwo\n")], command: .words("set"))
    #expect(try devices.sync("home").commits.map(\.message) == ["Change a.md\n"])
  }
}
