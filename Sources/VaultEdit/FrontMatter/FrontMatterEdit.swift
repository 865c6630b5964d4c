package import VaultModel
package import VaultSyntax

/// Changes of a note's front matter, as patches that leave every other byte as it was.
///
/// ```swift
/// let document = Document(Array("---\nservings: 4\n---\n".utf8))
/// let patches = try FrontMatterEdit(document).patches(for: .set(["servings"], "6"))
/// patches.applied(to: document.bytes)    // "---\nservings: 6\n---\n"
/// ```
///
/// A new value has the quotes of the old one, a new key the spacing and line ending of its neighbours. A value that is
/// already there gives no patch. What cannot be changed where it stands, without a change elsewhere, is refused; and
/// what was computed is read again before it is handed out.
package struct FrontMatterEdit: Sendable {
  private let document: Document

  /// Edits the front matter of a document.
  package init(_ document: Document) { self.document = document }

  /// The patches for a `.set`, `.add`, `.addRecord`, `.remove`, `.removeKey` or `.renameKey`, in no order and without overlap; none
  /// when nothing changes, or when the change is not one of front matter.
  ///
  /// With `splitsCommas` a scalar holds several values between commas, as for `tags`; `comparison` says when a value is in a list
  /// already.
  ///
  /// - Complexity: O(*n*) in the bytes of the note, and O(*k* log *k*) in the keys of a mapping.
  package func patches(
    for change: ItemChange, splitsCommas: Bool = false, comparing comparison: ElementComparison = .exact
  ) throws(EditRefusal) -> [Patch] {
    guard let path = change.frontMatterPath else { return [] }
    try requireReadable()
    guard !path.isEmpty else { throw EditRefusal(.keyNotWritable, at: ByteRange(0, 0), values: [""]) }
    guard let frontMatter = document.frontMatter, let root = frontMatter.tree.root, !isAbsent(root, frontMatter) else {
      return try patchesWithoutMapping(for: change, path, comparison)
    }
    guard frontMatter.mapping != nil else {
      throw EditRefusal(.frontMatterNotMapping, at: frontMatter.tree.nodes[root].range)
    }
    let source = FrontMatterSource(frontMatter, of: document.bytes)
    let planner = FrontMatterPlanner(source: source, root: root, splitsCommas: splitsCommas, comparison: comparison)
    guard let plan = try planner.plan(change), !plan.patches.isEmpty else { return [] }
    return try checked(plan, before: source, splitsCommas: splitsCommas)
  }

  /// Whether nothing is written for the root, as behind a document marker of its own.
  private func isAbsent(_ root: Int, _ frontMatter: FrontMatter) -> Bool {
    let node = frontMatter.tree.nodes[root]
    return node.kind == .scalar && node.range.isEmpty && node.anchor.isEmpty && node.tag.isEmpty
  }

  /// Throws when the note shows a conflict, or its front matter cannot be read to the end.
  private func requireReadable() throws(EditRefusal) {
    if let conflict = document.conflicts.first { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
    if let opening = document.diagnostics.first(where: { $0.code == .frontMatterNotClosed }) {
      throw EditRefusal(.frontMatterBroken, at: opening.range)
    }
    guard let frontMatter = document.frontMatter else { return }
    // A text that holds such a byte could not be written anew as it was.
    if let invalid = UTF8Reading.firstInvalidByte(of: document.bytes, in: frontMatter.range) {
      throw EditRefusal(.frontMatterBroken, at: ByteRange(invalid, invalid + 1))
    }
    let tree = frontMatter.tree
    if let error = tree.diagnostics.first(where: { $0.code != .yamlDuplicateKey }) {
      throw EditRefusal(.frontMatterBroken, at: error.range)
    }
    if tree.documents.count > 1 {
      throw EditRefusal(.severalDocuments, at: tree.nodes[tree.documents[1]].range)
    }
  }

  /// A first key for empty front matter, or front matter for a note that has none.
  private func patchesWithoutMapping(
    for change: ItemChange, _ path: [String], _ comparison: ElementComparison
  ) throws(EditRefusal) -> [Patch] {
    let place = document.frontMatter?.content.upper ?? document.body.lower
    let value: NewValue
    switch change {
    case .set(_, let new): value = new
    case .add(_, let new) where !new.isEmpty: value = .list(FrontMatterPlanner.withoutRepetition(new, comparison))
    case .addRecord(_, let record): value = .records([record])
    case .renameKey:
      let range = ByteRange(place, place)
      throw EditRefusal(.noSuchKey, at: range, values: [FrontMatterPlanner.name(path)])
    default: return []
    }
    try FrontMatterPlanner.requireWritable(path[...], at: ByteRange(place, place))
    let creation = FrontMatterCreation(document)
    let plan = FrontMatterPlan(
      patches: [creation.patch(path, value)], path: path, outcome: FrontMatterPlan.Outcome(value))
    return try checked(plan, before: nil, splitsCommas: false)
  }

  /// The patches of a plan, after reading the front matter that they lead to.
  private func checked(
    _ plan: FrontMatterPlan, before: FrontMatterSource?, splitsCommas: Bool
  ) throws(EditRefusal) -> [Patch] {
    let end = document.frontMatter?.range.upper ?? document.body.lower
    let bytes = plan.patches.applied(to: Array(document.bytes[..<end]))
    let read = Document(bytes)
    let refusal = EditRefusal(.wouldReadOtherwise, at: plan.patches[0].range)
    guard let frontMatter = read.frontMatter, frontMatter.range.upper == bytes.count, frontMatter.isWhole else {
      throw refusal
    }
    let after = FrontMatterSource(frontMatter, of: bytes)
    let check = FrontMatterCheck(before: before, after: after, plan: plan, splitsCommas: splitsCommas)
    guard check.holds() else { throw refusal }
    return plan.patches
  }
}

extension ItemChange {
  /// The path of a change that front matter can take; nil for the others.
  fileprivate var frontMatterPath: [String]? {
    switch self {
    case .set(let path, _), .add(let path, _), .addRecord(let path, _), .remove(let path, _), .removeKey(let path),
      .renameKey(let path, _):
      path
    case .mark, .reword, .identify, .append, .move, .moveBlock, .removeLine, .removeFromLog, .replaceSection,
      .renameHeading:
      nil
    }
  }
}
