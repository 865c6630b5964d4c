/// A name with a number behind it, as the Finder, iCloud (`x 2.md`) and Google Drive (`x (1).md`) name a copy, and as
/// people name the second chapter.
///
/// The name alone tells nothing: whoever asks must compare the two notes.
package struct NumberedName: Sendable, Hashable {
  /// The path of the file with the number.
  package let path: Path
  /// The path without the number.
  package let plain: Path

  /// Reads a path; nil when no number stands behind the stem.
  package init?(of path: Path) {
    guard let name = path.components.last, IgnoreReason.isMarkdown(name) else { return nil }
    let stem = name.dropLast(3)
    guard let space = stem.lastIndex(of: UInt8(ascii: " ")), space > stem.startIndex else { return nil }
    var number = stem[(space + 1)...]
    if number.first == UInt8(ascii: "("), number.last == UInt8(ascii: ")") { number = number.dropFirst().dropLast() }
    // 2026 is a year.
    guard (1...2).contains(number.count), number.first != UInt8(ascii: "0"),
      number.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    self.path = path
    plain = path.parent.appending(Path(bytes: Array(stem[..<space]) + name.suffix(3)))
  }
}
