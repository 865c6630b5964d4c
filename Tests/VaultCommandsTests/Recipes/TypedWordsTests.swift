import Testing

@testable import VaultCommands

/// What somebody types for a list or the pantry stays in their words, in the form for a new number.
@Suite struct `Words that somebody typed for the kitchen` {
  @Test(arguments: [
    ("1 качан кукурудзи", "- [ ] 1 качан кукурудзи"), ("1 пачка масла", "- [ ] 1 пачка масла"),
    ("2 бляшанки квасолі", "- [ ] 2 бляшанки квасолі"), ("1 pack of butter", "- [ ] 1 pack of butter"),
  ])
  func `stay on a list`(typed: String, line: String) throws {
    let vault = try EditVault()
    #expect(vault.run("shop", "add", typed).code == .done)
    #expect(vault.text("shopping/shopping-list.md").contains(line + "\n"))
  }

  @Test(arguments: [
    ("1 пачка масла", "uk", "2", "*1 пачка* масла"), ("1 пачка масла", "uk", "10", "*5 пачок* масла"),
    ("1 качан кукурудзи", "uk", "4", "*2 качани* кукурудзи"), ("1 tin tomatoes", "en", "4", "*2 tins* tomatoes"),
    ("1 дрібка шафрану", "uk", "10", "*5 дрібок* шафрану"), ("1 rasher bacon", "en", "6", "*3 rashers* bacon"),
    ("1 ложка меду", "uk", "4", "*2 ложки* меду"), ("1 велика цибуля", "uk", "4", "*2* цибулі"),
  ])
  func `stay when a recipe that has them is shopped for`(
    typed: String, lang: String, servings: String, line: String
  ) throws {
    let vault = try EditVault([
      "recipes/dish.md":
        "---\ntitle: Dish\nservings: 2\nlang: \(lang)\n---\n## Ingredients\n\n- \(typed)\n\n## Steps\n\nCook.\n"
    ])
    #expect(vault.run("shop", "add", "dish", "--servings", servings).code == .done)
    let list = vault.text("shopping/shopping-list.md")
    #expect(list.contains("- [ ] \(line) {from: "), "\(list)")
  }

  @Test(arguments: [
    ("en", "1 пачка чаю: 1 пачка from 'чаю' (pantry/pantry.md:1), 2 пачки left\n"),
    ("uk", "1 пачка чаю: 1 пачка з «чаю» (pantry/pantry.md:1), лишилося 2 пачки\n"),
  ])
  func `stay in the pantry, whatever the language of its reader`(language: String, sentence: String) throws {
    let vault = try EditVault()
    #expect(vault.run("pantry", "add", "3 пачки чаю").code == .done)
    #expect(vault.run("pantry", "use", "1 пачка чаю", "--lang", language).output == sentence)
    #expect(vault.text("pantry/pantry.md") == "- 2 пачки чаю\n")
  }

  @Test func `stay as they are where somebody counts otherwise than grammar`() throws {
    let vault = try EditVault()
    #expect(vault.run("pantry", "add", "6 яєць").code == .done)
    #expect(vault.run("pantry", "use", "2 яйце").output.hasPrefix("2 яйце: 2 from 'яєць'"))
  }
}

/// Sentences of `cook` say lines as `scale` prints them.
@Suite struct `The words of cooking` {
  private static let vault = [
    "recipes/dish.md":
      "---\ntitle: Dish\nservings: 2\nlang: uk\n---\n## Інгредієнти\n\n"
      + "- 1 велика цибуля\n- 1 помідор або перець\n- сік 1 лимона\n- 1 дрібка шафрану {prep: меленого, optional}\n\n"
      + "## Кроки\n\n1. Нарізати цибулю, видавити лимон.\n"
  ]

  @Test func `a report has every line in the form for its number`() throws {
    let vault = try EditVault(Self.vault)
    let run = vault.run("cook", "dish", "--servings", "4", "--dry-run", "--lang", "uk")
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: ":").first.map(String.init) ?? "" }.prefix(4) == [
        "2 великі цибулі", "2 помідори або перці", "сік 2 лимонів", "2 дрібки шафрану",
      ])
  }

  @Test func `a list has them, and programs get the words of the note`() throws {
    let vault = try EditVault(Self.vault)
    #expect(
      vault.run("scale", "dish", "--servings", "4").output == """
        2 великі цибулі
        2 помідори або перці
        сік 2 лимонів
        2 дрібки шафрану, меленого (за бажанням)

        """)
    #expect(
      vault.run("scale", "dish", "--servings", "4", "--style", "exact").output == """
        2 велика цибуля
        2 помідор або перець
        сік 2 лимона
        2 дрібка шафрану, меленого (за бажанням)

        """)
    #expect(vault.run("scale", "dish", "--servings", "4", "--json").output.contains("2 дрібка шафрану {prep: меленого"))
  }
}
