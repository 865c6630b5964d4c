/// The names by which links find the notes of a vault: paths, ends of paths, stems and aliases.
///
/// ```swift
/// let names = NoteNames([.init(path: "recipes/borshch.md", aliases: ["Red soup"])], folding: folded)
/// names.notes(for: "borshch")        // [0]
/// names.notes(for: "red soup")       // [0]
/// ```
///
/// Source: the vault format, section 2: exact path, then unique end of a path, then unique alias; a stem is an end of
/// one part.
package struct NoteNames: Sendable {
  /// Makes two spellings of a name equal that mean the same: case folded, in a normal form, without `.md`.
  package typealias Folding = @Sendable (String) -> [UInt8]

  /// A note as links know it.
  package struct Entry: Sendable, Hashable {
    /// The path below the root.
    package var path: String
    /// The further names.
    package var aliases: [String]

    /// The names of one note.
    package init(path: String, aliases: [String] = []) {
      self.path = path
      self.aliases = aliases
    }
  }

  /// The notes; everything else names them by their place in here.
  package let entries: [Entry]
  /// What names that are the same to a link have in common.
  let folding: Folding
  /// The folded paths of ``entries``.
  let paths: [[UInt8]]
  private let stems: [[UInt8]: [Int]]
  private let aliases: [[UInt8]: [Int]]

  /// Collects the names of notes.
  ///
  /// - Complexity: O(*n*) in the number of names.
  package init(_ entries: [Entry], folding: @escaping Folding) {
    self.entries = entries
    self.folding = folding
    paths = entries.map { folding($0.path) }
    var stems: [[UInt8]: [Int]] = [:]
    var aliases: [[UInt8]: [Int]] = [:]
    for (note, entry) in entries.enumerated() {
      stems[Array(Self.lastPart(of: paths[note])), default: []].append(note)
      for alias in Set(entry.aliases.map(folding)) { aliases[alias, default: []].append(note) }
    }
    self.stems = stems
    self.aliases = aliases
  }

  /// The same notes, some of them at other paths.
  package func moving(_ paths: [Int: String]) -> NoteNames {
    var entries = entries
    for (note, path) in paths where entries.indices.contains(note) { entries[note].path = path }
    return NoteNames(entries, folding: folding)
  }

  /// The note at exactly this path below the root, which may lack `.md`; nil when there is none.
  package func note(at path: String) -> Int? {
    let path = folding(path)
    return stems[Array(Self.lastPart(of: path))]?.first { paths[$0] == path }
  }

  /// The notes that a name means equally well: one when it is unique, none when nothing is called so. A name that
  /// begins with `/` is a path from the root and nothing else.
  package func notes(for name: String) -> [Int] {
    let folded = folding(name)
    let isFromRoot = folded.first == Self.slash
    let path = isFromRoot ? Array(folded.dropFirst()) : folded
    guard !path.isEmpty else { return [] }
    let named = stems[Array(Self.lastPart(of: path))] ?? []
    if let exact = named.first(where: { paths[$0] == path }) { return [exact] }
    if isFromRoot { return [] }
    let ending = named.filter { Self.ends(paths[$0], with: path) }
    return ending.isEmpty ? aliases[path] ?? [] : ending
  }

  /// Whether a name is the whole path of a note or an end of it, and not one of its aliases.
  func isPath(_ name: String, of note: Int) -> Bool {
    var name = folding(name)
    if name.first == Self.slash { name.removeFirst() }
    return paths[note] == name || Self.ends(paths[note], with: name)
  }

  private static func ends(_ path: [UInt8], with end: [UInt8]) -> Bool {
    path.count > end.count && path[path.count - end.count - 1] == slash && path.suffix(end.count).elementsEqual(end)
  }

  private static func lastPart(of path: [UInt8]) -> ArraySlice<UInt8> {
    guard let slash = path.lastIndex(of: slash) else { return path[...] }
    return path[(slash + 1)...]
  }

  private static let slash = UInt8(ascii: "/")
}
