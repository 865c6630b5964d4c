import Testing

@testable import VaultTasks

/// Sentences of the classes that bug reports of other programs tell of: read whole, or text with the reason.
@Suite struct `Quick entry of what people report` {
  @Test(arguments: EntryRow.classes)
  func `is read as it is meant`(row: EntryRow) {
    let entry = EntryRow.entry(row.text)
    #expect(entry.meaning == row.meaning && entry.title == row.title, "\(entry.left)")
  }

  @Test(arguments: EntryRow.classTexts)
  func `stays text and says which words are not read`(row: (text: String, word: String)) {
    let entry = EntryRow.entry(row.text)
    #expect(entry.meaning == "" && entry.title == row.text)
    #expect(entry.left.contains { $0.text.contains(row.word) || row.word.contains($0.text) }, "\(entry.left)")
  }

  /// A word beside a date that is read stays in the title, and the echo names it.
  @Test(arguments: [
    ("Ask Bob about Friday tomorrow", "Friday"), ("Discuss Monday plans tomorrow", "Monday"),
    ("Запитати про п'ятницю завтра", "п'ятницю"), ("call Ann tomorrow and read the Monday report", "Monday"),
    ("зустріч завтра о 15:00 на площі 1 Травня", "1 Травня"),
  ]) func `names a date that it leaves beside the one that it reads`(text: String, word: String) {
    let entry = EntryRow.entry(text)
    #expect(
      (entry.due ?? entry.block?.start) != nil && entry.left.map(\.text).contains { $0.contains(word) }, "\(entry.left)"
    )
  }

  /// Hours from 1 to 6 without more are those of the afternoon, and that is said.
  @Test(arguments: [
    ("gym at 6", ["at 6"]), ("зал о 6", ["о 6"]), ("meet from 3 to 4", ["from 3 to 4"]),
    ("train at 20 past 3", ["at 20 past 3"]),
    ("pills every day at 2 and 4", ["at 2 and 4"]), ("gym at 6:45", []), ("gym at 7", []), ("gym at 6pm", []),
    ("gym tomorrow evening at 6", []), ("зал о 6 ранку", []), ("gym at 15", []),
  ]) func `says when it takes an hour for one of the afternoon`(text: String, assumed: [String]) {
    #expect(EntryRow.entry(text).assumed == assumed)
  }
}

extension EntryRow {
  static let classes = colloquial + repeatedParts + beside + minutes + asides + everyday + hostile
  static let classTexts = colloquialText + repeatedPartsText + besideText + minutesText + asidesText + hostileText

  private static let hostile = hostileClauses + hostileCounted + hostileWords + hostileFurther
  private static let hostileText = hostileClausesText + hostileCountedText + hostileWordsText + hostileFurtherText
}
