import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultCommands

/// Whatever words somebody types, every command that takes days reads the same ones, or refuses them for the same reason.
/// Now is Wednesday, 18 November 2026, 10:00.
@Suite struct `Days of commands, whatever is typed` {
  /// What a command makes of some words: the first and the last day, or the sentence with which it refuses.
  private enum Answer: Hashable, CustomStringConvertible {
    case days(String, String)
    case refused(String)

    var description: String {
      switch self {
      case .days(let first, let last): "\(first)..\(last)"
      case .refused(let reason): reason
      }
    }
  }

  /// Words in which somebody says days, rightly or not.
  private struct Phrase {
    static let before = [
      "", "", "", "", "", "on ", "by ", "from ", "next ", "last ", "this ", "until ", "у ", "в ", "до ", "на ", "з ",
      "the ",
      "наступної ", "минулого ", "end of ", "кінець ", "in ",
    ]
    static let days = [
      "monday", "fri", "wednesday", "sat", "п'ятниця", "пн", "середу", "неділю", "week", "weekend", "month", "year",
      "тиждень", "місяця", "вихідні", "december", "oct", "may", "грудень", "травня", "today", "tomorrow", "yesterday",
      "завтра", "учора", "25th", "3", "10 days", "2 weeks", "3 дні", "25 nov", "nov 10", "1 грудня", "30 feb", "25.12",
      "12.11.2026", "2026-11-25", "2026-12", "2026-W48", "2027", "+3d", "-2w", "+3m", "in 3 days", "3 days ago",
      "через тиждень", "eom", "tonight", "next mon", "nxt week", "soup", "whenever", "12/5", "31 november",
    ]
    static let behind = [
      "", "", "", "", "", "", "", " 2027", " evening", " ранку", " 7d", " to friday", " по неділю", "..fri",
      "..2026-12-05",
      " - 27 nov", "-sun", " of next week", " next week", " or so", " next year",
    ]

    let text: String

    init(_ random: inout SplitMix64) {
      func one(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
      var text = (one(Self.before) + one(Self.days) + one(Self.behind)).trimmed
      if random.next() % 12 == 0, text.count > 3 {
        text.remove(at: text.index(text.startIndex, offsetBy: Int(random.next() % UInt64(text.count))))
      }
      self.text = text.trimmed
    }
  }

  /// Where nothing stands on a day, so that an answer names the days that were asked for.
  private static let empty = Result { try PlanVault(["inbox.md": "- [ ] walk the dog\n"], settings: "currency: UAH\n") }
  /// With a task whose one occurrence may be moved to any day.
  private static let licence = Result {
    try PlanVault(
      ["inbox.md": "- [ ] walk the dog\n- [ ] renew the licence {due: 2020-01-01, repeat: every 20 years}\n"],
      settings: "currency: UAH\n")
  }

  /// What a call answers with the words in it; nil where they are read as something else there.
  private func answer(_ call: [String], _ text: String, isSpan: Bool = true) throws -> Answer? {
    let words = call.map { $0.replacing("%", with: text) }
    let run = try (isSpan ? Self.empty : Self.licence).get().run(words, at: "2026-11-18 10:00")
    if run.code == .wrongCall || run.code == .ioFailure {
      // Which of two days is wrong is told by it alone where both are options.
      return .refused((run.errors.split(separator: "\n").first.map(String.init) ?? "").replacing(/'.*'/, with: ""))
    }
    if run.errors.contains("fit") { return nil }
    // What was there before, and the day of the call.
    let lines = (run.output + run.errors).split(separator: "\n").filter {
      !$0.hasPrefix("-") && !$0.contains("created:")
    }
    let dates = Self.dates(in: lines.joined(separator: "\n"))
      .filter { !$0.hasPrefix("2020") }
    return dates.min().flatMap { first in dates.max().map { .days(first, isSpan ? $0 : first) } }
  }

  /// Words that are no days are a query where one may stand, and refused elsewhere.
  private static func agree(_ first: Answer?, _ second: Answer?) -> Bool {
    switch (first, second) {
    case (nil, .refused?), (.refused?, nil): true
    default: first == second
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The dates that a text names, as ISO 8601 or as `23 Nov 2026`.
  private static func dates(in text: String) -> [String] {
    let spoken = text.matches(of: /([0-9]{1,2}) ([A-Z][a-z]{2}) ([0-9]{4})/).compactMap { match -> String? in
      guard let month = months.firstIndex(of: String(match.2)) else { return nil }
      func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "\(match.3)-\(padded(month + 1))-\(padded(Int(match.1) ?? 0))"
    }
    return spoken + text.matches(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/).map { String($0.output) }
  }

  /// Calls that show or write one day to come, then those that take the days of a span, and those that look back.
  private static let one: [[String]] = [
    ["new", "event", "Fair", "--dry-run", "--at", "%"], ["done", "renew the licence", "--dry-run", "--move", "%"],
    ["pantry", "add", "milk", "--dry-run", "--expires", "%"], ["set", "walk the dog", "due=%", "--dry-run"],
  ]
  private static let spans: [[String]] = [["tasks", "%"], ["meals", "%"]]
  private static let back: [[String]] = [
    ["done", "walk the dog", "--dry-run", "--on", "%"], ["money", "add", "-10", "Coffee", "--dry-run", "--on", "%"],
    ["diary", "walked", "--dry-run", "--on", "%"], ["set", "walk the dog", "completed=%", "--dry-run"],
  ]

  @Test func `are the same days everywhere`() throws {
    for seed in LongSearch.seeds(few: 60) {
      var random = SplitMix64(seed: seed)
      let text = Phrase(&random).text
      let days = try answer(["agenda", "%"], text)
      for call in Self.spans {
        let other = try answer(call, text)
        #expect(Self.agree(days, other), "\(text): \(call) \(other as Any), agenda \(days as Any)")
      }
      let from = try answer(["agenda", "--from", "%"], text)
      switch (days, from) {
      case (.days(let first, let last)?, .days(let other, _)?):
        // What begins with the weekday of today begins today: `fri..sun` on a Friday is the weekend.
        let isWeekday = first == "2026-11-25" && last == first && other == "2026-11-18"
        #expect(isWeekday || first == other, "\(text) behind --from")
      default: #expect(Self.agree(days, from), "\(text): \(from as Any) behind --from, \(days as Any)")
      }
      let single = try answer(Self.one[0], text, isSpan: false)
      // How long something keeps is said as a length, too.
      let isLength = StatedDays.count(text) != nil
      for call in Self.one.dropFirst() where !isLength || call[0] != "pantry" {
        let other = try answer(call, text, isSpan: false)
        #expect(other == single, "\(text): \(call) \(other as Any), \(Self.one[0]) \(single as Any)")
      }
      let past = try answer(Self.back[0], text, isSpan: false)
      for call in Self.back.dropFirst() {
        let other = try answer(call, text, isSpan: false)
        #expect(other == past, "\(text): \(call) \(other as Any), \(Self.back[0]) \(past as Any)")
      }
    }
  }
}
