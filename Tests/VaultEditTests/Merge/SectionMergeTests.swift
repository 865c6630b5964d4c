import Testing
import VaultModel

/// Text, headings and sections that both sides change at one place (the write-back layer, Git): what both did alike is
/// done once, and is in no conflict with what one of them did beside it.
@Suite struct SectionMergeTests {
  @Test(arguments: [
    MergeRow(
      "a paragraph, above one that one side rewords", base: "Old text.\nMore.\n\n# A\n\n- [ ] a\n",
      ours: "New.\n\nOld long text.\nMore.\n\n# A\n\n- [ ] a\n", theirs: "New.\n\nOld text.\nMore.\n\n# A\n\n- [ ] a\n",
      merged: "New.\n\nOld long text.\nMore.\n\n# A\n\n- [ ] a\n"),
    MergeRow(
      "a paragraph, below one that one side takes out", base: "# A\n\nOld.\n\n- [ ] a\n",
      ours: "# A\n\nOld.\n\nNew.\n\n- [ ] a\n", theirs: "# A\n\nNew.\n\n- [ ] a\n", merged: "# A\n\nNew.\n\n- [ ] a\n"),
    MergeRow(
      "a paragraph, with a section below it here and one taken out there",
      base: "Top.\n\n# A\n\n- [ ] a\n\n# B\n\n- [ ] b\n", ours: "Top.\n\nNew.\n\n# B\n\n- [ ] b\n",
      theirs: "Top.\n\nNew.\n\n# C\n\n- [ ] c\n\n# A\n\n- [ ] a\n\n# B\n\n- [ ] b\n",
      merged: "Top.\n\nNew.\n\n# C\n\n- [ ] c\n\n# B\n\n- [ ] b\n"),
    MergeRow(
      "a section, into which one side moves a task", base: "- [x] m\n- [ ] a\n# B\n- [ ] b\n",
      ours: "- [ ] a\n# N\n- [ ] n\n- [x] m\n- [ ] o\n# B\n- [ ] b\n",
      theirs: "- [x] m\n- [ ] a\n# N\n- [ ] n\n- [ ] o\n# B\n- [ ] b\n",
      merged: "- [ ] a\n# N\n- [ ] n\n- [x] m\n- [ ] o\n# B\n- [ ] b\n"),
    MergeRow(
      "another name of a section, with a new one above it", base: "# A\n\n- [ ] a\n\n# B\n\n- [ ] b\n",
      ours: "# A\n\n- [ ] a\n\n# Beta\n\n- [ ] b\n", theirs: "# A\n\n- [ ] a\n\n# C\n\nText.\n\n# Beta\n\n- [ ] b\n",
      merged: "# A\n\n- [ ] a\n\n# C\n\nText.\n\n# Beta\n\n- [ ] b\n"),
    MergeRow(
      "another name of a section, in which one side changes what the other one takes out",
      base: "- [ ] z\n\n# A\n\n- [ ] call Ann\n- [ ] b\n", ours: "- [ ] z\n\n# Alpha\n\n- [ ] call Ann back\n- [ ] b\n",
      theirs: "- [ ] z\n\n# Alpha\n\n- [ ] b\n",
      merged: "- [ ] z\n\n# Alpha\n\n<<<<<<< ours\n- [ ] call Ann back\n=======\n>>>>>>> theirs\n- [ ] b\n"),
  ]) func `what both sides put in stands once`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "a section, below text that one side rewords", base: "Old.\n\n# A\n\n- [ ] a\n\n# B\n\n- [ ] b\n",
      ours: "Older text.\n\n# B\n\n- [ ] b\n", theirs: "Old.\n\n# B\n\n- [ ] b\n",
      merged: "Older text.\n\n# B\n\n- [ ] b\n"),
    MergeRow(
      "a section, with another one here and the text above gone", base: "Top.\n\n# Shops\n\nAll open.\n\n- [ ] a\n",
      ours: "# Market\n\n- [ ] n\n", theirs: "Top.\n", merged: "# Market\n\n- [ ] n\n"),
    MergeRow(
      "a paragraph, below a heading that one side renames", base: "# Shops\n\nAll open.\n\n- [ ] a\n",
      ours: "# Market\n\n- [ ] a\n", theirs: "# Shops\n\n- [ ] a\n", merged: "# Market\n\n- [ ] a\n"),
    MergeRow(
      "a section, the heading of which one side kept in other words", base: "# Shops\n\n- [ ] a\n\n# B\n\n- [ ] b\n",
      ours: "# Shops in Lviv\n\n# B\n\n- [ ] b\n", theirs: "# B\n\n- [ ] b\n",
      merged: "<<<<<<< ours\n# Shops in Lviv\n\n=======\n>>>>>>> theirs\n# B\n\n- [ ] b\n"),
    MergeRow(
      "a line, which one side put back in other words", base: "- [ ] z\n\nAll shops are open.\n\n- [ ] a\n",
      ours: "- [ ] z\n\nMost shops are open.\n\n- [ ] a\n", theirs: "- [ ] z\n\n- [ ] a\n",
      merged: "- [ ] z\n\n<<<<<<< ours\nMost shops are open.\n\n=======\n>>>>>>> theirs\n- [ ] a\n"),
  ]) func `what both sides take out is in no conflict`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "one moved above a heading, another put in below it", base: "- [ ] a\n\n# B\n\n- [ ] b\n- [ ] c\n",
      ours: "- [ ] a\n\n# B\n\n- [ ] b\n- [ ] new\n- [ ] c\n", theirs: "- [ ] a\n- [ ] b\n\n# B\n\n- [ ] c\n",
      merged: "- [ ] a\n- [ ] b\n\n# B\n\n- [ ] new\n- [ ] c\n"),
    MergeRow(
      "both move one out of a section, one takes the section out", base: "# A\n\n- [ ] a\n\n# B\n\n- [ ] b\n- [ ] c\n",
      ours: "# A\n\n- [ ] a\n- [ ] b\n", theirs: "# A\n\n- [x] a\n- [ ] b\n\n# B\n\n- [ ] c\n",
      merged: "# A\n\n- [x] a\n- [ ] b\n"),
    MergeRow(
      "both move one before another, one takes out the heading that it stood under",
      base: "- [ ] a\n- [ ] b\n\n# C\n\n- [ ] c\n", ours: "- [ ] a\n- [ ] c\n- [ ] b\n",
      theirs: "- [ ] a\n- [ ] c\n- [ ] b\n\n# C\n", merged: "- [ ] a\n- [ ] c\n- [ ] b\n"),
    MergeRow(
      "one moved to a new section, another put in where it stood", base: "# A\n\n- [ ] a\n- [ ] b\n- [ ] c\n",
      ours: "# A\n\n- [ ] a\n- [ ] b\n- [ ] c\n- [ ] new\n",
      theirs: "# A\n\n- [ ] a\n- [ ] c\n\n# N\n\n- [ ] b\n- [ ] n\n",
      merged: "# A\n\n- [ ] a\n- [ ] c\n- [ ] new\n\n# N\n\n- [ ] b\n- [ ] n\n"),
    MergeRow(
      "a section above a heading that the other side renames", base: "# A\n\n- [ ] a\n\n# B\n\nText.\n",
      ours: "# C\n\nText.\n", theirs: "# A\n\n- [ ] a\n\n# N\n\n- [ ] n\n\n# B\n\nText.\n",
      merged: "# N\n\n- [ ] n\n\n# C\n\nText.\n"),
    MergeRow(
      "one task repeats on both sides, one takes out all below it",
      base: "- [ ] run {due: 2026-11-20, repeat: weekly}\n\n# A\n\n- [ ] a\n",
      ours:
        "- [ ] run {due: 2026-12-04, repeat: weekly}\n  - [x] 2026-11-20\n  - [x] 2026-11-27\n- [ ] new\n\n# A\n\n- [ ] a\n",
      theirs: "- [ ] run {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n",
      merged: "- [ ] run {due: 2026-12-04, repeat: weekly}\n  - [x] 2026-11-20\n  - [x] 2026-11-27\n- [ ] new\n"),
    MergeRow(
      "the blank line that new text stands behind", base: "- [ ] a\n\nText.\n\n", ours: "- [ ] a\n\nText.\n\nMore.\n",
      theirs: "- [ ] a\n\nText.\n", merged: "- [ ] a\n\nText.\n\nMore.\n"),
  ]) func `lines stand under the heading where their author put them`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "a section in conflict is in it whole", base: "Top.\n\n# A\n\nText.\n\n- [ ] a\n", ours: "Top.\n",
      theirs: "Top.\n\n# N\n\n- [ ] n\n\n# A\n\nText.\n\n- [ ] b\n",
      merged: "Top.\n<<<<<<< ours\n=======\n\n# N\n\n- [ ] n\n\n# A\n\nText.\n\n- [ ] b\n>>>>>>> theirs\n"),
    MergeRow(
      "a task moved into a section that the other side takes out",
      base: "- [ ] m\n- [ ] a\n\n# V\n\n- [ ] v\n\n# C\n\n- [ ] c\n",
      ours: "- [ ] a\n\n# V\n\n- [ ] v\n- [ ] m\n\n# C\n\n- [ ] c\n", theirs: "- [ ] m\n- [ ] a\n\n# C\n\n- [ ] c\n",
      merged:
        "- [ ] a\n\n<<<<<<< ours\n# V\n\n- [ ] v\n=======\n>>>>>>> theirs\n- [ ] m\n\n# C\n\n- [ ] c\n"),
    MergeRow(
      "tasks that repeat, in one place", .task,
      base:
        "- [ ] run {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n- [ ] swim {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-19\n- [ ] z\n",
      ours: "- [ ] run {due: 2026-12-04, repeat: weekly}\n  - [x] 2026-11-20\n  - [x] 2026-11-27\n- [ ] z\n",
      theirs: "- [ ] swim {due: 2026-12-04, repeat: weekly}\n  - [x] 2026-11-26\n  - [x] 2026-11-19\n- [ ] z\n",
      merged:
        "<<<<<<< ours\n- [ ] run {due: 2026-12-04, repeat: weekly}\n  - [x] 2026-11-20\n  - [x] 2026-11-27\n=======\n- [ ] swim {due: 2026-12-04, repeat: weekly}\n  - [x] 2026-11-26\n  - [x] 2026-11-19\n>>>>>>> theirs\n- [ ] z\n"
    ),
  ]) func `what is in conflict is shown together`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "a section put in amid what the other side replaces", base: "# W\n\n- [ ] call Kwame\n- [ ] t\n",
      ours: "# D\n\n- [ ] c\n\n# M\n\n- [ ] big call Kwame\n- [ ] t\n", theirs: "# W\n\n- [ ] fix azure\n- [ ] t\n",
      merged: """
        # D

        <<<<<<< ours
        - [ ] c

        # M

        - [ ] big call Kwame
        =======
        - [ ] fix azure
        >>>>>>> theirs
        - [ ] t

        """)
  ]) func `a new record stands under no heading that nobody put above it`(row: MergeRow) { row.check() }
}
