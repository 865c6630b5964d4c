import Testing
import VaultModel

/// Which line is the same line in other words (the write-back layer, Git): what one side does to a line must not land on
/// the one that the other side put in its place.
@Suite struct RewordedLineTests {
  /// A line as it was, as one side made it, and lines around it.
  struct Row: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var others: [String]

    init(_ before: String, _ after: String, beside others: [String] = ["water the plants"]) {
      (self.before, self.after, self.others) = (before, after, others)
    }

    var testDescription: String { "\(before) → \(after)" }

    func note(_ line: String, mark: String = " ") -> String {
      "- [\(mark)] \(line)\n" + others.map { "- [ ] \($0)\n" }.joined()
    }
  }

  @Test(arguments: [
    Row("call Ann", "call Ann about Friday"), Row("call Ann", "tomorrow call Ann"), Row("call Ann", "call Ann!"),
    Row("call Ann about Friday", "call Ann"), Row("milk and bread", "bread and milk"), Row("milk", "oat milk"),
    Row("mlik", "milk"), Row("tomatos", "tomatoes"), Row("tomato", "tomatoes"), Row("buy mlik", "buy milk"),
    Row("call Jhon", "call John"), Row("recieve the parcel", "receive the parcel"),
    Row("acommodation in Lviv", "accomodation in Lviv"), Row("купити хліб", "купити хліб і сир"),
    Row("подзвонити мамі", "подзвонити мами"), Row("купити молко", "купити молоко"), Row("помидоры", "помидор"),
    Row("milk", "milk for 3 days"), Row("Call Ann", "call ann"), Row("crème", "creme"),
    Row("buy milk", "buy oat milk", beside: ["buy bread", "buy paint"]),
    Row("call Ann", "call Ann about Friday", beside: ["call Bob", "write to Ann"]),
  ]) func `more words, fewer, or a slip of spelling`(row: Row) {
    let merged = "- [x] \(row.after)\n" + row.others.map { "- [ ] \($0)\n" }.joined()
    MergeRow(
      row.testDescription, base: row.note(row.before), ours: row.note(row.before, mark: "x"),
      theirs: row.note(row.after), merged: merged
    ).check()
  }

  @Test(arguments: [
    Row("call Ann", "renew the passport {due: 2026-12-01}"), Row("buy milk", "buy paint"),
    Row("buy milk", "buy paint", beside: ["buy bread"]), Row("call Ann", "call Dan"), Row("pay 120", "pay 130"),
    Row("room 1204", "room 1205"),
    Row("trip in June", "trip in July"), Row("report on Tuesday", "report on Thursday"),
    Row("звіт за червень", "звіт за серпень"), Row("поездка в июне", "поездка в июле"), Row("milk", "молоко"),
    Row("book a boat", "book a coat"), Row("cat", "car"), Row("buy silk", "buy milk"),
  ]) func `another thing in its place is in conflict with a tick of what was there`(row: Row) {
    let others = row.others.map { "- [ ] \($0)\n" }.joined()
    MergeRow(
      row.testDescription, base: row.note(row.before), ours: row.note(row.before, mark: "x"),
      theirs: row.note(row.after),
      merged: "- [ ] \(row.after)\n<<<<<<< ours\n- [x] \(row.before)\n=======\n>>>>>>> theirs\n" + others
    ).check()
  }

  @Test(arguments: [
    Row("call Anna", "call Anne"), Row("ask Maria", "ask Marina"),
    // A third line has the words too: of which of them is it a rewording?
    Row("buy", "buy paint", beside: ["buy bread"]),
    Row("milk", "oat milk", beside: ["soy milk"]), Row("mlik", "milk", beside: ["milk powder"]),
    Row("call", "call Ann", beside: ["call Bob"]),
  ]) func `what may be another thing is in conflict with a tick of what was there`(row: Row) {
    let others = row.others.map { "- [ ] \($0)\n" }.joined()
    MergeRow(
      row.testDescription, base: row.note(row.before), ours: row.note(row.before, mark: "x"),
      theirs: row.note(row.after),
      merged: "<<<<<<< ours\n- [x] \(row.before)\n=======\n- [ ] \(row.after)\n>>>>>>> theirs\n" + others
    ).check()
    MergeRow(
      row.testDescription, base: row.note(row.before), ours: others, theirs: row.note(row.after),
      merged: "<<<<<<< ours\n=======\n- [ ] \(row.after)\n>>>>>>> theirs\n" + others
    ).check()
    MergeRow(
      row.testDescription, base: row.note(row.before), ours: row.note(row.before), theirs: row.note(row.after),
      merged: row.note(row.after)
    ).check()
  }

  @Test(arguments: [
    MergeRow(
      "what is opened in the pantry and what is bought in its place", .pantry, base: "- *1 l* milk\n- salt\n",
      ours: "- *300 ml* milk {opened: 2026-11-20}\n- salt\n", theirs: "- *1 l* bleach\n- salt\n",
      merged:
        "- *1 l* bleach\n<<<<<<< ours\n- *300 ml* milk {opened: 2026-11-20}\n=======\n>>>>>>> theirs\n- salt\n"),
    MergeRow(
      "two payments of one shop", .money, base: "- 2026-11-03 -5 UAH coffee\n- 2026-11-04 -9 UAH lunch\n",
      ours: "- 2026-11-03 -5 UAH coffee #work\n- 2026-11-04 -9 UAH lunch\n",
      theirs: "- 2026-11-04 -9 UAH lunch\n- 2026-11-20 -5 UAH coffee\n",
      merged:
        "<<<<<<< ours\n- 2026-11-03 -5 UAH coffee #work\n=======\n>>>>>>> theirs\n- 2026-11-04 -9 UAH lunch\n- 2026-11-20 -5 UAH coffee\n"
    ),
    MergeRow(
      "a day of a log made another one here, with a mood there",
      base: "- [ ] run {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n",
      ours: "- [ ] run {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-21\n",
      theirs: "- [ ] run {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20 {mood: good}\n",
      merged:
        "- [ ] run {due: 2026-11-27, repeat: weekly}\n<<<<<<< ours\n  - [x] 2026-11-21\n=======\n  - [x] 2026-11-20 {mood: good}\n>>>>>>> theirs\n"
    ),
    MergeRow(
      "a day of a log taken out here, made another one there",
      base: "- [ ] run {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n",
      ours: "- [ ] run {due: 2026-11-27, repeat: weekly}\n",
      theirs: "- [ ] run {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-21\n",
      merged:
        "- [ ] run {due: 2026-11-27, repeat: weekly}\n<<<<<<< ours\n=======\n  - [x] 2026-11-21\n>>>>>>> theirs\n"),
  ]) func `records with slots`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "a line added to a section that is gone", base: "# A\n\n- [ ] a\n\n# B\n\n- [ ] b\n",
      ours: "# A\n\n- [ ] a\n", theirs: "# A\n\n- [ ] a\n\n# B\n\n- [ ] b\n- [ ] c\n",
      merged: "# A\n\n- [ ] a\n<<<<<<< ours\n=======\n\n# B\n\n- [ ] b\n- [ ] c\n>>>>>>> theirs\n"),
    MergeRow(
      "the same between two sections", base: "# A\n- [ ] a\n# B\n- [ ] b\n# C\n- [ ] c\n",
      ours: "# A\n- [ ] a\n# C\n- [ ] c\n", theirs: "# A\n- [ ] a\n# B\n- [ ] new\n- [ ] b\n# C\n- [ ] c\n",
      merged: "# A\n- [ ] a\n<<<<<<< ours\n=======\n# B\n- [ ] new\n- [ ] b\n>>>>>>> theirs\n# C\n- [ ] c\n"),
    MergeRow(
      "a tick in it", base: "# A\n- [ ] a\n# B\n- [ ] b\n- [ ] c\n", ours: "# A\n- [ ] a\n",
      theirs: "# A\n- [ ] a\n# B\n- [x] b\n- [ ] c\n",
      merged: "# A\n- [ ] a\n<<<<<<< ours\n=======\n# B\n- [x] b\n- [ ] c\n>>>>>>> theirs\n"),
    MergeRow(
      "a line under a deeper heading of it", base: "# A\n- [ ] a\n# B\n## B1\n- [ ] b\n", ours: "# A\n- [ ] a\n",
      theirs: "# A\n- [ ] a\n# B\n## B1\n- [ ] b\n- [ ] c\n",
      merged: "# A\n- [ ] a\n<<<<<<< ours\n=======\n# B\n## B1\n- [ ] b\n- [ ] c\n>>>>>>> theirs\n"),
    MergeRow(
      "only the heading is gone", base: "# A\n- [ ] a\n# B\n- [ ] b\n- [ ] c\n",
      ours: "# A\n- [ ] a\n- [ ] b\n- [ ] c\n",
      theirs: "# A\n- [ ] a\n# B\n- [ ] b\n- [ ] c\n- [ ] d\n",
      merged: "# A\n- [ ] a\n- [ ] b\n- [ ] c\n- [ ] d\n"),
    MergeRow(
      "a heading in other words", base: "# A\n- [ ] a\n# Shops\n- [ ] b\n", ours: "# A\n- [ ] a\n# Market\n- [ ] b\n",
      theirs: "# A\n- [ ] a\n# Shops\n- [ ] b\n- [ ] c\n", merged: "# A\n- [ ] a\n# Market\n- [ ] b\n- [ ] c\n"),
    MergeRow(
      "nothing changed in it", base: "# A\n- [ ] a\n# B\n- [ ] b\n", ours: "# A\n- [ ] a\n",
      theirs: "# A\n- [x] a\n# B\n- [ ] b\n", merged: "# A\n- [x] a\n"),
  ]) func `sections`(row: MergeRow) { row.check() }
}
