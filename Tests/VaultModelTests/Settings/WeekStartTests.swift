import Testing
import VaultModel

/// The first day of a week: that of the setting, else of the region of the locale, else of that of the language.
@Suite struct `The first day of a week` {
  @Test(
    arguments: [
      ("", .monday), ("locale: en-US", .sunday), ("lang: en-US", .sunday), ("locale: en_US.UTF-8", .sunday),
      ("locale: en-us", .sunday), ("locale: en-GB", .monday), ("locale: uk-UA", .monday), ("locale: uk", .monday),
      ("lang: en", .monday), ("locale: zh-Hant-TW", .sunday), ("locale: ar-EG", .saturday), ("locale: dv-MV", .friday),
      ("locale: en-GB\nlang: en-US", .monday), ("locale: uk\nlang: en-US", .sunday), ("locale: en-x-us", .monday),
      ("week-start: monday\nlocale: en-US", .monday), ("week-start: sunday\nlocale: uk-UA", .sunday),
      ("week-start: never\nlocale: en-US", .sunday),
    ] as [(String, Weekday)])
  func `is that of the settings`(text: String, first: Weekday) {
    #expect(Settings.read(Array((text + "\n").utf8)).settings.weekStart == first)
  }
}
