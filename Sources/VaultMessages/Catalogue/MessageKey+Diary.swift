/// Texts about the diary and the calendar.
package extension MessageKey {
  static let commandDiary = MessageKey(
    en: "Show a day of the diary, list entries, or write one.",
    uk: "Показати день щоденника, перелічити записи чи зробити запис.")
  static let operandDiary = MessageKey(
    en: "a day (default: today), several such as week or 2026-11, or the text of an entry",
    uk: "день (типово: сьогодні), кілька днів, як-от тиждень чи 2026-11, або текст запису")
  static let flagDiaryMood = MessageKey(en: "write: how you feel", uk: "запис: як ви почуваєтеся")
  static let flagDiaryImage = MessageKey(
    en: "write: copy an image beside the day's note", uk: "запис: скопіювати зображення до нотатки дня")
  static let flagDiaryOn = MessageKey(
    en: "write: the day (default: today)", uk: "запис: день (типово: сьогодні)")
  static let flagDiaryFrom = MessageKey(
    en: "list entries from this day on (default: all)", uk: "перелічити записи від цього дня (типово: усі)")
  static let flagDiaryTo = MessageKey(
    en: "list entries up to this day (default: today)", uk: "перелічити записи до цього дня (типово: до сьогодні)")
  static let flagDiaryWhere = MessageKey(
    en: "list only the check-ins that QUERY finds, and the entries of notes that it finds",
    uk: "лише ті записи настрою, які знаходить QUERY, і записи нотаток, які він знаходить")
  static let exampleDiary = MessageKey(
    en: "a day, what was done, and the same day of earlier years",
    uk: "день, що було зроблено, і той самий день минулих років")
  static let exampleDiaryWrite = MessageKey(en: "an entry of this moment", uk: "запис про цю мить")
  static let exampleDiaryMonth = MessageKey(en: "the entries of this month", uk: "записи цього місяця")
  static let exampleDiaryWhere = MessageKey(en: "all entries with a word", uk: "усі записи зі словом")
  static let exitDiaryNone = MessageKey(en: "nothing is written", uk: "нічого не записано")
  static let diaryNothingOn = MessageKey(en: "nothing is written that day: {0}", uk: "того дня нічого не записано: {0}")
  static let diaryNothing = MessageKey(
    en: "nothing is written from {0} to {1}", uk: "з {0} до {1} нічого не записано")
  static let diaryNothingFits = MessageKey(en: "no entry fits '{0}'", uk: "жоден запис не відповідає «{0}»")
  static let diaryNoPlace = MessageKey(
    en: "there is no place for the note of {0}: 'diary-path' does not tell the day",
    uk: "немає місця для нотатки дня {0}: «diary-path» не каже день")
  static let diaryNoText = MessageKey(en: "what is to be written?", uk: "що записати?")
  static let diaryTextHint = MessageKey(
    en: "vault diary 'walked by the river' --mood happy", uk: "vault diary 'прогулянка вздовж річки' --mood радісно")
  static let diaryAsText = MessageKey(
    en: "'--on today' takes such words as the text of an entry", uk: "«--on today» записує такі слова як текст запису")
  static let diaryDayInText = MessageKey(
    en: "'{0}' is part of the text: '--on {0}' names a day, and so does a day before a text in quotation marks",
    uk: "«{0}» — частина тексту: день називає «--on {0}» або день перед текстом у лапках")
  static let diaryDone = MessageKey(en: "Done", uk: "Зроблено")
  static let diaryOnThisDay = MessageKey(en: "On this day", uk: "Цього дня")
  static let diaryEnergy = MessageKey(en: "energy {0}", uk: "сили {0}")

  static let exampleStatsDiary = MessageKey(
    en: "a month of the diary: what was done, and how it felt", uk: "місяць щоденника: що було й який був настрій")
  static let statsStreak = MessageKey(
    en: "{0} {0:day|days} in a row", uk: "{0} {0:день|дні|днів} поспіль")
  static let statsByActivity = MessageKey(
    en: "By activity (goes with, not because of)", uk: "За заняттями (разом, а не через)")
  static let statsWith = MessageKey(en: "with {0}, without {1}", uk: "з цим {0}, без цього {1}")

  static let commandCalendar = MessageKey(
    en: "Show a month and how much is on each day.", uk: "Показати місяць і скільки всього кожного дня.")
  static let operandCalendar = MessageKey(
    en: "2026-12, december, next month, or a year (default: this month)",
    uk: "2026-12, грудень, наступний місяць або рік (типово: цей місяць)")
  static let exampleCalendar = MessageKey(en: "this month", uk: "цей місяць")
  static let exampleCalendarMonth = MessageKey(en: "the events of another month", uk: "події іншого місяця")
  static let calendarHint = MessageKey(
    en: "2026-12, december, next month, or a year", uk: "2026-12, грудень, наступний місяць або рік")
  static let calendarTooLong = MessageKey(
    en: "a calendar has at most ten years", uk: "календар охоплює щонайбільше десять років")

  static let todayMeals = MessageKey(en: "Meals", uk: "Страви")
  static let todayExpires = MessageKey(en: "Use up", uk: "Спожити")
  static let todayMoodSoFar = MessageKey(en: "Mood so far", uk: "Настрій дотепер")
  static let todayMoodOfDay = MessageKey(en: "as the day's note says", uk: "як каже нотатка дня")
  static let todayPayments = MessageKey(en: "Regular payments", uk: "Регулярні платежі")
  static let todayMoney = MessageKey(en: "Month to date", uk: "Від початку місяця")
  static let diaryTextOpen = MessageKey(
    en: "the text opens a block of code or HTML and does not close it, so everything below would belong to it",
    uk: "текст відкриває блок коду чи HTML і не закриває його, тож усе нижче належало б до нього")
  static let todayFirstSteps = MessageKey(
    en: "This vault is empty. First steps:", uk: "Це сховище порожнє. Перші кроки:")
  static let todayFreeSteps = MessageKey(en: "The day is free. You could:", uk: "День вільний. Можна:")
}
