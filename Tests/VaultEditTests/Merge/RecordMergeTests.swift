import Testing
import VaultModel

@Suite struct RecordMergeTests {
  @Test(arguments: [
    MergeRow(
      "both sides did it on different days", base: "- [ ] a\n- [ ] b {due: 2026-11-25}\n",
      ours: "- [x] a {completed: 2026-11-20}\n- [x] b {due: 2026-11-25, completed: 2026-11-19}\n",
      theirs: "- [x] a {completed: 2026-11-18}\n- [x] b {due: 2026-11-25, completed: 2026-11-21}\n",
      merged: "- [x] a {completed: 2026-11-18}\n- [x] b {due: 2026-11-25, completed: 2026-11-19}\n"),
    MergeRow(
      "both sides did it, with emoji", base: "- [ ] a 📅 2026-11-25\n", ours: "- [x] a 📅 2026-11-25 ✅ 2026-11-20\n",
      theirs: "- [x] a 📅 2026-11-25 ✅ 2026-11-18\n", merged: "- [x] a 📅 2026-11-25 ✅ 2026-11-18\n"),
    MergeRow(
      "both sides tick different tasks", base: "- [ ] a\n- [ ] b\n", ours: "- [x] a\n- [ ] b\n",
      theirs: "- [ ] a\n- [x] b\n", merged: "- [x] a\n- [x] b\n"),
    MergeRow(
      "one ticks, the other rewords", base: "- [ ] buy milk\n", ours: "- [x] buy milk\n",
      theirs: "- [ ] buy oat milk\n", merged: "- [x] buy oat milk\n"),
    MergeRow(
      "one says more, between its neighbours", base: "- [ ] a\n- [ ] call Ann\n- [ ] c\n",
      ours: "- [ ] a\n- [x] call Ann\n- [ ] c\n", theirs: "- [ ] a\n- [ ] Friday: call Ann back\n- [ ] c\n",
      merged: "- [ ] a\n- [x] Friday: call Ann back\n- [ ] c\n"),
    MergeRow(
      "one ticks, the other adds a tag", base: "- [ ] call Ann\n", ours: "- [x] call Ann\n",
      theirs: "- [ ] call Ann #work\n", merged: "- [x] call Ann #work\n"),
    MergeRow(
      "one rewords, the other adds a tag", base: "- [ ] call Ann #home\n", ours: "- [ ] call Ann Smith #home\n",
      theirs: "- [ ] call Ann #home #work\n", merged: "- [ ] call Ann Smith #home #work\n"),
    MergeRow(
      "both add a tag, one takes one out", base: "- [ ] a #x\n", ours: "- [ ] a #x #y\n", theirs: "- [ ] a #z\n",
      merged: "- [ ] a #y #z\n"),
    MergeRow(
      "both add one tag in different case", base: "- [ ] a\n- [ ] b\n", ours: "- [ ] a #Work\n- [ ] b\n",
      theirs: "- [x] a #work\n- [ ] b\n", merged: "- [x] a #Work\n- [ ] b\n"),
    MergeRow(
      "each gives another attribute", base: "- [ ] a\n", ours: "- [ ] a {priority: high}\n",
      theirs: "- [ ] a {duration: 1h}\n", merged: "- [ ] a {duration: 1h, priority: high}\n"),
    MergeRow(
      "each changes another attribute", base: "- [ ] a {priority: low, duration: 1h}\n",
      ours: "- [ ] a {priority: high, duration: 1h}\n", theirs: "- [ ] a {priority: low, duration: 2h}\n",
      merged: "- [ ] a {priority: high, duration: 2h}\n"),
    MergeRow(
      "one moves the day, the other the time", base: "- [ ] 2026-11-23 14:00 a\n", ours: "- [ ] 2026-11-24 14:00 a\n",
      theirs: "- [ ] 2026-11-23 15:00 a\n", merged: "- [ ] 2026-11-24 15:00 a\n"),
    MergeRow(
      "one gives a day, the other ticks", base: "- [ ] a\n", ours: "- [ ] 2026-11-24 a\n", theirs: "- [x] a\n",
      merged: "- [x] 2026-11-24 a\n"),
    MergeRow(
      "fields of todo.txt and emoji", base: "- [ ] a due:2026-11-23\n", ours: "- [ ] a due:2026-11-24\n",
      theirs: "- [ ] a due:2026-11-23 ⏫\n", merged: "- [ ] a due:2026-11-24 ⏫\n"),
    MergeRow(
      "a line known by its id is reworded here and ticked there", base: "- [ ] a ^k1\n- [ ] b ^k2\n",
      ours: "- [ ] quite another ^k1\n- [ ] b ^k2\n", theirs: "- [x] a ^k1\n- [ ] b ^k2\n",
      merged: "- [x] quite another ^k1\n- [ ] b ^k2\n"),
    MergeRow(
      "lines in a quote", base: "> - [ ] a\n> - [ ] b\n", ours: "> - [x] a\n> - [ ] b\n",
      theirs: "> - [ ] a #t\n> - [ ] b\n> - [ ] c\n", merged: "> - [x] a #t\n> - [ ] b\n> - [ ] c\n"),
    MergeRow(
      "a list in braces", base: "- [ ] a {tags: [x, y]}\n", ours: "- [ ] a {tags: [x, y, z]}\n",
      theirs: "- [ ] a {tags: [y]}\n", merged: "- [ ] a {tags: [y, z]}\n"),
    MergeRow(
      "white space at the end", base: "- [ ] a  \n", ours: "- [x] a  \n", theirs: "- [ ] a #t  \n",
      merged: "- [x] a #t  \n"),
    MergeRow(
      "an id given here, a tick there", base: "- [ ] a\n", ours: "- [ ] a ^k1\n", theirs: "- [x] a\n",
      merged: "- [x] a ^k1\n"),
  ])
  func `two versions of a line are merged field by field`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "both reword", base: "- [ ] call Ann\n- [ ] b\n", ours: "- [ ] call Ann Smith\n- [x] b\n",
      theirs: "- [ ] call Ann on Friday\n- [ ] b\n",
      merged: "<<<<<<< ours\n- [ ] call Ann Smith\n=======\n- [ ] call Ann on Friday\n>>>>>>> theirs\n- [x] b\n"),
    MergeRow(
      "both reword a line known by its id", base: "- [ ] a ^k\n", ours: "- [ ] b ^k\n", theirs: "- [ ] c ^k\n",
      merged: "<<<<<<< ours\n- [ ] b ^k\n=======\n- [ ] c ^k\n>>>>>>> theirs\n"),
    MergeRow(
      "both move the day", base: "- [ ] 2026-11-23 a\n", ours: "- [ ] 2026-11-24 a\n", theirs: "- [ ] 2026-11-25 a\n",
      merged: "<<<<<<< ours\n- [ ] 2026-11-24 a\n=======\n- [ ] 2026-11-25 a\n>>>>>>> theirs\n"),
    MergeRow(
      "one ticks, the other cancels", base: "- [ ] a\n", ours: "- [x] a\n", theirs: "- [-] a\n",
      merged: "<<<<<<< ours\n- [x] a\n=======\n- [-] a\n>>>>>>> theirs\n"),
    MergeRow(
      "a day in its slot here, among the attributes there", base: "- [ ] a\n", ours: "- [ ] 2026-11-20 a\n",
      theirs: "- [ ] a {due: 2026-11-21}\n",
      merged: "<<<<<<< ours\n- [ ] 2026-11-20 a\n=======\n- [ ] a {due: 2026-11-21}\n>>>>>>> theirs\n"),
    MergeRow(
      "an attribute removed here, changed there", base: "- [ ] a {priority: high}\n", ours: "- [ ] a\n",
      theirs: "- [ ] a {priority: low}\n",
      merged: "<<<<<<< ours\n- [ ] a\n=======\n- [ ] a {priority: low}\n>>>>>>> theirs\n"),
    MergeRow(
      "removed here, ticked there", base: "- [ ] a\n- [ ] b\n- [ ] c\n", ours: "- [ ] a\n- [ ] c\n",
      theirs: "- [ ] a\n- [x] b\n- [ ] c\n",
      merged: "- [ ] a\n<<<<<<< ours\n=======\n- [x] b\n>>>>>>> theirs\n- [ ] c\n"),
    MergeRow(
      "removed here with its subtask, another subtask there", base: "- [ ] a\n- [ ] b\n  - [ ] b1\n- [ ] c\n",
      ours: "- [ ] a\n- [ ] c\n", theirs: "- [ ] a\n- [ ] b\n  - [ ] b1\n  - [ ] b2\n- [ ] c\n",
      merged: "- [ ] a\n<<<<<<< ours\n=======\n- [ ] b\n  - [ ] b1\n  - [ ] b2\n>>>>>>> theirs\n- [ ] c\n"),
  ])
  func `both values of one field are a conflict`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "both add at the end", base: "- [ ] a\n", ours: "- [ ] a\n- [ ] b\n", theirs: "- [ ] a\n- [ ] c\n",
      merged: "- [ ] a\n- [ ] b\n- [ ] c\n"),
    MergeRow(
      "both add the same, and one more", base: "- [ ] a\n", ours: "- [ ] a\n- [ ] b\n",
      theirs: "- [ ] a\n- [ ] b\n- [ ] c\n", merged: "- [ ] a\n- [ ] b\n- [ ] c\n"),
    MergeRow(
      "one adds a subtask, the other a task", base: "- [ ] a\n", ours: "- [ ] a\n- [ ] b\n",
      theirs: "- [ ] a\n  - [ ] a1\n", merged: "- [ ] a\n  - [ ] a1\n- [ ] b\n"),
    MergeRow(
      "one adds a note, the other a task", base: "- [ ] a\n", ours: "- [ ] a\n- [ ] b\n",
      theirs: "- [ ] a\n  a remark\n", merged: "- [ ] a\n  a remark\n- [ ] b\n"),
    MergeRow(
      "a list with empty lines stays one", base: "- [ ] a\n\n- [ ] b\n",
      ours: "- [ ] a\n\n- [ ] b\n\n- [ ] c\n\n- [ ] d\n", theirs: "- [ ] a\n\n- [ ] b\n\n- [ ] e\n",
      merged: "- [ ] a\n\n- [ ] b\n\n- [ ] c\n\n- [ ] d\n\n- [ ] e\n"),
    MergeRow(
      "one adds a task, the other a section", base: "- [ ] a\n", ours: "- [ ] a\n- [ ] b\n",
      theirs: "- [ ] a\n\n## Later\n\n- [ ] c\n", merged: "- [ ] a\n- [ ] b\n\n## Later\n\n- [ ] c\n"),
    MergeRow(
      "a renamed heading, and a line added under it", base: "## A\n- [ ] a\n", ours: "## B\n- [ ] a\n",
      theirs: "## A\n- [ ] new\n- [ ] a\n", merged: "## B\n- [ ] new\n- [ ] a\n"),
    MergeRow(
      "a removed line beside one that is ticked", base: "- [ ] a\n- [ ] b\n- [ ] c\n", ours: "- [ ] a\n- [ ] c\n",
      theirs: "- [x] a\n- [ ] b\n- [x] c\n", merged: "- [x] a\n- [x] c\n"),
    MergeRow(
      "removed here, a line added beside it there", base: "- [ ] a\n- [ ] b\n", ours: "- [ ] a\n",
      theirs: "- [ ] a\n- [ ] b\n- [ ] c\n", merged: "- [ ] a\n- [ ] c\n"),
    MergeRow(
      "removed here with its subtasks", base: "- [ ] a\n  - [ ] a1\n- [ ] b\n", ours: "- [ ] b\n",
      theirs: "- [ ] a\n  - [ ] a1\n- [x] b\n", merged: "- [x] b\n"),
    MergeRow(
      "both remove the same line", base: "- [ ] a\n- [ ] b\n- [ ] c\n", ours: "- [ ] a\n- [x] c\n",
      theirs: "- [x] a\n- [ ] c\n", merged: "- [x] a\n- [x] c\n"),
  ])
  func `lines come and go on both sides`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "moved here, ticked there", base: "- [ ] a\n- [ ] b\n- [ ] c\n", ours: "- [ ] c\n- [ ] a\n- [ ] b\n",
      theirs: "- [ ] a\n- [ ] b\n- [x] c\n", merged: "- [x] c\n- [ ] a\n- [ ] b\n"),
    MergeRow(
      "moved under another heading with its subtasks", base: "# A\n\n- [ ] a\n  - [ ] a1\n- [ ] b\n\n# B\n\n- [ ] c\n",
      ours: "# A\n\n- [ ] b\n\n# B\n\n- [ ] c\n- [ ] a\n  - [ ] a1\n",
      theirs: "# A\n\n- [ ] a\n  - [x] a1\n- [ ] b\n\n# B\n\n- [ ] c\n",
      merged: "# A\n\n- [ ] b\n\n# B\n\n- [ ] c\n- [ ] a\n  - [x] a1\n"),
    MergeRow(
      "moved here, a subtask added there", base: "- [ ] a\n- [ ] b\n- [ ] c\n", ours: "- [ ] b\n- [ ] c\n- [ ] a\n",
      theirs: "- [ ] a\n  - [ ] a1\n- [ ] b\n- [ ] c\n", merged: "- [ ] b\n- [ ] c\n- [ ] a\n  - [ ] a1\n"),
    MergeRow(
      "done and moved here, changed there", base: "# Todo\n\n- [ ] a\n- [ ] b\n\n# Done\n",
      ours: "# Todo\n\n- [ ] b\n\n# Done\n\n- [x] a\n",
      theirs: "# Todo\n\n- [ ] a {priority: high}\n- [ ] b\n\n# Done\n",
      merged: "# Todo\n\n- [ ] b\n\n# Done\n\n- [x] a {priority: high}\n"),
    MergeRow(
      "put below another here, ticked there", base: "- [ ] a\n- [ ] b\n", ours: "- [ ] a\n  - [ ] b\n",
      theirs: "- [ ] a\n- [x] b\n", merged: "- [ ] a\n  - [x] b\n"),
    MergeRow(
      "numbers that shift", base: "1. [ ] a\n2. [ ] b\n", ours: "1. [ ] new\n2. [ ] a\n3. [ ] b\n",
      theirs: "1. [ ] a\n2. [x] b\n", merged: "1. [ ] new\n2. [ ] a\n3. [x] b\n"),
    MergeRow(
      "each moves another line", base: "- [ ] a\n- [ ] b\n- [ ] c\n- [ ] d\n",
      ours: "- [ ] b\n- [ ] a\n- [ ] c\n- [ ] d\n", theirs: "- [ ] a\n- [ ] b\n- [ ] d\n- [ ] c\n",
      merged: "- [ ] b\n- [ ] a\n- [ ] d\n- [ ] c\n"),
  ])
  func `a moved line keeps what the other side did to it`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "both complete a repeating task", .task,
      base: "- [ ] 2026-11-20 backup {repeat: weekly}\n",
      ours: "- [ ] 2026-11-27 backup {repeat: weekly}\n  - [x] 2026-11-20\n",
      theirs: "- [ ] 2026-12-04 backup {repeat: weekly}\n  - [x] 2026-11-20\n  - [x] 2026-11-27\n",
      merged: "- [ ] 2026-12-04 backup {repeat: weekly}\n  - [x] 2026-11-20\n  - [x] 2026-11-27\n"),
    MergeRow(
      "both complete it on other days", .task,
      base: "- [ ] 2026-11-20 backup {repeat: daily}\n  - [x] 2026-11-19\n",
      ours: "- [ ] 2026-11-22 backup {repeat: daily}\n  - [x] 2026-11-19\n  - [x] 2026-11-21\n",
      theirs: "- [ ] 2026-11-21 backup {repeat: daily}\n  - [x] 2026-11-19\n  - [x] 2026-11-20\n",
      merged: "- [ ] 2026-11-22 backup {repeat: daily}\n  - [x] 2026-11-19\n  - [x] 2026-11-20\n  - [x] 2026-11-21\n"),
    MergeRow(
      "one day logged on both sides", .task, base: "- [ ] 2026-11-20 backup {repeat: daily}\n",
      ours: "- [ ] 2026-11-21 backup {repeat: daily}\n  - [x] 2026-11-20\n",
      theirs: "- [ ] 2026-11-21 backup {repeat: daily}\n  - [x] 2026-11-20 {spent: 25m}\n",
      merged: "- [ ] 2026-11-21 backup {repeat: daily}\n  - [x] 2026-11-20 {spent: 25m}\n"),
    MergeRow(
      "one occurrence done on both sides, on two days, with its subtasks and its count", .task,
      base: "- [ ] 2026-11-20 backup {repeat: daily, count: 5}\n  - [x] disk\n",
      ours: "- [ ] 2026-11-21 backup {repeat: daily, count: 4}\n  - [ ] disk\n  - [x] 2026-11-20\n",
      theirs:
        "- [ ] 2026-11-21 backup {repeat: daily, count: 4}\n  - [ ] disk\n  - [x] 2026-11-20 {completed: 2026-11-21}\n",
      merged:
        "- [ ] 2026-11-21 backup {repeat: daily, count: 4}\n  - [ ] disk\n  - [x] 2026-11-20 {completed: 2026-11-21}\n"),
    MergeRow(
      "a task that is a note", .task,
      base: "---\ndue: 2026-11-20\nrepeat: weekly\n---\n# Backup\n",
      ours: "---\ndue: 2026-11-27\nrepeat: weekly\n---\n# Backup\n\n- [x] 2026-11-20\n",
      theirs: "---\ndue: 2026-12-04\nrepeat: weekly\n---\n# Backup\n\n- [x] 2026-11-20\n- [-] 2026-11-27\n",
      merged: "---\ndue: 2026-12-04\nrepeat: weekly\n---\n# Backup\n\n- [x] 2026-11-20\n- [-] 2026-11-27\n"),
    MergeRow(
      "the amount here, the name there", .shopping, base: "- [ ] *400 g* flour\n", ours: "- [ ] *500 g* flour\n",
      theirs: "- [ ] *400 g* rye flour\n", merged: "- [ ] *500 g* rye flour\n"),
    MergeRow(
      "an amount without emphasis", .shopping, base: "- [ ] 400 g flour\n", ours: "- [ ] 500 g flour\n",
      theirs: "- [x] 400 g flour {for: 2026-11-23}\n", merged: "- [x] 500 g flour {for: 2026-11-23}\n"),
    MergeRow(
      "two payments with equal text stay two", .money,
      base: "- 2026-11-03 -50 UAH Coffee\n- 2026-11-03 -60 UAH Coffee\n",
      ours: "- 2026-11-03 -50 UAH Coffee {account: cash}\n- 2026-11-03 -60 UAH Coffee\n",
      theirs: "- 2026-11-03 -50 UAH Coffee\n- 2026-11-03 -60 UAH Coffee #food\n",
      merged: "- 2026-11-03 -50 UAH Coffee {account: cash}\n- 2026-11-03 -60 UAH Coffee #food\n"),
    MergeRow(
      "both book a payment with the same text", .money, base: "- 2026-11-01 -1 UAH a\n",
      ours: "- 2026-11-01 -1 UAH a\n- 2026-11-03 -50 UAH Coffee\n",
      theirs: "- 2026-11-01 -1 UAH a\n- 2026-11-03 -60 UAH Coffee\n",
      merged: "- 2026-11-01 -1 UAH a\n- 2026-11-03 -50 UAH Coffee\n- 2026-11-03 -60 UAH Coffee\n"),
    MergeRow(
      "meals", .meals, base: "- 2026-11-23 dinner [[borshch]]\n- 2026-11-24 dinner [[soup]]\n",
      ours: "- 2026-11-23 dinner [[borshch]] {servings: 6}\n- 2026-11-24 dinner [[soup]]\n",
      theirs: "- 2026-11-23 dinner [[borshch]]\n- 2026-11-24 lunch [[soup]]\n- 2026-11-25 dinner [[cake]]\n",
      merged:
        "- 2026-11-23 dinner [[borshch]] {servings: 6}\n- 2026-11-24 lunch [[soup]]\n- 2026-11-25 dinner [[cake]]\n"),
    MergeRow(
      "ingredients", .recipe, base: "# Cake\n\n---\n\n- *400 g* flour\n- *2* eggs\n\n---\n\nBake.\n",
      ours: "# Cake\n\n---\n\n- *500 g* flour\n- *2* eggs\n- *1 pinch* salt\n\n---\n\nBake.\n",
      theirs: "# Cake\n\n---\n\n- *400 g* wheat flour\n- *2* eggs\n- *100 g* sugar\n\n---\n\nBake well.\n",
      merged:
        "# Cake\n\n---\n\n- *500 g* wheat flour\n- *2* eggs\n- *100 g* sugar\n- *1 pinch* salt\n\n---\n\nBake well.\n"),
  ])
  func `the kinds of notes have rules of their own`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "a paragraph here, a line there", base: "Text.\n\n- [ ] a\n", ours: "Other text.\n\n- [ ] a\n",
      theirs: "Text.\n\n- [x] a\n", merged: "Other text.\n\n- [x] a\n"),
    MergeRow(
      "both change a paragraph", base: "Text.\n\n- [ ] a\n", ours: "Our text.\n\n- [x] a\n",
      theirs: "Their text.\n\n- [ ] a\n",
      merged: "<<<<<<< ours\nOur text.\n=======\nTheir text.\n>>>>>>> theirs\n\n- [x] a\n"),
    MergeRow(
      "tasks in code are lines of code", base: "```\n- [ ] a\n```\n", ours: "```\n- [x] a\n```\n",
      theirs: "```\n- [ ] b\n```\n",
      merged: "```\n<<<<<<< ours\n- [x] a\n=======\n- [ ] b\n>>>>>>> theirs\n```\n"),
    MergeRow(
      "CRLF on one side", base: "- [ ] a\n- [ ] b\n", ours: "- [ ] a\r\n- [ ] b\r\n", theirs: "- [x] a\n- [ ] b\n",
      merged: "- [x] a\r\n- [ ] b\r\n"),
    MergeRow(
      "a byte order mark on one side", base: "- [ ] a\n- [ ] b\n", ours: "\u{FEFF}- [ ] a\n- [ ] b\n",
      theirs: "- [x] a\n- [ ] b\n", merged: "\u{FEFF}- [x] a\n- [ ] b\n"),
    MergeRow(
      "no last line ending on one side", base: "- [ ] a\n- [ ] b\n", ours: "- [ ] a\n- [ ] b",
      theirs: "- [x] a\n- [ ] b\n", merged: "- [x] a\n- [ ] b"),
    MergeRow(
      "a last line without an end, and one added behind it", base: "- [ ] a", ours: "- [ ] a\n- [ ] b",
      theirs: "- [x] a", merged: "- [x] a\n- [ ] b"),
    MergeRow(
      "both create the same file", base: "", ours: "# T\n\n- [ ] a\n- [ ] b\n", theirs: "# T\n\n- [ ] a\n- [ ] c\n",
      merged: "# T\n\n- [ ] a\n- [ ] b\n- [ ] c\n"),
    MergeRow(
      "both create a file with a line that differs", base: nil, ours: "- [ ] a\n- [x] b\n",
      theirs: "- [ ] a\n- [ ] b\n",
      merged: "- [ ] a\n<<<<<<< ours\n- [x] b\n=======\n- [ ] b\n>>>>>>> theirs\n"),
    MergeRow(
      "both create a file with a line that says more here and there", base: nil, ours: "- [ ] a #x\n",
      theirs: "- [ ] a {priority: high}\n", merged: "- [ ] a #x {priority: high}\n"),
  ])
  func `text, line endings and new files`(row: MergeRow) { row.check() }
}
