import VaultSyntax

/// The ways to spell the target of one link for another path, the author's own way first.
struct LinkSpelling {
  /// The link as it is written.
  let link: WrittenLink
  /// What moves.
  let move: NoteMove

  /// A target to try: what it reads as, and its bytes in the text of the link.
  struct Candidate: Hashable {
    /// What the link names.
    var target: String
    /// The bytes that name it.
    var spelling: [UInt8]
  }

  /// The spellings of a name for a note: from as many parts of its path as the author wrote up to the whole path, then,
  /// for a Markdown link, the way from the folder, and last the path from the root.
  func names(of note: Int, by way: LinkMeaning.Way, from folder: LinkPlace) -> [Candidate] {
    let ending = fileEnding(of: move.after.entries[note].path)
    let parts = Self.parts(ofNoteAt: move.after.entries[note].path, ending: ending)
    let written = link.target.split(separator: "/").map(String.init)
    let isPath = move.before.isPath(link.target, of: note)
    let isWhole = isPath && move.before.note(at: link.target) == note && written.count > 1
    let first = way == .root || isWhole ? parts.count : isPath ? min(written.count, parts.count) : 1
    var targets = (min(first, parts.count)...parts.count).map { count in
      keepingSpelling(of: isPath ? written : [], in: Array(parts.suffix(count))).joined(separator: "/")
    }
    if way == .root { targets.removeAll() }
    let isWay = link.kind == .markdown && way == .name
    return targets.compactMap(candidate)
      + (isWay ? self.way(to: move.after.entries[note].path, from: folder, isNote: true) : [])
      + [candidate("/" + parts.joined(separator: "/"))].compactMap(\.self)
  }

  /// The spelling of the way from the folder of the note that holds the link.
  func way(to path: String, from folder: LinkPlace, isNote: Bool) -> [Candidate] {
    var names = LinkPlace(path).written(from: folder)
    let isFolder = link.target.hasSuffix("/")
    if isNote, let last = names.popLast() {
      let ending = fileEnding(of: path)
      names.append(Self.stem(of: last) + ending)
    }
    let saysHere = link.target.hasPrefix("./") || link.kind == .wiki
    if saysHere, let first = names.first, first != "..", first != "." { names.insert(".", at: 0) }
    return [candidate(names.joined(separator: "/") + (isFolder ? "/" : ""))].compactMap(\.self)
  }

  /// `.md` as the author writes it in this link, or nothing; a stem that ends so itself needs another one.
  private func fileEnding(of path: String) -> String {
    let stem = Self.stem(of: path)
    if link.kind == .wiki {
      let written = link.target.suffix(3)
      return written.lowercased() == ".md" ? String(written) : stem.lowercased().hasSuffix(".md") ? ".md" : ""
    }
    let own = String(path.dropFirst(stem.count))
    return link.target.lowercased().hasSuffix(".md") || stem.lowercased().hasSuffix(".md") ? own : ""
  }

  private static func stem(of path: String) -> String {
    path.lowercased().hasSuffix(".md") ? String(path.dropLast(3)) : path
  }

  private static func parts(ofNoteAt path: String, ending: String) -> [String] {
    (stem(of: path) + ending).split(separator: "/").map(String.init)
  }

  /// The same names, those at the end in the author's spelling as long as they differ in nothing but case.
  private func keepingSpelling(of written: [String], in names: [String]) -> [String] {
    var names = names
    for (own, other) in zip(names.indices.reversed(), written.reversed()) {
      guard move.after.folding(names[own]) == move.after.folding(other) else { break }
      names[own] = other
    }
    return names
  }

  private func candidate(_ target: String) -> Candidate? {
    let spelling = link.kind == .wiki ? WikiTarget.spelling(of: target) : destination.spelling(of: target)
    return spelling.map { Candidate(target: target, spelling: $0) }
  }

  private var destination: DestinationSpelling { DestinationSpelling(like: link) }
}

/// What may stand in `[[…]]`.
private enum WikiTarget {
  /// The bytes of a target, or nil when it has a character that means something there.
  static func spelling(of target: String) -> [UInt8]? {
    let bytes = Array(target.utf8)
    guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 else { return nil }
    let hasMark = bytes.contains { byte in
      byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "#")
    }
    // A backslash at the end would escape the bar of a table.
    return hasMark || last == UInt8(ascii: "\\") ? nil : bytes
  }
}
