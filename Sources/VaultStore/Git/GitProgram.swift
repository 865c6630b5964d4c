/// The user's own `git`, run without a shell.
///
/// ```swift
/// let git = GitProgram(.system)
/// let head = try git.read(.revisionParse, ["HEAD"], in: "/home/olena/notes")
/// ```
package struct GitProgram: Sendable {
  private let programs: ProgramOperations
  private let shouldStop: @Sendable () -> Bool

  /// The oldest version that has all that vault asks for: `rev-parse --path-format`.
  package static let oldestVersion = "2.31"
  /// The most that git may say at once, in bytes.
  package static let outputLimit = 256 << 20

  /// Calls of git through a table of programs; one that runs is ended when `shouldStop` says so.
  package init(_ programs: ProgramOperations, shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.programs = programs
    self.shouldStop = shouldStop
  }

  /// Reads from the repository that a folder, by its absolute path, lies in; nothing of the repository's runs.
  ///
  /// Paths come after all options; they are below `folder` and mean themselves, whatever their characters.
  ///
  /// - Returns: what git wrote to its standard output.
  /// - Throws: also ``GitFailure/failed(command:_:message:)`` for another status than 0.
  package func read(
    _ command: GitReading, _ arguments: [String], paths: [Path] = [], in folder: Path, input: [UInt8] = [],
    limit: Int = outputLimit
  ) throws(GitFailure) -> [UInt8] {
    let options = [
      "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "safe.bareRepository=explicit",
      command.rawValue,
    ]
    let output = try capture(
      options + arguments, paths, in: folder, input: input, limit: limit, environment: Self.readingEnvironment)
    guard output.end == .exited(0) else { throw GitFailure(command.rawValue, output, in: folder) }
    return output.output
  }

  /// Runs any command of git, with the repository's hooks and filters: only after the user agreed to that.
  ///
  /// - Parameter environment: what else differs from the environment of this process.
  /// - Returns: what it said, and how it ended, whatever that is.
  package func run(
    _ arguments: [String], paths: [Path] = [], in folder: Path, input: [UInt8] = [],
    environment: [ProgramVariable] = []
  ) throws(GitFailure) -> ProgramOutput {
    try capture(
      arguments, paths, in: folder, input: input, limit: Self.outputLimit,
      environment: Self.runningEnvironment + environment)
  }

  private func capture(
    _ arguments: [String], _ paths: [Path], in folder: Path, input: [UInt8], limit: Int,
    environment: [ProgramVariable]
  ) throws(GitFailure) -> ProgramOutput {
    var words = ["--literal-pathspecs", "--no-pager", "-C"].map { Array($0.utf8) } + [folder.bytes]
    words += arguments.map { Array($0.utf8) }
    if !paths.isEmpty { words += [Array("--".utf8)] + paths.map(\.bytes) }
    let call = ProgramCall(Array("git".utf8), words, environment: environment)
    do throws(SystemError) {
      return try programs.capture(call, input, limit, shouldStop)
    } catch .notFound {
      throw .notInstalled
    } catch .interrupted {
      throw .stopped
    } catch .fileTooLarge {
      throw .tooMuchOutput(command: arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? "")
    } catch {
      throw .system(error)
    }
  }
}

// MARK: - The environment

extension GitProgram {
  /// For reading: of git's own variables only those that say where the user's configuration is, and where a search
  /// for a repository ends; English messages; nothing is fetched, locked or asked.
  private static let readingEnvironment: [ProgramVariable] = [
    .unsetAll(
      prefix: "GIT_",
      keeping: [
        "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
        "GIT_DISCOVERY_ACROSS_FILESYSTEM",
      ]),
    .set("GIT_OPTIONAL_LOCKS", to: "0"), .set("GIT_NO_LAZY_FETCH", to: "1"), .set("GIT_TERMINAL_PROMPT", to: "0"),
    .set("LC_ALL", to: "C"),
  ]

  /// For running: all that could lead to another repository goes, as git itself does before it enters one
  /// (`git rev-parse --local-env-vars`), and messages are English; the user's names, ways and passwords stay.
  private static let runningEnvironment: [ProgramVariable] =
    [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
      "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_INTERNAL_SUPER_PREFIX", "GIT_INTERNAL_TOPLEVEL",
      "GIT_IMPLICIT_WORK_TREE", "GIT_QUARANTINE_PATH", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE", "GIT_NO_REPLACE_OBJECTS",
      "GIT_REPLACE_REF_BASE", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_CONFIG_COUNT", "GIT_EXTERNAL_DIFF",
      "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_REFLOG_ACTION", "GIT_ATTR_SOURCE",
    ].map { .unset($0) } + [
      .unsetAll(prefix: "GIT_TRACE", keeping: []), .set("LANGUAGE", to: "C"),
    ]
}
