import Testing
import VaultEdit
import VaultModel
import VaultSyntax

struct LineSlotEditTests {
  @Test(arguments: [
    LineRow("- [ ] 2026-11-20 a\n", .set("due", "2026-11-23"), "- [ ] 2026-11-23 a\n"),
    // A time there would be when it happens, but for the last minute of a day, and of a task for a lesson.
    LineRow("- [ ] 2026-11-20 a\n", .set("due", "2026-11-20 14:30"), "- [ ] a {due: 2026-11-20 14:30}\n"),
    LineRow("- [ ] 2026-11-20 a\n", .set("due", "2026-11-21 23:59"), "- [ ] 2026-11-21 23:59 a\n"),
    LineRow("- [ ] 2026-11-20 23:59 a\n", .set("due", "2026-11-21 12:00"), "- [ ] a {due: 2026-11-21 12:00}\n"),
    LineRow("- [ ] 2026-11-20 23:59 a\n", .set("due", "2026-11-21"), "- [ ] 2026-11-21 a\n"),
    LineRow(
      "- [ ] 2026-11-20 a {lesson: b}\n", .set("due", "2026-11-20 14:30"), "- [ ] 2026-11-20 14:30 a {lesson: b}\n"),
    LineRow(
      "- [ ] 2026-11-20 9:05 a {lesson: b}\n", .set("due", "2026-11-23 09:05"),
      "- [ ] 2026-11-23 9:05 a {lesson: b}\n"),
    LineRow(
      "- [ ] 2026-11-20T14:00 a {lesson: b}\n", .set("due", "2026-11-20 15:00"),
      "- [ ] 2026-11-20T15:00 a {lesson: b}\n"),
    LineRow(
      "- [ ] 2026-11-20T14:00 a {lesson: b}\n", .set("due", "2026-11-20"), "- [ ] 2026-11-20 a {lesson: b}\n"),
    // A deadline beside the moment at which it happens stands in the tail.
    LineRow("- [ ] 2026-11-20 14:00 a\n", .set("due", "2026-11-21"), "- [ ] 2026-11-20 14:00 a {due: 2026-11-21}\n"),
    LineRow("- [ ] 2026-11-20 9:05 a\n", .set("start", "2026-11-23 09:05"), "- [ ] 2026-11-23 9:05 a\n"),
    LineRow("- [ ] 2026-11-20T14:00 a\n", .set("start", "2026-11-20 15:00"), "- [ ] 2026-11-20T15:00 a\n"),
    LineRow("- [ ] 2026-11-20 14:00 a\n", .set("start", "2026-11-21"), "- [ ] a {start: 2026-11-21}\n"),
    LineRow("- [ ] 2026-11-20 14:00 a\n", .set("start", "2026-11-21 23:59"), "- [ ] a {start: 2026-11-21 23:59}\n"),
    LineRow("- [ ] 2026-11-20 14:00 a\n", .set("start", "2026-11-21 14:00Z"), "- [ ] a {start: 2026-11-21 14:00Z}\n"),
    LineRow("- [ ] 2026-11-20 14:00 a\n", .removeKey(["start"]), "- [ ] a\n"),
    LineRow("- [ ] 2026-11-20 14:00 a\n", .set("lesson", "b"), "- [ ] 2026-11-20 14:00 a {lesson: b}\n"),
    LineRow(
      "- [ ] 2026-11-20 14:00 a {lesson: b}\n", .removeKey(["lesson"]), "- [ ] a {due: 2026-11-20 14:00}\n"),
    LineRow("- [ ] 2026-11-20 23:59 a {lesson: b}\n", .removeKey(["lesson"]), "- [ ] 2026-11-20 23:59 a\n"),
    LineRow("- [ ] 2026-11-20 14:00-15:00 a {lesson: b}\n", .removeKey(["lesson"]), "- [ ] 2026-11-20 14:00-15:00 a\n"),
    LineRow(
      "- [ ] 2026-11-20 a {list: home}\n", .set("due", "2026-11-20 14:00 [Europe/Kyiv]"),
      "- [ ] a {list: home, due: \"2026-11-20 14:00 [Europe/Kyiv]\"}\n"),
    LineRow("- [ ] 2026-11-20 14:00 a {lesson: b}\n", .removeKey(["due"]), "- [ ] a {lesson: b}\n"),
    LineRow(
      "- [ ] 2026-11-20  a {due: 2026-11-20}\n", .set("due", "2026-11-23"), "- [ ] 2026-11-23  a {due: 2026-11-23}\n"),
    LineRow("- [ ] 2026-11-20 a {due: 2026-11-20}\n", .removeKey(["due"]), "- [ ] a\n"),
    LineRow(unchanged: "- [ ] 2026-11-20 14:00 a\n", .set("start", "2026-11-20T14:00")),
  ])
  func `the date of a task is replaced in its slot`(row: LineRow) { row.check() }

  /// Tags and fields behind the braces stay where their author put them.
  @Test(arguments: [
    LineRow("- [ ] a {due: 2026-11-20} #b\n", .set("due", "2026-11-21"), "- [ ] a {due: 2026-11-21} #b\n"),
    LineRow(
      "- [ ] a {due: 2026-11-20} #b\n", .set("priority", "high"), "- [ ] a {due: 2026-11-20, priority: high} #b\n"),
    LineRow("- [ ] a {due: 2026-11-20} #b\n", .removeKey(["due"]), "- [ ] a #b\n"),
    LineRow(
      "- [ ] a {due: 2026-11-20} priority:low #b ^k\n", .set("priority", "high"),
      "- [ ] a {due: 2026-11-20} priority:high #b ^k\n"),
    LineRow(
      "- [ ] a {due: 2026-11-20} priority:low #b\n", .removeKey(["priority"]), "- [ ] a {due: 2026-11-20} #b\n"),
    LineRow(
      "- [ ] a {due: 2026-11-20} priority:low\n", .set("list", "home"),
      "- [ ] a {due: 2026-11-20} priority:low list:home\n"),
  ])
  func `what stands behind the braces stays there`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] 2026-11-23 14:00-15:30 a\n", .set("start", "2026-11-23 14:15"), "- [ ] 2026-11-23 14:15-15:30 a\n"),
    LineRow(
      "- [ ] 2026-11-23 14:00 – 15:30 a\n", .set("end", "2026-11-23 16:00"), "- [ ] 2026-11-23 14:00 – 16:00 a\n"),
    LineRow("- [ ] 2026-11-23 23:00-23:30 a\n", .set("end", "2026-11-24 00:15"), "- [ ] 2026-11-23 23:00-00:15 a\n"),
    LineRow("- [ ] 2026-11-23 14:00-15:30 a\n", .set("date", "2026-11-24"), "- [ ] 2026-11-24 14:00-15:30 a\n"),
    LineRow("- [ ] 2026-11-23 14:00-15:30 a\n", .set("at", "10:00-11:00"), "- [ ] 2026-11-23 10:00-11:00 a\n"),
    LineRow("- [ ] 2026-11-23 a\n", .set("at", "10:00-11:00"), "- [ ] 2026-11-23 10:00-11:00 a\n"),
    LineRow("- [ ] 2026-11-23 14:00-15:30 a\n", .removeKey(["at"]), "- [ ] 2026-11-23 a\n"),
    LineRow(
      "- [ ] 2026-11-23 14:00-15:30 a\n", .set("start", "2026-11-20 10:00"),
      "- [ ] a {start: 2026-11-20 10:00, end: 2026-11-23 15:30}\n"),
    LineRow("- [ ] 2026-11-23 14:00-15:30 a\n", .removeKey(["end"]), "- [ ] a {start: 2026-11-23 14:00}\n"),
    LineRow(
      "- [ ] 2026-11-23 14:00-15:30 a\n", .set("due", "2026-11-25"),
      "- [ ] 2026-11-23 14:00-15:30 a {due: 2026-11-25}\n"),
  ])
  func `a block of time is replaced in its slot, or goes to the tail as a whole`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow(
      "- 2026-11-23 dinner [[borshch]]\n", .set("date", "2026-11-24"), "- 2026-11-24 dinner [[borshch]]\n", in: .meals),
    LineRow(
      "- 2026-11-23 dinner [[borshch]]\n", .set("at", "19:00"), "- 2026-11-23 19:00 dinner [[borshch]]\n", in: .meals),
    LineRow("- 09:00-10:20 Math\n", .set("at", "10:40-12:00"), "- 10:40-12:00 Math\n", in: .timetable),
    LineRow("- 11:40 felt stuck\n", .set("at", "11:45"), "- 11:45 felt stuck\n", in: .diary),
    LineRow(
      "- 2026-11-03 -249.90 UAH Coffee\n", .set("amount", "-260 UAH"), "- 2026-11-03 -260 UAH Coffee\n", in: .money),
    LineRow(
      "- 2026-11-12 -18.50 EUR e-book\n", .set("amount", "-20,50"), "- 2026-11-12 -20,50 EUR e-book\n", in: .money),
    LineRow("- 2026-11-12 -€18.50 e-book\n", .set("amount", "+20"), "- 2026-11-12 +20 € e-book\n", in: .money),
    LineRow("- 2026-11-12 -5 e-book\n", .set("amount", "-6"), "- 2026-11-12 -6 e-book\n", in: .money),
    LineRow("- *400 g* flour\n", .set("amount", "500 g"), "- *500 g* flour\n", in: .shopping),
    LineRow("- _400 g_ flour\n", .set("amount", "500 g"), "- _500 g_ flour\n", in: .shopping),
    LineRow("- 2 kg potatoes\n", .set("amount", "3 kg"), "- 3 kg potatoes\n", in: .shopping),
    LineRow("- flour\n", .set("amount", "400 g"), "- *400 g* flour\n", in: .shopping),
    LineRow("- 7up\n", .set("amount", "2"), "- *2* 7up\n", in: .shopping),
    LineRow("- *400 g* flour {price: 30}\n", .removeKey(["amount"]), "- flour {price: 30}\n", in: .shopping),
    LineRow("- 2 kg potatoes\n", .removeKey(["amount"]), "- potatoes\n", in: .shopping),
    LineRow(unchanged: "- 2 kg potatoes\n", .set("amount", "2 kg"), in: .shopping),
    LineRow("- Butter 50 g\n", .set("amount", "100 g"), "- Butter 100 g\n", in: .shopping),
    LineRow("- 7up 2 l #party\n", .set("amount", "3 l"), "- 7up 3 l #party\n", in: .shopping),
    LineRow("- Картопля — 5 шт.\n", .set("amount", "8 шт."), "- Картопля — 8 шт.\n", in: .pantry),
    LineRow("- Butter — 50 g {price: 30}\n", .removeKey(["amount"]), "- Butter {price: 30}\n", in: .pantry),
    LineRow("- [ ] run 5 km {amount: 3}\n", .removeKey(["amount"]), "- [ ] run 5 km\n", in: .task),
    LineRow("- [ ] run 5 km\n", .set("amount", "3"), "- [ ] run 5 km {amount: 3}\n", in: .task),
    LineRow("- milk: 2 l\n", .removeKey(["amount"]), "- milk\n", in: .shopping),
    LineRow("- batteries AAA 4\n", .set("amount", "2"), "- *2* batteries AAA 4\n", in: .shopping),
    LineRow(unchanged: "- 09:00-10:20 Math\n", .set("at", "9:00 – 10:20"), in: .timetable),
  ])
  func `dates, times and amounts of records are replaced in their slots`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] 2026-11-20 a\n", .set("due", "soon"), .valueNotWritable),
    RefusedRow("- [ ] 2026-11-20 a\n", .set("due", "2026-02-30"), .valueNotWritable),
    RefusedRow("- [ ] 2026-11-20 a\n", .set("at", "25:00"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .set("at", "10:00"), .keyNotWritable),
    RefusedRow("- 2026-11-23 dinner\n", .removeKey(["date"]), .wouldReadOtherwise, in: .meals),
    RefusedRow("- [ ] 2026-11-20 a\n", .set("due", ["2026-11-21", "2026-11-22"]), .valueNotWritable),
    RefusedRow("- [ ] 2026-11-20 a\n", .add("due", "2026-11-21"), .keyNotWritable),
    RefusedRow("- 2 kg potatoes\n", .set("amount", "some"), .wouldReadOtherwise, in: .shopping),
  ])
  func `what a slot cannot hold is refused`(row: RefusedRow) { row.check() }
}
