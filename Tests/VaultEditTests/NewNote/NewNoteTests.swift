import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// Where new notes go, and what they begin with (vault format, section 1).
@Suite struct NewNoteTests {
  private static let moment = LocalDateTime("2026-11-20 09:05") ?? LocalDateTime(.epoch)

  private func settings(_ text: String) -> Settings { Settings.read(Array(text.utf8)).settings }

  static let paths: [(settings: String, type: ItemType, title: String, path: String)] = [
    ("", .recipe, "Lemon Cake", "recipes/lemon-cake.md"), ("", .note, "Ideas", "ideas.md"),
    ("", .timetable, "Autumn", "timetable/autumn.md"), ("", .food, "Egg", "foods/egg.md"),
    ("folders: {notes: note}", .note, "Ideas", "notes/ideas.md"),
    // Highest first, then what the settings name.
    ("folders: {cooking: recipe}", .recipe, "Cake", "cooking/cake.md"),
    ("folders: {recipes/drafts: recipe}", .recipe, "Cake", "recipes/cake.md"),
    ("folders: {recipes: note}", .recipe, "Cake", "cake.md"),
  ]

  @Test("a note goes to the folder of its type", arguments: paths)
  func path(settings text: String, type: ItemType, title: String, path: String) throws {
    #expect(try NewNote(type, title: title, at: Self.moment, settings: settings(text)).path == path)
  }

  @Test("a title of nothing that can be a name is refused", arguments: ["", " \n", "///", "..."])
  func noName(title: String) {
    #expect(throws: NewNote.Refusal.noName) {
      try NewNote(.note, title: title, at: Self.moment, settings: Settings())
    }
  }

  static let days: [(pattern: String, path: String)] = [
    ("diary/%Y/%Y-%m-%d.md", "diary/2026/2026-03-05.md"), ("journal/%G-W%V/%d.%m.%Y", "journal/2026-W10/05.03.2026.md"),
    ("%Y/%j%%.MD", "2026/064%.MD"), ("a/%Q/%", "a/%Q/%.md"),
  ]

  @Test("the diary's note of a day stands where diary-path says", arguments: days)
  func diary(pattern: String, path: String) throws {
    let day = try #require(LocalDate("2026-03-05"))
    let settings = settings("diary-path: \"\(pattern)\"")
    #expect(NewNote.diary(on: day, at: Self.moment, settings: settings).path == path)
  }

  @Test("money is noted by the month")
  func money() throws {
    let note = NewNote.money(in: try #require(LocalDate("2026-11-20")), at: Self.moment, settings: Settings())
    #expect(note.path == "money/2026-11.md")
    #expect(note.title == "2026-11")
  }

  @Test("diary and money are for their owner alone", arguments: ItemType.noteTypes)
  func permissions(type: ItemType) throws {
    let note = try NewNote(type, title: "2026-11", at: Self.moment, settings: Settings())
    #expect(note.permissions == (type == .diary || type == .money ? 0o600 : 0o666))
  }

  static let drafts: [(settings: String, type: ItemType, template: String, changes: [ItemChange])] = [
    ("", .recipe, "# {{title}}\n", [.set(["created"], "2026-11-20")]),
    ("new: {created: false}", .recipe, "# {{title}}\n", []),
    ("new: {created: off}", .recipe, "# {{title}}\n", []),
    ("", .recipe, "---\ncreated: {{date}}\n---\n# {{title}}\n", []),
    // The title where neither heading nor name says it; the type where the folder does not.
    ("new: {created: false}", .recipe, "text\n", [.set(["title"], .scalar(NewScalar("Lemon Cake", isText: true)))]),
    ("new: {created: false}\nfolders: {recipes: note}", .recipe, "# {{title}}\n", [.set(["type"], "recipe")]),
    ("new: {created: false}", .note, "# {{title}}\n", []),
    ("new: {created: false}", .task, "---\ntype: note\n---\n# {{title}}\n", [.set(["type"], "task")]),
  ]

  @Test("the front matter gets what the template does not say", arguments: drafts)
  func draft(settings text: String, type: ItemType, template: String, changes: [ItemChange]) throws {
    let note = try NewNote(type, title: "Lemon Cake", at: Self.moment, settings: settings(text))
    #expect(note.draft(from: NoteTemplate(Array(template.utf8))).changes == changes)
  }

  @Test("a title that is the name needs no key")
  func titleIsName() throws {
    let note = try NewNote(.note, title: "ideas", at: Self.moment, settings: settings("new: {created: false}"))
    #expect(note.draft(from: NoteTemplate([])).changes == [])
  }

  @Test("a diary note whose name has no date says it")
  func diaryDay() throws {
    let day = try #require(LocalDate("2026-03-05"))
    let settings = settings("diary-path: journal/%d.%m.%Y\nnew: {created: false}")
    let note = NewNote.diary(on: day, at: Self.moment, settings: settings)
    #expect(
      note.draft(from: .builtIn(for: .diary, in: .english)).changes
        == [.set(["type"], "diary"), .set(["date"], "2026-03-05")])
  }

  @Test("line breaks and control characters of a title become spaces")
  func oneLine() throws {
    #expect(try NewNote(.note, title: " a\n\tb\u{7}c ", at: Self.moment, settings: Settings()).title == "a b c")
  }
}

extension NewValue: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .scalar(NewScalar(text)) }
}
