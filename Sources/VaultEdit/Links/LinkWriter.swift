import VaultSyntax

/// Writes new targets into the bytes of a note, in the quotes and escapes of the place where each stands.
struct LinkWriter {
  private let document: Document
  private let links: [WrittenLink]
  /// The plain values of the front matter that get quotes, as nodes.
  var quoted: Set<Int> = []

  /// Writes the links of a document.
  init(_ document: Document, _ links: [WrittenLink]) {
    self.document = document
    self.links = links
  }

  /// The patches for new targets by the numbers of their links.
  ///
  /// - Throws: the refusal when a link's bytes cannot be told apart in a value with escapes.
  func patches(for targets: [Int: LinkSpelling.Candidate]) throws(EditRefusal) -> [Patch] {
    var patches: [Patch] = []
    var values: [Int: [(range: ByteRange, spelling: [UInt8])]] = [:]
    for number in targets.keys.sorted() {
      guard let target = targets[number] else { continue }
      let link = links[number]
      if let node = link.plainNode(in: document), quoted.contains(node) {
        values[node, default: []].append((link.rangeInText, target.spelling))
      } else if let range = link.range {
        patches.append(Patch(range, escaped(target.spelling, in: link.container)))
      } else {
        throw EditRefusal(.wouldReadOtherwise, at: link.place)
      }
    }
    return patches + values.keys.sorted().compactMap { node in values[node].flatMap { quotes(around: node, $0) } }
  }

  private func escaped(_ spelling: [UInt8], in container: WrittenLink.Container) -> [UInt8] {
    guard case .scalar(let node) = container, let tree = document.frontMatter?.tree else { return spelling }
    switch tree.nodes[node].style {
    case .singleQuoted:
      return spelling.flatMap { $0 == UInt8(ascii: "'") ? [$0, $0] : [$0] }
    case .doubleQuoted:
      return Self.escaped(spelling)
    case .plain, .literal, .folded, .block, .flow:
      return spelling
    }
  }

  /// A plain value with new targets, in double quotes.
  private func quotes(around node: Int, _ targets: [(range: ByteRange, spelling: [UInt8])]) -> Patch? {
    guard let tree = document.frontMatter?.tree else { return nil }
    let whole = tree.nodes[node].range
    // Where the value stands as it is read, its links were found in the note's own bytes.
    let isVerbatim = tree.nodes[node].kind != .scalar || tree.plainRange(of: node) != nil
    let text = isVerbatim ? Array(document.bytes[whole.indices]) : tree.decoded(node, in: document.bytes)
    let start = isVerbatim ? whole.lower : 0
    let changed = targets.map { target in
      Patch(ByteRange(target.range.lower - start, target.range.upper - start), target.spelling)
    }
    return Patch(whole, [UInt8(ascii: "\"")] + Self.escaped(changed.applied(to: text)) + [UInt8(ascii: "\"")])
  }

  /// Text between double quotes (YAML 1.2.2, 5.7).
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\t"): Array("\\t".utf8)
      default: [byte]
      }
    }
  }
}
