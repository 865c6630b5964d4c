/// Texts about new notes, the editor and fixes.
package extension MessageKey {
  // MARK: New notes
  static let commandNew = MessageKey(en: "Make a new note of a type.", uk: "Створити нову нотатку певного типу.")
  static let operandNewType = MessageKey(en: "what the note is", uk: "чим є нотатка")
  static let operandNewTitle = MessageKey(
    en: "its title, which names the file (a date for diary and money, or today); then keys as in 'vault set'",
    uk: "назва, що стає ім’ям файлу (дата для diary і money або сьогодні); далі ключі, як у «vault set»")
  static let flagNewEdit = MessageKey(en: "open the new note in the editor", uk: "відкрити нову нотатку в редакторі")
  static let exampleNew = MessageKey(en: "makes a recipe for four", uk: "створює рецепт на чотири порції")
  static let exampleNewTask = MessageKey(
    en: "makes a task that is due on Friday", uk: "створює завдання з терміном до п’ятниці")
  static let exampleNewDiary = MessageKey(
    en: "makes tomorrow's page of the diary", uk: "створює завтрашню сторінку щоденника")
  static let exampleNewEvent = MessageKey(
    en: "makes an event of an hour, read as 'vault add' reads a task",
    uk: "створює подію на годину; слова читаються, як у «vault add»")
  static let flagNewAt = MessageKey(
    en: "when an event begins, instead of its words; 'now' is rounded up to five minutes",
    uk: "коли подія починається, замість слів назви; now округлюється до п’яти хвилин угору")
  static let flagAddEvent = MessageKey(
    en: "make an event of the words, a note of its own", uk: "створити зі слів подію, окрему нотатку")
  static let exampleAddEvent = MessageKey(en: "an event with its end", uk: "подія з її кінцем")
  static let newAtNeedsEvent = MessageKey(
    en: "{0} says when an event begins, but this is a note of type {1}",
    uk: "{0} каже, коли починається подія, а це нотатка типу «{1}»")
  static let newEventHasNoTitle = MessageKey(en: "'{0}' says when, but not what", uk: "«{0}» каже коли, але не що")
  static let newEventQuestion = MessageKey(en: "When is '{0}'?", uk: "Коли буде «{0}»?")
  static let newEventAnswerUnread = MessageKey(
    en: "'{0}' does not say when an event begins", uk: "«{0}» не каже, коли починається подія")
  static let newEventWithoutStart = MessageKey(
    en: "nothing says when '{0}' begins", uk: "ніщо не каже, коли починається «{0}»")
  static let newEventHint = MessageKey(
    en: "write '{0} tomorrow 12:00', or '{0} tomorrow' for all day; '--at now' is now",
    uk: "напишіть «{0} завтра 12:00» або «{0} завтра» на весь день; «--at now» — це зараз")
  static let newTitleHasNoName = MessageKey(
    en: "'{0}' has nothing to name a file by", uk: "у «{0}» немає нічого, чим можна назвати файл")
  static let nameTaken = MessageKey(en: "{0} is there already", uk: "{0} уже є")
  static let newEditHint = MessageKey(en: "'vault edit {0}' opens it", uk: "«vault edit {0}» відкриє її")
  static let newFreeTitle = MessageKey(en: "the title '{0}' is free", uk: "назва «{0}» вільна")
  static let newMakesError = MessageKey(en: "{0} was not made: {1}", uk: "{0} не створено: {1}")
  static let newIsIgnored = MessageKey(en: "vault does not read {0}: {1}", uk: "vault не читає {0}: {1}")
  static let ignoredNameHidden = MessageKey(
    en: "a part of its path begins with a dot", uk: "частина шляху починається з крапки")
  static let ignoredNameCopy = MessageKey(
    en: "it is named like a conflict copy of a sync program",
    uk: "вона названа як конфліктна копія програми синхронізації")
  static let ignoredNameRule = MessageKey(
    en: "a line of .vaultignore matches it", uk: "її стосується рядок у .vaultignore")

  // MARK: The editor
  static let commandEdit = MessageKey(
    en: "Open a note in your editor, at the line of the item, and check it afterwards.",
    uk: "Відкрити нотатку в редакторі на рядку запису, а потім перевірити її.")
  static let exampleEdit = MessageKey(
    en: "shows how the editor would be called", uk: "показує, як було б викликано редактор")
  static let exitEdited = MessageKey(en: "the note has no errors", uk: "у нотатці немає помилок")
  static let exitEditedBadly = MessageKey(
    en: "there is no such item, or the note has errors", uk: "такого запису немає, або в нотатці є помилки")
  static let editorNotStarted = MessageKey(
    en: "cannot start the editor '{0}': {1}", uk: "не вдалося запустити редактор «{0}»: {1}")
  static let editorHint = MessageKey(
    en: "VISUAL, EDITOR or 'editor:' in your own config.yaml names another one",
    uk: "VISUAL, EDITOR або «editor:» у власному config.yaml назве інший")
  static let editorFailed = MessageKey(
    en: "the editor '{0}' ended with status {1}", uk: "редактор «{0}» завершився зі статусом {1}")
  static let editorKilled = MessageKey(
    en: "the editor '{0}' was ended by signal {1}", uk: "редактор «{0}» зупинив сигнал {1}")
  static let editorUnreadable = MessageKey(
    en: "the command in {0} cannot be read: {1}", uk: "команду в {0} не вдалося прочитати: {1}")
  static let userConfigurationWrong = MessageKey(
    en: "your own settings cannot be read: {0}: {1}", uk: "ваші власні налаштування не читаються: {0}: {1}")
  static let variableConfigurationHome = MessageKey(
    en: "the folder of vault/config.yaml, your own settings, else ~/.config",
    uk: "тека з vault/config.yaml, вашими налаштуваннями; інакше ~/.config")
  static let variableEditor = MessageKey(
    en: "the editor that 'vault edit' opens; the first that is set counts",
    uk: "редактор, який відкриває «vault edit»; діє перша задана")

  // MARK: Fixes
  static let flagFix = MessageKey(
    en: "correct what has exactly one right answer", uk: "виправити те, що має рівно одне правильне виправлення")
  static let exampleCheckFix = MessageKey(
    en: "shows what would be corrected, and writes nothing", uk: "показує, що було б виправлено, і нічого не записує")
  static let labelFixed = MessageKey(en: "fixed", uk: "виправлено")
  static let fixNothing = MessageKey(
    en: "nothing has exactly one right correction", uk: "ніщо не має рівно одного правильного виправлення")
  static let fixSummary = MessageKey(
    en: "{0} {0:problem|problems} corrected in {1} {1:file|files}",
    uk: "виправлено {0} {0:помилку|помилки|помилок} у {1} {1:файлі|файлах|файлах}")
  static let fixPreview = MessageKey(
    en: "{0} {0:problem|problems} would be corrected in {1} {1:file|files}",
    uk: "було б виправлено {0} {0:помилку|помилки|помилок} у {1} {1:файлі|файлах|файлах}")
  static let fixStray = MessageKey(
    en: "{0} is in no vault and stays as it is", uk: "{0} не належить до сховища й лишається без змін")
}
