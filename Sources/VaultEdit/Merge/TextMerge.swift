import VaultSyntax

/// The three-way merge of two texts by their lines, with the result of `git merge-file`.
///
/// ```swift
/// let merge = TextMerge(base: Array("a\nb\n".utf8), ours: Array("a\nc\n".utf8), theirs: Array("d\nb\n".utf8))
/// merge.merged().bytes        // the two changes touch: a conflict of both lines
/// ```
///
/// Where lines repeat, several shortest diffs are equally good; git may then choose another one.
package struct TextMerge: Sendable {
  private let texts: MergeSides<[UInt8]>
  private let form: ConflictForm

  package init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], labels: MergeLabels = MergeLabels(), markerSize: Int = 7,
    style: ConflictStyle = .merge
  ) {
    self.init(
      MergeSides(base: base, ours: ours, theirs: theirs),
      ConflictForm(labels: labels, markerSize: markerSize, style: style))
  }

  init(_ texts: MergeSides<[UInt8]>, _ form: ConflictForm) {
    self.texts = texts
    self.form = form
  }

  /// The merged text.
  ///
  /// - Complexity: as the diffs between the versions.
  package func merged() -> MergedNote {
    if let settled = texts.settled { return MergedNote(bytes: settled) }
    let numbered = NumberedLines(
      of: [texts.base, texts.ours, texts.theirs].map { ($0, ByteRange(0, $0.count)) })
    let lines = MergeSides(base: numbered.lines[0], ours: numbered.lines[1], theirs: numbered.lines[2])
    let diff = ThreeWayDiff(
      MergeSides(base: numbered.numbers[0], ours: numbered.numbers[1], theirs: numbered.numbers[2]))
    var output = MergeOutput(form, expecting: max(texts.ours.count, texts.theirs.count))
    var place = 0
    for change in settled(diff, lines.ours) {
      output.add(text(.ours, place..<max(place, change.ours.lowerBound), lines))
      place = change.ours.upperBound
      switch change.outcome {
      case .ours, .same, .united: output.add(text(.ours, change.ours, lines))
      case .theirs: output.add(text(.theirs, change.theirs, lines))
      case .conflict:
        let conflict = UnsettledMerge(
          .lines, ours: Array(text(.ours, change.ours, lines)), base: Array(text(.base, change.base, lines)),
          theirs: Array(text(.theirs, change.theirs, lines)))
        output.add(conflict, lineEnding: lineEnding(of: change, lines))
      }
    }
    output.add(text(.ours, place..<max(place, lines.ours.count), lines))
    return output.merged
  }

  /// The changes as they are shown: git shortens conflicts when it does not show the base.
  private func settled(_ diff: ThreeWayDiff, _ ours: [ByteRange]) -> [MergeChange] {
    let changes = diff.changes()
    guard form.style == .merge else { return changes }
    let refined = changes.flatMap { $0.outcome == .conflict ? diff.refined($0) : [$0] }
    return ThreeWayDiff.simplified(refined) { LineWords.hasWord(texts.ours, ours[$0]) }
  }

  private func text(_ side: MergeSide, _ range: Range<Int>, _ lines: MergeSides<[ByteRange]>) -> ArraySlice<UInt8> {
    guard let last = range.last else { return [] }
    return texts[side][lines[side][range.lowerBound].lower..<lines[side][last].upper]
  }

  /// What ends the marker lines of a conflict: CRLF where the lines before it in both versions end so, and the base's
  /// first line does not speak against it.
  private func lineEnding(of change: MergeChange, _ lines: MergeSides<[ByteRange]>) -> [UInt8] {
    for (side, line) in [(MergeSide.ours, change.ours.lowerBound - 1), (.theirs, change.theirs.lowerBound - 1)]
    where endsWithCRLF(side, max(line, 0), lines) == false {
      return [0x0A]
    }
    return endsWithCRLF(.base, 0, lines) ?? false ? [0x0D, 0x0A] : [0x0A]
  }

  /// Whether a line ends with CRLF; for a last line without an end the one before decides. Nil when nothing does.
  private func endsWithCRLF(_ side: MergeSide, _ index: Int, _ lines: MergeSides<[ByteRange]>) -> Bool? {
    for line in [index, index - 1] where lines[side].indices.contains(line) {
      let bytes = texts[side][lines[side][line].indices]
      if bytes.last == 0x0A { return bytes.dropLast().last == 0x0D }
    }
    return nil
  }
}

/// Whether lines have anything to read.
enum LineWords {
  /// Whether a line holds an ASCII letter or digit.
  static func hasWord(_ bytes: [UInt8], _ line: ByteRange) -> Bool {
    bytes[line.indices].contains { $0.isDigit || ($0 | 0x20) &- 0x61 < 26 }
  }
  /// Whether a line holds a letter or digit of any script.
  static func hasText(_ bytes: [UInt8], _ line: ByteRange) -> Bool {
    hasWord(bytes, line) || bytes[line.indices].contains { $0 >= 0x80 }
  }
}
