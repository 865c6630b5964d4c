import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Pieces that values are made of, so that random texts reach deep into the readers.
private let pieces = [
  "1", "2", "09", "500", "99999999999999999999", "/", ".", ",", " ", "-", "–", "−", "+", "~", "½", "⅓", "\u{A0}",
  "\u{202F}", "g", "г", "ст. л.", "cup", "can", "x", "×", "(", ")", "h", "m", "хв", "год", "PT", "T", "Z", "[", "]",
  ":",
  "2026-11-20", "14:30", "UAH", "₴", "$", "грн.", "next", "fri", "пт", "20 Nov", "to taste", "за смаком", "😢", "to",
  "and", "a", "of", "%", "\u{301}", "\u{FE0F}", "й", "\u{0}", "'", "’",
].map { Array($0.utf8) }

private func readEverything(_ bytes: [UInt8], in range: ByteRange) {
  for context in [NumberContext(), NumberContext(.english), NumberContext(.ukrainian)] {
    _ = NumberReading(parsing: bytes, in: range, context: context)
    let marked = Quantity.parsing(bytes, in: range, context: context)
    let prefix = Quantity.prefix(of: bytes, in: range, context: context)
    for quantity in [marked, prefix?.quantity] {
      _ = quantity?.columnValue()
      for number in quantity?.amount?.numbers ?? [] {
        for style in PrintStyle.allCases { _ = number.value.printed(in: number.notation, style: style) }
      }
      if let unitText = quantity?.unitText { #expect(unitText.upper <= bytes.count) }
    }
    if let prefix { #expect(prefix.range.upper <= prefix.name.lower && prefix.name.lower <= bytes.count) }
    let money = MoneyReading.prefix(of: bytes, in: range, configured: .hryvnia, context: context)
    if let money { #expect(money.range.upper <= money.textStart && money.textStart <= bytes.count) }
  }
  _ = Quantity.trailingText(of: bytes, in: range)
  _ = UnitSpelling(of: bytes, in: range)
  _ = LocalDate.prefix(of: bytes, in: range)
  _ = LocalTime.prefix(of: bytes, in: range)
  _ = TimeRange.prefix(of: bytes, in: range)
  _ = LocalDateTime(bytes, in: range)
  _ = DatePeriod(bytes, in: range).map(\.columnBounds)
  _ = TimeSpan(bytes, in: range)
  _ = Mood(parsing: bytes, in: range)
  _ = FivePointScore(parsing: bytes, in: range)
  _ = Difficulty(spelledIn: bytes, in: range)
  _ = Weekday(named: bytes, in: range)
  if let expression = try? DateExpression(bytes, in: range) {
    for now in [LocalDateTime(.first), LocalDateTime(.epoch), LocalDateTime(.last)] {
      _ = try? expression.resolved(now: now)
    }
  }
  let text = String(decoding: bytes, as: UTF8.self)
  _ = Difficulty.suggestions(for: text)
  _ = Currency(parsing: text)
}

@Suite struct HostileValuesTests {
  @Test func `no bytes make a reader trap`() {
    for seed in LongSearch.seeds(few: 1_500) {
      var random = SplitMix64(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        } else {
          bytes += pieces.randomElement(using: &random) ?? []
        }
      }
      // Ranges that begin inside a character or lie beyond the bytes are the caller's mistake, and still no trap.
      let lower = seed % 5 == 0 ? Int.random(in: 0...12, using: &random) : 0
      let upper = seed % 7 == 0 ? Int.random(in: 0...40, using: &random) : bytes.count
      readEverything(bytes, in: ByteRange(lower, upper))
    }
  }

  @Test(arguments: [
    "1", "1,", "1 ", "1/", "-", "~", "½", "ст. ", "1h", "a ", "+1d", "\u{301}", "[", "1,234", "г", "to ", "at ",
    "пів", "один-", "2x",
  ])
  func `a long line is read in one go`(piece: String) {
    // How long it may take is the fuzzer's to say, which reads longer ones with an optimised build.
    let bytes = Array(String(repeating: piece, count: 4_000).utf8)
    readEverything(bytes, in: ByteRange(0, bytes.count))
  }
}
