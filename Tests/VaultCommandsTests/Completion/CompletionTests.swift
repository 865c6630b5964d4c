import Synchronization
import Testing
import VaultMessages
import VaultModel

@testable import VaultCommands

@Suite struct `Completing a line` {
  /// A small vault, whose answers say how they were asked.
  private static let source = CompletionSource { request, _ in
    let names: [CompletionSource.Candidate] =
      switch request.kind {
      case .items(.notes(.recipe)): [.init("borshch", detail: "recipe")]
      case .items(.notes(.shopping)): [.init("market", detail: "shopping")]
      case .items(.notes(.timetable)): [.init("my week", detail: "timetable")]
      case .items(.notes(.list)): [.init("Home", detail: "list")]
      case .items: [.init("borshch", detail: "recipe"), .init("buy milk", detail: "task"), .init("inbox")]
      case .tag: [.init("vegan"), .init("vegetarian")]
      case .list: [.init("Home"), .init("Work")]
      case .owner: [.init("351002")]
      case .mapping: [.init("card"), .init("mybank")]
      case .key: [.init("tag"), .init("title"), .init("due"), .init("from-whom")]
      case .types: request.prefix == "borshch" ? [.init("recipe")] : request.prefix == "buy milk" ? [.init("task")] : []
      case .titles: [.init("flour"), .init("oat milk")]
      case .folder: [.init("recipes/")]
      case .headings(let list): [.init(list == nil ? "Inbox things" : "Dairy")]
      case .raters: [.init("Marko")]
      case .months: [.init("2026-11"), .init("2026-10")]
      case .lessonKinds: [.init("ЛК")]
      case .foods(let recipe): recipe == "borshch" ? [.init("beef"), .init("beet")] : []
      case .values(_, let asWritten): [.init(asWritten ? "Soup" : "soup")]
      }
    guard request.vault == nil || request.vault == "sample-vault" else { return [] }
    if request.kind == .types { return names }
    return names.filter { $0.text.lowercased().hasPrefix(request.prefix.lowercased()) }
  }

  @Test(arguments: [
    (["show", ""], ["borshch\trecipe", "buy milk\ttask", "inbox"]),
    (["show", "b"], ["borshch\trecipe", "buy milk\ttask"]),
    (["--vault", "sample-vault", "show", "bo"], ["borshch\trecipe"]),
    (["--vault", "elsewhere", "show", "bo"], ["\tfiles"]),
    (["scale", "--servings", "6", "b"], ["borshch\trecipe"]),
    (["shop", ""], ["add", "done", "market\tshopping"]), (["shop", "add", "b"], ["borshch\trecipe"]),
    (["shop", "add", "--list", ""], ["market\tshopping"]), (["shop", "done", ""], ["market\tshopping"]),
    (["git", "install", ""], []), (["import", "a.csv", "--mapping", "m"], ["mybank"]), (["sync", ""], ["ics"]),
    (["search", "t"], ["tag:", "title:"]),
    (["search", "milk", "-t"], ["-tag:", "-title:"]),
    (["search", "tag:v"], ["tag:vegan", "tag:vegetarian"]),
    (["search", "-tag:vegan,vege"], ["-tag:vegan,vegetarian"]),
    (["search", "tag:all:vegan,vege"], ["tag:all:vegan,vegetarian"]),
    (["search", "list:h"], ["list:Home"]),
    (["search", "type:re"], ["type:recipe"]),
    (["search", "links:bor"], ["links:borshch\trecipe"]),
    (["search", "due:"], ["due:today", "due:tomorrow", "due:week", "due:month"]),
    (["search", "due:next w"], []), (["search", "due:\"next w"], [#"due:"next week""#, #"due:"next weekend""#]),
    // A query may be one word of the line.
    (["search", "milk t"], ["milk tag:", "milk title:"]),
    (["search", "milk -tag:v"], ["milk -tag:vegan", "milk -tag:vegetarian"]),
    (["search", "(milk or t"], ["(milk or tag:", "(milk or title:"]), (["search", "\"milk t"], []),
    (["search", "links:buy"], ["links:\"buy milk\"\ttask"]),
    (["search", "x links:\"buy m"], ["x links:\"buy milk\"\ttask"]),
    (["search", "x", "--sort", "d"], ["due"]),
    (["search", "x", "--sort=due,-t"], ["--sort=due,-tag", "--sort=due,-title"]),
    (["search", "x", "--limit", ""], []),
    (["scale", "borshch", "--by", "be"], ["beef=", "beet="]), (["scale", "--by", "be"], []),
    (["add", "x", "--list", "home", "--under", "d"], ["Dairy"]),
    (["recipe", "rate", "borshch", "--by", "m"], ["Marko"]),
    (["recipe", "b"], ["borshch\trecipe"]), (["recipe", "submit", "b"], ["borshch\trecipe"]),
    (["recipe", "list", "t"], ["tag:", "title:"]), (["pantry", "f"], ["flour"]),
    (["money", "2026-1"], ["2026-11", "2026-10"]),
    (["log", "b"], ["borshch\trecipe", "buy milk\ttask"]),
    (["since", "borshch", "d"], ["due"]),
    (["diff", "b"], []), (["show", "zz"], ["\tfiles"]), (["check", "no"], ["\tfiles"]),
    (["init", "x"], ["\tdirectories"]), (["--vault", ""], ["\tdirectories"]),
    (["search", "x", "--format=pa"], ["--format=paths"]),
    (["search", "x", "--format", ""], ["text", "json", "paths"]), (["show", "--color", "a"], ["auto", "always"]),
    (["--lang", ""], ["en", "uk"]), (["completion", ""], ["bash", "zsh", "fish"]), (["pantry", "a"], ["add"]),
    (["diff", "main", "--", "b"], ["borshch\trecipe", "buy milk\ttask"]),
    (["diff", "--", "x", "in"], ["inbox"]),
    ([], []),
    (["nonsense", "b"], []),
  ])
  func `offers what stands in the vault`(words: [String], candidates: [String]) {
    let run = CommandRun(commands: emptyCommands, source: Self.source) { $0.arguments = ["__complete"] + words }
    #expect(run.code == .done)
    #expect(run.output.split(separator: "\n").map(String.init) == candidates)
  }

  @Test(arguments: [
    // The keys of what is named, or made, and those of the author's own.
    (["set", ""], ["borshch\trecipe", "buy milk\ttask", "inbox"]), (["set", "bo"], ["borshch\trecipe"]),
    (["set", "buy milk", "prio"], ["priority="]), (["set", "buy milk", "from-"], ["from-whom="]),
    (["set", "buy milk", "bor"], ["borshch\trecipe"]), (["set", "--where", "tag:x", "prio"], ["priority="]),
    (["new", "task", "Water prio"], []), (["new", "task", "Water", "prio"], ["priority="]),
    (["new", "recipe", "Soup", "prio"], []), (["new", "task", ""], []),
    // Values by the schema of the key: those of the type where it is known.
    (["set", "buy milk", "priority="], ["priority=none", "priority=low", "priority=medium", "priority=high"]),
    (["set", "buy milk", "priority=h"], ["priority=high"]),
    (["set", "buy milk", "status="], ["status=open", "status=in-progress", "status=done", "status=cancelled"]),
    (["set", "borshch", "status="], ["status=draft", "status=pending", "status=approved", "status=rejected"]),
    (["new", "task", "Water", "status=o"], ["status=open", "status=ongoing\tin-progress"]),
    (["set", "borshch", "rating="], ["rating=1", "rating=2", "rating=3", "rating=4", "rating=5"]),
    (["set", "borshch", "favorite=t"], ["favorite=true"]), (["set", "borshch", "difficulty=h"], ["difficulty=hard"]),
    (["set", "borshch", "diets=vegan,gl"], ["diets=vegan,gluten-free"]),
    (["set", "buy milk", "list=h"], ["list=Home"]), (["set", "borshch", "category="], ["category=Soup"]),
    (["set", "borshch", "from-whom="], ["from-whom=Soup"]),
    (["set", "borshch", "tags="], ["tags=vegan", "tags=vegetarian"]),
    (["set", "borshch", "tags+=vegan,vege"], ["tags+=vegan,vegetarian"]),
    (["set", "borshch", "tags-=vegan"], ["tags-=vegan"]),
    (["set", "buy milk", "repeat=w"], ["repeat=weekly", "repeat=weekdays"]),
    (["set", "buy milk", "due=to"], ["due=today", "due=tomorrow"]),
    (["set", "buy milk", "depends=bor"], ["depends=borshch"]),
    (["set", "buy milk", "duration="], []),
    // Values behind the keys of queries.
    (["search", "priority:h"], ["priority:high"]), (["search", "status:in"], ["status:in-progress"]),
    (["search", "is:o"], ["is:overdue"]), (["search", "favorite:"], ["favorite:true", "favorite:false"]),
    (["search", "difficulty:very"], ["difficulty:very-easy", "difficulty:very-hard"]),
    (["search", "weekday:m"], ["weekday:monday"]), (["search", "in:r"], ["in:recipes/"]),
    (["search", "milk category:s"], ["milk category:soup"]), (["search", "from-whom:s"], ["from-whom:soup"]),
    (["search", "mood:h"], ["mood:happy"]), (["tasks", "priority:l"], ["priority:low"]),
  ])
  func `offers keys, and what they take`(words: [String], candidates: [String]) {
    let run = CommandRun(commands: emptyCommands, source: Self.source) { $0.arguments = ["__complete"] + words }
    #expect(run.output.split(separator: "\n").map(String.init) == candidates)
  }

  /// What a vault is asked for in each place of a line; a place that is not here takes what any other of its kind does.
  private static let asked: [(words: [String], kinds: [CompletionSource.Kind])] = [
    (["done"], [.items(.unticked)]), (["done", "a"], [.items(.unticked)]), (["cancel"], [.items(.unticked)]),
    (["reopen"], [.items(.ticked)]), (["start"], [.items(.openTasks)]), (["order"], [.items(.openTasks)]),
    (["order", "a", "--before"], [.items(.openTasks)]), (["order", "a", "--after"], [.items(.openTasks)]),
    (["why"], [.items(.tasks)]), (["mood", "happy", "--task"], [.items(.tasks)]),
    (["list", "suggest"], [.items(.openTasks)]),
    (["edit"], [.items(.all)]), (["show"], [.items(.all)]), (["rm"], [.items(.all)]), (["mv"], [.items(.wholeNotes)]),
    (["log"], [.items(.all)]), (["since"], [.items(.all)]), (["export"], [.items(.all)]),
    (["diff", "--"], [.items(.all)]),
    (["set"], [.items(.all)]), (["recur"], [.items(.repeating)]),
    (["add", "x", "--list"], [.values(ofKey: "list", asWritten: true), .items(.filled)]),
    (["add", "x", "--parent"], [.items(.openTasks)]),
    (["add", "x", "--subject"], [.values(ofKey: "subject", asWritten: true)]),
    (["add", "x", "--group"], [.owner(.group)]),
    (["list"], [.list]), (["list", "rm"], [.list]), (["list", "rm", "a", "--move-to"], [.list]),
    (["tag", "rename"], [.tag]), (["tag", "merge", "a"], [.tag]), (["tag", "list"], [.tag]),
    (["pantry", "use"], [.titles(.pantry)]), (["pantry", "use", "500", "g"], [.titles(.pantry)]),
    (["pantry", "add", "x", "--place"], [.values(ofKey: "place", asWritten: true)]),
    (["pantry", "add", "x", "--list"], [.items(.notes(.pantry))]),
    (["shop"], [.items(.notes(.shopping))]), (["shop", "done"], [.items(.notes(.shopping))]),
    (["shop", "done", "--pantry"], [.items(.notes(.pantry))]), (["shop", "add"], [.items(.notes(.recipe))]),
    (["meals", "add", "today"], [.items(.notes(.recipe))]), (["meals", "add", "--list"], [.items(.notes(.meals))]),
    (["cook"], [.items(.notes(.recipe))]), (["cook", "a", "--use"], [.items(.lots)]),
    (["scale"], [.items(.notes(.recipe))]), (["nutrition"], [.items(.notes(.recipe))]),
    (["recipe", "chef"], [.items(.notes(.chef))]), (["recipe", "collection"], [.items(.notes(.collection))]),
    (["recipe", "list", "--chef"], [.items(.notes(.chef))]),
    (["recipe", "rate"], [.items(.notes(.recipe))]), (["recipe", "submit", "a"], [.items(.notes(.recipe))]),
    (["recipe", "photo", "list"], [.items(.notes(.recipe))]),
    (["recipe", "rate", "a", "--by"], [.raters]), (["money"], [.months]),
    (["add", "x", "--under"], [.headings(ofList: nil)]),
    (["add", "x", "--list", "home", "--under"], [.headings(ofList: "home")]),
    (["recipe", "list", "--collection"], [.items(.notes(.collection))]),
    (["recipe", "list", "--category"], [.values(ofKey: "category", asWritten: true)]),
    (["money", "add", "-12"], [.titles(.money)]),
    (["money", "add", "--account"], [.values(ofKey: "account", asWritten: true)]),
    (["timetable"], [.items(.notes(.timetable))]), (["timetable", "--group"], [.owner(.group)]),
    (["timetable", "--subject"], [.values(ofKey: "subject", asWritten: true)]),
    (["rooms", "--building"], [.values(ofKey: "building", asWritten: true)]), (["rooms"], [.owner(.room)]),
    (["groups", "--faculty"], [.values(ofKey: "faculty", asWritten: true)]), (["groups"], [.owner(.group)]),
    (["teachers"], [.owner(.teacher)]), (["import", "x", "--mapping"], [.mapping]),
  ]

  @Test(arguments: asked)
  func `asks the vault for what may stand there`(words: [String], kinds: [CompletionSource.Kind]) {
    let source = CompletionSource { request, _ in [.init("\(request.kind)")] }
    let run = CommandRun(source: source) { $0.arguments = ["__complete"] + words + [""] }
    let offered = run.output.split(separator: "\n").map(String.init).filter { $0.contains("(") || $0.count < 8 }
    #expect(kinds.allSatisfy { offered.contains("\($0)") }, "\(run.output)")
    #expect(offered.filter { $0.hasPrefix("items") || $0.hasPrefix("titles") }.count <= 1)
  }

  @Test(arguments: [
    (["mood", "ti"], ["tired"]), (["done", "x", "--mood", "втомлена"], ["втомлена\ttired"]),
    (["mood", ""], ["very-sad", "sad", "neutral", "happy", "very-happy"]), (["meals", "add", "lu"], ["lunch"]),
    (["meals", "plan", "--meal", "d"], ["dinner"]), (["recur", "we"], ["weekly", "weekdays"]),
  ])
  func `offers words that are usual there`(words: [String], candidates: [String]) {
    let run = CommandRun(commands: emptyCommands) { $0.arguments = ["__complete"] + words }
    #expect(run.output.split(separator: "\n").map(String.init) == candidates)
  }

  @Test func `reads a vault once`() {
    let opened = Mutex(0)
    let source = CompletionSource(opening: { _, _ in
      opened.withLock { $0 += 1 }
      return { _, _ in [] }
    })
    _ = CommandRun("__complete", "set", "borshch", "status=", commands: emptyCommands, source: source)
    #expect(opened.withLock { $0 } == 1)
  }

  @Test(arguments: [
    (["sea"], ["search"]), (["--vault", "x", "sh"], ["show", "shop"]), (["sh", "--"], []),
    (["help", "qu"], ["query"]), (["help", "sea"], ["search"]), (["-"], ["--vault"]),
    (["search", "x", "--fo"], ["--format"]), (["scale", "--st"], ["--style"]),
    (["search", "--he"], ["--header", "--help"]), (["search", "x", "--json", "--js"], []),
    (["search", "--", "--he"], []),
    // An option of one verb is not offered to another.
    (["pantry", "--exp"], ["--expiring"]), (["pantry", "add", "--exp"], ["--expires"]),
    (["pantry", "use", "--exp"], []), (["pantry", "use", "--head"], []), (["pantry", "--head"], ["--header"]),
    (["tag", "rename", "--dry"], ["--dry-run"]), (["recipe", "random", "--se"], ["--seed"]), (["recipe", "--se"], []),
    (["__"], []),
  ])
  func `offers commands and the options that they take`(words: [String], candidates: [String]) {
    for language in MessageLanguage.allCases {
      let run = CommandRun(source: Self.source) {
        $0.arguments = ["__complete"] + words
        $0.variables[.locale] = language.rawValue
      }
      let offered = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
      #expect(words == ["-"] ? offered.first?.first == "--vault" : offered.map { String($0[0]) } == candidates)
      // Each says what it is.
      #expect(offered.allSatisfy { $0.count == 2 && !$0[1].isEmpty })
    }
  }

  @Test func `never offers a name with controls`() {
    let source = CompletionSource { _, _ in [.init("a\u{1B}[2J"), .init("b", detail: "x\ty")] }
    #expect(CommandRun("__complete", "show", "", commands: emptyCommands, source: source).output == "b\tx\\ty\n")
  }
}
