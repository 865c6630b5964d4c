/// The commands of git that vault reads a repository with.
///
/// They look at objects, names and settings alone. Others that only seem to read, such as `status`, `diff`, `log`,
/// `show`, `grep` and `blame`, start programs that the repository's own configuration names: filters, hooks, monitors,
/// pagers, drivers. (`ls-files` must never get `-m`, which runs filters.)
package enum GitReading: String, Sendable, CaseIterable {
  case catFile = "cat-file"
  case config
  case diffTree = "diff-tree"
  case listFiles = "ls-files"
  case listTree = "ls-tree"
  case revisionList = "rev-list"
  case revisionParse = "rev-parse"
  case symbolicReference = "symbolic-ref"
}
