import Testing

@testable import VaultCommands

/// A number, an amount, a duration or a date with something behind it is none, in every option that takes one.
@Suite struct `A mistyped value` {
  /// A call whose last word is the value, with rubbish behind what would be right.
  private static let calls: [[String]] = [
    ["scale", "borshch", "--servings", "2x"], ["scale", "borshch", "--servings", "x2"],
    ["scale", "borshch", "--servings", "6portions"], ["scale", "borshch", "--servings", "4-6"],
    ["scale", "borshch", "--factor", "2y"], ["scale", "borshch", "--factor", "1/2xx"],
    ["scale", "borshch", "--yield", "2x"], ["scale", "borshch", "--yield", "2 lx"],
    ["scale", "borshch", "--by", "beef=2x"], ["scale", "borshch", "--by", "beef=1 kgx"],
    ["cook", "borshch", "--servings", "2x"], ["cook", "borshch", "--factor", "2y"], ["cookable", "--servings", "2x"],
    ["shop", "add", "borshch", "--dry-run", "--servings", "2x"],
    ["meals", "add", "tomorrow", "dinner", "borshch", "--dry-run", "--servings", "2x"],
    ["shop", "done", "--dry-run", "--paid", "20x"], ["money", "add", "--dry-run", "-20", "food", "--on", "1x"],
    ["pantry", "list", "--expiring", "+3dx"], ["cookable", "--expiring", "5"],
    ["pantry", "add", "rice", "--dry-run", "--expires", "2026-13-40"],
    ["done", "Weekly review", "--dry-run", "--on", "2026-11-20x"],
    ["done", "Weekly review", "--dry-run", "--move", "3x"], ["diary", "walked", "--dry-run", "--on", "1x"],
    ["diary", "--from", "1x"], ["diary", "--to", "2026-11-20x"], ["mood", "happy", "--dry-run", "--at", "9:00x"],
    ["new", "event", "tea", "--dry-run", "--at", "9x"], ["remind", "--within", "3hx"], ["remind", "--within", "3"],
    ["recur", "monthly", "--from", "2026-01-31x"], ["recur", "monthly", "--until", "3x"],
    ["agenda", "--from", "2026-11-20x"], ["agenda", "--to", "3x"], ["clash", "--from", "1x"], ["clash", "--to", "1x"],
    ["stats", "mood", "--from", "2026-11x"], ["stats", "mood", "--to", "3x"], ["timetable", "--date", "2026-11-20x"],
    ["timetable", "--week", "3x"], ["timetable", "--from", "1x"], ["timetable", "--to", "1x"],
    ["rooms", "free", "--at", "9:00x"], ["recipe", "list", "--max-time", "30mx"],
    ["recipe", "list", "--max-time", "30"], ["tasks", "--now", "2026-11-20x"],
    ["week", "2026-W48x"], ["plan", "3x"], ["money", "2026-11x"], ["calendar", "2026-13"],
    ["recipe", "rate", "borshch", "--dry-run", "5x"],
  ]

  @Test(arguments: calls, ["C.UTF-8", "uk_UA.UTF-8"])
  func `is refused with its text`(words: [String], language: String) throws {
    let run = try NamingGuess.run(words, language: language)
    #expect(run.code == .wrongCall && run.output.isEmpty, "\(run.output)\(run.errors)")
    let value = words.last?.split(separator: "=").last.map(String.init) ?? ""
    #expect(run.errors.contains(value), "\(run.errors)")
  }

  /// One that is a day says some that are.
  @Test(arguments: calls.filter { ["--on", "--move", "--expires", "--until", "plan"].contains($0[$0.count - 2]) })
  func `of a day is answered with days`(words: [String]) throws {
    let errors = try NamingGuess.run(words).errors
    #expect(errors.contains("hint: such as: tomorrow, fri, +3d"), "\(errors)")
  }

  @Test(arguments: [["scale", "borshch", "--servings", "2x"], ["cook", "borshch", "--servings", "× 2"]])
  func `that is a factor names the option for it`(words: [String]) throws {
    let errors = try NamingGuess.run(words).errors
    #expect(errors.contains("vault scale recipes/borshch.md --factor 2"), "\(errors)")
  }

  @Test(arguments: ["2", "2x", "x2", "×2", "2 ×", "2х"])
  func `is none where a factor is wanted`(factor: String) throws {
    let twice = try NamingGuess.run(["scale", "borshch", "--factor", "2"]).output
    let run = try NamingGuess.run(["scale", "borshch", "--factor", factor])
    #expect(run.code == .done && run.output == twice, "\(run.errors)")
  }

  @Test func `is refused by every option that takes a whole number`() {
    for command in allSyntaxes {
      for flag in command.allFlags {
        guard case .wholeNumber? = flag.value else { continue }
        for value in ["3x", "x3", "3.5", "1e2", "0x10", "3-4"] {
          let error = ArgumentParser(commands: [command]).parse([command.name, flag.spelling, value]).error
          guard case .notWholeNumber? = error else {
            Issue.record("\(command.name) \(flag.spelling) takes \(value)")
            continue
          }
        }
      }
    }
  }

  @Test func `is tried of every option that takes a date or an amount`() {
    let tried = Set(Self.calls.flatMap { $0 })
    for command in allSyntaxes {
      for flag in command.allFlags where flag.value == .moment || flag.value == .amount {
        #expect(tried.contains(flag.spelling), "\(command.name) \(flag.spelling)")
      }
    }
  }
}
