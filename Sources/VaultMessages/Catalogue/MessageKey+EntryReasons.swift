/// Why dates and times of a typed task stay in its title, and what was taken for granted.
package extension MessageKey {
  static let entryPartOfSentence = MessageKey(
    en: "'{0}' stays in the title: '{1}' before it makes it part of the sentence",
    uk: "«{0}» лишається в назві: через «{1}» перед цим воно належить до речення")
  static let entryIsName = MessageKey(
    en: "'{0}' stays in the title: that is the name of a place", uk: "«{0}» лишається в назві: так зветься місце")
  static let entryIsOver = MessageKey(
    en: "'{0}' stays in the title: it is over", uk: "«{0}» лишається в назві: це вже минуло")
  static let entryIsMoved = MessageKey(
    en: "'{0}' stays in the title: something is moved there, and the task has no date of its own",
    uk: "«{0}» лишається в назві: туди щось переносять, а своєї дати завдання не має")
  static let entrySeveralDates = MessageKey(
    en: "'{0}' stays in the title: the text has several dates, so add a task for each",
    uk: "«{0}» лишається в назві: у тексті кілька дат, тож додайте завдання для кожної")
  static let entryIsCut = MessageKey(
    en: "'{0}' stays in the title, which would end in '{1}' without it",
    uk: "«{0}» лишається в назві: без нього вона обірвалася б на «{1}»")
  static let entryInZone = MessageKey(
    en: "'{0}' stays in the title: the time is one of '{1}', so write it as your clocks have it",
    uk: "«{0}» лишається в назві: час за «{1}», тож напишіть його за своїм годинником")
  static let entryIsUnsure = MessageKey(
    en: "'{0}' stays in the title: it may be something else; with 'on' or 'at' before it, or at the end, it is a date",
    uk: "«{0}» лишається в назві: це може бути й щось інше; з «у», «о» перед ним або в кінці це дата чи час")
  static let entryIsDotted = MessageKey(
    en: "'{0}' stays in the title: it may be a number; 'on {0}' is a date",
    uk: "«{0}» лишається в назві: це може бути й число; «on {0}» це дата")
  static let entryIsPlus = MessageKey(
    en: "'{0}' is text; '{1}' is a tag", uk: "«{0}» — це текст, а тег пишеться «{1}»")
  static let entryIsPayment = MessageKey(
    en: "that is a task; a payment is noted by: {0}", uk: "це завдання; платіж записує: {0}")
  static let entryIsNearly = MessageKey(
    en: "'{0}' is not understood ({1}?) and stays in the title", uk: "«{0}» не зрозуміло ({1}?), тож лишається в назві")
  static let entryIsNearlyDateless = MessageKey(
    en: "'{0}' is not understood ({1}?); the task has no date", uk: "«{0}» не зрозуміло ({1}?); завдання без дати")
  static let entryNotUnderstoodDateless = MessageKey(
    en: "'{0}' is understood only in part; the task has no date", uk: "«{0}» зрозуміло лише частково; завдання без дати"
  )
  static let entryDayMissing = MessageKey(
    en: "'{0}' stays in the title: the day is missing", uk: "«{0}» лишається в назві: бракує дня")
  static let entryAfternoon = MessageKey(
    en: "'{0}' is taken for the afternoon; with 'am', or written like 06:00, it is the morning",
    uk: "«{0}» узято за пополудень; з «ранку» або записане як 06:00 це ранок")
}
