import Testing
import VaultSyntax

/// The slots of each kind of note, as the table of line items has them.
@Suite struct LineSlotTests {
  @Test(arguments: [
    ("- [ ] 2026-11-23 call Ann", "call Ann | date 2026-11-23"),
    ("- [ ] 2026-11-23 14:00 call", "call | date 2026-11-23 | time 14:00"),
    ("- [ ] 2026-11-23 14:00-15:30 report", "report | date 2026-11-23 | time 14:00–15:30"),
    ("- [ ] 2026-11-23 14:00–15:30 report", "report | date 2026-11-23 | time 14:00–15:30"),
    ("- [ ] 2026-11-23 14:00 - 15:30 report", "report | date 2026-11-23 | time 14:00–15:30"),
    ("- [ ] 2026-11-23 9:05:30 x", "x | date 2026-11-23 | time 9:05:30"),
    ("- [ ] 2026-11-23T14:00 x", "x | date 2026-11-23 | time 14:00"),
    ("- [x] 2026-11-20", " | date 2026-11-20"),
    ("- [ ] 2026-02-30 taxes", "taxes | date 2026-02-30"),
    ("- [ ] 14:00 call", "14:00 call"),
    ("- [ ] call 2026-11-23", "call 2026-11-23"),
    ("- [ ] 2026 report", "2026 report"),
    ("- [ ] 2026-11 report", "2026-11 report"),
    ("- [ ] 10-12 eggs", "10-12 eggs"),
    ("- [ ] 2026-11-23 9.30 walk", "9.30 walk | date 2026-11-23"),
    ("- [ ] 2026-11-23, call", "2026-11-23, call"),
    ("- [ ] 2026-11-230 call", "2026-11-230 call"),
    ("- [ ] 2026-11-23 14:00- walk", "14:00- walk | date 2026-11-23"),
    ("- [ ] 2026-11-23 14:00 - walk", "- walk | date 2026-11-23 | time 14:00"),
    ("- [ ] 2026-11-23 14:000 walk", "14:000 walk | date 2026-11-23"),
    ("- [ ] *2 h* of work", "*2 h* of work"),
    ("- 2026-11-23 prose", ""),
  ])
  func `a task line begins with a date, then a time or a range of times`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- *400 g* flour", "flour | *400 g*"),
    ("- _400 g_ flour", "flour | *400 g*"),
    ("- [ ] *to taste* salt", "salt | *to taste*"),
    ("* *400 g* flour", "flour | *400 g*"),
    ("- **400 g** flour", "**400 g** flour"),
    ("- *400 g * flour", "*400 g * flour"),
    ("- flour *400 g*", "flour *400 g*"),
    ("- 400 g flour", "400 g flour | amount 400"),
    ("- 400g flour", "400g flour | amount 400"),
    ("- 2x milk", "2x milk | amount 2"),
    ("- 10-12 eggs", "10-12 eggs | amount 10-12"),
    ("- 2–3 eggs", "2–3 eggs | amount 2–3"),
    ("- 2 - 3 eggs", "2 - 3 eggs | amount 2 - 3"),
    ("- 2 -3 eggs", "2 -3 eggs | amount 2"),
    ("- 1/2 cup milk", "1/2 cup milk | amount 1/2"),
    ("- 1 1/2 cups milk", "1 1/2 cups milk | amount 1 1/2"),
    ("- ½ cup milk", "½ cup milk | amount ½"),
    ("- 1½ cups milk", "1½ cups milk | amount 1½"),
    ("- 1 ½ cups milk", "1 ½ cups milk | amount 1 ½"),
    ("- ~200 g flour", "~200 g flour | amount ~200"),
    ("- 2,5 кг муки", "2,5 кг муки | amount 2,5"),
    ("- 1\u{A0}500 г муки", "1\u{A0}500 г муки | amount 1\u{A0}500"),
    ("- 1 400 g can", "1 400 g can | amount 1"),
    ("- flour", "flour"),
    ("- 7-up", "7-up"),
    ("- 9:30 bus", "9:30 bus"),
    ("- 2026-11-23 milk", "2026-11-23 milk"),
    ("- 50% cream", "50% cream"),
    ("- milk #dairy @silpo", "milk #dairy @silpo | #dairy | @silpo"),
  ])
  func `shopping lines have an amount, emphasised or at the beginning, and no date`(line: String, expected: String) {
    #expect(ReadNote(line, as: .shopping).outline == expected)
    #expect(ReadNote(line, as: .pantry).outline == expected)
  }

  @Test(arguments: [
    ("- *400 g* flour {fixed}", "flour | *400 g* | {fixed}"),
    ("- 3 eggs {max: 3, round: up, optional}", "3 eggs | amount 3 | {max: 3} | {round: up} | {optional}"),
    ("- *1* egg @home", "egg @home | *1*"),
  ])
  func `ingredients have an amount and no contexts`(line: String, expected: String) {
    #expect(ReadNote(line, as: .recipe).outline == expected)
  }

  @Test(arguments: [
    ("- 2026-11-23 dinner [[borshch]] {servings: 6}", "dinner [[borshch]] | date 2026-11-23 | {servings: 6}"),
    ("- 2026-11-23 19:00 dinner", "dinner | date 2026-11-23 | time 19:00"),
    ("- [x] 2026-11-23 2 eggs", "2 eggs | date 2026-11-23"),
    ("- ideas for December", "prose"),
    ("- 19:00 dinner", "prose"),
  ])
  func `meals are the lines with a date`(line: String, expected: String) {
    #expect(ReadNote(line, as: .meals).outline == expected)
  }

  @Test(arguments: [
    ("- 09:00-10:20 МатПрог {kind: ЛР, weeks: [4]}", "МатПрог | time 09:00–10:20 | {kind: ЛР} | {weeks: [\"4\"]}"),
    ("- 2026-12-20 09:00 МатПрог", "МатПрог | date 2026-12-20 | time 09:00"),
    ("- 2026-12-20 МатПрог", "МатПрог | date 2026-12-20"),
    ("- see the notice board", "prose"),
  ])
  func `lessons are the lines with a time, exams those with a date`(line: String, expected: String) {
    #expect(ReadNote(line, as: .timetable).outline == expected)
  }

  @Test(arguments: [
    (
      "- 2026-11-03 -249.90 UAH Groceries #food {account: cash}",
      "Groceries #food | date 2026-11-03 | sum -249.90 UAH in UAH | {account: cash} | #food"
    ),
    ("- 2026-11-03 +1 500,00 ₴ зарплата", "зарплата | date 2026-11-03 | sum +1 500,00 ₴ in ₴"),
    ("- 2026-11-03 -₴249.90 coffee", "coffee | date 2026-11-03 | sum -₴249.90 in ₴"),
    ("- 2026-11-03 \u{2212}12 coffee", "coffee | date 2026-11-03 | sum \u{2212}12"),
    ("- 2026-11-03 –12 coffee", "coffee | date 2026-11-03 | sum –12"),
    ("- 2026-11-03 12:40 -60 грн. coffee", "coffee | date 2026-11-03 | time 12:40 | sum -60 грн. in грн."),
    ("- 2026-11-03 -200 365 store", "365 store | date 2026-11-03 | sum -200"),
    ("- 2026-11-03 -12 345 UAH rent", "rent | date 2026-11-03 | sum -12 345 UAH in UAH"),
    ("- 2026-11-03 -1,234.56 rent", "rent | date 2026-11-03 | sum -1,234.56"),
    ("- 2026-11-03 -50 Usb cable", "Usb cable | date 2026-11-03 | sum -50"),
    ("- 2026-11-03 -12x", "-12x | date 2026-11-03"),
    ("- remarks", "prose"),
  ])
  func `money lines have a date, perhaps a time, and a signed sum`(line: String, expected: String) {
    #expect(ReadNote(line, as: .money).outline == expected)
  }

  @Test(arguments: [
    ("- 11:40 felt stuck {mood: sad, energy: 2}", "felt stuck | time 11:40 | {mood: sad} | {energy: 2}"),
    ("- 23:30-00:15 walk", "walk | time 23:30–00:15"),
    ("- felt stuck", "prose"),
    ("- [ ] 11:40 call", "11:40 call"),
    ("- [ ] 2026-11-23 11:40 call", "call | date 2026-11-23 | time 11:40"),
  ])
  func `check-ins begin with a time, checkbox lines of a diary are tasks`(line: String, expected: String) {
    #expect(ReadNote(line, as: .diary).outline == expected)
  }

  @Test(arguments: [
    ("- [[borshch]]", "[[borshch]]"),
    ("- the best [soup](soup.md)", "the best [soup](soup.md)"),
    ("- words", "prose"),
    ("- [ ] words", "words"),
    ("- [ ] 2026-11-23 words", "words | date 2026-11-23"),
  ])
  func `collections and lists have lines with a link and tasks`(line: String, expected: String) {
    #expect(ReadNote(line, as: .links).outline == expected)
  }
}
