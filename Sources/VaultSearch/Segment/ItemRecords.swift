package import VaultSyntax

/// What a segment keeps of a note beside its postings; 16 bytes on disk.
package struct NoteRecord: Hashable, Sendable {
  static let byteCount = 16

  /// The ordinal of the note's file in the file table.
  package var file: UInt32
  /// The words of the whole text, its lines included: its length for BM25.
  package var words: UInt32
  /// Where the title stands in the file; empty when it is the file's stem.
  package var title: ByteRange

  init(file: UInt32, words: UInt32, title: ByteRange) {
    self.file = file
    self.words = words
    self.title = title
  }

  init(_ bytes: Span<UInt8>, at offset: Int) {
    file = LittleEndian.u32(bytes, offset)
    words = LittleEndian.u32(bytes, offset &+ 4)
    let start = Int(LittleEndian.u32(bytes, offset &+ 8))
    title = ByteRange(start, start &+ Int(LittleEndian.u32(bytes, offset &+ 12)))
  }

  func append(to output: inout [UInt8]) {
    LittleEndian.append(file, to: &output)
    LittleEndian.append(words, to: &output)
    LittleEndian.append(title.start, to: &output)
    LittleEndian.append(title.end &- title.start, to: &output)
  }
}

/// What a segment keeps of a line item beside its postings; 8 bytes on disk.
///
/// The text of the line is read again when it is shown. Lengths are clamped to what the bits hold: a line to 1 MB, its
/// words to 4095.
package struct LineRecord: Hashable, Sendable {
  static let byteCount = 8
  static let maximumWords: UInt32 = 4095
  private static let maximumLength: UInt32 = (1 << 20) - 1

  /// The line in its file.
  package var range: ByteRange
  /// The line's own words: its length for BM25.
  package var words: UInt32

  init(range: ByteRange, words: UInt32) {
    self.range = range
    self.words = words
  }

  init(_ bytes: Span<UInt8>, at offset: Int) {
    let start = Int(LittleEndian.u32(bytes, offset))
    let lengths = LittleEndian.u32(bytes, offset &+ 4)
    range = ByteRange(start, start &+ Int(lengths & Self.maximumLength))
    words = lengths >> 20
  }

  func append(to output: inout [UInt8]) {
    LittleEndian.append(range.start, to: &output)
    let length = min(range.end &- range.start, Self.maximumLength)
    LittleEndian.append(min(words, Self.maximumWords) << 20 | length, to: &output)
  }
}
