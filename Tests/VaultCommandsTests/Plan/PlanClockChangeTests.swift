import Testing
import VaultTestSupport

@testable import VaultCommands

/// Plans of the nights on which the clocks of Kyiv are changed, worked out by hand: on 29 March 2026 they go from 03:00
/// to 04:00, on 25 October 2026 from 04:00 back to 03:00.
@Suite struct `A plan while the clocks are changed` {
  private static let night = "active-hours: 00:00-08:00\n"

  static let forward: [PlanRow] = [
    PlanRow(
      // An hour to 03:00, which is 04:00, and half an hour.
      "a block over the gap keeps its length", at: "2026-03-29 02:00", settings: night,
      tasks: ["a {duration: 90m}", "b {duration: 30m}"], ["planned a 02:00-04:30", "planned b 04:35-05:05"]),
    PlanRow(
      "a block that ends at the gap ends behind it", at: "2026-03-29 02:00", settings: night,
      tasks: ["a {duration: 1h}", "b {duration: 30m}"], ["planned a 02:00-04:00", "planned b 04:05-04:35"]),
    PlanRow(
      // From 02:00 there are an hour before the gap and four behind it.
      "the window is an hour shorter", at: "2026-03-29 02:00", settings: night, tasks: ["a {duration: 5h}"],
      ["planned a 02:00-08:00"]),
    PlanRow(
      "a minute more does not fit", at: "2026-03-29 02:00", settings: night, tasks: ["a {duration: 5h1m}"], [],
      left: ["a 2026-03-30"]),
    PlanRow(
      "a pinned task keeps its length", at: "2026-03-29 00:00", settings: night,
      tasks: ["a {scheduled: 2026-03-29 02:30, duration: 1h}", "b {duration: 2h25m}", "c {duration: 30m}"],
      ["planned b 00:00-02:25", "pinned a 02:30-04:30", "planned c 04:35-05:05"]),
    PlanRow(
      "the buffer is elapsed time", at: "2026-03-29 02:00", settings: night,
      // Ends at 02:58; five minutes later it is 04:03.
      tasks: ["a {duration: 58m}", "b {duration: 30m}"], ["planned a 02:00-02:58", "planned b 04:03-04:33"]),
    PlanRow(
      // Four hours before the gap, and two behind it.
      "a window over midnight", at: "2026-03-28 23:00", settings: "active-hours: 23:00-06:00\n",
      tasks: ["a {duration: 6h}"], ["planned a 23:00-2026-03-29 06:00"]),
  ]

  @Test(arguments: forward) func `put on, counts what passes`(row: PlanRow) throws { try row.check() }

  // The hour from 03:00 on comes twice: at +03:00, then at +02:00.
  static let back: [PlanRow] = [
    PlanRow(
      "what ends before the hour stays", at: "2026-10-25 02:00", settings: night, tasks: ["a {duration: 45m}"],
      ["planned a 02:00-02:45"]),
    PlanRow(
      "what would end inside it begins behind it", at: "2026-10-25 02:00", settings: night,
      tasks: ["a {duration: 90m}"], ["planned a 04:00-05:30"]),
    PlanRow(
      // 03:00 is in the hour, 04:00 is not.
      "what would end at its first moment begins behind it", at: "2026-10-25 02:00", settings: night,
      tasks: ["a {duration: 1h}"], ["planned a 04:00-05:00"]),
    PlanRow(
      // An hour before, and the two.
      "what lasts over both stays", at: "2026-10-25 02:00", settings: night, tasks: ["a {duration: 3h}"],
      ["planned a 02:00-04:00"]),
    PlanRow(
      // From 02:00 it would end at 03:30 of the second hour; from 02:30 it ends at 04:00. 02:00–02:25 stays free.
      "what nearly lasts over both begins later, and the room before it stays free", at: "2026-10-25 02:00",
      settings: night, tasks: ["a {duration: 2h30m}", "b {duration: 20m}"],
      ["planned b 02:00-02:20", "planned a 02:30-04:00"]),
    PlanRow(
      // 00:00–04:00 are five hours, 04:00–08:00 four.
      "the window is an hour longer", at: "2026-10-25 00:00", settings: night, tasks: ["a {duration: 9h}"],
      ["planned a 00:00-08:00"]),
    PlanRow(
      "now in the first hour", at: "2026-10-25 03:10+03:00", settings: night, tasks: ["a {duration: 30m}"],
      ["planned a 04:00-04:30"]),
    PlanRow(
      "now in the second hour", at: "2026-10-25 03:10+02:00", settings: night, tasks: ["a {duration: 30m}"],
      ["planned a 04:00-04:30"]),
  ]

  @Test(arguments: back) func `put back, leaves no doubt about a time`(row: PlanRow) throws { try row.check() }

  private static let byMood = [
    "letters {difficulty: medium, duration: 30m}", "draft {difficulty: very-hard, duration: 1h}",
    "photos {difficulty: very-easy, duration: 45m}",
  ]

  @Test(arguments: [
    // From 00:30 it is 3 h 10 min to the first 03:40, and 4 h 10 min to the second.
    ("2026-10-25", "2026-10-25 03:40+03:00", ["photos 04:00-04:45", "letters 04:50-05:20", "draft 05:25-06:25"]),
    ("2026-10-25", "2026-10-25 03:40+02:00", ["letters 04:00-04:30", "draft 04:35-05:35", "photos 05:40-06:25"]),
    // From 00:30 it is 3 h 30 min to 05:00, 4 h to 05:30 and a minute more to 05:31.
    ("2026-03-29", "2026-03-29 05:00", ["photos 05:00-05:45", "letters 05:50-06:20", "draft 06:25-07:25"]),
    ("2026-03-29", "2026-03-29 05:30", ["photos 05:30-06:15", "letters 06:20-06:50", "draft 06:55-07:55"]),
    ("2026-03-29", "2026-03-29 05:31", ["letters 05:35-06:05", "draft 06:10-07:10", "photos 07:15-08:00"]),
  ])
  func `lets a mood age by what passes`(date: String, now: String, planned: [String]) throws {
    let vault = try PlanVault(
      PlanVault.checkIn("sad", at: "00:30", on: date), tasks: Self.byMood, settings: Self.night)
    let plan = try vault.plan(at: now)
    #expect(plan.blocks == planned.map { "planned " + $0 }, "\(plan.output)")
  }
}
