import VaultSyntax

/// New names for tags: `old` becomes `new`, and `old/x` becomes `new/x`.
///
/// ```swift
/// let renaming = TagRenaming(["work"], to: "job", folding: folded)
/// renaming?.renamed("Work/Reports")    // "job/Reports"
/// renaming?.renamed("workshop")        // nil
/// ```
///
/// Tags compare without case. Of several old names the longest that fits counts; a tag that is already at or below a new
/// name that itself is below the old one stays, so that the same renaming twice changes nothing.
package struct TagRenaming: Sendable {
  /// Makes two spellings of a tag equal that mean the same.
  package typealias Folding = @Sendable (String) -> [UInt8]

  /// The new name, without `#`.
  package let new: String
  /// What tags that are the same have in common.
  let folding: Folding
  private let olds: [[[UInt8]]]
  private let newParts: [[UInt8]]

  /// Plans a renaming; nil when the new name is none that can be written as `#tag`. A `#` before a name does not count.
  package init?(_ olds: [String], to new: String, folding: @escaping Folding) {
    let new = Self.name(new)
    guard Self.isTag(new) else { return nil }
    self.new = new
    self.folding = folding
    self.olds = olds.map { Self.parts(of: Self.name($0), folding) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    newParts = Self.parts(of: new, folding)
  }

  /// Whether a text without `#` can be written as a tag: letters of any script, digits, `-`, `_`, `/` and emoji, not
  /// digits alone, nothing empty between slashes.
  package static func isTag(_ name: String) -> Bool {
    let tag = Array("#\(name)".utf8)
    let whole = ByteRange(0, tag.count)
    guard InlineScan(of: whole, in: tag).tags == [whole] else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  /// What a tag, with or without `#`, is called afterwards, without `#`; nil when it keeps its name.
  package func renamed(_ tag: String) -> String? {
    let name = Self.name(tag)
    let parts = Self.parts(of: name, folding)
    guard let old = olds.first(where: { parts.starts(with: $0) }) else { return nil }
    if newParts.count > old.count, newParts.starts(with: old), parts.starts(with: newParts) { return nil }
    let rest = name.split(separator: "/", omittingEmptySubsequences: false).dropFirst(old.count)
    let result = ([new[...]] + rest).joined(separator: "/")
    return result == name ? nil : result
  }

  /// A tag without white space around it and without `#`.
  static func name(_ tag: String) -> String {
    let bytes = Array(tag.utf8)
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end].drop { $0 == UInt8(ascii: "#") }, as: UTF8.self)
  }

  private static func parts(of name: String, _ folding: Folding) -> [[UInt8]] {
    name.isEmpty ? [] : name.split(separator: "/", omittingEmptySubsequences: false).map { folding(String($0)) }
  }
}
