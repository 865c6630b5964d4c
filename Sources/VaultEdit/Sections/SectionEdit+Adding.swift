import VaultModel
package import VaultSyntax

extension SectionEdit {
  /// The patch that puts in a heading with a text under it, as a section of its own.
  ///
  /// - Parameters:
  ///   - words: what the heading says, in one line.
  ///   - level: from 1 to 6.
  ///   - start: where the heading begins before which the section goes, in bytes; nil: at the end of the note, which ends
  ///     with a line ending afterwards if it did before.
  /// - Throws: `EditRefusal`: words that are no heading, or a section with which the rest of the note would read otherwise.
  package func patches(
    adding words: String, level: Int, text content: String, before start: Int?
  ) throws(EditRefusal) -> [Patch] {
    if let conflict = document.conflicts.first { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
    let words = words.trimmed
    guard !words.isEmpty, OneLine.holds(words) else {
      throw EditRefusal(.valueNotWritable, at: document.body, values: [words])
    }
    let (bytes, body) = (document.bytes, BodyText(document: document))
    let offset = start.map { body.start(ofLineAt: $0) } ?? bytes.count
    let ending = body.lineEnding(at: start ?? max(body.lower, body.endOfText ?? 0))
    let marks = String(repeating: "#", count: min(max(level, 1), 6))
    // Words that end in `#` would lose it.
    var section = Array((marks + " " + words + (words.hasSuffix("#") ? " " + marks : "")).utf8)
    let lines = Self.lines(of: content, ending: ending)
    if !lines.isEmpty { section += ending + ending + lines }
    let before = gap(before: offset, body, ending: ending)
    let isOpen = start == nil && !(bytes.last?.isLineEnding ?? true)
    let after = start == nil ? (isOpen ? [] : ending) : ending + ending
    let patch = Patch(ByteRange(offset, offset), before + section + after)
    guard addsSection(patch, at: offset + before.count, words: words, level: level) else {
      throw EditRefusal(.wouldReadOtherwise, at: ByteRange(offset, offset))
    }
    return [patch]
  }

  /// What sets the section apart from the text before it: one blank line.
  private func gap(before offset: Int, _ body: BodyText, ending: [UInt8]) -> [UInt8] {
    guard offset > body.lower || document.frontMatter != nil else { return [] }
    let isLineEnded = offset > 0 && document.bytes[offset - 1].isLineEnding
    guard isLineEnded else { return offset > 0 ? ending + ending : [] }
    guard let line = body.start(ofLineBefore: offset) else { return ending }
    return body.isBlank(line, body.end(ofLineAt: line), inQuote: false) ? [] : ending
  }

  private func addsSection(_ patch: Patch, at start: Int, words: String, level: Int) -> Bool {
    let after = Document([patch].applied(to: document.bytes))
    guard after.conflicts.isEmpty,
      let heading = HeadingList(after).headings.first(where: { $0.range.lower == start }), heading.level == level,
      after.bytes[heading.text.indices].elementsEqual(words.utf8)
    else { return false }
    let offset = patch.range.lower
    return outlinesAgree(
      after, before: ByteRange(offset, offset), after: (offset, offset + patch.bytes.count))
  }
}
