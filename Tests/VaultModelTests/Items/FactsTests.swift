import Testing
import VaultModel
import VaultSyntax

/// What programs are told of an item: keys and order are stable, whatever the language of the note.
@Suite struct FactsTests {
  @Test("a task line tells its values, its defaults, the author's own keys and its id, in one order")
  func task() throws {
    let note = read("- [/] 2026-11-23 15:00 отримати посилку #дім {priority: висока, box: 12, split} ^p1\n")
    #expect(
      note.told(try #require(note.onlyLine)) == [
        "type: task", "title: отримати посилку #дім", "status: in-progress", "kind: fixed", "start: 2026-11-23 15:00",
        "priority: high", "tags: [дім]", "duration: 30m", "category: other", "difficulty: medium", "split: true",
        "box: 12",
        "block-id: p1",
      ])
  }

  @Test("dates, numbers and truths are no texts")
  func kinds() {
    let note = read("---\ndue: 2026-11-23\norder: 2\nflag: true\n---\n", as: .task)
    let facts = note.facts(of: note.whole)
    #expect(facts.contains(Fact("due", .date("2026-11-23"))))
    #expect(facts.contains(Fact("order", .number("2"))))
    #expect(facts.contains(Fact("flag", .truth(true))))
    #expect(facts.contains(Fact("status", .text("open"))))
  }

  @Test("a value that does not fit is told as absent")
  func invalid() {
    let note = read("---\ndue: soon\npriority: hihg\n---\n", as: .task)
    #expect(!note.told.contains { $0.hasPrefix("due") })
    #expect(note.told.contains("priority: none"))
  }

  @Test("a plain note tells whatever it holds")
  func note() {
    let note = read(
      "---\ntitle: Murchyk\nweight: 4.2\nvet: {name: Dr. Cat, phone: \"0441\"}\ncolours: [gray, white]\n---\n#cat\n")
    #expect(
      note.told == [
        "type: note", "title: Murchyk", "tags: [cat]", "weight: 4.2", "vet: {name: Dr. Cat, phone: 0441}",
        "colours: [gray, white]",
      ])
  }

  @Test("a shopping list tells its lines")
  func shopping() {
    let note = read("## Dairy\n- [x] *1 l* milk {for: 2026-11-23}\n", as: .shopping, stem: "market")
    #expect(
      note.told == [
        "type: shopping", "title: market",
        "lines: [{name: milk, amount: {text: 1 l, value: 1, unit: litre}, status: done, aisle: Dairy, for: 2026-11-23}]",
      ])
  }

  @Test("a recipe tells its head, its list and its steps")
  func recipe() {
    let text = """
      ---
      servings: 4
      time: {prep: 20m, cook: 1h}
      difficulty: легко
      diets: [vegan]
      chef: "[[olena]]"
      ---
      # Soup

      *quick*

      ---

      - *400 g* [beets](beet.md) {prep: peeled}
      - salt {to-taste}

      ---

      1. Boil.
      2. Serve.

      """
    let note = read(text, as: .recipe)
    #expect(note.findings == [])
    #expect(
      note.told == [
        "type: recipe", "title: Soup", "servings: 4", "yields: [4]", "time: {prep: 20m, cook: 1h, total: 1h20m}",
        "difficulty: easy", "diets: [vegan]", "chef: olena", "public: false", "tags: [quick]",
        "ingredients: [{name: beets, amount: {text: 400 g, value: 400, unit: gram}, link: beet.md, prep: peeled}, "
          + "{name: salt, to-taste: true}]",
        "steps: [Boil., Serve.]",
      ])
  }

  @Test("a payment tells its sum and currency")
  func payment() {
    let note = read("- 2026-11-03 -249.90 UAH Groceries #food {account: cash}\n", as: .money)
    #expect(
      note.told(note.items[1]) == [
        "type: money", "date: 2026-11-03", "money: {amount: -249.90, currency: UAH}", "text: Groceries #food",
        "tags: [food]",
        "account: cash",
      ])
  }

  @Test("a check-in tells the moment and the mood")
  func checkIn() {
    let note = read("- 23:30-00:15 walk {mood: 🙂, energy: 4}\n", as: .diary, stem: "2026-11-20")
    #expect(
      note.told(note.items[1]) == ["type: check-in", "at: 23:30-00:15", "text: walk", "mood: happy", "energy: 4"])
  }

  @Test("a lesson tells its place in the week")
  func lesson() {
    let note = read("## Monday\n- 09:00-10:20 Maths {kind: ЛР, weeks: [4], room: 210-4}\n", as: .timetable)
    #expect(
      note.told(note.items[1]) == [
        "type: lesson", "subject: Maths", "kind: ЛР", "weekday: monday", "at: 09:00-10:20", "weeks: [4]",
        "room: [210-4]",
        "exam: false",
      ])
  }

  @Test("no key is told twice, whatever the type", arguments: ItemType.noteTypes)
  func unique(type: ItemType) {
    let text =
      "---\ntitle: a\ntags: [b]\naliases: [c]\nlang: uk\nstatus: done\nname: d\nmood: happy\n---\n- [ ] 2026-11-23 e {due: 2026-11-23, x: 1, x: 2}\n"
    let note = read(text, as: type, stem: "2026-11-20")
    for item in note.items {
      let keys = note.facts(of: item).map(\.key)
      #expect(keys.count == Set(keys).count)
    }
  }

  @Test("of a key that a line names twice the later value counts")
  func twice() throws {
    let note = read("- [ ] a {x: 1, due: 2026-11-23, x: 2, due: 2026-11-24}\n")
    #expect(note.told(try #require(note.onlyLine)).suffix(1) == ["x: 2"])
    #expect(note.task(of: try #require(note.onlyLine)).due?.text == "2026-11-24")
  }
}
