/// Reads a YAML 1.2.2 stream into flat nodes, in one pass over the bytes, by recursive descent over indentation.
///
/// A node that turns out to be the first key of a mapping gets the mapping inserted before it, so nothing is read
/// twice. Positions and columns count bytes; indentation is made of spaces only, so a column is a number of bytes.
struct YAMLParser {
  /// How deep collections nest at most.
  static let maximumDepth = 200
  /// How many `%TAG` directives one document may have.
  static let maximumTagDirectives = 200
  /// How many characters an implicit key may have (YAML 1.2.2, 7.4.2).
  static let maximumKeyLength = 1024

  let bytes: [UInt8]
  /// The offset of the first byte to read.
  let start: Int
  /// The offset after the last byte to read.
  let end: Int
  /// The offset of the byte to read next.
  var position: Int
  /// Where the current line begins.
  var lineStart: Int
  /// How many spaces the current line begins with.
  var indentation = 0
  /// The first byte of the current line that is neither space nor tab.
  var contentStart: Int
  /// How many collections are open.
  var depth = 0
  /// Where the node that was finished last ends.
  var lastNodeEnd: Int
  /// Whether an alias was read, so that targets have to be looked up.
  var hasAliases = false

  var nodes: [YAMLNode] = []
  var documents: [Int] = []
  var markers: [YAMLDocumentMarkers] = []
  var directives: [YAMLTagDirective] = []
  /// The first of ``directives`` that belongs to the document at hand.
  var firstDirective = 0
  /// The keys of the mapping closed last, kept between mappings to save the allocation.
  var keys: [YAMLKeyPrint] = []
  var diagnostics: [Diagnostic] = []

  init(_ bytes: [UInt8], in range: ByteRange) {
    self.bytes = bytes
    end = min(range.upper, bytes.count)
    start = min(range.lower, end)
    position = start
    lineStart = position
    contentStart = position
    lastNodeEnd = position
    // Front matter has about a node every 9 bytes; a large document grows by doubling from here.
    nodes.reserveCapacity(min((end - start) / 9 + 4, 4096))
  }

  /// Reads the whole stream; on an error keeps the nodes read so far and adds one diagnostic.
  mutating func parse() {
    do throws(YAMLFailure) {
      try stream()
    } catch {
      closeOpenNodes()
      diagnostics.append(error.diagnostic(end: end))
    }
    reportUnprintableCharacters()
    if hasAliases { diagnostics += YAMLAliasResolution.resolve(&nodes, documents: documents, in: bytes) }
    if diagnostics.count > 1 { diagnostics.sort { $0.range.start < $1.range.start } }
  }
}
