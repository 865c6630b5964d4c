import Testing
import VaultMessages
import VaultModel
import VaultSyntax

@testable import VaultCommands
@testable import VaultEdit

@Suite struct `Sentences about changes` {
  /// A change with what is said of it in both languages.
  struct Row: Sendable, CustomTestStringConvertible {
    var change: NoteChange
    var english: String
    var ukrainian: String

    init(_ change: NoteChange, _ english: String, _ ukrainian: String) {
      self.change = change
      self.english = english
      self.ukrainian = ukrainian
    }

    var testDescription: String { english }
  }

  private static let milk = ChangedLine(before: .init(item: 1, words: "Milk"), after: .init(item: 1, words: "Milk"))
  private static let bread = ChangedLine(before: .init(item: 1, words: "Milk"), after: .init(item: 1, words: "Bread"))
  private static let nowhere = LineSurroundings(heading: nil, parent: nil)
  private static let home = LineSurroundings(heading: "Home", parent: nil)
  private static let below = LineSurroundings(heading: "Home", parent: "Shopping")

  @Test(arguments: [
    Row(.key(["servings"], before: "2", after: "4"), "servings 2 → 4", "servings 2 → 4"),
    Row(.key(["nutrition", "fat"], before: nil, after: "2"), "nutrition.fat set to 2", "nutrition.fat: задано 2"),
    Row(.key(["due"], before: "2026", after: nil), "due removed, was 2026", "due: прибрано, було 2026"),
    Row(.key(["due"], before: "2026", after: ""), "due 2026 → nothing", "due 2026 → нічого"),
    Row(.keyRenamed(["a"], to: "b"), "a renamed b", "a тепер зветься b"),
    Row(.list(["tags"], added: ["soup"], removed: ["quick"]), "tags + soup − quick", "tags + soup − quick"),
    Row(.list(["tags"], added: ["a", "b"], removed: []), "tags + a, b", "tags + a, b"),
    Row(.title(before: "A", after: "B"), "title 'A' → 'B'", "назва «A» → «B»"),
    Row(.type(before: .note, after: .task), "type note → task", "тип нотатка → завдання"),
    Row(.noteAdded(title: "A"), "new note", "нова нотатка"),
    Row(.formatting, "formatting only", "змінився лише запис"),
    Row(.headingRenamed(before: "A", after: "B"), "heading 'A' → 'B'", "заголовок «A» → «B»"),
    Row(.headingLevel("A", before: 2, after: 3), "heading 'A': level 2 → 3", "заголовок «A»: рівень 2 → 3"),
    Row(
      .text(under: .init(before: "A", after: "A"), added: ["new"], removed: ["old"]), "A: 'old' → 'new'",
      "A: «old» → «new»"),
    Row(.text(under: .init(before: nil, after: nil), added: ["new"], removed: []), "text: + new", "текст: + new"),
    Row(
      .text(under: .init(before: "A", after: "A"), added: ["1", "2"], removed: ["3"]), "A: 2 lines added, 1 removed",
      "A: додано 2 рядки, вилучено 1"),
    Row(.frontMatterText(added: ["# why"], removed: []), "front matter: + # why", "вступний блок: + # why"),
  ])
  func `are said of notes`(row: Row) { expect(row) }

  @Test(arguments: [
    Row(.lineMarked(milk, before: .open, after: .done), "ticked Milk", "виконано: Milk"),
    Row(.lineMarked(milk, before: .done, after: .open), "reopened Milk", "знову відкрито: Milk"),
    Row(.lineMarked(milk, before: .open, after: .cancelled), "cancelled Milk", "скасовано: Milk"),
    Row(.lineMarked(milk, before: .open, after: .inProgress), "started Milk", "розпочато: Milk"),
    Row(.lineMarked(milk, before: .absent, after: .open), "gave Milk a checkbox", "тепер із прапорцем: Milk"),
    Row(.lineAdded(milk), "added Milk", "додано: Milk"),
    Row(.lineReworded(bread), "reworded 'Milk' → 'Bread'", "переписано «Milk» → «Bread»"),
    Row(.lineMoved(milk, from: nowhere, to: home), "moved Milk to Home", "Milk: перенесено до Home"),
    Row(.lineMoved(milk, from: home, to: below), "moved Milk below Shopping", "Milk: перенесено під Shopping"),
    Row(.lineMoved(milk, from: below, to: home), "moved Milk out of Shopping", "Milk: винесено з Shopping"),
    Row(
      .lineMoved(milk, from: home, to: nowhere), "moved Milk above the first heading",
      "Milk: перенесено над перший заголовок"),
    Row(.linesReordered(before: home, after: home), "Home: lines in another order", "Home: рядки в іншому порядку"),
    Row(.lineKey(milk, key: "due", before: "1", after: "2"), "Milk: due 1 → 2", "Milk: due 1 → 2"),
    Row(
      .lineKey(milk, key: "repeat", before: "weekly", after: "щодня"), "Milk: repeat weekly → daily",
      "Milk: repeat щотижня → щодня"),
    Row(.lineList(milk, key: "tags", added: ["a"], removed: []), "Milk: tags + a", "Milk: tags + a"),
    Row(
      .logged(milk, on: "2026-11-20", status: .done), "Milk done on Fri, 20 Nov 2026",
      "Milk: виконано пт, 20 лист. 2026"),
    Row(
      .logged(nil, on: "2026-11-20", status: .cancelled), "the task skipped on Fri, 20 Nov 2026",
      "завдання: пропущено пт, 20 лист. 2026"),
  ])
  func `are said of lines`(row: Row) { expect(row) }

  private func expect(_ row: Row) {
    #expect(Messages(.english).sentence(for: row.change) == row.english)
    #expect(Messages(.ukrainian).sentence(for: row.change) == row.ukrainian)
  }

  @Test func `do not repeat the line in its own history`() {
    let change = NoteChange.lineKey(Self.milk, key: "due", before: "1", after: "2")
    #expect(Messages(.english).sentence(for: change, namesLine: false) == "due 1 → 2")
  }

  @Test func `spell out what a terminal would act on, and cut what is long`() {
    let hostile = NoteChange.key(["a\u{1B}[31m"], before: "b\u{202E}", after: String(repeating: "x", count: 500))
    let sentence = Messages(.english).sentence(for: hostile)
    #expect(sentence == "a\\u{1B}[31m b\\u{202E} → \(String(repeating: "x", count: 59))…")
    #expect(
      Messages(.english).sentence(for: .headingAdded(String(repeating: "\u{200B}", count: 1_000_000))).utf8.count
        < 2_000)
  }

  @Test func `of long lines show the words that differ`() {
    let before = "one two three four five six seven eight nine ten eleven twelve old thirteen"
    let after = "one two three four five six seven eight nine ten eleven twelve new thirteen"
    let change = NoteChange.text(under: .init(before: nil, after: nil), added: [after], removed: [before])
    #expect(Messages(.english).sentence(for: change) == "text: '… twelve old thirteen' → '… twelve new thirteen'")
  }

  @Test(arguments: [
    (
      NoteChange.key(["a", "b"], before: nil, after: "1"),
      #"{"change":"key","path":["a","b"],"before":null,"after":"1"}"#
    ),
    (
      .lineMarked(milk, before: .open, after: .inProgress),
      #"{"change":"line-marked","line":"Milk","before":"open","after":"in-progress"}"#
    ),
    (
      .lineMoved(milk, from: nowhere, to: below),
      #"{"change":"line-moved","line":"Milk","from":{"heading":null,"parent":null},"to":{"heading":"Home","parent":"Shopping"}}"#
    ),
    (
      .logged(nil, on: "2026-11-20", status: .done),
      #"{"change":"logged","line":null,"on":"2026-11-20","status":"done"}"#
    ),
    (
      .text(under: .init(before: "A", after: "B"), added: ["x"], removed: []),
      #"{"change":"text","heading":"B","added":["x"],"removed":[]}"#
    ),
    (.formatting, #"{"change":"formatting"}"#),
  ])
  func `have one form for programs`(change: NoteChange, json: String) {
    var writer = JSONWriter()
    change.write(to: &writer)
    #expect(writer.text == json)
  }
}
