/// Texts about moving notes and about tags.
package extension MessageKey {
  // MARK: Moving notes
  static let commandMove = MessageKey(
    en: "Move or rename notes, and rewrite every link to them.",
    uk: "Перенести чи перейменувати нотатки й переписати всі посилання на них.")
  static let operandMoveItem = MessageKey(
    en: "a note, by path, handle, link name or title", uk: "нотатка: шлях, код, назва посилання чи назва")
  static let operandMovePath = MessageKey(
    en: "a folder, or the new path of one note; .md may be left out",
    uk: "тека або новий шлях однієї нотатки; .md можна не писати")
  static let flagMoveWhere = MessageKey(en: "every note that the query finds", uk: "кожна нотатка, яку знаходить запит")
  static let exampleMove = MessageKey(
    en: "rename a note, and see which links change with it",
    uk: "перейменувати нотатку й побачити, які посилання зміняться")
  static let exampleMoveWhere = MessageKey(
    en: "move notes into a folder, which is made when it is missing",
    uk: "перенести нотатки до теки; якщо її немає, вона з’явиться")
  static let moveHidden = MessageKey(
    en: "{0}: a name that begins with a dot is hidden, and vault would not see the note",
    uk: "{0}: назва з крапкою на початку прихована, і vault не побачив би нотатки")
  static let moveNotAName = MessageKey(
    en: "{0}: a name cannot have a control character", uk: "{0}: у назві не може бути керівного символу")
  static let moveNotSeen = MessageKey(
    en: "{0} is not a note that vault sees, so no link leads to it: a rule leaves it out",
    uk: "{0} не належить до нотаток сховища, тож посилання туди не ведуть: її виключає правило")
  static let moveTwoToOne = MessageKey(
    en: "{0} and {1} would both become {2}", uk: "{0} і {1} стали б одним файлом {2}")
  static let moveTakenHint = MessageKey(
    en: "choose another name, or move that one away first", uk: "виберіть іншу назву або спершу перенесіть той файл")
  static let moveIsLine = MessageKey(
    en: "{0} is a line, and only notes can be moved", uk: "{0} — це рядок, а перенести можна лише нотатку")
  static let moveIsLineHint = MessageKey(en: "name the note by its path", uk: "назвіть нотатку шляхом")
  static let moveNeedsFolder = MessageKey(
    en: "{0} {0:note|notes} can only move into a folder",
    uk: "{0} {0:нотатку|нотатки|нотаток} можна перенести лише до теки")
  static let moveNeedsFolderHint = MessageKey(
    en: "end the path with a slash", uk: "поставте в кінці шляху скісну риску")
  static let moveIgnored = MessageKey(
    en: "{0}: line {1} of .vaultignore hides it from vault, and links will lead nowhere",
    uk: "{0}: рядок {1} у .vaultignore ховає нотатку від vault, і посилання вестимуть у нікуди")
  static let moveSymbolicLink = MessageKey(
    en: "{0} is a symbolic link to it, and leads nowhere now",
    uk: "{0} — символьне посилання на неї, тепер воно нікуди не веде")
  static let moveUnreadable = MessageKey(
    en: "{0} {0:note|notes} cannot be read: links in {0:it|them} stay as they are",
    uk: "не вдалося прочитати {0} {0:нотатку|нотатки|нотаток}: посилання там лишаються як є")
  static let moveRewrote = MessageKey(
    en: "{0} {0:link|links} in {1} rewritten", uk: "переписано {0} {0:посилання|посилання|посилань} ({1})")
  static let moveWouldRewrite = MessageKey(
    en: "{0} {0:link|links} in {1} would be rewritten", uk: "буде переписано {0} {0:посилання|посилання|посилань} ({1})"
  )

  // MARK: Tags
  static let commandTag = MessageKey(
    en: "List, rename and merge tags.", uk: "Показати, перейменувати чи об’єднати теги.")
  static let operandTagAction = MessageKey(
    en: "what to do: list tags, rename one, or merge several into the last",
    uk: "що зробити: показати теги, перейменувати один чи об’єднати кілька в останній")
  static let operandTag = MessageKey(
    en: "a tag, with or without #; those below it, such as work/reports, go with it",
    uk: "тег, з # чи без; теги під ним, як-от робота/звіти, змінюються разом")
  static let flagTagWhere = MessageKey(
    en: "only in the notes that the query finds", uk: "лише в нотатках, які знаходить запит")
  static let exampleTagList = MessageKey(
    en: "every tag, and how many notes and lines have it", uk: "усі теги й скільки нотаток і рядків має кожен")
  static let exampleTagRename = MessageKey(
    en: "rename a tag in front matter and text, and those below it",
    uk: "перейменувати тег у вступному блоці й тексті разом із тегами під ним")
  static let exampleTagMerge = MessageKey(en: "make one tag of two", uk: "зробити з двох тегів один")
  static let exitNoTag = MessageKey(en: "there is no such tag", uk: "такого тега немає")
  static let tagNotFound = MessageKey(en: "no note has the tag '{0}'", uk: "жодна нотатка не має тега «{0}»")
  static let tagNotAName = MessageKey(en: "'{0}' cannot be a tag", uk: "«{0}» не може бути тегом")
  static let tagNotANameHint = MessageKey(
    en: "letters, digits, '-', '_' and '/' between parts; not digits alone",
    uk: "літери, цифри, «-», «_» і «/» між частинами; не самі цифри")
  static let tagUnreadable = MessageKey(
    en: "{0} {0:note|notes} cannot be read: tags in {0:it|them} stay as they are",
    uk: "не вдалося прочитати {0} {0:нотатку|нотатки|нотаток}: теги там лишаються як є")
  static let tagRenamed = MessageKey(
    en: "{0} {0:tag|tags} in {1} renamed", uk: "перейменовано {0} {0:тег|теги|тегів} ({1})")
  static let tagWouldRename = MessageKey(
    en: "{0} {0:tag|tags} in {1} would be renamed", uk: "буде перейменовано {0} {0:тег|теги|тегів} ({1})")
}
