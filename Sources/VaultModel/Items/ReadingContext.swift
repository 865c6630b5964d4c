/// What reading a note needs to know beside its bytes: where it stands, and the settings that values depend on.
package struct ReadingContext: Sendable {
  /// The type of the notes of its folder.
  package var folderType: ItemType
  /// The file's name without `.md`: the title when nothing else is one.
  package var stem: String
  /// The day whose note `diary-path` puts there; nil for any other place.
  package var day: LocalDate?
  /// The tag of the vault's locale, which decides what a doubtful number means; nil: such a number is refused.
  package var locale: String?
  /// How doubtful numbers are read: by the note's own `lang`, else by the locale.
  package private(set) var numbers: NumberContext
  /// The currency of amounts that name none.
  package var currency: Currency
  /// The currencies that the settings add to those of ISO 4217.
  package var otherCurrencies: [Currency]
  /// What a cup and a glass hold.
  package var measures: UnitMeasures

  package init(
    folderType: ItemType = .note, stem: String = "", locale: String? = nil, currency: Currency = .hryvnia,
    otherCurrencies: [Currency] = [], measures: UnitMeasures = UnitMeasures()
  ) {
    self.folderType = folderType
    self.stem = stem
    self.locale = locale
    numbers = NumberContext(lang: nil, locale: locale)
    self.currency = currency
    self.otherCurrencies = otherCurrencies
    self.measures = measures
  }

  /// The day that a note of the diary is of which does not say it: as `diary-path` says, else the date in its name.
  package var diaryDay: LocalDate? { day ?? DiaryDay.date(inStem: stem) }

  /// The same for a note that says its language.
  func speaking(_ tag: String) -> ReadingContext {
    var context = self
    context.numbers = NumberContext(lang: tag, locale: locale)
    return context
  }
}
