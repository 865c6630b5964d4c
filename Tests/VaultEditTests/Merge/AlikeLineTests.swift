import Testing
import VaultModel

/// Lines with the same words in one note: what a side did to one of them is never done to another one.
@Suite struct AlikeLineTests {
  @Test(arguments: [
    MergeRow(
      "the first moved here and the second tagged, the second ticked there",
      base:
        "# борщ\n\n- [ ] 2026-11-12 борщ #a #b\n- [x] flour\n- [ ] 2026-11-12 flour {priority: high}\n\n"
        + "# eggs\n\n- [ ] 2026-11-27 call Ann\n- [ ] 2026-11-19 call Ann\n  - [ ] 2026-11-10 report\n"
        + "- [x] 2026-11-26 milk #tag\n- [ ] борщ {for: 2026-12-11}\n\n",
      ours:
        "# борщ\n\n- [ ] 2026-11-12 борщ #a #b\n- [x] flour\n- [ ] 2026-11-12 flour {priority: high}\n\n\n"
        + "## newo1\n\n# eggs\n\n- [ ] 2026-11-19 call Ann #newo2\n  - [ ] 2026-11-10 report\n"
        + "- [x] 2026-11-26 milk #tag\n- [ ] борщ {for: 2026-12-11}\n- [ ] 2026-11-27 call Ann\n\n",
      theirs:
        "# борщ\n\n- [ ] 2026-11-12 борщ #a #b\n- [x] flour\n- [ ] 2026-11-12 flour {priority: high}\n\n"
        + "# eggs\n\n- [ ] 2026-11-27 call Ann\n- [x] 2026-11-19 call Ann\n  - [ ] 2026-11-10 report\n"
        + "- [x] 2026-11-26 milk #tag\n\n",
      merged:
        "# борщ\n\n- [ ] 2026-11-12 борщ #a #b\n- [x] flour\n- [ ] 2026-11-12 flour {priority: high}\n\n\n"
        + "## newo1\n\n# eggs\n\n- [x] 2026-11-19 call Ann #newo2\n  - [ ] 2026-11-10 report\n"
        + "- [x] 2026-11-26 milk #tag\n- [ ] 2026-11-27 call Ann\n\n"),
    MergeRow(
      "a section of the same name here and there, whose heading one side moved and the other renamed",
      base:
        "# milk\n\n- [ ] 2026-11-25 milk {priority: high}\n- [ ] 2026-11-16 eggs {for: 2026-12-16}\n"
        + "- [ ] milk #tag\n\n# milk\n\n- [ ] 2026-11-20 milk\n- [x] 2026-11-27 eggs {for: 2026-12-27}\n"
        + "- [ ] 2026-11-27 milk {for: 2026-12-27}\n- [x] walk {priority: high}\n"
        + "  - [ ] 2026-11-26 walk #tag\n\n",
      ours:
        "# milk\n\n- [ ] 2026-11-25 milk {priority: high}\n- [ ] 2026-11-16 eggs {for: 2026-12-16}\n"
        + "- [ ] milk #tag\n\n# milk newo3\n\n- [x] 2026-11-20 milk\n"
        + "- [x] 2026-11-27 eggs {for: 2026-12-27}\n- [x] 2026-11-27 milk {for: 2026-12-27}\n"
        + "- [x] walk {priority: high}\n  - [ ] 2026-11-26 walk #tag\n\n",
      theirs:
        "\n- [ ] 2026-11-25 milk {priority: high}\n- [ ] 2026-11-16 eggs {for: 2026-12-16}\n"
        + "- [ ] milk #tag\n\n# milk\n\n- [ ] 2026-11-22 newt2 #a #b\n- [ ] 2026-11-20 milk\n"
        + "- [x] 2026-11-27 eggs {for: 2026-12-27}\n# milk\n- [ ] 2026-11-27 milk {for: 2026-12-27}\n"
        + "- [x] walk {priority: high}\n- [ ] newt4 ^id10\n  - [ ] 2026-11-26 walk #tag\n",
      merged:
        "<<<<<<< ours\n# milk\n\n- [ ] 2026-11-25 milk {priority: high}\n"
        + "- [ ] 2026-11-16 eggs {for: 2026-12-16}\n- [ ] milk #tag\n\n# milk newo3\n\n"
        + "- [x] 2026-11-20 milk\n- [x] 2026-11-27 eggs {for: 2026-12-27}\n"
        + "- [x] 2026-11-27 milk {for: 2026-12-27}\n=======\n\n- [ ] 2026-11-25 milk {priority: high}\n"
        + "- [ ] 2026-11-16 eggs {for: 2026-12-16}\n- [ ] milk #tag\n\n# milk\n\n"
        + "- [ ] 2026-11-22 newt2 #a #b\n- [ ] 2026-11-20 milk\n- [x] 2026-11-27 eggs {for: 2026-12-27}\n"
        + "# milk\n- [ ] 2026-11-27 milk {for: 2026-12-27}\n>>>>>>> theirs\n- [x] walk {priority: high}\n"
        + "- [ ] newt4 ^id10\n  - [ ] 2026-11-26 walk #tag\n"),
    MergeRow(
      "a section of the same name here and there, whose heading one side moved and the other renamed, swapped",
      base:
        "# milk\n\n- [ ] 2026-11-25 milk {priority: high}\n- [ ] 2026-11-16 eggs {for: 2026-12-16}\n"
        + "- [ ] milk #tag\n\n# milk\n\n- [ ] 2026-11-20 milk\n- [x] 2026-11-27 eggs {for: 2026-12-27}\n"
        + "- [ ] 2026-11-27 milk {for: 2026-12-27}\n- [x] walk {priority: high}\n"
        + "  - [ ] 2026-11-26 walk #tag\n\n",
      ours:
        "\n- [ ] 2026-11-25 milk {priority: high}\n- [ ] 2026-11-16 eggs {for: 2026-12-16}\n"
        + "- [ ] milk #tag\n\n# milk\n\n- [ ] 2026-11-22 newt2 #a #b\n- [ ] 2026-11-20 milk\n"
        + "- [x] 2026-11-27 eggs {for: 2026-12-27}\n# milk\n- [ ] 2026-11-27 milk {for: 2026-12-27}\n"
        + "- [x] walk {priority: high}\n- [ ] newt4 ^id10\n  - [ ] 2026-11-26 walk #tag\n",
      theirs:
        "# milk\n\n- [ ] 2026-11-25 milk {priority: high}\n- [ ] 2026-11-16 eggs {for: 2026-12-16}\n"
        + "- [ ] milk #tag\n\n# milk newo3\n\n- [x] 2026-11-20 milk\n"
        + "- [x] 2026-11-27 eggs {for: 2026-12-27}\n- [x] 2026-11-27 milk {for: 2026-12-27}\n"
        + "- [x] walk {priority: high}\n  - [ ] 2026-11-26 walk #tag\n\n",
      merged:
        "<<<<<<< ours\n\n- [ ] 2026-11-25 milk {priority: high}\n- [ ] 2026-11-16 eggs {for: 2026-12-16}\n"
        + "- [ ] milk #tag\n\n# milk\n\n- [ ] 2026-11-22 newt2 #a #b\n- [ ] 2026-11-20 milk\n"
        + "- [x] 2026-11-27 eggs {for: 2026-12-27}\n# milk\n- [ ] 2026-11-27 milk {for: 2026-12-27}\n"
        + "=======\n# milk\n\n- [ ] 2026-11-25 milk {priority: high}\n"
        + "- [ ] 2026-11-16 eggs {for: 2026-12-16}\n- [ ] milk #tag\n\n# milk newo3\n\n"
        + "- [x] 2026-11-20 milk\n- [x] 2026-11-27 eggs {for: 2026-12-27}\n"
        + "- [x] 2026-11-27 milk {for: 2026-12-27}\n>>>>>>> theirs\n- [x] walk {priority: high}\n"
        + "- [ ] newt4 ^id10\n  - [ ] 2026-11-26 walk #tag\n"),
    MergeRow(
      "the first removed here and the second tagged, the second ticked there",
      base: "- [ ] 2026-11-27 call Ann\n- [ ] 2026-11-19 call Ann\n- [ ] milk\n",
      ours: "- [ ] 2026-11-19 call Ann #work\n- [ ] milk\n",
      theirs: "- [ ] 2026-11-27 call Ann\n- [x] 2026-11-19 call Ann\n- [ ] milk\n",
      merged: "- [x] 2026-11-19 call Ann #work\n- [ ] milk\n"),
    MergeRow(
      "the first removed here and the second tagged, the second ticked there, swapped",
      base: "- [ ] 2026-11-27 call Ann\n- [ ] 2026-11-19 call Ann\n- [ ] milk\n",
      ours: "- [ ] 2026-11-27 call Ann\n- [x] 2026-11-19 call Ann\n- [ ] milk\n",
      theirs: "- [ ] 2026-11-19 call Ann #work\n- [ ] milk\n",
      merged: "- [x] 2026-11-19 call Ann #work\n- [ ] milk\n"),
    MergeRow(
      "the first done and moved here and the second tagged, a field given to the second there",
      base: "# Todo\n\n- [ ] 2026-11-27 call Ann\n- [ ] 2026-11-19 call Ann\n\n# Done\n\n- [x] milk\n",
      ours: "# Todo\n\n- [ ] 2026-11-19 call Ann #work\n\n# Done\n\n- [x] milk\n- [x] 2026-11-27 call Ann\n",
      theirs:
        "# Todo\n\n- [ ] 2026-11-27 call Ann\n- [ ] 2026-11-19 call Ann {priority: high}\n\n# Done\n\n"
        + "- [x] milk\n",
      merged:
        "# Todo\n\n- [ ] 2026-11-19 call Ann #work {priority: high}\n\n# Done\n\n- [x] milk\n"
        + "- [x] 2026-11-27 call Ann\n"),
    MergeRow(
      "the first done and moved here and the second tagged, a field given to the second there, swapped",
      base: "# Todo\n\n- [ ] 2026-11-27 call Ann\n- [ ] 2026-11-19 call Ann\n\n# Done\n\n- [x] milk\n",
      ours:
        "# Todo\n\n- [ ] 2026-11-27 call Ann\n- [ ] 2026-11-19 call Ann {priority: high}\n\n# Done\n\n"
        + "- [x] milk\n",
      theirs: "# Todo\n\n- [ ] 2026-11-19 call Ann #work\n\n# Done\n\n- [x] milk\n- [x] 2026-11-27 call Ann\n",
      merged:
        "# Todo\n\n- [ ] 2026-11-19 call Ann #work {priority: high}\n\n# Done\n\n- [x] milk\n"
        + "- [x] 2026-11-27 call Ann\n"),
    MergeRow(
      "told apart by their tags alone: the first moved here, the second ticked, a field given to the first there",
      base: "- [ ] call Ann #home\n- [ ] call Ann #work\n- [ ] milk\n",
      ours: "- [x] call Ann #work {priority: high}\n- [ ] milk\n- [ ] call Ann #home\n",
      theirs: "- [ ] call Ann #home {for: 2026-12-01}\n- [ ] call Ann #work\n- [ ] milk\n",
      merged: "- [x] call Ann #work {priority: high}\n- [ ] milk\n- [ ] call Ann #home {for: 2026-12-01}\n"),
    MergeRow(
      "one stands below the other here, above it there", .money,
      base:
        "# milk\n\n- 2026-11-20 -20 UAH call Ann\n- 2026-11-12 -12 UAH eggs {priority: high}\n"
        + "  - 2026-11-12 -12 UAH eggs #tag\n- 2026-11-28 -28 UAH soup #tag\n",
      ours:
        "# milk\n\n- 2026-11-20 -20 UAH call Ann\n- 2026-11-22 -12 UAH eggs {priority: high}\n"
        + "  - 2026-11-12 -12 UAH eggs #tag\n- 2026-11-28 -28 UAH soup #tag\n",
      theirs:
        "\n  - 2026-11-12 -12 UAH eggs #tag\n- 2026-11-20 -20 UAH call Ann\n"
        + "- 2026-11-12 -12 UAH eggs {priority: high}\n# milk\n- 2026-11-28 -28 UAH soup #tag\n",
      merged:
        "\n  - 2026-11-12 -12 UAH eggs #tag\n- 2026-11-20 -20 UAH call Ann\n"
        + "- 2026-11-22 -12 UAH eggs {priority: high}\n# milk\n- 2026-11-28 -28 UAH soup #tag\n"),
    MergeRow(
      "told apart by their sections, of which the heading of one went away", .shopping,
      base: "# Shop\n\n- [x] *1* soup #tag\n\n# Home\n\n- [ ] report\n- [ ] *400 g* soup\n",
      ours: "# Shop\n\n- [x] *1* soup #tag #new\n\n# Home\n\n- [ ] report\n- [ ] *400 g* soup\n",
      theirs: "\n- [x] *1* soup #tag\n\n# Home\n\n- [ ] walk\n# Shop\n- [ ] report\n- [ ] *400 g* soup\n",
      merged: "\n- [x] *1* soup #tag #new\n\n# Home\n\n- [ ] walk\n# Shop\n- [ ] report\n- [ ] *400 g* soup\n"),
  ]) func `of lines with the same words each keeps what was done to it`(row: MergeRow) { row.check() }
}
