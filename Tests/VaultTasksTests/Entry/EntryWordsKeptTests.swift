import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultTasks

/// No word of what is typed is lost: each is in the title, in a part whose field says it, or in the reason of the echo.
@Suite struct `The words of a quick entry` {
  @Test func `are in the title, in a field or in the reason, in every table`() {
    let tables = EntryRow.english + EntryRow.ukrainian + EntryRow.classes + EntrySentences.english.rows
    let texts = tables.map(\.text) + EntrySentences.ukrainian.rows.map(\.text) + EntryRow.classTexts.map(\.text)
    let plain =
      EntryRow.englishText + EntryRow.ukrainianText + EntryTexts.english + EntryTexts.ukrainian + EntryTexts.hostile
    for text in texts + plain { expectNoWordLost(text, "row") }
  }

  @Test func `are in the title, in a field or in the reason, whatever stands together`() {
    for seed in LongSearch.seeds(few: 300) {
      var composer = EntryComposer(seed: seed)
      expectNoWordLost(composer.text(), "seed \(seed)")
    }
  }

  private func expectNoWordLost(_ text: String, _ name: String) {
    let entry = EntryRow.entry(text)
    let fault = entry.lostWord(of: text) ?? entry.emptyPiece(of: text)
    #expect(fault == nil, "\(name): \(text) -> \(entry.title) | \(entry.meaning)")
    #expect(entry.understandsAnything || entry.title == text, "\(name): \(text) -> \(entry.title)")
  }
}

extension QuickEntry {
  /// A word that is nowhere; nil where there is none.
  fileprivate func lostWord(of text: String) -> String? {
    let bytes = Array(text.utf8)
    var isRead = [Bool](repeating: false, count: bytes.count)
    for piece in pieces where piece.meaning != .tag { for place in piece.range.indices { isRead[place] = true } }
    var rest = title.split { $0 == " " || $0 == "\t" }[...]
    var start = 0
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "\t" }) {
      defer { start += word.utf8.count + 1 }
      guard !word.isEmpty, !isRead[start] else { continue }
      // The title has the words in the order of the text; a comma at its end may be gone, and that of a part that was
      // taken out stands behind the word before it.
      guard let next = rest.popFirst(), next == word || next == word + "," || word.hasPrefix(next) && rest.isEmpty
      else { return String(word) }
    }
    return rest.first.map(String.init)
  }

  /// A part that was understood and that no field says.
  fileprivate func emptyPiece(of text: String) -> String? {
    pieces.first { !says($0.meaning) }.map { piece in
      String(decoding: Array(text.utf8)[piece.range.indices], as: UTF8.self)
    }
  }

  private func says(_ meaning: Meaning) -> Bool {
    let hasTime = block?.start.isWholeDay == false || due?.isWholeDay == false
    switch meaning {
    case .date: return due != nil || block != nil
    case .dates: return block != nil || rule?.rule.until != nil
    case .time, .times, .clocks: return hasTime
    case .partOfDay: return scheduledPart != nil || hasTime
    case .scheduled: return scheduled != nil
    case .wait: return wait != nil
    case .duration: return duration != nil || block != nil
    case .repetition: return repetition != nil
    case .end: return rule?.rule.until != nil || rule?.rule.count != nil
    case .priority: return priority != nil
    case .list: return list != nil
    case .reminder: return reminder != nil
    case .tag: return true
    }
  }
}

/// Makes texts of the words of dates, times and repetition and of titles, the same ones from the same seed.
struct EntryComposer {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func next(below count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

  /// Two to eight words of one language.
  mutating func text() -> String {
    let words = next(below: 2) == 0 ? Self.english : Self.ukrainian
    return (0..<2 + next(below: 7)).map { _ in
      words[next(below: words.count)] + (next(below: 9) == 0 ? "," : "")
    }.joined(separator: " ")
  }

  private static let english = words(
    """
    call Ann gym report meeting buy milk my cat sat sun wed mon Friday Tuesdays tomorrow tmrw 2morrow 15:00 6:45 at at 3 8
    10 20 past to noon half quarter every every day morning evening and or from until on by in 2 weeks months 5 days the
    last week next nxt Dec 20 20th December 2026/12/24 eod am pm 3pm EST UTC for 45m move reschedule up o'clock 10-10:30
    minutes daily !high #work list:home this coming tonight
    """)
  private static let ukrainian = words(
    """
    подзвонити Ані зал звіт зустріч сб пн п'ятницю понеділок завтра сьодні позавтра о об в у до на з по за 3 8 10 20 15:00
    6:45 п'яту п'ятій п'ята чверть пів хвилин годин година ранку вечора дня ночі щодня щоранку щовечора вранці ввечері і та
    або через тиждень місяць 2 дні 12 грудня 12.12 проспект 8 березня перенести кожного понеділка вівторках ще раз минулого
    тижня 45 хв !високий #дім числа опівдні
    """)

  private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
