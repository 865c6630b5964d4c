package import VaultModel

/// A file that a sync tool made beside a note when two devices had written the note at once, read from its name alone.
///
/// ```swift
/// let copy = ConflictCopy(of: "tasks/report.sync-conflict-20261120-101530-ABCDEFG.md")
/// copy?.original   // tasks/report.md
/// copy?.moment     // 2026-11-20 10:15:30
/// ```
///
/// A name counts only when it is of a form that a tool gives, whole: a page called `How conflicted copies arise.md` is
/// a note. What people name so themselves, such as `x 2.md` and `x (1).md` (see ``NumberedName``), and a device's name
/// behind a hyphen, as OneDrive writes it, are never taken for a copy.
package struct ConflictCopy: Sendable, Hashable {
  /// Whose form the name has.
  package enum Tool: String, Sendable, CaseIterable {
    /// `x.sync-conflict-20261120-101530-ABCDEFG.md` (Syncthing, “Understanding Synchronization”).
    case syncthing
    /// `x (Olena's conflicted copy 2026-11-20).md`, in the languages of the program; `x (Case Conflict).md` and the
    /// like, where two names would be one on some disks.
    case dropbox
    /// `x (conflicted copy olena 2026-11-20 101530).md`, before version 2.5 `x_conflict-20261120-101530.md` (the
    /// clients of ownCloud and Nextcloud, `Utility::makeConflictFileName`).
    case nextcloud
    /// `x (Conflicted copy laptop 202611201015).md` (Obsidian Sync).
    case obsidian
  }

  /// When the tool made the copy, as far as its name says: on the clock of the device that did.
  package enum Moment: Sendable, Hashable {
    case day(LocalDate)
    case time(LocalDateTime)
  }

  package let tool: Tool
  /// The path of the copy.
  package let path: Path
  /// The path of the note that it is a copy of; of a copy of a copy, the note itself.
  package let original: Path
  /// Nil when the name does not say.
  package let moment: Moment?

  /// Reads a path; nil when its last name is none of a conflict copy of a note.
  ///
  /// - Complexity: O(*name*).
  package init?(of path: Path) {
    guard let name = path.components.last, IgnoreReason.isMarkdown(name) else { return nil }
    var stem = name.dropLast(3)
    guard Self.mayBeCopy(stem), let first = Self.tag(of: stem) else { return nil }
    tool = first.tool
    moment = first.moment
    stem = stem[..<first.start]
    // Copies of copies are seen where a tool runs against itself.
    for _ in 0..<Self.deepest {
      guard let next = Self.tag(of: Self.withoutNumber(stem)) else { break }
      stem = stem[..<next.start]
    }
    self.path = path
    original = path.parent.appending(Path(bytes: Array(stem) + name.suffix(3)))
  }

  /// Whether a name, without its folder, is that of a copy.
  package static func isCopy(_ name: ArraySlice<UInt8>) -> Bool {
    guard IgnoreReason.isMarkdown(name), mayBeCopy(name.dropLast(3)) else { return false }
    return tag(of: name.dropLast(3)) != nil
  }

  /// More tags behind one another are not looked at.
  private static let deepest = 16
}

// MARK: - Tags

extension ConflictCopy {
  /// What a tool put behind a stem.
  private struct Tag {
    var tool: Tool
    /// Where it begins; what stands before it is never empty.
    var start: Int
    var moment: Moment?
  }

  /// Nearly every name is none, and a walk asks for each: a copy's ends with `)`, or with a word behind a hyphen.
  private static func mayBeCopy(_ stem: ArraySlice<UInt8>) -> Bool {
    guard let last = stem.last else { return false }
    return last == UInt8(ascii: ")") || isDigit(last) || isUpper(last)
  }

  private static func tag(of stem: ArraySlice<UInt8>) -> Tag? {
    let tag = stem.last == UInt8(ascii: ")") ? bracketed(stem) : syncthing(stem) ?? former(stem)
    return tag.flatMap { $0.start > stem.startIndex ? $0 : nil }
  }

  /// `.sync-conflict-20261120-101530`, then, since version 0.14.47, `-` and the beginning of a device's number.
  private static func syncthing(_ stem: ArraySlice<UInt8>) -> Tag? {
    var rest = stem
    if let dash = rest.lastIndex(of: UInt8(ascii: "-")), rest.endIndex - dash == 8,
      rest[(dash + 1)...].allSatisfy({ isUpper($0) || isDigit($0) })
    {
      rest = rest[..<dash]
    }
    guard let (moment, start) = compactMoment(endOf: rest) else { return nil }
    let mark = Array(".sync-conflict-".utf8)
    guard rest[..<start].count > mark.count, rest[..<start].suffix(mark.count).elementsEqual(mark) else { return nil }
    return Tag(tool: .syncthing, start: start - mark.count, moment: moment)
  }

  /// `_conflict-20261120-101530`, or with a user's name before the day.
  private static func former(_ stem: ArraySlice<UInt8>) -> Tag? {
    guard let (moment, end) = compactMoment(endOf: stem) else { return nil }
    let mark = Array("_conflict-".utf8)
    guard let start = lastPosition(of: mark, in: stem[..<end]) else { return nil }
    return Tag(tool: .nextcloud, start: start, moment: moment)
  }

  /// A tag in brackets, or in brackets before a number in brackets.
  private static func bracketed(_ stem: ArraySlice<UInt8>) -> Tag? {
    let whole = withoutNumber(stem)
    guard whole.last == UInt8(ascii: ")"), let open = opening(of: whole) else { return nil }
    guard let (tool, moment) = BracketedTag(whole[(open + 1)...].dropLast()).meaning else { return nil }
    let hasSpace = open > stem.startIndex && whole[open - 1] == UInt8(ascii: " ")
    return Tag(tool: tool, start: hasSpace ? open - 1 : open, moment: moment)
  }

  /// A stem without ` (1)` behind another bracket.
  private static func withoutNumber(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard stem.last == UInt8(ascii: ")"), let open = stem.lastIndex(of: UInt8(ascii: "(")) else { return stem }
    let number = stem[(open + 1)...].dropLast()
    guard !number.isEmpty, number.allSatisfy(isDigit) else { return stem }
    var before = stem[..<open]
    if before.last == UInt8(ascii: " ") { before = before.dropLast() }
    return before.last == UInt8(ascii: ")") ? before : stem
  }

  /// Where the bracket is that the last one closes: the name of a device may have brackets itself.
  private static func opening(of stem: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for position in stem.indices.reversed() {
      if stem[position] == UInt8(ascii: ")") { depth += 1 }
      if stem[position] == UInt8(ascii: "(") { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Reads `20261120-101530` at the end of a text; gives where it begins.
  private static func compactMoment(endOf text: ArraySlice<UInt8>) -> (Moment, start: Int)? {
    let start = text.endIndex - 15
    guard start >= text.startIndex, text[start + 8] == UInt8(ascii: "-"), let date = date(text[start..<start + 8]),
      let time = time(text[(start + 9)...])
    else { return nil }
    return (.time(LocalDateTime(date, time)), start)
  }

  private static func lastPosition(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= part.count else { return nil }
    return (text.startIndex...text.endIndex - part.count).last { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}

// MARK: - Digits

extension ConflictCopy {
  fileprivate static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  /// A day as eight digits.
  fileprivate static func date(_ digits: some Collection<UInt8>) -> LocalDate? {
    guard digits.count == 8, let number = number(digits) else { return nil }
    return LocalDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// A time as four or six digits.
  fileprivate static func time(_ digits: some Collection<UInt8>) -> LocalTime? {
    guard digits.count == 4 || digits.count == 6, var number = number(digits) else { return nil }
    if digits.count == 4 { number *= 100 }
    return LocalTime(hour: number / 10_000, minute: number / 100 % 100, second: number % 100)
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    digits.allSatisfy(isDigit) ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}

/// What stands between the brackets of a name, and what it means.
private struct BracketedTag {
  private let text: String

  init(_ bytes: ArraySlice<UInt8>) { text = String(decoding: bytes, as: UTF8.self) }

  var meaning: (ConflictCopy.Tool, ConflictCopy.Moment?)? {
    let folded = text.lowercased()
    if Self.clashes.contains(Self.withoutNumber(folded)) { return (.dropbox, nil) }
    guard let phrase = Self.phrases.first(where: { folded.contains($0) }),
      let range = folded.firstRange(of: phrase)
    else { return nil }
    let before = folded[..<range.lowerBound]
    let after = Self.withoutNumber(folded[range.upperBound...])
    // Whoever writes of copies has a word more or less there; a tool ends in the day, or begins with an owner.
    guard let moment = Self.moment(endOf: after) else {
      let isOwned = ["'s ", "’s "].contains { before.hasSuffix($0) } || before.isEmpty
      return Self.english.contains(phrase) && isOwned && after.isEmpty ? (.dropbox, nil) : nil
    }
    guard case .time = moment, before.isEmpty else { return (.dropbox, moment) }
    return (text.hasPrefix("C") ? .obsidian : .nextcloud, moment)
  }

  /// `2026-11-20`, `2026-11-20 101530` or `202611201015` at the end of a text, behind a space.
  private static func moment(endOf text: Substring) -> ConflictCopy.Moment? {
    let words = text.split(separator: " ")
    guard let last = words.last else { return nil }
    if let date = LocalDate(last), last.utf8.count == 10 { return .day(date) }
    let digits = Array(last.utf8)
    if digits.count == 12, let date = ConflictCopy.date(digits.prefix(8)),
      let time = ConflictCopy.time(digits.suffix(4))
    {
      return .time(LocalDateTime(date, time))
    }
    guard words.count > 1, let date = LocalDate(words[words.count - 2]) else { return nil }
    return ConflictCopy.time(digits).map { .time(LocalDateTime(date, $0)) } ?? nil
  }

  /// A text without ` (1)` or ` 1` behind it.
  private static func withoutNumber(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    guard let space = rest.lastIndex(of: " ") else { return rest }
    let number = rest[space...].dropFirst()
    let digits = number.hasPrefix("(") && number.hasSuffix(")") ? number.dropFirst().dropLast() : number
    // Six digits are a time.
    guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy(ConflictCopy.isDigit) else { return rest }
    rest = rest[..<space]
    return rest
  }

  /// What Dropbox calls files whose names would be one on another disk (Dropbox help, “Why are there conflicts in the
  /// names of my files?”).
  private static let clashes: Set<Substring> = [
    "case conflict", "unicode encoding conflict", "selective sync conflict", "whitespace conflict",
    "white space conflict",
  ]

  private static let english: Set<String> = ["conflicted copy", "conflicting copy"]

  /// “Conflicted copy” as Dropbox has it in its languages, in small letters, with no claim to be all; those but the
  /// English ones count with a day behind them only. Characters compare by canonical equivalence, so that a name in
  /// NFD, as a Mac may have it, reads the same.
  private static let phrases: [String] = [
    "conflicted copy", "conflicting copy", "in konflikt stehende kopie", "copie en conflit", "copia en conflicto",
    "copia conflictiva", "copia in conflitto", "cópia em conflito", "конфликтующая копия", "конфліктна копія",
    "kopia powodująca konflikt", "motstridiga kopia", "競合コピー", "問題のあるコピー", "冲突副本", "衝突複本",
  ]
}
