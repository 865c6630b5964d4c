/// Texts about tasks and events that come in and go out.
package extension MessageKey {
  static let flagImportUpdate = MessageKey(
    en: "change notes of tasks and events that are otherwise in the file",
    uk: "змінити нотатки завдань і подій, які у файлі інакші")
  static let exampleImportCalendar = MessageKey(
    en: "an event that goes out as a calendar, and what comes back of it",
    uk: "подія, що виходить календарем, і що з неї повертається")
  static let exampleExportCalendar = MessageKey(
    en: "all events as a calendar for other programs", uk: "усі події як календар для інших програм")
  static let operandSyncKind = MessageKey(
    en: "what to bring together with the vault instead of the remote: a calendar",
    uk: "з чим звести сховище замість віддаленого: з календарем")
  static let operandSyncFile = MessageKey(
    en: "the calendar file, which is made when it is not there",
    uk: "файл календаря; його буде створено, якщо його немає")
  static let exampleSyncCalendar = MessageKey(
    en: "see what a calendar file and the vault would tell each other",
    uk: "побачити, що сховище і файл календаря сказали б одне одному")
  static let importMixesFormats = MessageKey(
    en: "recipes, todo.txt and calendars cannot be imported in one call",
    uk: "рецепти, todo.txt і календарі не можна взяти одним викликом")
  static let calendarImported = MessageKey(
    en: "{0}: {1} new, {2} already there, {3} otherwise", uk: "{0}: нових — {1}, уже є — {2}, інакших — {3}")
  static let calendarDiffers = MessageKey(
    en: "{0} says otherwise of '{1}', and stays: {2}", uk: "{0} каже інше про «{1}» і лишається: {2}")
  static let calendarUpdated = MessageKey(en: "{0} takes over of '{1}': {2}", uk: "{0} переймає від «{1}»: {2}")
  static let calendarUpdateHint = MessageKey(en: "'--update' changes these notes", uk: "«--update» змінює ці нотатки")
  static let calendarNotTaken = MessageKey(
    en: "{0}: {1} {1:thing|things} did not become part of a note", uk: "{0}: до нотаток не ввійшло: {1}")
  static let calendarRemark = MessageKey(en: "{0}: {1}; {2:line|lines} {3}", uk: "{0}: {1}; {2:рядок|рядки|рядки} {3}")
  static let calendarRemarkMore = MessageKey(en: "{0}: {1}; lines {3} and {4} more", uk: "{0}: {1}; рядки {3} і ще {4}")
  static let calendarNotUnderstood = MessageKey(en: "not understood", uk: "не розпізнано")
  static let calendarBadValue = MessageKey(en: "no value that can be read", uk: "значення не читається")
  static let calendarUnknownZone = MessageKey(
    en: "an unknown time zone; the time stands without one", uk: "невідомий часовий пояс; час лишився без нього")
  static let calendarRepeated = MessageKey(
    en: "stands more than once; the first one counts", uk: "стоїть більш ніж раз; рахується перше")
  static let calendarEndBeforeStart = MessageKey(
    en: "the end would lie before the start", uk: "кінець був би раніше за початок")
  static let calendarOtherType = MessageKey(
    en: "a time beside whole days, or a day beside a time", uk: "час при цілих днях або день при часі")
  static let calendarSecondEnd = MessageKey(
    en: "another end than the one that is already said, which counts",
    uk: "інший кінець, ніж уже сказано; рахується той")
  static let calendarMissingStart = MessageKey(
    en: "is missing, so that no agenda shows the event", uk: "немає, тож події не покаже жоден порядок дня")
  static let calendarNoStart = MessageKey(en: "an end without a start", uk: "кінець без початку")
  static let calendarNoIdentifier = MessageKey(
    en: "has no UID that a note can hold, and was left out", uk: "не має UID, який вмістила б нотатка, і пропущено")
  static let calendarSameIdentifier = MessageKey(
    en: "another entry that is newer or follows has the same name, and counts; sync leaves both as they are",
    uk: "інший запис, новіший або наступний, має те саме ім’я і рахується; зведення не чіпає обох")
  static let calendarNameless = MessageKey(
    en: "has no UID, and may be one that is missing", uk: "не має UID і може бути одним зі зниклих")
  static let calendarOneOccurrence = MessageKey(
    en: "belongs to a series, and this is one occurrence of it",
    uk: "належить серії, а це лише один її повтор")
  static let calendarReadAsField = MessageKey(
    en: "stands in the title, and a line of a note reads it as a field",
    uk: "стоїть у назві, а рядок нотатки читає це як поле")
  static let calendarRange = MessageKey(
    en: "changes a range of a series and was left out", uk: "змінює частину серії, пропущено")
  static let calendarFault = MessageKey(en: "{0}: damaged: {1} {2}", uk: "{0}: пошкоджено: {1} {2}")
  static let calendarNotALine = MessageKey(en: "this is no line of a calendar", uk: "це не рядок календаря")
  static let calendarQuoteNotClosed = MessageKey(en: "a quotation mark is not closed", uk: "лапку не закрито")
  static let calendarLineTooLong = MessageKey(en: "the line is longer than 1 MB:", uk: "рядок довший за 1 МБ:")
  static let calendarInvalidUTF8 = MessageKey(en: "the line is not UTF-8:", uk: "рядок не в UTF-8:")
  static let calendarNotClosed = MessageKey(en: "there is no end of", uk: "немає кінця для")
  static let calendarNotOpen = MessageKey(en: "an end without a beginning:", uk: "кінець без початку:")
  static let calendarComponentTooLarge = MessageKey(
    en: "larger than 16 MB and left out:", uk: "більше за 16 МБ, пропущено:")
  static let calendarTooDeep = MessageKey(
    en: "lies too deep in others and was left out:", uk: "лежить надто глибоко, пропущено:")
  static let calendarOutside = MessageKey(en: "stands outside of a calendar:", uk: "стоїть поза календарем:")
  static let taskwarriorLeftOut = MessageKey(
    en: "{0}: {1} {1:task|tasks} left out, deleted or parts of a series",
    uk: "{0}: пропущено, бо видалені або частини серії: {1}")
  static let exportNoTasks = MessageKey(
    en: "there is no task and no event among them", uk: "серед них немає ні завдань, ні подій")
  static let exportOtherItems = MessageKey(
    en: "left out, because the format has no place for them: {0}", uk: "пропущено, бо у форматі їм немає місця: {0}")
  static let exportLeft = MessageKey(
    en: "'{0}': '{1}: {2}' stays at home, the format cannot say it",
    uk: "«{0}»: «{1}: {2}» лишається вдома, формат цього не скаже")
  static let exportOneFile = MessageKey(
    en: "'{0}' is a folder: tasks and events go into one file", uk: "«{0}» — тека, а завдання й події йдуть в один файл"
  )
  static let calendarZoneByName = MessageKey(
    en: "known by name alone, because the system has no file of it: {0}",
    uk: "відомий лише за назвою, бо система не має його файлу: {0}")
  static let calendarInStep = MessageKey(en: "both sides say the same", uk: "обидві сторони кажуть те саме")
  static let calendarStateDamaged = MessageKey(
    en: "what is kept of the last synchronisation with {0} cannot be read",
    uk: "збережене після останнього зведення з {0} не читається")
  static let calendarStateForeign = MessageKey(
    en: "what is kept of the last synchronisation is another device's and is not used",
    uk: "збережене після останнього зведення належить іншому пристрою і не використовується")
  static let calendarFileGone = MessageKey(
    en: "{0} is gone: {1} {1:entry|entries} would be deleted from the vault",
    uk: "{0} зник: зі сховища зникло б записів: {1}")
  static let calendarFileGoneHint = MessageKey(
    en: "put it back, or make an empty calendar in its place if that is meant",
    uk: "поверніть його або покладіть на його місце порожній календар, якщо так і треба")
  static let calendarDamaged = MessageKey(
    en: "{0}: the calendar is damaged: {1}; nothing was changed", uk: "{0}: календар пошкоджено: {1}; нічого не змінено"
  )
  static let calendarDamagedHint = MessageKey(
    en: "what cannot be read would be taken for deleted: mend the file first",
    uk: "непрочитане здалося б видаленим: спершу виправте файл")
  static let calendarNotOne = MessageKey(en: "{0} is there and is no calendar", uk: "{0} існує і не є календарем")
  static let calendarUnsure = MessageKey(
    en: "'{0}' stays as it is on both sides: {1}: {2}", uk: "«{0}» лишається як є з обох боків: {1}: {2}")
  static let calendarUnsureNamed = MessageKey(
    en: "the note still names it, and does not read as a task or an event",
    uk: "нотатка досі його називає, та не читається як завдання чи подія")
  static let calendarUnsureLeftOut = MessageKey(
    en: "it is there, and is no note of the vault", uk: "він є, але не серед нотаток сховища")
  static let calendarUnsureMistake = MessageKey(
    en: "the note has a mistake there: 'vault check' says which",
    uk: "у нотатці там помилка: яка саме, скаже «vault check»")
  static let calendarSideVault = MessageKey(en: "the vault", uk: "сховище")
  static let calendarRemovals = MessageKey(
    en: "this would delete {0} of {1} {1:entry|entries} from {2}; nothing was changed",
    uk: "{2}: зникло б {0} з {1} {1:запису|записів|записів}; нічого не змінено")
  static let calendarRemovalsHint = MessageKey(
    en: "with '--dry-run' you see which; if that is meant, use '--yes'",
    uk: "«--dry-run» покаже, які саме; якщо так і треба, додайте «--yes»")
  static let calendarRemovalsQuestion = MessageKey(
    en: "Delete {0} of {1} {1:entry|entries} from {2}? [y/N]",
    uk: "{2}: видалити {0} з {1} {1:запису|записів|записів}? [т/Н]")
  static let calendarConflictField = MessageKey(
    en: "'{0}': both sides changed {1}; the vault has '{2}', the file '{3}'",
    uk: "«{0}»: {1} змінено з обох боків; у сховищі «{2}», у файлі «{3}»")
  static let calendarConflictUnsayable = MessageKey(
    en: "'{0}': its line cannot say the {1} that the file has: '{2}'",
    uk: "«{0}»: рядок не може сказати {1}, що має файл: «{2}»")
  static let calendarConflictDeletedHere = MessageKey(
    en: "'{0}' was deleted in the vault, and changed in the file: {1}",
    uk: "«{0}» видалено у сховищі, а у файлі змінено: {1}")
  static let calendarConflictDeletedThere = MessageKey(
    en: "'{0}' was deleted in the file, and changed in the vault: {1}",
    uk: "«{0}» видалено у файлі, а у сховищі змінено: {1}")
  static let calendarConflictDeletedElse = MessageKey(
    en: "'{0}' was deleted in the file, and what a calendar does not know of it changed in the vault",
    uk: "«{0}» видалено у файлі, а у сховищі змінено те, чого календар не знає")
  static let calendarConflictReturnedHere = MessageKey(
    en: "'{0}' was deleted in the file before, and is back in the vault",
    uk: "«{0}» раніше видалено у файлі, а у сховищі він знову є")
  static let calendarConflictReturnedThere = MessageKey(
    en: "'{0}' was deleted in the vault before, and is back in the file",
    uk: "«{0}» раніше видалено у сховищі, а у файлі він знову є")
  static let calendarConflictKind = MessageKey(
    en: "'{0}' is a task on one side and an event on the other", uk: "«{0}» — завдання з одного боку і подія з другого")
  static let calendarConflictHint = MessageKey(
    en: "nothing of these was changed: make both sides the same, or delete on both",
    uk: "у них нічого не змінено: зробіть обидва боки однаковими або видаліть в обох")
  static let calendarFaultsMore = MessageKey(
    en: "{0}: {1} more {1:place is|places are} damaged", uk: "{0}: пошкоджених місць є ще {1}")
  static let calendarRemarksMore = MessageKey(en: "and {0} of other kinds", uk: "та інших видів: {0}")
  static let importNotCalendar = MessageKey(
    en: "{0}:1: not a calendar: nothing in it begins with BEGIN:VCALENDAR",
    uk: "{0}:1: це не календар: у ньому ніщо не починається з BEGIN:VCALENDAR")
  static let importChanged = MessageKey(
    en: "{0} was saved by another program while it was read", uk: "поки {0} читався, його зберегла інша програма")
  static let importAgainHint = MessageKey(
    en: "run it again: what is imported already is not imported twice",
    uk: "запустіть ще раз: уже взяте вдруге не береться")
  static let importSoFar = MessageKey(
    en:
      "{0} of up to {1} {1:note|notes} {0:is|are} written: the same command goes on from there, and 'vault undo' takes them back",
    uk: "записано нотаток: {0} із щонайбільше {1}; та сама команда продовжить звідси, а «vault undo» їх забере")
  static let progressImporting = MessageKey(en: "importing: {0} of {1}", uk: "беру: {0} із {1}")
  static let syncTooLarge = MessageKey(
    en: "{0} is larger than 64 MB, which is too much to be kept in step",
    uk: "{0} більший за 64 МБ, а це забагато, щоб зводити")
  static let syncTooLargeHint = MessageKey(
    en: "'vault import' takes a calendar of any size, again whenever it has changed",
    uk: "«vault import» бере календар будь-якого розміру, і знову, коли він змінився")
}
