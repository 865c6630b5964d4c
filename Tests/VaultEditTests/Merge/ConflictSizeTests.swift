import Testing
import VaultEdit
import VaultModel

/// A conflict is the blocks that disagree, and the rest of the note merges.
@Suite struct `The size of a conflict` {
  static let rows = [
    MergeRow(
      "what both say alike stands outside, at both ends",
      base: "Start.\n\nEnd.\n",
      ours: "Start.\n\nBoth say so.\n\nOur words.\n\nAnd both end so.\n\nEnd.\n",
      theirs: "Start.\n\nBoth say so.\n\nTheir words.\n\nAnd both end so.\n\nEnd.\n",
      merged: """
        Start.

        Both say so.

        <<<<<<< ours
        Our words.
        =======
        Their words.
        >>>>>>> theirs

        And both end so.

        End.

        """),
    MergeRow(
      "two paragraphs put in far from each other are no conflict",
      base: "# A\n\nsame\n\nsame\n\n# B\n\nsame\n\nsame\n",
      ours: "# A\n\nsame\n\nOurs is new.\n\nsame\n\n# B\n\nsame\n\nsame\n",
      theirs: "# A\n\nsame\n\nsame\n\n# B\n\nsame\n\nTheirs is new.\n\nsame\n",
      merged: "# A\n\nsame\n\nOurs is new.\n\nsame\n\n# B\n\nsame\n\nTheirs is new.\n\nsame\n"),
    MergeRow(
      "a line of code that reads as a heading tells of no section",
      base:
        "One.\n\n{% highlight ruby %}\nrun\n# since it is slow\nend\n{% endhighlight %}\n\nTwo.\n\nThree.\n\nFour.\n",
      ours:
        "One.\n\nOurs.\n\n{% highlight ruby %}\nrun\n# since it is slow\nend\n{% endhighlight %}\n\nTwo.\n\nThree.\n\nFour.\n",
      theirs:
        "One.\n\n{% highlight ruby %}\nrun\n# since it is slow\nend\n{% endhighlight %}\n\nTwo.\n\nThree.\n\nTheirs.\n\nFour.\n",
      merged:
        "One.\n\nOurs.\n\n{% highlight ruby %}\nrun\n# since it is slow\nend\n{% endhighlight %}\n\nTwo.\n\nThree.\n\nTheirs.\n\nFour.\n"
    ),
    MergeRow(
      "a paragraph that one side rewrapped, and another that the other side changed",
      base: "one two\nthree four\nfive six\n\nMiddle.\n\nLast words.\n",
      ours: "one two three\nfour five six\n\nMiddle.\n\nLast words.\n",
      theirs: "one two\nthree four\nfive six\n\nMiddle.\n\nLast words, changed.\n",
      merged: "one two three\nfour five six\n\nMiddle.\n\nLast words, changed.\n"),
    MergeRow(
      "front matter that one side damaged leaves the text to both",
      base: "---\ntitle: A\n---\nFirst.\n\nSecond.\n\nThird.\n",
      ours: "---\ntitle: [A\n---\nFirst.\n\nSecond.\n\nThird.\n",
      theirs: "---\ntitle: A\n---\nFirst.\n\nSecond.\n\nThird, changed.\n",
      merged: "---\ntitle: [A\n---\nFirst.\n\nSecond.\n\nThird, changed.\n"),
    MergeRow(
      "a section put in behind a changed paragraph, and one more paragraph in the next block",
      base: "# A\n\nOld words.\n\n# Z\n\nEnd.\n",
      ours: "# A\n\nNew words.\n\n# B\n\nOurs.\n\n# Z\n\nEnd.\n",
      theirs: "# A\n\nOld words.\n\nTheirs.\n\n# Z\n\nEnd.\n",
      merged: "# A\n\nNew words.\n\n# B\n\nOurs.\n\nTheirs.\n\n# Z\n\nEnd.\n"),
    MergeRow(
      "one replaced paragraph is in conflict, the rest is not",
      base: "One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n",
      ours: "One, ours.\n\nTwo.\n\nThree, ours.\n\nFour.\n\nFive.\n",
      theirs: "One.\n\nTwo.\n\nThree, theirs.\n\nFour.\n\nFive, theirs.\n",
      merged: """
        One, ours.

        Two.

        <<<<<<< ours
        Three, ours.
        =======
        Three, theirs.
        >>>>>>> theirs

        Four.

        Five, theirs.

        """),
    MergeRow(
      "a heading keeps its blank line where all that stood below was taken out", .task,
      base: "## A\n\n- [ ] one\n- [ ] two\n- [ ] three\n",
      ours: "## A\n\n- [ ] two\n- [ ] three\n",
      theirs: "## A\n\n- [ ] one\n- [ ] three\n",
      merged: "## A\n\n- [ ] three\n"),
    MergeRow(
      "a line that both put in below another one stands once, whatever stands above", .task,
      base: "- [ ] pay rent\n- [ ] hyacinth\n\n## Z\n",
      ours: "- [ ] pay rent\n- [ ] hyacinth\n- [ ] take tornado\n\n## Z\n",
      theirs: "- [ ] pay rent\n- [ ] raccoon\n- [ ] take tornado\n\n## Z\n",
      merged: "- [ ] pay rent\n- [ ] raccoon\n- [ ] take tornado\n\n## Z\n"),
  ]

  @Test(arguments: rows) func `is what disagrees`(row: MergeRow) { row.check() }

  /// Only the halves are the other way round.
  @Test(arguments: rows) func `is the same from the other side`(row: MergeRow) {
    func outside(_ note: MergedNote) -> [Substring] {
      var lines: [Substring] = []
      var isInside = false
      for line in String(decoding: note.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("<<<<<<<") { isInside = true }
        if !isInside { lines.append(line) }
        if line.hasPrefix(">>>>>>>") { isInside = false }
      }
      return lines
    }
    let (merged, swapped) = (
      merge(row.base, row.ours, row.theirs, as: row.type), merge(row.base, row.theirs, row.ours, as: row.type)
    )
    #expect(outside(merged) == outside(swapped))
  }

  /// What both sides put in at different places would stand twice; it is in conflict, and what was changed elsewhere is not.
  @Test func `is between the two places of one thing that both put in`() {
    let merged = merge(
      "# A\n\nProse.\n\n- [ ] one\n- [ ] two\n- [ ] three\n\n# B\n\nMore.\n\nLast.\n",
      "# A\n\nProse, ours.\n\n- [ ] new\n- [ ] one\n- [ ] two\n- [ ] three\n\n# B\n\nMore.\n\nLast.\n",
      "# A\n\nProse.\n\n- [ ] one\n- [ ] two\n- [ ] three\n- [ ] new\n\n# B\n\nMore.\n\nLast, theirs.\n", as: .task)
    let text = String(decoding: merged.bytes, as: UTF8.self)
    #expect(text.contains("<<<<<<<"))
    let conflict = text.split(separator: "<<<<<<<")[1].split(separator: ">>>>>>>")[0]
    #expect(conflict.contains("- [ ] new") && !conflict.contains("Prose") && !conflict.contains("Last"))
    #expect(text.contains("Prose, ours.") && text.contains("Last, theirs."))
  }
}
