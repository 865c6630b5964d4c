import VaultSyntax

/// What holds of every merge of notes (the write-back layer, Git), asked of three versions.
///
/// ```swift
/// MergeLaws(base: base, ours: ours, theirs: theirs) { base, ours, theirs in … }.fault     // nil: all hold
/// ```
package struct MergeLaws: CustomStringConvertible {
  /// What a merge answers.
  package struct Answer: Equatable {
    package var bytes: [UInt8]
    /// Both sides of each conflict.
    package var conflicts: [Conflict]

    package init(bytes: [UInt8], conflicts: [Conflict]) {
      self.bytes = bytes
      self.conflicts = conflicts
    }
  }

  /// The two sides of a conflict.
  package struct Conflict: Equatable {
    package var ours: [UInt8]
    package var theirs: [UInt8]

    package init(ours: [UInt8], theirs: [UInt8]) {
      self.ours = ours
      self.theirs = theirs
    }
  }

  package typealias Merge = (_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> Answer

  private let base: [UInt8]?
  private let ours: [UInt8]
  private let theirs: [UInt8]
  private let merge: Merge
  /// What the merge answers for the three.
  package let answer: Answer

  package init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8], by merge: @escaping Merge) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.merge = merge
    answer = merge(base, ours, theirs)
  }

  /// The law that is broken, in words; nil when all hold.
  package var fault: String? {
    if let base {
      if merge(base, ours, base).bytes != ours { return "merge(o, a, o) is not a" }
      if merge(base, base, theirs).bytes != theirs { return "merge(o, o, b) is not b" }
    }
    if merge(base, ours, ours).bytes != ours { return "merge(o, a, a) is not a" }
    return swapFault ?? insertionFault ?? untouchedFault ?? readingFault
  }

  /// Swapping the sides swaps only the conflict.
  private var swapFault: String? {
    let other = merge(base, theirs, ours)
    if answer.conflicts.isEmpty { return other == answer ? nil : "swapped, a clean merge is another one" }
    let swapped = other.conflicts.map { Conflict(ours: $0.theirs, theirs: $0.ours) }
    return swapped == answer.conflicts ? nil : "swapped, there are other conflicts"
  }

  // MARK: - Nothing is lost

  /// All that a reader sees after the merge.
  private var shown: [UInt8] { answer.bytes + answer.conflicts.flatMap { [0x0A] + $0.ours + [0x0A] + $0.theirs } }

  /// Every word that a side put in is in the result or in a conflict, in whatever case; numbers and dates, of which the
  /// later one may stand, and words of the base aside.
  private var insertionFault: String? {
    let new = Self.words(ours).union(Self.words(theirs)).subtracting(Self.words(base ?? []))
    return new.subtracting(Self.words(shown)).min().map { "lost: \($0)" }
  }

  private static func words(_ bytes: [UInt8]) -> Set<String> {
    let words = String(decoding: bytes, as: UTF8.self).lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    return Set(words.filter { $0.first?.isLetter ?? false }.map(String.init))
  }

  /// A line with something to read that stands once in each version is in the result as it was.
  private var untouchedFault: String? {
    let lines = Self.singleLines(base ?? []).intersection(Self.singleLines(ours)).intersection(Self.singleLines(theirs))
    let lost = lines.subtracting(Self.lines(shown))
    return lost.isEmpty ? nil : "changed unasked: \(lost.map { String(decoding: $0, as: UTF8.self) }.sorted())"
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = SourceLocation.hasByteOrderMark(bytes) ? bytes[3...] : bytes[...]
    return text.split(separator: UInt8(ascii: "\n")).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }

  private static func singleLines(_ bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
    Set(Dictionary(grouping: lines(bytes), by: \.self).filter { $0.value.count == 1 && !$0.key.isEmpty }.keys)
  }

  // MARK: - What parses stays so

  /// If all versions parse, so does the result, with no key that none of them has.
  private var readingFault: String? {
    let versions = [base ?? [], ours, theirs].map { Document($0) }
    guard versions.allSatisfy(Self.isReadable) else { return nil }
    let result = Document(answer.bytes)
    guard result.frontMatter?.isWhole ?? true else { return "the front matter is broken" }
    // The other way round a conflict may stand in code, where its markers are text.
    if answer.conflicts.isEmpty, !result.conflicts.isEmpty { return "a clean merge has markers" }
    let keys = versions.reduce(into: Set<String>()) { $0.formUnion(Self.keys($1)) }
    return Self.keys(result).subtracting(keys).min().map { "a key that no version has: \($0)" }
  }

  /// Whether a version is merged as a note at all.
  private static func isReadable(_ document: Document) -> Bool {
    !document.bytes.contains(0) && document.frontMatter?.isWhole ?? true && document.conflicts.isEmpty
      && !document.diagnostics.contains { $0.code == .frontMatterNotClosed }
      && String(validating: document.bytes, as: UTF8.self) != nil
  }

  private static func keys(_ document: Document) -> Set<String> {
    guard let frontMatter = document.frontMatter, let root = frontMatter.mapping else { return [] }
    let keys = frontMatter.tree.children(of: root).enumerated().filter { $0.offset.isMultiple(of: 2) }
    return Set(keys.map { frontMatter.tree.text(of: $0.element, in: document.bytes) })
  }

  package var description: String {
    let versions = [base ?? [], ours, theirs, answer.bytes].map { String(decoding: $0, as: UTF8.self).debugDescription }
    return """
      base   \(base == nil ? "unknown" : versions[0])
      ours   \(versions[1])
      theirs \(versions[2])
      merged \(versions[3])
      """
  }
}
