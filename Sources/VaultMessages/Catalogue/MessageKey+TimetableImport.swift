/// Texts about schedules and catalogues of a university that are imported.
package extension MessageKey {
  static let exampleImportLessons = MessageKey(
    en: "lessons of a calendar's weekly events", uk: "заняття зі щотижневих подій календаря")

  static let flagImportKind = MessageKey(
    en: "what a list of names is, where its address does not say it", uk: "що це за список назв, коли адреса не каже")
  static let flagImportRefresh = MessageKey(
    en: "import again the timetables whose 'source' is an address, or only those named",
    uk: "імпортувати знову розклади, у яких «source» — адреса, або лише названі")
  static let flagImportAs = MessageKey(
    en: "make lessons of the events of a calendar", uk: "зробити з подій календаря заняття")

  // MARK: What was done
  static let timetableLessons = MessageKey(
    en: "lessons: {0} new, {1} changed, {2} moved, {3} removed",
    uk: "заняття: нових {0}, змінено {1}, перенесено {2}, прибрано {3}")
  static let timetableRecords = MessageKey(
    en: "rooms, teachers and groups: {0} new {0:note|notes}, {1} changed",
    uk: "аудиторії, викладачі й групи: {0} {0:нова нотатка|нові нотатки|нових нотаток}, змінено {1}")
  static let nothingChanged = MessageKey(en: "nothing changed", uk: "нічого не змінилося")
  static let timetableMovedRoom = MessageKey(
    en: "moved: room {0} → {1} ({2}, {3})", uk: "перенесено: аудиторія {0} → {1} ({2}, {3})")
  static let timetableMovedDay = MessageKey(
    en: "moved: day {0} → {1} ({2}, {3})", uk: "перенесено: день {0} → {1} ({2}, {3})")
  static let timetableMovedTime = MessageKey(
    en: "moved: time {0} → {1} ({2}, {3})", uk: "перенесено: час {0} → {1} ({2}, {3})")
  static let timetableUnchanged = MessageKey(
    en: "{0} {0:timetable has|timetables have} not changed at the source, and {0:is|are} not fetched",
    uk:
      "{0} {0:розклад у джерелі не змінився|розклади у джерелі не змінилися|розкладів у джерелі не змінилися}, тож не завантажено"
  )

  // MARK: Faults
  static let timetableWrongType = MessageKey(
    en: "{0}: {1} '{2}' is of another type, so its record is left out",
    uk: "{0}: {1} «{2}» має інший тип, тож цей запис пропущено")
  static let timetableBadValue = MessageKey(
    en: "{0}: {1} '{2}' cannot be read, so its record is left out",
    uk: "{0}: {1} «{2}» не вдалося прочитати, тож цей запис пропущено")
  static let timetableMissing = MessageKey(
    en: "{0}: {1} is missing, so its record is left out", uk: "{0}: бракує {1}, тож цей запис пропущено")
  static let timetableOtherWeekday = MessageKey(
    en: "{0}: {1} '{2}' is another weekday than the heading above it, which counts",
    uk: "{0}: {1} «{2}» припадає на інший день тижня, ніж заголовок над ним; чинний заголовок")
  static let timetableNotWeekly = MessageKey(
    en: "{0}: '{1}' is left out: it has no time, or does not repeat by weeks of the cycle",
    uk: "{0}: «{1}» пропущено: немає часу або повторюється не за тижнями циклу")
  static let timetableMoreFaults = MessageKey(
    en: "{0}: {1} {1:fault|faults} in all", uk: "{0}: усього {1} {1:помилка|помилки|помилок}")
  static let timetableEmpty = MessageKey(
    en: "{0}: the answer is empty: the schedule is not published, or there is no such name",
    uk: "{0}: відповідь порожня: розклад не опубліковано, або такої назви немає")
  static let timetableUnpublished = MessageKey(
    en: "{0}: the answer is empty: the name is known, and its schedule is not published",
    uk: "{0}: відповідь порожня: назва відома, а розклад не опубліковано")
  static let timetableImportNothing = MessageKey(
    en: "there is nothing to import: {0}", uk: "нічого імпортувати: {0}")
  static let timetableEmptyHint = MessageKey(
    en: "the lists /student-groups and /employees/all say which names there are",
    uk: "які назви є, кажуть списки /student-groups і /employees/all")
  static let timetableOtherShape = MessageKey(
    en: "{0}: this is not an answer of the information system", uk: "{0}: це не відповідь інформаційної системи")
  static let timetableNoOwner = MessageKey(
    en: "{0}: the schedule does not say whose it is", uk: "{0}: розклад не каже, чий він")
  static let timetableShapesHint = MessageKey(
    en: "a schedule has 'schedules' and one of 'studentGroupDto' and 'employeeDto'; every other answer is a list",
    uk: "розклад має «schedules» і одне з «studentGroupDto» та «employeeDto»; усі інші відповіді є списками")
  static let timetableWhichUnits = MessageKey(
    en: "{0}: are these faculties or departments?", uk: "{0}: це факультети чи кафедри?")
  static let timetableUnitsHint = MessageKey(
    en: "'--kind faculties' or '--kind departments' says it", uk: "це каже «--kind faculties» або «--kind departments»")

  // MARK: Wrong calls
  static let timetableNoFiles = MessageKey(
    en: "{0} has no file that ends with .json", uk: "{0} не має жодного файлу .json")
  static let timetableTakesNoFolder = MessageKey(
    en: "timetables go to the notes of their owners: '--to' and '--update' are for other formats",
    uk: "розклади йдуть у нотатки своїх власників: «--to» і «--update» для інших форматів")
  static let timetableOtherFormat = MessageKey(
    en: "'{0}' is for '--format {1}'", uk: "«{0}» лише для «--format {1}»")
  static let timetableRefreshNotes = MessageKey(
    en: "'--refresh' takes timetables, no other files: {0}", uk: "«--refresh» приймає розклади, а не інші файли: {0}")
  static let timetableNoSources = MessageKey(
    en: "no timetable has an address as its 'source'", uk: "жоден розклад не має адреси в «source»")
}
