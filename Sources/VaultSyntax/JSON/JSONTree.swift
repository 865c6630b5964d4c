/// A JSON text (RFC 8259), read strictly: what the grammar does not have is an error with its place.
///
/// ```swift
/// let tree = try JSONTree(parsing: Array(#"{"title": "Борщ", "servings": 4}"#.utf8))
/// tree.root["title"]?.text           // "Борщ"
/// tree.root["servings"]?.text        // "4": a number is its source text
/// ```
///
/// Every value is a ``JSONNode``, a range of the bytes; nothing is decoded before it is asked for. A byte order mark is
/// skipped (section 8.1). Of equal names in one object the last one counts, and ``remarks`` has each that came again.
///
/// ## Topics
/// - Reading: ``init(parsing:allowing:)``, ``JSONError``, ``remarks``.
/// - Values: ``root``, ``JSONValue``.
package struct JSONTree: Sendable {
  /// What is read although the grammar does not have it.
  package struct Tolerance: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Control characters in strings, such as the line breaks that many pages of the web write there.
    package static let controlCharacters = Tolerance(rawValue: 1)
  }

  /// How deep arrays and objects may lie one in another.
  package static let depthLimit = 200

  package let bytes: [UInt8]
  /// The values in the order of the text, the root first.
  package let nodes: [JSONNode]
  /// What is allowed and hardly meant, in the order of the text's objects' ends.
  package let remarks: [JSONRemark]

  /// Reads a whole text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(parsing bytes: [UInt8], allowing tolerance: Tolerance = []) throws(JSONError) {
    var parser = JSONParser(bytes, tolerance)
    try parser.parse()
    self.bytes = bytes
    nodes = parser.nodes
    remarks = parser.remarks
  }

  /// The one value of the text.
  package var root: JSONValue { JSONValue(self, 0) }
}
