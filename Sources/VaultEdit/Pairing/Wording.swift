import VaultModel
import VaultSearch
import VaultSyntax

/// The words of a line or of a value, as far as they tell whether another one is the same, reworded.
///
/// ```swift
/// Wording("call Ann").proof(ofRewordingTo: Wording("call Ann about Friday"))    // the words of one are in the other
/// Wording("mlik").proof(ofRewordingTo: Wording("milk"))                         // a slip of spelling
/// Wording("buy milk").proof(ofRewordingTo: Wording("buy paint"))                // nil: another thing to buy
/// ```
///
/// Source: the write-back layer, Git.
struct Wording: Sendable {
  /// A word, folded.
  struct Word: Sendable, Hashable {
    var letters: [UInt8]
    var stem: [UInt8]
    var spelling: Spelling
  }

  /// How a word may be misspelt.
  enum Spelling: Sendable, Hashable {
    /// Another number is another one.
    case number
    /// A month or weekday, which no other one is.
    case date
    /// Perhaps a name: Anna and Anne are two people.
    case name
    case free
  }

  private(set) var words: [Word] = []
  let stems: Set<[UInt8]>

  /// Takes the words of a range of bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8], _ range: ByteRange, with reader: inout WordReader) {
    var scanner = WordScanner(range)
    while scanner.next(in: bytes.span, into: &reader.word) {
      let letters = reader.word.bytes[..<reader.word.count]
      words.append(
        Word(
          letters: Array(letters), stem: reader.stem(),
          spelling: Self.spelling(letters, asWritten: bytes[reader.word.range.indices], isFirst: words.isEmpty)))
    }
    stems = Set(words.map(\.stem))
  }

  private static func spelling(
    _ letters: ArraySlice<UInt8>, asWritten word: ArraySlice<UInt8>, isFirst: Bool
  ) -> Spelling {
    let text = String(decoding: word, as: UTF8.self)
    if letters.contains(where: \.isDigit) { return .number }
    if MonthName.month(text) != nil || Weekday(named: text) != nil { return .date }
    return !isFirst && text.unicodeScalars.first?.properties.isUppercase ?? false ? .name : .free
  }

  /// What shows that this is the other one, reworded.
  struct Proof {
    /// The stems that each prove it, all together, where no third line has them all.
    var stems: [Set<[UInt8]>]
    /// Whether it may as well be another one: Anna and Anne.
    var isDoubtful = false
  }

  /// What shows that this is the other one, reworded; nil when nothing does.
  ///
  /// That are the words of one where they are all in the other, or all words of both where one of them is misspelt.
  func proof(ofRewordingTo other: Wording) -> Proof? {
    guard !stems.isEmpty, !other.stems.isEmpty else { return nil }
    if stems.isSubset(of: other.stems) { return Proof(stems: [stems]) }
    if other.stems.isSubset(of: stems) { return Proof(stems: [other.stems]) }
    guard words.count == other.words.count else { return nil }
    let different = zip(words, other.words).filter { $0.stem != $1.stem }
    guard different.count == 1, let (word, otherWord) = different.first,
      let slip = SpellingSlip(word, otherWord)
    else { return nil }
    return Proof(stems: [stems, other.stems], isDoubtful: slip == .ofName)
  }
}

/// The buffers in which words are read one after another.
struct WordReader {
  var word = FoldedWord()
  private var stemmer = Stemmer()
  private var buffer: [UInt8] = []

  init() {}

  /// The stem of the word at hand.
  mutating func stem() -> [UInt8] {
    buffer.replaceSubrange(buffer.startIndex..., with: word.bytes[..<word.count])
    let count = stemmer.stem(&buffer, count: buffer.count)
    return Array(buffer[..<count])
  }
}

/// A slip of the finger in a word.
enum SpellingSlip {
  /// No other word is meant.
  case sure
  /// Both may be names, of which the other is another one.
  case ofName

  /// Letters for one edit.
  private static let lettersAnEdit = 4

  /// What makes two words one, misspelt by an edit for every four letters, of which the first stays; nil when they are
  /// two.
  init?(_ word: Wording.Word, _ other: Wording.Word) {
    let (one, two) = (Self.letters(word), Self.letters(other))
    let edits = min(one.count, two.count) / Self.lettersAnEdit
    let spellings = [word.spelling, other.spelling]
    guard edits > 0, !spellings.contains(.number), spellings != [.date, .date] else { return nil }
    if Self.isSwapped(one, two) {
      self = .sure
    } else {
      guard one.first == two.first, Self.distance(one, two, atMost: edits) != nil else { return nil }
      self = spellings.contains(.name) && !spellings.contains(.date) ? .ofName : .sure
    }
  }

  private static func letters(_ word: Wording.Word) -> [Unicode.Scalar] {
    Array(String(decoding: word.letters, as: UTF8.self).unicodeScalars)
  }

  /// Whether two neighbours changed places, and nothing else.
  private static func isSwapped(_ one: [Unicode.Scalar], _ two: [Unicode.Scalar]) -> Bool {
    guard one.count == two.count, let place = zip(one, two).enumerated().first(where: { $1.0 != $1.1 })?.offset,
      place + 1 < one.count
    else { return false }
    return one[place] == two[place + 1] && one[place + 1] == two[place] && one[(place + 2)...] == two[(place + 2)...]
  }

  /// How many letters were put in, left out, changed or swapped with their neighbour; nil when more than the limit.
  ///
  /// Source: the distance of Damerau, in which no letter is edited twice. Complexity: O(*n*·*m*).
  private static func distance(_ one: [Unicode.Scalar], _ two: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(one.count - two.count) <= limit else { return nil }
    var (last, row) = ([Int](), Array(0...two.count))
    for (place, letter) in one.enumerated() {
      let beforeLast = last
      last = row
      row[0] = place + 1
      for (column, other) in two.enumerated() {
        row[column + 1] = min(last[column + 1] + 1, row[column] + 1, last[column] + (letter == other ? 0 : 1))
        if place > 0, column > 0, letter == two[column - 1], one[place - 1] == other {
          row[column + 1] = min(row[column + 1], beforeLast[column - 1] + 1)
        }
      }
    }
    return row[two.count] <= limit ? row[two.count] : nil
  }
}
