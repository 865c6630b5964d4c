import VaultSearch
import VaultSyntax

/// Names of foods word by word, so that the longest name in a text is found by walking along its words.
///
/// A node is what some names begin with; node 0 is the beginning of all. Words are compared as search folds them.
///
/// ```swift
/// var tree = FoodNameTree()
/// tree.insert(written: bytes, in: range) { node in … }   // both forms of `sour cream(,s)`
/// tree.node(ofWords: tree.words(in: text, range))
/// ```
struct FoodNameTree: Sendable {
  private var words = FoldedWordNumbers()
  /// What follows a node by a word: the key is `node << 32 | word`.
  private var steps: [UInt64: UInt32] = [:]
  /// How many nodes there are.
  private(set) var count = 1
  /// A buffer, made once for many words.
  private var word = FoldedWord()

  /// A longer name is none.
  private static let mostWords = 16

  /// An empty tree with room for so many nodes.
  init(capacity: Int = 0) { steps.reserveCapacity(capacity) }

  /// The node that follows another one by a word; nil where no name goes that way.
  func node(after node: Int, by word: UInt32) -> Int? { steps[Self.key(node, word)].map { Int($0) } }

  /// The node at which a name ends, if some name goes that way; nil for no words.
  func node(of name: String) -> Int? {
    var node = 0
    for word in words(of: name) {
      guard let word, let next = self.node(after: node, by: word) else { return nil }
      node = next
    }
    return node > 0 ? node : nil
  }

  /// Adds a name, and gives the node at which it ends; nil for one of no words or too many.
  mutating func insert(_ name: String) -> Int? {
    let bytes = Array(name.utf8)
    let numbers = numbers(of: bytes, in: ByteRange(0, bytes.count))
    guard !numbers.isEmpty, numbers.count <= Self.mostWords else { return nil }
    return numbers.reduce(0) { extend($0, by: $1) }
  }

  /// Adds a name with all its forms as a table has it, such as `green onion(,s)`, and gives the nodes at which they end.
  mutating func insert(written bytes: [UInt8], in range: ByteRange) -> [Int] {
    var nodes = [0]
    for word in NameForms.words(of: bytes, in: range) {
      if !bytes[word.indices].contains(UInt8(ascii: "(")) {
        // Most words of English names have one form, which is read where it stands.
        for number in numbers(of: bytes, in: word) {
          for place in nodes.indices { nodes[place] = extend(nodes[place], by: number) }
        }
        continue
      }
      // Each form is folded once, however many names it stands in.
      let forms = NameForms.forms(of: bytes, in: word).map { form in
        numbers(of: form, in: ByteRange(0, form.count))
      }
      nodes = nodes.flatMap { node in forms.map { $0.reduce(node) { extend($0, by: $1) } } }
    }
    return nodes.filter { $0 > 0 }
  }

  /// The words of a text by their numbers, each with its range; nil for one that stands in no name. O(length).
  func words(in bytes: [UInt8], _ range: ByteRange) -> [(word: UInt32?, range: ByteRange)] {
    var result: [(word: UInt32?, range: ByteRange)] = []
    var scanner = WordScanner(range)
    var word = word
    while scanner.next(in: bytes.span, into: &word) { result.append((words.number(of: word), word.range)) }
    return result
  }

  private func words(of text: String) -> [UInt32?] {
    let bytes = Array(text.utf8)
    return words(in: bytes, ByteRange(0, bytes.count)).map(\.word)
  }

  private mutating func numbers(of bytes: [UInt8], in range: ByteRange) -> [UInt32] {
    var result: [UInt32] = []
    var scanner = WordScanner(range)
    while scanner.next(in: bytes.span, into: &word) { result.append(words.insert(word)) }
    return result
  }

  private mutating func extend(_ node: Int, by word: UInt32) -> Int {
    let key = Self.key(node, word)
    if let next = steps[key] { return Int(next) }
    steps[key] = UInt32(clamping: count)
    count += 1
    return count - 1
  }

  private static func key(_ node: Int, _ word: UInt32) -> UInt64 { UInt64(node) << 32 | UInt64(word) }
}
