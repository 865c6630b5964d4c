package import VaultSyntax

/// A rule by which something repeats, as people write it: words in English, Ukrainian or Russian, or RRULE text.
///
/// ```swift
/// let words = try RepetitionWords(reading: "every 2 weeks on mon, wed until 2026-12-31")
/// words.rule.text                  // FREQ=WEEKLY;UNTIL=20261231;INTERVAL=2;BYDAY=MO,WE
/// words.sentence(in: .ukrainian)   // кожні 2 тижні у пн, ср до 2026-12-31
/// ```
///
/// A time of day is no part of a rule in words: it is the start's.
package struct RepetitionWords: Sendable, Hashable {
  /// How the rule is written.
  package enum Form: UInt8, Sendable, Hashable, CaseIterable {
    /// In words: a day that a month lacks becomes its last day.
    case words
    /// As RFC 5545 text: such a day is skipped.
    case ruleText
    /// Without a rule: the start alone, and what is added (`RDATE` without `RRULE`, RFC 5545 section 3.8.5.2).
    case once
  }

  /// How the rule is written.
  package let form: Form
  /// What it says, with its end; days of the month are the ones that are said, before clamping.
  package var rule: RecurrenceRule
  /// What follows when an occurrence is completed.
  package var mode: Schedule.Mode
  /// What is left out.
  package var except: [RepetitionDate]
  /// What is added.
  package var also: [RepetitionDate]
  /// The language of the first word; nil of RRULE text.
  package let language: Language?
  /// The text it was read from, or an empty range.
  let range: ByteRange
  /// Where the rule says what a key beside it may say too.
  var ranges: [ItemKey: ByteRange] = [:]

  init(_ rule: RecurrenceRule, form: Form, mode: Schedule.Mode = .fromDue, language: Language?, range: ByteRange) {
    self.form = form
    self.rule = rule
    self.mode = mode
    self.language = language
    self.range = range
    except = []
    also = []
  }

  /// No rule, for further dates alone.
  static var once: RepetitionWords {
    var rule = RecurrenceRule(.daily)
    rule.count = 1
    return RepetitionWords(rule, form: .once, language: nil, range: ByteRange(0, 0))
  }

  /// Reads a rule that is all of `text`; throws at the first word that is not understood, with its range in the UTF-8
  /// bytes of the text. O(n²) in the words at worst, of which there are 200 at most.
  package init(reading text: String) throws(RepetitionWordsError) {
    let bytes = Array(text.utf8)
    try self.init(reading: bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a rule that fills `range`, but for spaces around it.
  package init(reading bytes: [UInt8], in range: ByteRange) throws(RepetitionWordsError) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    guard !trimmed.isEmpty else { throw RepetitionWordsError(.empty, at: trimmed) }
    guard trimmed.count <= Self.greatestLength else { throw RepetitionWordsError(.tooLong, at: trimmed) }
    if let end = RuleTextReading.end(bytes, in: trimmed) {
      self = try RuleTextReading(bytes: bytes, range: trimmed, end: end).words()
    } else {
      var scanner = RepetitionScanner(bytes, in: trimmed)
      let tokens = scanner.scan()
      guard tokens.count < RepetitionScanner.greatestCount else { throw RepetitionWordsError(.tooLong, at: trimmed) }
      var reader = RepetitionReader(tokens[...], bytes: bytes, range: trimmed)
      self = try reader.words()
    }
  }

  /// The noun behind a number of times: `1 time`, `4 рази`, `5 разів`.
  package static func times(_ count: Int, _ language: Language) -> String {
    RepetitionSentence.times(count, language)
  }

  /// All forms of that noun.
  package static func timesForms(_ language: Language) -> Set<String> {
    Set([1, 2, 5].map { times($0, language) })
  }

  /// The bytes of the longest rule that is read.
  static let greatestLength = 4096

  /// Equal rules say the same, wherever and in whichever language they are written.
  package static func == (left: Self, right: Self) -> Bool {
    left.form == right.form && left.rule == right.rule && left.mode == right.mode && left.except == right.except
      && left.also == right.also
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(rule)
    hasher.combine(mode)
  }
}

/// RRULE text, maybe with the words of a mode behind it: `FREQ=WEEKLY;BYDAY=MO catch up`.
struct RuleTextReading {
  let bytes: [UInt8]
  let range: ByteRange
  /// Where the RRULE text ends.
  let end: Int

  /// Where RRULE text at the beginning of the range ends; nil if there is none, as its first word has no equals sign.
  static func end(_ bytes: [UInt8], in range: ByteRange) -> Int? {
    var end = range.lower
    var hasEquals = false
    // Spaces after a semicolon belong to the text of those who write them.
    while end < range.upper, bytes[end] != 0x20 || bytes[end - 1] == 0x3B {
      if bytes[end] == 0x3D { hasEquals = true }
      end += 1
    }
    return hasEquals ? end : nil
  }

  func words() throws(RepetitionWordsError) -> RepetitionWords {
    let rule: RecurrenceRule
    do throws(RecurrenceRuleError) {
      rule = try RecurrenceRule(bytes, in: ByteRange(afterName, end))
    } catch {
      throw RepetitionWordsError(.ruleText(error.code), at: error.range)
    }
    var words = RepetitionWords(rule, form: .ruleText, language: nil, range: range)
    var scanner = RepetitionScanner(bytes, in: ByteRange(end, range.upper))
    var reader = RepetitionReader(scanner.scan()[...], bytes: bytes, range: range)
    try reader.readEnd(of: &words)
    return words
  }

  /// After `RRULE:`, which stands before the value in a calendar file.
  private var afterName: Int {
    let name = Array("RRULE:".utf8)
    let start = bytes[range.lower..<min(range.lower + name.count, end)].map { 0x61...0x7A ~= $0 ? $0 - 0x20 : $0 }
    return start == name ? range.lower + name.count : range.lower
  }
}
