import Testing
import VaultEdit
import VaultModel
import VaultSyntax

struct TagEditTests {
  private static let folded: @Sendable (String) -> [UInt8] = { Array($0.lowercased().utf8) }

  private static func note(_ text: String, _ type: ItemType) -> Note {
    Note(Document(Array(text.utf8)), context: ReadingContext(folderType: type, stem: "note"))
  }

  private static func rewriting(
    _ text: String, _ old: [String], _ new: String, _ type: ItemType = .note
  ) throws -> (text: String, tags: Int) {
    let renaming = try #require(TagRenaming(old, to: new, folding: folded))
    let rewriting = try TagEdit(note(text, type)).rewriting(for: renaming)
    return (String(decoding: rewriting.patches.applied(to: Array(text.utf8)), as: UTF8.self), rewriting.tags)
  }

  // MARK: The body

  /// `work` becomes `job`.
  static let body = [
    ("#work", "#job"),
    ("at #Work, #WORK", "at #job, #job"),
    ("#work/reports and #work/a/b", "#job/reports and #job/a/b"),
    ("#workshop #home/work #wor", "#workshop #home/work #wor"),
    ("#home #work #play", "#home #job #play"),
    ("(#work) *#work* \"#work\"", "(#job) *#job* \"#job\""),
    ("# work\n\n## #work", "# work\n\n## #job"),
    ("`#work` <!-- #work --> %%#work%%", "`#work` <!-- #work --> %%#work%%"),
    ("```\n#work\n```\n", "```\n#work\n```\n"),
    ("https://x.org/a#work [t](b.md#work) [[b#work]]", "https://x.org/a#work [t](b.md#work) [[b#work]]"),
    ("word#work \\#work", "word#work \\#work"),
    ("#job #work", "#job #job"),
    ("| #work |\n|---|\n| #work/x |\n", "| #job |\n|---|\n| #job/x |\n"),
    ("> #work\n> - #work\n", "> #job\n> - #job\n"),
    ("- [ ] call Ann #work 📅 2026-11-23 #work/x ^a1", "- [ ] call Ann #job 📅 2026-11-23 #job/x ^a1"),
    ("- [ ] call {tags: work}", "- [ ] call {tags: job}"),
    (
      "- [ ] call {tags: [home, work/x, Work], due: 2026-11-23}",
      "- [ ] call {tags: [home, job/x, job], due: 2026-11-23}"
    ),
    ("- [ ] call {tags: [\"work\", 'home']}", "- [ ] call {tags: [\"job\", 'home']}"),
    ("- [ ] call {tags: [job, work]}", "- [ ] call {tags: [job]}"),
    ("- [ ] call tags:work,home", "- [ ] call tags:job,home"),
    ("- [ ] call {note: see #work}", "- [ ] call {note: see #work}"),
    ("\u{FEFF}#work\r\n#work", "\u{FEFF}#job\r\n#job"),
  ]

  @Test(arguments: body)
  func `a tag of the text is renamed with those below it`(before: String, after: String) throws {
    #expect(try Self.rewriting(before, ["work"], "#job").text == after)
  }

  // MARK: Front matter

  static let frontMatter = [
    ("tags: work", "tags: job"),
    ("tags: work, home", "tags: job, home"),
    ("tags: home , Work/x,work  # why", "tags: home , job/x,job  # why"),
    ("tags: \"work, home\"", "tags: \"job, home\""),
    ("tags: [work, home]", "tags: [job, home]"),
    ("tags: [ 'work' , \"#work/x\" ]", "tags: [ 'job' , \"#job/x\" ]"),
    ("tags:\n  - home  # mine\n  - work  # theirs", "tags:\n  - home  # mine\n  - job  # theirs"),
    ("tags:\n- work\n- home", "tags:\n- job\n- home"),
    // The new name is there already.
    ("tags: [job, work]", "tags: [job]"),
    ("tags: [work, job]", "tags: [job]"),
    ("tags: [work, home, Job]", "tags: [home, Job]"),
    ("tags: [home, work, Job, play]", "tags: [home, Job, play]"),
    ("tags: work, job", "tags: job"),
    ("tags: home, job, WORK, play", "tags: home, job, play"),
    ("tags:\n  - job  # ours\n  - work\n  - home", "tags:\n  - job  # ours\n  - home"),
    ("tags:\n  - work\n  - job", "tags:\n  - job"),
    ("tags: [work, Work, home]", "tags: [job, home]"),
    ("tags: [work/x, job/x]", "tags: [job/x]"),
    ("tags: [work, a, work/x, job, work]", "tags: [a, job/x, job]"),
    // What is not concerned keeps its bytes.
    ("tags: [workshop, home/work]\nother: work", "tags: [workshop, home/work]\nother: work"),
    ("tags:\naliases: [work]", "tags:\naliases: [work]"),
    ("tags: \"w\\x6frk, home\"", "tags: \"job, home\""),
  ]

  @Test(arguments: frontMatter)
  func `a tag of the front matter is renamed once`(before: String, after: String) throws {
    for ending in ["\n", "\r\n"] {
      let whole = { (yaml: String) in
        "---\ntitle: A\n\(yaml)\nafter: 1\n---\n".split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: ending)
      }
      #expect(try Self.rewriting(whole(before), ["work"], "job").text == whole(after))
    }
  }

  @Test(arguments: [
    ("tags: [a, b, c]", ["a", "b"], "d", "tags: [d, c]"),
    ("tags: [a/b, a]", ["a", "a/b"], "x", "tags: [x]"),
    ("tags: [a/b/c, a/d]", ["a", "a/b"], "x", "tags: [x/c, x/d]"),
    // Below itself: what is there already stays, so that twice is once.
    ("tags: [a, a/b, a/c]", ["a"], "a/b", "tags: [a/b, a/b/c]"),
    ("tags: [a/b, a/b/c]", ["a/b"], "a", "tags: [a, a/c]"),
    ("tags: [Work, home]", ["work"], "work", "tags: [work, home]"),
    ("tags: [work]", ["work"], "work", "tags: [work]"),
    // Where YAML would read something else, the name gets quotes.
    ("tags: [work]", ["work"], "true", "tags: [\"true\"]"),
    ("tags: work", ["work"], "1e5", "tags: \"1e5\""),
    ("tags: work, a", ["work"], "null", "tags: null, a"),
    ("tags: [main course, x]", ["main course"], "mains", "tags: [mains, x]"),
    ("tags: [юшка]", ["ЮШКА"], "супи/юшка", "tags: [супи/юшка]"),
  ])
  func `several names, names below themselves and names like values`(
    before: String, old: [String], new: String, after: String
  ) throws {
    #expect(try Self.rewriting("---\n\(before)\n---\n", old, new).text == "---\n\(after)\n---\n")
  }

  @Test func `the cookware of a recipe is no tag, and its line of tags is`() throws {
    let recipe = "# Soup\n\n*work, soup*\n\n---\n\n- *1* egg\n\n---\n\nBoil in a #work, then #pot{}.\n"
    let result = try Self.rewriting(recipe, ["work", "pot"], "job", .recipe)
    #expect(result.text == "# Soup\n\n*job, soup*\n\n---\n\n- *1* egg\n\n---\n\nBoil in a #work, then #pot{}.\n")
    #expect(result.tags == 1)
  }

  @Test func `tags are counted, those taken out too`() throws {
    #expect(try Self.rewriting("---\ntags: [job, work]\n---\n#work #home\n", ["work"], "job").tags == 2)
  }

  @Test(arguments: [
    ("---\ntags:\n  - job\n  - work  # theirs\n---\n", EditRefusal.Reason.listHoldsComments, 22),
    ("---\ntags: [&t work]\nx: *t\n---\n", .sharedByAlias, 11),
    ("---\nx: &t work\ntags: [*t]\n---\n", .sharedByAlias, 22),
    ("---\ntags: work\ntags: home\n---\n", .duplicateKey, 15),
    ("#work\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", .conflictMarkers, 6),
  ])
  func `a tag that cannot be changed by itself is refused where it stands`(
    text: String, reason: EditRefusal.Reason, offset: Int
  ) {
    let refusal = #expect(throws: EditRefusal.self) { try Self.rewriting(text, ["work"], "job") }
    #expect(refusal?.reason == reason)
    #expect(refusal?.range.lower == offset)
  }

  @Test(arguments: ["job", "#job", "job/x", "робота", "a-b_c", "2026-plan", "🍲", " job "])
  func `a name that can be written as a tag`(name: String) {
    #expect(TagRenaming(["work"], to: name, folding: Self.folded) != nil)
  }

  @Test(arguments: ["", "#", "two words", "2026", "a/", "/a", "a//b", "a.b", "a,b", "a#b", "##", "a\nb", "[a]", "/"])
  func `a name that cannot`(name: String) {
    #expect(TagRenaming(["work"], to: name, folding: Self.folded) == nil)
  }
}
