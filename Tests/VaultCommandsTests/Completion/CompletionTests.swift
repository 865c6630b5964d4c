import Testing
import VaultMessages

@testable import VaultCommands

@Suite struct `Completing a line` {
  /// A small vault, whose answers say how they were asked.
  private static let source = CompletionSource { request, _ in
    let names: [CompletionSource.Candidate] =
      switch request.kind {
      case .item: [.init("borshch", detail: "recipe"), .init("buy milk", detail: "task"), .init("inbox")]
      case .recipe: [.init("borshch", detail: "recipe")]
      case .shopping: [.init("market", detail: "shopping")]
      case .tag: [.init("vegan"), .init("vegetarian")]
      case .list: [.init("Home"), .init("Work")]
      case .timetable: [.init("my week", detail: "timetable")]
      case .owner: [.init("351002")]
      case .mapping: [.init("card"), .init("mybank")]
      case .key: [.init("tag"), .init("title"), .init("due")]
      }
    guard request.vault == nil || request.vault == "sample-vault" else { return [] }
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
    (["search", "due:"], []),
    // A query may be one word of the line.
    (["search", "milk t"], ["milk tag:", "milk title:"]),
    (["search", "milk -tag:v"], ["milk -tag:vegan", "milk -tag:vegetarian"]),
    (["search", "(milk or t"], ["(milk or tag:", "(milk or title:"]), (["search", "\"milk t"], []),
    (["search", "links:buy"], ["links:\"buy milk\"\ttask"]),
    (["search", "x links:\"buy m"], ["x links:\"buy milk\"\ttask"]),
    (["search", "x", "--sort", "d"], ["due"]),
    (["search", "x", "--sort=due,-t"], ["--sort=due,-tag", "--sort=due,-title"]),
    (["search", "x", "--limit", ""], []),
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
