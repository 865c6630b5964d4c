import Testing
import VaultMessages
import VaultTestSupport

@testable import VaultCommands

/// Every line of ``BorrowedCalls``, with something in the place of each slot.
@Suite struct `A call of another program` {
  /// One line of the table, with the words of one call that it is for.
  struct Line: Sendable, CustomStringConvertible {
    let description: String
    let words: [String]
    let calls: [[String]]
    /// Whether it counts only where the vault has something of a name.
    let needsNames: Bool

    /// What stands for the slots in the sample vault.
    static let parts: [BorrowedPattern.Slot: [String]] = [
      .text: ["milk"], .item: ["borshch"], .query: ["borshch"], .list: ["home"], .recipe: ["borshch"],
      .food: ["flour"], .days: ["tomorrow"], .date: ["next", "friday"], .number: ["6"], .factor: ["1/2"],
      .amount: ["3", "l"], .unit: ["g"], .note: ["borshch"], .meal: ["dinner"], .day: ["tomorrow"],
      .length: ["2", "days"], .sum: ["12.50"], .things: ["milk"],
    ]

    init?(_ text: Substring) {
      description = String(text)
      guard let line = BorrowedLine(text), let pattern = line.patterns.first else { return nil }
      needsNames = pattern.tokens.contains(where: \.isKnown)
      // What follows, where the call needs it.
      let rest = text.hasSuffix("-m …") ? ["tidy up"] : []
      words = pattern.tokens.filter { !$0.isOptional }.flatMap { token in
        token.slot.map { $0 == .rest ? rest : Self.parts[$0] ?? [token.text] }
          ?? [String(token.text.split(separator: "|").first ?? "")]
      }
      var filling = BorrowedFilling()
      if needsNames {
        for slot in pattern.tokens.compactMap(\.slot) { filling.parts[slot] = Self.parts[slot] }
      } else {
        guard let found = line.filling(of: words, knowing: nil) else { return nil }
        filling = found
      }
      calls = line.calls.compactMap { filling.words(of: $0, knowing: nil) }
    }

    /// Whether all of a call is said, so that it can be made as it stands.
    static func isWhole(_ call: [String]) -> Bool {
      let names = BorrowedPattern.Slot.self
      return !call.contains { names.init(rawValue: $0) != nil || ["DIR", "TYPE", "KEY=VALUE"].contains($0) }
    }
  }

  static let lines = BorrowedCalls.table.split(separator: "\n")

  /// What is wrong with a call, or with one of two behind each other.
  private static func error(in call: [String]) -> ParseError? {
    let syntax = CommandTable.all.map(\.syntax)
    return call.split(separator: CarriedOptions.and).lazy.map(Array.init).compactMap { call in
      ArgumentParser(commands: syntax.filter { $0.name == call.first }).parse(call).error
    }.first
  }

  @Test(arguments: lines)
  func `is found by the line that is for it`(text: Substring) throws {
    let line = try #require(Line(text), "the line reads as no call: \(text)")
    // Those are tried in the sample vault, by `A first guess`.
    guard !line.needsNames else { return }
    #expect(BorrowedCall(of: line.words)?.calls == line.calls, "an earlier line takes \(line.words)")
  }

  @Test(arguments: lines)
  func `names only calls that vault has`(text: Substring) throws {
    for call in Line(text)?.calls ?? [] where call != ["--version"] {
      #expect(Self.error(in: call) == nil, "vault \(call.joined(separator: " "))")
    }
  }

  /// What belongs to the other program only is no part of the call that is named.
  @Test(arguments: [
    (["git", "commit", "-am", "tidy up"], "vault commit -m 'tidy up'"), (["ls", "-la"], "vault list"),
    (["rg", "-l", "borshch"], "vault search borshch"), (["git", "add", "-A"], "vault commit"),
    (["buy", "milk", "--frobnicate"], "vault shop add milk"), (["git", "diff", "--stat"], "vault diff"),
    (["remind", "me"], "vault add TEXT"), (["todo", "done"], "vault done ITEM"),
    (["daily", "note"], "vault diary"), (["buy", "milk", "--dry-run"], "vault shop add milk --dry-run"),
    (["today", "tomorrow"], "vault agenda tomorrow"),
    (["snooze", "borshch", "3", "days"], "vault set borshch due='in 3 days'"),
    (["snooze", "borshch", "until", "next", "friday"], "vault set borshch due='next friday'"),
    (["search", "-C", "2", "sour", "cream"], "vault search 'sour cream'"),
    (["show", "me", "borshch"], "vault show borshch"),
    (["витратила", "200", "на", "хліб"], "vault money add -200 хліб"),
    (["history"], "vault log ITEM"), (["login"], "vault help sync"), (["quit"], "vault today"),
    (["відкласти", "книги", "на", "завтра"], "vault set книги due=завтра"),
    (["відкласти", "книги", "на", "2", "тижні"], "vault set книги due='через 2 тижні'"),
    (["щоденник", "гарний день"], "vault diary 'гарний день'"), (["комора", "додати", "рис"], "vault pantry add рис"),
    (["почати", "звіт"], "vault start звіт"), (["синхронізувати"], "vault sync"), (["що", "купити"], "vault shop"),
    (["пари", "завтра"], "vault timetable --date завтра"),
    (["додати", "в", "покупки", "молоко"], "vault shop add молоко"),
    (["add", "-p", "high", "Fix door"], "vault add '!high' 'Fix door'"),
    (["tasks", "-p", "high"], "vault tasks priority:high"), (["rm", "-rf", "soup"], "vault rm soup"),
    (["edit", "soup", "due:tomorrow"], "vault set soup due=tomorrow"),
    // Another name for a command, with what its verbs are called elsewhere.
    (["shopping", "add", "сметана"], "vault shop add сметана"), (["groceries", "add", "milk"], "vault shop add milk"),
    (["покупки", "додай", "сметана"], "vault shop add сметана"), (["shopping", "list"], "vault shop"),
    // Several things stay several words: the command takes them apart.
    (["buy", "milk,", "eggs,", "2", "kg", "potatoes"], "vault shop add milk, eggs, 2 kg potatoes"),
    (["купити", "молоко,", "яйця,", "2", "кг", "картоплі"], "vault shop add молоко, яйця, 2 кг картоплі"),
    (["buy", "milk", "and", "eggs"], "vault shop add milk and eggs"),
    (["pantry", "put", "rice,", "beans"], "vault pantry add rice, beans"),
    // A sum in one word or several, with its currency on either side, and no preposition behind it.
    (["spent", "40", "euros", "on", "groceries"], "vault money add '-40 euros' groceries"),
    (["spent", "$12", "on", "coffee"], "vault money add '-$12' coffee"),
    (["paid", "12.50", "eur", "for", "lunch"], "vault money add '-12.50 EUR' lunch"),
    (["витратив", "250грн", "на", "каву"], "vault money add -250грн каву"),
    (
      ["витратила", "1", "200,50", "грн", "на", "продукти", "вчора"],
      "vault money add '-1 200,50 грн' 'продукти вчора'"
    ),
    (["витратила", "1 200,50 грн на продукти"], "vault money add '-1 200,50 грн' продукти"),
    (["bought", "coffee", "for", "4.50"], "vault money add -4.50 coffee"),
    // A question with the words that make it a sentence.
    (["what", "can", "i", "cook"], "vault cookable"), (["що", "можна", "приготувати"], "vault cookable"),
    (["what", "should", "i", "do", "today"], "vault today"),
    (["what", "do", "i", "have", "tomorrow"], "vault agenda tomorrow"),
    // Days behind a mood.
    (["настрій", "за", "тиждень"], "vault stats mood --from тиждень --to тиждень"),
  ])
  func `is named without what only the other program has`(words: [String], call: String) {
    let run = CommandRun(environment: { $0.arguments = words })
    #expect(run.errors.contains("try: \(call)\n"), "\(run.errors)")
    #expect(!run.errors.contains("did you mean"), "\(run.errors)")
  }

  /// What is done at once is what was said.
  @Test(arguments: [
    (["scale", "borshch", "2x"], ["scale", "borshch", "--factor", "2"]),
    (["scale", "borshch", "х2"], ["scale", "borshch", "--factor", "2"]),
    (["scale", "borshch", "1/2"], ["scale", "borshch", "--factor", "1/2"]),
    (["scale", "borshch", "½"], ["scale", "borshch", "--factor", "½"]),
    (["scale", "borshch", "6", "servings"], ["scale", "borshch", "--servings", "6"]),
    (["scale", "borshch", "3 l"], ["scale", "borshch", "--yield", "3 l"]),
    (["scale", "borshch", "to", "3", "l"], ["scale", "borshch", "--yield", "3 l"]),
    (["tags", "list"], ["tag", "list"]), (["recipes", "list"], ["recipe", "list"]),
    (["recipe", "read", "borshch"], ["show", "borshch"]), (["tomorrow"], ["agenda", "tomorrow"]),
    (["2", "тижні"], ["agenda", "2 тижні"]), (["for", "tomorrow"], ["agenda", "for tomorrow"]),
    (["на", "вихідні"], ["agenda", "на вихідні"]), (["список", "покупок"], ["shop"]),
    (["events", "this", "weekend"], ["agenda", "this weekend"]),
    (["recipes", "with", "beans"], ["search", "type:recipe", "ingredient:beans"]),
    (["щоденник", "вчора"], ["diary", "вчора"]),
    (["pantry", "check", "butter"], ["pantry", "list", "butter"]),
  ])
  func `is done as it is said`(words: [String], call: [String]) throws {
    let borrowed = try #require(BorrowedCall(of: words))
    #expect(borrowed.isCertain)
    #expect(borrowed.calls == [call])
  }

  /// A time alone is no day, and what is no number is no number of servings.
  @Test(arguments: [
    ["5pm"], ["10:00"], ["in", "2", "hours"], ["scale", "borshch", "1/2/3"], ["scale", "borshch", "xx"],
  ])
  func `with something else in its place is none`(words: [String]) {
    #expect(BorrowedCall(of: words) == nil)
  }
}
