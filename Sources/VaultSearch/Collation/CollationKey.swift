/// Keys whose bytes compare in the order people expect of titles.
package enum CollationKey {
  /// The key of a text.
  package static func key(of text: String) -> [UInt8] { Array(TextFolding.caseFolded(text).utf8) }
}
