/// Reading and writing files.
package extension MessageKey {
  // MARK: Reading and writing
  static let cannotRead = MessageKey(en: "cannot read {0}: {1}", uk: "не вдалося прочитати {0}: {1}")
  static let cannotWrite = MessageKey(en: "cannot write {0}: {1}", uk: "не вдалося записати {0}: {1}")
  static let cannotWriteOutput = MessageKey(en: "cannot write the output: {0}", uk: "не вдалося вивести результат: {0}")
  static let argumentsNotUTF8 = MessageKey(
    en: "not UTF-8, so some of its letters are lost: {0}", uk: "це не UTF-8, тож деякі літери втрачено: {0}")
  static let argumentsNotUTF8Hint = MessageKey(
    en: "set the terminal and its locale to UTF-8, and type it again",
    uk: "налаштуйте термінал і його локаль на UTF-8 і наберіть ще раз")
  static let tooLittleMemory = MessageKey(
    en: "vault needs {0} MB of address space, and the limit is {1} MB (ulimit -v)",
    uk: "vault потребує {0} МБ адресного простору, а обмеження — {1} МБ (ulimit -v)")
  static let unansweredHint = MessageKey(
    en: "the change is made: do not repeat the command", uk: "зміну зроблено: не повторюйте команди")
  static let systemNotFound = MessageKey(en: "there is no such file or folder", uk: "немає такого файлу чи теки")
  static let systemNoPermission = MessageKey(en: "permission denied", uk: "бракує прав доступу")
  static let systemIsDirectory = MessageKey(en: "it is a folder", uk: "це тека")
  static let systemNotDirectory = MessageKey(en: "it is not a folder", uk: "це не тека")
  static let systemExists = MessageKey(en: "it exists already", uk: "такий файл уже є")
  static let systemNoSpace = MessageKey(en: "no space is left on the disk", uk: "на диску не лишилося місця")
  static let systemQuota = MessageKey(en: "the disk quota is used up", uk: "дискову квоту вичерпано")
  static let systemTooLarge = MessageKey(en: "the file is too large", uk: "файл завеликий")
  static let systemReadOnly = MessageKey(en: "the disk is read-only", uk: "диск доступний лише для читання")
  static let systemInputOutput = MessageKey(en: "input/output error", uk: "помилка введення-виведення")
  static let systemLinkLoop = MessageKey(en: "the links form a loop", uk: "посилання утворюють коло")
  static let systemNameTooLong = MessageKey(en: "the name is too long", uk: "назва задовга")
  static let systemTooManyFiles = MessageKey(en: "too many files are open", uk: "відкрито забагато файлів")
  static let systemNotRegular = MessageKey(en: "it is not an ordinary file", uk: "це не звичайний файл")
  static let systemClosed = MessageKey(en: "it is closed", uk: "його закрито")
  static let systemOther = MessageKey(en: "system error {0}", uk: "системна помилка {0}")

  // MARK: Files that cannot be read, and ignored ones
  static let unreadableEncoding = MessageKey(en: "it is not UTF-8", uk: "це не UTF-8")
  static let unreadableWindows1251 = MessageKey(
    en: "it is not UTF-8, but looks like Windows-1251; convert it with 'iconv -f windows-1251 -t utf-8'",
    uk: "це не UTF-8, а схоже на Windows-1251; перетворіть його через «iconv -f windows-1251 -t utf-8»")
  static let unreadableUTF16 = MessageKey(
    en: "it is not UTF-8, but looks like UTF-16; convert it with 'iconv -f utf-16 -t utf-8'",
    uk: "це не UTF-8, а схоже на UTF-16; перетворіть його через «iconv -f utf-16 -t utf-8»")
  static let unreadableTooLarge = MessageKey(en: "it is longer than 64 MB", uk: "він більший за 64 МБ")
  static let unreadableVanished = MessageKey(
    en: "it was there a moment ago, and now it is gone", uk: "щойно він був, а тепер зник")
  static let unreadableLinkOutside = MessageKey(
    en: "the link leads outside the vault", uk: "посилання веде за межі сховища")
  static let unreadableLinkNoNote = MessageKey(
    en: "the link leads to a file that is not named *.md", uk: "посилання веде до файлу без назви *.md")
  static let unreadableLinkDangling = MessageKey(en: "the link leads nowhere", uk: "посилання нікуди не веде")
  static let unreadableTooDeep = MessageKey(
    en: "it is nested in more than 200 folders", uk: "воно лежить глибше ніж у 200 теках")
  static let ignoredHidden = MessageKey(en: "{0} hidden", uk: "{0} {0:прихований|приховані|прихованих|прихованого}")
  static let ignoredNotMarkdown = MessageKey(en: "{0} not named *.md", uk: "{0} без назви *.md")
  static let ignoredConflictCopy = MessageKey(
    en: "{0} {0:conflict copy|conflict copies}",
    uk: "{0} {0:конфліктна копія|конфліктні копії|конфліктних копій|конфліктної копії}")
  static let ignoredLink = MessageKey(
    en: "{0} {0:link to another note|links to other notes}",
    uk: "{0} {0:посилання на іншу нотатку|посилання на інші нотатки|посилань на інші нотатки|посилання на інші нотатки}"
  )
  static let ignoredByFile = MessageKey(en: "{0} by .vaultignore", uk: "{0} через .vaultignore")
  static let excludedHidden = MessageKey(
    en: "{0} hidden {0:folder|folders}, not entered",
    uk: "{0} {0:прихована тека|приховані теки|прихованих тек|прихованої теки}, без вмісту")
  static let excludedByFile = MessageKey(
    en: "{0} {0:folder|folders} by .vaultignore, not entered",
    uk: "{0} {0:тека|теки|тек|теки} через .vaultignore, без вмісту")
  static let excludedVaults = MessageKey(
    en: "{0} {0:folder|folders} with a vault of {0:its|their} own, not entered",
    uk: "{0} {0:тека|теки|тек|теки} з власним сховищем, без вмісту")
}
