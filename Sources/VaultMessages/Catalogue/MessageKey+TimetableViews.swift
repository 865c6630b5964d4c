/// Texts about lessons by day, in a week and next.
package extension MessageKey {
  // MARK: The timetable

  static let commandTimetable = MessageKey(
    en: "Show lessons by day, week or cycle; add one of your own.",
    uk: "Показати заняття за днями, тижнями чи циклом; додати своє.")
  static let operandTimetable = MessageKey(
    en: "a saved view, or 'add' (default: your own lessons, else favourites and saved views)",
    uk: "збережене подання або «add» (типово: ваші заняття, інакше обране й збережені подання)")
  static let operandTimetableView = MessageKey(
    en: "a saved view (default: your own lessons, else favourites and saved views)",
    uk: "збережене подання (типово: ваші заняття, інакше обране й збережені подання)")
  static let operandTimetableText = MessageKey(
    en: "the time and the subject, such as '09:00-10:20 Databases'",
    uk: "час і предмет, як-от «09:00-10:20 Бази даних»")
  static let flagTimetableGroup = MessageKey(
    en: "the group whose lessons are meant", uk: "група, про заняття якої йдеться")
  static let flagTimetableTeacher = MessageKey(
    en: "the teacher whose lessons are meant", uk: "викладач, про заняття якого йдеться")
  static let flagTimetableRoom = MessageKey(
    en: "the room in which the lessons are held", uk: "аудиторія, де відбуваються заняття")
  static let flagTimetableSubgroup = MessageKey(
    en: "a subgroup, whose lessons are shown with those of the whole group",
    uk: "підгрупа, заняття якої показано разом із заняттями всієї групи")
  static let flagTimetableSubject = MessageKey(
    en: "only subjects with this in their name", uk: "лише предмети, у назві яких є це")
  static let flagTimetableBy = MessageKey(
    en: "by days, or by the weeks of the cycle (default: date)", uk: "за днями чи за тижнями циклу (типово: date)")
  static let flagTimetableDate = MessageKey(en: "the lessons of this day", uk: "заняття цього дня")
  static let flagTimetableWeek = MessageKey(
    en: "the week of this day, or the next week with this number in the cycle",
    uk: "тиждень цього дня або найближчий тиждень із цим номером у циклі")
  static let flagTimetableFrom = MessageKey(en: "the first day (default: today)", uk: "перший день (типово: сьогодні)")
  static let flagTimetableTo = MessageKey(
    en: "the last day (default: six days after the first)", uk: "останній день (типово: через шість днів після першого)"
  )
  static let flagTimetableShow = MessageKey(
    en: "what to show of each lesson: teachers, groups, rooms, weeks, dates, full",
    uk: "що показати про кожне заняття: teachers, groups, rooms, weeks, dates, full")
  static let flagTimetableOn = MessageKey(
    en: "the weekday of each week, or the date of a single lesson", uk: "день кожного тижня або дата одного заняття")
  static let flagTimetableKind = MessageKey(en: "the kind, such as ЛК or ЛР", uk: "вид, як-от ЛК чи ЛР")
  static let flagTimetableWeeks = MessageKey(
    en: "the weeks of the cycle, such as 1,3 (default: all)", uk: "тижні циклу, як-от 1,3 (типово: усі)")
  static let flagTimetableDates = MessageKey(
    en: "the days between which it is held, such as 2026-09-07..2026-11-30 (default: the term)",
    uk: "дні, між якими воно відбувається, як-от 2026-09-07..2026-11-30 (типово: семестр)")
  static let exampleTimetable = MessageKey(en: "your lessons of the next seven days", uk: "ваші заняття на сім днів")
  static let exampleTimetableGroup = MessageKey(
    en: "a group's lessons of a day, for programs", uk: "заняття групи за день, для програм")
  static let exampleTimetableWeek = MessageKey(
    en: "a room in the next week 2 of the cycle", uk: "аудиторія в найближчий тиждень 2 циклу")
  static let exampleTimetableCycle = MessageKey(
    en: "the cycle of a subject, with its dates", uk: "цикл предмета з датами")
  static let exampleTimetableAdd = MessageKey(
    en: "a lesson of your own in the group's schedule", uk: "своє заняття в розкладі групи")
  static let exitTimetableNone = MessageKey(
    en: "there are no such lessons", uk: "таких занять немає")
  static let timetableNothing = MessageKey(en: "no lessons from {0} to {1}", uk: "з {0} до {1} занять немає")
  static let timetableNothingOn = MessageKey(en: "no lessons on {0}", uk: "{0}: занять немає")
  static let timetableTooLong = MessageKey(
    en: "these are more than {0} {0:day|days}: ask for fewer",
    uk: "це більше ніж {0} {0:день|дні|днів}: запитайте менше")
  static let timetableNoWeek = MessageKey(
    en: "there is no week {0}: the cycle has {1} {1:week|weeks}",
    uk: "тижня {0} немає: у циклі {1} {1:тиждень|тижні|тижнів}")
  static let timetableViewAndNames = MessageKey(
    en: "'{0}' is a view, which says itself whose lessons it shows: leave out --group, --teacher and --room",
    uk: "«{0}» — подання, яке саме каже, чиї заняття показує: приберіть --group, --teacher і --room")
  static let timetableUnknownPart = MessageKey(
    en: "lessons have no '{0}' to show", uk: "заняття не мають «{0}», щоб це показати")
  static let timetablePartsHint = MessageKey(en: "choose from {0}", uk: "виберіть із {0}")
  static let timetableWeek = MessageKey(en: "week {0}", uk: "тиждень {0}")
  static let timetableWeekOf = MessageKey(en: "week {0} of {1}", uk: "тиждень {0} із {1}")
  static let timetableWeeks = MessageKey(en: "weeks {0}", uk: "тижні {0}")
  static let timetableUncounted = MessageKey(en: "week that does not count", uk: "тиждень поза циклом")
  static let timetableBreak = MessageKey(en: "break", uk: "канікули")
  static let timetableSubgroup = MessageKey(en: "subgroup {0}", uk: "підгрупа {0}")
  static let timetableSkipped = MessageKey(en: "skipped", uk: "без вас")
  static let timetableAnnouncement = MessageKey(en: "announcement", uk: "оголошення")
  static let timetableDated = MessageKey(en: "On days of their own", uk: "В окремі дні")
  static let timetableUndated = MessageKey(en: "Without a day", uk: "Без дня")

  // MARK: Next, week

  static let commandNext = MessageKey(
    en: "Show the next lesson and how soon it is.", uk: "Найближче заняття й коли воно.")
  static let flagNextCount = MessageKey(en: "how many lessons (default: 1)", uk: "скільки занять (типово: 1)")
  static let flagNextWatch = MessageKey(en: "stay, and count down", uk: "лишитися й відлічувати")
  static let exampleNext = MessageKey(en: "your next lesson", uk: "ваше найближче заняття")
  static let exampleNextSubject = MessageKey(
    en: "the next two of a subject, for programs", uk: "два найближчі з предмета, для програм")
  static let exitNextNone = MessageKey(en: "no more lessons this term", uk: "у цьому семестрі більше немає занять")
  static let nextStarts = MessageKey(en: "starts in {0}", uk: "починається через {0}")
  static let nextEnds = MessageKey(en: "ends in {0}", uk: "закінчується через {0}")
  static let nextDaysHours = MessageKey(
    en: "{0} {0:day|days} {1} h", uk: "{0} {0:день|дні|днів} {1} год")
  static let commandWeek = MessageKey(
    en: "Show which week of the cycle it is, and its lessons.", uk: "Який це тиждень циклу, і його заняття.")
  static let operandWeek = MessageKey(
    en: "a day of the week (default: today)", uk: "день тижня, про який ідеться (типово: сьогодні)")
  static let weekNothing = MessageKey(en: "no lessons this week", uk: "цього тижня занять немає")
  static let exampleWeek = MessageKey(en: "this week", uk: "цей тиждень")
  static let exampleWeekDay = MessageKey(
    en: "the week of a day, for programs", uk: "тиждень певного дня, для програм")

  // MARK: Adding

  static let lessonNoTime = MessageKey(
    en: "'{0}' does not begin with a time", uk: "«{0}» не починається з часу")
  static let lessonTextHint = MessageKey(
    en: "write it as '09:00-10:20 Databases'", uk: "запишіть як «09:00-10:20 Бази даних»")
  static let lessonNoSubject = MessageKey(
    en: "'{0}' has no subject after its time", uk: "«{0}» не має предмета після часу")
  static let lessonNoDay = MessageKey(
    en: "on which day is the lesson?", uk: "у який день це заняття?")
  static let lessonDayHint = MessageKey(
    en: "name a weekday or a date with --on, such as --on monday",
    uk: "назвіть день тижня чи дату через --on, як-от --on понеділок")
  static let lessonNoOwner = MessageKey(
    en: "whose schedule is it written into?", uk: "до чийого розкладу його записати?")
  static let lessonBadName = MessageKey(en: "'{0}' cannot name a note", uk: "назвати нотатку за «{0}» не можна")
  static let lessonReadsOtherwise = MessageKey(
    en: "'{0}' would not be read as meant", uk: "«{0}» прочиталося б не так, як треба")
  static let lessonNotWeeks = MessageKey(
    en: "'{0}' does not say which weeks of the cycle: write them as 1,3 or 1-2",
    uk: "«{0}» не каже, які це тижні циклу: пишіть 1,3 або 1-2")
}
