extension MessageKey {
  /// The Ukrainian text of the keys about git; empty for all others.
  var ukrainianOfGit: StaticString {
    switch self {
    // What git cannot do
    case .gitMissing: "git не встановлено, або його немає в PATH"
    case .gitMissingHint: "встановіть git, щоб виконати цю команду; усе, що не потребує історії, працює й без нього"
    case .gitTooOld: "git застарий: vault потребує версії {0} чи новішої"
    case .gitNoRepository: "{0} не лежить у жодному репозиторії git"
    case .gitNoRepositoryHint: "його створить «git init» у теці сховища"
    case .gitOtherOwner: "репозиторій {0} належить іншому користувачеві, і git йому не довіряє"
    case .gitOtherOwnerHint: "якщо ви йому довіряєте: {0}"
    case .gitPromisor:
      """
      репозиторій є частковим клоном: під час читання він докачував би відсутнє з «{0}», а це може \
      запускати програми
      """
    case .gitPromisorHint: "зробіть його повний клон, без --filter"
    case .gitWorkTreeElsewhere: "робоче дерево репозиторію — {0}, а сховище не там (core.worktree)"
    case .gitNoRevision: "коміту «{0}» немає"
    case .gitNoObject: "у репозиторії немає об’єкта {0}, або його пошкоджено"
    case .gitUnexpected: "«{0}» відповів щось, чого vault не розуміє"
    case .gitFailed: "«{0}» завершився зі статусом {1}"
    case .gitKilled: "«{0}» зупинив сигнал {1}"
    case .gitNotStarted: "не вдалося запустити git: {0}"

    // Consent
    case .gitNoConsent: "vault ще не має дозволу запускати гуки й фільтри репозиторію {0}"
    case .gitNoConsentHint: "«vault git install» запитає про це один раз"

    // Setting up
    case .commandGit: "Налаштувати git для цього сховища або прибрати налаштування."
    case .operandGitAction: "що зробити: install — налаштувати, uninstall — прибрати"
    case .exampleGitInstall: "побачити, що буде налаштовано"
    case .exampleGitUninstall: "прибрати все це"
    case .exitGitDone: "налаштовано, або робити нічого"
    case .gitConsentGiven: "«vault commit» і «vault sync» можуть запускати гуки й фільтри репозиторію {0}"
    case .gitConsentWithdrawn:
      "«vault commit» і «vault sync» більше не можуть запускати гуки й фільтри репозиторію {0}"
    case .gitConsentWouldBeAsked:
      "буде запитано, чи можуть «vault commit» і «vault sync» запускати гуки й фільтри репозиторію {0}"
    case .gitConsentWouldBeGiven:
      "«vault commit» і «vault sync» дістануть дозвіл запускати гуки й фільтри репозиторію {0}"
    case .gitConsentWouldBeWithdrawn:
      "«vault commit» і «vault sync» втратять дозвіл запускати гуки й фільтри репозиторію {0}"
    case .gitConsentQuestion:
      """
      Гуки й фільтри — це програми, які називає репозиторій {0}. Чи можуть «vault commit» і «vault \
      sync» їх запускати? [т/Н]
      """
    case .gitConsentNotGiven:
      "«vault commit» і «vault sync» залишаються вимкненими: погодьтеся на «vault git install» або додайте --yes"
    case .gitNothingToDo: "робити нічого: git уже налаштовано для цього сховища"
    case .gitNothingToRemove: "робити нічого: git не налаштовано для цього сховища"
    case .gitTracked:
      "git стежить за {0} {0:файлом|файлами|файлами} з .vault/cache і .vault/state, що належать лише цьому пристрою"
    case .gitNoConfigurationHome: "невідомо, де ваша власна конфігурація: не задано ні XDG_CONFIG_HOME, ні HOME"
    case .gitNoProgramPath: "не вдалося дізнатися шлях до запущеного vault"
    default: ""
    }
  }
}
