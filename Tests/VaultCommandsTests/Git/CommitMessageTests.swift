import Testing
import VaultEdit
import VaultMessages
import VaultStore

@testable import VaultCommands

@Suite struct `The message of a commit` {
  private static let servings = NoteChange.key(["servings"], before: "2", after: "4")
  private static let rating = NoteChange.key(["rating"], before: "3", after: "5")

  private static func file(
    _ action: ChangedFile.Action, _ path: String, _ changes: [NoteChange] = [], from origin: String? = nil
  ) -> ChangedFile {
    var file = ChangedFile(UncommittedChange(Path(path), .change))
    file.action = action
    file.changes = changes
    file.origin = origin.map { Path($0) }
    return file
  }

  @Test(arguments: [
    ([file(.change, "recipes/borshch.md", [servings])], "Change borshch (servings 2 → 4)\n"),
    ([file(.create, "inbox.md")], "Add inbox\n"),
    ([file(.remove, "photos/soup.jpg")], "Remove soup.jpg\n"),
    (
      [file(.change, "recipes/borshch.md", [servings]), file(.change, "tea.md", [rating])],
      """
      Change 2 notes: borshch (servings 2 → 4), tea (rating 3 → 5)

      Change recipes/borshch.md: servings 2 → 4
      Change tea.md: rating 3 → 5

      """
    ),
    (
      [file(.remove, "a.jpg"), file(.create, "b.md"), file(.change, "c.md", [servings]), file(.create, "d.md")],
      """
      Change 1 note; add 2 notes; remove 1 file: b, c, d, a.jpg

      Add b.md
      Change c.md: servings 2 → 4
      Add d.md
      Remove a.jpg

      """
    ),
    ([file(.move, "soups/red.md", from: "borshch.md")], "Move red\n\nMove borshch.md → soups/red.md\n"),
    // The facts do not fit; they are in the body.
    (
      [file(.change, "a-note-with-a-long-name-that-takes-most-of-the-line.md", [servings, rating])],
      """
      Change a-note-with-a-long-name-that-takes-most-of-the-line

      Change a-note-with-a-long-name-that-takes-most-of-the-line.md: servings 2 → 4, rating 3 → 5

      """
    ),
    // Text from files cannot pretend to be a line of its own.
    ([file(.create, "a\nb.md")], "Add a\\nb\n"),
  ])
  func `says what changed`(files: [ChangedFile], message: String) {
    #expect(CommitMessage(files, Messages(.english)).text == message)
  }

  @Test(arguments: [
    ([file(.change, "recipes/борщ.md", [servings])], "Змінено борщ (servings 2 → 4)"),
    ([file(.create, "a.md"), file(.create, "b.md")], "Додано 2 нотатки: a, b"),
    ([file(.remove, "a.md"), file(.create, "b.jpg")], "Додано 1 файл; вилучено 1 нотатку: a, b.jpg"),
  ])
  func `says it in Ukrainian`(files: [ChangedFile], subject: String) {
    #expect(CommitMessage(files, Messages(.ukrainian)).subject == subject)
  }

  @Test(arguments: [1, 2, 3, 10, 150])
  func `has a first line that fits, and counts what it does not name`(count: Int) {
    let files = (0..<count).map { Self.file(.change, "a-rather-long-name-of-a-note-\($0).md", [Self.servings]) }
    let message = CommitMessage(files, Messages(.english))
    #expect(message.subject.count <= 72)
    let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 104)
    if count > 100 { #expect(lines.dropLast().last == "And 50 files more") }
    if count > 2 {
      #expect(message.subject.hasPrefix("Change \(count) notes: a-rather") && message.subject.hasSuffix(", …"))
    }
  }

  @Test func `cuts a name that is too long by itself`() {
    let message = CommitMessage([Self.file(.create, String(repeating: "x", count: 100) + ".md")], Messages(.english))
    #expect(message.subject == "Add " + String(repeating: "x", count: 67) + "…")
  }

  @Test func `tells at most a dozen facts of a note`() {
    let changes = (1...20).map { NoteChange.key(["k\($0)"], before: nil, after: "v") }
    let text = CommitMessage([Self.file(.change, "a.md", changes)], Messages(.english)).text
    // The thirteenth is the sign that there are more.
    #expect(text.split(separator: "\n").last?.split(separator: ",").count == 13)
    #expect(text.contains("k12") && text.hasSuffix(", …\n") && !text.contains("k13"), "\(text)")
  }
}
