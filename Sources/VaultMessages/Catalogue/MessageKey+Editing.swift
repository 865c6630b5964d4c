/// Texts about changing notes, writing them and undo.
package extension MessageKey {
  // MARK: Changing notes: help
  static let flagDryRun = MessageKey(
    en: "show what would change as a diff, and write nothing", uk: "показати зміни як різницю й нічого не записати")
  static let flagWhere = MessageKey(en: "every item that the query finds", uk: "кожен запис, який знаходить запит")
  static let operandItems = MessageKey(
    en: "a note or a line, by path, handle, link name or title",
    uk: "нотатка або рядок: шлях, код, назва посилання чи назва")
  static let operandAssignment = MessageKey(
    en: "items, then keys and values; += and -= for lists, nothing after = removes a key",
    uk: "записи, тоді ключі й значення; += і -= для списків, порожнє після = прибирає ключ")
  static let commandSet = MessageKey(en: "Change keys of notes and lines.", uk: "Змінити ключі нотаток і рядків.")
  static let exampleSet = MessageKey(
    en: "rate the borshch, and give it one more tag", uk: "оцінити борщ і додати йому тег")
  static let exampleSetWhere = MessageKey(en: "raise all tasks of a list", uk: "підняти всі завдання списку")
  static let exampleSetDepends = MessageKey(
    en: "make a task wait for another one, which gets a ^id for the link",
    uk: "зробити завдання залежним від іншого, яке дістане ^id для посилання")
  static let dependsOnNoTask = MessageKey(
    en: "'{0}' is not a task, so nothing can wait for it", uk: "«{0}» — не завдання, тож ніщо не може на нього чекати")
  static let exampleSetRemove = MessageKey(en: "take a key away", uk: "прибрати ключ")
  static let commandDone = MessageKey(en: "Mark tasks as done.", uk: "Позначити завдання виконаними.")
  static let exampleDone = MessageKey(en: "tick one task off", uk: "відмітити одне завдання")
  static let commandReopen = MessageKey(en: "Mark tasks as open again.", uk: "Знову відкрити завдання.")
  static let exampleReopen = MessageKey(en: "take the tick back", uk: "зняти позначку")
  static let commandCancel = MessageKey(en: "Mark tasks as cancelled.", uk: "Скасувати завдання.")
  static let exampleCancel = MessageKey(en: "give one task up", uk: "відмовитися від завдання")
  static let commandRemove = MessageKey(en: "Remove notes and lines.", uk: "Вилучити нотатки й рядки.")
  static let exampleRemove = MessageKey(
    en: "what removing a note takes away, and which links it breaks",
    uk: "що буде вилучено з нотаткою і які посилання зникнуть")
  static let commandAdd = MessageKey(en: "Add a line to a list.", uk: "Додати рядок до списку.")
  static let operandAddText = MessageKey(
    en: "the words of the line; - reads lines from the standard input",
    uk: "слова рядка; - читає рядки зі стандартного вводу")
  static let flagList = MessageKey(
    en: "the note to add to, instead of the default list", uk: "нотатка, до якої додати, замість типового списку")
  static let flagUnder = MessageKey(
    en: "add it under this heading, which is made when it is missing",
    uk: "додати під цей заголовок; якщо його немає, він з’явиться")
  static let exampleAdd = MessageKey(en: "add a task to the inbox", uk: "додати завдання до вхідних")
  static let exampleAddList = MessageKey(en: "add a line to a list", uk: "додати рядок до списку покупок")
  static let commandUndo = MessageKey(
    en: "Take back what the last command changed.", uk: "Скасувати зміни останньої команди.")
  static let flagUndoList = MessageKey(
    en: "list what can be taken back, the latest first", uk: "показати, що можна скасувати, найновіше спершу")
  static let exampleUndoList = MessageKey(
    en: "what was changed in the last 30 days", uk: "що змінювалося за останні 30 днів")
  static let flagWrite = MessageKey(
    en: "write the scaled amounts into the note", uk: "записати перераховані кількості в нотатку")

  // MARK: Changing notes
  static let pickQuestion = MessageKey(
    en: "a number, or words of the title to narrow (Enter or q ends):",
    uk: "номер або слова з назви, щоб звузити (Enter чи q — закінчити):")
  static let pickSeveralQuestion = MessageKey(
    en: "numbers such as 1 3 5-7, or words of the title to narrow (Enter or q ends):",
    uk: "номери, як-от 1 3 5-7, або слова з назви, щоб звузити (Enter чи q — кінець):")
  static let pickOnlyQuestion = MessageKey(
    en: "Enter takes it; or other words of the title (q ends):",
    uk: "Enter — узяти; або інші слова з назви (q — кінець):")
  static let pickOutOfRange = MessageKey(
    en: "there is no {0}: the numbers go from 1 to {1}", uk: "номера {0} немає: вони йдуть від 1 до {1}")
  static let pickTakesOne = MessageKey(en: "'vault {0}' takes one item", uk: "«vault {0}» приймає один запис")
  static let editNamesNothing = MessageKey(
    en: "'vault {0}' needs an item, or a query after --where",
    uk: "«vault {0}» потребує запису або запиту після --where")
  static let editOutsideVault = MessageKey(
    en: "{0} is in no vault, so the change could not be taken back",
    uk: "{0} не належить жодному сховищу, тож зміни не вдалося б скасувати")
  static let editTwoVaults = MessageKey(
    en: "the items are in two vaults, {0} and {1}", uk: "записи належать двом сховищам: {0} і {1}")
  static let editValueMissing = MessageKey(
    en: "'{0}' needs a value after the sign", uk: "«{0}» потребує значення після знака")
  static let editMakesError = MessageKey(en: "{0} was not changed: {1}", uk: "{0} не змінено: {1}")
  static let editRefused = MessageKey(en: "{0}: nothing was changed: {1}", uk: "{0}: нічого не змінено: {1}")
  static let editNothingToDo = MessageKey(
    en: "nothing to change: it is so already", uk: "нічого змінювати: усе вже так")
  static let editNothingToDoIn = MessageKey(
    en: "nothing to change in {0}: it is so already", uk: "{0}: нічого змінювати, усе вже так")
  static let editNothingToDoCount = MessageKey(
    en: "nothing to change in {0} {0:item|items}: it is so already",
    uk: "{0} {0:запис|записи|записів}: нічого змінювати, усе вже так")
  static let setChanges = MessageKey(en: "'{0}' is changed: {1}", uk: "«{0}» змінено: {1}")
  static let setNotes = MessageKey(
    en: "{0} {0:note is|notes are} changed", uk: "змінено {0} {0:нотатку|нотатки|нотаток}")
  static let editForetold = MessageKey(en: "after that: {0}", uk: "після цього: {0}")
  static let editQuestion = MessageKey(
    en: "Change {0} {0:note|notes}? [y/N]", uk: "Змінити {0} {0:нотатку|нотатки|нотаток}? [т/Н]")
  static let editNotConfirmed = MessageKey(en: "nothing was changed", uk: "нічого не змінено")
  static let editUndoHint = MessageKey(en: "'vault undo' takes it back", uk: "«vault undo» це скасує", isAdvice: true)
  static let editRepeats = MessageKey(
    en: "{0} repeats ({1}), so 'status=done' could mean one time or all of them",
    uk: "{0} повторюється ({1}), тож «status=done» може значити один раз або всі")
  static let editRepeatsHint = MessageKey(
    en: "'vault done' completes this time, 'vault cancel' ends the task",
    uk: "«vault done» завершує цей раз, «vault cancel» — усе завдання")
  static let editLinksDangle = MessageKey(
    en: "{0} {0:link leads|links lead} nowhere now",
    uk: "{0} {0:посилання веде|посилання ведуть|посилань ведуть} тепер у нікуди")
  static let editMoreLines = MessageKey(en: "and {0} more {0:line|lines}", uk: "і ще {0} {0:рядок|рядки|рядків}")
  static let addListIsLine = MessageKey(
    en: "the list '{0}' is a line, not a note", uk: "список «{0}» — це рядок, а не нотатка")
  static let addNoDefaultList = MessageKey(
    en: "the default list {0} of .vault/config.yaml is not there", uk: "типового списку {0} з .vault/config.yaml немає")
  static let undoNothing = MessageKey(en: "there is nothing to take back", uk: "скасовувати нічого")
  static let itemIsFolder = MessageKey(
    en: "'{0}' is a folder, not a note or a line", uk: "«{0}» — тека, а не нотатка чи рядок")
  static let itemIsFolderHint = MessageKey(en: "--where {0} names everything in it", uk: "усе в ній назве --where {0}")
  static let inputPlace = MessageKey(en: "the standard input:{0}", uk: "стандартний ввід:{0}")
  static let encodingHint = MessageKey(en: "save it as UTF-8 in an editor", uk: "збережіть її в редакторі як UTF-8")
  static let moveChangesType = MessageKey(
    en: "{0}: in its new folder it is a note of type {2}, not {1}; 'type: {3}' in it keeps that",
    uk: "{0}: у новій теці її тип — «{2}», а не «{1}»; «type: {3}» у нотатці його збереже")
  static let statusLeftOthers = MessageKey(
    en: "{0} {0:item|items} found {0:is not a task and stays|are not tasks and stay} as {0:it is|they are}",
    uk:
      "{0} {0:знайдений запис — не завдання, і він лишається|знайдені записи — не завдання, і вони лишаються|знайдених записів — не завдання, і вони лишаються} як є"
  )
  static let itemsEqualHint = MessageKey(
    en: "equal lines have one handle: give each its own id, such as '^one' at its end, and name it by path^one",
    uk: """
      однакові рядки мають один код: допишіть у кінці кожного свій ідентифікатор, як-от «^one», і \
      називайте його як шлях^one
      """)
  static let scaleWriteNeedsTarget = MessageKey(
    en: "'vault scale --write' needs to know to which amount, such as --servings 6",
    uk: "«vault scale --write» має знати, до якої кількості: наприклад, --servings 6")
  static let scaleWriteLoses = MessageKey(
    en: """
      {0} {0:amount is|amounts are} not the exact {0:multiple|multiples}, and scaling back will not \
      restore {0:it|them}:
      """,
    uk: """
      {0} {0:кількість не є точним кратним|кількості не є точними кратними|кількостей не є точними \
      кратними}, і зворотне перерахування не поверне {0:її|їх|їх}:
      """)
  static let editIsLink = MessageKey(
    en: "{0} is a link to {1}, and would lead nowhere without it",
    uk: "{0} — посилання файлової системи на {1}; без неї воно вело б у нікуди")
  static let editIsLinkHint = MessageKey(
    en: "name {0} to mean the note; the link itself is not a note, and the system's 'rm' or 'mv' takes it",
    uk: "щоб ішлося про нотатку, назвіть {0}; саме посилання — не нотатка, його приберуть системні «rm» чи «mv»")
  static let undoRecordDamaged = MessageKey(
    en: "{0}: the record of a command is damaged, and that command cannot be taken back",
    uk: "{0}: дані про команду пошкоджено, тож її не скасувати")
  static let undoDamagedHint = MessageKey(
    en: "'rm {0}' gives that command up; then the one before it can be taken back, if its notes are unchanged",
    uk: "«rm {0}» забуде ту команду; тоді можна скасувати попередню, якщо її нотаток не змінено")
  static let recoveryOtherDevice = MessageKey(
    en: "the state of this vault was another device's ({0}); only commands of this device can be taken back here",
    uk: "стан цього сховища залишив інший пристрій ({0}); тут можна скасувати лише команди цього пристрою")
  static let editQuestionMove = MessageKey(
    en: "Move {0} {0:note|notes}? [y/N]", uk: "Перенести {0} {0:нотатку|нотатки|нотаток}? [т/Н]")
  static let editQuestionMoveAndChange = MessageKey(
    en: "Move {0} {0:note|notes} and change {1} {1:other|others}? [y/N]",
    uk: "Перенести {0} {0:нотатку|нотатки|нотаток} і змінити ще {1}? [т/Н]")
  static let editQuestionRemove = MessageKey(
    en: "Remove {0} {0:note|notes}? [y/N]", uk: "Вилучити {0} {0:нотатку|нотатки|нотаток}? [т/Н]")
  static let editQuestionRemoveAndChange = MessageKey(
    en: "Remove {0} {0:note|notes} and change {1} {1:other|others}? [y/N]",
    uk: "Вилучити {0} {0:нотатку|нотатки|нотаток} і змінити ще {1}? [т/Н]")
  static let textAfterDashes = MessageKey(
    en: "text that begins with '-' follows '--': {0}", uk: "текст, що починається з «-», ставлять після «--»: {0}")
  static let setKeepsTime = MessageKey(
    en: "its time stays {0}; '{1}' takes it away", uk: "час лишається {0}; «{1}» прибирає його")
  static let setDueBesideStart = MessageKey(
    en: "'{0}' has a deadline now, and still happens at {2}; '{1}' moves that",
    uk: "«{0}» тепер має термін, а відбувається й далі {2}; перенести можна так: «{1}»")
  static let setUnknownKey = MessageKey(
    en: "vault does not know the key '{0}'; {1}", uk: "vault не знає ключа «{0}»; {1}")
  static let addNoWords = MessageKey(
    en: "'{0}' has no words to know the line by", uk: "у «{0}» немає слів, за якими можна впізнати рядок")

  // MARK: Refusals to edit
  static let refusalSharedByAlias = MessageKey(
    en: "the value is used in several places ('&' and '*')", uk: "значення спільне для кількох місць («&» і «*»)")
  static let refusalMergeKey = MessageKey(
    en: "the keys are taken from elsewhere by '<<'", uk: "ключі взято з іншого місця через «<<»")
  static let refusalDuplicateKey = MessageKey(en: "the key '{0}' is there twice", uk: "ключ «{0}» є двічі")
  static let refusalFieldInText = MessageKey(
    en: "'{0}' is text in the line, not a field; make it a field at the line's end first",
    uk: "«{0}» стоїть у рядку як текст, а не як поле; спершу зробіть його полем у кінці рядка")
  static let refusalStartBesideEnd = MessageKey(
    en: "'[start:: …]' is the day from which the task is shown, and would be a start beside an end; set both together",
    uk: "«[start:: …]» — день, від якого завдання видно; поруч із кінцем це був би початок; задайте обидва разом")
  static let refusalConflictMarkers = MessageKey(
    en: "the note has conflict markers of git", uk: "у нотатці є позначки конфлікту git")
  static let refusalFrontMatterBroken = MessageKey(
    en: "the front matter cannot be read to its end", uk: "вступний блок не читається до кінця")
  static let refusalFrontMatterNotMapping = MessageKey(
    en: "the front matter is not 'key: value' pairs", uk: "вступний блок — не пари «ключ: значення»")
  static let refusalValueIsMapping = MessageKey(
    en: "the value of '{0}' has keys of its own", uk: "значення «{0}» має власні ключі")
  static let refusalValueNotMapping = MessageKey(
    en: "the value of '{0}' has no keys of its own", uk: "значення «{0}» не має власних ключів")
  static let refusalValueNotList = MessageKey(en: "the value of '{0}' is not a list", uk: "значення «{0}» — не список")
  static let refusalListIsNested = MessageKey(
    en: "the list '{0}' has lists or keys inside", uk: "список «{0}» має всередині списки або ключі")
  static let refusalNoSuchKey = MessageKey(en: "there is no key '{0}'", uk: "ключа «{0}» немає")
  static let refusalKeyExists = MessageKey(en: "the key '{0}' exists already", uk: "ключ «{0}» уже є")
  static let refusalKeyNotWritable = MessageKey(en: "'{0}' cannot be a key there", uk: "«{0}» не може бути ключем там")
  static let refusalValueNotWritable = MessageKey(
    en: "'{0}' cannot be written there: it would not stay one value",
    uk: "«{0}» не можна записати там: це не лишиться одним значенням")
  static let refusalValueIsTagged = MessageKey(
    en: "the value has the YAML tag {0}, which gives it its meaning",
    uk: "значення має тег YAML {0}, який визначає його зміст")
  static let refusalLineHasFlatKeys = MessageKey(
    en: "a line has no keys inside others: '{0}'", uk: "рядок не має ключів усередині інших: «{0}»")
  static let refusalLineNotFound = MessageKey(
    en: "the line is gone, or others are the same now", uk: "рядка вже немає, або тепер є інші такі самі")
  static let refusalNoCheckbox = MessageKey(
    en: "it is not a task: it has no checkbox and no status", uk: "це не завдання: немає ні прапорця, ні стану")
  static let refusalNoSuchHeading = MessageKey(en: "there is no heading '{0}'", uk: "заголовка «{0}» немає")
  static let refusalHeadingAmbiguous = MessageKey(en: "several headings read '{0}'", uk: "заголовків «{0}» кілька")
  static let refusalMoveIntoItself = MessageKey(
    en: "a line cannot be below itself", uk: "рядок не може бути під самим собою")
  static let refusalWouldReadOtherwise = MessageKey(
    en: "the note would not mean what was meant", uk: "нотатка означала б не те, що задумано")
  static let refusalNoteTooLarge = MessageKey(
    en: "the note would be larger than {0} {0:byte|bytes}", uk: "нотатка перевищила б {0} {0:байт|байти|байтів}")
  static let refusalHintByHand = MessageKey(en: "change it in an editor", uk: "змініть це в редакторі")

  // MARK: Writing
  static let writeNothingWritten = MessageKey(en: "nothing was written", uk: "нічого не записано")
  static let writeChanged = MessageKey(
    en: "{0}: another program changed it at the same time", uk: "{0}: його водночас змінила інша програма")
  static let writeVanished = MessageKey(en: "{0}: it is gone", uk: "{0}: його вже немає")
  static let writeNameTaken = MessageKey(en: "{0}: the name is taken", uk: "{0}: назву зайнято")
  static let writeNamedTwice = MessageKey(en: "{0}: the command names it twice", uk: "{0}: команда називає його двічі")
  static let writeOutside = MessageKey(
    en: "{0}: it is outside the vault, or nowhere", uk: "{0}: це за межами сховища або ніде")
  static let writeOtherVault = MessageKey(en: "{0}: it is in another vault", uk: "{0}: це в іншому сховищі")
  static let writeNotRegular = MessageKey(en: "{0}: it is not an ordinary file", uk: "{0}: це не звичайний файл")
  static let writeFileTooLarge = MessageKey(
    en: "{0}: it is longer than a note may be", uk: "{0}: довший, ніж може бути нотатка")
  static let writeNotAPath = MessageKey(en: "{0}: no note can be there", uk: "{0}: там не може бути нотатки")
  static let writeConflict = MessageKey(en: "nothing was written:", uk: "нічого не записано:")
  static let writeConflictHint = MessageKey(
    en: "look at the notes, and run the command again", uk: "гляньте на нотатки й повторіть команду")
  static let writeWillFinish = MessageKey(
    en: "cannot write {0}: {1}; the next command that changes notes will finish this one",
    uk: "не вдалося записати {0}: {1}; цю команду завершить наступна, що змінює нотатки")
  static let writeWillTakeBack = MessageKey(
    en: "cannot write {0}: {1}; the next command that changes notes will take this one back",
    uk: "не вдалося записати {0}: {1}; цю команду скасує наступна, що змінює нотатки")
  static let writeEditedMeanwhile = MessageKey(
    en: "{0} {0:note was|notes were} edited after this command wrote, and {0:keeps|keep} both; the rest was taken back",
    uk: "{0} {0:нотатку|нотатки|нотаток} змінено вже після запису, там лишилося і те, і те; решту скасовано")
  static let writeLocked = MessageKey(
    en: "another vault command has been writing for too long", uk: "інша команда vault пише вже надто довго")
  static let writeUnsafeKind = MessageKey(
    en: "{0} should be a plain file or folder of your own", uk: "{0} має бути звичайним файлом або текою")
  static let writeUnsafeOwner = MessageKey(
    en: "{0} belongs to someone else, or others may write it",
    uk: "{0} належить комусь іншому або його можуть писати інші")
  static let writeTooMuch = MessageKey(
    en: "the command changes more than fits one undo ({0} {0:byte|bytes})",
    uk: "команда змінює більше, ніж уміщує одне скасування ({0} {0:байт|байти|байтів})")
  static let recoveryFinished = MessageKey(
    en: "the interrupted command '{0}' was finished first", uk: "спершу завершено перервану команду «{0}»")
  static let recoveryTakenBack = MessageKey(
    en: "the interrupted command '{0}' was taken back first", uk: "спершу скасовано перервану команду «{0}»")
  static let recoveryEdited = MessageKey(
    en: "{0}: edited since then, and left as it is", uk: "{0}: відтоді редаговано, залишено як є")
  static let recoveryLeftover = MessageKey(
    en: "{0}: it holds what was saved while that command wrote",
    uk: "{0}: тут те, що збережено, поки та команда писала")
  static let recoverySetAside = MessageKey(
    en: "{0}: damaged or from another device, and not used",
    uk: "{0}: пошкоджене або з іншого пристрою, не використовується")
  static let undoDamaged = MessageKey(
    en: "{0} is damaged, so the command cannot be taken back", uk: "{0} пошкоджено, тож команду не скасувати")

  // MARK: Scaling into the note
  static let exampleScaleWrite = MessageKey(
    en: "what writing the scaled amounts into the note would change",
    uk: "що зміниться, якщо записати перераховані кількості в нотатку")

  // MARK: Undo
  static let exitNothingToUndo = MessageKey(en: "nothing to take back", uk: "скасовувати нічого")
  static let undoIsUndone = MessageKey(en: "taken back", uk: "скасовано")

  // MARK: More refusals to edit
  static let refusalSeveralDocuments = MessageKey(
    en: "the front matter has several YAML documents", uk: "вступний блок містить кілька документів YAML")
  static let refusalComplexKey = MessageKey(
    en: "one of the keys there is not a plain word on one line",
    uk: "один із ключів там — не просте слово в одному рядку")
  static let refusalListHoldsComments = MessageKey(
    en: "the list '{0}' has comments that would be lost", uk: "список «{0}» має коментарі, які зникли б")
  static let refusalLinkNotWritable = MessageKey(
    en: "no spelling of a link leads to '{0}' alone", uk: "жодне написання посилання не веде лише до «{0}»")

  // MARK: Undo
  static let exampleUndo = MessageKey(en: "add a line, and take it back", uk: "додати рядок і скасувати це")

  // MARK: Undo conflicts
  static let undoCalendarLeft = MessageKey(
    en: "{0} was changed since then and stays as it is; the next synchronisation pairs its entries with the notes",
    uk: "{0} відтоді змінено, тож він лишається як є; наступна синхронізація знайде його записам пари серед нотаток")
  static let undoConflict = MessageKey(
    en: "{0} {0:note is|notes are} not as that command left {0:it|them}; nothing was taken back:",
    uk:
      "{0} {0:нотатка вже не така|нотатки вже не такі|нотаток уже не такі}, як після тієї команди; нічого не скасовано:"
  )
}
