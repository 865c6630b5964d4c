import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

struct TagEditPropertyTests {
  private static let folded: @Sendable (String) -> [UInt8] = { Array($0.lowercased().utf8) }
  private static let alphabet = [
    "#work", "#Work/x", "work", ", ", "[", "]", "tags: ", "tags:\n", "- ", "- [ ] ", "{tags: ", "}", "\n", "---\n", "`",
    "\"", "'", "job", "#job", "&x ", "*x", "*", " ", "#", "|\n  ", "\\u00", "Ю", "\u{0}", "https://a.b/", "_work_",
  ]

  @Test func `damaged notes never trap, and renaming twice changes nothing more`() throws {
    for seed in LongSearch.seeds(few: 400) {
      var generator = SplitMix64(seed: seed)
      var text = Bool.random(using: &generator) ? "---\n" : ""
      for _ in 0..<40 { text += Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &generator)] }
      let type = ItemType.noteTypes[Int.random(in: 0..<ItemType.noteTypes.count, using: &generator)]
      let context = ReadingContext(folderType: type, stem: "note")
      let renaming = try #require(TagRenaming(["work"], to: "job", folding: Self.folded))
      do throws(EditRefusal) {
        let note = Note(Document(Array(text.utf8)), context: context)
        let rewriting = try TagEdit(note).rewriting(for: renaming)
        let after = Note(Document(rewriting.patches.applied(to: note.document.bytes)), context: context)
        #expect(try TagEdit(after).rewriting(for: renaming).tags == 0, "seed \(seed): \(text)")
        #expect(note.items.count == after.items.count, "seed \(seed): \(text)")
      } catch {
        #expect(error.range.upper <= text.utf8.count, "seed \(seed)")
      }
    }
  }
}
