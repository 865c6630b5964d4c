import Testing

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
      case .key: [.init("tag"), .init("title"), .init("due")]
      }
    guard request.vault == nil || request.vault == "sample-vault" else { return [] }
    return names.filter { $0.text.lowercased().hasPrefix(request.prefix.lowercased()) }
  }

  @Test(arguments: [
    (["show", ""], ["borshch\trecipe", "buy milk\ttask", "inbox"]),
    (["show", "b"], ["borshch\trecipe", "buy milk\ttask"]),
    (["--vault", "sample-vault", "show", "bo"], ["borshch\trecipe"]),
    (["--vault", "elsewhere", "show", "bo"], []),
    (["scale", "--servings", "6", "b"], ["borshch\trecipe"]),
    (["shop", ""], ["add", "done", "market\tshopping"]), (["shop", "add", "b"], ["borshch\trecipe"]),
    (["shop", "add", "--list", ""], ["market\tshopping"]), (["shop", "done", ""], ["market\tshopping"]),
    (["git", "install", ""], []), (["sync", ""], ["ics"]),
    (["search", "t"], ["tag:", "title:"]),
    (["search", "milk", "-t"], ["-tag:", "-title:"]),
    (["search", "tag:v"], ["tag:vegan", "tag:vegetarian"]),
    (["search", "-tag:vegan,vege"], ["-tag:vegan,vegetarian"]),
    (["search", "tag:all:vegan,vege"], ["tag:all:vegan,vegetarian"]),
    (["search", "list:h"], ["list:Home"]),
    (["search", "type:re"], ["type:recipe"]),
    (["search", "links:bor"], ["links:borshch\trecipe"]),
    (["search", "due:"], []),
    (["search", "x", "--sort", "d"], ["due"]),
    (["search", "x", "--sort=due,-t"], ["due,-tag", "due,-title"]),
    (["search", "x", "--limit", ""], []),
    (["log", "b"], ["borshch\trecipe", "buy milk\ttask"]),
    (["since", "borshch", "d"], ["due"]),
    (["diff", "b"], []),
    (["diff", "main", "--", "b"], ["borshch\trecipe", "buy milk\ttask"]),
    (["diff", "--", "x", "in"], ["inbox"]),
    (["sea"], []),
    ([], []),
    (["nonsense", "b"], []),
  ])
  func `offers what stands in the vault`(words: [String], candidates: [String]) {
    let run = CommandRun(commands: emptyCommands, source: Self.source) { $0.arguments = ["__complete"] + words }
    #expect(run.code == .done)
    #expect(run.output.split(separator: "\n").map(String.init) == candidates)
  }

  @Test func `never offers a name with controls`() {
    let source = CompletionSource { _, _ in [.init("a\u{1B}[2J"), .init("b", detail: "x\ty")] }
    #expect(CommandRun("__complete", "show", "", commands: emptyCommands, source: source).output == "b\tx\\ty\n")
  }
}
