import VaultSyntax

/// What a link leads to, and how it says so.
enum LinkMeaning: Sendable, Hashable {
  /// One note.
  case note(Int, by: Way)
  /// A file that is no note, a folder, or what lies outside of the vault, at a place that is relative to the note.
  case file(LinkPlace)
  /// Nothing that a move could change: an address, a file found by its name, or no note or several.
  case nothing

  /// How a link names a note.
  enum Way: Sendable, Hashable {
    /// By the way from the folder of the note that holds the link, as on any web page.
    case relative
    /// By the path from the root, after a `/`.
    case root
    /// By an end of its path, its stem or an alias.
    case name
  }

  /// Finds what a target means in a note; as the check of links does.
  init(
    of target: String, _ kind: LinkReference.Kind, inNoteAt path: String, _ names: NoteNames,
    fileExists: (String) -> Bool
  ) {
    self = .nothing
    guard !Self.isLeftAlone(target) else { return }
    if kind == .markdown || Self.isRelative(target) {
      let isFromRoot = target.hasPrefix("/")
      let place = isFromRoot ? LinkPlace(target) : LinkPlace(folderOf: path).following(target)
      if !place.isOutside, let note = names.note(at: place.path) {
        self = .note(note, by: isFromRoot ? .root : .relative)
        return
      }
      if isFromRoot { return }
      if place.isOutside || place.names.isEmpty || fileExists(place.path) {
        self = .file(place)
        return
      }
      if target.hasPrefix(".") { return }
    }
    let notes = names.notes(for: target)
    if notes.count == 1 { self = .note(notes[0], by: target.hasPrefix("/") ? .root : .name) }
  }

  /// Whether a wiki link says the way from its note's folder.
  static func isRelative(_ target: String) -> Bool { target.hasPrefix("./") || target.hasPrefix("../") }

  /// Addresses on the web, and what a template fills in later.
  private static func isLeftAlone(_ target: String) -> Bool {
    target.contains("://") || target.hasPrefix("www.") || target.contains("{{") || target.contains("<%")
  }
}
