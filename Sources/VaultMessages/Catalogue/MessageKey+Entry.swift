/// Texts about typed tasks.
package extension MessageKey {
  static let flagAddParent = MessageKey(
    en: "add it as a subtask of this task", uk: "додати як підзавдання цього завдання")
  static let flagAddPlain = MessageKey(
    en: "take the text as it is, dates and all", uk: "узяти текст як є, разом із датами")
  static let exampleAddPlain = MessageKey(en: "a title that speaks of a date", uk: "назва, що говорить про дату")
  static let exampleAddParent = MessageKey(
    en: "a subtask, in the body of the task's note", uk: "підзавдання в тілі нотатки завдання")
  static let addParentIsNoTask = MessageKey(
    en: "'{0}' is not a task, so it cannot have subtasks", uk: "«{0}» — не завдання, тому підзавдань не має")
  static let entryUnderstood = MessageKey(en: "understood '{0}': {1}", uk: "зрозуміло «{0}»: {1}")
  static let entryDue = MessageKey(en: "due {0}", uk: "термін {0}")
  static let entryAt = MessageKey(en: "at {0}", uk: "на {0}")
  static let entryAtOtherWay = MessageKey(
    en: "it happens then; 'by' before the day or the time makes it a deadline",
    uk: "тоді воно відбувається; «до» перед днем чи часом робить це терміном")
  static let entryDueOtherWay = MessageKey(
    en: "it is to be done by then; without '{0}' it happens then",
    uk: "до того часу це треба зробити; без «{0}» воно відбувається тоді")
  static let entryBlock = MessageKey(en: "{0} to {1}", uk: "з {0} до {1}")
  static let entryAllDay = MessageKey(en: "{0}, all day", uk: "{0}, увесь день")
  static let entryScheduled = MessageKey(en: "planned for {0}", uk: "заплановано на {0}")
  static let entryWait = MessageKey(en: "hidden until {0}", uk: "сховано до {0}")
  static let entryRepeats = MessageKey(en: "repeats {0}", uk: "повторюється {0}")
  static let entryClocks = MessageKey(en: "at {0} and {1}", uk: "о {0} та {1}")
  static let entryTimesWithoutRule = MessageKey(
    en: "'{0}' stays in the title: a task that does not repeat has one time",
    uk: "«{0}» лишається в назві: завдання без повторення має один час")
  static let entryTimesInNoRule = MessageKey(
    en: "'{0}' stays in the title: no one rule says these times, so add a task for each",
    uk: "«{0}» лишається в назві: одним правилом цих часів не сказати, тож додайте завдання для кожного")
  static let entryNotUnderstood = MessageKey(
    en: "'{0}' stays in the title: it reads like a date or a time, but not all of it is understood",
    uk: "«{0}» лишається в назві: схоже на дату чи час, але зрозуміло не все")
  static let entryTwoDates = MessageKey(
    en: "'{0}' stays in the title: it may be {1} or {2}", uk: "«{0}» лишається в назві: це може бути {1} або {2}")
  static let entryUnknownDay = MessageKey(
    en: "'{0}' stays in the title: vault does not know the date of '{1}', so write it, or 'today'",
    uk: "«{0}» лишається в назві: vault не знає, якого дня «{1}», тож допишіть дату або «сьогодні»")
  static let entryRuleIsOver = MessageKey(
    en: "'{0}' stays in the title: the rule would end before its first time",
    uk: "«{0}» лишається в назві: правило скінчилося б ще до першого разу")
  static let entryDuration = MessageKey(en: "takes {0}", uk: "триває {0}")
  static let entryPriority = MessageKey(en: "priority {0}", uk: "пріоритет {0}")
  static let entryReminder = MessageKey(en: "reminds {0}", uk: "нагадає {0}")
  static let entryList = MessageKey(en: "list {0}", uk: "список {0}")
  static let entryListTwice = MessageKey(
    en: "{0} says where the line goes, and so does 'list:{1}' in its text",
    uk: "{0} каже, куди йде рядок, і «list:{1}» у його тексті теж")
  static let entryListFillsItself = MessageKey(
    en: "the list '{0}' fills itself, so nothing can be added to it",
    uk: "список «{0}» наповнюється сам, тому додати до нього нічого не можна")
  static let entryNotWritable = MessageKey(
    en: "'{0}' cannot be written as one task", uk: "«{0}» не вдається записати одним завданням")
  static let entryPlainHint = MessageKey(en: "'--plain' takes the text as it is", uk: "«--plain» бере текст як є")
}
