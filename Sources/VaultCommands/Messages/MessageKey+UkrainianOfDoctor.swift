extension MessageKey {
  /// The Ukrainian text of the keys about `vault doctor`; empty for all others.
  var ukrainianOfDoctor: StaticString {
    switch self {
    // Help: doctor
    case .commandDoctor: "Перевірити, чи ніщо не загрожує нотаткам, і сказати, чим зарадити."
    case .flagMergeCopies:
      "злити кожну копію конфлікту, яку лишила програма синхронізації, з її нотаткою і прибрати копію"
    case .exampleDoctor: "що не гаразд і які команди це виправлять"
    case .exampleDoctorMerge: "що змінить злиття копій конфлікту"
    case .exitDoctorWell: "усе гаразд; можуть бути зауваження"
    case .exitDoctorFails: "щось не гаразд"

    // The report
    case .doctorAreaGit: "Версії (git)"
    case .doctorAreaCopies: "Програми синхронізації"
    case .doctorAreaNotes: "Нотатки"
    case .doctorAreaIndex: "Індекс"
    case .doctorAreaState: "Цей пристрій"
    case .doctorAreaSettings: "Налаштування"
    case .doctorWell: "усе гаразд"
    case .doctorSummary: "{0} {0:проблема|проблеми|проблем}, {1} {1:зауваження|зауваження|зауважень}"

    // Git
    case .doctorGitThere: "git встановлено"
    case .doctorGitMissing: "git не встановлено: версій нотаток немає, решта працює"
    case .doctorRepository: "версії нотаток зберігає {0}"
    case .doctorNoRepository: "сховище не лежить у репозиторії git, тож версій нотаток ніщо не зберігає"
    case .doctorShallow: "історію обрізано під час клонування: давніших версій тут немає"
    case .doctorFilesIgnored: "git не чіпає .vault/cache і .vault/state"
    case .doctorTracked: "{0} потрапила до репозиторію, хоча належить лише цьому пристрою"
    case .doctorNotIgnored: "git не ігнорує {0}: бракує рядка «{1}»"
    case .doctorNothingUnderWay: "git нічого не лишив незавершеним"
    case .doctorMerging: "триває злиття"
    case .doctorRebasing: "триває перебазування"
    case .doctorPicking: "триває перенесення чи скасування коміту"
    case .doctorStaleLock: "перерваний git лишив по собі {0}"
    case .doctorLock: "у репозиторії саме працює git"
    case .doctorDriverSetUp: "git зливає й порівнює нотатки так, як vault"
    case .doctorDriverNotSetUp: "git зливає нотатки просто за рядками"
    case .doctorDriverMissing: "драйвери, які називає .gitattributes, тут не налаштовано: {0}"
    case .doctorLeftoversNotIgnored: "«git add» узяв би те, що перервана команда лишає біля нотаток"
    case .doctorAttributesMissing: "драйвери vault налаштовано, але тут їх ніщо не називає"
    case .doctorDriverGone: "драйвер злиття запускає {0}, а такої програми немає"
    case .doctorDriverOther: "драйвер злиття запускає {0}, а це інший vault, не цей"
    case .doctorDriverDiffers: "налаштування драйверів не такі, як у цій версії: {0}"

    // Conflict copies
    case .doctorNoCopies: "програми синхронізації не лишили жодної копії конфлікту"
    case .doctorCopy: "копія конфлікту нотатки {0} від програми {1}; у ній нічого не шукають"
    case .doctorCopyAlone: "копія конфлікту нотатки {0}, якої вже немає, від програми {1}; у ній нічого не шукають"
    case .doctorPossibleCopy: "можливо, це копія нотатки {0}: порівняйте обидві й видаліть одну"
    case .copyMerged: "{0} вливається в {1}; спільна версія: {2}"
    case .copyBaseCommit: "та, що в коміті {0}"
    case .copyBaseUndo: "та, що була до однієї з попередніх команд"
    case .copyBaseNone: "невідома"
    case .copySame: "{0} нічим не відрізняється від {1} і зникає"
    case .copyRenamed: "{0} дістає назву {1}, бо тієї нотатки вже немає"
    case .copyWaits: "{0} лишається: у {1} є позначки конфлікту; вирішіть його й повторіть команду"
    case .copyConflicts:
      "{0}: {1} {1:місце змінено|місця змінено|місць змінено} з обох боків; обидві версії стоять там між <<<<<<< і >>>>>>>"
    case .copyLeft: "{0} лишається як є: {1}"

    // Notes
    case .doctorReadable: "прочитано {0} {0:нотатку|нотатки|нотаток}"
    case .doctorUnreadable: "не вдається прочитати: {0}"
    case .doctorUnreadableFolder: "не вдається прочитати теку: {0}"
    case .doctorNoMarkers: "жодна нотатка не містить нерозв’язаного конфлікту"
    case .doctorMarkers: "тут після злиття лишився нерозв’язаний конфлікт"
    case .doctorBlockIDsUnique: "кожен ^id стоїть у своїй нотатці один раз"
    case .doctorBlockIDTwice: "^{0} стоїть і в рядку {1}: команди не розрізнять цих двох рядків"
    case .doctorCalendarIDsUnique: "кожен uid належить одному елементу"
    case .doctorCalendarIDTwice: "uid {0} належить і {1}: календар вважатиме їх одним"
    case .doctorNamesPortable: "на жодному диску дві назви не збіжаться в одну"
    case .doctorNamesCase: "від {0} відрізняється лише великими літерами: на Mac і Windows одна з двох зникне"
    case .doctorNamesComposed: "пишеться так само, як {0}, лише літери складено інакше: на Mac одна з двох зникне"
    case .doctorNoOrphans: "на кожну нотатку є посилання"
    case .doctorOrphans: "на {0} {0:нотатку|нотатки|нотаток} немає посилань"

    // The index and this device
    case .doctorIndexFresh: "індекс відповідає {0} {0:нотатці|нотаткам|нотаткам}"
    case .doctorIndexRefreshed:
      "індекс знову точний: перечитано {0} {0:змінену нотатку|змінені нотатки|змінених нотаток}"
    case .doctorIndexMade: "індекс створено з {0} {0:нотатки|нотаток|нотаток}"
    case .doctorIndexDamaged: "індекс був пошкоджений, його створено наново з {0} {0:нотатки|нотаток|нотаток}"
    case .doctorDeviceNone: "на цьому пристрої ще жодна команда не змінювала нотаток"
    case .doctorDeviceOwn: ".vault/state належить цьому пристрою"
    case .doctorDeviceForeign:
      ".vault/state належить іншому пристрою і не використовується; наступна команда, що змінить нотатку, відкладе його вбік"
    case .doctorAside: "відкладено вбік, бо пошкоджене або з іншого пристрою; перегляньте й видаліть"
    case .doctorNothingPending: "жодну команду не було перервано"
    case .doctorPending: "команду «{0}» було перервано; наступна команда, що змінить нотатку, завершить її або скасує"
    case .doctorPendingUnusable: "запис перерваної команди пошкоджений або з іншого пристрою"
    case .doctorNoLeftovers: "перервані записи не лишили по собі файлів"
    case .doctorLeftover: "лишилося після перерваного запису; подивіться, чи немає там вашого, і видаліть"
    case .doctorFoldersPrivate: "те, що vault зберігає про нотатки, не прочитає ніхто інший"
    case .doctorFolderOpen: "{0} можуть читати чи змінювати інші (права {1})"

    // Settings
    case .doctorNoSettings: "власних налаштувань у сховища немає"
    case .doctorSettingsWell: ".vault/config.yaml читається як слід"
    case .doctorSetting: "не діє: {0}"
    case .doctorNoUserSettings: "ваших власних налаштувань немає"
    case .doctorUserSettingsWell: "{0} читається як слід"
    default: ""
    }
  }
}
