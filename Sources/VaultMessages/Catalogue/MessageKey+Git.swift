/// Texts about git, and the drivers it calls.
package extension MessageKey {
  static let gitDriverCall = MessageKey(
    en: "git calls this with the versions of a note: {0}", uk: "це викликає git із версіями нотатки: {0}")
  static let variableGitPager = MessageKey(
    en: "'true' when git shows the differences of notes in its pager",
    uk: "«true», коли git показує відмінності нотаток у переглядачі")
  static let operandGitWord = MessageKey(
    en: "what git says of the versions; git itself calls merge-driver and diff-driver",
    uk: "що git каже про версії; merge-driver і diff-driver викликає сам git")
  static let exitGitConflict = MessageKey(
    en: "a merge driver left a conflict in the note", uk: "драйвер злиття лишив у нотатці конфлікт")

  // MARK: What git cannot do
  static let gitMissing = MessageKey(
    en: "git is not installed, or not in PATH", uk: "git не встановлено, або його немає в PATH")
  static let gitMissingHint = MessageKey(
    en: "install git for this command; everything that needs no history works without it",
    uk: "встановіть git, щоб виконати цю команду; усе, що не потребує історії, працює й без нього")
  static let gitTooOld = MessageKey(
    en: "git is too old: vault needs version {0} or later", uk: "git застарий: vault потребує версії {0} чи новішої")
  static let gitNoRepository = MessageKey(en: "{0} is not in git", uk: "{0} не в git")
  static let gitNoRepositoryHint = MessageKey(
    en: "'git init' in the vault's folder makes one", uk: "його створить «git init» у теці сховища")
  static let gitOtherOwner = MessageKey(
    en: "the repository {0} belongs to another user, and git does not trust it",
    uk: "репозиторій {0} належить іншому користувачеві, і git йому не довіряє")
  static let gitOtherOwnerHint = MessageKey(en: "if you trust it: {0}", uk: "якщо ви йому довіряєте: {0}")
  static let gitPromisor = MessageKey(
    en: """
      the repository is a partial clone: it would fetch what it lacks from '{0}' while it is read, \
      which can start programs
      """,
    uk: """
      репозиторій є частковим клоном: під час читання він докачував би відсутнє з «{0}», а це може \
      запускати програми
      """)
  static let gitPromisorHint = MessageKey(
    en: "clone it in full, without --filter", uk: "клонуйте його повністю, без --filter")
  static let gitWorkTreeElsewhere = MessageKey(
    en: "the repository's work tree is {0}, where the vault is not (core.worktree)",
    uk: "робоче дерево репозиторію — {0}, а сховище не там (core.worktree)")
  static let gitNoRevision = MessageKey(en: "there is no commit '{0}'", uk: "коміту «{0}» немає")
  static let gitNoObject = MessageKey(
    en: "the repository lacks the object {0}, or it is damaged",
    uk: "у репозиторії немає об’єкта {0}, або його пошкоджено")
  static let gitUnexpected = MessageKey(
    en: "vault does not understand the answer of '{0}'", uk: "vault не розуміє відповіді «{0}»")
  static let gitFailed = MessageKey(en: "'{0}' failed with status {1}", uk: "«{0}» завершився зі статусом {1}")
  static let gitKilled = MessageKey(en: "'{0}' was ended by signal {1}", uk: "«{0}» зупинив сигнал {1}")
  static let gitNotStarted = MessageKey(en: "cannot run git: {0}", uk: "не вдалося запустити git: {0}")

  // MARK: Consent
  static let gitNoConsent = MessageKey(
    en: "vault may not run the hooks and filters of the repository {0} yet",
    uk: "vault ще не має дозволу запускати гуки й фільтри репозиторію {0}")
  static let gitNoConsentHint = MessageKey(
    en: "'vault git install' asks for it once", uk: "«vault git install» запитає про це один раз")

  // MARK: Setting up
  static let commandGit = MessageKey(
    en: "Set up git for this vault, or take that away again.",
    uk: "Налаштувати git для цього сховища або прибрати налаштування.")
  static let operandGitAction = MessageKey(
    en: "what to do: install sets up, uninstall removes", uk: "що зробити: install — налаштувати, uninstall — прибрати")
  static let exampleGitInstall = MessageKey(en: "see what would be set up", uk: "побачити, що буде налаштовано")
  static let exampleGitUninstall = MessageKey(en: "take it all away again", uk: "прибрати все це")
  static let exitGitDone = MessageKey(en: "set up, or nothing to do", uk: "налаштовано, або робити нічого")
  static let gitConsentGiven = MessageKey(
    en: "'vault commit' and 'vault sync' may run the hooks and filters of {0}",
    uk: "«vault commit» і «vault sync» можуть запускати гуки й фільтри репозиторію {0}")
  static let gitConsentWithdrawn = MessageKey(
    en: "'vault commit' and 'vault sync' may not run the hooks and filters of {0} any more",
    uk: "«vault commit» і «vault sync» більше не можуть запускати гуки й фільтри репозиторію {0}")
  static let gitConsentWouldBeAsked = MessageKey(
    en: "it would ask whether 'vault commit' and 'vault sync' may run the hooks and filters of {0}",
    uk: "буде запитано, чи можуть «vault commit» і «vault sync» запускати гуки й фільтри репозиторію {0}")
  static let gitConsentWouldBeGiven = MessageKey(
    en: "'vault commit' and 'vault sync' would be allowed to run the hooks and filters of {0}",
    uk: "«vault commit» і «vault sync» дістануть дозвіл запускати гуки й фільтри репозиторію {0}")
  static let gitConsentWouldBeWithdrawn = MessageKey(
    en: "'vault commit' and 'vault sync' would not be allowed to run the hooks and filters of {0} any more",
    uk: "«vault commit» і «vault sync» втратять дозвіл запускати гуки й фільтри репозиторію {0}")
  static let gitConsentQuestion = MessageKey(
    en: """
      Hooks and filters are programs that the repository {0} names. May 'vault commit' and 'vault \
      sync' run them? [y/N]
      """,
    uk: """
      Гуки й фільтри — це програми, які називає репозиторій {0}. Чи можуть «vault commit» і «vault \
      sync» їх запускати? [т/Н]
      """)
  static let gitConsentNotGiven = MessageKey(
    en: "'vault commit' and 'vault sync' stay off: say yes to 'vault git install', or add --yes",
    uk: "«vault commit» і «vault sync» залишаються вимкненими: погодьтеся на «vault git install» або додайте --yes")
  static let gitNothingToDo = MessageKey(
    en: "nothing to do: git is set up for this vault", uk: "робити нічого: git уже налаштовано для цього сховища")
  static let gitNothingToRemove = MessageKey(
    en: "nothing to do: git is not set up for this vault", uk: "робити нічого: git не налаштовано для цього сховища")
  static let gitTracked = MessageKey(
    en: "git tracks {0} {0:file|files} of .vault/cache and .vault/state, which belong to this device alone",
    uk: "git стежить за {0} {0:файлом|файлами|файлами} з .vault/cache і .vault/state, що належать лише цьому пристрою")
  static let gitNoConfigurationHome = MessageKey(
    en: "vault does not know where your own settings are: neither XDG_CONFIG_HOME nor HOME is set",
    uk: "невідомо, де ваші власні налаштування: не задано ні XDG_CONFIG_HOME, ні HOME")
  static let gitNoProgramPath = MessageKey(
    en: "vault does not know its own path", uk: "не вдалося дізнатися шлях до запущеної програми vault")
}
