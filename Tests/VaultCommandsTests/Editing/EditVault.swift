import VaultTestSupport

@testable import VaultCommands

/// A small vault to be changed, with a file of every style that writing commands meet.
struct EditVault: Sendable {
  let directory: ScratchDirectory

  static let soup = """
    ---
    servings: 4   # for the family
    tags: [soup, winter]
    rating: 4
    ---
    # Borshch

    See [[chores]].

    ## Ingredients

    - *500 g* beetroot
    - *2 l* water

    ## Steps

    1. Cook.

    """

  static let chores = """
    ---
    type: list
    ---
    # Chores

    - [ ] descale the kettle {due: 2026-11-24} ^kettle
    - [ ] buy soap
      - [ ] the green one
    - [x] water the plants
    - [ ] pay the rent {repeat: monthly}
    - [ ] call Ann 📅 2026-11-25

    """

  static let report = """
    ---
    status: open
    due: 2026-11-27
    ---
    # Write the report

    """

  static let ukrainian = """
    ---
    status: Відкрито
    ---
    # Звіт

    """

  init(_ more: [String: String] = [:]) throws {
    let files = [
      ".vault/config.yaml": "lang: en\n", "recipes/soup.md": Self.soup, "chores.md": Self.chores,
      "tasks/report.md": Self.report, "tasks/zvit.md": Self.ukrainian,
    ].merging(more) { $1 }
    directory = try ScratchDirectory(files)
  }

  /// Runs `vault` in the vault on 20 November 2026.
  func run(
    _ words: String..., language: String? = nil, environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun { run(words, language: language, environment: change) }

  /// The text of a note; empty when it is not there.
  func text(_ path: String) -> String { (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}

extension EditVault {
  /// Runs `vault` with words that a table holds.
  func run(
    _ words: [String], language: String? = nil, environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:00"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      change(&environment)
    }
  }
}

extension ProcessEnvironment {
  /// Answers with some lines and stops the command while the last of them is waited for.
  mutating func stop(afterAnswering lines: [String]) {
    let queue = LineQueue(lines)
    readLine = { queue.next() }
    isInterrupted = { queue.isEmpty }
  }
}

/// Lines that a test types.
final class LineQueue: @unchecked Sendable {
  private var lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  var isEmpty: Bool { lines.isEmpty }

  func next() -> [UInt8]? { lines.isEmpty ? nil : Array(lines.removeFirst().utf8) }
}
