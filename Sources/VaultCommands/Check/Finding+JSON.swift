import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

extension Finding {
  /// Writes the finding as an object; programs read the same sentence whatever the user's language is.
  func write(to json: inout JSONWriter) {
    let message = Messages(.english).sentence(for: diagnostic, values: reason.map { [$0.message] })
    json.object {
      $0.member("path", path.text)
      $0.member("line", start.line)
      $0.member("column", start.column)
      $0.member("endLine", end.line)
      $0.member("endColumn", end.column)
      $0.member("severity", Messages(.english).label(of: diagnostic.severity))
      $0.member("code", diagnostic.code.rawValue)
      $0.member("message", message)
      $0.member("values", diagnostic.values)
      $0.member("suggestions", diagnostic.suggestions)
      if let isFixed { $0.member("fixed", isFixed) }
    }
  }
}
