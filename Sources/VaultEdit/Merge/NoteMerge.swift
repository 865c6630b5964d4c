package import VaultModel
import VaultSyntax

/// The three-way merge of a note: front matter key by key, records by identity, everything else by lines.
///
/// ```swift
/// let merge = NoteMerge(
///   base: Array("- [ ] milk\n".utf8), ours: Array("- [x] milk\n".utf8), theirs: Array("- [ ] oat milk\n".utf8),
///   context: ReadingContext(folderType: .shopping, stem: "week"))
/// merge.merged().bytes        // "- [x] oat milk\n"
/// ```
///
/// It is total: any bytes give a result. Which side calls it makes no difference but in a conflict: merged the other way
/// round, the same lines are in conflict, the other way round.
package struct NoteMerge: Sendable {
  private let texts: MergeSides<[UInt8]>
  private let isBaseGiven: Bool
  /// Whether nobody knows what the note was before: both sides made it.
  private let hasNoBase: Bool
  private let context: ReadingContext
  private let form: ConflictForm

  /// Prepares a merge; without a base the versions are united, and where they differ they are in conflict. An empty base
  /// says no more than none.
  package init(
    base: [UInt8]?, ours: [UInt8], theirs: [UInt8], context: ReadingContext, labels: MergeLabels = MergeLabels(),
    markerSize: Int = 7, style: ConflictStyle = .merge
  ) {
    // A merge that begins with the same side each time treats both alike.
    let isSwapped = theirs.lexicographicallyPrecedes(ours)
    texts = MergeSides(base: base ?? [], ours: isSwapped ? theirs : ours, theirs: isSwapped ? ours : theirs)
    isBaseGiven = base != nil
    hasNoBase = base?.isEmpty ?? true
    self.context = context
    form = ConflictForm(
      labels: labels, markerSize: min(max(markerSize, 1), 1000), style: style, isSwapped: isSwapped)
  }

  /// The merged note.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes, and as the diffs between the versions.
  package func merged() -> MergedNote {
    if texts.ours == texts.theirs { return MergedNote(bytes: texts.ours) }
    if isBaseGiven, let settled = texts.settled { return MergedNote(bytes: settled) }
    let styles = texts.map { TextStyle(of: $0) }
    let differInLineEndings = TextStyle.differInLineEndings(styles)
    var plain = MergeSides(
      base: styles.base.plain(texts.base, lineFeedsOnly: differInLineEndings),
      ours: styles.ours.plain(texts.ours, lineFeedsOnly: differInLineEndings),
      theirs: styles.theirs.plain(texts.theirs, lineFeedsOnly: differInLineEndings))
    if styles.base.endsLastLine == nil { plain.base = [] }
    guard var notes = readable(plain) else { return TextMerge(texts, form).merged() }
    let style = TextStyle.merged(styles, hasNoBase: hasNoBase)
    let isCRLF = !differInLineEndings && style.lineEnding == .carriageReturnLineFeed
    let lineEnding: [UInt8] = isCRLF ? [0x0D, 0x0A] : [0x0A]

    var output = MergeOutput(form, expecting: max(texts.ours.count, texts.theirs.count))
    let head = FrontMatterMerge(notes, hasNoBase: hasNoBase, isSwapped: form.isSwapped).merged()
    output.add(head.bytes)
    for conflict in head.conflicts { output.add(conflict, lineEnding: lineEnding) }
    var bodies = notes.map(\.document.body)
    if hasNoBase {
      notes.base = CommonBody(notes.ours, notes.theirs).note
      bodies.base = ByteRange(CommonBody.start, notes.base.document.bytes.count)
    }
    var body = BodyMerge(notes, bodies: bodies, hasNoBase: hasNoBase, lineEnding: lineEnding)
    if !hasNoBase, let notes = RemovedTasks(notes, body).notes {
      body = BodyMerge(notes, bodies: notes.map(\.document.body), hasNoBase: false, lineEnding: lineEnding)
    }
    if hasNoBase { body.write(to: &output) } else { ProvenMerge(body, lineEnding: lineEnding).write(to: &output) }
    if head.bytes.isEmpty, beginsOtherwise(output.merged.bytes) { return mergedByLines() }
    return MergedNote(
      bytes: style.styled(
        output.merged.bytes, fromLineFeeds: differInLineEndings, endsWithMarker: output.endsWithMarker),
      conflicts: output.merged.conflicts)
  }

  /// Whether a merged text begins with what none of the versions has there: front matter, or a mark within a text that
  /// is a byte order mark once nothing stands before it.
  private func beginsOtherwise(_ bytes: [UInt8]) -> Bool {
    beginsLikeFrontMatter(bytes)
      || SourceLocation.hasByteOrderMark(bytes)
        && ![texts.base, texts.ours, texts.theirs].contains(where: SourceLocation.hasByteOrderMark)
  }

  /// The versions merged by their lines; all of both in one conflict where even that would begin with front matter, which
  /// none of them has: a rule at the beginning of one, and a line of the other that would end it.
  private func mergedByLines() -> MergedNote {
    let merged = TextMerge(texts, form).merged()
    return beginsOtherwise(merged.bytes) ? undecided() : merged
  }

  /// Both sides whole, in one conflict: what is true of any merge before it is made.
  package func undecided() -> MergedNote {
    let styles = texts.map { TextStyle(of: $0) }
    let isCRLF = TextStyle.merged(styles, hasNoBase: true).lineEnding == .carriageReturnLineFeed
    var output = MergeOutput(form, expecting: texts.ours.count + texts.theirs.count)
    output.add(
      UnsettledMerge(.lines, ours: texts.ours, base: hasNoBase ? [] : texts.base, theirs: texts.theirs),
      lineEnding: isCRLF ? [0x0D, 0x0A] : [0x0A])
    return output.merged
  }

  /// From this many bytes on the versions are read side by side.
  private static let longText = 1 << 16

  /// The versions as notes; nil when one of them cannot be read as one, so that only its lines can be merged.
  private func readable(_ texts: MergeSides<[UInt8]>) -> MergeSides<Note>? {
    let versions = [texts.base, texts.ours, texts.theirs]
    let workers = texts.ours.count < Self.longText ? 1 : versions.count
    let notes = parallelMap(count: versions.count, workers: workers) { readable(versions[$0]) }
    guard let base = notes[0], let ours = notes[1], let theirs = notes[2] else { return nil }
    return MergeSides(base: base, ours: ours, theirs: theirs)
  }

  /// A version as a note; nil when it is none.
  private func readable(_ text: [UInt8]) -> Note? {
    guard TextCheck.isText(text) else { return nil }
    let document = Document(text)
    guard document.frontMatter?.isWhole ?? true, document.conflicts.isEmpty,
      !document.diagnostics.contains(where: { $0.code == .frontMatterNotClosed })
    else { return nil }
    return Note(document, context: context)
  }

  /// Whether a text that was put together from bodies alone would be read as one with front matter.
  private func beginsLikeFrontMatter(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "---".utf8) else { return false }
    let document = Document(bytes)
    return document.frontMatter != nil || document.diagnostics.contains { $0.code == .frontMatterNotClosed }
  }
}

/// Whether bytes are text at all.
private enum TextCheck {
  /// Whether bytes are UTF-8 without NUL.
  static func isText(_ bytes: [UInt8]) -> Bool {
    let span = bytes.span
    var position = 0
    while position < bytes.count {
      let byte = span[position]
      if byte == 0 { return false }
      if byte < 0x80 {
        position += 1
        continue
      }
      let (scalar, length) = UTF8Reading.scalar(span, at: position, end: bytes.count)
      if scalar == nil { return false }
      position += length
    }
    return true
  }
}
