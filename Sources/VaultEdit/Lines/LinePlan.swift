import VaultModel
import VaultSyntax

/// The patches of a change of lines, with what a reader of the result must find.
struct LinePlan {
  /// The patches, in any order, not overlapping.
  var patches: [Patch]
  /// The line that changes within itself, in ``Note/lines`` before the change; nil when none does.
  var changed: Int?
  /// The keys whose fields may differ afterwards in the changed line; nil: all of them may.
  var keys: Set<String>? = []
  /// Whether the words of the changed line may differ.
  var rewords = false
  /// Whether the changed line gets a `^id`.
  var identifies = false
  /// The line with its deeper lines that leaves its place, in bytes before the change.
  var removed: ByteRange?
  /// What is put in as lines, in bytes after the change.
  var inserted: ByteRange?
  /// How many lines are put in, but for those of a move.
  var insertedCount = 1
  /// A heading that is put in before them, with the blank lines around it.
  var heading = ByteRange(0, 0)
  /// Whether what is put in is what was removed.
  var isMove = false
  /// Whether the lines were checked by the room that made the patches.
  var isChecked = false
  /// Where a refusal points when no line is meant.
  var place = ByteRange(0, 0)
  /// What must hold of the note afterwards, given the changed or the first new line.
  var expectation: (Note, Int) -> Bool = { _, _ in true }

  /// A plan that changes one line within itself.
  init(_ patches: [Patch], in line: EditedLine, keys: Set<String>? = []) {
    self.patches = patches
    self.keys = keys
    changed = line.number
  }

  /// A plan that puts lines in or takes them out.
  init(_ patches: [Patch]) { self.patches = patches }

  /// Patches that ``SectionEdit`` has checked.
  init(sections patches: [Patch]) {
    self.patches = patches
    isChecked = true
  }
}
