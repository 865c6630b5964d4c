package import VaultModel
package import VaultSyntax

/// The fixes of one note's findings.
///
/// ```swift
/// let fixes = NoteFixes(note)
/// note.diagnostics.compactMap(fixes.fix)
/// ```
///
/// What has no fix needs a person: a day that does not exist, an amount without its sign, two values that disagree.
package struct NoteFixes: Sendable {
  /// What a link should name: for a target that leads nowhere the one that was surely meant, or nil.
  package typealias LinkTargets = @Sendable (_ target: String) -> String?

  /// The kinds of findings that may have a fix.
  package static let codes: Set<DiagnosticCode> = [
    .frontMatterNotClosed, .yamlSyntax, .yamlDuplicateKey, .valueNotDate, .valueNotMoment, .unknownMember,
    .valueNotScalar, .mealDateFirst, .recipeBreakIsSetext, .linkDangling,
  ]

  /// The note that is mended.
  let note: Note
  /// Where links lead.
  let linkTarget: LinkTargets

  /// The note's syntax.
  var document: Document { note.document }
  /// The note's bytes.
  var bytes: [UInt8] { note.document.bytes }

  /// Looks for fixes of a note; without `linkTarget` no link is mended.
  package init(_ note: Note, linkTarget: @escaping LinkTargets = { _ in nil }) {
    self.note = note
    self.linkTarget = linkTarget
  }

  /// The fix for a finding, not yet proven; nil when there is none.
  package func fix(for diagnostic: Diagnostic) -> Fix? {
    guard diagnostic.range.upper <= bytes.count else { return nil }
    switch diagnostic.code {
    case .frontMatterNotClosed: return closingFence(diagnostic)
    case .yamlSyntax: return tabsAsSpaces(diagnostic) ?? quotes(diagnostic)
    case .yamlDuplicateKey: return withoutRepetition(diagnostic)
    case .valueNotDate, .valueNotMoment: return date(diagnostic)
    case .unknownMember: return member(diagnostic)
    case .valueNotScalar: return onlyElement(diagnostic)
    case .mealDateFirst: return dateFirst(diagnostic)
    case .recipeBreakIsSetext: return emptyLineBeforeBreak(diagnostic)
    case .linkDangling: return link(diagnostic)
    default: return nil
    }
  }
}

extension NoteFixes {
  /// The bytes of the line around an offset, its line ending included.
  func line(around offset: Int) -> ByteRange {
    var lower = min(offset, bytes.count)
    while lower > 0, bytes[lower - 1] != UInt8(ascii: "\n") { lower -= 1 }
    var upper = max(lower, min(offset, bytes.count))
    while upper < bytes.count, bytes[upper] != UInt8(ascii: "\n") { upper += 1 }
    return ByteRange(lower, min(upper + 1, bytes.count))
  }

  /// A range without the white space at its ends.
  func trimmed(_ range: ByteRange) -> ByteRange { TextSource(bytes, range).trimmed.range }

  /// The line ending that the note uses: that of its first line.
  var lineEnding: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
