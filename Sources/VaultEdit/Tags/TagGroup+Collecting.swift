import VaultModel
import VaultSyntax

extension TagGroup {
  /// All tags of a note: of the front matter, of a recipe's line of tags, of the tails of lines, and of the text. Not
  /// what only looks like one: cookware in the steps of a recipe, and words in the braces of a line.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func groups(of note: Note) -> [TagGroup] {
    var groups: [TagGroup] = []
    var inTails: [ByteRange] = note.readings.attributes.filter { $0.style == .braces }.map(\.range)
    for field in note.fields where field.key == .tags {
      switch field.source {
      case .frontMatter(let node):
        if let tree = note.document.frontMatter?.tree { groups.append(group(of: node, in: tree, note.document.bytes)) }
      case .attribute(let number):
        let attribute = note.readings.attributes[number]
        groups.append(TagGroup(form: .commas, tags: tags(of: attribute, in: note.document.bytes)))
        inTails.append(attribute.range)
      case .slot: break
      }
    }
    var steps: [ByteRange] = []
    if note.type == .recipe {
      if let line = recipeLine(of: note) { groups.append(line) }
      steps = Recipe(note).instructions
    }
    return groups + textTags(of: note, outside: steps + inTails)
  }

  private static func textTags(of note: Note, outside ranges: [ByteRange]) -> [TagGroup] {
    let hidden = ranges.sorted { $0.start < $1.start }
    var next = 0
    var end = 0
    var groups: [TagGroup] = []
    for tag in note.scan.tags {
      while next < hidden.count, hidden[next].lower <= tag.lower {
        end = max(end, hidden[next].upper)
        next += 1
      }
      guard tag.lower >= end else { continue }
      let name = ByteRange(tag.lower + 1, tag.upper)
      groups.append(
        TagGroup(form: .text, tags: [TagPlace(name: note.document.text(name), range: name, whole: tag)]))
    }
    return groups
  }

  /// The paragraph of a RecipeMD recipe that is all emphasis: `*soup, vegan*` (RecipeMD 2.4).
  private static func recipeLine(of note: Note) -> TagGroup? {
    let layout = RecipeLayout(note.document.blocks, in: note.document.bytes)
    guard let block = layout.tags else { return nil }
    let bytes = note.document.bytes
    var range = layout.text(of: block)
    while range.count > 2, isEmphasis(bytes[range.lower]), isEmphasis(bytes[range.upper - 1]) {
      range = ByteRange(range.lower + 1, range.upper - 1)
    }
    return TagGroup(form: .commas, tags: pieces(of: range, in: bytes))
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") }
}

// MARK: - The tails of lines

extension TagGroup {
  private static func tags(of attribute: LineAttribute, in bytes: [UInt8]) -> [TagPlace] {
    let inner = ByteRange(attribute.value.lower + 1, attribute.value.upper - 1)
    switch attribute.form {
    case .list: return pieces(of: inner, in: bytes).map { unquoted($0, in: bytes) }
    case .singleQuoted, .doubleQuoted: return pieces(of: inner, in: bytes)
    case .plain: return pieces(of: attribute.value, in: bytes)
    case .link, .flag: return []
    }
  }

  /// The pieces between commas, without white space around them; empty ones are left out.
  private static func pieces(of range: ByteRange, in bytes: [UInt8]) -> [TagPlace] {
    bytes[range.indices].split(separator: UInt8(ascii: ",")).compactMap { piece in
      guard let first = piece.firstIndex(where: { $0 > 0x20 }), let last = piece.lastIndex(where: { $0 > 0x20 }) else {
        return nil
      }
      let whole = ByteRange(first, last + 1)
      return place(of: whole, whole: whole, in: bytes)
    }
  }

  private static func unquoted(_ tag: TagPlace, in bytes: [UInt8]) -> TagPlace {
    let quote = bytes[tag.whole.lower]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), tag.whole.count > 2,
      bytes[tag.whole.upper - 1] == quote
    else { return tag }
    return place(of: ByteRange(tag.whole.lower + 1, tag.whole.upper - 1), whole: tag.whole, in: bytes)
  }

  /// A tag that stands in bytes of the note, perhaps after `#`.
  private static func place(of text: ByteRange, whole: ByteRange, in bytes: [UInt8]) -> TagPlace {
    let start = bytes[text.indices].firstIndex { $0 != UInt8(ascii: "#") } ?? text.upper
    let name = ByteRange(start, text.upper)
    return TagPlace(name: String(decoding: bytes[name.indices], as: UTF8.self), range: name, whole: whole)
  }
}

// MARK: - Front matter

extension TagGroup {
  private static func group(of node: Int, in tree: YAMLTree, _ bytes: [UInt8]) -> TagGroup {
    guard tree.nodes[node].kind == .sequence else {
      return TagGroup(form: .commas, tags: tags(of: node, in: tree, bytes, splitsCommas: true))
    }
    let tags = tree.children(of: node).flatMap { child in
      FrontMatterText.isWikiLink(child, in: tree, bytes)
        ? [] : Self.tags(of: child, in: tree, bytes, splitsCommas: false)
    }
    return TagGroup(form: tree.nodes[node].style == .block ? .lines : .commas, tags: tags)
  }

  private static func tags(of node: Int, in tree: YAMLTree, _ bytes: [UInt8], splitsCommas: Bool) -> [TagPlace] {
    let scalar = tree.followed(node)
    guard tree.nodes[scalar].kind == .scalar else { return [] }
    let isShared = scalar != node || tree.nodes.contains { $0.kind == .alias && Int($0.target) == scalar }
    let text = tree.decoded(scalar, in: bytes)
    let found = splitsCommas ? pieces(of: ByteRange(0, text.count), in: text) : element(text)
    let plain = tree.plainRange(of: scalar)
    let alignment = plain == nil ? ScalarAlignment(of: tree.nodes[scalar], text: text, in: bytes) : nil
    return found.map { tag in
      var tag = tag
      func inNote(_ range: ByteRange) -> ByteRange? {
        guard let plain else { return alignment?.range(of: range) }
        return ByteRange(plain.lower + range.lower, plain.lower + range.upper)
      }
      let whole = splitsCommas ? inNote(tag.whole) : nil
      tag.range = tag.range.flatMap(inNote)
      tag.whole = whole ?? ByteRange(tree.nodes[node].start, tree.nodes[node].range.upper)
      tag.isShared = isShared
      tag.isPlainScalar = tree.nodes[scalar].style == .plain && tag.range?.count == tree.nodes[scalar].range.count
      return tag
    }
  }

  private static func element(_ text: [UInt8]) -> [TagPlace] {
    guard let first = text.firstIndex(where: { $0 > 0x20 }), let last = text.lastIndex(where: { $0 > 0x20 }) else {
      return []
    }
    let whole = ByteRange(first, last + 1)
    return [place(of: whole, whole: whole, in: text)]
  }
}
