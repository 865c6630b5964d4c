/// Texts about lessons among what else a day has, and about tasks for them.
package extension MessageKey {
  static let todayLessons = MessageKey(en: "Lessons", uk: "Заняття")
  static let lessonSkipped = MessageKey(en: "skipped", uk: "пропускаєте")

  static let exampleExportLessons = MessageKey(
    en: "all lessons as weekly series of a calendar", uk: "усі заняття як щотижневі події календаря")

  // MARK: Tasks for lessons

  static let flagAddSubject = MessageKey(
    en: "the subject that the task is for, by its whole name", uk: "предмет завдання, повною назвою")
  static let flagAddLesson = MessageKey(
    en: "due when that lesson begins: ЛР+1 is the next one, ЛР+2 the one after; without a value it asks",
    uk: "термін — початок заняття: ЛР+1 — найближче, ЛР+2 — наступне після нього; без значення запитає")
  static let flagAddGroup = MessageKey(
    en: "whose lessons, where the settings do not say which are yours", uk: "чиї заняття, якщо налаштування не кажуть")
  static let flagAddSubgroup = MessageKey(en: "of which subgroup", uk: "якої підгрупи")
  static let exampleAddLesson = MessageKey(
    en: "due at the next laboratory of a subject", uk: "до найближчої лабораторної з предмета")
  static let lessonNeedsSubject = MessageKey(
    en: "'{0}' says nothing without a subject", uk: "«{0}» нічого не каже без предмета")
  static let lessonNeedsSubjectHint = MessageKey(
    en: "name it: 'vault add \"Report\" --subject БД --lesson ЛР+1'",
    uk: "назвіть його: «vault add \"Звіт\" --subject БД --lesson ЛР+1»")
  static let lessonNotRead = MessageKey(
    en: "'{0}' does not say which lesson after now", uk: "«{0}» не каже, котре заняття після цього моменту")
  static let lessonNotReadHint = MessageKey(
    en: "'ЛР+1' is the next one of that kind, 'ЛР+2' the one after, '+1' the next one of any kind",
    uk: "«ЛР+1» — найближче цього виду, «ЛР+2» — наступне після нього, «+1» — найближче будь-якого виду")
  static let lessonWhose = MessageKey(
    en: "whose lesson: neither the call nor the settings say", uk: "чиє заняття, не кажуть ні виклик, ні налаштування")
  static let lessonWhoseHint = MessageKey(
    en: "name the group with --group, or write timetable: {mine: [{group: \"…\"}]} into .vault/config.yaml",
    uk: "назвіть групу через --group або запишіть timetable: {mine: [{group: \"…\"}]} у .vault/config.yaml")
  static let lessonNoneLeft = MessageKey(en: "there are no more lessons of '{0}'", uk: "занять «{0}» більше не буде")
  static let lessonTooFew = MessageKey(
    en: "only {0} {0:lesson|lessons} of '{1}' {0:is|are} left: {2}",
    uk: "«{1}»: залишилося лише {0} {0:заняття|заняття|занять}: {2}")
  static let lessonNoTask = MessageKey(
    en: "'{0}' has no tasks, and only a task can be for a lesson",
    uk: "у «{0}» немає завдань, а для заняття буває лише завдання")
  static let lessonQuestion = MessageKey(en: "which one (its number)?", uk: "котре (номер)?")
  static let lessonNoneChosen = MessageKey(en: "no lesson was chosen", uk: "заняття не вибрано")
  static let lessonMoved = MessageKey(
    en: "'{0}' is due {1}, but its lesson is now {2}: vault set {3} due='{4}'",
    uk: "«{0}»: термін {1}, але заняття тепер {2}: vault set {3} due='{4}'")
  static let lessonMovedAway = MessageKey(
    en: "'{0}' is due {1}, but its lesson is cancelled", uk: "«{0}»: термін {1}, але заняття більше не буде")
}
