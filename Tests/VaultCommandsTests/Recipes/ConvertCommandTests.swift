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

  /// What stands beside an amount, a food and what is done to it: the text, and what is named of it.
  private static let unread: [(text: String, rest: String)] = [
    (Array(repeating: "1 kg", count: 20).joined(separator: " + "), "+ 1 kg + 1 kg + 1 kg"),
    (Array(repeating: "1 kg", count: 20).joined(separator: " "), "1 kg 1 kg 1 kg"),
    ("1 cup + banana", "+ banana"), ("1 cup plus banana", "plus banana"), ("1 cup +", "+"),
    ("1 cup + ", "+"), ("1 склянка плюс борошно", "плюс борошно"),
    ("1 cup, 2 cups", ", 2 cups"), ("1 cup; 2 cups", "; 2 cups"), ("1 cup or 2 cups", "2 cups"),
    ("1 склянка або 2 склянки", "2 склянки"),
    ("1 cup flour, 2 cups honey", "2 cups honey"), ("1 cup flour + 2 tbsp", "+ 2 tbsp"),
    ("1 cup flour plus 2 tbsp", "plus 2 tbsp"), ("1 kg flour 2 kg", "2 kg"),
    ("2 kg xyz", "xyz"), ("2 kg flour xyz", "flour xyz"), ("1 kg 200", "200"), ("1 kg, 200", ", 200"),
    ("1 kg - 200", "- 200"), ("1 kg x 3", "x 3"), ("5 kg / 2 lb", "2 lb"), ("1 kg 1/0", "1/0"), ("1/0 kg", "1/0 kg"),
  ]

  @Test(arguments: unread, ["g", "ml", "kg"])
  func `nothing of an amount is left out without a word`(_ asked: (text: String, rest: String), unit: String) throws {
    let directory = try ScratchDirectory(Self.vault)
    for (language, mark) in [("en", "'"), ("uk", "«")] {
      let run = CommandRun(["--lang", language, "convert", asked.text, unit], in: directory)
      // What is no food is unknown where a food decides.
      let isUnknown = asked.rest.contains("xyz") && unit == "ml"
      #expect(run.output.isEmpty && run.code == (isUnknown ? .nothingFound : .wrongCall), "\(run.output)")
      #expect(run.errors.contains(mark + asked.rest), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("2 kg flour", "g", "2000 g"), ("2 kg flour, sifted", "g", "2000 g"), ("1 kg 200 g", "g", "1200 g"),
    ("1 cup + 2 tbsp", "ml", "≈266.16 ml"), ("5 kg (11 lb)", "g", "5000 g"), ("5 kg / 11 lb", "g", "5000 g"),
    ("about 5 kg", "g", "5000 g"), ("(5 kg)", "g", "5000 g"), ("3 x 1 kg", "g", "3000 g"),
    ("2 kg of flour", "g", "2000 g"),
    ("2-3 kg flour", "g", "2000–3000 g"), ("борошно 500 г", "г", "500 г"),
    ("1 kg flour (for the crust)", "g", "1000 g"),
    ("1 kg flour, plus more for dusting", "g", "1000 g"), ("3/4 of a cup", "ml", "≈177.44 ml"),
  ])
  func `what is read is converted`(amount: String, unit: String, first: String) throws {
    let run = CommandRun(["convert", amount, unit], in: try ScratchDirectory(Self.vault))
    #expect(run.output.hasPrefix(first + "\n"), "\(run.output)\(run.errors)")
    #expect(run.code == .done)
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
