import Foundation
import Foundation
import Testing
import VaultModel
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// The sample vault of 20 November 2026, made and indexed once for all calls that change no note.
enum SharedSample {
  private static let made: Result<ScratchDirectory, any Error> = Result {
    let day = try #require(LocalDate("2026-11-20"))
    let directory = try ScratchDirectory(
      Dictionary(SampleVault(around: day).notes.map { ($0.path, $0.text) }) { first, _ in first })
    #expect(run(["index"], in: directory).code == .done)
    // It lives as long as the process, which nothing else ends.
    atexit { (try? SharedSample.made.get())?.remove() }
    return directory
  }

  static var directory: ScratchDirectory { get throws { try made.get() } }

  private static func run(
    _ words: [String], language: String? = nil, in directory: ScratchDirectory
  ) -> CommandRun {
    CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:00"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  static func run(_ words: [String], language: String? = nil) throws -> CommandRun {
    run(words, language: language, in: try directory)
  }
}

/// Calls on the sample vault.
enum NamingGuess {
  static func run(_ words: [String], language: String? = nil) throws -> CommandRun {
    try SharedSample.run(words, language: language)
  }

  /// The hints of an answer, each once.
  static func hints(_ run: CommandRun) -> [String] {
    let lines = run.errors.components(separatedBy: "\n").filter { !$0.isEmpty }
    #expect(Set(lines).count == lines.count, "said twice: \(run.errors)")
    return lines.filter { $0.hasPrefix("hint: ") }.map { String($0.dropFirst(6)) }
  }
}

/// What people type in the place of an item's name before they read how items are named; what must happen was written down
/// before the program was asked.
@Suite struct `A guess at the name of an item` {
  // MARK: Too little of a name

  private static let verbs = ["done", "edit", "rm", "start", "show", "why", "log", "reopen", "cancel"]

  @Test(arguments: verbs, ["1", "12", "2.", "7-9", "!!", "№3"])
  func `without a letter is near to nothing`(verb: String, name: String) throws {
    let run = try NamingGuess.run([verb, name])
    #expect(run.code != .done && !run.errors.contains("did you mean"), "\(run.errors)")
    _ = NamingGuess.hints(run)
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
    #expect(run.code == .nothingFound && NamingGuess.hints(run) == [hint], "\(run.errors)")
  }

  // MARK: Names of another kind

  /// What lists and errors print is a name.
  @Test(arguments: [
    (["show", "tasks/november-chores.md:25"], "eye drops for Murchyk"),
    (["show", "november-chores.md:25"], "eye drops for Murchyk"),
    (["show", "tasks/november-chores.md:25:1"], "eye drops for Murchyk"),
    (["done", "tasks/november-chores.md:25", "--dry-run"], "eye drops for Murchyk"),
    (["done", "tasks/weekly-review.md:1", "--dry-run"], "title: Weekly review"),
    (["show", "recipes/borshch.md:7"], "Борщ"),
    (["show", "[[borshch]]"], "Борщ"), (["show", "БОРЩ"], "Борщ"),
    (["show", "“Борщ”"], "Борщ"), (["show", "borscht"], "Борщ"), (["why", "weekly-review"], "Weekly review"),
    (["why", "tasks/november-chores.md:25"], "eye drops for Murchyk"), (["why", "\"Weekly review\""], "Weekly review"),
    (["edit", "recipes/borshch.md:5", "--dry-run"], "+5"), (["edit", "november-chores.md:25", "--dry-run"], "+25"),
  ])
  func `that vault prints, or that is spelled in another way, is the item`(words: [String], text: String) throws {
    let run = try NamingGuess.run(words)
    #expect(run.code == .done && run.output.contains(text), "\(run.output)\(run.errors)")
  }

  /// A name that is none says what it is, and which call was meant.
  @Test(arguments: [
    (["done", "descale", "the", "kettle"], "try: vault done 'descale the kettle'"),
    (["done", "due:today"], "try: vault search due:today"), (["rm", "type:task"], "try: vault search type:task"),
    (["show", "type:task"], "try: vault search type:task"), (["done", "#work"], "try: vault search tag:work"),
    (["start", "#library"], "try: vault search tag:library"), (["done", "is:overdue"], "try: vault search is:overdue"),
    (["show", "2026-11-25"], "try: vault agenda 2026-11-25"), (["edit", "recipes/"], "try: vault search in:recipes/"),
    (["show", "recipes/"], "try: vault search in:recipes/"), (["rm", "recipes"], "--where in:recipes/ names"),
    (["done", "recipes/borshch.md:7"], "try: vault show recipes/borshch.md"),
    (["rm", "recipes/borshch.md:7"], "try: vault show recipes/borshch.md"),
    (["start", "write", "report"], "try: vault start 'write report'"),
    (["show", "lemon", "cake"], "try: vault show 'lemon cake'"),
    (["edit", "lemon", "cake"], "try: vault edit 'lemon cake'"), (["show", "нарада"], "try: vault search нарада"),
    (["start", "нарада"], "try: vault search нарада"),
    (["done", "полити кактус"], "try: vault search 'полити кактус'"),
    (["done", "5"], "a number is not a name"), (["rm", "4", "5"], "a number is not a name"),
  ])
  func `that is none is answered with a call`(words: [String], hint: String) throws {
    let run = try NamingGuess.run(words)
    #expect(run.code != .done && run.output.isEmpty, "\(run.output)")
    #expect(NamingGuess.hints(run).contains { $0.hasPrefix(hint) }, "\(run.errors)")
  }

  /// Calls that read and name nothing, in the words of another program.
  @Test(arguments: [
    (["list", "shopping"], "try: vault shop"), (["list", "of", "home"], "try: vault list home"),
    (["list", "type=task"], "try: vault list all type:task"), (["rm", "list", "home"], "try: vault list rm home"),
    (["done", "all"], "try: vault done --where QUERY"), (["mood", "good"], "try: vault mood happy"),
    (["money", "balance"], "try: vault money"), (["timetable", "tomorrow"], "try: vault timetable --date tomorrow"),
    (["help", "shoping"], "did you mean 'shop'?"),
    (["snooze", "passport", "2d"], "try: vault set 'Renew the passport' "),
    (["search", "path:recipes/borshch"], "did you mean 'in:recipes/borshch'?"),
    (["rm", "tag", "work"], "try: vault set --where tag:work tags-=work"),
  ])
  func `that names nothing is answered with the call that is meant`(words: [String], hint: String) throws {
    let run = try NamingGuess.run(words)
    #expect(run.code != .done)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test(arguments: [
    (["list", "nope"], "try: vault list"), (["list", "1"], "try: vault list"),
    (["list", "rm", "1"], "try: vault list"), (["list", "дім"], "try: vault list"),
    (["list", "delete", "home"], "try: vault list rm home"),
    (["list", "видалити", "home"], "try: vault list rm home"), (["list", "new", "attic"], "try: vault new list attic"),
    (["list", "create", "the attic"], "try: vault new list 'the attic'"), (["list", "hoem"], "did you mean 'Home'?"),
    (["list", "rm", "home", "--move-to", "inbox"], "--move-to LIST moves them, --detach keeps them without a list"),
    (["list", "rm", "home"], "--move-to LIST moves them, --detach keeps them without a list"),
  ])
  func `of a list that is none is answered with a call`(words: [String], hint: String) throws {
    let run = try NamingGuess.run(words)
    #expect(run.code != .done && run.output.isEmpty, "\(run.output)")
    #expect(NamingGuess.hints(run).contains { $0.hasPrefix(hint) }, "\(run.errors)")
  }

  @Test(arguments: [
    (["show", "нарада"], "підказка: спробуйте: vault search нарада"),
    (["start", "купити", "фарбу"], "підказка: спробуйте: vault start 'купити фарбу'"),
    (["show", "recipes/"], "підказка: спробуйте: vault search in:recipes/"),
    (["done", "#work"], "це запит, який «done», «set» і «rm» беруть після --where"),
  ])
  func `is answered in Ukrainian, too`(words: [String], hint: String) throws {
    let run = try NamingGuess.run(words, language: "uk_UA.UTF-8")
    #expect(run.errors.contains(hint), "\(run.errors)")
  }
}
