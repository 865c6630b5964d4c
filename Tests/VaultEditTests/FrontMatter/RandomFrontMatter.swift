import VaultModel
import VaultSyntax
import VaultTestSupport

/// A value of front matter without its spelling, as an oracle for edits.
indirect enum PlainValue: Equatable {
  case null
  case text(String)
  case list([String])
  case mapping([(key: String, value: PlainValue)])

  static func == (left: PlainValue, right: PlainValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.text(let left), .text(let right)): left.withoutFinalBreaks == right.withoutFinalBreaks
    case (.list(let left), .list(let right)): left == right
    case (.mapping(let left), .mapping(let right)):
      left.map(\.key) == right.map(\.key) && zip(left, right).allSatisfy { $0.value == $1.value }
    default: false
    }
  }

  /// Reads the front matter of a note.
  init(_ document: Document) {
    guard let frontMatter = document.frontMatter, let root = frontMatter.tree.root else {
      self = .mapping([])
      return
    }
    self.init(root, frontMatter.tree, document.bytes)
  }

  private init(_ node: Int, _ tree: YAMLTree, _ bytes: [UInt8]) {
    switch tree.nodes[node].kind {
    case .scalar, .alias:
      self = tree.scalar(of: node, in: bytes) == .null ? .null : .text(tree.text(of: node, in: bytes))
    case .sequence: self = .list(tree.children(of: node).map { tree.text(of: $0, in: bytes) })
    case .mapping:
      var pairs: [(key: String, value: PlainValue)] = []
      var children = tree.children(of: node).makeIterator()
      while let key = children.next(), let value = children.next() {
        pairs.append((tree.text(of: key, in: bytes), PlainValue(value, tree, bytes)))
      }
      self = .mapping(pairs)
    }
  }

  var elements: [String]? {
    switch self {
    case .null: []
    case .text(let text): [text]
    case .list(let list): list
    case .mapping: nil
    }
  }

  subscript(path: ArraySlice<String>) -> PlainValue? {
    guard let key = path.first else { return self }
    guard case .mapping(let pairs) = self, let pair = pairs.first(where: { $0.key == key }) else { return nil }
    return pair.value[path.dropFirst()]
  }

  /// The value with another one at a path, or, for nil, without that key and without parents that it leaves empty.
  func replacing(_ path: ArraySlice<String>, by new: PlainValue?) -> PlainValue? {
    guard let key = path.first else { return new }
    guard case .mapping(var pairs) = self == .null ? .mapping([]) : self else { return self }
    let index = pairs.firstIndex { $0.key == key }
    let old = index.map { pairs[$0].value }
    let value = (old ?? .mapping([])).replacing(path.dropFirst(), by: new)
    switch (index, value) {
    case (let index?, let value?): pairs[index].value = value
    case (let index?, nil): pairs.remove(at: index)
    case (nil, let value?): pairs.append((key, value))
    case (nil, nil): break
    }
    return pairs.isEmpty ? nil : .mapping(pairs)
  }
}

extension String {
  fileprivate var withoutFinalBreaks: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}

/// Writes random values in random styles.
struct RandomFrontMatter {
  var generator: SplitMix64
  var lineBreak = "\n"

  static let keys = ["a", "b", "title", "ключ", "long-key", "c d", "tags"]
  static let newTexts = [
    "x", "soup", "no", "012", "2026-11-20", "a: b", "it's", "say \"hi\"", "a, b", "[x", "Борщ 🙂", "", " x", "#x", "-",
    "one\ntwo", "one\n\n  two\n", "tab\there", "\u{202E}rtl", "12:30", "{x}", "x #y", "a\u{0}b", "~", "- x", "\\",
  ]

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  /// A note with a random mapping and a body.
  mutating func note() -> String {
    lineBreak = chance(20) ? "\r\n" : "\n"
    let mark = chance(10) ? "\u{FEFF}" : ""
    return mark + "---" + lineBreak + mapping(column: chance(10) ? 2 : 0, depth: 0) + "---" + lineBreak + "Body"
      + lineBreak
  }

  private mutating func comment() -> String { chance(15) ? " # comment, with: signs" : "" }

  private mutating func someKeys() -> [String] {
    Array(Self.keys.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator)))
  }

  private mutating func mapping(column: Int, depth: Int) -> String {
    let spaces = String(repeating: " ", count: column)
    let colon = pick([": ", ": ", ": ", ":   ", " : "])
    var text = ""
    for key in someKeys() {
      if chance(8) { text += spaces + "# about \(key)" + lineBreak }
      if chance(5) { text += lineBreak }
      let name = chance(10) ? "\"\(key)\"" : key
      let step = pick([2, 2, 4])
      switch Int.random(in: 0..<10, using: &generator) {
      case 0 where depth < 3:
        text += spaces + name + ":" + comment() + lineBreak + mapping(column: column + step, depth: depth + 1)
      case 1:
        text += spaces + name + ":" + comment() + lineBreak + entries(column: column + pick([0, 2]))
      case 2: text += spaces + name + colon + flowList(column: column) + comment() + lineBreak
      case 3 where depth < 3: text += spaces + name + colon + flowMapping(column: column) + comment() + lineBreak
      case 4: text += spaces + name + colon + block(column: column + step)
      case 5: text += spaces + name + pick([":", ": ", ": ~"]) + comment() + lineBreak
      default: text += spaces + name + colon + scalar(inFlow: false) + comment() + lineBreak
      }
    }
    return text
  }

  private mutating func entries(column: Int) -> String {
    let spaces = String(repeating: " ", count: column)
    var text = ""
    for element in elements() {
      if chance(10) { text += spaces + "# next" + lineBreak }
      text += spaces + "- " + spelled(element, inFlow: false) + comment() + lineBreak
    }
    return text
  }

  private mutating func elements() -> [String] {
    Array(
      ["soup", "w", "no", "x y", "it's", "Ж"].shuffled(using: &generator).prefix(
        Int.random(in: 1...4, using: &generator)))
  }

  private mutating func flowList(column: Int) -> String {
    let parts = chance(10) ? [] : elements().map { spelled($0, inFlow: true) }
    return flow("[", parts, "]", column: column)
  }

  private mutating func flowMapping(column: Int) -> String {
    let parts = chance(10) ? [] : someKeys().map { "\($0): \(chance(10) ? "" : scalar(inFlow: true))" }
    return flow("{", parts, "}", column: column)
  }

  private mutating func flow(_ open: String, _ parts: [String], _ close: String, column: Int) -> String {
    let trailing = chance(20) && !parts.isEmpty ? "," : ""
    guard chance(40) else {
      let padding = chance(20) ? " " : ""
      return open + padding + parts.joined(separator: pick([", ", ", ", " , "])) + trailing + padding + close
    }
    let start = lineBreak + String(repeating: " ", count: column + 3)
    var text = open
    for (index, part) in parts.enumerated() {
      text += (chance(80) ? start : " ") + part + (index + 1 < parts.count ? "," : trailing)
      if chance(20) { text += " # comment" + start }
    }
    return text + (chance(70) ? start : " ") + close
  }

  private mutating func scalar(inFlow: Bool) -> String {
    spelled(pick(["soup", "4", "no", "x y", "it's", "Ж 🙂", "2026-11-20", "a, b"]), inFlow: inFlow)
  }

  private mutating func spelled(_ text: String, inFlow: Bool) -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: "\"\(text)\""
    case 1: "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    default: inFlow && text.contains(",") ? "\"\(text)\"" : text
    }
  }

  private mutating func block(column: Int) -> String {
    let spaces = String(repeating: " ", count: column)
    var text = pick(["|", "|-", "|+", ">", ">-"]) + comment() + lineBreak
    for line in 0..<Int.random(in: 1...3, using: &generator) { text += spaces + "line \(line)" + lineBreak }
    return text + (chance(20) ? lineBreak : "")
  }

  /// A change of a key that may be there or not.
  mutating func change() -> ItemChange {
    let path = (0..<pick([1, 1, 1, 2, 3])).map { _ in pick(Self.keys) }
    let scalars = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      NewScalar(pick(Self.newTexts + ["soup", "no", "w", "x y", "it's"]), isText: chance(70))
    }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return .add(path, scalars)
    case 1: return .remove(path, scalars)
    case 2: return .removeKey(path)
    case 3: return .renameKey(path, to: pick(Self.keys + ["new", "on", "x: y"]))
    case 4: return .set(path, .list(chance(10) ? [] : scalars))
    default: return .set(path, .scalar(scalars[0]))
    }
  }
}
