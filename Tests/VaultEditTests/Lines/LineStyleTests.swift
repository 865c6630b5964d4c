import Testing
import VaultEdit
import VaultModel
import VaultSyntax

struct LineStyleTests {
  @Test(arguments: [
    LineRow("- [ ] a due:2026-11-20 #work\n", .set("due", "2026-11-23"), "- [ ] a due:2026-11-23 #work\n"),
    LineRow("- [ ] a due:2026-11-20\n", .set("due", "2026-11-23 14:00"), "- [ ] a due:2026-11-23T14:00\n"),
    LineRow("- [ ] a due:2026-11-20\n", .set("list", "home"), "- [ ] a due:2026-11-20 list:home\n"),
    LineRow("- [ ] a due:2026-11-20 ^k\n", .set("list", "home"), "- [ ] a due:2026-11-20 list:home ^k\n"),
    LineRow("- [ ] a due:2026-11-20\n", .set("list", "my home"), "- [ ] a due:2026-11-20 {list: my home}\n"),
    LineRow("- [ ] a list:home\n", .set("list", "my home"), "- [ ] a {list: my home}\n"),
    LineRow("- [ ] a due:2026-11-20\n", .set("mine", "x"), "- [ ] a due:2026-11-20 {mine: x}\n"),
    LineRow(
      "- [ ] a due:2026-11-20 {list: home}\n", .set("flag", "true"), "- [ ] a due:2026-11-20 {list: home, flag}\n"),
    LineRow("- [ ] a due:2026-11-20 #work\n", .removeKey(["due"]), "- [ ] a #work\n"),
    LineRow("- [ ] a attachments:x,y\n", .add("attachments", "z"), "- [ ] a attachments:x,y,z\n"),
    LineRow("- [ ] a attachments:x,y\n", .remove("attachments", "x"), "- [ ] a attachments:y\n"),
  ])
  func `todo fields stay todo fields where the value fits`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a [due:: 2026-11-20]\n", .set("due", "2026-11-23 14:00"), "- [ ] a [due:: 2026-11-23 14:00]\n"),
    LineRow("- [ ] a (due:: 2026-11-20)\n", .set("due", "2026-11-23"), "- [ ] a (due:: 2026-11-23)\n"),
    LineRow("- [ ] a [due::2026-11-20]\n", .set("due", "2026-11-23"), "- [ ] a [due::2026-11-23]\n"),
    LineRow(
      "- [ ] a [due:: 2026-11-20]\n", .set("location", "my home"), "- [ ] a [due:: 2026-11-20] [location:: my home]\n"),
    LineRow(
      "- [ ] a [due:: 2026-11-20]\n", .set("location", "x [y]"), "- [ ] a [due:: 2026-11-20] {location: \"x [y]\"}\n"),
    LineRow("- [ ] a [due:: 2026-11-20][list:: home]\n", .removeKey(["list"]), "- [ ] a [due:: 2026-11-20]\n"),
    LineRow("- [ ] a [due:: 2026-11-20]\n", .set("parent", "[[b]]"), "- [ ] a [due:: 2026-11-20] [parent:: [[b]]]\n"),
    LineRow("- [ ] a [due:: 2026-11-20]\n", .removeKey(["due"]), "- [ ] a\n"),
  ])
  func `Dataview fields stay Dataview fields`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a 📅 2026-11-20\n", .set("due", "2026-11-23"), "- [ ] a 📅 2026-11-23\n"),
    LineRow(
      "- [ ] a 📅 2026-11-20 #work\n", .set("scheduled", "2026-11-19"), "- [ ] a 📅 2026-11-20 #work ⏳ 2026-11-19\n"),
    LineRow("- [ ] a 📅 2026-11-20\n", .set("priority", "high"), "- [ ] a 📅 2026-11-20 ⏫\n"),
    LineRow("- [ ] a ⏫ 📅 2026-11-20\n", .set("priority", "medium"), "- [ ] a 🔼 📅 2026-11-20\n"),
    LineRow("- [ ] a 🔽 📅 2026-11-20\n", .removeKey(["priority"]), "- [ ] a 📅 2026-11-20\n"),
    LineRow("- [ ] a 📅 2026-11-20\n", .set("repeat", "every 2 weeks"), "- [ ] a 📅 2026-11-20 🔁 every 2 weeks\n"),
    LineRow("- [ ] a 🔁 daily 📅 2026-11-20\n", .set("repeat", "weekly"), "- [ ] a 🔁 weekly 📅 2026-11-20\n"),
    LineRow("- [ ] a 📅 2026-11-20\n", .set("completed", "2026-11-20"), "- [ ] a 📅 2026-11-20 ✅ 2026-11-20\n"),
    LineRow("- [ ] a 📅 2026-11-20\n", .set("list", "home"), "- [ ] a 📅 2026-11-20 {list: home}\n"),
    LineRow("- [ ] a ⏫\n", .set("priority", "none"), "- [ ] a {priority: none}\n"),
    LineRow("- [ ] a 📅 2026-11-20 ^k\n", .set("wait", "2026-11-18"), "- [ ] a 📅 2026-11-20 🛫 2026-11-18 ^k\n"),
    LineRow("- [ ] a 🏁 delete 📅 2026-11-20\n", .set("due", "2026-11-23"), "- [ ] a 🏁 delete 📅 2026-11-23\n"),
    LineRow("- [ ] a 📅 2026-11-20\n", .set("on-completion", "delete"), "- [ ] a 📅 2026-11-20 🏁 delete\n"),
    LineRow("- [ ] a 🏁 delete 📅 2026-11-20\n", .set("on-completion", "keep"), "- [ ] a 🏁 keep 📅 2026-11-20\n"),
    LineRow("- [ ] a 🏁 delete 📅 2026-11-20\n", .removeKey(["on-completion"]), "- [ ] a 📅 2026-11-20\n"),
    LineRow("- [ ] a 🆔 x ⛔ b,c\n", .add("depends", "d"), "- [ ] a 🆔 x ⛔ b, c, d\n"),
    LineRow(unchanged: "- [ ] a 🔺\n", .set("priority", "high")),
  ])
  func `emoji fields stay emoji fields where there is one`(row: LineRow) { row.check() }

  /// `done` and `set` write the name that the note uses, else the one of Obsidian Tasks.
  @Test(arguments: [
    LineRow(
      "- [x] a [due:: 2026-11-20]\n", .set("completed", "2026-11-20"),
      "- [x] a [due:: 2026-11-20] [completion:: 2026-11-20]\n"),
    LineRow(
      "- [x] a [due:: 2026-11-20]\n- [x] b [completed:: 2026-11-19]\n", .set("completed", "2026-11-20"),
      "- [x] a [due:: 2026-11-20] [completed:: 2026-11-20]\n- [x] b [completed:: 2026-11-19]\n"),
    LineRow(
      "- [-] a [due:: 2026-11-20]\n- [x] b [completion:: 2026-11-19]\n", .set("completed", "2026-11-20"),
      "- [-] a [due:: 2026-11-20] [cancelled:: 2026-11-20]\n- [x] b [completion:: 2026-11-19]\n"),
    LineRow(
      "- [x] a [completion:: 2026-11-19]\n", .set("completed", "2026-11-20"), "- [x] a [completion:: 2026-11-20]\n"),
    LineRow("- [x] a [completion:: 2026-11-19]\n", .removeKey(["completed"]), "- [x] a\n"),
    LineRow(
      "- [ ] a [due:: 2026-11-20]\n", .set("wait", "2026-11-18"), "- [ ] a [due:: 2026-11-20] [start:: 2026-11-18]\n"),
    LineRow(
      "- [ ] a [due:: 2026-11-20]\n", .set("wait", "2026-11-18 10:00"),
      "- [ ] a [due:: 2026-11-20] [wait:: 2026-11-18 10:00]\n"),
    LineRow("- [ ] a [start:: 2026-11-18]\n", .set("wait", "2026-11-19"), "- [ ] a [start:: 2026-11-19]\n"),
    LineRow(
      "- [ ] a [start:: 2026-11-18]\n", .set("start", "2026-11-19 10:00"),
      "- [ ] a [start:: 2026-11-18] {start: 2026-11-19 10:00}\n"),
    LineRow(
      "- [ ] a [due:: 2026-11-20]\n", .set("depends", "[[b]]"), "- [ ] a [due:: 2026-11-20] [depends:: [[b]]]\n"),
    LineRow("- [ ] a [dependsOn:: b]\n", .set("depends", "c"), "- [ ] a [dependsOn:: c]\n"),
    LineRow(
      "- [ ] a [due:: 2026-11-20]\n", .set("on-completion", "delete"),
      "- [ ] a [due:: 2026-11-20] [onCompletion:: delete]\n"),
    LineRow("- [ ] a [list:: b], [due:: 2026-11-20]\n", .removeKey(["list"]), "- [ ] a [due:: 2026-11-20]\n"),
  ])
  func `Dataview fields get the name that the note uses`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a 📅 2026-11-20 %%c%%\n", .set("due", "2026-11-23"), "- [ ] a 📅 2026-11-23 %%c%%\n"),
    LineRow("- [ ] a 📅 2026-11-20 %%c%%\n", .set("priority", "high"), "- [ ] a 📅 2026-11-20 ⏫ %%c%%\n"),
    LineRow("- [ ] a 📅 2026-11-20 %%c%%\n", .removeKey(["due"]), "- [ ] a %%c%%\n"),
    LineRow(
      "- [ ] a 📅 2026-11-20 %%c%%\n", .set("list", "home"), "- [ ] a 📅 2026-11-20 %%c%% {list: home}\n"),
    LineRow(
      "- [ ] a {due: 2026-11-20} <!-- c -->\n", .set("due", "2026-11-23"), "- [ ] a {due: 2026-11-23} <!-- c -->\n"),
    LineRow("- [ ] a 📅 2026-11-20 ^k %%c%%\n", .set("due", "2026-11-23"), "- [ ] a 📅 2026-11-23 ^k %%c%%\n"),
    LineRow("- [ ] a\u{A0}📅\u{A0}2026-11-20\n", .set("due", "2026-11-23"), "- [ ] a\u{A0}📅\u{A0}2026-11-23\n"),
    LineRow("- [ ] a\u{A0}📅\u{A0}2026-11-20\n", .removeKey(["due"]), "- [ ] a\n"),
    LineRow("- [ ] a 📅 tomorrow\n", .set("due", "2026-11-23"), "- [ ] a 📅 2026-11-23\n"),
    LineRow("- [ ] a {Due: 2026-11-20}\n", .set("due", "2026-11-23"), "- [ ] a {due: 2026-11-23}\n"),
    LineRow(
      "- [ ] a {list: b, Due: 2026-11-20, mine: c}\n", .set("due", "2026-11-23"),
      "- [ ] a {list: b, mine: c, due: 2026-11-23}\n"),
    LineRow("- [ ] a [due:: [[2026-11-20]]]\n", .set("due", "2026-11-23"), "- [ ] a [due:: 2026-11-23]\n"),
    LineRow("- [ ] a [Due:: 2026-11-20]\n", .set("due", "2026-11-23"), "- [ ] a [Due:: 2026-11-23]\n"),
    LineRow(
      "- [ ] a [ due :: 2026-11-20 ] , [list:: b] ,\n", .set("due", "2026-11-23"),
      "- [ ] a [ due :: 2026-11-23 ] , [list:: b] ,\n"),
    LineRow("- [ ] a [list:: b] , [due:: 2026-11-20]\n", .removeKey(["list"]), "- [ ] a [due:: 2026-11-20]\n"),
    LineRow("- [ ] fly 🛫 home\n", .set("wait", "2026-11-23"), "- [ ] fly 🛫 home {wait: 2026-11-23}\n"),
    LineRow("- [ ] a ⏳ 22.11.2026 ⏫\n", .set("scheduled", "2026-11-22"), "- [ ] a ⏳ 2026-11-22 ⏫\n"),
  ])
  func `a field is set where it stands, whatever is around it`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a [due:: 2026-11-20] b\n", .set("due", "2026-11-23"), .fieldInText),
    RefusedRow("- [ ] a 📅 2026-11-20 b\n", .set("due", "2026-11-23"), .fieldInText),
    RefusedRow("- [ ] a **📅 2026-11-20**\n", .set("due", "2026-11-23"), .fieldInText),
    RefusedRow("- [ ] due:2026-11-20 b\n", .set("due", "2026-11-23"), .fieldInText),
    RefusedRow("- [ ] b due: 2026-11-20\n", .set("due", "2026-11-23"), .fieldInText),
    RefusedRow("- [ ] b due:: 2026-11-20\n", .set("due", "2026-11-23"), .fieldInText),
    RefusedRow("- [ ] a [due:: 2026-11-20] [due:: 2026-11-21]\n", .set("due", "2026-11-23"), .duplicateKey),
  ])
  func `no second field comes beside one in the text`(row: RefusedRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a [start:: 2026-11-20]\n", .set("end", "2026-11-23"), .startBesideEnd),
    RefusedRow("- [ ] a (Start:: 2026-11-20) ^k\n", .set("end", "2026-11-23"), .startBesideEnd),
  ])
  func `an end does not make the day from which on a task is shown its start`(row: RefusedRow) { row.check() }
}
