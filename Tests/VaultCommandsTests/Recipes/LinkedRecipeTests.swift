import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Recipes that are ingredients` {
  private static func recipe(_ title: String, _ lines: String, head: String = "servings: 2\n") -> String {
    "---\ntitle: \(title)\n\(head)---\n## Ingredients\n\n\(lines)\n\n## Steps\n\nCook.\n"
  }

  static let vault = [
    ".vault/config.yaml": "locale: en\n",
    "recipes/pie.md": recipe("Pie", "- 500 g apples\n- *2 batches* [shortcrust](shortcrust.md)"),
    "recipes/shortcrust.md": recipe("Shortcrust", "- 200 g flour\n- 100 g butter"),
    "recipes/soup.md": recipe("Soup", "- 300 g [[stock]]\n- 1 carrot"),
    "recipes/stock.md": recipe("Stock", "- 2 onions\n- 400 g celery", head: "servings: 600 g\n"),
    "recipes/hen.md": recipe("Hen", "- [[egg]]"), "recipes/egg.md": recipe("Egg", "- [[hen]]"),
    "pantry/shelf.md": "- *1 kg* flour\n",
  ]

  private func run(_ words: String..., in vault: ScratchDirectory) -> CommandRun {
    CommandRun(["--now", "2026-11-20"] + words, in: vault)
  }

  @Test func `are said`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let line = "a recipe of its own; '--expand' takes its ingredients\n"
    #expect(run("cook", "pie", in: vault).output.contains(line))
    #expect(run("shop", "add", "pie", in: vault).errors.contains("shortcrust: " + line))
  }

  @Test func `are opened at what the line asks for`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let cook = run("cook", "pie", "--expand", in: vault)
    #expect(cook.output.contains("400 g flour: 400 g from 'flour' (pantry/shelf.md:1)"), "\(cook.output)")
    #expect(cook.output.contains("200 g butter: missing\n"))
    let shop = run("shop", "add", "soup", "--expand", in: vault)
    #expect(shop.output.contains("*1* onion") && shop.output.contains("*200 g* celery"), "\(shop.output)")
  }

  @Test func `are refused where one is an ingredient of itself`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run("cook", "hen", "--expand", in: vault)
    #expect(run.code == .wrongCall && run.errors.contains("an ingredient of itself"), "\(run.errors)")
  }
}
