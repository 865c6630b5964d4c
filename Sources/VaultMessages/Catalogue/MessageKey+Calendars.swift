/// Texts about tasks and events that come in and go out.
package extension MessageKey {
  static let flagImportUpdate = MessageKey(
    en: "change the notes of tasks and events that differ from the file",
    uk: "змінити нотатки завдань і подій, які відрізняються від файлу")
  static let exampleImportCalendar = MessageKey(
    en: "an event written as a calendar and read back", uk: "подія, записана в календар і прочитана назад")
  static let exampleExportCalendar = MessageKey(
    en: "all events as a calendar for other programs", uk: "усі події як календар для інших програм")
  static let operandSyncKind = MessageKey(
    en: "what to synchronise the vault with instead of the remote: a calendar",
    uk: "з чим синхронізувати сховище замість віддаленого репозиторію: з календарем")
  static let operandSyncFile = MessageKey(
    en: "the calendar file; it is made if it does not exist", uk: "файл календаря; його буде створено, якщо його немає")
  static let exampleSyncCalendar = MessageKey(
    en: "what a calendar file and the vault would change in each other",
    uk: "що сховище і файл календаря змінили б одне в одному")
  static let importMixesFormats = MessageKey(
    en: "recipes, todo.txt and calendars cannot be imported in one call",
    uk: "рецепти, todo.txt і календарі не можна імпортувати одним викликом")
  static let importCompared = MessageKey(
    en: "{0}: {1} new, {2} already there, {3} {3:differs|differ}",
    uk: "{0}: нових {1}, уже є {2}, {3:відрізняється|відрізняються|відрізняються} {3}")
  static let importCounts = MessageKey(en: "{0} new, {1} already there", uk: "нових {0}, уже є {1}")
  static let importCountsMore = MessageKey(en: "{0} new, {1} already there, {2}", uk: "нових {0}, уже є {1}, {2}")
  static let importTaken = MessageKey(en: "{0} taken as the same", uk: "визнано тими самими {0}")
  static let importLeft = MessageKey(en: "{0} left out", uk: "пропущено {0}")
  static let calendarDiffers = MessageKey(
    en: "{0} differs from '{1}', which stays: {2}", uk: "{0} відрізняється від «{1}», і нотатка лишається: {2}")
  static let calendarUpdated = MessageKey(en: "'{1}' is changed as in {0}: {2}", uk: "«{1}» змінено, як у {0}: {2}")
  static let calendarUpdateHint = MessageKey(
    en: "'--update' changes these notes", uk: "«--update» змінює ці нотатки", isAdvice: true)
  static let calendarNotTaken = MessageKey(
    en: "{0}: {1} {1:thing was|things were} not taken into notes", uk: "{0}: не ввійшло до нотаток: {1}")
  static let calendarReadAsFields = MessageKey(
    en: "{0}: {1} {1:thing|things} in titles {1:is|are} read as {1:a field|fields} in the notes",
    uk: "{0}: у назвах є те, що нотатки читають як поля: {1}")
  static let calendarRemark = MessageKey(en: "{0}: {1}; {2:line|lines} {3}", uk: "{0}: {1}; {2:рядок|рядки|рядки} {3}")
  static let calendarRemarkMore = MessageKey(en: "{0}: {1}; lines {3} and {4} more", uk: "{0}: {1}; рядки {3} і ще {4}")
  static let calendarNotUnderstood = MessageKey(en: "not understood", uk: "не розпізнано")
  static let calendarBadValue = MessageKey(en: "the value cannot be read", uk: "значення не читається")
  static let calendarUnknownZone = MessageKey(
    en: "an unknown time zone; the time is kept without one", uk: "невідомий часовий пояс; час лишився без нього")
  static let calendarRepeated = MessageKey(
    en: "given more than once; the first one counts", uk: "задано більш ніж раз; діє перше")
  static let calendarEndBeforeStart = MessageKey(
    en: "the end would be before the start", uk: "кінець був би раніше за початок")
  static let calendarOtherType = MessageKey(
    en: "a time among whole days, or a day among times", uk: "час серед цілих днів або день серед часів")
  static let calendarSecondEnd = MessageKey(
    en: "another end than the one given before, which counts", uk: "інший кінець, ніж задано раніше; діє той")
  static let calendarMissingStart = MessageKey(
    en: "is missing, so that no agenda shows the event", uk: "немає, тож події не видно в жодному дні")
  static let calendarNoStart = MessageKey(en: "an end without a start", uk: "кінець без початку")
  static let calendarNoIdentifier = MessageKey(
    en: "has no UID that fits into a note, and is left out", uk: "не має UID, який вмістила б нотатка, тож пропущено")
  static let calendarSameIdentifier = MessageKey(
    en: "another entry that is newer or follows has the same name, and counts; sync leaves both as they are",
    uk: "інший запис, новіший або наступний, має те саме ім’я і рахується; синхронізація не чіпає обох")
  static let calendarNameless = MessageKey(
    en: "has no UID and may be one of the missing ones", uk: "не має UID і може бути одним із зниклих")
  static let calendarOneOccurrence = MessageKey(en: "is one date of a series", uk: "це лише один раз із серії")
  static let calendarReadAsField = MessageKey(
    en: "is in the title, and a line of a note reads it as a field",
    uk: "є в назві, а рядок нотатки читає це як поле")
  static let calendarRange = MessageKey(
    en: "changes a part of a series, and is left out", uk: "змінює частину серії, тож пропущено")
  static let calendarFault = MessageKey(en: "{0}: damaged: {1} {2}", uk: "{0}: пошкоджено: {1} {2}")
  static let calendarNotALine = MessageKey(en: "this is not a line of a calendar", uk: "це не рядок календаря")
  static let calendarLineTooLong = MessageKey(en: "the line is longer than 1 MB:", uk: "рядок довший за 1 МБ:")
  static let calendarInvalidUTF8 = MessageKey(en: "the line is not UTF-8:", uk: "рядок не в UTF-8:")
  static let calendarNotClosed = MessageKey(en: "the end is missing:", uk: "бракує кінця:")
  static let calendarNotOpen = MessageKey(en: "an end without a beginning:", uk: "кінець без початку:")
  static let calendarComponentTooLarge = MessageKey(
    en: "larger than 16 MB and left out:", uk: "більше за 16 МБ, пропущено:")
  static let calendarTooDeep = MessageKey(
    en: "nested too deep, and left out:", uk: "вкладено надто глибоко, пропущено:")
  static let calendarOutside = MessageKey(en: "outside of a calendar:", uk: "поза календарем:")
  static let taskwarriorLeftOut = MessageKey(
    en: "{0}: {1} {1:task is|tasks are} left out, because deleted or part of a series",
    uk: "{0}: пропущено {1} {1:завдання|завдання|завдань}, бо це вилучені або частини серії")
  static let exportNoTasks = MessageKey(
    en: "there are no tasks or events among them", uk: "серед них немає ні завдань, ні подій")
  static let exportNoCheckIns = MessageKey(
    en: "there are no check-ins among them", uk: "серед них немає записів настрою")
  static let exportOtherItems = MessageKey(
    en: "left out, because the format has no place for them: {0}", uk: "пропущено, бо у форматі їм немає місця: {0}")
  static let exportLeft = MessageKey(
    en: "'{0}': '{1}: {2}' is not exported, because the format cannot hold it",
    uk: "«{0}»: «{1}: {2}» не експортовано, бо формат цього не вміщує")
  static let exportOneFile = MessageKey(
    en: "'{0}' is a folder: tasks and events go into one file",
    uk: "«{0}» — тека, а завдання й події записуються в один файл")
  static let calendarZoneByName = MessageKey(
    en: "the system has no file for the time zone {0}, so only its name is kept",
    uk: "у системі немає файлу часового поясу {0}, тож збережено лише назву")
  static let calendarInStep = MessageKey(en: "the vault and the file agree already", uk: "сховище і файл уже однакові")
  static let calendarStateDamaged = MessageKey(
    en: "the record of the last synchronisation with {0} cannot be read",
    uk: "запис останньої синхронізації з {0} не читається")
  static let calendarStateForeign = MessageKey(
    en: "the record of the last synchronisation belongs to another device and is not used",
    uk: "запис останньої синхронізації належить іншому пристрою і не використовується")
  static let calendarFileGone = MessageKey(
    en: "{0} is gone: {1} {1:entry|entries} would be deleted from the vault",
    uk: "{0} зник: зі сховища було б вилучено {1} {1:запис|записи|записів}")
  static let calendarFileGoneHint = MessageKey(
    en: "put it back, or put an empty calendar in its place if that is meant",
    uk: "поверніть його або покладіть на його місце порожній календар, якщо так і треба")
  static let calendarDamaged = MessageKey(
    en: "{0}: the calendar is damaged: {1}; nothing was changed", uk: "{0}: календар пошкоджено: {1}; нічого не змінено"
  )
  static let calendarDamagedHint = MessageKey(
    en: "what cannot be read would be taken for deleted; repair the file first",
    uk: "непрочитане здалося б вилученим; спершу виправте файл")
  static let calendarNotOne = MessageKey(en: "{0} exists and is not a calendar", uk: "{0} існує, але це не календар")
  static let calendarUnsure = MessageKey(
    en: "'{0}' stays as it is on both sides: {1}: {2}", uk: "«{0}» лишається як є з обох боків: {1}: {2}")
  static let calendarUnsureNamed = MessageKey(
    en: "the note still names it, but is not read as a task or an event",
    uk: "нотатка досі його називає, та не читається як завдання чи подія")
  static let calendarUnsureLeftOut = MessageKey(
    en: "it exists, but is not a note of the vault", uk: "він є, але це не нотатка сховища")
  static let calendarUnsureMistake = MessageKey(
    en: "the note has a mistake there; 'vault check' says which",
    uk: "у нотатці там помилка; яка саме, скаже «vault check»")
  static let calendarSideVault = MessageKey(en: "the vault", uk: "сховище")
  static let calendarRemovals = MessageKey(
    en: "this would delete {0} of {1} {1:entry|entries} from {2}; nothing was changed",
    uk: "{2}: було б вилучено {0} з {1} {1:запису|записів|записів}; нічого не змінено")
  static let calendarRemovalsHint = MessageKey(
    en: "'--dry-run' shows which; if that is meant, use '--yes'",
    uk: "«--dry-run» покаже, які саме; якщо так і треба, додайте «--yes»")
  static let calendarRemovalsQuestion = MessageKey(
    en: "Delete {0} of {1} {1:entry|entries} from {2}? [y/N]",
    uk: "{2}: вилучити {0} з {1} {1:запису|записів|записів}? [т/Н]")
  static let calendarConflictField = MessageKey(
    en: "'{0}': both sides changed {1}; the vault has '{2}', the file '{3}'",
    uk: "«{0}»: {1} змінено з обох боків; у сховищі «{2}», у файлі «{3}»")
  static let calendarConflictUnsayable = MessageKey(
    en: "'{0}': its line cannot hold the {1} of the file: '{2}'", uk: "«{0}»: рядок не вміщує {1} з файлу: «{2}»")
  static let calendarConflictDeletedHere = MessageKey(
    en: "'{0}' was deleted in the vault, and changed in the file: {1}",
    uk: "«{0}» вилучено у сховищі, а у файлі змінено: {1}")
  static let calendarConflictDeletedThere = MessageKey(
    en: "'{0}' was deleted in the file, and changed in the vault: {1}",
    uk: "«{0}» вилучено у файлі, а у сховищі змінено: {1}")
  static let calendarConflictDeletedElse = MessageKey(
    en: "'{0}' was deleted in the file, and something that a calendar does not hold was changed in the vault",
    uk: "«{0}» вилучено у файлі, а у сховищі змінено те, чого календар не вміщує")
  static let calendarConflictReturnedHere = MessageKey(
    en: "'{0}' was deleted in the file before, and is back in the vault",
    uk: "«{0}» раніше вилучено у файлі, а у сховищі він знову є")
  static let calendarConflictReturnedThere = MessageKey(
    en: "'{0}' was deleted in the vault before, and is back in the file",
    uk: "«{0}» раніше вилучено у сховищі, а у файлі він знову є")
  static let calendarConflictKind = MessageKey(
    en: "'{0}' is a task on one side and an event on the other", uk: "«{0}» — завдання з одного боку і подія з другого")
  static let calendarConflictHint = MessageKey(
    en: "nothing was changed in these: make both sides the same, or delete both",
    uk: "у них нічого не змінено: зробіть обидва боки однаковими або вилучіть обидва")
  static let calendarFaultsMore = MessageKey(
    en: "{0}: {1} more {1:place is|places are} damaged",
    uk: "{0}: ще {1} {1:пошкоджене місце|пошкоджені місця|пошкоджених місць}")
  static let calendarRemarksMore = MessageKey(en: "and {0} of other kinds", uk: "та інших видів: {0}")
  static let importNotCalendar = MessageKey(
    en: "{0}:1: not a calendar: it has no BEGIN:VCALENDAR", uk: "{0}:1: це не календар: у ньому немає BEGIN:VCALENDAR")
  static let importChanged = MessageKey(
    en: "another program saved {0} while it was read", uk: "поки {0} читався, його зберегла інша програма")
  static let importAgainHint = MessageKey(
    en: "run it again: nothing is imported twice", uk: "запустіть ще раз: ніщо не імпортується двічі")
  static let importSoFar = MessageKey(
    en:
      "{0} of up to {1} {1:note|notes} {0:is|are} written: the same command goes on from there, and 'vault undo' takes them back",
    uk:
      "записано {0} {0:нотатку|нотатки|нотаток} із щонайбільше {1}; та сама команда продовжить звідси, а «vault undo» їх забере"
  )
  static let progressImporting = MessageKey(en: "importing: {0} of {1}", uk: "імпортую: {0} із {1}")
  static let syncTooLarge = MessageKey(
    en: "{0} is larger than 64 MB, which is too large to synchronise",
    uk: "{0} більший за 64 МБ, а це забагато для синхронізації")
  static let syncTooLargeHint = MessageKey(
    en: "'vault import' takes a calendar of any size, and again when it has changed",
    uk: "«vault import» імпортує календар будь-якого розміру, і знову, коли він змінився")
}
