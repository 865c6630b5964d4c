import VaultModel
import VaultSyntax

/// The payments of a money note that count.
func payments(_ text: String, in stem: String = "2026-11", others: [Currency] = []) -> [Payment] {
  let context = ReadingContext(folderType: .money, stem: stem, otherCurrencies: others)
  let note = Note(Document(Array(text.utf8)), context: context)
  return note.items.dropFirst().enumerated().compactMap { number, item in
    Payment(note.moneyEntry(of: item), path: "money/\(stem).md", line: number + 1)
  }
}

func money(_ text: String, others: [Currency] = []) -> Money? {
  MoneyReading(parsing: text, configured: .hryvnia, others: others, needsSign: false)?.money
}

func days(_ first: String, _ last: String) -> ClosedRange<LocalDate> {
  (LocalDate(first) ?? .first)...(LocalDate(last) ?? .last)
}
