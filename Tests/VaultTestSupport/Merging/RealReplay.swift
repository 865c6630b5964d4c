/// Edits of a real note's structure by two sides, with the one right result of merging them.
///
/// ```swift
/// let replay = RealReplay(seed: 7, notes: notes)
/// replay?.fault(answer, isGitRight: false)    // nil: the answer is the right result
/// ```
///
/// The sides touch different blocks, mostly near to each other: paragraphs, lines of lists, keys and values. Where it
/// would be open in which order insertions stand there is no replay.
package struct RealReplay: Sendable {
  /// The note as it is.
  package let base: [UInt8]
  /// The note after one side's edits.
  package let ours: [UInt8]
  /// The note after the other side's edits.
  package let theirs: [UInt8]
  /// The note after all edits.
  package let result: [UInt8]
  /// The edits in words.
  package let edits: [String]

  /// Edits one of some notes, which are files; nil if the note, or what chance asks for, is not fit for it.
  package init?(seed: UInt64, notes: [[UInt8]]) {
    var random = SplitMix64(seed: seed)
    guard let note = notes.randomElement(using: &random), let text = String(validating: note, as: UTF8.self) else {
      return nil
    }
    var script = ReplayScript(blocks: RealBlock.blocks(of: text))
    guard script.edit(&random), script.hasOneResult else { return nil }
    base = note
    ours = Array(script.text(of: [0]).utf8)
    theirs = Array(script.text(of: [1]).utf8)
    result = Array(script.text(of: [0, 1]).utf8)
    edits = script.edits
  }

  /// What is wrong with an answer, in words; nil if it is the right result.
  ///
  /// - Parameter isGitRight: whether `git merge-file` has no conflict and the right result.
  package func fault(_ answer: LineJudge.Answer, isGitRight: Bool) -> String? {
    let what = ": " + edits.joined(separator: "; ")
    if answer.isConflict {
      return (isGitRight ? "a conflict where git is right" : "a conflict at different blocks, as git has") + what
    }
    if answer.bytes == result { return nil }
    let isBlankOnly = Self.shownLines(answer.bytes) == Self.shownLines(result)
    return (isBlankOnly ? "other blank lines than in the right result" : "not the right result") + what
  }

  private static func shownLines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

/// A part of a real note that is edited as a whole.
struct RealBlock: Equatable {
  /// What the block is, which says what can be done to it.
  enum Kind: Equatable {
    case key, paragraph, entry
    /// A block of which only words are edited.
    case words
    /// A block that is left alone.
    case fixed
  }

  let kind: Kind
  /// Its lines with their ends, and the blank lines below.
  let lines: [Substring]

  var text: String { lines.joined() }

  /// The blocks that a note consists of, in order.
  static func blocks(of text: String) -> [RealBlock] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      lines.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    guard isFence(lines.first), let end = lines.dropFirst().firstIndex(where: isFence) else { return body(lines[...]) }
    return [RealBlock(kind: .fixed, lines: Array(lines.prefix(1)))] + front(lines[1..<end])
      + [RealBlock(kind: .fixed, lines: [lines[end]])] + body(lines[(end + 1)...])
  }

  private static func isFence(_ line: Substring?) -> Bool { line?.filter { !$0.isNewline } == "---" }

  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  private static func front(_ lines: ArraySlice<Substring>) -> [RealBlock] {
    // What a comment or a blank line belongs to is not asked here.
    let isPlain = lines.allSatisfy { !isBlank($0) && !$0.hasPrefix("#") && !$0.contains(" #") && !$0.contains("\t") }
    guard isPlain, lines.first?.first?.isLetter ?? false else { return [RealBlock(kind: .fixed, lines: Array(lines))] }
    var keys: [[Substring]] = []
    for line in lines {
      if line.first?.isLetter ?? false { keys.append([line]) } else { keys[keys.count - 1].append(line) }
    }
    return keys.map { RealBlock(kind: $0[0].contains(":") ? .key : .fixed, lines: $0) }
  }

  private static func body(_ lines: ArraySlice<Substring>) -> [RealBlock] {
    var blocks: [RealBlock] = []
    var rest = lines
    while !rest.isEmpty {
      var isCode = false
      let end = rest.firstIndex { line in
        if line.drop(while: \.isWhitespace).hasPrefix("```") { isCode.toggle() }
        return !isCode && isBlank(line)
      }
      let below = end.flatMap { rest[$0...].firstIndex { !isBlank($0) } } ?? rest.endIndex
      blocks += block(Array(rest[..<(end ?? rest.endIndex)]), blank: Array(rest[(end ?? rest.endIndex)..<below]))
      rest = rest[below...]
    }
    return blocks
  }

  private static func block(_ lines: [Substring], blank: [Substring]) -> [RealBlock] {
    let isEntries = lines.count > 1 && lines.allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("* ") }
    if isEntries, let last = lines.last {
      return lines.dropLast().map { RealBlock(kind: .entry, lines: [$0]) } + [
        RealBlock(kind: .words, lines: [last] + blank)
      ]
    }
    // What a line below a removed heading belongs to is not asked here.
    let isWhole = !lines.isEmpty && !lines.contains { $0.hasPrefix("#") || $0.hasPrefix("=") || $0.hasPrefix("-") }
    let isClosed = blank.count == 1 && blank[0].allSatisfy(\.isNewline)
    return [RealBlock(kind: isWhole ? isClosed ? .paragraph : .words : .fixed, lines: lines + blank)]
  }
}
