import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lessons as queries ask for them: by their type, weekday, kind, weeks and by the days on which they take place.
@Suite struct `Lessons in queries` {
  /// What a query finds: the number that `--count` prints.
  private func count(_ query: String, in vault: ClassVault? = nil) throws -> Int? {
    let run = try (vault ?? ClassVault()).run(["search", query, "--count"])
    #expect(run.code == .done || run.code == .nothingFound, "\(query): \(run.errors)")
    return Int(run.output.split(separator: "\n").first ?? "")
  }

  @Test(arguments: [
    ("type:lesson", 5), ("type:lesson weekday:mon", 3), ("type:lesson weekday:wed", 1), ("type:lesson weekday:tue", 0),
    ("type:lesson weekday:понеділок", 3), ("type:lesson kind:ЛР", 2), ("type:lesson kind:лр", 2),
    ("type:lesson kind:Экзамен", 1), ("type:lesson kind:ЛР weeks:1", 2), ("type:lesson kind:ЛР weeks:2", 0),
    ("type:lesson subgroup:2", 1), ("type:lesson room:210-4", 3),
    ("type:lesson teacher:n-petiukevich", 1), ("type:lesson БД", 4),
    // Several conditions: nothing is on a Tuesday; a Monday of week 1; one of week 4.
    ("type:lesson weekday:tue kind:ЛР weeks:1 date:2026-12-22", 0),
    ("type:lesson weekday:mon kind:ЛР weeks:1 date:2026-12-21", 2), ("type:lesson kind:ЛР date:2026-12-14", 0),
    // Series and single days.
    ("type:lesson date:2026-11-23", 3), ("type:lesson date:2026-11-30", 1), ("type:lesson date:2026-11-24", 0),
    ("type:lesson date:2026-11-02", 0), ("type:lesson date:2026-12-28", 0), ("type:lesson date:2026-12-29", 1),
    ("type:lesson date:2026-08-31", 0),
    // Spans of days that hold one on which it takes place, and none.
    ("type:lesson МатПрог date:2026-12-02..2026-12-03", 1), ("type:lesson МатПрог date:2026-11-03..2026-12-01", 0),
    ("type:lesson МатПрог date:2026-10", 1), ("type:lesson МатПрог date:2026-08", 0),
    ("type:lesson date:2026-11-02..2026-11-08", 0), ("type:lesson date:2026-12-25..2026-12-31", 1),
    // Words of the days near now, Friday, 20 November 2026.
    ("type:lesson date:today", 0), ("type:lesson date:+3d", 3),
  ])
  func `are found`(query: String, count: Int) throws {
    #expect(try self.count(query) == count)
  }

  @Test func `are found on a Tuesday as the page has it`() throws {
    let vault = try ClassVault([
      ClassVault.path: ClassVault.schedule(
        "{group: \"151004\"}", "term: 2026-09-01..2026-12-24\n", "## Tuesday",
        "09:00-10:20 А {kind: ЛР, weeks: [1, 3]}",
        "10:35-11:55 Б {kind: ЛР, weeks: [2, 4]}", "12:25-13:45 В {kind: ЛК, weeks: [1]}")
    ])
    // 22 December 2026: index 16, week 1.
    let run = vault.run(["search", "type:lesson weekday:tue kind:ЛР weeks:1 date:2026-12-22", "--format", "{line}"])
    #expect(run.output == "7\n", "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("weeks: [2]", 0), ("weeks: [1]", 1), ("dates: 2026-11-25", 1), ("except: 2026-11-25", 0), ("weeks: [0]", 1),
    ("skipped", 1), ("dates: 2026-12-01..2026-12-31", 0),
  ])
  func `take place on a day for a query as in a timetable`(attributes: String, count: Int) throws {
    let vault = try ClassVault([
      "timetable/1.md": ClassVault.schedule(
        "{group: \"1\"}", "term: 2026-09-01..2026-12-24\n", "09:00-10:20 А {\(attributes)}")
    ])
    #expect(try self.count("type:lesson date:2026-11-25", in: vault) == count)
    #expect(try vault.days("--group", "1", "--date", "2026-11-25").count == count)
  }

  @Test func `of a note without a term take place in every week for a query too`() throws {
    let vault = try ClassVault([
      "timetable/1.md": ClassVault.schedule("{group: \"1\"}", "", "09:00-10:20 А {weeks: [1]}")
    ])
    for (date, count) in [("2026-11-25", 1), ("2026-12-02", 0), ("2027-04-14", 1), ("2027-04-21", 0)] {
      #expect(try self.count("type:lesson date:\(date)", in: vault) == count, "\(date)")
    }
  }

  @Test func `that are flagged are found by their flags`() throws {
    let vault = try ClassVault([
      "timetable/1.md": ClassVault.schedule(
        "{group: \"1\"}", "", "09:00-10:20 А {skipped}",
        "11:00-12:00 Б {announcement, dates: 2026-11-25, shown: 2026-11-20..2026-11-25}")
    ])
    for query in ["skipped:any", "announcement:any", "shown:any", "dates:any"] {
      #expect(try self.count("type:lesson \(query)", in: vault) == 1, "\(query)")
    }
  }
}
