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
/// words to 4095; in memory too, because an index has more lines than anything else.
package struct LineRecord: Hashable, Sendable {
  static let byteCount = 8
  static let maximumWords: UInt32 = 4095
  private static let maximumLength: UInt32 = (1 << 20) - 1

  private let start: UInt32
  /// The length of the line in the low 20 bits, that of its words in the others.
  private var lengths: UInt32

  /// The line in its file.
  package var range: ByteRange { ByteRange(Int(start), Int(start) &+ Int(lengths & Self.maximumLength)) }

  /// The line's own words: its length for BM25.
  package var words: UInt32 {
    get { lengths >> 20 }
    set { lengths = lengths & Self.maximumLength | min(newValue, Self.maximumWords) << 20 }
  }

  init(range: ByteRange, words: UInt32) {
    start = range.start
    lengths = min(range.end &- range.start, Self.maximumLength)
    self.words = words
  }

  init(_ bytes: Span<UInt8>, at offset: Int) {
    start = LittleEndian.u32(bytes, offset)
    lengths = LittleEndian.u32(bytes, offset &+ 4)
  }

  func append(to output: inout [UInt8]) {
    LittleEndian.append(start, to: &output)
    LittleEndian.append(lengths, to: &output)
  }
}
