import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Planned meals` {
  private static func recipe(_ title: String, _ lines: String, head: String = "servings: 2\n") -> String {
    "---\ntitle: \(title)\n\(head)---\n## Ingredients\n\n\(lines)\n\n## Steps\n\nCook.\n"
  }

  static let vault = [
    ".vault/config.yaml": "locale: en\n",
    "recipes/omelette.md": recipe("Omelette", "- 4 eggs"),
    "recipes/pancakes.md": recipe("Pancakes", "- 2 eggs\n- 200 ml milk", head: "servings: 2\ncategory: Breakfast\n"),
    "recipes/rice.md": recipe("Rice", "- 200 g rice", head: "servings: 2\ncategory: Main Course\n"),
    "recipes/soup.md": recipe("Soup", "- 1 kg potatoes", head: "category: Soup\n"),
    "recipes/cake.md": recipe("Cake", "- 3 eggs", head: "category: Dessert\n"),
    "meals/plan.md": """
    # Plan

    - 2026-11-19 dinner [[rice]]
    - 2026-11-23 dinner [[omelette]] {servings: 3}
    - 2026-11-23 breakfast [[pancakes]]
    - 2026-11-24 dinner [[omelette]]
    - 2026-11-25 dinner the rest of [[omelette]]
    - 2026-11-26 lunch [[soup]] and [[nowhere]]
    - 2026-11-27 lunch [[cake]] {skipped}

    """,
    "pantry/all.md": """
    - *10* eggs {expires: 2026-12-24}
    - *1 l* milk {expires: 2026-11-22}
    - *2 kg* potatoes
    - *500 g* rice

    """,
  ]

  private func run(_ words: String..., now: String = "2026-11-20") throws -> CommandRun {
    CommandRun(["--now", now, "meals"] + words, in: try ScratchDirectory(Self.vault))
  }

  /// Date, meal, words, servings, percent and what is missing.
  private func rows(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count == 9 ? fields[1...7].joined(separator: "|") : String(line)
    }
  }

  @Test func `day by day, each with what the meals before leave of the pantry`() throws {
    let run = try run("next week")
    #expect(
      rows(run) == [
        // The milk expires on Sunday; of ten eggs two, six and two are taken.
        "2026-11-23||breakfast|pancakes|2|50|200 ml milk", "2026-11-23||dinner|omelette|3|100|",
        "2026-11-24||dinner|omelette|2|50|2 eggs", "2026-11-25||dinner|the rest of omelette|2||",
        "2026-11-26||lunch|soup and nowhere||100|", "2026-11-27||lunch|cake|||",
      ])
    #expect(run.code == .done)
    #expect(run.errors == "warning: meals/plan.md:8: there is no such recipe: nowhere\n")
  }

  @Test func `a meal of an earlier day claims nothing`() throws {
    #expect(rows(try run("2026-11-19")) == ["2026-11-19||dinner|rice|2||"])
    // On the day itself the pancakes are still to be made; a day later they are not.
    #expect(rows(try run("2026-11-24", now: "2026-11-23")) == ["2026-11-24||dinner|omelette|2|50|2 eggs"])
    #expect(rows(try run("2026-11-24", now: "2026-11-24")) == ["2026-11-24||dinner|omelette|2|100|"])
  }

  @Test func `that a query finds, with what the others leave of the pantry`() throws {
    #expect(
      rows(try run("omelette", "-rest")) == [
        "2026-11-23||dinner|omelette|3|100|", "2026-11-24||dinner|omelette|2|50|2 eggs",
      ])
    let none = try run("pizza")
    #expect(none.code == .nothingFound)
    #expect(none.errors == "no meal that fits 'pizza' is planned from Fri, 20 Nov 2026 to Thu, 26 Nov 2026\n")
    #expect(try run("tuesdya").errors.hasSuffix("from Fri, 20 Nov 2026 to Thu, 26 Nov 2026\ndid you mean 'Tuesday'?\n"))
  }

  @Test func `of any days, which stand above them`() throws {
    #expect(rows(try run("2000-01-01..9999-12-31")).count == 7)
    let words = ["--now", "2026-11-20", "meals", "this", "weekend"]
    let weekend = CommandRun(words, in: try ScratchDirectory(Self.vault)) { $0.outputIsTerminal = true }
    #expect(weekend.errors == "no meal is planned from Sat, 21 Nov 2026 to Sun, 22 Nov 2026\n")
    #expect(try run("plan", "december..9999-12-31").errors.contains("at most 400 days"))
    #expect(try run("plan", "pizza").errors.contains("'pizza' is not a date"))
  }

  @Test(arguments: [
    ("", 5, "2026-11-26"), ("3", 0, ""), ("4", 2, "2026-11-23"), ("next week", 6, "2026-11-27"),
    ("week", 1, "2026-11-19"), ("this week", 1, "2026-11-19"), ("2026-W48", 6, "2026-11-27"),
    ("2026-11", 7, "2026-11-27"), ("2026-11-23..2026-11-24", 3, "2026-11-24"), ("next mon", 2, "2026-11-23"),
    ("понеділок", 2, "2026-11-23"), ("тиждень", 1, "2026-11-19"),
  ])
  func `days as they are said`(days: String, count: Int, last: String) throws {
    let found = rows(try run(days))
    #expect(found.count == count)
    #expect(found.last?.hasPrefix(last) ?? last.isEmpty)
  }

  @Test func `for people every day has its heading, and says so where nothing is planned`() throws {
    let run = CommandRun(
      ["--now", "2026-11-20", "meals", "2026-11-26..2026-11-28"], in: try ScratchDirectory(Self.vault)
    ) { environment in
      environment.outputIsTerminal = true
      environment.terminalColumns = 60
      environment.variables[.noColor] = "1"
    }
    let text = run.output
    #expect(text.contains("Thu, 26 Nov 2026\n"))
    #expect(text.contains("Fri, 27 Nov 2026\n"))
    #expect(text.contains("skipped"))
    #expect(text.contains("Sat, 28 Nov 2026\n  nothing planned\n"))
  }

  @Test(arguments: [
    ("december", "en", "no meal is planned from Tue, 1 Dec 2026 to Thu, 31 Dec 2026\n"),
    ("2026-12-01", "en", "no meal is planned that day: Tue, 1 Dec 2026\n"),
    ("december", "uk", "з вт, 1 груд. 2026 до чт, 31 груд. 2026 не заплановано жодної страви\n"),
  ])
  func `are one sentence where nothing is planned`(days: String, language: String, sentence: String) throws {
    let words = ["--now", "2026-11-20", "meals", days]
    let run = CommandRun(words, in: try ScratchDirectory(Self.vault), language: language) { $0.outputIsTerminal = true }
    #expect(run.code == .nothingFound && run.output == "" && run.errors == sentence, "\(run.output)\(run.errors)")
  }

  @Test func `for people by the titles of their recipes, and with what the share is`() throws {
    let run = CommandRun(
      ["--now", "2026-11-20", "meals", "2026-11-24..2026-11-26"], in: try ScratchDirectory(Self.vault)
    ) { environment in
      environment.outputIsTerminal = true
      environment.variables[.noColor] = "1"
    }
    let lines = run.output.split(separator: "\n")
    for text in ["dinner  Omelette  ", "dinner  the rest of Omelette", "lunch   Soup and nowhere"] {
      #expect(lines.contains { $0.contains(text) }, "\(text): \(run.output)")
    }
    let percent = try #require(lines.first { $0.contains("Omelette") }?.firstRange(of: "50 %"))
    let heading = try #require(lines.first { $0.hasSuffix("have") }, "\(run.output)")
    let line = try #require(lines.first { $0.contains("50 %") })
    #expect(heading.count == line[..<percent.upperBound].count, "\(run.output)")
  }

  @Test func `for programs with the lots that are kept`() throws {
    let lines = try run("2026-11-24", "--json").output.split(separator: "\n")
    #expect(lines.count == 1)
    let json = String(lines.first ?? "")
    #expect(json.contains(#""date":"2026-11-24","time":null,"meal":"dinner","text":"omelette","servings":"2""#))
    #expect(json.contains(#""percent":50"#))
    #expect(
      json.contains(
        #""lots":[{"path":"pantry/all.md","line":1,"name":"eggs","expires":"2026-12-24","amount":{"text":"2","#))
  }

  @Test(arguments: [
    (["add", "2026-11-23", "lunch", "rice"], "+- 2026-11-23 lunch [[rice]]", "- 2026-11-23 breakfast [[pancakes]]"),
    (
      ["add", "tue", "Rice", "--servings", "6"], "+- 2026-11-24 [[rice]] {servings: 6}",
      "- 2026-11-24 dinner [[omelette]]"
    ),
    (
      ["add", "2026-11-24", "12:30", "cake"], "+- 2026-11-24 12:30 [[cake]]",
      "- 2026-11-23 dinner [[omelette]] {servings: 3}"
    ),
    (
      ["add", "завтра", "обід", "soup", "rice"], "+- 2026-11-21 обід [[soup]], [[rice]]", "- 2026-11-19 dinner [[rice]]"
    ),
    (
      ["add", "2026-11-27", "dinner", "at the neighbours"], "+- 2026-11-27 dinner at the neighbours",
      "- 2026-11-27 lunch [[cake]] {skipped}"
    ),
    (["add", "2026-11-01", "dinner", "rice"], "+- 2026-11-01 dinner [[rice]]", ""),
  ])
  func `a new meal stands where its day and time belong`(words: [String], line: String, before: String) throws {
    let run = CommandRun(
      ["--now", "2026-11-20", "meals"] + words + ["--dry-run"], in: try ScratchDirectory(Self.vault))
    #expect(run.code == .done)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = try #require(lines.firstIndex(of: line))
    #expect(lines[place - 1] == " " + before)
    #expect(lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.count == 3)
  }

  @Test func `the first meal of a week makes its note; what is planned already is not written twice`() throws {
    let vault = try ScratchDirectory(Self.vault.filter { $0.key != "meals/plan.md" })
    let words = ["--now", "2026-11-20", "meals", "add", "2026-12-24", "dinner", "omelette", "--servings", "8"]
    #expect(CommandRun(words, in: vault).code == .done)
    #expect(
      try vault.text(at: "meals/2026-W52.md") == "# Meals, 2026-W52\n\n- 2026-12-24 dinner [[omelette]] {servings: 8}\n"
    )
    let again = CommandRun(words, in: vault)
    #expect(again.code == .done && again.output.isEmpty)
    #expect(again.errors.contains("already"))
  }

  @Test func `free dinners are filled from what no planned meal needs`() throws {
    // Cake and pancakes are no dinner, and nothing is eaten on two days that follow each other if it can be helped.
    let run = try run("plan", "2026-11-26..2026-11-28", "--servings", "2", "--dry-run")
    #expect(run.code == .done)
    let added = run.output.split(separator: "\n").filter { $0.hasPrefix("+-") }
    // Soup is lunch on the 26th, and the eggs are kept for others. On the 28th rice and soup are both there again.
    #expect(
      added == [
        "+- 2026-11-26 dinner [[rice]] {servings: 2}", "+- 2026-11-27 dinner [[omelette]] {servings: 2}",
        "+- 2026-11-28 dinner [[rice]] {servings: 2}",
      ])
    #expect(run.errors.contains("Thu, 26 Nov 2026: Rice, 100 % of it is there"))
    #expect(run.errors.contains("Fri, 27 Nov 2026: Omelette, 0 % of it is there"))
  }

  // The omelette says no category and was planned for no dinner before.
  @Test func `several new meals stand in their order, also before all others`() throws {
    let vault = try ScratchDirectory(
      Self.vault.merging(["meals/plan.md": "- 2026-11-29 dinner [[rice]]\n- 2026-12-24 dinner\n"]) { $1 })
    let run = CommandRun(["--now", "2026-11-26", "meals", "plan", "2026-11-26..2026-11-30"], in: vault)
    #expect(run.code == .done)
    #expect(
      try vault.text(at: "meals/plan.md") == """
        - 2026-11-26 dinner [[soup]]
        - 2026-11-27 dinner [[rice]]
        - 2026-11-28 dinner [[soup]]
        - 2026-11-29 dinner [[rice]]
        - 2026-11-30 dinner [[soup]]
        - 2026-12-24 dinner

        """)
    #expect(CommandRun(["undo"], in: vault).code == .done)
    #expect(try vault.text(at: "meals/plan.md") == "- 2026-11-29 dinner [[rice]]\n- 2026-12-24 dinner\n")
  }

  @Test func `only recipes that a query finds, and only days that are free`() throws {
    let run = try run("plan", "2026-11-23..2026-11-24", "--meal", "breakfast", "--where", "cake", "--dry-run")
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("+-") } == ["+- 2026-11-24 breakfast [[cake]]"])
    let full = try self.run("plan", "2026-11-23..2026-11-24", "--dry-run")
    #expect(full.code == .done && full.output.isEmpty)
    #expect(full.errors.contains("has its dinner already"))
    let none = try self.run("plan", "2026-11-28", "--where", "type:recipe title:pizza", "--dry-run")
    #expect(none.code == .nothingFound && none.errors.contains("no recipe is left for 28 Nov"))
  }

  @Test(arguments: [
    (["whenever"], ExitCode.nothingFound, "'whenever'"), (["2026-12-01"], .nothingFound, "no meal is planned"),
    (["2026-11-24..2026-11-23"], .wrongCall, "Mon, 23 Nov 2026 is before Tue, 24 Nov 2026"),
    (["plan", "0001-01-01..9999-12-31"], .wrongCall, "400"),
    (["add"], .wrongCall, "does not say a day"), (["add", "rice"], .wrongCall, "does not say a day"),
    (["add", "tomorrow", "dinner"], .wrongCall, "what there is to eat"), (["--meal", "lunch"], .wrongCall, "--meal"),
    (["plan", "--meal", "feast"], .wrongCall, "'feast'"), (["plan", "--servings", "0"], .wrongCall, "0"),
    (["add", "tomorrow", "rice", "--list", "soup"], .wrongCall, "'soup' is not a meal plan"),
    (["add", "+3m", "rice"], .wrongCall, "+3"),
  ])
  func `what cannot be done says why`(words: [String], code: ExitCode, text: String) throws {
    let run = CommandRun(["--now", "2026-11-20", "meals"] + words, in: try ScratchDirectory(Self.vault))
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.errors.contains(text))
  }
}
