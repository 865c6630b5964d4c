package import VaultSyntax

/// Rewrites the links of one note for a move of notes: every link means what it meant, and of those that must change
/// only the target's bytes do.
///
/// ```swift
/// // recipes/borshch.md moves to archive/borshch.md
/// let edit = LinkEdit(Document(Array("See [[recipes/borshch|the soup]].".utf8)))
/// try edit.rewriting(for: move, ofNote: 0).patches.applied(to: bytes)    // "See [[archive/borshch|the soup]]."
/// ```
///
/// A wiki link keeps its form: a stem stays a stem and a path has as many parts as before, or as many more as it takes
/// to mean one note. A Markdown link stays the way from its note's folder, in its own encoding. Links in code, comments
/// and HTML are none.
package struct LinkEdit: Sendable {
  private let document: Document
  private let links: [WrittenLink]

  /// What is to be done to a note.
  package struct Rewriting: Sendable, Hashable {
    /// The new bytes of targets; empty when every link means what it did.
    package var patches: [Patch] = []
    /// How many links change.
    package var links = 0
  }

  /// Finds the links of a note.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ document: Document) {
    self.document = document
    links = WrittenLink.links(of: document)
  }

  /// The patches that make every link mean after the move what it meant before.
  ///
  /// - Parameter note: the note's place in the names of the move.
  /// - Throws: the refusal when git's conflict markers stand in a note that would change, when no spelling of a link
  ///   leads to its note, or when the note would not read as meant afterwards.
  /// - Complexity: O(*n*) in the bytes of a note that changes; O(links) in any other.
  package func rewriting(for move: NoteMove, ofNote note: Int) throws(EditRefusal) -> Rewriting {
    try rewriting(for: move, ofNote: note) { _ in true }
  }

  /// The same of some links only.
  func rewriting(
    for move: NoteMove, ofNote note: Int, where changes: (WrittenLink) -> Bool
  ) throws(EditRefusal) -> Rewriting {
    guard move.before.entries.indices.contains(note) else { return Rewriting() }
    var targets: [Int: LinkSpelling.Candidate] = [:]
    for (number, link) in links.enumerated() where changes(link) {
      if let target = try newTarget(of: link, for: move, ofNote: note) { targets[number] = target }
    }
    guard !targets.isEmpty else { return Rewriting() }
    if let conflict = document.conflicts.first { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
    return Rewriting(patches: try patches(for: targets), links: targets.count)
  }

  // MARK: Which links change

  private func newTarget(
    of link: WrittenLink, for move: NoteMove, ofNote note: Int
  ) throws(EditRefusal) -> LinkSpelling.Candidate? {
    let now = move.meaningBefore(link, ofNote: note)
    let later = move.meaningAfter(link.target, link.kind, ofNote: note)
    if now == later { return nil }
    let spelling = LinkSpelling(link: link, move: move)
    let folder = LinkPlace(folderOf: move.after.entries[note].path)
    switch now {
    case .note(let target, let way):
      if way == .name, case .note(target, _) = later { return nil }
      let path = move.after.entries[target].path
      let candidates =
        way == .relative
        ? spelling.way(to: path, from: folder, isNote: true) : spelling.names(of: target, by: way, from: folder)
      let fitting = candidates.first { candidate in
        guard case .note(target, let found) = move.meaningAfter(candidate.target, link.kind, ofNote: note) else {
          return false
        }
        return way == .name || found == way
      }
      guard let fitting else { throw EditRefusal(.linkNotWritable, at: link.place, values: [path]) }
      return fitting
    case .file(let place):
      guard move.moved.contains(note) else { return nil }
      return spelling.way(to: place.path, from: folder, isNote: false).first
    case .nothing:
      guard move.moved.contains(note), case .note(_, by: .relative) = later else { return nil }
      return wayToNothing(link, spelling, from: folder, for: move, ofNote: note)
    }
  }

  /// A link to a note that is not written yet, and that would lead to another one from the new folder: the way to where
  /// it led.
  private func wayToNothing(
    _ link: WrittenLink, _ spelling: LinkSpelling, from folder: LinkPlace, for move: NoteMove, ofNote note: Int
  ) -> LinkSpelling.Candidate? {
    let place = LinkPlace(folderOf: move.before.entries[note].path).following(link.target)
    guard !place.names.isEmpty, !place.isOutside else { return nil }
    let candidates = spelling.way(to: place.path, from: folder, isNote: false)
    return candidates.first { move.meaningAfter($0.target, link.kind, ofNote: note) == .nothing }
  }

  // MARK: Their bytes

  /// The patches for new targets by the numbers of their links, checked by reading the note with them.
  private func patches(for targets: [Int: LinkSpelling.Candidate]) throws(EditRefusal) -> [Patch] {
    var writer = LinkWriter(document, links)
    let patches = try writer.patches(for: targets)
    guard firstMisread(after: patches, targets) != nil else { return patches }
    // A plain value may need quotes for its new link; each is tried alone, so that no other one gets them.
    for node in Set(targets.keys.compactMap { links[$0].plainNode(in: document) }).sorted() {
      let own = targets.filter { links[$0.key].plainNode(in: document) == node }
      if firstMisread(after: try writer.patches(for: own), own) != nil { writer.quoted.insert(node) }
    }
    let quoted = try writer.patches(for: targets)
    if let link = firstMisread(after: quoted, targets) {
      throw EditRefusal(.wouldReadOtherwise, at: links[min(link, links.count - 1)].place)
    }
    return quoted
  }

  /// The first link that a note with the patches would not read as meant, or nil.
  private func firstMisread(after patches: [Patch], _ targets: [Int: LinkSpelling.Candidate]) -> Int? {
    let read = WrittenLink.links(of: Document(patches.applied(to: document.bytes)))
    for (number, link) in links.enumerated() {
      guard number < read.count, read[number].target == targets[number]?.target ?? link.target,
        read[number].isSame(as: link)
      else { return number }
    }
    return read.count == links.count ? nil : links.count - 1
  }
}

extension WrittenLink {
  /// Whether two links differ in nothing but their targets.
  fileprivate func isSame(as other: WrittenLink) -> Bool {
    kind == other.kind && isEmbed == other.isEmbed && heading == other.heading && words == other.words
  }

  /// The plain value of the front matter that the link stands in, which quotes could be put around.
  func plainNode(in document: Document) -> Int? {
    switch container {
    case .body: return nil
    case .flowLink(let node): return node
    case .scalar(let node): return document.frontMatter?.tree.nodes[node].style == .plain ? node : nil
    }
  }
}
