/// Texts about what repeats.
package extension MessageKey {
  static let commandRecur = MessageKey(
    en: "List the dates of a rule, or of an item that repeats, and say why.",
    uk: "Перелічити дати правила чи запису, що повторюється, і пояснити їх.")
  static let operandRecur = MessageKey(
    en: "a rule, such as 'every month on the last fri', or an item that repeats",
    uk: "правило, як-от «щомісяця в останню п’ятницю», або запис, що повторюється")
  static let flagRecurFrom = MessageKey(
    en: "when a rule begins, today unless given; of an item the first date to list",
    uk: "відколи діє правило, без нього від сьогодні; для запису — перша дата списку")
  static let flagRecurUntil = MessageKey(en: "list up to this day", uk: "перелічити до цього дня")
  static let flagRecurCount = MessageKey(en: "list so many, 10 unless given", uk: "перелічити стільки, без нього 10")
  static let flagRecurExplain = MessageKey(
    en: "say what the rule means, and why each date is there or is left out",
    uk: "сказати, що означає правило і чому кожна дата є чи пропущена")
  static let exampleRecur = MessageKey(en: "the last Fridays of three months", uk: "останні п’ятниці трьох місяців")
  static let exampleRecurExplain = MessageKey(
    en: "why the end of February stands in for the 31st", uk: "чому замість 31-го стоїть кінець лютого")
  static let exampleRecurItem = MessageKey(en: "the next meetings of an event", uk: "наступні зустрічі події")
  static let recurNothing = MessageKey(en: "no date in the time asked for", uk: "немає дат у запитаному проміжку")
  static let recurEnds = MessageKey(
    en: "the rule ends after {0} {0:time|times}", uk: "правило закінчується після {0} {0:разу|разів|разів}")
  static let recurNotRepeating = MessageKey(en: "'{0}' does not repeat", uk: "«{0}» не повторюється")
  static let recurNotRepeatingHint = MessageKey(
    en: "to make it repeat: {0} repeat=weekly", uk: "щоб повторювалося: {0} repeat=щотижня")
  static let recurNoHolidays = MessageKey(en: "{0} lists no days", uk: "{0} не перелічує днів")
  static let recurNoHolidaysHint = MessageKey(
    en: "a note of holidays has a line for each, such as '- 2026-12-25 Christmas'",
    uk: "у нотатці свят кожне має рядок, як-от «- 2026-12-25 Різдво»")
  static let recurFromCompletion = MessageKey(
    en: "counted from the day of completion; these dates are right if each is done on its day",
    uk: "рахується від дня виконання; ці дати правильні, якщо щоразу виконано у свій день")
  static let recurUnsaid = MessageKey(en: "{0} cannot be said in words", uk: "{0} не сказати словами")
  static let recurSkipsMonths = MessageKey(
    en: "a month without that day is left out", uk: "місяць без такого дня пропускається")
  static let recurRFC = MessageKey(en: "RRULE: {0}", uk: "правило RRULE: {0}")
  static let recurClamped = MessageKey(
    en: "{0}: the month has no day {1}, so its last", uk: "{0}: у місяці немає дня {1}, тому останній")
  static let recurMoved = MessageKey(en: "{0}: {1} is a holiday", uk: "{0}: {1} — свято")
  static let recurJoined = MessageKey(
    en: "no date of its own: {0} is a holiday, and takes place with the one of this day",
    uk: "не окрема дата: {0} — свято, і випадає разом із тією, що цього дня")
  static let recurAlso = MessageKey(en: "added by 'also'", uk: "додано через «also»")
  static let recurQuota = MessageKey(
    en: "{0}: on days with room and none of its own; open until it was done that often, and again in the next period",
    uk: "{0}: у дні, коли є час, без власного дня; відкрито, доки не виконано стільки разів, і знову наступного періоду"
  )
  static let recurOnce = MessageKey(
    en: "once, and on the further dates in 'also'", uk: "один раз, і в додаткові дати з «also»")
  static let recurStart = MessageKey(en: "the start", uk: "початок")
  static let recurExcepted = MessageKey(en: "left out: 'except' names it", uk: "пропущено: названо в «except»")
  static let recurHoliday = MessageKey(en: "left out: a holiday", uk: "пропущено: свято")
  static let ruleEmpty = MessageKey(en: "there is no rule", uk: "правила немає")
  static let ruleUnknownWord = MessageKey(en: "rules do not have this word", uk: "такого слова в правилах немає")
  static let ruleMisplacedWord = MessageKey(en: "this means nothing here", uk: "тут це нічого не означає")
  static let ruleIncomplete = MessageKey(en: "something is missing after this", uk: "далі чогось бракує")
  static let ruleMissingFrequency = MessageKey(en: "it is not said how often", uk: "не сказано, як часто")
  static let ruleSaidTwice = MessageKey(en: "this is said for the second time", uk: "це сказано вдруге")
  static let ruleNoSuchDay = MessageKey(en: "there is no such day", uk: "такого дня немає")
  static let ruleMissingYear = MessageKey(
    en: "this date needs its year, or it would mean another day next year",
    uk: "даті потрібен рік, інакше наступного року вона означала б інший день")
  static let ruleNumberOutOfRange = MessageKey(en: "this number does not fit here", uk: "це число сюди не підходить")
  static let ruleDoesNotFit = MessageKey(
    en: "this does not go with the rest of the rule", uk: "це не поєднується з рештою правила")
  static let ruleTimeOfDay = MessageKey(
    en: "a time of day does not belong in a rule", uk: "час доби — не частина правила")
  static let ruleTimeHint = MessageKey(
    en: "the time is that of 'due' or 'start', or here of '--from'",
    uk: "час береться з «due» чи «start», а тут із «--from»")
  static let ruleTooLong = MessageKey(en: "the rule is too long", uk: "правило задовге")
  static let ruleTextWrong = MessageKey(en: "the RRULE text cannot be read: {0}", uk: "текст RRULE не читається: {0}")
  static let ruleKeyTwice = MessageKey(
    en: "the rule says '{0}', and so does the key beside it", uk: "«{0}» є і в правилі, і ключем поруч")
  static let ruleCountWithUntil = MessageKey(
    en: "a last day and a number of times exclude one another",
    uk: "останній день і кількість разів виключають одне одного")
  static let ruleNotADate = MessageKey(
    en: "'{0}' is not a date, a span such as 2026-12-24..2027-01-02 or a link",
    uk: "«{0}» — не дата, не проміжок на зразок 2026-12-24..2027-01-02 і не посилання")
  static let ruleLinkNotAllowed = MessageKey(
    en: "'also' takes dates only; 'except' may link a note",
    uk: "«also» приймає лише дати; посилання може бути в «except»")
  static let ruleNeverFires = MessageKey(en: "this never happens", uk: "це ніколи не стається")
  static let ruleNeedsTime = MessageKey(
    en: "a rule of hours or minutes needs a time to begin at", uk: "правилу годин чи хвилин потрібен час початку")
  static let ruleNeedsTimeHint = MessageKey(
    en: "write the start with its time: '2026-11-20 09:00'", uk: "напишіть початок із часом: «2026-11-20 09:00»")
  static let ruleCountTooGreat = MessageKey(
    en: "nothing happens more than {0} {0:time|times}", uk: "ніщо не стається понад {0} {0:раз|рази|разів}")
  static let ruleExamplesHint = MessageKey(
    en: "rules look like 'daily', 'every 2 weeks on mon, wed', 'every month on the last fri', 'FREQ=WEEKLY;BYDAY=MO'",
    uk:
      "правила виглядають так: «щодня», «кожні 2 тижні у пн, ср», «щомісяця в останню п’ятницю», «FREQ=WEEKLY;BYDAY=MO»"
  )
  static let rruleMissingFrequency = MessageKey(en: "there is no FREQ", uk: "немає FREQ")
  static let rruleMissingValue = MessageKey(en: "a value is missing here", uk: "тут бракує значення")
  static let rruleUnknownPart = MessageKey(en: "no part has this name", uk: "частини з такою назвою немає")
  static let rruleUnknownFrequency = MessageKey(
    en: "FREQ is YEARLY, MONTHLY, WEEKLY, DAILY, HOURLY, MINUTELY or SECONDLY",
    uk: "FREQ буває YEARLY, MONTHLY, WEEKLY, DAILY, HOURLY, MINUTELY чи SECONDLY")
  static let rruleUnknownWeekday = MessageKey(
    en: "weekdays are MO, TU, WE, TH, FR, SA, SU", uk: "дні тижня: MO, TU, WE, TH, FR, SA, SU")
  static let rruleNotADate = MessageKey(
    en: "dates look like 20261231 or 20261231T140000Z", uk: "дати виглядають як 20261231 чи 20261231T140000Z")
  static let rruleSetPositionAlone = MessageKey(
    en: "BYSETPOS needs another BY part to choose from", uk: "BYSETPOS потребує іншої частини BY, з якої вибирати")
}
