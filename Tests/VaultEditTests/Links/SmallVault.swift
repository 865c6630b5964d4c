import VaultEdit
import VaultSyntax

/// A vault in memory whose notes can be moved.
struct SmallVault {
  var notes: [(path: String, text: String)]
  /// The files that are no notes, and the folders.
  var files: Set<String> = []
  var aliases: [String: [String]] = [:]

  var names: NoteNames {
    NoteNames(notes.map { .init(path: $0.path, aliases: aliases[$0.path] ?? []) }, folding: Self.folded)
  }

  func place(of path: String) -> Int? { notes.firstIndex { $0.path == path } }

  /// The move of notes from paths to paths.
  func move(_ paths: [String: String]) -> NoteMove {
    var moves: [Int: String] = [:]
    for (old, new) in paths { if let note = place(of: old) { moves[note] = new } }
    let all = files.union(notes.map(\.path)).union(folders)
    return NoteMove(moves, in: names) { all.contains($0) }
  }

  private var folders: [String] {
    (Array(files) + notes.map(\.path)).flatMap { path in
      let names = path.split(separator: "/").dropLast()
      return names.indices.map { names[...$0].joined(separator: "/") }
    }
  }

  /// Case folded and without `.md`; the vaults of these tests are written in one normal form.
  static let folded: @Sendable (String) -> [UInt8] = { name in
    let folded = Array(name.lowercased().utf8)
    return folded.suffix(3).elementsEqual(".md".utf8) ? folded.dropLast(3) : folded
  }
}

extension LinkEdit.Rewriting {
  /// The text with the patches.
  func applied(to text: String) -> String {
    String(decoding: patches.applied(to: Array(text.utf8)), as: UTF8.self)
  }
}
