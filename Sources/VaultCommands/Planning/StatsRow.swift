import VaultActions
import VaultJournal
import VaultModel
import VaultPlanner
import VaultTasks

/// A line of statistics: the whole, a group, or a day.
struct StatsRow: Sendable {
  var kind: String
  var name: String?
  var date: String?
  var count: Int?
  var mean: String?
  var verdict: String?
  var best: [String]?
  var worst: [String]?
  var done: Int?
  /// How often it was due.
  var due: Int?
  /// The most that was done in a row.
  var longest: Int?
  var open: Int?
  /// In minutes.
  var spent: Int64?
  var planned: Int64?
  /// How many days in a row have an entry, or how many occurrences were done in a row.
  var streak: Int?
  /// The mean of the days with something, and of those without.
  var with: String?
  var without: String?
  /// What was spent on a day, and in which currency.
  var median: String?
  var currency: String?
  /// What a bar of it shows, from 0 to 1.
  var share = 0.0
  /// Whether it is what the note of a day says itself, and no mean of check-ins.
  var isOwn = false

  init(_ kind: String) { self.kind = kind }

  /// Nothing without any check-in or day.
  static func rows(of statistics: MoodStatistics, on days: ClosedRange<LocalDate>, isMood: Bool) -> [StatsRow] {
    guard !statistics.days.isEmpty else { return [] }
    let lowest = isMood ? -2.0 : 1.0
    var summary = StatsRow("summary")
    summary.count = statistics.all.count
    summary.mean = statistics.all.count == 0 ? nil : statistics.all.text
    summary.best = statistics.best.map(\.text)
    summary.worst = statistics.worst.map(\.text)
    summary.share = share(statistics.all, lowest: lowest)
    var rows = [summary]
    for grouping in MoodStatistics.Grouping.allCases {
      rows += statistics.groups(grouping).map { group in
        var row = StatsRow(grouping.rawValue)
        (row.name, row.count, row.mean, row.share) = (
          group.name, group.mean.count, group.mean.text, share(group.mean, lowest: lowest)
        )
        if isMood { row.verdict = group.verdict.rawValue }
        return row
      }
    }
    return rows + statistics.dayRows(lowest: lowest)
  }

  /// Nothing without an entry in the days, or up to today.
  static func diary(_ statistics: DiaryStatistics) -> [StatsRow] {
    guard statistics.streak > 0 || !statistics.moods.days.isEmpty || !statistics.activities.isEmpty else { return [] }
    var summary = StatsRow("summary")
    summary.streak = statistics.streak
    summary.best = statistics.moods.best.map(\.text)
    summary.worst = statistics.moods.worst.map(\.text)
    let most = statistics.activities.first?.count ?? 1
    return [summary]
      + statistics.activities.map { activity in
        var row = StatsRow("activity")
        (row.name, row.count, row.share) = (activity.name, activity.count, Double(activity.count) / Double(most))
        if let means = activity.means {
          (row.with, row.without) = (means.with.text, means.without.text)
        } else {
          row.verdict = MoodStatistics.Verdict.tooLittleData.rawValue
        }
        return row
      } + statistics.moods.dayRows(lowest: -2)
  }

  /// Nothing without an expense on a day that has a mood.
  static func money(_ spending: MoodSpending) -> [StatsRow] {
    let most = Dictionary(grouping: spending.groups, by: \.currency)
      .mapValues { groups in groups.compactMap { $0.median?.parts }.max() ?? 0 }
    return spending.groups.map { group in
      var row = StatsRow("mood")
      (row.name, row.count, row.currency) = (group.mood.name, group.days, group.currency.code)
      row.median = group.median?.digits(sign: .onlyMinus)
      if group.median == nil { row.verdict = MoodStatistics.Verdict.tooLittleData.rawValue }
      row.share = Double(max(0, group.median?.parts ?? 0)) / Double(max(1, most[group.currency] ?? 1))
      return row
    }
  }

  /// Where a mean lies between the least and the most, four steps above it.
  fileprivate static func share(_ mean: Mean, lowest: Double) -> Double {
    mean.count == 0 ? 0 : (Double(mean.sum) / Double(mean.count) - lowest) / 4
  }

  static func tasks(_ statistics: TaskStatistics, on days: ClosedRange<LocalDate>) -> [StatsRow] {
    guard statistics.all.count > 0 || statistics.open > 0 else { return [] }
    var summary = StatsRow("summary")
    (summary.done, summary.open) = (statistics.all.count, statistics.open)
    var rows = [summary]
    for grouping in [TaskStatistics.Grouping.category, .list, .tag, .week, .day] {
      let groups = statistics.groups(grouping).filter { $0.total.count > 0 }
      let most = groups.map(\.total.count).max() ?? 1
      rows += groups.map { group in
        var row = StatsRow(grouping.rawValue)
        (row.count, row.share) = (group.total.count, Double(group.total.count) / Double(most))
        row.put(group.name, grouping)
        return row
      }
    }
    return rows
  }

  /// What was due on some days, and how much of that was done; the runs are those of the whole log. Nothing without any.
  static func habits(_ habits: [ReadStreaks.Habit], on days: ClosedRange<LocalDate>) -> [StatsRow] {
    let counts = habits.map { habit in Streak(of: habit.history.filter { days.contains($0.day) }) }
    guard counts.contains(where: { $0.due > 0 }) else { return [] }
    var summary = StatsRow("summary")
    (summary.done, summary.due) = (counts.reduce(0) { $0 + $1.done }, counts.reduce(0) { $0 + $1.due })
    return [summary]
      + zip(habits, counts).filter { $1.due > 0 }.map { habit, count in
        var row = StatsRow("habit")
        (row.name, row.done, row.due) = (habit.title, count.done, count.due)
        (row.streak, row.longest) = (habit.streak.current, habit.streak.longest)
        row.share = Double(count.done) / Double(count.due)
        return row
      }
  }

  static func time(_ statistics: TaskStatistics) -> [StatsRow] {
    guard statistics.all.spent > 0 else { return [] }
    var summary = StatsRow("summary")
    (summary.spent, summary.planned) = (statistics.all.spent / 60, statistics.all.planned / 60)
    var rows = [summary]
    for grouping in TaskStatistics.Grouping.allCases {
      let groups = statistics.groups(grouping).filter { $0.total.spent > 0 }
      let most = groups.map(\.total.spent).max() ?? 1
      rows += groups.map { group in
        var row = StatsRow(grouping.rawValue)
        (row.spent, row.planned) = (group.total.spent / 60, group.total.planned / 60)
        row.share = Double(group.total.spent) / Double(most)
        row.put(group.name, grouping)
        return row
      }
    }
    return rows
  }

  private mutating func put(_ name: String, _ grouping: TaskStatistics.Grouping) {
    if grouping == .day || grouping == .week { date = name } else { self.name = name }
  }
}

extension MoodStatistics {
  /// A row a day.
  fileprivate func dayRows(lowest: Double) -> [StatsRow] {
    days.map { date, mean in
      var row = StatsRow("day")
      (row.date, row.count, row.mean) = (date.text, mean.count, mean.text)
      (row.share, row.isOwn) = (StatsRow.share(mean, lowest: lowest), ownDays.contains(date))
      return row
    }
  }
}
