import VaultEdit
import VaultTestSupport

/// The diff of any two versions makes one into the other. The input is both, with a line `%%%` between them.
enum DiffCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let parts = FuzzInput.parts(of: input)
    let (before, after) = (parts[0], parts.count > 1 ? parts[1] : [])
    let diff = UnifiedDiff(before: before, after: after, path: Array("note.md".utf8))
    let changes = LineDiff(before: before, after: after).changes
    do throws(PatchedText.Misfit) {
      let patched = try PatchedText(diff.text, on: before)
      return FuzzOutcome(
        fault: patched.bytes == after ? nil : "the diff leads to another text",
        outline: changes.flatMap { [$0.before.count, $0.after.count] })
    } catch {
      return FuzzOutcome(fault: "line \(error.line) of the diff: \(error.reason)")
    }
  }
}
