// Tags in full (YAML 1.2.2, chapter 6.9.1).
extension YAMLTree {
  /// The prefix that `!!` stands for unless a directive says otherwise (6.8.2.2).
  static let secondaryPrefix = "tag:yaml.org,2002:"

  /// The tag of a node with its handle resolved and `%` escapes decoded, or nil when it has none.
  ///
  /// `!!str` is `tag:yaml.org,2002:str`, `!local` and the non-specific `!` are themselves.
  package func resolvedTag(of node: Int, in bytes: [UInt8]) -> String? {
    let range = nodes[node].tag
    guard !range.isEmpty else { return nil }
    let written = bytes[range.indices]
    if written.dropFirst().first == UInt8(ascii: "<") { return Self.decodedURI(written.dropFirst(2).dropLast()) }
    let second = written.dropFirst().firstIndex(of: UInt8(ascii: "!"))
    let suffixStart = (second ?? written.startIndex) + 1
    let suffix = written[suffixStart...]
    if suffix.isEmpty { return "!" }
    return prefix(of: written[..<suffixStart], forNode: node, in: bytes) + Self.decodedURI(suffix)
  }

  /// What a handle stands for in the document of a node.
  private func prefix(of handle: ArraySlice<UInt8>, forNode node: Int, in bytes: [UInt8]) -> String {
    if !tagDirectives.isEmpty {
      let document = Self.partition(documents) { $0 <= node } - 1
      for directive in tagDirectives[Self.partition(tagDirectives) { $0.document < document }...] {
        guard directive.document == document else { break }
        guard bytes[directive.handle.indices].elementsEqual(handle) else { continue }
        return Self.decodedURI(bytes[directive.prefix.indices])
      }
    }
    return handle.count == 2 ? Self.secondaryPrefix : "!"
  }

  /// How many elements at the beginning of a sorted array come before, by bisection.
  private static func partition<Element>(_ array: [Element], comesBefore: (Element) -> Bool) -> Int {
    var lower = 0
    var upper = array.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if comesBefore(array[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The text of a URI's bytes with `%41` read as `A`.
  private static func decodedURI(_ bytes: ArraySlice<UInt8>) -> String {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(YAMLBytes.hexValue),
        let low = rest.dropFirst().first.flatMap(YAMLBytes.hexValue)
      {
        decoded.append(UInt8(truncatingIfNeeded: high << 4 | low))
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
