package import VaultSyntax

/// A file after its fixes.
package struct FixOutcome: Sendable, Hashable {
  /// A finding that is gone, and where it stood.
  package struct Fixed: Sendable, Hashable {
    /// What was wrong.
    package var diagnostic: Diagnostic
    /// Where it began in the file as it was then.
    package var start: SourceLocation
    /// Where it ended there.
    package var end: SourceLocation
  }

  /// The file after all fixes that hold.
  package var bytes: [UInt8]
  /// The findings that are gone, in the order in which they were put right.
  package var fixed: [Fixed]
  /// What is still wrong.
  package var left: [Diagnostic]

  /// Tells of findings that the patches of some bytes put right.
  mutating func add(_ diagnostics: [Diagnostic], in bytes: [UInt8]) {
    let offsets = diagnostics.flatMap { [$0.range.lower, $0.range.upper] }
    let places = SourceLocation.locations(of: offsets, in: bytes)
    for (number, diagnostic) in diagnostics.enumerated() {
      fixed.append(Fixed(diagnostic: diagnostic, start: places[2 * number], end: places[2 * number + 1]))
    }
  }
}
