import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// The merge of any three versions keeps the laws of merges. The input is the base, ours and theirs, with a line `%%%`
/// between them; with two texts there is no known base.
enum MergeCheck {
  private static let types: [ItemType] = [.note, .task, .shopping, .money, .recipe, .diary, .timetable]

  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let parts = FuzzInput.parts(of: input)
    let type = types[input.count % types.count]
    let base = parts.count > 2 ? parts[0] : nil
    let ours = parts.count > 2 ? parts[1] : parts[0]
    let laws = MergeLaws(base: base, ours: ours, theirs: parts.last ?? []) { base, ours, theirs in
      let context = ReadingContext(folderType: type, stem: "note")
      let merged = NoteMerge(base: base, ours: ours, theirs: theirs, context: context).merged()
      return MergeLaws.Answer(
        bytes: merged.bytes, conflicts: merged.conflicts.map { MergeLaws.Conflict(ours: $0.ours, theirs: $0.theirs) })
    }
    let note = Note(Document(laws.answer.bytes), context: ReadingContext(folderType: type))
    return FuzzOutcome(
      fault: laws.fault.map { "\($0)\n\(laws)" },
      outline: [laws.answer.conflicts.count, note.items.count] + laws.answer.conflicts.map(\.ours.count))
  }
}
