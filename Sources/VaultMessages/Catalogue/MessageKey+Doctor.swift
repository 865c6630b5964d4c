/// Texts about `vault doctor`.
package extension MessageKey {
  // MARK: Doctor
  static let commandDoctor = MessageKey(
    en: "Look whether anything endangers the notes, and say what mends it.",
    uk: "Перевірити, чи ніщо не загрожує нотаткам, і сказати, чим зарадити.")
  static let flagMergeCopies = MessageKey(
    en: "merge every conflict copy of a sync program into its note, and remove the copy",
    uk: "злити кожну копію конфлікту, яку лишила програма синхронізації, з її нотаткою і прибрати копію")
  static let exampleDoctor = MessageKey(
    en: "what is not in order, and the commands that mend it", uk: "що не гаразд і які команди це виправлять")
  static let exampleDoctorMerge = MessageKey(
    en: "what merging the conflict copies would change", uk: "що змінить злиття копій конфлікту")
  static let exitDoctorWell = MessageKey(
    en: "nothing is wrong; there may be remarks", uk: "усе гаразд; можуть бути зауваження")
  static let exitDoctorFails = MessageKey(en: "something is wrong", uk: "щось не гаразд")

  // MARK: The report
  static let doctorAreaGit = MessageKey(en: "Git", uk: "Версії (git)")
  static let doctorAreaCopies = MessageKey(en: "Sync programs", uk: "Програми синхронізації")
  static let doctorAreaNotes = MessageKey(en: "Notes", uk: "Нотатки")
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
    en: "git is not installed: vault keeps no versions of the notes, and all else works",
    uk: "git не встановлено: версій нотаток немає, решта працює")
  static let doctorRepository = MessageKey(en: "the notes are versioned in {0}", uk: "версії нотаток зберігає {0}")
  static let doctorNoRepository = MessageKey(
    en: "the vault lies in no repository of git, so that nothing keeps versions of the notes",
    uk: "сховище не лежить у репозиторії git, тож версій нотаток ніщо не зберігає")
  static let doctorShallow = MessageKey(
    en: "the history was cut off when the repository was cloned: older versions are not there",
    uk: "історію обрізано під час клонування: давніших версій тут немає")
  static let doctorFilesIgnored = MessageKey(
    en: "git leaves .vault/cache and .vault/state alone", uk: "git не чіпає .vault/cache і .vault/state")
  static let doctorTracked = MessageKey(
    en: "{0} is in the repository, though it is this device's alone",
    uk: "{0} потрапила до репозиторію, хоча належить лише цьому пристрою")
  static let doctorNotIgnored = MessageKey(
    en: "git does not ignore {0}: the line '{1}' is missing", uk: "git не ігнорує {0}: бракує рядка «{1}»")
  static let doctorPublished = MessageKey(
    en: "{0} is private by .gitignore, but {1} {1:note|notes} of it {1:is|are} in the repository",
    uk: "{0} — приватна тека за .gitignore, але {1} {1:нотатка|нотатки|нотаток|нотатки} з неї — в репозиторії")
  static let doctorNothingUnderWay = MessageKey(
    en: "nothing that git began is unfinished", uk: "git нічого не лишив незавершеним")
  static let doctorMerging = MessageKey(en: "a merge is under way", uk: "триває злиття")
  static let doctorRebasing = MessageKey(en: "a rebase is under way", uk: "триває перебазування")
  static let doctorPicking = MessageKey(
    en: "a cherry-pick or revert is under way", uk: "триває перенесення чи скасування коміту")
  static let doctorStaleLock = MessageKey(
    en: "git left {0} behind when it was interrupted", uk: "перерваний git лишив по собі {0}")
  static let doctorLock = MessageKey(
    en: "git is working in the repository just now", uk: "у репозиторії саме працює git")
  static let doctorDriverSetUp = MessageKey(
    en: "git merges and compares notes as vault does", uk: "git зливає й порівнює нотатки так, як vault")
  static let doctorDriverNotSetUp = MessageKey(
    en: "git merges notes as plain lines", uk: "git зливає нотатки просто за рядками")
  static let doctorDriverMissing = MessageKey(
    en: "the drivers that .gitattributes names are not set up here: {0}",
    uk: "драйвери, які називає .gitattributes, тут не налаштовано: {0}")
  static let doctorLeftoversNotIgnored = MessageKey(
    en: "'git add' would take what a killed command leaves beside notes",
    uk: "«git add» узяв би те, що перервана команда лишає біля нотаток")
  static let doctorAttributesMissing = MessageKey(
    en: "the drivers of vault are set up, and nothing names them here",
    uk: "драйвери vault налаштовано, але тут їх ніщо не називає")
  static let doctorDriverGone = MessageKey(
    en: "the merge driver runs {0}, which is not there", uk: "драйвер злиття запускає {0}, а такої програми немає")
  static let doctorDriverOther = MessageKey(
    en: "the merge driver runs {0}, another vault than this one",
    uk: "драйвер злиття запускає {0}, а це інший vault, не цей")
  static let doctorDriverDiffers = MessageKey(
    en: "settings of the drivers are not as this version has them: {0}",
    uk: "налаштування драйверів не такі, як у цій версії: {0}")

  // MARK: Conflict copies
  static let doctorNoCopies = MessageKey(
    en: "no sync program left a conflict copy", uk: "програми синхронізації не лишили жодної копії конфлікту")
  static let doctorCopy = MessageKey(
    en: "a conflict copy of {0}, made by {1}; nothing in it is searched",
    uk: "копія конфлікту нотатки {0} від програми {1}; у ній нічого не шукають")
  static let doctorCopyAlone = MessageKey(
    en: "a conflict copy of {0}, which is gone, made by {1}; nothing in it is searched",
    uk: "копія конфлікту нотатки {0}, якої вже немає, від програми {1}; у ній нічого не шукають")
  static let doctorPossibleCopy = MessageKey(
    en: "it may be a copy of {0}: compare the two, and remove one",
    uk: "можливо, це копія нотатки {0}: порівняйте обидві й видаліть одну")
  static let copyMerged = MessageKey(
    en: "{0} goes into {1}; common version: {2}", uk: "{0} вливається в {1}; спільна версія: {2}")
  static let copyBaseCommit = MessageKey(en: "the one of commit {0}", uk: "та, що в коміті {0}")
  static let copyBaseUndo = MessageKey(
    en: "the one before an earlier command", uk: "та, що була до однієї з попередніх команд")
  static let copyBaseNone = MessageKey(en: "none is known", uk: "невідома")
  static let copySame = MessageKey(
    en: "{0} is the same as {1}, and goes", uk: "{0} нічим не відрізняється від {1} і зникає")
  static let copyRenamed = MessageKey(
    en: "{0} takes the name of {1}, which is gone", uk: "{0} дістає назву {1}, бо тієї нотатки вже немає")
  static let copyWaits = MessageKey(
    en: "{0} stays: {1} holds conflict markers; decide there, and run the command again",
    uk: "{0} лишається: у {1} є позначки конфлікту; вирішіть його й повторіть команду")
  static let copyConflicts = MessageKey(
    en: "{0}: {1} {1:place|places} changed on both sides; both versions stand there between <<<<<<< and >>>>>>>",
    uk:
      "{0}: {1} {1:місце змінено|місця змінено|місць змінено} з обох боків; обидві версії стоять там між <<<<<<< і >>>>>>>"
  )
  static let copyLeft = MessageKey(en: "{0} stays as it is: {1}", uk: "{0} лишається як є: {1}")

  // MARK: Notes
  static let doctorReadable = MessageKey(en: "{0} {0:note|notes} read", uk: "прочитано {0} {0:нотатку|нотатки|нотаток}")
  static let doctorUnreadable = MessageKey(en: "it cannot be read: {0}", uk: "не вдається прочитати: {0}")
  static let doctorUnreadableFolder = MessageKey(
    en: "the folder cannot be read: {0}", uk: "не вдається прочитати теку: {0}")
  static let doctorNoMarkers = MessageKey(
    en: "no note holds an unresolved conflict", uk: "жодна нотатка не містить нерозв’язаного конфлікту")
  static let doctorMarkers = MessageKey(
    en: "a conflict of a merge waits here for a decision", uk: "тут після злиття лишився нерозв’язаний конфлікт")
  static let doctorBlockIDsUnique = MessageKey(
    en: "every ^id stands once in its note", uk: "кожен ^id стоїть у своїй нотатці один раз")
  static let doctorBlockIDTwice = MessageKey(
    en: "^{0} stands in line {1} too: commands cannot tell the two lines apart",
    uk: "^{0} стоїть і в рядку {1}: команди не розрізнять цих двох рядків")
  static let doctorCalendarIDsUnique = MessageKey(
    en: "every uid belongs to one item", uk: "кожен uid належить одному елементу")
  static let doctorCalendarIDTwice = MessageKey(
    en: "the uid {0} belongs to {1} too: a calendar takes the two for one",
    uk: "uid {0} належить і {1}: календар вважатиме їх одним")
  static let doctorNamesPortable = MessageKey(
    en: "no two names would be one on another disk", uk: "на жодному диску дві назви не збіжаться в одну")
  static let doctorNamesCase = MessageKey(
    en: "only capital letters tell it from {0}: on a Mac or Windows one of the two is lost",
    uk: "від {0} відрізняється лише великими літерами: на Mac і Windows одна з двох зникне")
  static let doctorNamesComposed = MessageKey(
    en: "it is written like {0}, with letters composed in another way: on a Mac one of the two is lost",
    uk: "пишеться так само, як {0}, лише літери складено інакше: на Mac одна з двох зникне")
  static let doctorNoOrphans = MessageKey(en: "a link leads to every note", uk: "на кожну нотатку є посилання")
  static let doctorOrphans = MessageKey(
    en: "no link leads to {0} {0:note|notes}", uk: "на {0} {0:нотатку|нотатки|нотаток} немає посилань")

  // MARK: The index and this device
  static let doctorIndexFresh = MessageKey(
    en: "the index is true of {0} {0:note|notes}", uk: "індекс відповідає {0} {0:нотатці|нотаткам|нотаткам}")
  static let doctorIndexRefreshed = MessageKey(
    en: "the index is true again: {0} changed {0:note was|notes were} read",
    uk: "індекс знову точний: перечитано {0} {0:змінену нотатку|змінені нотатки|змінених нотаток}")
  static let doctorIndexMade = MessageKey(
    en: "the index was made of {0} {0:note|notes}", uk: "індекс створено з {0} {0:нотатки|нотаток|нотаток}")
  static let doctorIndexDamaged = MessageKey(
    en: "the index was damaged, and was made anew of {0} {0:note|notes}",
    uk: "індекс був пошкоджений, його створено наново з {0} {0:нотатки|нотаток|нотаток}")
  static let doctorDeviceNone = MessageKey(
    en: "no command has changed a note on this device", uk: "на цьому пристрої ще жодна команда не змінювала нотаток")
  static let doctorDeviceOwn = MessageKey(
    en: ".vault/state belongs to this device", uk: ".vault/state належить цьому пристрою")
  static let doctorDeviceForeign = MessageKey(
    en: ".vault/state belongs to another device and is not used; the next command that changes a note sets it aside",
    uk:
      ".vault/state належить іншому пристрою і не використовується; наступна команда, що змінить нотатку, відкладе його вбік"
  )
  static let doctorAside = MessageKey(
    en: "it was set aside, because it is damaged or of another device; look into it, then remove it",
    uk: "відкладено вбік, бо пошкоджене або з іншого пристрою; перегляньте й видаліть")
  static let doctorNothingPending = MessageKey(en: "no command was interrupted", uk: "жодну команду не було перервано")
  static let doctorPending = MessageKey(
    en: "the command '{0}' was interrupted; the next command that changes a note finishes it or takes it back",
    uk: "команду «{0}» було перервано; наступна команда, що змінить нотатку, завершить її або скасує")
  static let doctorPendingUnusable = MessageKey(
    en: "the record of an interrupted command is damaged, or of another device",
    uk: "запис перерваної команди пошкоджений або з іншого пристрою")
  static let doctorNoLeftovers = MessageKey(
    en: "no interrupted write left a file behind", uk: "перервані записи не лишили по собі файлів")
  static let doctorLeftover = MessageKey(
    en: "an interrupted write left it; look whether it holds something of yours, then remove it",
    uk: "лишилося після перерваного запису; подивіться, чи немає там вашого, і видаліть")
  static let doctorFoldersPrivate = MessageKey(
    en: "nobody else can read what vault keeps of the notes",
    uk: "те, що vault зберігає про нотатки, не прочитає ніхто інший")
  static let doctorFolderOpen = MessageKey(
    en: "others may read or change {0} (permissions {1})", uk: "{0} можуть читати чи змінювати інші (права {1})")

  // MARK: Settings
  static let doctorNoSettings = MessageKey(
    en: "the vault has no settings of its own", uk: "власних налаштувань у сховища немає")
  static let doctorSettingsWell = MessageKey(
    en: ".vault/config.yaml reads as it should", uk: ".vault/config.yaml читається як слід")
  static let doctorSetting = MessageKey(en: "it does not hold: {0}", uk: "не діє: {0}")
  static let doctorNoUserSettings = MessageKey(
    en: "you have no configuration of your own", uk: "ваших власних налаштувань немає")
  static let doctorUserSettingsWell = MessageKey(en: "{0} reads as it should", uk: "{0} читається як слід")
}
