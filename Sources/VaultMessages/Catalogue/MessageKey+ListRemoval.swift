/// Texts about removing a list, and about names of lists.
package extension MessageKey {
  static let operandListRemoved = MessageKey(
    en: "the list to remove, by title, alias, path or handle",
    uk: "список, який вилучити: назва, інша назва, шлях чи код")
  static let flagListMoveTo = MessageKey(
    en: "with rm: its tasks go to another list", uk: "з rm: завдання переходять до іншого списку")
  static let flagListDetach = MessageKey(
    en: "with rm: its tasks stay and belong to no list; lines of its note go to the default list or inbox.md",
    uk: "з rm: завдання лишаються без списку; рядки нотатки переходять до типового списку або inbox.md")
  static let flagListWithTasks = MessageKey(
    en: "with rm: its tasks are removed, too", uk: "з rm: завдання вилучаються теж")
  static let exampleListRemove = MessageKey(
    en: "remove a list and keep its tasks, and see first what would change",
    uk: "вилучити список, лишити завдання і спершу побачити, що зміниться")

  static let listRemoveBuiltIn = MessageKey(
    en: "'{0}' is a built-in list: it has no note, so nothing can be removed",
    uk: "«{0}» — вбудований список: нотатки в нього немає, тож вилучати нічого")
  static let listRemoveNoChoice = MessageKey(
    en: "'{0}' is not empty ({1} {1:line|lines} of its own, {2} other {2:task|tasks}): say what becomes of the tasks",
    uk:
      "«{0}» не порожній (власних рядків: {1}, інших завдань: {2}): скажіть, що буде із завданнями"
  )
  static let listRemoveChoices = MessageKey(
    en: "--move-to LIST moves them, --detach keeps them without a list, --with-tasks removes them",
    uk: "--move-to СПИСОК перенесе їх, --detach лишить без списку, --with-tasks вилучить")
  static let listRemoveAsk = MessageKey(
    en: "What becomes of them: 'detach', 'with-tasks', or the list they move to (Enter: nothing)?",
    uk:
      "Що з ними буде: «detach» (лишити), «with-tasks» (вилучити) чи назва списку, до якого перейдуть (Enter: нічого)?")
  static let listRemoveQuestion = MessageKey(en: "Go on? [y/N]", uk: "Продовжити? [т/Н]")
  static let listRemoveToItself = MessageKey(
    en: "the tasks of '{0}' cannot move to the list that is removed",
    uk: "завдання «{0}» не можуть перейти до списку, який вилучають")
  static let listRemoveInbox = MessageKey(
    en: "{0} is where tasks of no list go, so its lines have no other place: use --move-to or --with-tasks",
    uk: "до {0} потрапляють завдання без списку, тож іншого місця для його рядків немає: --move-to або --with-tasks")
  static let listRemoveBlockTaken = MessageKey(
    en: "'^{0}' is in {1} and in {2}, so links to it would mean two lines: change one of them first",
    uk: "«^{0}» є і в {1}, і в {2}, тож посилання означали б два рядки: спершу змініть один із них")

  static let listRemoveLinesMove = MessageKey(
    en: "{0} {0:line|lines} of {1} {0:goes|go} to {2}",
    uk: "{0} {0:рядок|рядки|рядків|рядка} {1} {0:перейде|перейдуть|перейдуть|перейдуть} до {2}")
  static let listRemoveForeignMove = MessageKey(
    en: "{0} {0:line|lines} of {1} that {0:names|name} another list {0:goes|go} to {2}",
    uk:
      "{0} {0:рядок|рядки|рядків|рядка} {1} з іншим списком {0:перейде|перейдуть|перейдуть|перейдуть} до {2}"
  )
  static let listRemoveLinesGo = MessageKey(
    en: "{0} {0:line|lines} of {1} {0:is|are} removed",
    uk: "{0} {0:рядок|рядки|рядків|рядка} {1} буде вилучено")
  static let listRemoveOthersGo = MessageKey(
    en: "{0} other {0:task|tasks} {0:is|are} removed",
    uk: "{0} {0:інше завдання|інші завдання|інших завдань|іншого завдання} буде вилучено")
  static let listRemoveOthersRenamed = MessageKey(
    en: "{0} other {0:task|tasks} {0:goes|go} to the list '{1}'",
    uk:
      "{0} {0:інше завдання|інші завдання|інших завдань|іншого завдання} {0:перейде|перейдуть|перейдуть|перейде} до списку «{1}»"
  )
  static let listRemoveOthersDetached = MessageKey(
    en: "{0} other {0:task|tasks} no longer {0:names|name} '{1}'",
    uk:
      "{0} {0:інше завдання|інші завдання|інших завдань|іншого завдання} більше не {0:матиме|матимуть|матимуть|матиме} списку «{1}»"
  )
  static let listRemoveNoteStays = MessageKey(
    en: "{0} stays as a note, because it has text beside its tasks: vault rm {0} removes it",
    uk: "{0} лишається нотаткою, бо в ній є текст поряд із завданнями: vault rm {0} вилучить її")
  static let listRemoveNoteGoes = MessageKey(en: "{0} is removed", uk: "{0} буде вилучено")
  static let listRemoveNoteAlone = MessageKey(
    en: "{0} is removed, and no task changes", uk: "{0} буде вилучено, жодне завдання не зміниться")
  static let listRemoveWasDefault = MessageKey(
    en: "the setting 'default-list' names the list that goes: change it in .vault/config.yaml",
    uk: "налаштування «default-list» називає цей список: змініть його в .vault/config.yaml")
}
