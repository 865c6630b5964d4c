package import VaultModel
package import VaultSyntax

/// Turns a change of a heading or of the text under it into patches.
///
/// ```swift
/// let edit = SectionEdit(document)
/// try edit.patches(replacing: "Steps", with: "1. Boil.\n2. Serve.")
/// try edit.patches(renaming: "Steps", to: "Method")
/// ```
///
/// Headings are those outside of quotes and lists; they are found by their words without inline marks, in any case.
/// Several that read the same are refused. Blank lines around a section, line endings and a missing final line ending
/// stay. Every result is read again; what would read otherwise is refused.
///
/// - Complexity: O(*n*) in the bytes of the note.
package struct SectionEdit: Sendable {
  /// The note.
  let document: Document

  /// Edits a note as it was read.
  package init(_ document: Document) { self.document = document }

  /// The patches of a change of a section; none when the note says so already, and for any other change.
  ///
  /// - Throws: `EditRefusal`, with the place and the reason.
  package func patches(for change: ItemChange) throws(EditRefusal) -> [Patch] {
    switch change {
    case .replaceSection(let heading, let text): try patches(replacing: heading, with: text)
    case .renameHeading(let heading, let text): try patches(renaming: heading, to: text)
    default: []
    }
  }

  /// The patches that put another text under a heading, up to the next heading of its level or above.
  ///
  /// - Throws: `EditRefusal`: no such heading or several, now or with the text; or a text that would not stay in its
  ///   section.
  package func patches(replacing name: String, with text: String) throws(EditRefusal) -> [Patch] {
    let headings = HeadingList(document)
    let heading = try heading(named: name, in: headings)
    let content = content(of: heading)
    let ending = self.text.lineEnding(at: heading.range.lower)
    let new = Self.lines(of: text, ending: ending)
    guard !document.bytes[content.indices].elementsEqual(new) else { return [] }
    let patch: Patch
    if new.isEmpty {
      patch = Patch(withBlankLines(content, after: heading), "")
    } else if content.isEmpty {
      patch = newContent(new, under: heading, gap: headings.gap(endingLinesWith: ending), ending: ending)
    } else {
      patch = Patch(content, new)
    }
    guard reads(patch, heading: heading, content: new) else {
      throw EditRefusal(.wouldReadOtherwise, at: heading.range)
    }
    // A heading of the same words in the new text would keep the section from being found again.
    let after = HeadingList(Document([patch].applied(to: document.bytes)))
    guard (try? after.heading(named: name)) != nil else {
      throw EditRefusal(.headingAmbiguous, at: heading.range, values: [name])
    }
    return [patch]
  }

  /// The patches that reword a heading and leave its level, its marks and its underline.
  ///
  /// Words that end in `#` get closing marks behind them, since those would not be read as words.
  ///
  /// - Throws: `EditRefusal`: no such heading or several, or words that would not read as this heading.
  package func patches(renaming name: String, to text: String) throws(EditRefusal) -> [Patch] {
    try patches(renaming: try heading(named: name, in: HeadingList(document)), to: text)
  }

  /// The patches that reword the heading whose words begin at a byte, whatever other headings read.
  ///
  /// - Throws: `EditRefusal`: no heading there, or words that would not read as this heading.
  package func patches(renamingAt start: Int, to text: String) throws(EditRefusal) -> [Patch] {
    if let conflict = document.conflicts.first { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
    guard let heading = HeadingList(document).headings.first(where: { $0.text.lower == start }) else {
      throw EditRefusal(.noSuchHeading, at: document.body)
    }
    return try patches(renaming: heading, to: text)
  }

  private func patches(renaming heading: Heading, to text: String) throws(EditRefusal) -> [Patch] {
    let text = text.trimmed
    guard !text.isEmpty, OneLine.holds(text) else {
      throw EditRefusal(.valueNotWritable, at: heading.text, values: [text])
    }
    guard !document.bytes[heading.text.indices].elementsEqual(text.utf8) else { return [] }
    let isUnderlined = document.blocks.blocks[heading.block].flag
    let isOpen = !isUnderlined && heading.text.upper == self.text.trimmedEnd(heading.range)
    let closing = isOpen && text.hasSuffix("#") ? " " + String(repeating: "#", count: heading.level) : ""
    let patch = Patch(heading.text, text + closing)
    guard reads(patch, heading: heading, words: text) else {
      throw EditRefusal(.wouldReadOtherwise, at: heading.text)
    }
    return [patch]
  }

  private var text: BodyText { BodyText(document: document) }

  private func heading(named name: String, in headings: HeadingList) throws(EditRefusal) -> Heading {
    if let conflict = document.conflicts.first { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
    guard let heading = try headings.heading(named: name) else {
      throw EditRefusal(.noSuchHeading, at: document.body, values: [name])
    }
    return heading
  }

  /// A text as lines of the note, without blank lines around it.
  static func lines(of text: String, ending: [UInt8]) -> [UInt8] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }[...]
    while let first = lines.first, first.allSatisfy({ $0 == " " || $0 == "\t" }) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy({ $0 == " " || $0 == "\t" }) { lines.removeLast() }
    return Array(lines.map { Array($0.utf8) }.joined(separator: ending))
  }
}

// MARK: - Content

extension SectionEdit {
  /// The text of a section without the blank lines around it; empty behind the heading when there is none.
  private func content(of heading: Heading) -> ByteRange {
    let headingEnd = text.end(ofLineAt: heading.range.upper)
    let sectionEnd = text.start(ofLineAt: heading.sectionEnd)
    let limit = heading.sectionEnd == document.bytes.count ? document.bytes.count : sectionEnd
    let lower = min(limit, text.endOfBlankLines(from: text.next(afterLineEnd: headingEnd), inQuote: false))
    var upper = limit
    while upper > lower, document.bytes[upper - 1].isSpaceOrTab || document.bytes[upper - 1].isLineEnding { upper -= 1 }
    guard upper > lower else { return ByteRange(headingEnd, headingEnd) }
    return ByteRange(lower, max(lower, min(limit, text.end(ofLineAt: upper))))
  }

  /// The content with the blank lines before it and its line ending, where nothing takes its place.
  private func withBlankLines(_ content: ByteRange, after heading: Heading) -> ByteRange {
    let headingEnd = text.end(ofLineAt: heading.range.upper)
    let end = text.next(afterLineEnd: content.upper)
    let isEnded = end > content.upper
    return isEnded ? ByteRange(text.next(afterLineEnd: headingEnd), end) : ByteRange(headingEnd, content.upper)
  }

  /// The first text of a section that had none.
  private func newContent(_ new: [UInt8], under heading: Heading, gap: [UInt8], ending: [UInt8]) -> Patch {
    let end = text.end(ofLineAt: heading.range.upper)
    let next = text.next(afterLineEnd: end)
    guard next > end else { return Patch(ByteRange(end, end), ending + gap + new) }
    let isFollowed = next < document.bytes.count && !text.isBlank(next, text.end(ofLineAt: next), inQuote: false)
    return Patch(ByteRange(next, next), gap + new + ending + (isFollowed ? gap : []))
  }
}

// MARK: - Verification

extension SectionEdit {
  /// Whether the section holds this text afterwards, and everything outside it reads as before.
  private func reads(_ patch: Patch, heading: Heading, content: [UInt8]) -> Bool {
    let after = Document([patch].applied(to: document.bytes))
    guard let new = HeadingList(after).headings.first(where: { $0.range.lower == heading.range.lower }),
      new.level == heading.level, new.range == heading.range
    else { return false }
    let range = SectionEdit(after).content(of: new)
    // A text with git's markers would leave a note that refuses every further change.
    guard after.conflicts.isEmpty else { return false }
    guard after.bytes[range.indices].elementsEqual(content) else { return false }
    return outlinesAgree(after, before: heading.range, after: (heading.sectionEnd, new.sectionEnd))
  }

  /// Whether the heading says these words afterwards, and everything else reads as before.
  private func reads(_ patch: Patch, heading: Heading, words: String) -> Bool {
    let after = Document([patch].applied(to: document.bytes))
    guard let new = HeadingList(after).headings.first(where: { $0.range.lower == heading.range.lower }),
      new.level == heading.level, after.bytes[new.text.indices].elementsEqual(words.utf8),
      after.blocks.blocks[new.block].flag == document.blocks.blocks[heading.block].flag
    else { return false }
    return outlinesAgree(after, before: heading.range, after: (heading.range.upper, new.range.upper))
  }

  /// Whether the leaves before the heading, and those from the two offsets on, read the same in both documents.
  func outlinesAgree(_ other: Document, before heading: ByteRange, after ends: (old: Int, new: Int)) -> Bool {
    let old = leaves(of: document, before: heading.lower, from: ends.old)
    let new = leaves(of: other, before: heading.lower, from: ends.new)
    guard old.count == new.count else { return false }
    return zip(old, new).allSatisfy { first, second in
      guard first.kind == second.kind, first.level == second.level,
        first.segments.count == second.segments.count
      else { return false }
      return zip(document.blocks.segments[first.segments], other.blocks.segments[second.segments])
        .allSatisfy { document.bytes[$0.indices].elementsEqual(other.bytes[$1.indices]) }
    }
  }

  private func leaves(of document: Document, before lower: Int, from upper: Int) -> [Block] {
    document.blocks.blocks.filter { !$0.isContainer && ($0.range.lower < lower || $0.range.lower >= upper) }
  }
}

extension BodyText {
  /// The end of a range without the white space at its end.
  func trimmedEnd(_ range: ByteRange) -> Int {
    var upper = range.upper
    while upper > range.lower, bytes[upper - 1].isSpaceOrTab { upper -= 1 }
    return upper
  }
}
