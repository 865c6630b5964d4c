import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// Filling in templates (vault format, section 1).
@Suite struct NoteTemplateTests {
  private static let moment = LocalDateTime("2026-11-20 09:05") ?? LocalDateTime(.epoch)

  private func fill(_ template: String, title: String = "Lemon cake") -> NoteTemplate.Filled {
    NoteTemplate(Array(template.utf8)).filled(NoteTemplate.Blanks(title: title, moment: Self.moment))
  }

  static let fillings: [(template: String, title: String, text: String)] = [
    ("# {{title}}\n\n{{date}} {{time}}\n", "Lemon cake", "# Lemon cake\n\n2026-11-20 09:05\n"),
    ("{{ title }} {{title }}", "a", "a a"), ("{{cursor}}x{{cursor}}", "a", "x"), ("", "a", ""),
    // Anything else is text: nothing in a template is run.
    (
      "{{user}} {{titles}} {{ti tle}} {title} {{title} $(date) <% x %>", "a",
      "{{user}} {{titles}} {{ti tle}} {title} {{title} $(date) <% x %>"
    ),
    ("{{title}}", "{{date}}", "{{date}}"), ("{{{title}}}", "a", "{a}"), ("a\r\n{{title}}\r\n", "b", "a\r\nb\r\n"),
    // Front matter stays readable whatever the title is.
    ("---\ntitle: {{title}}\n---\n", "Lemon cake", "---\ntitle: Lemon cake\n---\n"),
    ("---\ntitle: {{title}}\n---\n", "Cake: the best", "---\ntitle: \"Cake: the best\"\n---\n"),
    ("---\ntitle: {{title}}\n---\n", "a \"b\": \\c", "---\ntitle: \"a \\\"b\\\": \\\\c\"\n---\n"),
    ("---\ntitle: \"{{title}}\"\n---\n", "a \"b\"", "---\ntitle: \"a \\\"b\\\"\"\n---\n"),
    ("---\ntitle: '{{title}}'\n---\n", "it's", "---\ntitle: 'it''s'\n---\n"),
    ("---\naliases:\n  - {{title}}\n---\n", "[x", "---\naliases:\n  - \"[x\"\n---\n"),
    ("---\ndate: {{date}} {{time}}\n---\n", "a", "---\ndate: 2026-11-20 09:05\n---\n"),
    ("---\ntags: [\"{{title}}\", {{date}}]\n---\n", "a\"b", "---\ntags: [\"a\\\"b\", 2026-11-20]\n---\n"),
  ]

  @Test("blanks are filled in, and everything else stays", arguments: fillings)
  func text(template: String, title: String, text: String) {
    #expect(String(decoding: fill(template, title: title).text, as: UTF8.self) == text)
  }

  static let cursors: [(template: String, cursor: Int?)] = [
    ("ab{{cursor}}", 2), ("{{title}}{{cursor}}x{{cursor}}", 10), ("none", nil), ("---\na: {{cursor}}\n---\n", 7),
    ("---\na: x\n---\n{{cursor}}", 13),
  ]

  @Test("the cursor's place is told", arguments: cursors)
  func cursor(template: String, cursor: Int?) {
    #expect(fill(template).cursor == cursor)
  }

  @Test(
    "a template of any bytes is filled in without harm",
    arguments: [
      "{{", "{{title", "---\n{{title}}", "---\n: {{title}}\n---\n", "---\n- {{title}}\n---",
      "---\n{{title}}: {{title}}\n---\n", "\u{FEFF}---\n\"{{title}}\n---\n",
    ])
  func odd(template: String) {
    for title in ["", "a", "\"", "'", ": ", "#", "- ", "{", "[[", "{{title}}"] { _ = fill(template, title: title) }
  }

  @Test("a note of a built-in text has no finding", arguments: ItemType.noteTypes, Language.allCases)
  func builtIn(type: ItemType, language: Language) throws {
    let filled = NoteTemplate.builtIn(for: type, in: language)
      .filled(NoteTemplate.Blanks(title: "Lemon cake", moment: Self.moment))
    let note = Note(Document(filled.text), context: ReadingContext(folderType: type, stem: "2026-11-20"))
    #expect(note.diagnostics.map(\.code) == (type == .event ? [.eventWithoutStart] : []))
    if type == .recipe { #expect(Recipe(note).diagnostics == []) }
    #expect(filled.cursor != nil)
    if type != .diary && type != .money { #expect(note.title == "Lemon cake") }
    #expect(note.items.count == 1, "an empty form has no records")
  }
}
