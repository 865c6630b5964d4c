package import VaultSyntax

/// A kind of value with few members, each known under one canonical name and other accepted spellings.
///
/// ```swift
/// Priority(spelling: "висока")            // .high
/// Priority(spelling: "hihg")              // nil
/// Priority.suggestions(for: "hihg")       // ["high"]
/// ```
package protocol ClosedSet: RawRepresentable<UInt8>, CaseIterable, Hashable, Comparable, Sendable
where AllCases == [Self] {
  /// The names of the members, in the order of the cases.
  static var vocabulary: Vocabulary { get }
  /// Whether the members are steps of a scale, so that a query compares them: `priority>=medium`.
  static var isScale: Bool { get }
}

extension ClosedSet {
  package static var isScale: Bool { false }

  /// The member with this spelling, in any case; nil if there is none.
  package init?(spelling: some StringProtocol) {
    let bytes = Array(spelling.utf8)
    self.init(spelledIn: bytes, in: ByteRange(0, bytes.count))
  }

  /// The member that the whole of `range` spells, spaces around it apart; nil if it spells none.
  package init?(spelledIn bytes: [UInt8], in range: ByteRange) {
    guard let place = Self.vocabulary.member(bytes, in: range),
      let member = Self.allCases.dropFirst(place).first
    else { return nil }
    self = member
  }

  /// The name in front matter, queries and messages for programs.
  package var name: String { Self.vocabulary.names[position] }

  /// The name as people read it in a language: the first spelling there, else the canonical name.
  package func name(in language: Language) -> String { Self.vocabulary.name(ofMember: position, in: language) }

  /// The member as an author would write it who wrote another one so: in that language, with a capital or without.
  package func spelling(like written: String) -> String {
    Self.vocabulary.spelling(ofMember: position, like: written)
  }

  /// The name of the member at a position in the set, or nil when it has none there.
  package static func name(ofMember position: Int) -> String? {
    vocabulary.names.indices.contains(position) ? vocabulary.names[position] : nil
  }

  /// The spellings nearest to a wrong one, in its language, nearest first, at most three.
  package static func suggestions(for wrong: some StringProtocol) -> [String] { vocabulary.suggestions(for: wrong) }

  /// The position of the member in its set, as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.rank, number: Int64(position)) }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private var position: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}

/// The names and spellings of a closed set; a class, because every look at a value of the set asks for it.
package final class Vocabulary: Sendable {
  /// The canonical names, in the order of the members.
  package let names: [String]
  /// The first Ukrainian spelling of each member; nil where it has none.
  private let ukrainian: [String?]
  private let words: WordTable
  /// Every spelling of each member, which only a wrong one is compared with.
  private let spellings: [[String]]

  /// Reads one member a line: `name: spelling, spelling`.
  package init(_ text: String) {
    let table = TextTable(text)
    var names: [String] = []
    var ukrainian: [String?] = []
    var words = WordTable(capacity: 32)
    var spellings: [[String]] = []
    for (member, line) in table.lines.enumerated() {
      let (name, rest) = table.halves(of: line, at: 0x3A) ?? (line, ByteRange(line.upper, line.upper))
      let pieces = [name] + table.pieces(of: rest, separatedBy: 0x2C).filter { !$0.isEmpty }
      for piece in pieces { words.insert(table.bytes, in: piece, value: UInt16(clamping: member)) }
      let texts = pieces.map { table.text($0) }
      names.append(texts[0])
      ukrainian.append(texts.dropFirst().first { !Self.isEnglish($0) })
      spellings.append(texts)
    }
    self.names = names
    self.ukrainian = ukrainian
    self.words = words
    self.spellings = spellings
  }

  private static func isEnglish(_ spelling: String) -> Bool { spelling.utf8.allSatisfy { $0 < 0x80 } }

  /// The first spelling of a member in a language, else its canonical name.
  package func name(ofMember position: Int, in language: Language) -> String {
    (language == .ukrainian ? ukrainian[position] : nil) ?? names[position]
  }

  /// A member in the language and the case of another one as its author wrote it.
  func spelling(ofMember position: Int, like written: String) -> String {
    let isUkrainian = written.utf8.contains { $0 >= 0x80 }
    let name = (isUkrainian ? ukrainian[position] : nil) ?? names[position]
    return name.capitalized(like: written)
  }

  /// One spelling of each member that has one for which `fits` holds: the canonical name, else the first that fits.
  package func spellings(where fits: (String) -> Bool) -> [String] { spellings.compactMap { $0.first(where: fits) } }

  /// All spellings of a member, its canonical name first.
  func spellings(ofMember position: Int) -> [String] { spellings[position] }

  /// The position of the member with this spelling, in any case; nil if there is none.
  package func position(spelled text: some StringProtocol) -> Int? {
    let bytes = Array(text.utf8)
    return member(bytes, in: ByteRange(0, bytes.count))
  }

  /// The number of the member that `range` spells, or nil.
  func member(_ bytes: [UInt8], in range: ByteRange) -> Int? { words.value(of: bytes, in: range).map(Int.init) }

  /// The spelling that a word of five letters or more is one letter off; nil if there is none, and for a spelling.
  package func spelling(nearly word: some StringProtocol) -> String? {
    let bytes = Array(word.utf8.prefix(256))
    let scalars = EditDistance.folded(bytes, in: ByteRange(0, bytes.count))
    guard scalars.count >= 5, member(bytes, in: ByteRange(0, bytes.count)) == nil else { return nil }
    return spellings.joined().first { spelling in
      let folded = EditDistance.folded(Array(spelling.utf8), in: ByteRange(0, spelling.utf8.count))
      return EditDistance.between(scalars, folded, atMost: 1) != nil
    }
  }

  /// What may have been meant by `wrong`, one spelling a member, nearest first, at most three: the canonical name for an
  /// English word, the Ukrainian spelling itself for a Ukrainian one.
  ///
  /// Near is what ``EditDistance/allowed(in:)`` says, and never more than three edits.
  package func suggestions(for wrong: some StringProtocol) -> [String] {
    let bytes = Array(wrong.utf8.prefix(256))
    let scalars = EditDistance.folded(bytes, in: ByteRange(0, bytes.count))
    let limit = min(3, EditDistance.allowed(in: scalars))
    var best: [Int: (distance: Int, text: String)] = [:]
    for (member, spellings) in spellings.enumerated() {
      for spelling in spellings {
        let folded = EditDistance.folded(Array(spelling.utf8), in: ByteRange(0, spelling.utf8.count))
        guard folded.count > 1, let distance = EditDistance.between(scalars, folded, atMost: limit),
          distance < best[member]?.distance ?? .max
        else { continue }
        best[member] = (distance, Self.isEnglish(spelling) ? names[member] : spelling)
      }
    }
    return best.sorted { ($0.value.distance, $0.key) < ($1.value.distance, $1.key) }.prefix(3).map(\.value.text)
  }
}
