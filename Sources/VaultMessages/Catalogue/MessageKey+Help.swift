/// Headings and topics of `--help`, and the commands without a file of their own.
package extension MessageKey {
  // MARK: Headings
  static let helpUsage = MessageKey(en: "Usage", uk: "Виклик")
  static let helpCommands = MessageKey(en: "Commands", uk: "Команди")
  static let helpTopics = MessageKey(en: "Pages of the help", uk: "Сторінки довідки")
  static let helpArguments = MessageKey(en: "Arguments", uk: "Аргументи")
  static let helpOptions = MessageKey(en: "Options", uk: "Параметри")
  static let helpTargetOptions = MessageKey(en: "To which amount (one of them)", uk: "До якої кількості (одне з)")
  static let helpDirectiveOptions = MessageKey(en: "Order and number", uk: "Порядок і кількість")
  static let helpOutputOptions = MessageKey(en: "Output", uk: "Виведення")
  static let helpGlobalOptions = MessageKey(en: "Every command takes", uk: "Для всіх команд")
  static let helpExamples = MessageKey(en: "Examples", uk: "Приклади")
  static let helpExitCodes = MessageKey(en: "Exit codes", uk: "Коди завершення")
  static let oneOf = MessageKey(en: "one of: {0}", uk: "одне з: {0}")
  static let helpDirective = MessageKey(en: "as in the query: | {0} …", uk: "як у запиті: | {0} …")
  static let helpRepeatable = MessageKey(en: "may be repeated", uk: "можна повторювати")
  static let helpMore = MessageKey(
    en: "'vault COMMAND --help' and 'vault help PAGE' tell more.",
    uk: "Докладніше: «vault КОМАНДА --help» і «vault help СТОРІНКА».")
  static let helpTagline = MessageKey(
    en: "A planner whose database is a folder of Markdown notes.",
    uk: "Планувальник, база даних якого — тека з нотатками Markdown.")

  // MARK: Options of every command
  static let flagVault = MessageKey(
    en: "the vault's folder; else found from the path given, VAULT_DIR, or the folders above",
    uk: "тека сховища; інакше — за вказаним шляхом, VAULT_DIR або теками вище")
  static let flagNow = MessageKey(
    en: "take this moment for now (else VAULT_NOW, else the clock)",
    uk: "вважати цей момент теперішнім (інакше VAULT_NOW або годинник)")
  static let flagLanguage = MessageKey(
    en: "language of messages and help (else LC_ALL, LC_MESSAGES, LANG)",
    uk: "мова повідомлень і довідки (інакше LC_ALL, LC_MESSAGES, LANG)")
  static let flagColor = MessageKey(
    en: "colour: on a terminal without NO_COLOR, always, or never",
    uk: "кольори: лише в терміналі без NO_COLOR, завжди чи ніколи")
  static let flagQuiet = MessageKey(en: "print the result and errors only", uk: "виводити лише результат і помилки")
  static let flagVerbose = MessageKey(en: "say more about what is done", uk: "докладніше розповідати, що робиться")
  static let flagYes = MessageKey(en: "answer every question with yes", uk: "відповідати «так» на всі запитання")
  static let flagHelp = MessageKey(en: "show this help", uk: "показати цю довідку")
  static let flagVersion = MessageKey(en: "show the version", uk: "показати версію")
  static let flagFormat = MessageKey(en: "how the answer is printed", uk: "у якому вигляді вивести відповідь")
  static let flagFormatOrTemplate = MessageKey(
    en: "how the answer is printed; or a template such as '{path}:{line}: {title}'",
    uk: "у якому вигляді вивести відповідь; або шаблон, як-от «{path}:{line}: {title}»")
  static let flagNoPager = MessageKey(
    en: "show long results as they are, without the pager",
    uk: "вивести довгу відповідь як є, без посторінкового перегляду")
  static let variablePager = MessageKey(
    en: "the pager for results longer than the screen (VAULT_PAGER, then PAGER, else less); empty: none",
    uk:
      "програма для посторінкового перегляду довгих відповідей (VAULT_PAGER, тоді PAGER, інакше less); порожньо: жодної"
  )
  static let variableLess = MessageKey(
    en: "the options of less; FRX if unset", uk: "параметри less; якщо не задано — FRX")
  static let variableLessCharset = MessageKey(
    en: "the character set of less; utf-8 if unset", uk: "набір символів less; якщо не задано — utf-8")
  static let flagHeader = MessageKey(
    en: "a first line with the names of the tab-separated columns",
    uk: "перший рядок — назви стовпців, розділених табуляцією")
  static let flagJSON = MessageKey(en: "short for --format json", uk: "те саме, що --format json")
  static let flagSort = MessageKey(
    en: "sort by these keys, separated by commas; '-' before a key or 'desc' behind it turns its order",
    uk: "впорядкувати за ключами через кому; «-» перед ключем або «спадання» за ним — у зворотному порядку")
  static let flagLimit = MessageKey(en: "print at most N results", uk: "вивести щонайбільше N результатів")
  static let flagGroup = MessageKey(en: "group the results by a key", uk: "згрупувати результати за ключем")
  static let flagNull = MessageKey(
    en: "end each result with NUL instead of a line feed",
    uk: "завершувати кожен результат нульовим байтом, а не новим рядком")
  static let flagCount = MessageKey(en: "print only the number of results", uk: "вивести лише кількість результатів")

  // MARK: Init and index
  static let commandInit = MessageKey(en: "Make a folder a vault.", uk: "Зробити теку сховищем.")
  static let operandInitDirectory = MessageKey(
    en: "the folder; the current one when left out", uk: "тека; якщо не вказано — поточна")
  static let flagSample = MessageKey(
    en: "fill it with the sample vault, whose dates lie around now",
    uk: "наповнити її зразком із датами довкола сьогодні")
  static let flagPrivateVault = MessageKey(
    en: "keep diary and money out of a git repository, by lines of .gitignore",
    uk: "не пускати щоденник і гроші до репозиторію git — рядками в .gitignore")
  static let exampleInitPrivate = MessageKey(
    en: "makes a vault to share, but for diary and money",
    uk: "створює сховище для спільного вжитку, крім щоденника й грошей")
  static let exampleInit = MessageKey(en: "makes the folder 'notes' a vault", uk: "робить теку «notes» сховищем")
  static let exampleInitSample = MessageKey(en: "makes a vault to try things out in", uk: "створює сховище для спроб")
  static let exampleInitNow = MessageKey(en: "the same around another day", uk: "те саме довкола іншого дня")
  static let commandIndex = MessageKey(
    en: "Read what changed in the vault and update its index.", uk: "Прочитати зміни у сховищі й оновити індекс.")
  static let flagRebuild = MessageKey(en: "read every note again", uk: "перечитати всі нотатки")
  static let flagStats = MessageKey(
    en: "show what was ignored, and how large the index is", uk: "показати, що пропущено і скільки займає індекс")
  static let exampleIndex = MessageKey(
    en: "updates the index and says what was read", uk: "оновлює індекс і каже, що прочитано")
  static let exampleIndexRebuild = MessageKey(
    en: "builds the index again and shows its parts", uk: "будує індекс заново й показує його частини")

  // MARK: Search
  static let commandSearch = MessageKey(
    en: "Find notes and lines by words, tags, dates and any key.",
    uk: "Знайти нотатки й рядки за словами, тегами, датами та будь-якими ключами.")
  static let operandQuery = MessageKey(
    en: "what to find; several words are joined by spaces; see 'vault help query'",
    uk: "що шукати; кілька слів поєднуються пробілами; див. «vault help query»")
  static let flagExact = MessageKey(
    en: "tell accents apart: 'creme' does not find 'crème'", uk: "розрізняти діакритику: «creme» не знаходить «crème»")
  static let flagExplain = MessageKey(
    en: "print how the query was read and what it touched", uk: "показати, як прочитано запит і чого він торкнувся")
  static let exampleSearchWord = MessageKey(
    en: "finds a word in any of its forms", uk: "знаходить слово в будь-якій формі")
  static let exampleSearchField = MessageKey(
    en: "finds recipes of at most an hour", uk: "знаходить рецепти щонайбільше на годину")
  static let exampleSearchSort = MessageKey(
    en: "lists open tasks, the most urgent first", uk: "показує відкриті завдання, найтерміновіші спершу")
  static let exampleSearchTemplate = MessageKey(
    en: "prints each result in a form of your own", uk: "виводить кожен результат у власному вигляді")
  static let exitFound = MessageKey(en: "found", uk: "знайдено")
  static let exitItemNotFound = MessageKey(en: "there is no such item", uk: "такого запису немає")

  // MARK: Show, scale, check
  static let commandShow = MessageKey(
    en: "Show one item with its keys and its text.", uk: "Показати один запис із його ключами й текстом.")
  static let operandItem = MessageKey(
    en: "a path, path:line, path^block-id, handle, link name, title, or words that only one title has",
    uk: "шлях, шлях:рядок, шлях^ідентифікатор, код, назва посилання, назва або слова, які є лише в одній назві")
  static let exampleShow = MessageKey(en: "shows a note by its name", uk: "показує нотатку за назвою")
  static let exampleShowJSON = MessageKey(en: "prints it for a program", uk: "виводить її для програми")
  static let commandScale = MessageKey(
    en: "Print a recipe for another number of servings or another amount.",
    uk: "Вивести рецепт на іншу кількість порцій чи продукту.")
  static let operandRecipe = MessageKey(
    en: "the recipe to scale, by path, handle, name or title", uk: "рецепт для перерахунку: шлях, код або назва")
  static let flagServings = MessageKey(en: "for so many servings", uk: "на стільки порцій")
  static let flagFactor = MessageKey(en: "so many times the recipe: 2, 1.5, 1/2", uk: "у стільки разів: 2, 1.5, 1/2")
  static let flagYield = MessageKey(en: "for this yield, such as '3 l'", uk: "на такий вихід, як-от «3 л»")
  static let flagBy = MessageKey(
    en: "for what one ingredient allows, such as 'flour=500 g'",
    uk: "на скільки вистачить одного інгредієнта, як-от «борошно=500 г»")
  static let flagUnits = MessageKey(en: "units to print in", uk: "в яких одиницях вивести")
  static let flagStyle = MessageKey(
    en: "exact numbers with words that agree, exact in the author's words, or rounded as cooks do",
    uk: "точні числа з узгодженими словами, точні словами автора чи округлені, як на кухні")
  static let exampleScaleServings = MessageKey(en: "prints the recipe for six", uk: "виводить рецепт на шістьох")
  static let exampleScaleFactor = MessageKey(
    en: "prints half of it, rounded for the kitchen", uk: "виводить половину, округлену для кухні")
  static let commandCheck = MessageKey(
    en: "Report everything in the notes that does not read as it should.",
    uk: "Повідомити про все в нотатках, що не читається як слід.")
  static let operandCheckPath = MessageKey(
    en: "notes or folders; the whole vault when left out", uk: "нотатки чи теки; якщо не вказано — все сховище")
  static let flagStrict = MessageKey(en: "let warnings count as failures too", uk: "вважати невдачею й попередження")
  static let flagCheckOnly = MessageKey(
    en: "report these codes only, separated by commas", uk: "повідомляти лише про ці коди, через кому")
  static let flagCheckExcept = MessageKey(
    en: "report everything but these codes", uk: "повідомляти про все, крім цих кодів")
  static let exampleCheckOnly = MessageKey(
    en: "only links that lead nowhere", uk: "лише посилання, що нікуди не ведуть")
  static let commandExplain = MessageKey(
    en: "Say what a code of 'vault check' means, with an example and what to do.",
    uk: "Пояснити код «vault check»: що він означає, приклад і що робити.")
  static let operandExplainCode = MessageKey(
    en: "a code such as link-dangling (default: list them all)", uk: "код, як-от link-dangling (типово: перелічити всі)"
  )
  static let exampleExplain = MessageKey(
    en: "what a dangling link is, and what to do", uk: "що таке посилання в нікуди і що з ним робити")
  static let exampleExplainAll = MessageKey(en: "every code with its severity", uk: "усі коди з їхньою вагою")
  static let explainUnknownCode = MessageKey(
    en: "'{0}' is not a code of 'vault check'", uk: "«{0}» — не код «vault check»")
  static let exampleCheck = MessageKey(en: "checks the whole vault", uk: "перевіряє все сховище")
  static let exampleCheckPath = MessageKey(
    en: "checks one folder, warnings included", uk: "перевіряє одну теку разом із попередженнями")
  static let exitChecked = MessageKey(en: "no errors", uk: "помилок немає")
  static let exitCheckFailed = MessageKey(en: "the check failed", uk: "перевірку не пройдено")

  // MARK: Completion and help
  static let commandCompletion = MessageKey(
    en: "Print the script that completes vault's commands in a shell.",
    uk: "Вивести сценарій доповнення команд vault для оболонки.")
  static let operandShell = MessageKey(en: "the shell the script is for", uk: "оболонка, для якої потрібен сценарій")
  static let exampleCompletionBash = MessageKey(
    en: "completes in this bash session", uk: "вмикає доповнення в цьому сеансі bash")
  static let exampleCompletionFish = MessageKey(en: "prints the script for fish", uk: "виводить сценарій для fish")
  static let helpDaily = MessageKey(en: "Every day", uk: "Щодня")
  static let helpDays = MessageKey(en: "Tasks, days and moods", uk: "Завдання, дні й настрій")
  static let helpKitchen = MessageKey(en: "Kitchen", uk: "Кухня")
  static let helpMoney = MessageKey(en: "Money", uk: "Гроші")
  static let helpNotes = MessageKey(en: "Notes", uk: "Нотатки")
  static let helpExchange = MessageKey(en: "History, devices, other programs", uk: "Історія, пристрої, інші програми")
  static let commandMan = MessageKey(
    en: "Print the manual page: every command and option, for man.",
    uk: "Вивести сторінку посібника: усі команди й параметри, для man.")
  static let manName = MessageKey(en: "Name", uk: "Назва")
  static let manSynopsis = MessageKey(en: "Synopsis", uk: "Як викликати")
  static let manQueries = MessageKey(en: "Queries", uk: "Запити")
  static let manEnvironment = MessageKey(en: "Environment", uk: "Змінні середовища")
  static let exampleMan = MessageKey(
    en: "prints the page; 'vault man | man -l -' shows it", uk: "виводить сторінку; «vault man | man -l -» її показує")
  static let exampleManUkrainian = MessageKey(en: "prints it in Ukrainian", uk: "виводить її українською")
  static let commandHelp = MessageKey(
    en: "Explain a command, or a page such as the query language.",
    uk: "Пояснити команду або показати сторінку, як-от мову запитів.")
  static let operandTopic = MessageKey(
    en: "a command or a page; a list of both when left out", uk: "команда чи сторінка; якщо не вказано — список обох")
  static let exampleHelpCommand = MessageKey(en: "explains a command", uk: "пояснює команду")
  static let exampleHelpQuery = MessageKey(en: "explains the query language", uk: "пояснює мову запитів")
  static let commandComplete = MessageKey(
    en: "Print what may come next on a command line.", uk: "Вивести можливі продовження командного рядка.")
  static let operandWords = MessageKey(en: "the words so far", uk: "слова, що вже введено")

  // MARK: Exit codes
  static let exitDone = MessageKey(en: "done", uk: "виконано")
  static let exitNothing = MessageKey(
    en: "nothing found, or a check failed", uk: "нічого не знайдено або перевірку не пройдено")
  static let exitWrongCall = MessageKey(en: "the call or the query is wrong", uk: "хибний виклик або запит")
  static let exitIOFailure = MessageKey(
    en: "a vault or a file cannot be read or written", uk: "сховище чи файл не вдається прочитати або записати")
  static let exitConflict = MessageKey(en: "another change stands in the way", uk: "заважає інша зміна")
  static let exitUnanswered = MessageKey(
    en: "the change is made, but the answer could not be written",
    uk: "зміну зроблено, але відповідь не вдалося вивести")
  static let exitInterrupted = MessageKey(en: "stopped by Ctrl-C", uk: "зупинено через Ctrl-C")
  static let exitClosedPipe = MessageKey(en: "the reader of the output closed it", uk: "читач виводу закрив його")

  // MARK: Environment
  static let topicEnvironment = MessageKey(
    en: "The environment variables vault reads.", uk: "Змінні середовища, які читає vault.")
  static let variableVault = MessageKey(
    en: "the vault, when neither --vault nor a path names one",
    uk: "сховище, якщо його не вказано ні через --vault, ні шляхом")
  static let variableNow = MessageKey(
    en: "the moment to take for now, when --now is not given", uk: "момент, що вважається теперішнім, якщо немає --now")
  static let variableStopwatch = MessageKey(
    en: "not empty: no answer depends on how long it takes, for tests and recordings",
    uk: "не порожня: жодна відповідь не залежить від того, скільки вона триває; для тестів і записів")
  static let variableNoColor = MessageKey(en: "not empty: no colour", uk: "не порожня: без кольорів")
  static let variableTerminal = MessageKey(
    en: "'dumb' means no colour and no progress line", uk: "«dumb»: без кольорів і без рядка поступу")
  static let variableColumns = MessageKey(
    en: "the width to print in, when the terminal does not tell", uk: "ширина виводу, якщо термінал її не повідомляє")
  static let variableLocale = MessageKey(
    en: "the language of messages; the first that is set counts", uk: "мова повідомлень; діє перша задана")
  static let variableZone = MessageKey(
    en: "the time zone in which a day begins", uk: "часовий пояс, у якому починається день")
  static let variableZoneFolder = MessageKey(
    en: "a folder of time zone files to prefer", uk: "тека з файлами часових поясів, якій надати перевагу")
  static let topicExitCodes = MessageKey(en: "What vault's exit codes mean.", uk: "Що означають коди завершення vault.")

  // MARK: The query language
  static let topicQuery = MessageKey(
    en: "The query language of search, lists and tasks.", uk: "Мова запитів для пошуку, списків і завдань.")
  static let queryIntroduction = MessageKey(
    en:
      "A query is asked of every note and of every line item. Quote it in single quotes, so that the shell leaves it alone.",
    uk: "Запит перевіряє кожну нотатку й кожен рядок-запис. Беріть його в одинарні лапки, щоб оболонка його не чіпала.")
  static let queryWordKey = MessageKey(
    en: "the same where the word alone would mean days, as in 'vault tasks'",
    uk: "те саме, коли слово саме по собі означає дні, як у «vault tasks»")
  static let queryWord = MessageKey(
    en: "a word in any form; case, accents and apostrophes do not matter",
    uk: "слово в будь-якій формі; регістр, діакритика й апострофи не важать")
  static let queryPhrase = MessageKey(en: "words that follow one another", uk: "слова одне за одним")
  static let queryPrefix = MessageKey(
    en: "words that begin this way; words with at most one typo",
    uk: "слова, що так починаються; слова щонайбільше з одною помилкою")
  static let queryField = MessageKey(
    en: "the key has the value; tag:a also finds a/b", uk: "ключ має це значення; tag:a знаходить і a/b")
  static let queryText = MessageKey(en: "words in one part of a note", uk: "слова в одній частині нотатки")
  static let queryWhole = MessageKey(en: "the whole value, exactly", uk: "усе значення дослівно")
  static let queryCompare = MessageKey(
    en: "compares times, dates, numbers, amounts, money and moods",
    uk: "порівняння тривалостей, дат, чисел, кількостей, грошей і настроїв")
  static let queryRange = MessageKey(
    en: "a range with both ends; one may be left out", uk: "проміжок разом з обома краями; один можна пропустити")
  static let queryDates = MessageKey(
    en: "dates from today: also tomorrow, overdue, eow, eom, -2w, 2026-11",
    uk: "дати від сьогодні: ще tomorrow, overdue, eow, eom, -2w, 2026-11")
  static let queryGroups = MessageKey(
    en: "open tasks as 'vault tasks' groups them: also tomorrow, this-week, later, no-date",
    uk: "відкриті завдання, як їх групує «vault tasks»: ще tomorrow, this-week, later, no-date")
  static let queryAnyOf = MessageKey(en: "any of the values; all of them", uk: "будь-яке зі значень; усі значення")
  static let queryPresence = MessageKey(en: "the key is absent; it is present", uk: "ключа немає; ключ є")
  static let queryPartOfDay = MessageKey(en: "a part of the day; no time at all", uk: "частина дня; зовсім без часу")
  static let queryLinks = MessageKey(
    en: "what links to a note; what a note links to; broken links",
    uk: "що посилається на нотатку; на що посилається вона; биті посилання")
  static let queryFolder = MessageKey(en: "notes in a folder", uk: "нотатки в теці")
  static let queryBoolean = MessageKey(
    en: "both; either; not. Without parentheses 'a b' binds tighter than OR",
    uk: "обидва; одне з двох; заперечення. Без дужок «a b» зв’язує тісніше за OR")
  static let queryDirectives = MessageKey(
    en: "the order, the number and the grouping; also the options --sort, --limit, --group",
    uk: "порядок, кількість і групування; також параметри --sort, --limit, --group")

  // MARK: Environment of state
  static let variableStateHome = MessageKey(
    en: "the folder that tells this device from others, else ~/.local/state",
    uk: "тека, за якою розрізняють пристрої; інакше ~/.local/state")
  static let variableHome = MessageKey(
    en: "your home folder, for the folders above when they are not set",
    uk: "домашня тека, якщо наведених вище не задано")
}
