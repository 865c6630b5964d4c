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

  private let bytes: [UInt8]
  /// The stem of each word, by the number that the reader gave it, and where the word stands.
  private var words: [(stem: Int, range: ByteRange)] = []
  /// The stems, ascending, each once.
  let stems: [Int]

  /// Takes the words of a range of bytes; those with which it is compared need the same reader.
  ///
  /// - Complexity: O(*n* log *n*) in the words.
  init(_ bytes: [UInt8], _ range: ByteRange, with reader: inout WordReader) {
    self.bytes = bytes
    var words: [(stem: Int, range: ByteRange)] = []
    reader.forEachStem(in: bytes, range) { words.append(($0, $1)) }
    self.words = words
    stems = Set(words.map(\.stem)).sorted()
  }

  /// What shows that this is the other one, reworded.
  struct Proof {
    /// The stems that each prove it, all together, where no third line has them all.
    var stems: [[Int]]
    /// Whether it may as well be another one: Anna and Anne.
    var isDoubtful = false
  }

  /// What shows that this is the other one, reworded; nil when nothing does.
  ///
  /// That are the words of one where they are all in the other, or all words of both where one of them is misspelt.
  func proof(ofRewordingTo other: Wording) -> Proof? {
    guard !stems.isEmpty, !other.stems.isEmpty else { return nil }
    if stems.isPart(of: other.stems) { return Proof(stems: [stems]) }
    if other.stems.isPart(of: stems) { return Proof(stems: [other.stems]) }
    guard words.count == other.words.count else { return nil }
    let different = words.indices.filter { words[$0].stem != other.words[$0].stem }
    guard different.count == 1, let slip = SpellingSlip(word(at: different[0]), other.word(at: different[0])) else {
      return nil
    }
    return Proof(stems: [stems, other.stems], isDoubtful: slip == .ofName)
  }

  /// A word, folded, and how it may be misspelt.
  private func word(at place: Int) -> (letters: [Unicode.Scalar], spelling: Spelling) {
    let range = words[place].range
    var (scanner, word) = (WordScanner(range), FoldedWord())
    _ = scanner.next(in: bytes.span, into: &word)
    let text = String(decoding: bytes[range.indices], as: UTF8.self)
    let spelling: Spelling =
      if word.bytes[..<word.count].contains(where: \.isDigit) {
        .number
      } else if MonthName.month(text) != nil || Weekday(named: text) != nil {
        .date
      } else {
        place > 0 && text.unicodeScalars.first?.properties.isUppercase ?? false ? .name : .free
      }
    return (Array(word.text.unicodeScalars), spelling)
  }
}

extension [Int] {
  /// Whether all of these ascending numbers are among other ones.
  ///
  /// - Complexity: O(*n*) in the numbers of both.
  fileprivate func isPart(of others: [Int]) -> Bool {
    var place = others.startIndex
    return allSatisfy { number in
      while place < others.endIndex, others[place] < number { place += 1 }
      return place < others.endIndex && others[place] == number
    }
  }
}

/// Reads words one after another, each different one once.
struct WordReader {
  private var word = FoldedWord()
  private var stems = StemNumbers()

  init() {}

  /// Takes the words of a range of bytes, each with the number of its stem: equal stems have one number.
  mutating func forEachStem(in bytes: [UInt8], _ range: ByteRange, _ take: (_ stem: Int, _ word: ByteRange) -> Void) {
    var scanner = WordScanner(range)
    while scanner.next(in: bytes.span, into: &word) { take(stems.insert(word), word.range) }
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
  init?(
    _ word: (letters: [Unicode.Scalar], spelling: Wording.Spelling),
    _ other: (letters: [Unicode.Scalar], spelling: Wording.Spelling)
  ) {
    let (one, two) = (word.letters, other.letters)
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
