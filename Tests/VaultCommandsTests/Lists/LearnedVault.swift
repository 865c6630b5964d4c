import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// A vault of learned lists: a list by a tag with six examples, a plain list of six tasks, and an
/// inbox. Now is Friday, 20 November 2026, noon in Kyiv.
struct LearnedVault {
  static let garden = """
    ---
    title: Garden
    topic: ["#garden"]
    ---

    ## Examples

    - plant tulip bulbs
    - prune the roses
    - water the tomato seedlings
    - rake leaves from the lawn
    - sow carrots in the raised bed
    - mulch the strawberry bed

    """
  static let cars = """
    ---
    title: Cars
    ---

    - [ ] change the engine oil
    - [ ] check tyre pressure
    - [ ] wash the car
    - [ ] renew the car insurance
    - [ ] replace the wiper blades
    - [ ] book the brake inspection

    """
  static let inbox = """
    - [ ] prune the roses and water the tomato seedlings
    - [ ] replace the wiper blades and change the engine oil
    - [ ] qwrtz plmkv
    - [ ] call Olha #garden
    - [x] sow carrots in the raised bed {completed: 2026-11-01}
    - [ ] mulch the rose bed {not-list: Garden}

    """

  let directory: ScratchDirectory

  /// The vault with further files, or others in place of its own; an empty text leaves a file out.
  init(_ more: [String: String] = [:]) throws {
    var files = [
      ".vault/config.yaml": "timezone: Europe/Kyiv\nlang: en\n", "lists/garden.md": Self.garden,
      "lists/cars.md": Self.cars, "inbox.md": Self.inbox,
    ]
    files.merge(more) { $1 }
    directory = try ScratchDirectory(files.filter { !$0.value.isEmpty })
  }

  func run(_ words: [String], change: (inout ProcessEnvironment) -> Void = { _ in }) -> CommandRun {
    CommandRun(words + ["--now", "2026-11-20T12:00"], in: directory) { environment in
      environment.variables[.stateHome] = directory.path + "/.state-home"
      environment.variables[.noColor] = "1"
      change(&environment)
    }
  }

  func run(_ words: String...) -> CommandRun { run(words) }

  /// The objects that a run prints, one a line.
  static func rows(of run: CommandRun) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  /// The tasks of a list with how likely each belongs to it; nil for what somebody put there.
  func members(of list: String) throws -> [(title: String, probability: Double?)] {
    try Self.rows(of: run("list", list, "--json")).compactMap { row in
      (row["title"] as? String).map { ($0, row["probability"] as? Double) }
    }
  }

  /// The titles of a list, in the order of the alphabet.
  func titles(of list: String) throws -> [String] { try members(of: list).map(\.title).sorted() }

  func text(_ name: String) throws -> String { String(decoding: try directory.read(name), as: UTF8.self) }

  /// The bytes of every note.
  func notes() throws -> [String: [UInt8]] {
    let paths = directory.listing.filter { $0.hasSuffix(".md") }
    return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try directory.read($0)) })
  }

  /// The number of the file that holds what was learned, which another one in its place does not have.
  func identityOfModel() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + "/" + Self.model)
    return try #require(attributes[.systemFileNumber] as? Int)
  }

  /// Where what was learned is kept.
  static let model = ".vault/cache/topics"
}
