import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// One screen for today, on Friday, 20 November 2026, 12:30.
@Suite struct `Everything of today` {
  private static let now = "2026-11-20T12:30"

  private static let files = [
    "events/lunch.md": "---\nstart: 2026-11-20 12:00\nend: 2026-11-20 13:00\n---\n",
    "tasks/t.md": """
    - [ ] late {due: 2026-11-18}
    - [ ] now {due: 2026-11-20}
    - [ ] later {due: 2026-11-21}
    - [x] did {due: 2026-11-20, completed: 2026-11-20}
    - [ ] hidden {due: 2026-11-20, wait: 2026-11-25}

    """,
    "meals/nov.md": "- 2026-11-20 dinner soup\n- 2026-11-21 dinner pasta\n",
    "pantry/p.md": "- *500 g* sour cream {expires: 2026-11-21}\n- *1 kg* flour {expires: 2027-05-01}\n",
    "diary/2026/2026-11-20.md": "- 08:00 up {mood: sad}\n- 11:00 better {mood: happy}\n",
    "money/2026-11.md": """
    - 2026-11-02 +1000 UAH pay {account: cash}
    - 2026-11-19 -300.50 UAH food #food {account: cash}
    - 2026-11-28 -100 UAH planned #home {account: cash}

    """,
  ]

  private func today(at now: String = now, _ more: [String: String] = [:]) throws -> Answer {
    try PlanVault.everyday(Self.files.merging(more) { $1 }).answer(["today"], at: now)
  }

  @Test(arguments: [
    ("agenda", ["lunch"]), ("overdue", ["late"]), ("today", ["now"]), ("meal", ["soup"]), ("expiry", ["sour cream"]),
    ("waiting", []), ("lesson", []),
  ])
  func `has each thing in its section`(section: String, titles: [String]) throws {
    let answer = try today()
    #expect(answer.titles(of: section) == titles, "\(answer.output)")
  }

  @Test func `marks what is going on`() throws {
    let current = try today().lines.filter { $0.text("section") == "agenda" }.map { $0.isTrue("current") }
    #expect(current == [true])
    let over = try today(at: "2026-11-20T13:00").lines.filter { $0.text("section") == "agenda" }
    #expect(over.allSatisfy { !$0.isTrue("current") })
  }

  @Test func `says how late a task is`() throws {
    let vault = try PlanVault.everyday(Self.files)
    let english = vault.run(["today"], at: Self.now, onTerminal: true).output
    #expect(english.contains("2 days late") && english.contains("late"), "\(english)")
    #expect(try today().lines.first { $0.text("section") == "overdue" }?.texts.contains("2026-11-18") == true)
  }

  @Test func `has the last mood and the mean of the day`() throws {
    let lines = try today().lines.filter { $0.text("section") == "mood" }
    let texts = lines.flatMap(\.texts)
    #expect(texts.contains { $0.contains("happy") } && texts.contains { $0.contains("11:00") }, "\(texts)")
    // (−1 + 1) / 2.
    #expect(lines.compactMap { Double($0.text("mean")) } == [0], "\(texts)")
  }

  @Test(arguments: [
    // 1000 − 300.50; what is dated later is not in it; the whole month at its end; before the food.
    (now, "699.50"), ("2026-11-28T08:00", "599.50"), ("2026-11-18T12:30", "1000"), ("2026-11-30T12:30", "599.50"),
  ])
  func `has the balance of the month up to today`(now: String, balance: String) throws {
    let answer = try today(at: now)
    let sums = answer.lines.filter { $0.text("section") == "money" }
    // One line a currency; its sum may be called as in `vault money`.
    let sum = try #require(sums.first, "\(answer.output)")
    #expect(sums.count == 1 && (sum.sum() ?? sum.sum("balance")) == Sum(decimal(balance), "UAH"), "\(sum.object)")
  }

  @Test func `has a balance for each currency`() throws {
    let more = ["money/2026-11.md": "- 2026-11-02 +1000 UAH pay\n- 2026-11-03 -18.50 EUR book\n"]
    let sums = try today(more).lines.filter { $0.text("section") == "money" }.compactMap {
      $0.sum() ?? $0.sum("balance")
    }
    #expect(Set(sums) == [Sum(1000, "UAH"), Sum(decimal("-18.50"), "EUR")])
  }

  @Test func `plans what is due after lunch`() throws {
    let plan = try today().lines.filter { $0.text("section") == "plan" }
    #expect(plan.map { $0.text("title") }.prefix(2) == ["late", "now"])
    #expect(plan.allSatisfy { $0.text("start") >= "2026-11-20 13:00" }, "\(plan.map(\.object))")
  }

  @Test func `repeats nothing of another section, except in the plan and the agenda`() throws {
    let more = [
      "tasks/u.md": "- [ ] 2026-11-20 15:00-16:00 call {remind: 15m}\n- [ ] late too {due: 2026-11-19, flag: yes}\n"
    ]
    let answer = try today(more)
    let places = answer.lines.filter { !["plan", "agenda"].contains($0.text("section")) }
      .map { $0.text("path") + ":" + $0.text("line") }.filter { $0 != ":" }
    #expect(places.count == Set(places).count, "\(answer.output)")
    let sections = Set(answer.lines.map { $0.text("section") })
    let known: Set = [
      "agenda", "overdue", "today", "lesson", "plan", "meal", "expiry", "mood", "money", "reminder", "waiting",
    ]
    #expect(sections.isSubset(of: known), "\(sections)")
  }

  @Test func `names the reminders that are to come`() throws {
    let answer = try today(["tasks/u.md": "- [ ] 2026-11-20 15:00-16:00 call {remind: 15m}\n"])
    #expect(answer.titles(of: "reminder").contains("call"), "\(answer.output)")
    #expect(!answer.titles(of: "reminder").contains("lunch"), "\(answer.output)")
  }

  @Test func `of an empty vault is three first steps`() throws {
    for language in ["en", "uk"] {
      let run = try PlanVault.everyday().run(["today", "--lang", language], at: Self.now, onTerminal: true)
      #expect(run.code == .done, "\(run.errors)")
      let steps = (run.output + run.errors).split(separator: "\n").filter { $0.hasPrefix("  vault ") }
      #expect(steps.count == 3, "\(run.output)\(run.errors)")
    }
  }

  @Test func `calls a meal by the titles of its recipes`() throws {
    let vault = try PlanVault.everyday([
      "recipes/roast-chicken.md": "# Roast chicken\n\n*1* chicken\n\n---\n\nRoast.\n",
      "meals/nov.md": "- 2026-11-20 dinner [[roast-chicken]] and [[recipes/roast-chicken|broth]], [[gone]]\n",
    ])
    let json = try vault.answer(["today"], at: Self.now)
    #expect(json.titles(of: "meal") == ["Roast chicken and broth, gone"], "\(json.output)")
    let shown = vault.run(["today"], at: Self.now, onTerminal: true).output
    #expect(shown.contains("Roast chicken and broth, gone"), "\(shown)")
    #expect(vault.run(["agenda", "today"], at: Self.now, onTerminal: true).output.contains("Roast chicken and broth"))
  }

  @Test func `ends with the first things of tomorrow, for people`() throws {
    let vault = try PlanVault.everyday(
      Self.files.merging([
        "events/swim.md": "---\nstart: 2026-11-21 11:00\nend: 2026-11-21 12:00\n---\n# swim\n",
        "events/walk.md": "---\nstart: 2026-11-21 09:00\nend: 2026-11-21 10:00\n---\n# walk\n",
      ]) { $1 })
    for (language, heading) in [("en", "Tomorrow"), ("uk", "Завтра")] {
      let output = vault.run(["today", "--lang", language], at: Self.now, onTerminal: true).output
      let lines = output.split(separator: "\n").map(String.init)
      let place = try #require(lines.lastIndex(of: heading), "\(output)")
      // By time, then what is to be done, and no more than three; what is to be used up is told once.
      #expect(lines[(place + 1)...].count == 3, "\(output)")
      for (line, title) in zip(lines[(place + 1)...], ["walk", "swim", "later"]) {
        #expect(line.contains(title), "\(output)")
      }
    }
    #expect(!(try vault.answer(["today"], at: Self.now).titles().contains("walk")))
    let free = vault.run(["today"], at: "2026-12-30T12:00", onTerminal: true).output
    #expect(!free.contains("Tomorrow"), "\(free)")
  }

  @Test func `shows every section to a person, safely`() throws {
    let hostile = [
      "meals/x.md": "- 2026-11-20 lunch \u{1B}[31mred\n",
      "pantry/x.md": "- *1 kg* \u{202E}live {expires: 2026-11-21}\n",
      "money/2026-11.md": "- 2026-11-02 +1000 UAH \u{1B}]0;x\u{7}pay {account: \"\u{1B}[2J\"}\n",
    ]
    let vault = try PlanVault.everyday(Self.files.merging(hostile) { $1 })
    for words in [["today"], ["agenda"], ["calendar"], ["today", "--json"]] {
      for onTerminal in [true, false] {
        let run = vault.run(words, at: Self.now, onTerminal: onTerminal)
        let isSafe = !(run.output + run.errors).unicodeScalars.contains { [0x1B, 0x07, 0x202E].contains($0.value) }
        #expect(isSafe, "\(words): \(run.output.debugDescription)")
      }
    }
    let shown = try PlanVault.everyday(Self.files).run(["today"], at: Self.now, onTerminal: true).output
    for title in ["lunch", "late", "now", "soup", "sour cream"] { #expect(shown.contains(title), "\(shown)") }
    #expect(digits(shown).contains("69950") && !shown.contains("flour") && !shown.contains("hidden"), "\(shown)")
  }

  @Test func `the agenda has everything that is dated`() throws {
    let answer = try PlanVault.everyday(Self.files).answer(["agenda", "--from", "2026-11-20", "--to", "2026-11-21"])
    let titles = Set(answer.titles())
    #expect(titles.isSuperset(of: ["lunch", "now", "later", "soup", "pasta", "sour cream"]), "\(titles)")
    #expect(titles.isDisjoint(with: ["flour", "did"]), "\(titles)")
  }

  @Test func `regular money is in the agenda, is booked once, and is taken back at once`() throws {
    let regular = "- 2026-10-31 -500 UAH rent #home {account: card, repeat: monthly}\n"
    let vault = try PlanVault.everyday(["money/regular.md": regular])
    #expect(try vault.answer(["agenda", "--from", "2026-11-30", "--to", "2026-11-30"]).titles() == ["rent"])
    // What is only to come is in no total.
    #expect(vault.run(["money", "2026-10"], at: Self.now).code == .nothingFound)
    let before = vault.contents
    #expect(vault.run(["money", "due"], at: "2026-12-01T12:00").code == .done)
    // 31 October and 30 November are booked; the next is 31 December.
    for (month, day) in [("2026-10", "31"), ("2026-11", "30")] {
      let answer = try vault.answer(["money", month], at: "2026-12-01T12:00")
      #expect(answer.entries.map { $0.text("date") } == ["\(month)-\(day)"], "\(answer.output)")
      #expect(answer.sum("expenses", in: "UAH") == 500 && answer.sum("tag", "home", in: "UAH") == 500)
    }
    #expect(vault.text("money/regular.md") == regular.replacing("2026-10-31", with: "2026-12-31"))
    let booked = vault.contents
    let again = vault.run(["money", "due"], at: "2026-12-01T12:00")
    #expect([.done, .nothingFound].contains(again.code) && vault.contents == booked, "\(again.errors)")
    #expect(vault.run(["undo"], at: "2026-12-01T12:01").code == .done)
    #expect(vault.contents == before)
  }
}
