import VaultSyntax

/// A link of a note with the place of its target, wherever it is written: in the body, in a link definition, or in a
/// value of the front matter.
struct WrittenLink: Sendable, Hashable {
  /// A wiki link, an inline link or a definition.
  typealias Kind = LinkReference.Kind

  /// What a link is written in, which decides how its bytes are to be spelled.
  enum Container: Sendable, Hashable {
    /// In the text of the note.
    case body
    /// A scalar of the front matter: its node.
    case scalar(Int)
    /// A plain `[[link]]` of the front matter, which YAML reads as a list in a list: its node.
    case flowLink(Int)
  }

  /// How it is written.
  var kind: Kind
  /// Whether it shows what it leads to: `![[…]]`.
  var isEmbed: Bool
  /// Whether the destination of a Markdown link stands in `<>`.
  var isAngled: Bool
  /// The stem or path, escapes resolved; never empty.
  var target: String
  /// The target as it is written in its text: percent encoding and backslashes as they are, those of YAML resolved.
  var spelling: [UInt8]
  /// What follows the `#`, and the words shown, as they are written.
  var heading: [UInt8], words: [UInt8]
  /// Where it stands.
  var container: Container
  /// The target in the text that it was found in: the note's bytes, or the text of a scalar with escapes.
  var rangeInText: ByteRange
  /// The target's bytes in the note; nil where they cannot be told apart in a value with escapes.
  var range: ByteRange?
  /// All of the link in the note, or the whole value, for messages.
  var place: ByteRange
}

extension WrittenLink {
  /// Takes a link that was found in a text; nil when it names no target.
  init?(_ link: LinkReference, in text: [UInt8], _ container: Container) {
    guard !link.target.isEmpty else { return nil }
    let before = link.target.lower - 1
    self.init(
      kind: link.kind, isEmbed: link.isEmbed,
      isAngled: link.kind == .markdown && before >= 0 && text[before] == UInt8(ascii: "<"),
      target: link.decodedTarget(in: text), spelling: Array(text[link.target.indices]),
      heading: Array(text[link.heading.indices]), words: Array(text[link.text.indices]), container: container,
      rangeInText: link.target, range: link.target, place: link.range)
  }

  /// Takes the destination of a link definition (CommonMark 4.7); nil when it leads to no note or file.
  init?(_ definition: MarkdownReferences.Definition, in bytes: [UInt8]) {
    let whole = definition.destination
    let hash = bytes[whole.indices].firstIndex(of: UInt8(ascii: "#")) ?? whole.upper
    let link = LinkReference(
      kind: .markdown, isEmbed: false, range: ByteRange(definition.label.lower, whole.upper),
      target: ByteRange(whole.lower, hash), heading: ByteRange(min(hash + 1, whole.upper), whole.upper),
      text: definition.label)
    guard !Self.hasScheme(bytes[link.target.indices]) else { return nil }
    self.init(link, in: bytes, .body)
  }

  /// Whether a destination begins with a scheme (RFC 3986, 3.1) or a host.
  private static func hasScheme(_ destination: ArraySlice<UInt8>) -> Bool {
    if destination.starts(with: "//".utf8) { return true }
    guard let first = destination.first, isLetter(first) else { return false }
    let after = destination.first { byte in
      !isLetter(byte) && !(0x30...0x39).contains(byte) && byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-")
        && byte != UInt8(ascii: ".")
    }
    return after == UInt8(ascii: ":")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
