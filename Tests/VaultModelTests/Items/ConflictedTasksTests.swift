import Testing
import VaultModel
import VaultSyntax

/// Which tasks count in a note in which a merge left a conflict (the day plan, *Nothing due is silent*).
@Suite struct ConflictedTasksTests {
  @Test(arguments: [
    ("- [ ] a\n", ["a"]),
    ("<<<<<<< ours\n- [x] a\n=======\n- [ ] a {priority: high}\n>>>>>>> theirs\n- [ ] c\n", ["a", "c"]),
    ("<<<<<<< ours\n- [ ] a\n=======\n- [ ] a\n- [ ] b\n>>>>>>> theirs\n", ["a", "b"]),
    ("<<<<<<< ours\n- [ ] a\n=======\n- [ ] a\n- [ ] a\n>>>>>>> theirs\n", ["a", "a"]),
    ("<<<<<<< ours\n- [x] a\n||||||| base\n- [ ] a\n- [ ] b\n=======\n- [-] a\n>>>>>>> theirs\n", ["a"]),
    ("- [ ] a\n\n<<<<<<< ours\n- [ ] b\n=======\n- [ ] a\n>>>>>>> theirs\n", ["a", "b", "a"]),
    ("<<<<<<< ours\n- [ ] call Ann ^k1\n=======\n- [ ] ring Ann ^k1\n>>>>>>> theirs\n", ["call Ann"]),
    ("<<<<<<< ours\n- [ ] a\n- [ ] a\n", ["a", "a"]),
  ])
  func `one of both halves counts once, as ours has it`(body: String, titles: [String]) {
    let note = Note(Document(Array(body.utf8)), context: ReadingContext(stem: "todo"))
    let tasks = ConflictedTasks(note)
    #expect(note.items.filter { $0.line != nil && tasks.counts($0) }.map { note.title(of: $0) } == titles)
    #expect(tasks.isInConflict == body.contains("<<<<<<<"))
  }
}
