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

  package let diagnostic: Diagnostic
  package let patches: [Patch]
  package let reach: Reach

  package init(_ diagnostic: Diagnostic, _ patches: [Patch], reach: Reach) {
    self.diagnostic = diagnostic
    self.patches = patches
    self.reach = reach
  }
}
