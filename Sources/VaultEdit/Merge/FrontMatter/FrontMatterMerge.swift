import VaultModel
import VaultSyntax

/// The three-way merge of front matter, key by key.
///
/// A true conflict leaves valid front matter: the key keeps our value, and both values are handed out as a conflict to
/// stand below.
struct FrontMatterMerge {
  private let notes: MergeSides<Note>
  private let hasNoBase: Bool
  /// Whether ours are given as theirs.
  private let isSwapped: Bool
  /// The side whose times stand that a plan gave; nil where the keys are merged like others.
  private let planned: MergeSide?

  /// What came of it.
  struct Merged {
    /// The front matter with its fences; empty when there is none.
    var bytes: [UInt8]
    var conflicts: [UnsettledMerge] = []
  }

  init(_ notes: MergeSides<Note>, hasNoBase: Bool, isSwapped: Bool) {
    self.notes = notes
    self.hasNoBase = hasNoBase
    self.isSwapped = isSwapped
    planned = OwnedTimes.side(
      of: MergeSides(base: hasNoBase ? nil : notes.base.whole, ours: notes.ours.whole, theirs: notes.theirs.whole),
      in: notes)
  }

  /// The merged front matter.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes of the front matter.
  func merged() -> Merged {
    let heads = notes.map { Array($0.document.bytes[..<$0.document.body.lower]) }
    if heads.ours == heads.theirs { return Merged(bytes: heads.ours) }
    if !hasNoBase, let settled = heads.settled { return Merged(bytes: settled) }
    return byKeys() ?? byLines(heads)
  }

  /// The merge by keys; nil when a version has keys that cannot be told apart by lines.
  private func byKeys() -> Merged? {
    guard let merged = byKeys(isSwapped: isSwapped) else { return nil }
    // The other side, whose values stay over there, must come to the same conflicts.
    if !merged.conflicts.isEmpty, byKeys(isSwapped: !isSwapped) == nil { return nil }
    return merged
  }

  private func byKeys(isSwapped: Bool) -> Merged? {
    let mappings = notes.map { Self.keys(of: $0) }
    guard let base = mappings.base, let ours = mappings.ours, let theirs = mappings.theirs else { return nil }
    var merge = KeyMerge(
      types: notes.map(\.type), isRepeating: Self.isRepeating(notes.ours) && Self.isRepeating(notes.theirs),
      planned: planned, hasNoBase: hasNoBase, isSwapped: isSwapped)
    let content = merge.merged(MergeSides(base: base, ours: ours, theirs: theirs), path: [])
    let isPresent = notes.map { $0.document.frontMatter != nil }
    let isWanted = hasNoBase || isPresent.settled ?? true
    if content.isEmpty, !isWanted { return Merged(bytes: [], conflicts: merge.conflicts) }
    let fences = notes.map { Self.fences(of: $0) }
    guard let fence = mergedFences(fences) else { return nil }
    let bytes = fence.opening + content + fence.closing
    let read = Document(bytes)
    guard let frontMatter = read.frontMatter, frontMatter.isWhole, frontMatter.range.upper == bytes.count,
      frontMatter.tree.documents.count <= 1, Self.keyTexts(of: read) == merge.keys
    else { return nil }
    return Merged(bytes: bytes, conflicts: merge.conflicts)
  }

  /// The merge by lines, which stands when it can be read; else ours stay.
  private func byLines(_ heads: MergeSides<[UInt8]>) -> Merged {
    let merged = TextMerge(
      hasNoBase ? MergeSides(base: [], ours: heads.ours, theirs: heads.theirs) : heads, ConflictForm()
    )
    .merged()
    let read = Document(merged.bytes)
    if merged.isClean, let frontMatter = read.frontMatter, frontMatter.isWhole, frontMatter.mapping != nil,
      frontMatter.range.upper == merged.bytes.count
    {
      return Merged(bytes: merged.bytes)
    }
    let contents = notes.map { note in
      note.document.frontMatter.map { Array(note.document.bytes[$0.content.indices]) } ?? []
    }
    return Merged(
      bytes: isSwapped ? heads.theirs : heads.ours,
      conflicts: [
        UnsettledMerge(.frontMatter, ours: contents.ours, base: contents.base, theirs: contents.theirs)
      ])
  }

  // MARK: - Reading the versions

  /// The keys of a note's front matter; those of nothing when it has none.
  private static func keys(of note: Note) -> KeyLines? {
    let document = note.document.frontMatter == nil ? Document(Array("---\n---\n".utf8)) : note.document
    guard let frontMatter = document.frontMatter else { return nil }
    let source = FrontMatterSource(frontMatter, of: document.bytes)
    guard frontMatter.tree.documents.count <= 1, frontMatter.tree.diagnostics.isEmpty,
      frontMatter.tree.markers.allSatisfy({ $0.start.isEmpty && $0.end.isEmpty }),
      frontMatter.tree.tagDirectives.isEmpty
    else { return nil }
    guard let root = frontMatter.tree.root, !source.isAbsent(root) else {
      return KeyLines(empty: frontMatter.content, in: source)
    }
    guard frontMatter.mapping != nil else { return nil }
    return KeyLines(of: root, in: source, range: frontMatter.content)
  }

  private static func keyTexts(of document: Document) -> [[UInt8]] {
    guard let frontMatter = document.frontMatter, let root = frontMatter.mapping else { return [] }
    let source = FrontMatterSource(frontMatter, of: document.bytes)
    return source.pairs(of: root).map { source.tree.decoded($0.key, in: source.bytes) }
  }

  private static func isRepeating(_ note: Note) -> Bool { note.field(.recurrence, of: note.whole) != nil }

  private struct Fences: Equatable {
    var opening: [UInt8]
    var closing: [UInt8]
  }

  private static func fences(of note: Note) -> Fences? {
    guard let frontMatter = note.document.frontMatter else { return nil }
    let bytes = note.document.bytes
    return Fences(
      opening: Array(bytes[..<frontMatter.content.lower]),
      closing: Array(bytes[frontMatter.content.upper..<frontMatter.range.upper]))
  }

  /// The fences of the side that changed them; those of a version that has any.
  private func mergedFences(_ fences: MergeSides<Fences?>) -> Fences? {
    guard let ours = fences.ours, let theirs = fences.theirs else { return fences.ours ?? fences.theirs ?? fences.base }
    return fences.base.flatMap { MergeSides(base: $0, ours: ours, theirs: theirs).settled } ?? ours
  }
}
