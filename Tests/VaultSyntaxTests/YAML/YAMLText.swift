import VaultSyntax

/// A YAML text and its tree, for tests; a `‸` in the text is taken out and marks a position.
struct YAMLText {
  let bytes: [UInt8]
  /// Where `‸` stood.
  let mark: Int?
  let tree: YAMLTree

  init(_ text: String) {
    let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
    bytes = [UInt8](parts.joined().utf8)
    mark = parts.count > 1 ? parts[0].utf8.count : nil
    tree = YAMLTree(parsing: bytes, in: ByteRange(0, bytes.count))
  }

  /// The events of the documents' nodes, joined by spaces.
  var events: String {
    let lines = YAMLEvents.text(of: tree, in: bytes).split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { $0 != "+STR" && $0 != "-STR" && $0 != "+DOC" && $0 != "-DOC" }.joined(separator: " ")
  }

  /// The codes and values of the diagnostics, each with where it begins.
  var findings: [String] {
    tree.diagnostics.map { ([$0.code.rawValue] + $0.values).joined(separator: " ") + " @\($0.range.start)" }
  }

  /// The text of a range.
  subscript(range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  /// The text of the value of a key of the first document's root.
  func text(_ key: String) -> String? { value(key).map { tree.text(of: $0, in: bytes) } }

  /// The value of a key of the first document's root.
  func value(_ key: String) -> Int? {
    tree.root.flatMap { tree.value(forKey: key, in: $0, of: bytes) }
  }
}
