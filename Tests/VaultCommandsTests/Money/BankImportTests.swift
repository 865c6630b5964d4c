import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault import --format bank`, with lines worked out by hand.
@Suite struct `A bank's table` {
  private static let note = "money/2026-11.md"
  private static let now = "2026-11-20T12:00"
  private static let usual = #"date: Date, format: "%d.%m.%Y", amount: Sum, payee: Text, account: card"#

  /// A vault with a mapping and the files of tables; notes are the rest.
  private func bank(
    _ files: [String: String], mapping: String = Self.usual, settings: String = ""
  ) throws -> PlanVault {
    try PlanVault.bare(files, settings: "currency: UAH\n\(settings)imports: {mybank: {\(mapping)}}\n")
  }

  private func imported(_ vault: PlanVault, _ file: String = "a.csv", _ words: [String] = []) -> CommandRun {
    vault.run(["import", vault.directory.path + "/" + file, "--mapping", "mybank"] + words, at: Self.now)
  }

  /// The lines of a note without their block ids.
  private func lines(_ vault: PlanVault, _ path: String = Self.note) -> [String] {
    vault.text(path).split(separator: "\n").map { line in
      line.range(of: " ^bank-").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }

  private static let table = "Date;Sum;Text\n03.11.2026;-249,90;Groceries\n04.11.2026;-50,00;Coffee\n"

  @Test func `becomes lines of the months' notes, in the order of days, in one step`() throws {
    let before = "- 2026-11-01 -1 UAH first\n- 2026-11-10 -2 UAH last\n"
    let text = "Date;Sum;Text\n12.11.2026;+5;c\n03.11.2026;-3;b\n31.12.2026;-4,50;d\n"
    let vault = try bank(["a.csv": text, Self.note: before])
    let run = imported(vault)
    #expect(run.code == .done && run.errors.contains("3 new, 0 already there"), "\(run.errors)")
    #expect(
      lines(vault) == [
        "- 2026-11-01 -1 UAH first", "- 2026-11-03 -3.00 UAH b {account: card}", "- 2026-11-10 -2 UAH last",
        "- 2026-11-12 +5.00 UAH c {account: card}",
      ])
    #expect(lines(vault, "money/2026-12.md") == ["- 2026-12-31 -4.50 UAH d {account: card}"])
    #expect(vault.run(["check"], at: Self.now).code == .done)
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == before && vault.text("money/2026-12.md").isEmpty)
  }

  @Test func `is known by its rows, whatever the lines say by now`() throws {
    let vault = try bank(["a.csv": Self.table])
    #expect(imported(vault).code == .done)
    // FNV-1a of the row, of its count, 1, and of the account.
    #expect(vault.text(Self.note).contains("-249.90 UAH Groceries {account: card} ^bank-2dc592fb5253fbdf\n"))
    try vault.directory.write(
      Self.note, vault.text(Self.note).replacing("Groceries", with: "Market #food").replacing("-11-04", with: "-11-05"))
    let text = vault.text(Self.note)
    let again = imported(vault)
    #expect(again.code == .done && again.errors.contains("0 new, 2 already there"), "\(again.errors)")
    #expect(vault.text(Self.note) == text)
  }

  @Test func `is known by ids of earlier imports, which had no account`() throws {
    let before = "- 2026-11-03 -249.90 UAH Groceries {account: jar} ^bank-e5f237c6b764b1a5\n"
    let vault = try bank(["a.csv": Self.table, Self.note: before])
    let run = imported(vault)
    #expect(run.code == .done && run.errors.contains("1 new, 1 already there"), "\(run.errors)")
    #expect(vault.text(Self.note).hasPrefix(before) && lines(vault).count == 2, "\(vault.text(Self.note))")
    #expect(imported(vault).errors.contains("0 new, 2 already there"))
  }

  @Test(arguments: [false, true]) func `of another account has payments of its own, though rows are equal`(
    isFormer: Bool
  ) throws {
    let mappings = "imports: {mybank: {\(Self.usual)}, other: {\(Self.usual.replacing("card", with: "jar"))}}\n"
    let vault = try PlanVault.bare(["a.csv": Self.table], settings: "currency: UAH\n" + mappings)
    #expect(imported(vault).code == .done)
    if isFormer {
      let text = vault.text(Self.note).replacing("2dc592fb5253fbdf", with: "e5f237c6b764b1a5")
      try vault.directory.write(Self.note, text)
    }
    let path = vault.directory.path + "/a.csv"
    let run = vault.run(["import", path, "--mapping", "other"], at: Self.now)
    #expect(run.errors.contains("2 new, 0 already there"), "\(run.errors)")
    #expect(lines(vault).filter { $0.hasSuffix("{account: jar}") }.count == 2, "\(vault.text(Self.note))")
    for mapping in ["mybank", "other"] {
      let again = vault.run(["import", path, "--mapping", mapping], at: Self.now)
      #expect(again.errors.contains("0 new, 2 already there"), "\(again.errors)")
    }
    #expect(vault.run(["check"], at: Self.now).code == .done)
  }

  @Test func `tells programs how many rows came to what`() throws {
    let vault = try bank(["a.csv": Self.table, "b.csv": Self.table + "06.11.2026;-249,90;Groceries\n"])
    for (file, words, counts) in [
      ("a.csv", ["--dry-run"], [2, 0, 0, 0]), ("a.csv", [], [2, 0, 0, 0]), ("a.csv", [], [0, 2, 0, 0]),
      ("b.csv", [], [1, 2, 0, 0]),
    ] {
      let run = imported(vault, file, words + ["--json"])
      let last = try #require(try Answer(run.output).lines.last, "\(run.errors)")
      let told = try #require(last.object["counts"] as? [String: Int], "\(run.output)")
      #expect(["added", "known", "same", "left"].compactMap { told[$0] } == counts, "\(run.output)")
    }
  }

  @Test func `has equal rows as often as they stand there`() throws {
    let twice = Self.table + "04.11.2026;-50,00;Coffee\n"
    let vault = try bank(["a.csv": Self.table, "b.csv": twice])
    #expect(imported(vault).code == .done)
    let second = imported(vault, "b.csv")
    #expect(second.errors.contains("1 new, 2 already there"), "\(second.errors)")
    #expect(lines(vault).filter { $0.contains("Coffee") }.count == 2)
    #expect(imported(vault, "b.csv").errors.contains("0 new, 3 already there"))
  }

  @Test func `tried out changes nothing`() throws {
    let vault = try bank(["a.csv": Self.table])
    let run = imported(vault, "a.csv", ["--dry-run"])
    #expect(run.code == .done && run.output.contains("+- 2026-11-03 -249.90 UAH Groceries"), "\(run.errors)")
    #expect(vault.text(Self.note).isEmpty)
  }

  // MARK: Pending rows

  @Test(arguments: [
    // Five days are near, six are not; another sum or payee is another payment.
    ("09.11.2026;-50,00;Coffee", 0), ("10.11.2026;-50,00;Coffee", 1), ("05.11.2026;-50,01;Coffee", 1),
    ("05.11.2026;-50,00;Tea", 1), ("30.10.2026;-50,00;Coffee", 0),
  ])
  func `that come back with another day are left out where nobody is asked`(row: String, added: Int) throws {
    let vault = try bank(["a.csv": Self.table, "b.csv": "Date;Sum;Text\n\(row)\n"])
    #expect(imported(vault).code == .done)
    let run = imported(vault, "b.csv")
    #expect(run.code == .done && run.errors.contains("\(added) new, 0 already there"), "\(run.errors)")
    #expect(run.errors.contains("--yes") == (added == 0), "\(run.errors)")
  }

  @Test func `that come back are the same with --yes, and keep their words`() throws {
    let vault = try bank(["a.csv": Self.table, "b.csv": "Date;Sum;Text\n06.11.2026;-50,00;Coffee\n"])
    #expect(imported(vault).code == .done)
    try vault.directory.write(Self.note, vault.text(Self.note).replacing("Coffee", with: "Coffee #fun"))
    let same = imported(vault, "b.csv", ["--yes"])
    #expect(same.code == .done && same.errors.contains("1 taken as the same"), "\(same.errors)")
    #expect(
      lines(vault) == [
        "- 2026-11-03 -249.90 UAH Groceries {account: card}", "- 2026-11-06 -50.00 UAH Coffee #fun {account: card}",
      ])
    #expect(imported(vault, "b.csv").errors.contains("0 new, 1 already there"))
  }

  @Test func `that come back in another month go to its note`() throws {
    let vault = try bank([
      "a.csv": "Date;Sum;Text\n30.11.2026;-5;Tea\n29.11.2026;-6;Bread\n",
      "b.csv": "Date;Sum;Text\n02.12.2026;-5;Tea\n",
    ])
    #expect(imported(vault).code == .done && imported(vault, "b.csv", ["--yes"]).code == .done)
    #expect(lines(vault) == ["- 2026-11-29 -6.00 UAH Bread {account: card}"])
    #expect(lines(vault, "money/2026-12.md") == ["- 2026-12-02 -5.00 UAH Tea {account: card}"])
  }

  @Test(arguments: [("y", 1, "0 new, 0 already there, 1 taken as the same\n"), ("n", 2, "1 new, 0 already there\n")])
  func `are asked about on a terminal`(answer: String, count: Int, counts: String) throws {
    let vault = try bank(["a.csv": Self.table, "b.csv": "Date;Sum;Text\n06.11.2026;-50,00;Coffee\n"])
    #expect(imported(vault).code == .done)
    let words = ["import", vault.directory.path + "/b.csv", "--mapping", "mybank", "--now", Self.now, "--lang", "en"]
    let run = CommandRun(words, in: vault.directory) { environment in
      environment.variables[.stateHome] = vault.directory.path + "/.state-home"
      environment.inputIsTerminal = true
      environment.errorsAreTerminal = true
      environment.readLine = { Array(answer.utf8) }
    }
    let question = "'Coffee': is it the payment of Wed, 4 Nov 2026 in \(Self.note):2? [y/N]"
    #expect(run.errors.contains(question), "\(run.errors)")
    #expect(run.errors.contains(counts), "\(run.errors)")
    #expect(lines(vault).filter { $0.contains("Coffee") }.count == count)
  }

  @Test func `with the first row beside it is another payment`() throws {
    let vault = try bank(["a.csv": Self.table, "b.csv": Self.table + "06.11.2026;-50,00;Coffee\n"])
    #expect(imported(vault).code == .done)
    #expect(imported(vault, "b.csv").errors.contains("1 new, 2 already there\n"))
  }

  // MARK: Sums

  @Test(arguments: [
    ("1 234,56", "+1234.56"), ("\"-1,234.56\"", "-1234.56"), ("-1\u{A0}234,56", "-1234.56"), ("1.234,56", "+1234.56"),
    ("−5", "-5.00"), ("+0,5", "+0.50"), ("-1 000", "-1000.00"), ("-5,00 EUR", "-5.00 EUR"),
    ("-12 345 678,90", "-12345678.90"),
  ])
  func `has sums of every form`(sum: String, written: String) throws {
    let vault = try bank(["a.csv": "Date;Sum;Text\n03.11.2026;\(sum);thing\n"])
    let run = imported(vault)
    #expect(run.code == .done, "\(run.errors)")
    let money = written.contains(" ") ? written : written + " UAH"
    #expect(lines(vault) == ["- 2026-11-03 \(money) thing {account: card}"])
  }

  @Test(arguments: [("7,50", "-1500.00", ""), ("7.50", "-1.50", ""), ("7", "-1.50", "locale: uk\n")])
  func `decides a doubtful sum by the others, then by the locale`(other: String, sum: String, settings: String) throws {
    // A point marks decimals in one table, a comma in the other; 1.500 is 1.5 only in the first.
    let doubtful = settings.isEmpty ? "-1.500" : "\"-1,500\""
    let text = "Date;Sum;Text\n03.11.2026;\(doubtful);a\n04.11.2026;\"\(other)\";b\n"
    let vault = try bank(["a.csv": text], settings: settings)
    #expect(imported(vault).code == .done)
    #expect(lines(vault).first == "- 2026-11-03 \(sum) UAH a {account: card}")
  }

  @Test func `has what goes and what comes in columns of their own`() throws {
    let mapping = #"date: Date, debit: Out, credit: In, currency: Cur, payee: Text, skip: 2, delimiter: ",""#
    let rows = "2026-11-03,5.00,,UAH,a\n2026-11-04,0.00,7.50,EUR,b\n2026-11-05,-2,,,c\n"
    let text = "Bank\n\"Account, card\nDate,Out,In,Cur,Text\n" + rows
    let vault = try bank(["a.csv": text], mapping: mapping)
    let run = imported(vault)
    #expect(run.code == .done, "\(run.errors)")
    #expect(lines(vault) == ["- 2026-11-03 -5.00 UAH a", "- 2026-11-04 +7.50 EUR b", "- 2026-11-05 -2.00 UAH c"])
  }

  @Test func `turns every sum and leaves out what moves nothing`() throws {
    let vault = try bank(
      ["a.csv": Self.table + "05.11.2026;0,00;none\n"], mapping: Self.usual + ", negate: true")
    #expect(imported(vault).errors.contains("2 new"))
    #expect(
      lines(vault) == [
        "- 2026-11-03 +249.90 UAH Groceries {account: card}", "- 2026-11-04 +50.00 UAH Coffee {account: card}",
      ])
  }

  @Test func `is read in Windows-1251, and the same in UTF-8`() throws {
    let mapping = #"date: "Дата", format: "%d.%m.%y", amount: "Сума", payee: "Опис", account: card"#
    let text = "Дата;Сума;Опис\r\n03.11.26;-10,00;Їжа “Ґанок” №5 – €\r\n"
    let vault = try bank([:], mapping: mapping + ", encoding: windows-1251")
    try vault.directory.write("a.csv", Array(try #require(text.data(using: .windowsCP1251))))
    let run = imported(vault)
    #expect(run.code == .done, "\(run.errors)")
    #expect(lines(vault) == ["- 2026-11-03 -10.00 UAH Їжа “Ґанок” №5 – € {account: card}"])
    let other = try bank(["a.csv": text], mapping: mapping)
    #expect(imported(other).code == .done && other.text(Self.note) == vault.text(Self.note))
    try other.directory.write("a.csv", Array(try #require(text.data(using: .windowsCP1251))))
    let refused = imported(other)
    #expect(refused.code == .wrongCall && refused.errors.contains("encoding: windows-1251"), "\(refused.errors)")
  }

  // MARK: Payees

  @Test(arguments: [
    "#7 shop", "x {account: cash}", "^bank-1", "a ^b", "[[Link]]", "*bold*", "@home 📅 2026-01-01", "18:20 later", "kg",
    "USDT", "-5 UAH", "- [ ] task", "a 🔁 every day", "a [due:: 2026-01-01]", "<script>", "",
  ])
  func `has payees that say nothing but themselves`(payee: String) throws {
    let vault = try bank(["a.csv": "Date;Sum;Text\n03.11.2026;-5,00;\(payee)\n"])
    let run = imported(vault)
    #expect(run.code == .done, "\(run.errors)")
    let entry = try #require(try vault.answer(["money", "2026-11"]).entries.first)
    #expect(entry.text("account") == "card" && entry.text("tags").isEmpty && entry.text("date") == "2026-11-03")
    #expect(entry.sum() == Sum(decimal("-5"), "UAH"), "\(vault.text(Self.note))")
    #expect(vault.run(["check"], at: Self.now).code == .done)
    #expect(imported(vault).errors.contains("0 new, 1 already there"), "\(vault.text(Self.note))")
  }

  // MARK: Refusals

  @Test(arguments: ["en", "uk"]) func `names every row that cannot be read, and writes nothing`(language: String) throws
  {
    let text = Self.table + "31.02.2026;-1,00;a\n05.11.2026;abc;b\n06.11.2026;;c\n07.11.2026;-0,005;d\n"
    let vault = try bank(["a.csv": text])
    let run = imported(vault, "a.csv", ["--lang", language])
    #expect(run.code == .wrongCall && vault.text(Self.note).isEmpty && run.output.isEmpty, "\(run.output)")
    let row = language == "en" ? "row" : "рядок"
    for number in 4...7 { #expect(run.errors.contains("\(row) \(number):"), "\(run.errors)") }
    #expect(!run.errors.contains("\(row) 3:"))
  }

  @Test(arguments: [
    ["--mapping", "other"], ["--format", "csv", "--mapping", "mybank"], ["--mapping", "mybank", "--to", "notes"],
    ["--mapping", "mybank", "--update"],
  ])
  func `is refused with what does not fit`(words: [String]) throws {
    let vault = try bank(["a.csv": Self.table])
    let run = vault.run(["import", vault.directory.path + "/a.csv"] + words, at: Self.now)
    #expect(run.code == .wrongCall && vault.text(Self.note).isEmpty, "\(run.errors)")
  }

  @Test func `lacks a column that the mapping names`() throws {
    let vault = try bank(["a.csv": "Date;Amount;Text\n03.11.2026;-1;a\n"])
    let run = imported(vault)
    #expect(run.code == .wrongCall && run.errors.contains("Sum") && run.errors.contains("Amount"), "\(run.errors)")
  }

  @Test(arguments: [
    ("colour: red", "unknown-setting"), ("format: \"%d\"", "bad-setting"), ("encoding: koi8", "bad-setting"),
    ("skip: -1", "bad-setting"), ("delimiter: ab", "bad-setting"), ("negate: maybe", "bad-setting"),
  ])
  func `of a mapping that does not read is reported by check with its line, and not imported`(
    key: String, code: String
  ) throws {
    let vault = try PlanVault.bare(
      ["a.csv": Self.table],
      settings: "currency: UAH\nimports:\n  mybank:\n    date: Date\n    amount: Sum\n    \(key)\n")
    let check = vault.run(["check"], at: Self.now)
    #expect((check.output + check.errors).contains("config.yaml:6:") && check.output.contains(code), "\(check.output)")
    #expect(imported(vault).code == .wrongCall && vault.text(Self.note).isEmpty)
  }
}
