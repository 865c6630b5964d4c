import VaultModel
import VaultSearch
import VaultSyntax

/// Any bytes are a note of every type: each item has its facts, is found again by its reference, and can be indexed.
///
/// The folder gives two types besides the plain one, which follow from the bytes, so that an input costs little.
enum NoteCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let document = Document(input)
    if document.rendered != input { return FuzzOutcome(fault: "the bytes are not those of the note") }
    var outline: [Int] = []
    var hash = FNV1a()
    hash.add(input)
    let types = ItemType.noteTypes
    for number in [0, Int(hash.value % UInt64(types.count)), Int(hash.value >> 8 % UInt64(types.count))] {
      let type = types[number]
      let note = Note(document, context: ReadingContext(folderType: type, stem: "note", locale: "uk"))
      if let fault = fault(of: note) { return FuzzOutcome(fault: "\(type.name): \(fault)") }
      outline += [number] + note.diagnostics.outline
    }
    return FuzzOutcome(outline: outline)
  }

  private static func fault(of note: Note) -> String? {
    let count = note.document.bytes.count
    if let fault = note.diagnostics.fault(in: count) { return fault }
    // A note may have thousands of lines, and each reference is looked for among all of them.
    for item in note.items.prefix(20) {
      guard item.range.upper <= count, item.title.upper <= count else { return "an item beyond the end" }
      _ = (note.facts(of: item), note.title(of: item), note.tags(of: item), note.children(of: item))
      if note.item(note.reference(to: item)) != item { return "an item is not found by its reference" }
    }
    var builder = SegmentBuilder()
    var indexer = NoteIndexer()
    indexer.add(note, file: 0, path: Array("folder/note.md".utf8), to: &builder)
    return builder.sealed().itemCount == note.items.count ? nil : "the index has other items than the note"
  }
}
