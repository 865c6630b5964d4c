import VaultSearch
import VaultSyntax

/// Names of foods word by word, so that the longest name in a text is found by walking along its words.
///
/// A node is what some names begin with; node 0 is the beginning of all. Words are compared as search folds them.
///
/// ```swift
/// var tree = FoodNameTree()
/// tree.insert(written: bytes, in: range, known: &known)   // the nodes of both forms of `sour cream(,s)`
/// tree.node(ofWords: tree.words(in: text, range))
/// ```
struct FoodNameTree: Sendable {
  private var words = FoldedWordNumbers()
  /// What follows a node by a word: an open-addressing table, at most half full.
  private var steps: [Step]
  /// How many nodes there are.
  private(set) var count = 1
  /// A buffer, made once for many words.
  private var word = FoldedWord()

  /// A longer name is none.
  private static let mostWords = 16

  private struct Step {
    /// `node << 32 | word`
    var key: UInt64 = 0
    /// The node it leads to; 0, to which none leads, in a free place.
    var next: UInt32 = 0
  }

  /// Written words with the numbers that their forms have in one tree, so that each is taken apart once.
  typealias WrittenWords = [ArraySlice<UInt8>: [[UInt32]]]

  /// An empty tree with room for so many nodes.
  init(capacity: Int = 16) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    steps = Array(repeating: Step(), count: size)
  }

  /// The node that follows another one by a word; nil where no name goes that way.
  func node(after node: Int, by word: UInt32) -> Int? {
    let next = steps[place(of: Self.key(node, word))].next
    return next > 0 ? Int(next) : nil
  }

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
  ///
  /// - Parameter known: what was read before for this tree.
  mutating func insert(written bytes: [UInt8], in range: ByteRange, known: inout WrittenWords) -> [Int] {
    var nodes = [0]
    for range in NameForms.words(of: bytes, in: range) {
      if !bytes[range.indices].contains(UInt8(ascii: "(")) {
        // Most words of English names have one form, which is read where it stands.
        var scanner = WordScanner(range)
        while scanner.next(in: bytes.span, into: &word) {
          let number = words.insert(word)
          for place in nodes.indices { nodes[place] = extend(nodes[place], by: number) }
        }
        continue
      }
      let forms = forms(of: bytes, in: range, &known)
      nodes = nodes.flatMap { node in forms.map { $0.reduce(node) { extend($0, by: $1) } } }
    }
    return nodes.filter { $0 > 0 }
  }

  private mutating func forms(of bytes: [UInt8], in word: ByteRange, _ known: inout WrittenWords) -> [[UInt32]] {
    if let forms = known[bytes[word.indices]] { return forms }
    var forms: [[UInt32]] = []
    NameForms.forEachForm(of: bytes, in: word) { forms.append(numbers(of: $0, in: ByteRange(0, $0.count))) }
    known[bytes[word.indices]] = forms
    return forms
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
    let place = place(of: key)
    if steps[place].next > 0 { return Int(steps[place].next) }
    steps[place] = Step(key: key, next: UInt32(clamping: count))
    count += 1
    if count * 2 > steps.count { grow() }
    return count - 1
  }

  /// Where the step with a key is, or would be.
  private func place(of key: UInt64) -> Int {
    // Fibonacci hashing (Knuth, volume 3, section 6.4): the upper bits of the product depend on all of the key.
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (steps.count - 1)
    while steps[place].next > 0, steps[place].key != key { place = (place + 1) & (steps.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = steps
    steps = Array(repeating: Step(), count: old.count * 2)
    for step in old where step.next > 0 { steps[place(of: step.key)] = step }
  }

  private static func key(_ node: Int, _ word: UInt32) -> UInt64 { UInt64(node) << 32 | UInt64(word) }
}
