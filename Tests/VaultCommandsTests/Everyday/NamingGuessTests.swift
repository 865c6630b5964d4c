import Foundation
import Testing
import VaultModel
import VaultTestSupport

@testable import VaultCommands

/// Calls on the sample vault of 20 November 2026.
enum NamingGuess {
  static func run(_ words: [String], language: String? = nil) throws -> CommandRun {
    let day = try #require(LocalDate("2026-11-20"))
    let directory = try ScratchDirectory(
      Dictionary(SampleVault(around: day).notes.map { ($0.path, $0.text) }) { first, _ in first })
    return CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:00"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }
}

/// What people type in the place of an item's name before they read how items are named; what must happen was written down
/// before the program was asked.
@Suite struct `A guess at the name of an item` {
  /// The hints of an answer, each once.
  static func hints(_ run: CommandRun) -> [String] {
    let lines = run.errors.components(separatedBy: "\n").filter { !$0.isEmpty }
    #expect(Set(lines).count == lines.count, "said twice: \(run.errors)")
    return lines.filter { $0.hasPrefix("hint: ") }.map { String($0.dropFirst(6)) }
  }

  // MARK: Too little of a name

  private static let verbs = ["done", "edit", "rm", "start", "show", "why", "log", "reopen", "cancel"]

  @Test(arguments: verbs, ["1", "12", "2.", "7-9", "!!", "№3"])
  func `without a letter is near to nothing`(verb: String, name: String) throws {
    let run = try NamingGuess.run([verb, name])
    #expect(run.code != .done && !run.errors.contains("did you mean"), "\(run.errors)")
    _ = Self.hints(run)
  }

  @Test(arguments: verbs, ["J", "x", "ж", "3d", "~/x.md"])
  func `of one letter is near to nothing`(verb: String, name: String) throws {
    let run = try NamingGuess.run([verb, name])
    #expect(run.code != .done && !run.errors.contains("did you mean"), "\(run.errors)")
  }

  @Test(arguments: [
    ("borsch", "did you mean 'borscht'?"), ("Weekly reveiw", "did you mean 'Weekly review'?"),
    ("борщу", "did you mean 'Борщ'?"), ("air the winter caots", "did you mean 'air the winter coats'?"),
  ])
  func `with a slip in it gets the nearest name`(name: String, hint: String) throws {
    let run = try NamingGuess.run(["show", name])
    #expect(run.code == .nothingFound && Self.hints(run) == [hint], "\(run.errors)")
  }
}
