import VaultMessages
package import VaultStore

/// The query that finds what lies in a folder, as it is typed in a shell.
///
/// ```swift
/// FolderQuery(of: "recipes").typed        // in:recipes/
/// FolderQuery(of: "old recipes").typed    // 'in:"old recipes/"'
/// ```
package struct FolderQuery {
  private let folder: Path

  /// A folder below the root of its vault.
  package init(of folder: Path) { self.folder = folder }

  /// In the quotes that the query language needs.
  package var text: String { "in:" + QueryWord.quoted(folder.text + "/") }

  /// In those that a shell needs as well.
  package var typed: String { ShellWord.quoted(text) }
}
