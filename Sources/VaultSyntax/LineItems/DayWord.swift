/// A word that means a day when it stands alone behind the emoji of a date (`📅 tomorrow`): no date that a line has, and
/// meant as one. Any other word there is the author's (`fly 🛫 home`).
enum DayWord {
  /// In lower case; the model's own words of time read dates on the command line, and lines have none of them.
  private static let words: Set<String> = [
    "today", "tomorrow", "tonight", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
    "сьогодні", "завтра", "післязавтра", "вчора", "понеділок", "вівторок", "середа", "середу", "четвер", "п'ятниця",
    "п'ятницю", "п’ятниця", "п’ятницю", "пʼятниця", "пʼятницю", "субота", "суботу", "неділя", "неділю", "пн", "вт",
    "ср", "чт", "пт", "сб", "нд",
  ]

  /// Whether the bytes are such a word.
  static func isOne(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    range.count <= 24 && words.contains(String(decoding: bytes[range.indices], as: UTF8.self).lowercased())
  }
}
