import Testing
import VaultModel
import VaultTestSupport

@testable import VaultCommands

/// `vault agenda` over everything dated (everyday.md): meals, what expires, moods, regular payments and reminders beside
/// events and tasks. Now is Friday, 20 November 2026, 10:30, in Kyiv.
@Suite struct `Everything with a date` {
  private static let files = [
    ".vault/config.yaml": "timezone: Europe/Kyiv\nlang: en\ncurrency: UAH\n",
    "events/lunch.md": "---\nstart: 2026-11-20 12:00\nend: 2026-11-20 13:00\n---\n# Lunch\n",
    "events/visit.md": "---\nstart: 2026-11-23\nremind: [1d]\n---\n# Visit\n",
    "tasks.md": "- [ ] call {due: 2026-11-20}\n",
    "meals/nov.md":
      "- 2026-11-20 dinner soup\n- 2026-11-20 08:00 breakfast porridge\n- 2026-12-20 dinner pie\n",
    "pantry/fridge.md": "- *500 g* sour cream {expires: 2026-11-21}\n- *1 kg* flour {expires: 2027-05-01}\n",
    "diary/2026/2026-11-10.md": "- 09:00 fine {mood: happy}\n",
    "diary/2026/2026-11-20.md": "- 08:00 up {mood: sad}\n",
    "money/2026-11.md": "- 2026-11-21 -20 UAH booked\n",
    "money/regular.md": "- 2026-10-31 -9500 UAH rent {repeat: monthly}\n- 2026-11-21 -7 UAH pass {repeat: weekly}\n",
  ]

  private func run(_ words: [String], isTerminal: Bool = false) throws -> CommandRun {
    CommandRun(words + ["--now", "2026-11-20 10:30"], in: try ScratchDirectory(Self.files)) {
      $0.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      $0.variables[.noColor] = "1"
      $0.outputIsTerminal = isTerminal
      $0.terminalColumns = 100
    }
  }

  private func lines(_ words: String..., format: String = "{day}|{section}|{start}|{title}") throws -> [String] {
    let run = try run(["agenda"] + words + ["--format", format])
    #expect(run.code == (run.output.isEmpty ? .nothingFound : .done), "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `stands on its day, and a reminder only where the day has not the item itself`() throws {
    #expect(
      try lines("2026-11-20..2026-11-23") == [
        "2026-11-20|agenda|2026-11-20|call", "2026-11-20|agenda|2026-11-20 12:00|Lunch",
        "2026-11-20|meal|2026-11-20 08:00|porridge", "2026-11-20|meal|2026-11-20|soup",
        "2026-11-20|mood|2026-11-20 08:00|", "2026-11-21|expiry|2026-11-21|sour cream",
        "2026-11-21|money|2026-11-21|pass", "2026-11-22|reminder|2026-11-22 09:00|Visit",
        "2026-11-23|agenda|2026-11-23|Visit",
      ])
    #expect(try lines("2026-11-10") == ["2026-11-10|mood|2026-11-10 09:00|"])
    #expect(try lines("2026-11-11").isEmpty)
  }

  @Test(arguments: [
    (
      "type:money",
      [
        "2026-11-21 money pass", "2026-11-28 money pass", "2026-11-30 money rent", "2026-12-05 money pass",
        "2026-12-12 money pass", "2026-12-19 money pass", "2026-12-26 money pass", "2026-12-31 money rent",
      ]
    ),
    ("rent", ["2026-11-30 money rent", "2026-12-31 money rent"]),
    ("type:meals", ["2026-11-20 meal porridge", "2026-11-20 meal soup", "2026-12-20 meal pie"]),
    ("soup", ["2026-11-20 meal soup"]), ("type:pantry", ["2026-11-21 expiry sour cream"]),
    ("type:check-in", ["2026-11-10 mood ", "2026-11-20 mood "]), ("fine", ["2026-11-10 mood "]),
    ("type:event", ["2026-11-20 agenda Lunch", "2026-11-22 reminder Visit", "2026-11-23 agenda Visit"]),
    ("type:task", ["2026-11-20 agenda call"]), ("type:recipe", []),
  ])
  func `is what a query finds`(query: String, expected: [String]) throws {
    let found = try lines("2026-11-01..2026-12-31", "--where", query, format: "{day} {section} {title}")
    #expect(found == expected)
  }

  @Test func `adds lines for programs, and leaves those of events and tasks as they were`() throws {
    let json = try run(["agenda", "2026-11-20..2026-11-21", "--json"]).output.split(separator: "\n")
    #expect(json.count == 7)
    #expect(json.first?.hasPrefix(#"{"handle":""#) == true)
    #expect(json.first?.hasSuffix(#""location":null,"tags":[],"section":"agenda"}"#) == true)
    for part in [
      #""day":"2026-11-20","start":"2026-11-20 08:00","path":"meals/nov.md","line":2,"type":"meals","title":"porridge""#,
      #""meal":"breakfast"}"#, #""expires":"2026-11-21","state":"soon"}"#, #""mood":"sad","mean":"-1.00","count":1}"#,
      #""title":"pass","amount":"-7.00","currency":"UAH"}"#,
    ] {
      #expect(json.contains { $0.contains(part) }, "\(part)\n\(json.joined(separator: "\n"))")
    }
    let fields = try run(["agenda", "2026-11-21"]).output.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst().joined(separator: "|")
    }
    #expect(
      fields == [
        "2026-11-21|2026-11-21||pantry|expiry|sour cream||pantry/fridge.md:1",
        "2026-11-21|2026-11-21||money|money|pass||money/regular.md:2",
      ])
  }

  @Test func `says to people what it is, in both languages`() throws {
    let english = try run(["agenda", "2026-11-20..2026-11-22"], isTerminal: true).output
    for part in ["08:00 breakfast  porridge", "use up", "-7.00 UAH", "regular payment · ↻", "reminder"] {
      #expect(english.contains(part), "\(part)\n\(english)")
    }
    let ukrainian = try run(["agenda", "2026-11-20..2026-11-22", "--lang", "uk"], isTerminal: true).output
    for part in ["страва", "спожити", "настрій", "регулярний платіж", "нагадування"] {
      #expect(ukrainian.contains(part), "\(part)\n\(ukrainian)")
    }
  }

  @Test func `is counted by a calendar, but for moods and reminders`() throws {
    let counts = try run(["calendar", "2026-11", "--format", "{date} {count}"]).output.split(separator: "\n")
    #expect(
      counts.filter { !$0.hasSuffix(" 0") } == [
        "2026-11-20 4", "2026-11-21 2", "2026-11-23 1", "2026-11-28 1", "2026-11-30 1",
      ])
    let json = try run(["calendar", "2026-11", "--json"]).output.split(separator: "\n")
    #expect(json.count == 30)
    let (friday, saturday) = (try #require(json.first { $0.contains("11-20") }), json.first { $0.contains("11-21") })
    #expect(
      friday == #"{"date":"2026-11-20","count":4,"events":1,"tasks":1,"meals":2,"expiries":0,"payments":0}"#)
    #expect(
      saturday == #"{"date":"2026-11-21","count":2,"events":0,"tasks":0,"meals":0,"expiries":1,"payments":1}"#)
    let meals = try run(["calendar", "2026-11", "--where", "type:meals", "--format", "{count}"]).output
    #expect(meals.split(separator: "\n").compactMap { Int($0) }.reduce(0, +) == 2)
  }

  @Test func `stands on a page of its days`() throws {
    let page = try run(["report", "month"]).output
    for part in ["soup", "sour cream", "pass", "regular payment"] { #expect(page.contains(part), "\(part)") }
  }
}
