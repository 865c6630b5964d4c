/// Texts about what changed and when.
package extension MessageKey {
  // MARK: What changed
  static let changeNoteAdded = MessageKey(en: "new note", uk: "нова нотатка")
  static let changeNoteRemoved = MessageKey(en: "note removed", uk: "нотатку вилучено")
  static let changeNoteMoved = MessageKey(en: "moved from {0}", uk: "перенесено з {0}")
  static let changeType = MessageKey(en: "type {0} → {1}", uk: "тип {0} → {1}")
  static let changeTitle = MessageKey(en: "title '{0}' → '{1}'", uk: "назва «{0}» → «{1}»")
  static let changeKeySet = MessageKey(en: "{0} set to {1}", uk: "{0}: задано {1}")
  static let changeKeyRemoved = MessageKey(en: "{0} removed, was {1}", uk: "{0}: прибрано, було {1}")
  static let changeKeyRenamed = MessageKey(en: "{0} renamed {1}", uk: "{0} тепер зветься {1}")
  static let changeNothing = MessageKey(en: "nothing", uk: "нічого")
  static let changeListReordered = MessageKey(en: "{0} in another order", uk: "{0}: інший порядок")
  static let changeFrontMatter = MessageKey(en: "front matter", uk: "вступний блок")
  static let changeHeadingAdded = MessageKey(en: "new heading '{0}'", uk: "новий заголовок «{0}»")
  static let changeHeadingRemoved = MessageKey(en: "heading '{0}' removed", uk: "заголовок «{0}» вилучено")
  static let changeHeadingRenamed = MessageKey(en: "heading '{0}' → '{1}'", uk: "заголовок «{0}» → «{1}»")
  static let changeHeadingMoved = MessageKey(
    en: "heading '{0}' moved with its section", uk: "заголовок «{0}» перенесено разом із розділом")
  static let changeHeadingLevel = MessageKey(
    en: "heading '{0}': level {1} → {2}", uk: "заголовок «{0}»: рівень {1} → {2}")
  static let changeLineAdded = MessageKey(en: "added {0}", uk: "додано: {0}")
  static let changeLineRemoved = MessageKey(en: "removed {0}", uk: "вилучено: {0}")
  static let changeLineTicked = MessageKey(en: "ticked {0}", uk: "виконано: {0}")
  static let changeLineReopened = MessageKey(en: "reopened {0}", uk: "знову відкрито: {0}")
  static let changeLineCancelled = MessageKey(en: "cancelled {0}", uk: "скасовано: {0}")
  static let changeLineStarted = MessageKey(en: "started {0}", uk: "розпочато: {0}")
  static let changeLineBoxed = MessageKey(en: "gave {0} a checkbox", uk: "тепер із прапорцем: {0}")
  static let changeLineMarked = MessageKey(en: "changed the mark of {0}", uk: "позначено інакше: {0}")
  static let changeLineUnboxed = MessageKey(en: "took the checkbox from {0}", uk: "без прапорця: {0}")
  static let changeLineReworded = MessageKey(en: "reworded '{0}' → '{1}'", uk: "переписано «{0}» → «{1}»")
  static let changeLineMovedTo = MessageKey(en: "moved {0} to {1}", uk: "{0}: перенесено до {1}")
  static let changeLineMovedBelow = MessageKey(en: "moved {0} below {1}", uk: "{0}: перенесено під {1}")
  static let changeLineMovedUp = MessageKey(
    en: "moved {0} above the first heading", uk: "{0}: перенесено над перший заголовок")
  static let changeLineMovedOut = MessageKey(en: "moved {0} out of {1}", uk: "{0}: винесено з {1}")
  static let changeLinesReordered = MessageKey(en: "lines in another order", uk: "рядки в іншому порядку")
  static let changeLogDone = MessageKey(en: "{0} done on {1}", uk: "{0}: виконано {1}")
  static let changeLogSkipped = MessageKey(en: "{0} skipped on {1}", uk: "{0}: пропущено {1}")
  static let changeLogRemoved = MessageKey(en: "{0}: {1} no longer in the log", uk: "{0}: {1} більше немає в журналі")
  static let wordText = MessageKey(en: "text", uk: "текст")
  static let changeTextCounts = MessageKey(
    en: "{0} {0:line|lines} added, {1} removed", uk: "додано {0} {0:рядок|рядки|рядків}, вилучено {1}")
  static let changeTextLinesAdded = MessageKey(en: "{0} {0:line|lines} added", uk: "додано {0} {0:рядок|рядки|рядків}")
  static let changeTextLinesRemoved = MessageKey(
    en: "{0} {0:line|lines} removed", uk: "вилучено {0} {0:рядок|рядки|рядків}")
  static let changeFormatting = MessageKey(en: "formatting only", uk: "змінився лише запис")
  static let changeNoWords = MessageKey(en: "(no words)", uk: "(без слів)")
  static let changeTheTask = MessageKey(en: "the task", uk: "завдання")

  // MARK: History
  static let historyNotCommitted = MessageKey(en: "not committed", uk: "не закомічено")
  static let historyCutOff = MessageKey(
    en: "the history ends here: the repository was cloned without its older part",
    uk: "історія закінчується тут: репозиторій клоновано без давнішої частини")
  static let historyNoCommits = MessageKey(
    en: "the repository has no commit yet", uk: "у репозиторії git ще немає жодного коміту")
  static let historyNeverCommitted = MessageKey(en: "{0} was never committed", uk: "{0} ще ніколи не комітили")
  static let historyOutsideVault = MessageKey(
    en: "{0} is in no vault, and only notes of a vault have a history",
    uk: "{0} лежить поза сховищем, а історію мають лише нотатки сховища")
  static let commandLog = MessageKey(
    en: "The history of a note or of one of its lines, in words.", uk: "Історія нотатки чи одного її рядка, словами.")
  static let exampleLog = MessageKey(
    en: "what happened to a recipe, the latest first", uk: "що було з рецептом, від найновішого")
  static let exampleLogLine = MessageKey(
    en: "what happened to one line, as programs read it", uk: "що було з одним рядком, у записі для програм")
  static let flagLogLimit = MessageKey(en: "at most N commits", uk: "щонайбільше N комітів")
  static let commandDiff = MessageKey(
    en: "What changed between two commits, or since one, in words.",
    uk: "Що змінилося між двома комітами чи від одного дотепер, словами.")
  static let operandRevision = MessageKey(
    en: "a commit, by its id or any name that git knows; none: the last one, and the work tree",
    uk: "коміт: номер чи будь-яка назва, відома git; без нього — останній і робоча тека")
  static let operandDiffItem = MessageKey(en: "only these notes and folders", uk: "лише ці нотатки й теки")
  static let flagPatch = MessageKey(
    en: "the unified diff, as git apply takes it", uk: "зміни як unified diff, який приймає git apply")
  static let exampleDiff = MessageKey(en: "what is not committed yet", uk: "що ще не закомічено")
  static let exampleDiffItems = MessageKey(en: "the same of the recipes alone", uk: "те саме, але лише про рецепти")
  static let exampleDiffPatch = MessageKey(
    en: "the changes of one note as a patch", uk: "зміни однієї нотатки як латка")
  static let exitDiffFound = MessageKey(en: "something changed", uk: "щось змінилося")
  static let revisionIsOption = MessageKey(
    en: "'{0}' is not a commit: the name of a commit does not begin with '-'",
    uk: "«{0}» — не коміт: назва коміту не починається з «-»")
  static let diffTooMany = MessageKey(
    en: "two versions can be compared, and '{0}' would be a third",
    uk: "порівняти можна дві версії, а «{0}» була б третьою")
  static let diffItemsHint = MessageKey(
    en: "notes and folders follow '--': vault diff {0} -- {1}",
    uk: "нотатки й теки пишуть після «--»: vault diff {0} -- {1}")
  static let diffUnknownItem = MessageKey(
    en: "'{0}' is not a changed note or folder, nor an item of the vault",
    uk: "«{0}» — ні змінена нотатка чи тека, ні запис сховища")
  static let commandSince = MessageKey(
    en: "Since when a key has the value it has.", uk: "Відколи ключ має своє значення.")
  static let operandSinceKey = MessageKey(
    en: "a key, such as servings, due or nutrition.energy; status is the checkbox of a line",
    uk: "ключ, як-от servings, due чи nutrition.energy; status — прапорець рядка")
  static let exampleSince = MessageKey(en: "since when a recipe is for so many", uk: "відколи рецепт на стільки порцій")
  static let exampleSinceLine = MessageKey(
    en: "since when a line is done, as programs read it", uk: "відколи рядок виконано, у записі для програм")
  static let sinceNoKey = MessageKey(en: "{0} has no key '{1}'", uk: "{0} не має ключа «{1}»")
  static let sinceUnchanged = MessageKey(en: "{0} {1}, since the note was added", uk: "{0} {1}, відколи є нотатка")
  static let sinceUnchangedLine = MessageKey(en: "{0} {1}, since the line was added", uk: "{0} {1}, відколи є рядок")
  static let sinceCutOff = MessageKey(
    en: "{0} {1}, as far as the history goes back", uk: "{0} {1}, наскільки сягає історія")
  static let exitSinceNothing = MessageKey(en: "the item does not have the key", uk: "такого ключа немає")
}
