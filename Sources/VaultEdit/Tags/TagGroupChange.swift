import VaultSyntax

/// What a renaming does to the tags of one group.
struct TagGroupChange: Sendable {
  /// What happens to one tag.
  private enum Fate: Hashable {
    case stays
    case becomes(String)
    case goes
  }

  private var fates: [Fate] = []
  /// The names that the group has afterwards.
  private(set) var names: [String] = []
  /// How many tags change or go.
  var count: Int { fates.count { $0 != .stays } }

  /// Decides for each tag. In a list a name that is there already, or comes twice, is written once.
  init(_ group: TagGroup, _ renaming: TagRenaming) {
    let renamed = group.tags.map { renaming.renamed($0.name) }
    var taken = Set(zip(group.tags, renamed).filter { $1 == nil }.map { renaming.folding($0.0.name) })
    for (tag, new) in zip(group.tags, renamed) {
      guard let new else {
        fates.append(.stays)
        names.append(tag.name)
        continue
      }
      if group.form != .text, !taken.insert(renaming.folding(new)).inserted {
        fates.append(.goes)
      } else {
        fates.append(.becomes(new))
        names.append(new)
      }
    }
  }

  /// The patches for the group.
  ///
  /// - Throws: the refusal when a tag that changes is shared by an alias, or its bytes cannot be told apart.
  func patches(for group: TagGroup, in bytes: [UInt8]) throws(EditRefusal) -> [Patch] {
    var patches: [Patch] = []
    for (tag, fate) in zip(group.tags, fates) where fate != .stays {
      if tag.isShared { throw EditRefusal(.sharedByAlias, at: tag.whole) }
      guard let range = tag.range else { throw EditRefusal(.wouldReadOtherwise, at: tag.whole) }
      guard case .becomes(let new) = fate else { continue }
      let needsQuotes = tag.isPlainScalar && !Self.isPlainText(new)
      patches.append(needsQuotes ? Patch(range, "\"\(new)\"") : Patch(range, new))
    }
    return patches + (group.form == .lines ? try lines(of: group, in: bytes) : pieces(of: group))
  }

  /// Whether a plain YAML scalar with this text is text: `true` and `2026-11` are not.
  private static func isPlainText(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let tree = YAMLTree(parsing: bytes, in: ByteRange(0, bytes.count))
    return tree.root.map { tree.scalar(of: $0, in: bytes) == .text } ?? false
  }

  /// Takes tags between commas out, each with the comma before it; those at the beginning with the comma after them.
  private func pieces(of group: TagGroup) -> [Patch] {
    let leading = fates.prefix { $0 == .goes }.count
    guard leading < fates.count else { return [] }
    var patches: [Patch] = []
    if leading > 0 { patches.append(Patch(ByteRange(group.tags[0].whole.lower, group.tags[leading].whole.lower), "")) }
    for number in fates.indices.dropFirst(leading) where fates[number] == .goes {
      patches.append(Patch(ByteRange(group.tags[number - 1].whole.upper, group.tags[number].whole.upper), ""))
    }
    return patches
  }

  /// Takes tags out with the lines they stand on, from the `-` to the line's end.
  private func lines(of group: TagGroup, in bytes: [UInt8]) throws(EditRefusal) -> [Patch] {
    var patches: [Patch] = []
    for (tag, fate) in zip(group.tags, fates) where fate == .goes {
      guard let dash = bytes[..<tag.whole.lower].lastIndex(where: { $0 > 0x20 }), bytes[dash] == UInt8(ascii: "-")
      else {
        throw EditRefusal(.wouldReadOtherwise, at: tag.whole)
      }
      let start = bytes[..<dash].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? 0
      guard bytes[start..<dash].allSatisfy({ $0 == 0x20 }) else {
        throw EditRefusal(.wouldReadOtherwise, at: tag.whole)
      }
      var end = bytes[tag.whole.upper...].firstIndex(where: Self.isBreak) ?? bytes.count
      guard bytes[tag.whole.upper..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
        throw EditRefusal(.listHoldsComments, at: tag.whole, values: ["tags"])
      }
      if end < bytes.count { end += bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
      patches.append(Patch(ByteRange(start, end), ""))
    }
    return patches
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
