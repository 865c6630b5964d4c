import Testing
import VaultTestSupport

@testable import VaultCommands

/// What kind of note a path is has one answer for whoever writes, reads or checks it (the vault format, sections 1 and 5).
@Suite struct `Kinds of notes` {
  static let now = "2026-11-18 10:00"
  private static let noFolders = "folders: {meals: note, money: note, pantry: note, shopping: note, diary: note}\n"

  /// Calls in a vault whose folders say no type, each with a new note, its text, and the query that then finds a line.
  @Test(arguments: [
    (
      ["money", "add", "-10", "Coffee"], "2026-11.md",
      "---\ntype: money\n---\n\n- 2026-11-18 -10.00 UAH Coffee\n", "money"
    ),
    (["pantry", "add", "1 l milk"], "pantry.md", "---\ntype: pantry\n---\n\n- 1 l milk\n", "pantry"),
    (
      ["meals", "add", "tomorrow", "dinner", "soup"], "2026-W47.md",
      "---\ntype: meals\n---\n\n# Meals, 2026-W47\n\n- 2026-11-19 dinner soup\n", "meals"
    ), (["mood", "sad", "tired"], "diary/2026/2026-11-18.md", "- 10:00 tired {mood: sad}\n", "check-in"),
  ])
  func `are said by a new note where no folder says them`(
    words: [String], path: String, text: String, type: String
  ) throws {
    let vault = try PlanVault(settings: Self.noFolders)
    #expect(vault.run(words, at: Self.now).code == .done)
    #expect(vault.text(path) == text, "\(vault.files) \(vault.text(path))")
    #expect(vault.run(["search", "type:" + type], at: Self.now).code == .done)
    // The note that says its type takes the next line as well.
    #expect(vault.run(words + (words[0] == "meals" ? ["bread"] : ["again"]), at: Self.now).code == .done)
    #expect(vault.files.filter { $0.hasSuffix(".md") } == [path])
  }

  @Test func `are said by a new shopping list where no folder says them`() throws {
    let vault = try PlanVault(settings: Self.noFolders)
    #expect(vault.run(["shop", "add", "tea"], at: Self.now).code == .done)
    #expect(vault.text("shopping-list.md").hasPrefix("---\ntype: shopping\n---\n\n# Shopping list\n"))
    // A line of it is bought, and no task.
    #expect(vault.run(["tasks"], at: Self.now).code == .nothingFound)
    #expect(vault.run(["search", "type:shopping tea"], at: Self.now).code == .done)
  }

  @Test(arguments: [
    (
      ["meals", "add", "tomorrow", "dinner", "soup"], "meals", "- 2026-11-18 dinner rice\n", "- 2026-11-19 dinner soup"
    ),
    (["pantry", "add", "1 l milk"], "pantry", "- 1 kg rice\n", "- 1 l milk"),
  ])
  func `are those that notes say which stand anywhere`(
    words: [String], type: String, line: String, added: String
  ) throws {
    let vault = try PlanVault(["plans/mine.md": "---\ntype: \(type)\n---\n\(line)"], settings: Self.noFolders)
    let run = vault.run(words, at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("plans/mine.md") == "---\ntype: \(type)\n---\n\(line)\(added)\n")
  }

  @Test(arguments: [
    ("journal/%Y/%d.%m.%Y.md", "en", "journal/2026/18.11.2026.md"),
    ("[Days]/YYYY-MM-DD dddd", "uk", "Days/2026-11-18 середа.md"), ("recipes/%Y-%m-%d", "en", "recipes/2026-11-18.md"),
  ])
  func `are the diary's where diary-path puts a day`(pattern: String, locale: String, path: String) throws {
    let vault = try PlanVault(settings: "diary-path: \"\(pattern)\"\nlocale: \(locale)\n")
    #expect(vault.run(["mood", "sad", "tired"], at: Self.now).code == .done)
    #expect(vault.text(path) == "- 10:00 tired {mood: sad}\n", "\(vault.files)")
    #expect(vault.run(["diary", "Tea\nhot"], at: Self.now).code == .done)
    #expect(vault.text(path).contains("## 10:00 Tea"))
    let shown = vault.run(["diary"], at: Self.now)
    #expect(shown.output.contains("tired") && shown.output.contains("Tea"), "\(shown.output)\(shown.errors)")
    #expect(vault.run(["search", "type:check-in date:2026-11-18"], at: Self.now).code == .done)
    #expect(vault.run(["check"], at: Self.now).code == .done)
    #expect(vault.files.filter { $0.hasSuffix(".md") } == [path])
  }

  @Test func `of the diary are not written where diary-path tells no day, which every call says once`() throws {
    let vault = try PlanVault(["tasks/x.md": "- [ ] x\n"], settings: "diary-path: diary/%Y-%m.md\n")
    let said = "the setting 'diary-path' does not take 'diary/%Y-%m.md'"
    let shown = vault.run(["tasks"], at: Self.now)
    #expect(shown.code == .done && shown.errors.ranges(of: said).count == 1, "\(shown.errors)")
    for words in [["mood", "sad"], ["diary", "a walk"], ["new", "diary"]] {
      let run = vault.run(words, at: Self.now)
      #expect(run.code == .wrongCall && run.errors.contains("does not tell the day"), "\(run.errors)")
    }
    #expect(vault.files.filter { $0.hasSuffix(".md") } == ["tasks/x.md"])
  }

  @Test func `outside of every vault are those that a path says, also where they are checked`() throws {
    let folder = try ScratchDirectory(["recipes/a.md": "---\nrating: good\n---\n# A\n"])
    #expect(CommandRun(["check", "recipes/a.md"], in: folder).output.contains("recipes/a.md:2"))
  }
}
