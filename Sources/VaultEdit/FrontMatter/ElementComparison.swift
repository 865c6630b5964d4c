/// When two elements of a list are the same.
package enum ElementComparison: Sendable {
  /// Equal texts, in any normal form.
  case exact
  /// Equal without regard to case, in any normal form: tags and links (vault-format, 2).
  case folded

  /// What equal elements have in common; Swift compares it in any normal form.
  func key(of text: String) -> String {
    switch self {
    case .exact: text
    case .folded: text.lowercased()
    }
  }
}
