import VaultStore

/// The query that finds what lies in a folder, as it is typed in a shell.
///
/// ```swift
/// FolderQuery(of: "recipes").typed        // in:recipes/
/// FolderQuery(of: "old recipes").typed    // 'in:"old recipes/"'
/// ```
struct FolderQuery {
  private let folder: Path

  /// A folder below the root of its vault.
  init(of folder: Path) { self.folder = folder }

  /// In the quotes that the query language and a shell need.
  var typed: String {
    let path = folder.text + "/"
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_./".unicodeScalars.contains(scalar)
    }
    let value = path.map { #"\""#.contains($0) ? #"\"# + String($0) : String($0) }.joined()
    return ShellWord.quoted("in:" + (isPlain ? path : "\"\(value)\""))
  }
}
