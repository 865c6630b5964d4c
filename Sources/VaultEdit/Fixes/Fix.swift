package import VaultSyntax

/// How one finding can be put right: the patches, and how far they reach.
///
/// There is a fix only where there is exactly one right answer, and the note means what it meant.
package struct Fix: Sendable, Hashable {
  /// What may read differently afterwards.
  package enum Reach: Sendable, Hashable {
    /// The value that is patched, and nothing else.
    case value
    /// The line that is patched: it becomes the item that it was meant to be.
    case line
    /// The front matter, of which something could not be read.
    case frontMatter
    /// The blocks of the body.
    case body
  }

  /// What was wrong.
  package let diagnostic: Diagnostic
  /// What makes it right, in the order of the note.
  package let patches: [Patch]
  /// How far the change may be seen.
  package let reach: Reach

  /// A fix of one finding.
  package init(_ diagnostic: Diagnostic, _ patches: [Patch], reach: Reach) {
    self.diagnostic = diagnostic
    self.patches = patches
    self.reach = reach
  }
}
