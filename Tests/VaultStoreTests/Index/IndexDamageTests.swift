import Glibc
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `An index file that is not as it was written` {
  private static let index = "v/.vault/cache/index"
  private static let changes = "v/.vault/cache/index-changes"

  /// A vault with an index, a second file of changes, and its right answers.
  private func indexed() throws -> (vault: IndexedDisk, answers: [String]) {
    let vault = IndexedDisk(`Refreshing an index`.notes)
    try vault.index()
    vault.disk.tick()
    vault.disk.write("v/a.md", "tart [[b]]")
    vault.disk.tick()
    try vault.index()
    return (vault, try vault.answers(of: vault.refresh(rebuild: true)))
  }

  @Test(arguments: [index, changes])
  func `is never believed, wherever a byte is wrong`(file: String) throws {
    let (vault, answers) = try indexed()
    let whole = try #require(vault.disk.bytes(of: file))
    for seed in LongSearch.seeds(few: 60) {
      var generator = SplitMix64(seed: seed)
      var bytes = whole
      let position = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[position] ^= UInt8.random(in: 1...255, using: &generator)
      vault.disk.write(file, bytes)
      #expect(try vault.answers(of: vault.refresh()) == answers, "seed \(seed): byte \(position)")
    }
  }

  /// Of a larger index only some blocks are read before the changes are joined to it.
  @Test func `is made anew wherever a block is wrong when the changes take notes away`() throws {
    let lines = (0..<20).map { "- [ ] line\($0)\n" }.joined()
    let notes = Dictionary(uniqueKeysWithValues: (0..<90).map { ("\($0 % 7)/\($0).md", "own\($0)\n\n\(lines)") })
    let vault = IndexedDisk(notes)
    try vault.index()
    vault.disk.tick()
    vault.disk.write("v/3/3.md", "tart")
    vault.disk.remove("v/5/5.md")
    vault.disk.tick()
    try vault.index()
    let answers = try vault.answers(of: vault.refresh(rebuild: true))
    let whole = try #require(vault.disk.bytes(of: Self.index))
    try #require(whole.count > 4 * 4096)
    for position in stride(from: 100, to: whole.count, by: 4096) {
      var bytes = whole
      bytes[position] ^= 0xFF
      vault.disk.write(Self.index, bytes)
      let carried = try vault.refresh()
      // What is read only to answer is found damaged then, and the caller asks for a new index.
      let seen = try? vault.answers(of: carried)
      #expect(try seen ?? vault.answers(of: vault.refresh(rebuild: true)) == answers, "byte \(position)")
    }
  }

  @Test(arguments: [index, changes])
  func `is never believed when it is cut short`(file: String) throws {
    let (vault, answers) = try indexed()
    let whole = try #require(vault.disk.bytes(of: file))
    let edges = [1, 8, 63, whole.count - 1]
    for count in LongSearch.some(whole.count / 640, of: edges + whole.indices) {
      vault.disk.write(file, Array(whole.prefix(count)))
      let carried = try vault.refresh()
      #expect(try vault.answers(of: carried) == answers, "\(count) bytes")
      // Losing the second file costs the reading of what it held, losing the first everything.
      #expect(carried.rebuilt == (file == Self.changes ? nil : count == 0 ? .absent : .damaged), "\(count) bytes")
    }
  }

  @Test(arguments: [0, 5, 6, 7, 8, 9, 10, 11, 12, 99] as [UInt8])
  func `is made anew when it is of an older or a later version`(version: UInt8) throws {
    let (vault, answers) = try indexed()
    var bytes = try #require(vault.disk.bytes(of: Self.index))
    try #require(bytes[8] != version)
    bytes[8] = version
    vault.disk.write(Self.index, bytes)
    let rebuilt = try vault.refresh()
    #expect(rebuilt.rebuilt == .damaged)
    #expect(try vault.answers(of: rebuilt) == answers)
  }

  @Test(arguments: ["", "vault", "not an index at all", String(repeating: "\0", count: 10_000)])
  func `is made anew when it is something else`(text: String) throws {
    let (vault, answers) = try indexed()
    vault.disk.write(Self.index, text)
    let rebuilt = try vault.index()
    #expect(rebuilt.rebuilt == (text.isEmpty ? .absent : .damaged))
    #expect(try vault.answers(of: rebuilt) == answers)
    vault.disk.tick()
    #expect(try vault.refresh().rebuilt == nil)
  }

  @Test func `costs nothing when the changes alone are lost`() throws {
    let (vault, answers) = try indexed()
    vault.disk.remove(Self.changes)
    let carried = try vault.index()
    #expect(carried.rebuilt == nil)
    #expect(carried.parsed == 1)
    #expect(try vault.answers(of: carried) == answers)
  }

  @Test(arguments: [SystemError.readOnly, .notPermitted, .noSpace])
  func `need not be there at all on a disk that cannot be written`(error: SystemError) throws {
    let vault = IndexedDisk(`Refreshing an index`.notes)
    var files = vault.disk.operations
    let system = files
    files.makeDirectory = { _, _, _ throws(SystemError) in throw error }
    files.open = { directory, name, opening throws(SystemError) in
      if case .creating = opening { throw error }
      return try system.open(directory, name, opening)
    }
    let answer = try vault.refresh(through: files)
    #expect(throws: error) { try answer.save() }
    #expect(try vault.answers(of: answer) == vault.answers(of: vault.refresh(rebuild: true)))
    #expect(!vault.disk.listing.contains("v/.vault/cache/"))
  }

  @Test func `is not written through a link that leads out of the vault`() throws {
    let vault = IndexedDisk(`Refreshing an index`.notes)
    vault.disk.write("elsewhere/x", "")
    vault.disk.link("v/.vault/cache", to: "/elsewhere")
    #expect(throws: SystemError.notDirectory) { try vault.refresh().save() }
    #expect(vault.disk.listing.filter { $0.hasPrefix("elsewhere/") } == ["elsewhere/", "elsewhere/x"])
  }
}
