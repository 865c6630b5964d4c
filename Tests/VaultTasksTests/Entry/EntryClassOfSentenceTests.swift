import Testing

@testable import VaultTasks

/// The classes of sentences of which a rule tells how they are read.
@Suite struct `Quick entry of classes of sentences` {
  @Test(arguments: EntryRow.sentences + EntryRow.halves + EntryRow.further + EntryRow.whole)
  func `reads what the rule says`(row: EntryRow) {
    let entry = EntryRow.entry(row.text)
    #expect(entry.meaning == row.meaning && entry.title == row.title, "\(entry.left)")
  }

  @Test(arguments: EntryRow.sentencesText + EntryRow.halvesText + EntryRow.furtherText + EntryRow.wholeText)
  func `leaves text whole that no rule reads`(text: String) {
    let entry = EntryRow.entry(text)
    #expect(entry.meaning == "" && entry.title == text)
  }
}
