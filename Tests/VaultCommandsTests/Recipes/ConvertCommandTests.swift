import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Converting an amount from the command line` {
  static let vault = [
    ".vault/config.yaml": "glass: 200 ml\nlocale: uk-UA\n",
    "foods/flour.md": "---\ntitle: Flour\nnames:\n  uk: [борошно, борошна]\nconversions: [1 cup = 120 g]\n---\n",
    "foods/oats.md": "---\ntitle: Oats\nconversions: [40 g = 1/2 cup]\n---\n",
  ]

  @Test(arguments: [
    ("2 cups flour", "g", "240 g\nby the note Flour: 1 cup = 120 g\n"),
    ("1/2 cup flour", "grams", "60 grams\nby the note Flour: 1 cup = 120 g\n"),
    ("1 склянка борошна", "мл", "200 мл\n"),
    ("1 cup oats", "g", "80 g\nby the note Oats: 1/2 cup = 40 g\n"),
    ("1,500 kg rice", "g", "1500 g\n"),
    ("1 dozen eggs", "pcs", "12 pcs\n"),
    ("1 cup honey", "г", "339 г\nby USDA SR26, food 19296, Honey: 1 cup = 339 g\n"),
    ("1000 г рису", "кілограм", "1 кілограм\n"),
    ("5000 г рису", "кілограм", "5 кілограмів\n"),
  ])
  func `by the note, else by the table`(amount: String, unit: String, output: String) throws {
    let run = CommandRun(["convert", amount, unit], in: try ScratchDirectory(Self.vault))
    #expect(run.errors.isEmpty)
    #expect(run.output == output)
    #expect(run.code == .done)
  }

  @Test(arguments: [
    ("to taste", "g", ExitCode.wrongCall), ("2 blorps", "g", .nothingFound), ("2 splashes milk", "ml", .wrongCall),
    ("1 bunch parsley", "ml", .nothingFound), ("99999999999999999999 g salt", "kg", .wrongCall),
  ])
  func `what cannot be converted says so`(amount: String, unit: String, code: ExitCode) throws {
    let run = CommandRun(["convert", amount, unit], in: try ScratchDirectory(Self.vault))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains("hint: "))
    #expect(run.code == code)
  }

  @Test(arguments: [("ta", ""), ("tb", "tbsp\n"), ("скл", "скл\n"), ("k", "kg\n")])
  func `the unit is completed`(text: String, candidates: String) {
    #expect(CommandRun("__complete", "convert", "2 cups flour", text).output == candidates)
  }

  @Test(arguments: [
    ("en", "1 cup gluten-free flour", "flour is another food"),
    ("uk", "1 склянка безглютенового борошна", "«борошно» — інший продукт"),
    ("uk", "1 cup vegan butter", "«масло» — інший продукт"),
  ])
  func `another kind of a food is not weighed by its rows`(lang: String, amount: String, hint: String) {
    let run = CommandRun("--lang", lang, "convert", amount, "g")
    #expect(run.output.isEmpty && run.code == .nothingFound)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }
}
