import VaultModel
import VaultSyntax

/// The words of a typed task with their punctuation told apart.
struct EntryWords {
  /// What stands behind a word.
  enum Ending: Hashable {
    case none, comma, colon, stop
    /// A mark that makes the word part of a sentence: `tomorrow?`
    case other
  }

  /// What there is between two stretches of white space.
  struct Word {
    /// All of it.
    var range: ByteRange
    /// Without the punctuation behind it.
    var core: ByteRange
    var ending: Ending
    /// Whether it is in quotation marks, in a link, an address or code, so that nothing in it is understood.
    var isText: Bool
    /// The core in lower case, with straight apostrophes.
    var folded: String

    /// Whether it is a tag, a label or a priority, which may stand behind everything.
    var isMark: Bool { folded.count > 1 && folded.first.map { "#@+!".contains($0) } == true }
  }

  /// The text, with spaces for every byte of a no-break space, so that all places are those of ``typed``.
  let bytes: [UInt8]
  /// The text as it was typed.
  let typed: [UInt8]
  private(set) var words: [Word] = []
  /// Where what begins at a word has to end: before text that is taken as it is, and behind a mark that ends a phrase.
  private var limits: [Int] = []
  /// Whether nothing in it is in small letters.
  private(set) var isShouted = false
  /// Whether a word has Cyrillic letters.
  private(set) var isCyrillic = false

  /// Splits a text. O(*n*) in its bytes.
  init(_ typed: [UInt8]) {
    let bytes = Self.withApostrophes(Self.withPlainSpaces(typed))
    (self.typed, self.bytes) = (typed, bytes)
    let literals = EntryLiterals.ranges(in: bytes)
    var literal = 0
    var place = 0
    while place < bytes.count {
      guard !Self.isSpace(bytes[place]) else {
        place += 1
        continue
      }
      let lower = place
      while place < bytes.count, !Self.isSpace(bytes[place]) { place += 1 }
      while literal < literals.count, literals[literal].upper <= lower { literal += 1 }
      let isLiteral = literal < literals.count && literals[literal].lower < place
      words.append(word(ByteRange(lower, place), isLiteral: isLiteral))
    }
    isCyrillic = words.contains { !$0.isText && $0.folded.utf8.first.map { 0xD0...0xD3 ~= $0 } == true }
    isShouted = words.count > 1 && !String(decoding: bytes, as: UTF8.self).contains(where: \.isLowercase)
    limits = words.map(\.range.upper)
    for place in words.indices.reversed() {
      switch words[place].ending {
      case .other, .colon: limits[place] = words[place].core.upper
      case .none, .comma, .stop:
        if words.indices.contains(place + 1), !words[place + 1].isText { limits[place] = limits[place + 1] }
      }
    }
  }

  /// The bytes in which a phrase may stand that begins at a word.
  func stretch(from place: Int) -> ByteRange {
    words[place].isText ? ByteRange(0, 0) : ByteRange(words[place].range.lower, limits[place])
  }

  /// The word that ends at a byte, from another word on; nil where none does.
  func word(endingAt end: Int, from place: Int) -> Int? {
    var last = place
    while words.indices.contains(last), words[last].range.upper < end { last += 1 }
    guard words.indices.contains(last) else { return nil }
    let word = words[last]
    guard word.ending != .other else { return nil }
    return word.core.upper == end || word.core.upper < end && bytes[end - 1] == UInt8(ascii: ".") ? last : nil
  }

  private func word(_ range: ByteRange, isLiteral: Bool) -> Word {
    var upper = range.upper
    var ending = Ending.none
    while upper > range.lower, let mark = Self.ending(bytes[upper - 1]) {
      // `12 грудня 2027 р., о 15`, `tomorrow...`
      if ending != .comma && ending != .stop || mark != .stop { ending = ending == .none ? mark : .other }
      upper -= 1
    }
    let core = ByteRange(range.lower, upper)
    let text = String(decoding: bytes[core.indices], as: UTF8.self)
    let isText = isLiteral || text.contains("://") || text.hasPrefix("www.")
    // No word of a date is longer, and a long one is not worth folding.
    let folded = core.count > 64 ? "" : text.lowercased().replacingApostrophes
    return Word(range: range, core: core, ending: ending, isText: isText, folded: folded)
  }

  /// Whether nothing but tags and priorities stands from a place on.
  func endsWords(_ place: Int) -> Bool {
    words[min(place, words.count)...].allSatisfy(\.isMark)
  }

  /// The bytes from the beginning of a word to the end of another one's core.
  func range(_ first: Int, through last: Int) -> ByteRange {
    ByteRange(words[first].range.lower, words[last].core.upper)
  }

  /// The text of a range.
  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  /// The word at a place in lower case; nil for text in quotation marks, and outside.
  func folded(_ place: Int) -> String? {
    words.indices.contains(place) && !words[place].isText ? words[place].folded : nil
  }

  /// Whether a word is the name of a length of time: `days`, `days'`, `week's`, `тиждень`.
  func isUnit(_ place: Int) -> Bool {
    guard let word = folded(place) else { return false }
    let possessive = ["'s", "'"].first { word.hasSuffix($0) } ?? ""
    return TimeLexicon.units.number(word.dropLast(possessive.count)) != nil
  }

  /// A text with spaces for its no-break spaces and thin ones, of the same length. O(*n*).
  private static func withPlainSpaces(_ typed: [UInt8]) -> [UInt8] {
    guard typed.contains(0xC2) || typed.contains(0xE2) else { return typed }
    var bytes = typed
    for place in bytes.indices where bytes[place] == 0xC2 || bytes[place] == 0xE2 {
      for space in spaces where bytes[place...].starts(with: space) {
        bytes.replaceSubrange(place..<place + space.count, with: repeatElement(0x20, count: space.count))
      }
    }
    return bytes
  }

  /// A text with apostrophes for the grave accents between Cyrillic letters, of the same length: ``п`ятниця``. O(*n*).
  private static func withApostrophes(_ typed: [UInt8]) -> [UInt8] {
    guard typed.contains(0x60) else { return typed }
    var bytes = typed
    for place in bytes.indices.dropFirst().dropLast()
    where bytes[place] == 0x60 && bytes[place - 1] >= 0x80 && 0xD0...0xD3 ~= bytes[place + 1] {
      bytes[place] = UInt8(ascii: "'")
    }
    return bytes
  }

  /// U+00A0, U+202F, U+2009 and U+2007.
  private static let spaces: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89], [0xE2, 0x80, 0x87]]

  private static func ending(_ byte: UInt8) -> Ending? {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."), UInt8(ascii: "!"): .stop
    case UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"): .other
    default: nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension String {
  /// The text with `'` for every kind of apostrophe.
  fileprivate var replacingApostrophes: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0 == "\u{2019}" || $0 == "\u{02BC}" ? "'" : $0 }))
  }
}

/// The parts of a text that are taken as they are: between quotation marks, in `[[links]]` and in code.
enum EntryLiterals {
  private static let marks: [(opening: String, closings: [String])] = [
    ("\"", ["\""]), ("“", ["”", "“"]), ("«", ["»"]), ("„", ["“", "”"]), ("‘", ["’"]), ("'", ["'"]), ("`", ["`"]),
    ("[[", ["]]"]),
  ]

  /// Their ranges, ascending and disjoint. O(*n*) in the bytes of the text.
  static func ranges(in bytes: [UInt8]) -> [ByteRange] {
    var result: [ByteRange] = []
    // A mark that nothing closes any more is looked for only once.
    var isHopeless = [Bool](repeating: false, count: marks.count)
    var place = 0
    var beginsWord = true
    while place < bytes.count {
      if let mark = marks.indices.first(where: {
        beginsWord && !isHopeless[$0] && bytes[place...].starts(with: marks[$0].opening.utf8)
      }) {
        if let end = end(of: mark, in: bytes, from: place + marks[mark].opening.utf8.count) {
          result.append(ByteRange(place, end))
          place = end
          beginsWord = false
          continue
        }
        isHopeless[mark] = true
      }
      beginsWord =
        EntryWords.isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "(") || bytes[place] == UInt8(ascii: ":")
      place += 1
    }
    return result
  }

  private static func end(of mark: Int, in bytes: [UInt8], from start: Int) -> Int? {
    let closings = marks[mark].closings.map { Array($0.utf8) }
    for place in start..<max(start, bytes.count) {
      guard let closing = closings.first(where: { bytes[place...].starts(with: $0) }) else { continue }
      let end = place + closing.count
      // The apostrophe of `Ann's` closes nothing.
      if closing == [UInt8(ascii: "'")], end < bytes.count, bytes[end] >= 0x80 || isLetter(bytes[end]) { continue }
      return end
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
