/// Texts about `vault doctor`.
package extension MessageKey {
  // MARK: Doctor
  static let commandDoctor = MessageKey(
    en: "Check whether anything endangers the notes, and say what helps.",
    uk: "Перевірити, чи ніщо не загрожує нотаткам, і сказати, чим зарадити.")
  static let flagMergeCopies = MessageKey(
    en: "merge every conflict copy of a sync program into its note, and remove the copy",
    uk: "злити кожну конфліктну копію, яку лишила програма синхронізації, з її нотаткою і вилучити копію")
  static let exampleDoctor = MessageKey(
    en: "what is wrong, and the commands that put it right", uk: "що не так і які команди це виправлять")
  static let exampleDoctorMerge = MessageKey(
    en: "what merging the conflict copies would change", uk: "що змінить злиття конфліктних копій")
  static let exitDoctorWell = MessageKey(
    en: "nothing is wrong; there may be remarks", uk: "усе гаразд; можуть бути зауваження")
  static let exitDoctorFails = MessageKey(en: "something is wrong", uk: "щось не гаразд")

  // MARK: The report
  static let doctorAreaGit = MessageKey(en: "Git", uk: "Версії (git)")
  static let doctorAreaCopies = MessageKey(en: "Sync programs", uk: "Програми синхронізації")
  static let doctorAreaIndex = MessageKey(en: "Index", uk: "Індекс")
  static let doctorAreaState = MessageKey(en: "This device", uk: "Цей пристрій")
  static let doctorAreaSettings = MessageKey(en: "Settings", uk: "Налаштування")
  static let doctorWell = MessageKey(en: "all is well", uk: "усе гаразд")
  static let doctorSummary = MessageKey(
    en: "{0} {0:problem|problems}, {1} {1:remark|remarks}",
    uk: "{0} {0:проблема|проблеми|проблем}, {1} {1:зауваження|зауваження|зауважень}")

  // MARK: Git
  static let doctorGitThere = MessageKey(en: "git is installed", uk: "git встановлено")
  static let doctorGitMissing = MessageKey(
    en: "git is not installed: no history of the notes is kept; everything else works",
    uk: "git не встановлено: історія нотаток не ведеться; решта працює")
  static let doctorRepository = MessageKey(
    en: "the history of the notes is kept in {0}", uk: "історія нотаток зберігається в {0}")
  static let doctorNoRepository = MessageKey(
    en: "the vault is not in git: no history is kept", uk: "сховище не в git: історія не ведеться")
  static let doctorShallow = MessageKey(
    en: "the repository was cloned without its older history", uk: "репозиторій клоновано без давнішої історії")
  static let doctorFilesIgnored = MessageKey(
    en: "git leaves .vault/cache and .vault/state alone", uk: "git не чіпає .vault/cache і .vault/state")
  static let doctorTracked = MessageKey(
    en: "{0} is in the repository, but belongs to this device alone",
    uk: "{0} у репозиторії, хоча належить лише цьому пристрою")
  static let doctorNotIgnored = MessageKey(
    en: "git does not ignore {0}: the line '{1}' is missing", uk: "git не ігнорує {0}: бракує рядка «{1}»")
  static let doctorPublished = MessageKey(
    en: "{0} is private by .gitignore, but {1} of its {1:notes is|notes are} in the repository",
    uk: "{0} — приватна тека за .gitignore, але {1} {1:її нотатка|її нотатки|її нотаток|її нотатки} в репозиторії")
  static let doctorNothingUnderWay = MessageKey(
    en: "git has left nothing unfinished", uk: "git не лишив нічого незавершеним")
  static let doctorMerging = MessageKey(en: "a merge is under way", uk: "триває злиття")
  static let doctorRebasing = MessageKey(en: "a rebase is under way", uk: "триває перебазування")
  static let doctorPicking = MessageKey(
    en: "a cherry-pick or revert is under way", uk: "триває перенесення чи скасування коміту")
  static let doctorStaleLock = MessageKey(
    en: "git was interrupted and left {0} behind", uk: "перерваний git лишив по собі {0}")
  static let doctorLock = MessageKey(
    en: "git is working in the repository right now", uk: "у репозиторії саме працює git")
  static let doctorDriverSetUp = MessageKey(
    en: "git merges and compares notes as vault does", uk: "git зливає й порівнює нотатки так, як vault")
  static let doctorDriverNotSetUp = MessageKey(
    en: "git merges notes line by line", uk: "git зливає нотатки рядок за рядком")
  static let doctorDriverMissing = MessageKey(
    en: "the drivers named in .gitattributes are not set up here: {0}",
    uk: "драйвери, які називає .gitattributes, тут не налаштовано: {0}")
  static let doctorLeftoversNotIgnored = MessageKey(
    en: "'git add' would take the files that an interrupted command leaves beside notes",
    uk: "«git add» узяв би файли, які перервана команда лишає біля нотаток")
  static let doctorAttributesMissing = MessageKey(
    en: "vault's merge and diff drivers are set up, but nothing uses them here",
    uk: "драйвери vault для злиття й порівняння налаштовано, але тут їх ніщо не використовує")
  static let doctorDriverGone = MessageKey(
    en: "the merge driver runs {0}, which does not exist", uk: "драйвер злиття запускає {0}, а такої програми немає")
  static let doctorDriverOther = MessageKey(
    en: "the merge driver runs {0}, which is another vault program",
    uk: "драйвер злиття запускає {0}, а це інша програма vault")
  static let doctorDriverDiffers = MessageKey(
    en: "settings of the drivers differ from those of this version: {0}",
    uk: "налаштування драйверів відрізняються від тих, що в цій версії: {0}")

  // MARK: Conflict copies
  static let doctorNoCopies = MessageKey(
    en: "no sync program left a conflict copy", uk: "програми синхронізації не лишили жодної конфліктної копії")
  static let doctorCopy = MessageKey(
    en: "a conflict copy of {0}, made by {1}; search does not see it",
    uk: "конфліктна копія нотатки {0} від програми {1}; пошук її не бачить")
  static let doctorCopyAlone = MessageKey(
    en: "a conflict copy of {0}, which is gone, made by {1}; search does not see it",
    uk: "конфліктна копія нотатки {0}, якої вже немає, від програми {1}; пошук її не бачить")
  static let doctorPossibleCopy = MessageKey(
    en: "it may be a copy of {0}: compare the two, and remove one",
    uk: "можливо, це копія нотатки {0}: порівняйте обидві й вилучіть одну")
  static let copyMerged = MessageKey(
    en: "{0} is merged into {1}; common version: {2}", uk: "{0} злито з {1}; спільна версія: {2}")
  static let copyBaseCommit = MessageKey(en: "that of commit {0}", uk: "та, що в коміті {0}")
  static let copyBaseUndo = MessageKey(
    en: "that before an earlier command", uk: "та, що була до однієї з попередніх команд")
  static let copyBaseNone = MessageKey(en: "unknown", uk: "невідома")
  static let copySame = MessageKey(
    en: "{0} is the same as {1}, and is removed", uk: "{0} нічим не відрізняється від {1}, тож її вилучено")
  static let copyRenamed = MessageKey(
    en: "{0} takes the name of {1}, which is gone", uk: "{0} дістає назву {1}, бо тієї нотатки вже немає")
  static let copyWaits = MessageKey(
    en: "{0} stays: {1} has conflict markers; resolve them, and run the command again",
    uk: "{0} лишається: у {1} є позначки конфлікту; розв’яжіть його й повторіть команду")
  static let copyConflicts = MessageKey(
    en: "{0}: {1} {1:place was|places were} changed on both sides; both versions are between <<<<<<< and >>>>>>>",
    uk:
      "{0}: {1} {1:місце змінено|місця змінено|місць змінено} з обох боків; обидві версії стоять між <<<<<<< і >>>>>>>"
  )
  static let copyLeft = MessageKey(en: "{0} stays as it is: {1}", uk: "{0} лишається як є: {1}")

  // MARK: Notes
  static let doctorReadable = MessageKey(en: "{0} {0:note|notes} read", uk: "прочитано {0} {0:нотатку|нотатки|нотаток}")
  static let doctorUnreadable = MessageKey(en: "it cannot be read: {0}", uk: "не вдається прочитати: {0}")
  static let doctorUnreadableFolder = MessageKey(
    en: "the folder cannot be read: {0}", uk: "не вдається прочитати теку: {0}")
  static let doctorNoMarkers = MessageKey(
    en: "no note has an unresolved conflict", uk: "жодна нотатка не має нерозв’язаного конфлікту")
  static let doctorMarkers = MessageKey(
    en: "an unresolved conflict of a merge", uk: "тут після злиття лишився нерозв’язаний конфлікт")
  static let doctorBlockIDsUnique = MessageKey(
    en: "every ^id is unique in its note", uk: "кожен ^id у своїй нотатці один")
  static let doctorBlockIDTwice = MessageKey(
    en: "^{0} is also in line {1}: commands cannot tell the two lines apart",
    uk: "^{0} є і в рядку {1}: команди не розрізнять цих двох рядків")
  static let doctorCalendarIDsUnique = MessageKey(
    en: "every uid belongs to one item", uk: "кожен uid належить одному запису")
  static let doctorCalendarIDTwice = MessageKey(
    en: "the uid {0} also belongs to {1}: a calendar takes both for one",
    uk: "uid {0} належить і {1}: календар вважатиме їх одним")
  static let doctorNamesPortable = MessageKey(
    en: "all names stay different on other disks", uk: "усі назви лишаються різними й на інших дисках")
  static let doctorNamesCase = MessageKey(
    en: "only capital letters distinguish it from {0}: on a Mac or Windows one of the two is lost",
    uk: "від {0} відрізняється лише великими літерами: на Mac і Windows одна з двох зникне")
  static let doctorNamesComposed = MessageKey(
    en: "its name looks like {0}, but its letters are composed differently: on a Mac one of the two is lost",
    uk: "пишеться так само, як {0}, лише літери складено інакше: на Mac одна з двох зникне")
  static let doctorNoOrphans = MessageKey(en: "every note has a link to it", uk: "на кожну нотатку є посилання")
  static let doctorOrphans = MessageKey(
    en: "{0} {0:note has|notes have} no link to {0:it|them}", uk: "на {0} {0:нотатку|нотатки|нотаток} немає посилань")

  // MARK: The index and this device
  static let doctorIndexFresh = MessageKey(
    en: "the index is up to date: {0} {0:note|notes}", uk: "індекс актуальний: {0} {0:нотатка|нотатки|нотаток}")
  static let doctorIndexRefreshed = MessageKey(
    en: "the index is up to date again: {0} changed {0:note was|notes were} read",
    uk: "індекс знову актуальний: перечитано {0} {0:змінену нотатку|змінені нотатки|змінених нотаток}")
  static let doctorIndexMade = MessageKey(
    en: "the index was built from {0} {0:note|notes}", uk: "індекс побудовано з {0} {0:нотатки|нотаток|нотаток}")
  static let doctorIndexDamaged = MessageKey(
    en: "the index was damaged, and was built again from {0} {0:note|notes}",
    uk: "індекс був пошкоджений, його побудовано наново з {0} {0:нотатки|нотаток|нотаток}")
  static let doctorDeviceNone = MessageKey(
    en: "no command has changed a note on this device yet",
    uk: "на цьому пристрої ще жодна команда не змінювала нотаток")
  static let doctorDeviceOwn = MessageKey(
    en: ".vault/state belongs to this device", uk: ".vault/state належить цьому пристрою")
  static let doctorDeviceForeign = MessageKey(
    en: ".vault/state belongs to another device and is not used; the next command that changes a note sets it aside",
    uk:
      ".vault/state належить іншому пристрою і не використовується; наступна команда, що змінить нотатку, відкладе його вбік"
  )
  static let doctorAside = MessageKey(
    en: "set aside, because it is damaged or belongs to another device; look at it, then remove it",
    uk: "відкладено вбік, бо пошкоджене або з іншого пристрою; перегляньте й вилучіть")
  static let doctorNothingPending = MessageKey(en: "no command was interrupted", uk: "жодну команду не було перервано")
  static let doctorPending = MessageKey(
    en: "the command '{0}' was interrupted; the next command that changes a note finishes it or takes it back",
    uk: "команду «{0}» було перервано; наступна команда, що змінить нотатку, завершить її або скасує")
  static let doctorPendingUnusable = MessageKey(
    en: "the record of an interrupted command is damaged or belongs to another device",
    uk: "запис перерваної команди пошкоджений або з іншого пристрою")
  static let doctorNoLeftovers = MessageKey(
    en: "no interrupted write left a file behind", uk: "перервані записи не лишили по собі файлів")
  static let doctorLeftover = MessageKey(
    en: "left by an interrupted write; see whether it holds something of yours, then remove it",
    uk: "лишилося після перерваного запису; подивіться, чи немає там вашого, і вилучіть")
  static let doctorFoldersPrivate = MessageKey(
    en: "only you can read what vault keeps of the notes", uk: "те, що vault зберігає про нотатки, прочитаєте лише ви")
  static let doctorFolderOpen = MessageKey(
    en: "others can read or change {0} (permissions {1})", uk: "{0} можуть читати чи змінювати інші (права {1})")

  // MARK: Settings
  static let doctorNoSettings = MessageKey(
    en: "the vault has no settings of its own", uk: "власних налаштувань у сховища немає")
  static let doctorSettingsWell = MessageKey(
    en: ".vault/config.yaml is in order", uk: ".vault/config.yaml читається без помилок")
  static let doctorSetting = MessageKey(en: "it has no effect: {0}", uk: "не діє: {0}")
  static let doctorNoUserSettings = MessageKey(
    en: "you have no settings of your own", uk: "ваших власних налаштувань немає")
  static let doctorUserSettingsWell = MessageKey(en: "{0} is in order", uk: "{0} читається без помилок")
}
