/// Takes a line of bash apart into words, byte by byte as the shell does (POSIX.1-2024, 2.2 and 2.3).
struct ShellLineReader {
  /// Where readline begins to replace.
  struct Place {
    var quotation: ShellLine.Quotation
    /// What of the word stands before it, without its quotation.
    var kept: [UInt8]
  }

  private let line: [UInt8]
  private let start: Int
  private let home: String?
  private var position = 0
  private var quotation = ShellLine.Quotation.none
  /// Where the text of the open quotation begins.
  private var quotationStart = 0
  /// The word here; nil between two words.
  private var word: [UInt8]?
  /// Whether the shell may make something else of the word than stands there.
  private var isPattern = false
  private(set) var words: [[UInt8]] = []
  private(set) var place: Place?
  private(set) var isRedirected = false

  /// - Parameter start: where readline begins to replace.
  init(_ line: [UInt8], start: Int, home: String?) {
    self.line = line
    self.start = start
    self.home = home
  }

  /// Reads all of the line; false when it is not understood.
  mutating func read() -> Bool {
    while position < line.count {
      if position == start, !reachPlace() { return false }
      let byte = line[position]
      position += 1
      let isUnderstood =
        switch quotation {
        case .none: readBare(byte)
        case .single: readSingle(byte)
        case .double: readDouble(byte)
        }
      guard isUnderstood else { return false }
    }
    if position == start, !reachPlace() { return false }
    words.append(word ?? [])
    return place?.quotation == quotation && (quotation == .none || start == quotationStart)
  }

  private mutating func reachPlace() -> Bool {
    place = Place(quotation: quotation, kept: word ?? [])
    return word == nil || !isPattern
  }

  private mutating func add(_ byte: UInt8) { word = (word ?? []) + CollectionOfOne(byte) }

  private mutating func open(_ quotation: ShellLine.Quotation) -> Bool {
    self.quotation = quotation
    quotationStart = position
    word = word ?? []
    return true
  }

  private mutating func readBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return endWord()
    case UInt8(ascii: "'"): return open(.single)
    case UInt8(ascii: "\""): return open(.double)
    case UInt8(ascii: "\\"):
      guard position < line.count, line[position] != UInt8(ascii: "\n"), position != start else { return false }
      add(line[position])
      position += 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      isRedirected = true
      return endWord()
    case UInt8(ascii: "#") where word == nil: return false
    case UInt8(ascii: "~") where word == nil: return readHome()
    case _ where "$`;|&()\n".utf8.contains(byte): return false
    default:
      if "*?[{!".utf8.contains(byte) { isPattern = true }
      add(byte)
    }
    return true
  }

  /// What was typed for the home folder.
  private mutating func readHome() -> Bool {
    guard let home, position == line.count || "/ ".utf8.contains(line[position]) else { return false }
    word = Array(home.utf8)
    isPattern = true
    return true
  }

  private mutating func readSingle(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "'") { quotation = .none } else { add(byte) }
    return true
  }

  private mutating func readDouble(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): quotation = .none
    case UInt8(ascii: "$"), UInt8(ascii: "`"): return false
    case UInt8(ascii: "\\"):
      guard position < line.count, line[position] != UInt8(ascii: "\n"), position != start else { return false }
      if !"$`\"\\".utf8.contains(line[position]) { add(byte) }
      add(line[position])
      position += 1
    default:
      if byte == UInt8(ascii: "!") { isPattern = true }
      add(byte)
    }
    return true
  }

  /// False when the word is one that readline would replace a part of.
  private mutating func endWord() -> Bool {
    guard place == nil else { return false }
    if let word { words.append(word) }
    word = nil
    isPattern = false
    return true
  }
}
