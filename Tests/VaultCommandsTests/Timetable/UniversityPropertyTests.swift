import Testing
import VaultModel
import VaultTestSupport

@testable import VaultCommands

/// Views, the next lessons, free rooms and queries over random universities, each worked out lesson by lesson.
@Suite struct `Any university` {
  private func vault(_ university: RandomUniversity, subgroup: Int = 1) throws -> ClassVault {
    try ClassVault(
      university.files, settings: "timetable: {mine: [{group: \"101\", subgroup: \(subgroup)}]}\n")
  }

  /// A random day of the academic year.
  private func day(of university: RandomUniversity, using random: inout SplitMix64) throws -> LocalDate {
    try #require(university.year.lowerBound.adding(days: Int.random(in: 0...200, using: &random)))
  }

  @Test func `has the lessons of a view`() throws {
    for seed in LongSearch.seeds(few: 25) {
      let university = RandomUniversity(seed: seed)
      let vault = try vault(university)
      var random = SplitMix64(seed: seed)
      let from = try day(of: university, using: &random)
      let to = try #require(from.adding(days: Int.random(in: 0...60, using: &random)))
      let group = RandomUniversity.groups.randomElement(using: &random) ?? "101"
      let teacher = RandomUniversity.teachers.randomElement(using: &random) ?? "ada"
      let room = RandomUniversity.rooms.randomElement(using: &random) ?? "1-1"
      let views: [([String], (RandomUniversity.Lesson) -> Bool)] = [
        (["--group", group], { $0.groups.contains(group) }),
        (["--teacher", teacher], { $0.teachers.contains(teacher) }),
        (["--room", room], { $0.rooms.contains(room) }),
        (["--group", group, "--subgroup", "2"], { $0.groups.contains(group) && $0.subgroup != 1 }),
        (
          ["--group", group, "--teacher", teacher, "--room", room],
          { $0.groups.contains(group) || $0.teachers.contains(teacher) || $0.rooms.contains(room) }
        ),
        (RandomUniversity.groups.flatMap { ["--group", $0] }, { _ in true }),
        (["--group", group, "--subject", "l1"], { $0.groups.contains(group) && $0.subject.hasPrefix("L1") }),
      ]
      for (words, isWanted) in views {
        let lessons = try vault.answer(["timetable"] + words + ["--from", from.text, "--to", to.text]).lines
          .map(Occurrence.init)
        // By a teacher or a room a lesson is found in the schedules of all its groups, by a group in that of the group.
        let expected = university.occurrences(in: from...to, where: isWanted) { lesson in
          let isFoundByAll =
            words.contains("--teacher") && lesson.teachers.contains(teacher)
            || words.contains("--room") && lesson.rooms.contains(room)
          return isFoundByAll ? lesson.groups : lesson.groups.filter(words.contains)
        }
        let comment: Comment = "seed \(seed), \(words), \(from.text)..\(to.text): \(university.files)"
        #expect(lessons.map(\.fullText).sorted() == expected, comment)
        // In the order of time, then of subgroups.
        let places = lessons.map { "\($0.date) \($0.start) \($0.line.text("subgroup"))" }
        #expect(places == places.sorted(), comment)
      }
    }
  }

  @Test func `has the next lessons of a person`() throws {
    for seed in LongSearch.seeds(few: 25) {
      let university = RandomUniversity(seed: seed)
      let vault = try vault(university, subgroup: 2)
      var random = SplitMix64(seed: seed)
      let today = try day(of: university, using: &random)
      let time = [0, 540, 619, 620, 700, 715, 919, 920, 1439].randomElement(using: &random) ?? 0
      let now = "\(today.text)T\(RandomUniversity.clock(time))"
      let mine = university.lessons.filter { $0.groups.contains("101") && $0.subgroup != 1 }
      let coming = mine.flatMap { lesson in
        lesson.days.filter { $0 > today || $0 == today && lesson.end > time }
          .map { "\($0.text) \(RandomUniversity.clock(lesson.start))" }
      }.sorted()
      let lines = try vault.answer(["next", "-n", "5"], at: now).lines.map(Occurrence.init)
      #expect(
        lines.map { "\($0.date) \($0.start)" } == Array(coming.prefix(5)), "seed \(seed), \(now): \(university.files)")
    }
  }

  @Test func `has free rooms where no lesson is`() throws {
    for seed in LongSearch.seeds(few: 25) {
      let university = RandomUniversity(seed: seed)
      let vault = try vault(university)
      var random = SplitMix64(seed: seed)
      for _ in 0..<4 {
        let day = try day(of: university, using: &random)
        let from = Int.random(in: 500...930, using: &random)
        let to = from + Int.random(in: 1...200, using: &random)
        let busy = university.lessons.filter { $0.days.contains(day) && $0.start < to && from < $0.end }
        let free = Set(RandomUniversity.rooms).subtracting(busy.flatMap(\.rooms))
        let at = "\(day.text) \(RandomUniversity.clock(from))-\(RandomUniversity.clock(to))"
        let run = vault.run(["rooms", "free", "--at", at, "--json"])
        let names = try Answer(run.output).lines.map(\.name).filter { !$0.isEmpty }
        #expect(names.sorted() == free.sorted(), "seed \(seed), \(at): \(university.files)")
      }
    }
  }

  @Test func `has as many lines for a query as take place on its day`() throws {
    for seed in LongSearch.seeds(few: 25) {
      let university = RandomUniversity(seed: seed)
      let vault = try vault(university)
      var random = SplitMix64(seed: seed)
      for _ in 0..<4 {
        let day = try day(of: university, using: &random)
        // A lesson of two groups stands in two notes.
        let count = university.lessons.filter { $0.days.contains(day) }.map(\.groups.count).reduce(0, +)
        let run = vault.run(["search", "type:lesson date:\(day.text)", "--count"])
        #expect(run.output == "\(count)\n", "seed \(seed), \(day.text): \(run.errors)\(university.files)")
      }
    }
  }
}
