import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault rooms free`: which rooms no lesson is in, and how much is known of it.
@Suite struct `Free rooms` {
  private static let files = [
    // One line more, under Monday.
    ClassVault.path: ClassVault.note.replacing(
      "\n## Wednesday", with: "- 12:25-13:45 Фізра {room: 305-4, skipped}\n\n## Wednesday"),
    "rooms/114-2.md": "---\nbuilding: 2\nkind: ЛР\ncapacity: 15\n---\n",
    "rooms/115-2.md": "---\nbuilding: 2\nkind: ЛР\ncapacity: 15\n---\n",
    "rooms/210-4.md": "---\nbuilding: 4\nkind: ЛК\ncapacity: 60\n---\n",
    "rooms/305-4.md": "---\nbuilding: 4\nkind: ЛР\n---\n",
    "groups/151004.md": "", "groups/151005.md": "",
  ]

  private static func vault(_ more: [String: String] = [:]) throws -> ClassVault {
    try ClassVault(files.merging(more) { $1 })
  }

  private func free(_ at: String, _ more: [String] = [], in vault: ClassVault? = nil) throws -> [AnswerLine] {
    let run = try (vault ?? Self.vault()).run(["rooms", "free", "--at", at, "--json"] + more)
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)")
    // Its coverage may be a line of its own.
    return try Answer(run.output).lines.filter { !$0.name.isEmpty }
  }

  /// The names of the rooms that are free, in their order, divided by spaces.
  private func names(_ at: String, _ more: [String] = [], in vault: ClassVault? = nil) throws -> String {
    try free(at, more, in: vault).map(\.name).sorted().joined(separator: " ")
  }

  @Test(arguments: [
    // Half-open: ЛР has ended, ЛК has not begun.
    ("2026-12-07 10:20-10:35", "114-2 115-2 210-4 305-4"),
    // ЛР until 10:20, ЛК from 10:35.
    ("2026-12-07 10:19-10:35", "210-4 305-4"), ("2026-12-07 10:20-10:36", "114-2 115-2 305-4"),
    ("2026-12-07 10:35-11:55", "114-2 115-2 305-4"), ("2026-12-07 11:55-12:25", "114-2 115-2 210-4 305-4"),
    ("2026-12-07 08:00-09:00", "114-2 115-2 210-4 305-4"), ("2026-12-07 08:00-18:00", ""),
    // Week 2, no ЛР; a break; behind the term; the exam.
    ("2026-11-30 09:00-10:20", "114-2 115-2 210-4 305-4"), ("2026-11-02 10:35-11:55", "114-2 115-2 210-4 305-4"),
    ("2026-12-28 10:35-11:55", "114-2 115-2 210-4 305-4"), ("2026-12-29 11:59-13:00", "114-2 115-2 305-4"),
    // A skipped lesson still fills its room.
    ("2026-12-07 12:30-13:00", "114-2 115-2 210-4"),
  ])
  func `are those in which nothing overlaps`(at: String, rooms: String) throws {
    #expect(try names(at) == rooms)
  }

  @Test(arguments: [
    // МатПрог is excepted; then it takes place, in week 2.
    ("2026-11-18 09:00-10:20", "4", "210-4 305-4"), ("2026-12-02 09:00-10:20", "4", "305-4"),
    ("2026-12-02 09:00-10:20", "2", "114-2 115-2"), ("2026-12-02 09:00-10:20", "9", ""),
  ])
  func `are those of a building`(at: String, building: String, rooms: String) throws {
    #expect(try names(at, ["--building", building]) == rooms)
  }

  @Test func `whose capacity is not known are named apart`() throws {
    // ЛР are in building 2.
    let words = ["--building", "4", "--min-capacity", "20"]
    let known = try free("2026-12-07 09:00-10:20", words).filter { !$0.text("capacity").isEmpty }
    #expect(known.map(\.name) == ["210-4"])
    let run = try Self.vault().run(
      ["rooms", "free", "--at", "2026-12-07 09:00-10:20"] + words, columns: 100)
    let shown = run.output + run.errors
    #expect(shown.contains("210-4") && shown.contains("305-4") && shown.contains("capacity unknown"), "\(shown)")
    #expect(!shown.contains("114-2"), "\(shown)")
    // Too small for more than it holds; as large as it is.
    for (capacity, rooms) in [("60", ["210-4"]), ("61", [])] {
      let lines = try free("2026-12-07 09:00-10:20", ["--building", "4", "--min-capacity", capacity])
      #expect(lines.filter { !$0.text("capacity").isEmpty }.map(\.name) == rooms)
    }
  }

  @Test(arguments: [
    ["2026-12-07 10:20-10:35"], ["2026-12-07 10:19-10:35"], ["2026-12-07 10:20-10:36"], ["2026-11-30 09:00-10:20"],
    ["2026-11-02 10:35-11:55"], ["2026-11-18 09:00-10:20", "--building", "4"], ["2026-12-07 08:00-18:00"],
    ["2026-12-07 09:00-10:20", "--building", "4", "--min-capacity", "20"], ["2026-12-07 12:30-13:00"],
  ])
  func `come with what is known of the groups`(words: [String]) throws {
    let run = try Self.vault().run(["rooms", "free", "--at"] + words, columns: 100)
    #expect((run.output + run.errors).contains("from 1 of 2 groups"), "\(run.output)\(run.errors)")
    // With every schedule there it is said too.
    let whole = try Self.vault(["timetable/151005.md": ClassVault.schedule("{group: \"151005\"}", "term: 2026-09-01\n")]
    )
    let all = whole.run(["rooms", "free", "--at"] + words, columns: 100)
    #expect((all.output + all.errors).contains("from 2 of 2 groups"), "\(all.output)\(all.errors)")
  }

  @Test(arguments: [
    // As the source writes it; a lesson's kind finds rooms of the matching type.
    ("ЛР", "114-2 115-2 305-4"), ("ЛК", "210-4"), ("лк", "210-4"), ("ПЗ", ""),
  ])
  func `are those made for a kind of lessons`(kind: String, rooms: String) throws {
    #expect(try names("2026-11-30 09:00-10:20", ["--kind", kind]) == rooms)
  }

  @Test(arguments: [
    ("ЛК", "r-lecture"), ("ПЗ", "r-practical"), ("ЛР", "r-computers r-laboratory"), ("УЛр", "r-computers r-laboratory"),
  ])
  func `are found by a lesson's kind whatever the type is called`(kind: String, rooms: String) throws {
    let kinds = [
      "lecture": "лекционная", "practical": "для практических занятий", "laboratory": "лаборатория",
      "computers": "компьютерный класс",
    ]
    let vault = try ClassVault(
      Dictionary(uniqueKeysWithValues: kinds.map { ("rooms/r-\($0.key).md", "---\nkind: \($0.value)\n---\n") }))
    #expect(try names("2026-11-30 09:00-10:20", ["--kind", kind], in: vault) == rooms)
  }

  @Test func `are busy by the schedule of any owner, whatever the letters look like`() throws {
    // The room of the note is Cyrillic, that of the teacher's schedule Latin; another line has a link.
    let term = "term: 2026-09-01..2026-12-24\n"
    let vault = try Self.vault([
      "rooms/207а-5.md": "", "rooms/9-1.md": "", "rooms/8-1.md": "",
      "timetable/t.md": ClassVault.schedule(
        "{teacher: n-petiukevich}", term, "09:00-10:20 А {room: 207a-5}", "09:00-10:20 Б {room: \"[[9-1]]\"}"),
      "timetable/r.md": ClassVault.schedule("{room: 8-1}", term, "09:00-10:20 В"),
    ])
    #expect(try names("2026-11-25 09:00-10:20", in: vault) == "114-2 115-2 210-4 305-4")
    #expect(try names("2026-11-25 10:20-10:30", in: vault).contains("8-1"))
  }

  @Test(arguments: ["", "soon", "2026-02-30 09:00-10:20", "2026-12-07 9-10"])
  func `are not guessed at`(at: String) throws {
    #expect(try Self.vault().run(["rooms", "free", "--at", at]).code == .wrongCall)
  }

  @Test func `are not asked for with the times turned round`() throws {
    let run = try Self.vault().run(["rooms", "free", "--at", "2026-12-07 11:00-10:00"])
    #expect(run.code == .wrongCall && run.errors.contains("'11:00-10:00' ends before it begins"), "\(run.errors)")
    #expect(run.errors.contains("24:00"), "\(run.errors)")
    #expect(try names("2026-12-07 18:00-24:00") == "114-2 115-2 210-4 305-4")
  }
}
