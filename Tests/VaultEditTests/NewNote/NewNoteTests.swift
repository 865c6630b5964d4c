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
    ("%Y/%j%%.MD", "2026/064%.MD"),
  ]

  @Test("the diary's note of a day stands where diary-path says", arguments: days)
  func diary(pattern: String, path: String) throws {
    let day = try #require(LocalDate("2026-03-05"))
    let settings = settings("diary-path: \"\(pattern)\"")
    #expect(NewNote.diary(on: day, at: Self.moment, settings: settings)?.path == path)
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

  private static let plain = "new: {created: false}\n"

  static let texts: [(settings: String, type: ItemType, template: String, text: String)] = [
    ("", .recipe, "# {{title}}\n", "---\ncreated: 2026-11-20\n---\n\n# Lemon Cake\n"),
    (plain, .recipe, "# {{title}}\n", "# Lemon Cake\n"),
    ("", .recipe, "---\ncreated: 2020-01-01\n---\n# {{title}}\n", "---\ncreated: 2020-01-01\n---\n# Lemon Cake\n"),
    ("", .recipe, "---\nservings:\n---\n# {{title}}\n", "---\nservings:\ncreated: 2026-11-20\n---\n# Lemon Cake\n"),
    // The title where neither heading nor name says it; the type where the folder does not.
    (plain, .recipe, "text\n", "---\ntitle: Lemon Cake\n---\n\ntext\n"),
    (plain + "folders: {recipes: note}", .recipe, "# {{title}}\n", "---\ntype: recipe\n---\n\n# Lemon Cake\n"),
    (plain, .note, "# {{title}}\n", "# Lemon Cake\n"),
    (plain, .task, "---\ntype: note\n---\n# {{title}}\n", "---\ntype: task\n---\n# Lemon Cake\n"),
  ]

  @Test("the front matter gets what the template does not say", arguments: texts)
  func text(settings text: String, type: ItemType, template: String, expected: String) throws {
    let note = try NewNote(type, title: "Lemon Cake", at: Self.moment, settings: settings(text))
    let filled = try note.text(from: NoteTemplate(Array(template.utf8)))
    #expect(String(decoding: filled.text, as: UTF8.self) == expected)
  }

  @Test("what is asked for fills the form in, and the cursor stays in the text")
  func changes() throws {
    let note = try NewNote(.recipe, title: "Lemon Cake", at: Self.moment, settings: settings(Self.plain))
    let template = NoteTemplate(Array("---\nservings:\n---\n\n# {{title}}\n\n- {{cursor}}x\n".utf8))
    let changes: [ItemChange] = [.set(["servings"], "4"), .add(["tags"], [NewScalar("cake", isText: true)])]
    let filled = try note.text(from: template, changes: changes)
    let text = "---\nservings: 4\ntags: [cake]\n---\n\n# Lemon Cake\n\n- x\n"
    #expect(String(decoding: filled.text, as: UTF8.self) == text)
    #expect(filled.cursor == text.utf8.count - 2)
  }

  @Test("a new note of a built-in text has no finding", arguments: ItemType.noteTypes)
  func noFinding(type: ItemType) throws {
    for folders in ["", "folders: {recipes: note, tasks: note, money: note}\ndiary-path: x/%d.%m.%Y.md"] {
      let settings = settings(folders)
      let note: NewNote =
        switch type {
        case .diary: try #require(.diary(on: Self.moment.date, at: Self.moment, settings: settings))
        case .money: .money(in: Self.moment.date, at: Self.moment, settings: settings)
        default: try NewNote(type, title: "Re: \"cake\"", at: Self.moment, settings: settings)
        }
      let read = Note(Document(try note.text(from: .builtIn(for: type, in: .english)).text), context: note.context)
      // When an event begins is for whoever makes it to say.
      #expect(read.diagnostics.map(\.code) == (type == .event ? [.eventWithoutStart] : []) && read.type == type)
      #expect(read.text(.created, of: read.whole) == "2026-11-20")
      if type != .diary && type != .money { #expect(read.title == "Re: \"cake\"") }
    }
  }

  @Test("a title that is the name needs no key")
  func titleIsName() throws {
    let note = try NewNote(.note, title: "ideas", at: Self.moment, settings: settings(Self.plain))
    #expect(try note.text(from: NoteTemplate([])).text == [])
  }

  @Test("a diary note whose place says its day says neither type nor day")
  func diaryDay() throws {
    let day = try #require(LocalDate("2026-03-05"))
    let settings = settings("diary-path: journal/%d.%m.%Y\nnew: {created: false}")
    let note = try #require(NewNote.diary(on: day, at: Self.moment, settings: settings))
    let text = try note.text(from: NoteTemplate(Array("---\nmood:\n---\n".utf8))).text
    #expect(String(decoding: text, as: UTF8.self) == "---\nmood:\n---\n")
    let elsewhere = try note.moved(to: "journal/march.md").text(of: Array("---\nmood:\n---\n".utf8))
    #expect(String(decoding: elsewhere, as: UTF8.self) == "---\nmood:\ntype: diary\ndate: 2026-03-05\n---\n")
    #expect(NewNote.diary(on: day, at: Self.moment, settings: self.settings("diary-path: a/%Q/%"))?.path == nil)
  }

  @Test("line breaks and control characters of a title become spaces")
  func oneLine() throws {
    #expect(try NewNote(.note, title: " a\n\tb\u{7}c ", at: Self.moment, settings: Settings()).title == "a b c")
  }
}

extension NewValue: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .scalar(NewScalar(text)) }
}
