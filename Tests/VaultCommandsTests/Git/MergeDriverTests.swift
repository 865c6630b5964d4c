import Synchronization
import Testing
import VaultActions
import VaultEdit
import VaultTestSupport

@testable import VaultCommands
@testable import VaultStore

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whatever ends the merge driver, the file that git takes the result from loses neither side.
@Suite struct MergeDriverTests {
  private static let ours = "- [x] a\n"
  private static let theirs = "- [ ] a\n- [ ] b\n"
  private static let bothSides = "<<<<<<< ours\n- [x] a\n=======\n- [ ] a\n- [ ] b\n>>>>>>> theirs\n"
  private static let merged = "- [x] a\n- [ ] b\n"

  private static func versions() throws -> ScratchDirectory {
    try ScratchDirectory(["base": "- [ ] a\n", "ours": ours, "theirs": theirs])
  }

  /// Runs the driver in a folder with the three versions.
  private static func run(
    in path: String, files: FileOperations = .system,
    merge: @escaping @Sendable (NoteMerge) -> VaultEdit.MergedNote = { $0.merged() }
  ) -> CommandRun {
    let words = ["base", "ours", "theirs", "7", "note.md"]
    let command = Command("git", GitCommand.syntax) { (invocation: inout Invocation) throws(Failure) in
      try MergeDriver.run(words, invocation, files: files, merge: merge)
    }
    return CommandRun("git", "merge-driver", commands: [command]) { $0.workingDirectory = path }
  }

  /// What a program ends by that does what the language or the system forbids.
  enum Ending: String, CaseIterable, Codable {
    case precondition, index, overflow, aborted, memory, stack

    func strike() {
      switch self {
      case .precondition: preconditionFailure("ended by a test")
      case .index: _ = [0][self == .index ? 1 : 0]
      case .overflow: _ = Int.max - (self == .overflow ? -1 : 1)
      case .aborted: abort()
      case .memory: raise(SIGSEGV)
      case .stack: _ = Self.depth(of: 0)
      }
    }

    private static func depth(of number: Int) -> Int {
      number < .max ? depth(of: number + 1) + depth(of: number + 2) : 0
    }
  }

  @Test(arguments: Ending.allCases) func `a trap while it merges leaves both sides and is a conflict`(
    ending: Ending
  ) async throws {
    let directory = try Self.versions()
    await #expect(processExitsWith: .exitCode(1)) { [path = directory.path as String, ending = ending as Ending] in
      _ = Self.run(in: path) { merge in
        ending.strike()
        return merge.merged()
      }
    }
    #expect(String(decoding: try directory.read("ours"), as: UTF8.self) == Self.bothSides)
  }

  /// Counts the operations that read and change the versions, and ends the process at one of them.
  private static func ending(at place: Int, counting calls: @escaping @Sendable () -> Int) -> FileOperations {
    let system = FileOperations.system
    var files = system
    let count: @Sendable () -> Void = { if calls() == place { Ending.precondition.strike() } }
    files.open = { folder, name, opening throws(SystemError) in
      count()
      return try system.open(folder, name, opening)
    }
    files.read = { descriptor, bytes, start throws(SystemError) in
      count()
      return try system.read(descriptor, &bytes, start)
    }
    files.write = { descriptor, bytes, position throws(SystemError) in
      count()
      return try system.write(descriptor, bytes, position)
    }
    files.rename = { from, name, to, other throws(SystemError) in
      count()
      return try system.rename(from, name, to, other)
    }
    return files
  }

  @Test func `a trap at any step leaves our side with git's own failure, both sides, or the result`() async throws {
    let whole = try Self.versions()
    let calls = Mutex(0)
    let run = Self.run(
      in: whole.path,
      files: Self.ending(at: 0) {
        calls.withLock { count in
          count += 1; return count
        }
      })
    #expect(run.code == .done)
    #expect(String(decoding: try whole.read("ours"), as: UTF8.self) == Self.merged)
    var found: Set<String> = []
    let count = calls.withLock { $0 }
    for place in 1...count {
      let directory = try Self.versions()
      let result = await #expect(processExitsWith: .failure) {
        [path = directory.path as String, place = place as Int] in
        let calls = Mutex(0)
        let files = Self.ending(at: place) {
          calls.withLock { count in
            count += 1; return count
          }
        }
        _ = Self.run(in: path, files: files)
      }
      let text = String(decoding: try directory.read("ours"), as: UTF8.self)
      found.insert(text)
      // A signal makes git give up the merge, and 1 take the file as it is.
      let isConflict = result?.exitStatus == .exitCode(1)
      #expect(text == (isConflict ? Self.bothSides : Self.ours), "step \(place) of \(count)")
    }
    #expect(found == [Self.ours, Self.bothSides])
  }

  @Test func `what cannot be read of the base leaves both sides in the file`() throws {
    let directory = try ScratchDirectory(["ours": Self.ours, "theirs": Self.theirs])
    #expect(Self.run(in: directory.path).code == .ioFailure)
    #expect(String(decoding: try directory.read("ours"), as: UTF8.self) == Self.bothSides)
  }
}
