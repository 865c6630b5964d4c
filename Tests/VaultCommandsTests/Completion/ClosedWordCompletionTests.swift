import Testing
import VaultMessages

@testable import VaultCommands

/// Words that mean the same in every vault: statuses, days, rules, units.
@Suite struct `Completing words that every vault knows` {
  private func complete(_ words: [String], in language: MessageLanguage = .english) -> [String] {
    let run = CommandRun(commands: emptyCommands) {
      $0.arguments = ["__complete"] + words
      $0.variables[.locale] = language.rawValue
    }
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    // A member by any spelling that is begun; what it is called otherwise stands beside it.
    (["set", "x", "priority=вис"], ["priority=високий\thigh"]),
    (["set", "x", "priority=ВИС"], ["priority=високий\thigh"]),
    (["set", "x", "priority=h"], ["priority=high"]), (["set", "x", "status=скас"], ["status=скасовано\tcancelled"]),
    (["search", "priority:вис"], ["priority:високий\thigh"]), (["search", "status:зроб"], ["status:зроблено\tdone"]),
    (["search", "is:прос"], ["is:прострочене\toverdue"]), (["search", "difficulty:лег"], ["difficulty:легко\teasy"]),
    (["search", "favorite:так"], ["favorite:так\tyes"]), (["search", "favorite:t"], ["favorite:true"]),
    (["search", "weekday:пон"], ["weekday:понеділок"]), (["search", "weekday:п'"], ["weekday:\"п'ятниця\""]),
    (["recipe", "list", "--diet", "веган"], ["веганське\tvegan"]),
    (["recipe", "list", "--diet", "gl"], ["gluten-free"]),
    (["recipe", "list", "--status", "чер"], ["чернетка\tdraft"]),
    (["recipe", "list", "--difficulty", "v"], []), (["recipe", "list", "--difficulty", "h"], ["hard"]),
    (["meals", "plan", "--meal", "об"], ["обід\tlunch"]), (["meals", "add", "завтра", "веч"], ["вечеря\tdinner"]),
    (["timetable", "--show", "rooms,te"], ["rooms,teachers"]), (["list", "сьо"], ["сьогодні\tToday"]),
    (["list", "rm", "To"], []),
    // Dates.
    (["agenda", "зав"], ["завтра"]), (["done", "x", "--on", "y"], ["yesterday"]),
    (["add", "x", "--at", "tom"], ["tomorrow"]),
    (["agenda", "next"], ["next week", "next weekend", "next month", "next year"]),
    (["meals", "add", "завтр"], ["завтра", "завтрак\tbreakfast"]), (["plan", "тиж"], ["тиждень"]),
    (["diary", "вчо"], ["вчора"]),
    (["money", "жов"], ["жовтень"]), (["calendar", "dec"], ["december"]),
    (["week", "наступний т"], ["наступний тиждень"]),
    (["set", "x", "due=зав"], ["due=завтра"]), (["search", "due:зав"], ["due:завтра"]),
    (["cookable", "--expiring", ""], ["3d", "7d", "2w"]),
    (["pantry", "add", "x", "--expires", "t"], ["today", "tomorrow", "tuesday", "thursday"]),
    (["remind", "--within", "1"], ["15m", "1h", "1d"]),
    // Rules.
    (["set", "x", "repeat=що"], ["repeat=щодня", "repeat=щотижня", "repeat=щомісяця", "repeat=щороку"]),
    (["recur", "кожні 2"], ["кожні 2 тижні"]),
    (["recipe", "rate", "x", ""], ["1", "2", "3", "4", "5"]), (["recipe", "photo", ""], ["list", "add"]),
    (["convert", "1 cup", "скл"], ["скл"]),
  ])
  func `in either language`(words: [String], candidates: [String]) { #expect(complete(words) == candidates) }

  @Test(arguments: [
    (["agenda", ""], ["сьогодні", "завтра", "тиждень", "вихідні", "місяць", "3"]),
    (["add", "x", "--at", ""], ["сьогодні", "завтра"]), (["done", "x", "--on", ""], ["сьогодні", "вчора"]),
    // Notes keep the names of the format; what they mean stands beside them.
    (
      ["set", "x", "priority="],
      ["priority=none\tнемає", "priority=low\tнизький", "priority=medium\tсередній", "priority=high\tвисокий"]
    ),
    (["mood", "h"], ["happy\t🙂"]),
  ])
  func `as its reader calls them`(words: [String], candidates: [String]) {
    #expect(complete(words, in: .ukrainian) == candidates)
  }
}
