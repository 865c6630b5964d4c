import Foundation
import Testing
import VaultModel
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// What users of zk, Obsidian Tasks, Taskwarrior, khal, CookCLI, Mealie, hledger, ripgrep, todo.txt and git type before they
/// read anything, in two languages; what must happen was written down before the program was asked.
@Suite struct `A first guess` {
  /// A call, and what answers it.
  struct Guess: Sendable, CustomStringConvertible {
    enum Answer: Sendable {
      /// What this call of vault prints.
      case same([String])
      /// An error that names this call.
      case names(String)
      /// A result that holds this text.
      case says(String)
    }

    let words: [String]
    let answer: Answer

    init(_ words: [String], _ answer: Answer) { (self.words, self.answer) = (words, answer) }

    var description: String { words.joined(separator: " ") }
  }

  static let guesses: [Guess] = [
    // The words of the headings.
    Guess(["tasks", "overdue"], .same(["tasks", "due:overdue"])),
    Guess(["tasks", "прострочені"], .same(["tasks", "due:overdue"])),
    Guess(["tasks", "late"], .same(["tasks", "is:overdue"])),
    Guess(["tasks", "done"], .same(["tasks", "status:done"])),
    Guess(["tasks", "completed"], .same(["tasks", "status:done"])),
    Guess(["tasks", "зроблені"], .same(["tasks", "status:done"])),
    Guess(["tasks", "cancelled"], .same(["tasks", "status:cancelled"])),
    Guess(["tasks", "high"], .same(["tasks", "priority:high"])),
    Guess(["tasks", "!high"], .same(["tasks", "priority:high"])),
    Guess(["tasks", "важливі"], .same(["tasks", "priority:high"])),
    Guess(["tasks", "urgent"], .same(["tasks", "priority:high"])),
    Guess(["overdue"], .same(["tasks", "overdue"])),
    Guess(["git", "diff"], .names("vault diff")),
    Guess(["month"], .same(["calendar"])),
    Guess(["tasks", "in", "progress"], .same(["tasks", "status:in-progress"])),
    Guess(["tasks", "high", "open"], .same(["tasks", "priority:high", "status:open"])),
    Guess(["tasks", "no", "date"], .same(["tasks", "is:no-date"])),
    Guess(["tasks", "tomorrow"], .says("take out the recycling")),
    Guess(["tasks", "завтра"], .same(["tasks", "tomorrow"])),
    Guess(["tasks", "#work"], .same(["tasks", "tag:work"])),
    Guess(["search", "#library"], .same(["search", "tag:library"])),
    Guess(["search", "-#library", "type:task"], .same(["search", "-tag:library", "type:task"])),
    Guess(["tasks", "waiting"], .says("sew the curtains")),
    Guess(["tasks", "чекають"], .same(["tasks", "waiting"])),
    Guess(["waiting"], .same(["tasks", "waiting"])),
    Guess(["tasks", "blocked"], .says("Paint the kitchen")),
    Guess(["tasks", "заблоковані"], .same(["tasks", "blocked"])),
    Guess(["tasks", "deferred"], .says("wrap the outdoor tap")),
    Guess(["tasks", "status:waiting"], .same(["tasks", "waiting"])),
    Guess(["tasks", "recurring"], .same(["tasks", "repeat:any"])),
    Guess(["tasks", "повторювані"], .same(["tasks", "repeat:any"])),
    Guess(["tasks", "someday"], .same(["tasks", "is:no-date"])),
    Guess(["tasks", "колись"], .same(["tasks", "is:no-date"])),
    Guess(["tasks", "розпочаті"], .same(["tasks", "status:in-progress"])),
    Guess(["tasks", "not", "done"], .same(["tasks", "status:open,in-progress"])),
    Guess(["tasks", "не", "зроблені"], .same(["tasks", "status:open,in-progress"])),
    Guess(["tasks", "status:pending"], .same(["tasks", "status:open,in-progress"])),
    Guess(["tasks", "priority", "is", "high"], .same(["tasks", "priority:high"])),
    Guess(["tasks", "прострочені", "завдання"], .same(["tasks", "is:overdue"])),
    Guess(["tasks", "due", "before", "tomorrow"], .same(["tasks", "due:<tomorrow"])),
    Guess(["tasks", "no", "due", "date"], .same(["tasks", "due:none"])),
    Guess(["tasks", "for", "tomorrow"], .same(["tasks", "tomorrow"])),
    Guess(["tasks", "на", "сьогодні"], .same(["tasks", "today"])),
    Guess(["задачі", "на", "завтра"], .same(["tasks", "tomorrow"])),
    Guess(["agenda", "на", "вихідні"], .same(["agenda", "this weekend"])),
    Guess(["agenda", "today", "7d"], .same(["agenda", "7"])),
    Guess(["events", "this", "weekend"], .same(["agenda", "this weekend"])),
    Guess(["меню", "на", "тиждень"], .same(["meals", "week"])),
    // Names in the place of a command.
    Guess(["borshch"], .names("vault show borshch")),
    Guess(["Борщ"], .names("vault show Борщ")),
    Guess(["home"], .names("vault list home")),
    Guess(["balcony"], .names("vault search balcony")),
    // Finding and reading.
    Guess(["search", "--tag", "family"], .names("vault search tag:family")),
    Guess(["tasks", "--overdue"], .names("vault tasks overdue")),
    Guess(["search", "-l", "borshch"], .names("vault search borshch")),
    Guess(["search", "-C", "2", "borshch"], .names("vault search borshch")),
    Guess(["history", "Weekly review"], .names("vault log 'Weekly review'")),
    Guess(["історія"], .names("vault log ITEM")),
    Guess(["шукай", "борщ"], .same(["search", "борщ"])),
    Guess(["список", "покупок"], .same(["shop"])),
    Guess(["що", "приготувати"], .names("vault cookable")),
    Guess(["what's", "for", "dinner"], .names("vault cookable")),
    Guess(["нова", "задача", "подзвонити"], .names("vault add подзвонити")),
    Guess(["undo", "last"], .names("vault undo")),
    Guess(["backup"], .names("vault commit")),
    Guess(["розклад", "на", "завтра"], .names("vault agenda 'на завтра'")),
    Guess(["help", "kitchen"], .says("pantry")),
    Guess(["search", "-i", "borshch"], .names("vault search borshch")),
    Guess(["rg", "borshch"], .names("vault search borshch")),
    Guess(["grep", "-i", "sour cream"], .names("vault search 'sour cream'")),
    Guess(["find", "borshch"], .same(["search", "borshch"])),
    Guess(["знайти", "борщ"], .same(["search", "борщ"])),
    Guess(["cat", "borshch"], .same(["show", "borshch"])),
    Guess(["open", "borshch"], .names("vault show borshch")),
    Guess(["ls"], .names("vault list")),
    Guess(["lists"], .same(["list"])),
    Guess(["tags"], .same(["tag", "list"])),
    Guess(["tag"], .names("vault tag list")),
    // Tasks.
    Guess(["todo"], .names("vault tasks")),
    Guess(["todo", "buy", "milk"], .names("vault add 'buy milk'")),
    Guess(["task", "add", "buy", "milk"], .names("vault add 'buy milk'")),
    Guess(["завдання"], .same(["tasks"])),
    Guess(["додати", "купити сіль"], .names("vault add 'купити сіль'")),
    Guess(
      ["remind", "me", "to", "call", "Ann", "tomorrow", "15:00"], .names("vault add 'call Ann tomorrow 15:00'")),
    Guess(["нагадай", "подзвонити", "Ганні", "завтра"], .names("vault add 'подзвонити Ганні завтра'")),
    Guess(["done"], .names("vault done TITLE")),
    Guess(["edit"], .names("vault edit TITLE")),
    Guess(["complete", "Weekly review"], .names("vault done 'Weekly review'")),
    Guess(["зроблено", "Weekly", "review"], .names("vault done 'Weekly review'")),
    Guess(["snooze", "Weekly review", "next", "week"], .names("vault done 'Weekly review' --move 2026-11-23")),
    Guess(["snooze", "Weekly", "review"], .names("vault done 'Weekly review' --move 2026-11-21")),
    // What does not repeat moves by its own date.
    Guess(["snooze", "passport", "2d"], .names("vault set 'Renew the passport' due=2026-12-20")),
    Guess(["відклади", "passport", "на", "2", "дні"], .names("vault set 'Renew the passport' due=2026-12-20")),
    Guess(["move", "passport", "to", "next", "week"], .names("vault set 'Renew the passport' due=2026-11-23")),
    Guess(["перенеси", "passport", "на", "понеділок"], .names("vault set 'Renew the passport' due=2026-11-23")),
    Guess(["move", "passport", "to", "home"], .names("vault set 'Renew the passport' list=home")),
    // Options that `add` does not have.
    Guess(["add", "submit taxes", "--on", "monday"], .names("vault add 'submit taxes on monday'")),
    Guess(["add", "--on", "next", "friday", "submit", "taxes"], .names("vault add 'submit taxes on next friday'")),
    Guess(["add", "здати курсову", "--on", "понеділок"], .names("vault add 'здати курсову понеділок'")),
    Guess(["add", "call Ann", "--due=friday"], .names("vault add 'call Ann due friday'")),
    Guess(["add", "water", "--repeat", "weekly"], .names("vault add 'water repeat:weekly'")),
    Guess(["add", "call Ann", "--project", "home"], .names("vault add 'call Ann project:home'")),
    Guess(
      ["add", "Fix door", "--priority", "high", "--tag", "attic"], .names("vault add 'Fix door #attic !high'")),
    Guess(["delete", "Weekly review"], .names("vault rm 'Weekly review'")),
    Guess(["rename", "borshch.md", "soup.md"], .names("vault mv borshch.md recipes/soup.md")),
    // Days.
    Guess(["tomorrow"], .same(["agenda", "tomorrow"])),
    Guess(["завтра"], .same(["agenda", "tomorrow"])),
    Guess(["next", "week"], .same(["agenda", "next week"])),
    Guess(["сьогодні"], .same(["today"])),
    Guess(["cal"], .same(["calendar"])),
    Guess(["cal", "december"], .same(["calendar", "december"])),
    Guess(["daily"], .names("vault diary")),
    Guess(["journal"], .names("vault diary")),
    // The kitchen.
    Guess(["recipe", "borshch"], .same(["show", "borshch"])),
    Guess(["рецепти"], .same(["recipe", "list"])),
    Guess(["recipes"], .same(["recipe", "list"])),
    Guess(["scale", "borshch", "6"], .same(["scale", "borshch", "--servings", "6"])),
    Guess(
      ["scale", "borshch", "to", "6", "--style", "kitchen"],
      .same(["scale", "borshch", "--servings", "6", "--style", "kitchen"])),
    Guess(["convert", "2", "cups", "flour", "g"], .same(["convert", "2 cups flour", "g"])),
    Guess(["convert", "2 cups flour", "to", "g"], .same(["convert", "2 cups flour", "g"])),
    Guess(["pantry", "flour"], .same(["pantry", "list", "flour"])),
    Guess(["pantry", "борошно"], .same(["pantry", "list", "борошно"])),
    Guess(["spend", "50", "coffee"], .names("vault money add -50 coffee")),
    Guess(["buy", "oat", "milk"], .names("vault shop add oat milk")),
    Guess(["купити", "молоко"], .names("vault shop add молоко")),
    Guess(["groceries"], .same(["shop"])),
    Guess(["shopping-list", "borshch"], .names("vault shop add borshch")),
    Guess(["mealplan"], .same(["meals"])),
    Guess(["meal", "tomorrow", "dinner", "borshch"], .names("vault meals add tomorrow dinner borshch")),
    Guess(["dinner", "borshch", "tomorrow"], .names("vault meals add tomorrow dinner borshch")),
    Guess(["meal", "завтра вечеря борщ"], .names("vault meals add завтра вечеря борщ")),
    Guess(["borshch", "for", "6"], .names("vault scale borshch --servings 6")),
    Guess(["борщ", "на", "6", "порцій"], .names("vault scale борщ --servings 6")),
    Guess(["borshch", "x2"], .names("vault scale borshch --factor 2")),
    Guess(["рецепт", "борщ", "на", "6", "порцій"], .same(["scale", "борщ", "--servings", "6"])),
    // All items of a kind.
    Guess(["export", "--format", "ics"], .names("vault export --where type:event --format ics")),
    Guess(["export", "завдання", "csv"], .names("vault export --where type:task --format csv")),
    Guess(["export"], .names("vault export --where type:task --format csv")),
    Guess(["mood", "november"], .names("vault stats mood --from november --to november")),
    // Git, money and the rest.
    Guess(["git", "commit", "-m", "tidy up"], .names("vault commit -m 'tidy up'")),
    Guess(["git", "push"], .names("vault sync")),
    Guess(["git", "status"], .names("vault diff")),
    Guess(["bal"], .names("vault money")),
    Guess(["settings"], .names("vault edit .vault/config.yaml")),
    Guess(["version"], .same(["--version"])),
    Guess(["допомога"], .same(["help"])), Guess(["help", "shopping"], .same(["help", "shop"])),
    Guess(["help", "рецепт"], .same(["help", "recipe"])),
    Guess(["recipe", "випадковий", "--seed", "7"], .same(["recipe", "random", "--seed", "7"])),
    Guess(["explain", "link-dangling"], .says("[[bosrhch]]")),
    Guess(["why", "Weekly review"], .says("Weekly review")),
  ]

  /// The notes of the sample, moved to the day of the guesses once: they take longer than a guess.
  @Test func `is one of at least sixty`() { #expect(Self.guesses.count >= 60) }

  @Test(arguments: LongSearch.sample(30, of: guesses))
  func `is answered right`(guess: Guess) throws {
    let before = try SharedSample.directory.listing
    let run = try SharedSample.run(guess.words)
    switch guess.answer {
    case .same(let call):
      let right = try SharedSample.run(call)
      #expect(run.output == right.output && run.code == right.code, "\(run.output)\n\(run.errors)")
      #expect(run.code != .wrongCall, "\(run.errors)")
    case .names(let call):
      #expect(run.errors.contains("try: \(call)\n"), "\(run.errors)")
      #expect(run.code == .wrongCall && run.output.isEmpty)
    case .says(let text):
      #expect(run.output.contains(text), "\(run.output)\n\(run.errors)")
      #expect(run.code == .done, "\(run.errors)")
    }
    #expect(
      run.errors.components(separatedBy: "\n").filter { !$0.isEmpty }.count
        == Set(run.errors.components(separatedBy: "\n").filter { !$0.isEmpty }).count, "said twice: \(run.errors)")
    // None does anything to a note.
    #expect(
      Set(try SharedSample.directory.listing.filter { $0.hasSuffix(".md") })
        == Set(before.filter { $0.hasSuffix(".md") }))
  }

  /// A call that reads as one of vault's, names nothing, and is answered with the one that is meant.
  @Test(arguments: [
    (["list", "add", "Home", "Dune"], "vault add Dune --list Home"),
    (["list", "add", "books", "Dune"], "vault new list books && vault add Dune --list books"),
    (["meals", "tomorrow", "dinner", "borshch"], "vault meals add tomorrow dinner borshch"),
  ])
  func `that reads is answered with the call that is meant`(words: [String], call: String) throws {
    let run = try SharedSample.run(words)
    #expect(run.code != .done && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.contains("try: \(call)\n"), "\(run.errors)")
    let carried = try SharedSample.run(["--lang", "uk"] + words).errors
    let same = call.replacing("vault ", with: "vault --lang uk ")
    #expect(carried.contains("спробуйте: \(same)\n"), "\(carried)")
  }

  /// A condition of another program, and the one of a query that is named for it.
  @Test(arguments: [
    (["tasks", "project:home"], "list:home"), (["tasks", "pri:H"], "priority:high"),
    (["tasks", "due.before:2026-12-01"], "due:<2026-12-01"), (["tasks", "due.by:"], "due:<=today"),
    (["tasks", "has:due"], "due:any"), (["tasks", "no:due"], "due:none"), (["tasks", "is:task"], "type:task"),
    (["search", "is:done"], "status:done"), (["search", "acct:food"], "account:food"),
    (["search", "limit:5", "milk"], "| limit 5"),
    (["tasks", "проєкт:дім"], "list:дім"),
  ])
  func `in a query is answered with the condition that is meant`(words: [String], condition: String) throws {
    let run = try SharedSample.run(words)
    #expect(run.code == .wrongCall && run.errors.contains("did you mean '\(condition)'?\n"), "\(run.errors)")
  }

  /// A word that is a command, and what it has always meant.
  @Test(arguments: [
    (["next"], "МатПрог"), (["week"], "МатПрог"), (["new", "task", "buy", "milk", "--dry-run"], "tasks/buy-milk.md"),
    (["plan"], "Weekly review"),
  ])
  func `that is a command keeps its meaning`(words: [String], text: String) throws {
    let run = try SharedSample.run(words)
    #expect(run.output.contains(text), "\(run.errors)")
    #expect(!run.errors.contains("read as"))
  }

  @Test(arguments: [
    (["cal", "december"], "read as: vault calendar december"),
    (["scale", "borshch", "6"], "read as: vault scale borshch --servings 6"),
  ])
  func `says how it was read`(words: [String], text: String) throws {
    #expect(try SharedSample.run(words).errors.contains(text + "\n"))
    let quiet = try SharedSample.run(words + ["--quiet"]).errors
    #expect(!quiet.contains("read as"))
  }

  /// Nearly a verb or a command is no word of another program.
  @Test(arguments: [
    (["help", "kichen"], "did you mean 'kitchen'?"),
    (["help", "recipies"], "did you mean 'recipe'?"), (["help", "repeat"], "'recur'"),
    (["recipe", "lst"], "did you mean 'list'?"),
    (["serach", "milk"], "did you mean 'search'?"),
    (["tasks", "tomorow", "tomorow"], "did you mean 'tomorrow'?"),
    (["tasks", "overdu"], "did you mean 'overdue'?"),
    (["tasks", "wating", "wating"], "did you mean 'waiting'?"),
    (["tasks", "простроченні"], "did you mean 'прострочені'?"),
  ])
  func `with a slip in it gets the nearest spelling, once`(words: [String], text: String) throws {
    let errors = try SharedSample.run(words).errors
    #expect(errors.components(separatedBy: text).count == 2, "\(errors)")
  }
}
