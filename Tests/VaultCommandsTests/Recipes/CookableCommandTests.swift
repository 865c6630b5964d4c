import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `What can be cooked` {
  private static func recipe(_ title: String, _ lines: String, head: String = "servings: 2\n") -> String {
    "---\ntitle: \(title)\n\(head)---\n## Ingredients\n\n\(lines)\n\n## Steps\n\nCook.\n"
  }

  static let vault = [
    ".vault/config.yaml": "locale: en\n",
    "recipes/omelette.md": recipe("Omelette", "- 3 eggs\n- 1 tbsp butter\n- salt to taste"),
    "recipes/scrambled.md": recipe("Scrambled eggs", "- 3 eggs\n- 100 ml milk"),
    "recipes/cake.md": recipe("Cake", "- 300 g flour\n- 3 eggs\n- 200 g sugar\n- 1 vanilla pod", head: ""),
    "recipes/soup.md": recipe("Суп", "- 1 кг картоплі\n- 2 цибулі", head: "servings: 4\nlang: uk\n"),
    "recipes/rice.md": recipe("Rice", "- 200 g rice"), "recipes/draft.md": "# Draft\n",
    "pantry/all.md": """
    - *6* eggs {expires: 2026-12-24}
    - *200 g* butter {expires: 2026-12-20}
    - *1 l* milk {expires: 2026-11-22}
    - *500 g* flour
    - *2 кг* картоплі

    """,
  ]

  private func run(_ words: String..., language: String? = nil) throws -> CommandRun {
    CommandRun(["--now", "2026-11-20", "cookable"] + words, in: try ScratchDirectory(Self.vault), language: language)
  }

  /// Percent, day, title and what is missing.
  private func rows(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count == 6 ? [fields[1], fields[2], fields[3], fields[5]].joined(separator: "|") : String(line)
    }
  }

  @Test func `the most complete first, of these what expires soonest, and of the others nothing`() throws {
    let run = try run()
    #expect(
      rows(run) == [
        "100|2026-11-22|Scrambled eggs|", "100|2026-12-20|Omelette|", "50|2026-12-24|Cake|200 g sugar; 1 vanilla pod",
        "50||Суп|2 цибулі",
      ])
    #expect(run.code == .done && run.errors.isEmpty)
  }

  @Test(arguments: [("4", "2 цибулі"), ("2", "1 цибуля"), ("10", "5 цибуль"), ("3", "1,5 цибулі")])
  func `with the word that goes with the number of what is missing`(servings: String, missing: String) throws {
    let words = ["--now", "2026-11-20", "cookable", "Суп", "--servings", servings]
    let run = CommandRun(words, in: try ScratchDirectory(Self.vault), language: "uk") { $0.outputIsTerminal = true }
    #expect(run.output.contains("\(missing)\n"), "\(run.output)")
  }

  @Test func `for the wanted servings; a recipe that does not say for how many counts as written`() throws {
    // Three eggs for two are nine for six, of which there are six.
    #expect(
      rows(try run("--servings", "6")) == [
        "83|2026-11-22|Scrambled eggs|3 eggs", "83|2026-12-20|Omelette|3 eggs",
        "50|2026-12-24|Cake|200 g sugar; 1 vanilla pod", "50||Суп|3 цибулі",
      ])
    #expect(try run("cake", "--servings", "6", "--json").output.contains(#""percent":50,"asWritten":true"#))
  }

  @Test(arguments: [
    (["title:cake"], ["Cake"]), (["ingredient:eggs", "-milk"], ["Omelette", "Cake"]),
    (["--limit", "1"], ["Scrambled eggs"]),
    (["--expiring", "3d"], ["Scrambled eggs"]), (["--expiring", "2026-12-20"], ["Scrambled eggs", "Omelette"]),
    (["| limit 2"], ["Scrambled eggs", "Omelette"]), (["цибуля"], ["Суп"]),
  ])
  func `a query, a limit and a day choose among them`(words: [String], titles: [String]) throws {
    let run = CommandRun(["--now", "2026-11-20", "cookable"] + words, in: try ScratchDirectory(Self.vault))
    #expect(rows(run).map { $0.split(separator: "|", omittingEmptySubsequences: false)[2] } == titles.map { $0[...] })
  }

  @Test(arguments: [
    (["--servings", "0"], ExitCode.wrongCall, "0"), (["--servings", "many"], .wrongCall, "many"),
    (["--expiring", "whenever"], .wrongCall, "whenever"), (["| sort title"], .wrongCall, "'sort'"),
    (["title:rice"], .nothingFound, "nothing found"), (["time<=banana"], .wrongCall, "banana"),
  ])
  func `what cannot be asked says why`(words: [String], code: ExitCode, text: String) throws {
    let run = CommandRun(["--now", "2026-11-20", "cookable"] + words, in: try ScratchDirectory(Self.vault))
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.errors.contains(text))
  }

  @Test func `an empty pantry says how to fill it`() throws {
    let vault = try ScratchDirectory([".vault/config.yaml": "", "recipes/rice.md": Self.recipe("Rice", "- 200 g rice")])
    let run = CommandRun(["cookable"], in: vault)
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("vault pantry add"))
  }

  @Test func `for people what is missing stands below`() throws {
    let run = CommandRun(
      ["--now", "2026-11-20", "--lang", "uk", "cookable", "title:cake"], in: try ScratchDirectory(Self.vault)
    ) {
      $0.outputIsTerminal = true
      $0.variables[.noColor] = "1"
    }
    #expect(run.output.hasSuffix(" 50 %  Cake  24 груд.\n      бракує: 200 g sugar, 1 vanilla pod\n"))
    // What the share and the day are stands above them.
    let heading = try #require(run.output.split(separator: "\n").first)
    #expect(heading.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") == "вдома спожити до")
  }
}
