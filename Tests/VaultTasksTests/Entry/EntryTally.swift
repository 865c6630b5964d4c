import VaultModel

@testable import VaultTasks

/// What became of texts whose meaning is known, with the texts that were not understood.
///
/// A rule is compared by the days it comes on, so a row may say it in any words or as RRULE text.
struct EntryTally {
  /// What became of one text.
  enum Outcome: String {
    /// Title, date, time and all else as expected.
    case right
    /// Nothing was understood but tags, priority and list: the words stay in the title.
    case left
    /// Date, time and rule as expected; the title or another value is not.
    case inexact
    /// A date, a time or a rule that was not meant, or only a part of what was meant.
    case wrong
  }

  private var counts: [Outcome: Int] = [:]
  private var misses: [String] = []

  /// Reads the texts of the rows.
  init(_ rows: [EntryRow]) {
    for row in rows {
      let entry = EntryRow.entry(row.text)
      let outcome = Self.outcome(of: entry, in: row)
      counts[outcome, default: 0] += 1
      guard outcome != .right else { continue }
      misses.append(
        "\(outcome): \(row.text) -> \(entry.title) | \(entry.meaning) (expected \(row.title) | \(row.meaning))")
    }
    misses.sort { $0.hasPrefix("wrong") && !$1.hasPrefix("wrong") }
  }

  /// How many texts had the outcome.
  func count(_ outcome: Outcome) -> Int { counts[outcome] ?? 0 }

  /// The share of the texts that were understood exactly, from 0 to 1.
  var shareRight: Double { Double(count(.right)) / Double(max(1, counts.values.reduce(0, +))) }

  /// The counts and 40 of the texts that were not understood, the misread ones first and evenly from all of them.
  var report: String {
    let outcomes = [Outcome.right, .left, .inexact, .wrong].map { "\($0) \(count($0))" }
    let wrong = count(.wrong) > 0 ? misses.prefix(count(.wrong)) : misses[...]
    let shown = stride(from: 0, to: wrong.count, by: max(1, wrong.count / 40)).map { wrong[$0] }
    return ([outcomes.joined(separator: ", ")] + shown.prefix(40)).joined(separator: "\n")
  }

  private static func outcome(of entry: QuickEntry, in row: EntryRow) -> Outcome {
    guard entry.pieces.contains(where: { ![.tag, .priority, .list].contains($0.meaning) }) else {
      return row.title == entry.title && row.meaning == entry.meaning ? .right : .left
    }
    let (expected, found) = (Parts(row.meaning), Parts(entry.meaning))
    guard expected.times == found.times, (expected.rule == nil) == (found.rule == nil) else { return .wrong }
    if let start = entry.due ?? entry.block?.start, let meant = expected.rule, let rule = found.rule {
      guard let days = days(rule, from: start), days == self.days(meant, from: start) else { return .wrong }
    }
    return expected.others == found.others && row.title == entry.title ? .right : .inexact
  }

  /// The first occurrences of a rule, or nil when it is none.
  private static func days(_ rule: String, from start: Moment) -> [String]? {
    let schedule = try? Schedule(Repetition(rule: rule), start: start, weekStart: .monday, exceptions: [])
    return schedule?.occurrences.prefix(12).map(\.text)
  }

  /// A meaning as the tables write it, taken apart.
  private struct Parts {
    var times: [Substring] = []
    var rule: String?
    var others: [Substring] = []

    init(_ meaning: String) {
      for part in meaning.split(separator: "; ") {
        if part.hasPrefix("repeat=") {
          rule = String(part.dropFirst("repeat=".count))
        } else if ["due=", "at=", "from=", "scheduled="].contains(where: part.hasPrefix) {
          times.append(part)
        } else {
          others.append(part)
        }
      }
    }
  }
}
