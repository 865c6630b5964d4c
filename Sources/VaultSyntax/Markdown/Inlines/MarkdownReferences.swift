/// What a document's links and footnote references may name: its link definitions and footnotes.
///
/// ```swift
/// let references = MarkdownReferences(of: body, in: bytes)
/// ```
package struct MarkdownReferences: Sendable {
  /// One link reference definition (CommonMark 4.7).
  package struct Definition: Hashable, Sendable {
    /// The index of its block.
    package let block: Int
    /// The label, destination and title as written, without their delimiters; the title is empty if there is none.
    package let label: ByteRange, destination: ByteRange, title: ByteRange
  }

  /// The definitions, the first of each label only, in document order.
  package private(set) var definitions: [Definition] = []
  /// The footnote definitions' blocks by normalised label, the first of each label only.
  package private(set) var footnotes: [String: Int] = [:]
  private var indices: [String: Int32] = [:]

  /// No definition at all.
  package init() {}

  /// Collects the definitions of a body.
  package init(of body: MarkdownBlocks, in bytes: [UInt8]) {
    for (index, block) in body.blocks.enumerated() {
      if block.kind == .linkDefinition { addDefinition(block, at: index, in: body, bytes) }
      if block.kind == .footnoteDefinition, block.info.upper <= bytes.count {
        let label = MarkdownReferences.normalized(block.info.indices, in: bytes.span)
        if footnotes[label] == nil { footnotes[label] = index }
      }
    }
  }

  private mutating func addDefinition(_ block: Block, at index: Int, in body: MarkdownBlocks, _ bytes: [UInt8]) {
    guard block.range.upper <= bytes.count else { return }
    let text = LeafText(body.segments[block.segments], of: bytes.span)
    guard let definition = LinkDefinition(at: 0, in: text.bytes.span) else { return }
    let label = MarkdownReferences.normalized(definition.label, in: text.bytes.span)
    guard indices[label] == nil else { return }
    var line = 0
    func range(_ part: Range<Int>) -> ByteRange {
      let start = text.documentOffset(of: part.lowerBound, near: &line)
      return ByteRange(start, text.documentOffset(of: part.upperBound, near: &line))
    }
    indices[label] = Int32(truncatingIfNeeded: definitions.count)
    definitions.append(
      Definition(
        block: index, label: range(definition.label), destination: range(definition.destination),
        title: definition.title.map { range($0) } ?? ByteRange(0, 0)))
  }

  /// The index of the definition with the label `range` of `text`, or nil.
  func definition(labelled range: Range<Int>, in text: Span<UInt8>) -> Int32? {
    indices.isEmpty ? nil : indices[MarkdownReferences.normalized(range, in: text)]
  }

  /// Whether a footnote has the label `range` of `text`.
  func hasFootnote(labelled range: Range<Int>, in text: Span<UInt8>) -> Bool {
    !footnotes.isEmpty && footnotes[MarkdownReferences.normalized(range, in: text)] != nil
  }

  /// The label without white space around it, with single spaces in it, and without case (CommonMark 4.7).
  static func normalized(_ range: Range<Int>, in text: Span<UInt8>) -> String {
    var label: [UInt8] = []
    var needsSpace = false
    for position in range {
      switch text[position] {
      case 0x20, 0x09, 0x0A, 0x0D: needsSpace = !label.isEmpty
      default:
        if needsSpace { label.append(0x20) }
        needsSpace = false
        label.append(text[position])
      }
    }
    // Lower, then upper case is full case folding for this purpose: ẞ, ß and SS agree.
    return String(decoding: label, as: UTF8.self).lowercased().uppercased()
  }
}
