import VaultSyntax

/// The comments and blank lines between the keys of a mapping, or the elements of a list, in three versions.
///
/// A comment belongs to what stands below it, else to the end. It is a line of its own: it stays the same one when a key
/// is put in or taken out below it, and both sides may keep, change or remove it. A blank line goes with the comment
/// below it.
///
/// Source: the write-back layer, Git.
struct OwnedTrivia {
  /// What a comment belongs to.
  enum Owner: Hashable, Sendable {
    /// The key or element that reads so, and how many that read so stand before it.
    case entry([UInt8], Int)
    case end
  }

  /// What stands above each entry of a version, and at its end, in their order.
  typealias Version = [(owner: Owner, bytes: ArraySlice<UInt8>)]

  /// A comment with the blank lines above it, or blank lines alone.
  private struct Piece {
    var owner: Owner
    var bytes: ArraySlice<UInt8>
    /// The comment without white space around it; empty for blank lines.
    var comment: ArraySlice<UInt8>
    /// One number for what is the same comment in several versions.
    var number: Int?
  }

  private var texts: MergeSides<[Owner: [UInt8]]> = MergeSides(base: [:], ours: [:], theirs: [:])

  /// Finds the comments of three versions again in each other.
  ///
  /// - Parameters:
  ///   - hasNoBase: Whether nobody knows what there was before.
  ///   - stays: Whether an entry is in the merged mapping.
  /// - Complexity: O(*n*) in the bytes.
  init(_ versions: MergeSides<Version>, hasNoBase: Bool, stays: (Owner) -> Bool) {
    var pieces = versions.map { version in version.flatMap { Self.pieces($0.bytes, of: $0.owner) } }
    let known = hasNoBase ? MergeSide.ours : .base
    var count = 0
    pieces[known] = pieces[known].map { piece in
      guard !piece.comment.isEmpty else { return piece }
      count += 1
      var piece = piece
      piece.number = count - 1
      return piece
    }
    for side in [MergeSide.ours, .theirs] where side != known { Self.number(&pieces[side], as: pieces[known]) }
    if !hasNoBase {
      Self.numberNew(&pieces, from: count)
      let known = Set(versions.base.map(\.owner))
      for side in [MergeSide.ours, .theirs] {
        // What is new below a comment was put in there.
        var (below, former) = (Owner.end, [Owner: Owner]())
        for owner in versions[side].map(\.owner).reversed() {
          if known.contains(owner) { below = owner }
          former[owner] = below
        }
        Self.numberReworded(&pieces[side], as: pieces.base) { former[$0] ?? .end }
      }
    }
    let owners = pieces.map { side in
      Dictionary(side.compactMap { piece in piece.number.map { ($0, piece.owner) } }) { first, _ in first }
    }
    for side in [MergeSide.base, .ours, .theirs] {
      var own = pieces[side].map { piece in
        piece.number.map { number in Self.owner(owners.map { $0[number] }, hasNoBase: hasNoBase, stays) }
      }
      // A comment that nobody knows goes with the one that it stands above or below.
      for place in own.indices.reversed().dropFirst() + own.indices.dropFirst() where own[place] == nil {
        let neighbours = [place + 1, place - 1].filter { own.indices.contains($0) && own[$0] != nil }
        let next = neighbours.first { pieces[side][$0].owner == pieces[side][place].owner }
        if let next, pieces[side][place].owner != own[next] { own[place] = own[next] }
      }
      var above: [Owner: [UInt8]] = [:]
      for (piece, owner) in zip(pieces[side], own) { above[owner ?? piece.owner, default: []] += piece.bytes }
      texts[side] = above
    }
  }

  /// What stands above an entry in each version.
  func texts(of owner: Owner) -> MergeSides<[UInt8]> { texts.map { $0[owner] ?? [] } }

  /// What stands above an entry in the merged version: that of the side that changed it, else merged by lines; nil for a
  /// conflict.
  func merged(of owner: Owner) -> [UInt8]? {
    let texts = texts(of: owner)
    if let settled = texts.settled { return settled }
    let merged = TextMerge(texts, ConflictForm()).merged()
    if merged.isClean { return merged.bytes }
    // Blank lines alone are nobody's answer.
    let comments = texts.map { text in
      Self.pieces(text[...], of: owner).flatMap { $0.bytes.drop(while: \.isLineEnding) }
    }
    let plain = TextMerge(comments, ConflictForm()).merged()
    let gaps = texts.map { Array($0.prefix(while: \.isLineEnding)) }
    return plain.isClean ? (gaps.settled ?? gaps.ours) + plain.bytes : nil
  }

  private static func pieces(_ bytes: ArraySlice<UInt8>, of owner: Owner) -> [Piece] {
    var pieces: [Piece] = []
    var start = bytes.startIndex
    var line = start
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      let comment = bytes[line..<end].drop(while: \.isBlankByte)
      line = end
      guard let last = comment.lastIndex(where: { !$0.isBlankByte }) else { continue }
      pieces.append(Piece(owner: owner, bytes: bytes[start..<end], comment: comment[...last]))
      start = end
    }
    if start < line { pieces.append(Piece(owner: owner, bytes: bytes[start..<line], comment: [])) }
    return pieces
  }

  /// Gives comments the numbers of those they are in another version: first of those above the same entry.
  private static func number(_ pieces: inout [Piece], as known: [Piece]) {
    struct Place: Hashable {
      var comment: ArraySlice<UInt8>
      var owner: Owner?
    }
    var rest = known.filter { $0.number != nil }
    for place in [{ Place(comment: $0.comment, owner: $0.owner) }, { Place(comment: $0.comment) }] as [(Piece) -> Place]
    {
      var waiting = Dictionary(grouping: rest, by: place).mapValues { $0[...] }
      for index in pieces.indices where pieces[index].number == nil && !pieces[index].comment.isEmpty {
        pieces[index].number = waiting[place(pieces[index]), default: []].popFirst()?.number
      }
      let taken = Set(pieces.compactMap(\.number))
      rest.removeAll { $0.number.map(taken.contains) ?? true }
    }
  }

  /// Gives comments above an entry the numbers of those that are gone from there, where these are as many: they are the
  /// same ones in other words.
  ///
  /// - Parameter former: What stood where an entry of the side stands.
  private static func numberReworded(_ pieces: inout [Piece], as known: [Piece], _ former: (Owner) -> Owner) {
    let kept = Set(pieces.compactMap(\.number))
    let gone = Dictionary(grouping: known.filter { $0.number.map { !kept.contains($0) } ?? false }, by: \.owner)
    let numbers = Set(known.compactMap(\.number))
    let new = pieces.indices.filter { index in
      !pieces[index].comment.isEmpty && !(pieces[index].number.map(numbers.contains) ?? false)
    }
    for (owner, places) in Dictionary(grouping: new, by: { former(pieces[$0].owner) }) {
      guard let known = gone[owner], known.count == places.count, places.allSatisfy({ pieces[$0].number == nil })
      else { continue }
      for (place, piece) in zip(places, known) { pieces[place].number = piece.number }
    }
  }

  /// Gives comments that both sides put in one number each.
  private static func numberNew(_ pieces: inout MergeSides<[Piece]>, from start: Int) {
    var count = start
    for index in pieces.ours.indices where pieces.ours[index].number == nil && !pieces.ours[index].comment.isEmpty {
      pieces.ours[index].number = count
      count += 1
    }
    number(&pieces.theirs, as: pieces.ours.filter { $0.number.map { $0 >= start } ?? false })
    let common = Set(pieces.theirs.compactMap(\.number))
    for index in pieces.ours.indices {
      if let number = pieces.ours[index].number, number >= start, !common.contains(number) {
        pieces.ours[index].number = nil
      }
    }
  }

  /// Where a comment stands in the merged version: where the side has it that moved it.
  private static func owner(_ owners: MergeSides<Owner?>, hasNoBase: Bool, _ stays: (Owner) -> Bool) -> Owner {
    // What a side took out goes with what it stands above.
    guard owners.ours != nil, owners.theirs != nil else { return owners.ours ?? owners.theirs ?? owners.base ?? .end }
    let settled = hasNoBase ? owners.ours : owners.settled ?? nil
    // Below one that both put at the end one side put a key too.
    let first = settled ?? (owners.ours == .end ? owners.theirs : owners.ours)
    let all = [first, owners.ours, owners.theirs, owners.base].compactMap { $0 }
    return all.first(where: stays) ?? .end
  }
}

extension UInt8 {
  fileprivate var isBlankByte: Bool { isSpaceOrTab || isLineEnding }
}
