import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Checks that the links of notes lead somewhere, and to one note only.
struct LinkCheck: Sendable {
  private var names: LinkNames
  private let files: LinkedFiles

  init(_ vault: IndexedVault) throws(SnapshotFault) {
    names = LinkNames(vault.snapshot)
    files = try LinkedFiles(vault)
  }

  /// What is wrong with the links of a note at a path below the root.
  mutating func diagnostics(of note: Note, at path: Path) throws(SnapshotFault) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for link in note.links where !Self.isLeftAlone(link.target) {
      let diagnostic =
        switch link.kind {
        case .wiki: try check(wiki: link, from: path.parent)
        case .markdown: try check(markdown: link, from: path.parent)
        }
      if let diagnostic { diagnostics.append(diagnostic) }
    }
    return diagnostics + missingPhotos(of: note, from: path.parent)
  }

  /// The photos of a recipe that lie nowhere: by their path from the note's folder, from the root, or by their name.
  private func missingPhotos(of note: Note, from folder: Path) -> [Diagnostic] {
    guard note.type == .recipe, let photos = note.frontMatterValue(.photos) else { return [] }
    return photos.elements.compactMap { photo in
      let value = photo.isMapping ? photo["file"] : photo
      guard let value, let text = value.text, !text.isEmpty, !text.hasPrefix("[["), !Self.isLeftAlone(text) else {
        return nil
      }
      let file = Path(String(text.drop { $0 == "/" }))
      if files.exists(folder.appending(file)) || files.exists(file) || files.exists(endingWith: file) { return nil }
      return Diagnostic(.linkFileMissing, at: value.range, values: [text])
    }
  }

  /// Addresses on the web, and what a template fills in later.
  private static func isLeftAlone(_ target: String) -> Bool {
    target.contains("://") || target.hasPrefix("www.") || target.contains("{{") || target.contains("<%")
  }

  // MARK: Wiki links

  private mutating func check(wiki link: NoteLink, from folder: Path) throws(SnapshotFault) -> Diagnostic? {
    if link.target.hasPrefix("./") || link.target.hasPrefix("../") { return try check(markdown: link, from: folder) }
    let notes = try names.notes(for: LinkNames.folded(link.target))
    if notes.count == 1 { return nil }
    if notes.count > 1 { return try ambiguous(link, notes) }
    let path = Path(String(link.target.drop { $0 == "/" }))
    if files.exists(endingWith: path) || files.exists(folder.appending(path)) || files.exists(path) { return nil }
    return missing(link, isNote: !Self.namesOtherFile(link.target))
  }

  // MARK: Markdown links

  /// A Markdown link is relative to the note's folder, as on any web page; else it is read as a wiki link is.
  private mutating func check(markdown link: NoteLink, from folder: Path) throws(SnapshotFault) -> Diagnostic? {
    let isFromRoot = link.target.hasPrefix("/")
    let written = Path(isFromRoot ? String(link.target.drop { $0 == "/" }) : link.target)
    let path = (isFromRoot ? written : folder.appending(written)).normalized
    // What lies outside of the vault is not looked at.
    if path.components.first?.elementsEqual("..".utf8) == true { return nil }
    if try isNote(path) || files.exists(path) || files.exists(written) { return nil }
    let isNamedNote = link.target.lowercased().hasSuffix(".md")
    // `/windows/win32` is an address of the site that the notes are published on.
    if isFromRoot, !isNamedNote { return nil }
    if !isFromRoot, !link.target.hasPrefix(".") {
      let notes = try names.notes(for: LinkNames.folded(link.target))
      if notes.count == 1 || files.exists(endingWith: written) { return nil }
      if notes.count > 1 { return try ambiguous(link, notes) }
    }
    return missing(link, isNote: link.kind == .wiki || isNamedNote)
  }

  private mutating func isNote(_ path: Path) throws(SnapshotFault) -> Bool {
    try names.notes(for: LinkNames.folded("/" + path.text)).count == 1
  }

  // MARK: Findings

  private func missing(_ link: NoteLink, isNote: Bool) -> Diagnostic {
    Diagnostic(isNote ? .linkDangling : .linkFileMissing, at: link.range, values: [link.target])
  }

  private func ambiguous(_ link: NoteLink, _ notes: [Int]) throws(SnapshotFault) -> Diagnostic {
    var paths: [Path] = []
    for note in notes { paths.append(Path(bytes: try names.path(ofNote: note))) }
    return Diagnostic(
      .linkAmbiguous, at: link.range, values: [link.target, PathList.text(of: paths)])
  }

  /// Whether a target ends like a file that is no note: a point and two to five letters or digits, one of them a
  /// letter. `[[v1.2]]` and `[[St. Petersburg]]` are notes.
  private static func namesOtherFile(_ target: String) -> Bool {
    guard let point = target.lastIndex(of: ".") else { return false }
    let ending = target[target.index(after: point)...].utf8
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    return (2...5).contains(ending.count) && ending.allSatisfy { isLetter($0) || isDigit($0) }
      && ending.contains(where: isLetter) && !ending.elementsEqual("md".utf8)
  }
}

/// Some paths as they stand in a sentence.
enum PathList {
  /// The first paths in order, with commas between them, and `…` for the rest.
  static func text(of paths: [Path]) -> String {
    let sorted = paths.sorted()
    return sorted.prefix(3).map(\.text).joined(separator: ", ") + (sorted.count > 3 ? ", …" : "")
  }
}
