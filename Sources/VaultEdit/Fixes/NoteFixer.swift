package import VaultModel
package import VaultSyntax

/// Puts right what is wrong with a note and has exactly one right answer, and proves that nothing else changed.
///
/// ```swift
/// let fixer = NoteFixer(context: context) { $0.diagnostics }
/// let result = fixer.fixed(bytes)
/// result.bytes         // the note, every other byte as it was
/// result.fixed         // the findings that are gone
/// ```
///
/// Every fix is proven by reading the note again: its finding is gone, no other one has come, and what it does not
/// touch reads as before. One that cannot be proven is left out.
package struct NoteFixer: Sendable {
  /// All findings of a note that are to be put right where that is possible.
  package typealias Check = @Sendable (Note) -> [Diagnostic]

  /// How the note is read.
  package let context: ReadingContext
  private let check: Check
  private let linkTarget: NoteFixes.LinkTargets

  /// The most findings that one run puts right in a note.
  package static let limit = 1_000
  /// The most times that a note is read again because front matter that could be read showed more.
  private static let rounds = 20
  /// The most times that a note is read again to prove fixes of which some do not hold, so that a note made to defeat
  /// them costs no more than that.
  private static let proofs = 100

  package init(
    context: ReadingContext, linkTarget: @escaping NoteFixes.LinkTargets = { _ in nil }, check: @escaping Check
  ) {
    self.context = context
    self.check = check
    self.linkTarget = linkTarget
  }

  /// The note with every fix that could be proven; its own bytes when there is none.
  package func fixed(_ bytes: [UInt8]) -> FixOutcome {
    var reading = read(bytes)
    var result = FixOutcome(bytes: bytes, fixed: [], left: [])
    var proofs = Self.proofs
    // What a merge left open is a person's to settle, and its markers make everything else doubtful.
    guard reading.note.document.conflicts.isEmpty else {
      result.left = reading.diagnostics
      return result
    }
    for _ in 0..<Self.rounds {
      let fixes = candidates(in: reading, atMost: Self.limit - result.fixed.count)
      let accepted = accepted(fixes, in: reading, &proofs)
      guard !accepted.isEmpty else { break }
      result.add(accepted.map(\.diagnostic), in: result.bytes)
      result.bytes = accepted.flatMap(\.patches).applied(to: result.bytes)
      reading = read(result.bytes)
    }
    result.left = reading.diagnostics
    return result
  }

  private func read(_ bytes: [UInt8]) -> FixProof.Reading {
    let note = Note(Document(bytes), context: context)
    return FixProof.Reading(note: note, diagnostics: check(note))
  }

  /// The fixes of a note, none of which touches the bytes of another one.
  private func candidates(in reading: FixProof.Reading, atMost limit: Int) -> [Fix] {
    let fixes = NoteFixes(reading.note, linkTarget: linkTarget)
    var result: [Fix] = []
    var end = -1
    for diagnostic in reading.diagnostics.sorted(by: { $0.range.start < $1.range.start }) {
      guard result.count < limit, let fix = fixes.fix(for: diagnostic),
        let lower = fix.patches.map(\.range.lower).min(), let upper = fix.patches.map(\.range.upper).max(), lower > end
      else { continue }
      result.append(fix)
      end = upper
    }
    return result
  }

  /// Those of some fixes that hold together: all of them, else those of either half, down to single ones.
  private func accepted(_ fixes: [Fix], in reading: FixProof.Reading, _ proofs: inout Int) -> [Fix] {
    guard !fixes.isEmpty, proofs > 0 else { return [] }
    if holds(fixes, in: reading, &proofs) { return fixes }
    guard fixes.count > 1 else { return [] }
    let middle = fixes.count / 2
    let first = accepted(Array(fixes[..<middle]), in: reading, &proofs)
    let second = accepted(Array(fixes[middle...]), in: reading, &proofs)
    if first.isEmpty || second.isEmpty { return first + second }
    return holds(first + second, in: reading, &proofs) ? first + second : first
  }

  private func holds(_ fixes: [Fix], in before: FixProof.Reading, _ proofs: inout Int) -> Bool {
    proofs -= 1
    let after = read(fixes.flatMap(\.patches).applied(to: before.note.document.bytes))
    return FixProof(before: before, after: after, fixes: fixes).holds
  }
}
