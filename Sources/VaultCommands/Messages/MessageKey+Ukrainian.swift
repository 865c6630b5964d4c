extension MessageKey {
  /// The Ukrainian text.
  var ukrainian: StaticString {
    switch self {
    // Labels
    case .labelError: "помилка"
    case .labelWarning: "попередження"
    case .labelHint: "підказка"
    case .wordOr: "або"
    case .didYouMean: "можливо, {0}?"

    // Wrong calls
    case .missingCommand: "не вказано команду"
    case .unknownCommand: "немає команди «{0}»"
    case .unknownOption: "команда «vault {1}» не має параметра «{0}»"
    case .unknownGlobalOption: "немає параметра «{0}»"
    case .optionBeforeCommand: "параметр «{0}» має стояти після команди"
    case .missingValue: "параметр «{0}» потребує значення: {0} {1}"
    case .unexpectedValue: "параметр «{0}» не приймає значення, а отримав «{1}»"
    case .unknownChoice: "{0} не може бути «{1}»; можливі значення: {2}"
    case .notWholeNumber: "параметр «{0}» потребує цілого числа, а не «{1}»"
    case .numberOutOfRange: "параметр «{0}» приймає число від {2} до {3}, а не «{1}»"
    case .givenTwice: "параметр «{0}» задано двічі: «{1}» і «{2}»"
    case .exclusiveOptions: "параметри «{0}» і «{1}» не можна вживати разом"
    case .missingOperand: "команді «vault {0}» бракує {1}: {2}"
    case .unexpectedOperand: "команда «vault {0}» не знає, що робити з аргументом «{1}»"
    case .unknownTopic: "немає довідки про «{0}»"
    case .seeHelp: "див. «{0}»"

    // Reading and writing
    case .cannotRead: "не вдалося прочитати {0}: {1}"
    case .cannotWrite: "не вдалося записати {0}: {1}"
    case .cannotWriteOutput: "не вдалося вивести результат: {0}"
    case .systemNotFound: "немає такого файлу чи теки"
    case .systemNoPermission: "бракує прав доступу"
    case .systemIsDirectory: "це тека"
    case .systemNotDirectory: "це не тека"
    case .systemExists: "такий файл уже є"
    case .systemNoSpace: "на диску не лишилося місця"
    case .systemQuota: "дискову квоту вичерпано"
    case .systemTooLarge: "файл завеликий"
    case .systemReadOnly: "диск доступний лише для читання"
    case .systemInputOutput: "помилка введення-виведення"
    case .systemLinkLoop: "посилання утворюють коло"
    case .systemNameTooLong: "ім’я задовге"
    case .systemTooManyFiles: "відкрито забагато файлів"
    case .systemNotRegular: "це не звичайний файл"
    case .systemClosed: "його закрито"
    case .systemOther: "системна помилка {0}"

    // Vaults and items
    case .vaultNotFound: "ні в {0}, ні вище немає сховища"
    case .vaultNotFoundHint: "створіть його командою «vault init» або вкажіть через «--vault DIR»"
    case .notAVault: "{0} не є сховищем: у ньому немає теки «.vault»"
    case .itemNotFound: "немає нічого з назвою «{0}»"
    case .itemAmbiguous: "«{0}» підходить до {1} {1:запису|записів|записів}"
    case .itemAmbiguousHint: "назвіть один шляхом або кодом"
    case .itemResembles:
      "немає нічого з назвою «{0}», а {1} не бере частини назви; так є в {2} {2:назві|назвах|назвах}"
    case .itemResemblesHint: "укажіть повну назву, шлях або код"
    case .itemsMore: "та ще {0} {0:інший|інші|інших|іншого}"
    case .itemQuestion: "Який саме? Номер або Enter, якщо жоден:"
    case .blockNotFound: "у {0} жоден рядок не має ідентифікатора «^{1}»"
    case .nothingFound: "нічого не знайдено"
    case .progressReading: "читаю нотатки: {0}"
    case .noteCount: "{0} {0:нотатка|нотатки|нотаток|нотатки}"
    case .itemCount: "{0} {0:запис|записи|записів|запису}"
    case .wordCount: "{0} {0:слово|слова|слів|слова}"
    case .fileIgnoredCount: "пропущено {0} {0:файл|файли|файлів|файлу}"
    case .fileUnreadableCount: "не прочитано {0} {0:файл|файли|файлів|файлу}"
    case .folderUnreadableCount: "не прочитано {0} {0:теку|теки|тек|теки}"
    case .errorCount: "{0} {0:помилка|помилки|помилок|помилки}"
    case .warningCount: "{0} {0:попередження|попередження|попереджень|попередження}"
    case .hintCount: "{0} {0:підказка|підказки|підказок|підказки}"
    case .resultCount: "{0} {0:результат|результати|результатів|результату}"
    case .stopped: "зупинено"
    case .indexFailed: "індекс не вдалося створити: сховище завелике або змінюється надто швидко"
    case .indexNotSaved: "індекс не збережено: {0}"
    case .alreadyVault: "{0} — уже сховище"
    case .indexParsed: "прочитано {0} {0:нотатку|нотатки|нотаток|нотатки}"
    case .indexElapsed: "за {0}"
    case .indexSizes: "індекс у байтах: файли {0}, записи {1}, слова {2}, входження {3}"
    case .indexAbsent: "індексу ще не було"
    case .indexAsked: "індекс створено наново, як ви просили"
    case .indexDamaged: "індекс був пошкоджений або іншої версії, тож його створено наново"
    case .indexForeign: "сховище переміщено або змінено налаштування, тож індекс створено наново"
    case .indexOutgrown: "змінилося багато, тож індекс створено наново"
    case .unreadableFile: "не вдалося прочитати {0}: {1}"
    case .unreadableMore:
      "не вдалося прочитати ще {0} {0:файл чи теку|файли чи теки|файлів чи тек|файлу чи теки}; перелік дасть «vault doctor»"
    case .searchUndated: "{0} {0:завдання позначено|завдання позначено|завдань позначено} вручну, без дня: пропущено"
    case .queryExplained:
      "{0} {0:терм|терми|термів|терма}, {1} {1:входження|входження|входжень|входження}, відкрито {2} {2:нотатку|нотатки|нотаток|нотатки}"
    case .templateNotClosed: "у шаблоні є незакрита дужка"
    case .templateUnknownKey: "шаблон просить «{0}», а це не поле й не ключ жодної нотатки"
    case .nowNotAMoment: "{0} приймає дату або момент, як-от 2026-11-20 чи 2026-11-20T14:30, а не «{1}»"

    // Check and init
    case .checkedNotes: "перевірено {0} {0:нотатку|нотатки|нотаток|нотатки}"
    case .checkFoundNothing: "{0}: усе гаразд"
    case .checkSummary: "{0}, знайшлося: {1}, {2}, {3}"
    case .pathOutsideVault: "{0} лежить поза сховищем {1}"
    case .pathNotNote: "{0} — не нотатка: її назва не закінчується на «.md»"
    case .vaultMade: "{0} — тепер сховище"
    case .starterCount: "{0} {0:файл|файли|файлів|файла} для початку"
    case .starterKept: "{0} вже є й лишається як було"
    case .vaultInsideVault: "воно лежить усередині сховища {0}, і те його не чіпатиме"
    case .tryNext: "Спробуйте:"
    case .leftBehind: "це створено, а прибрати не вдалося: {0}"

    // Help: headings
    case .helpUsage: "Виклик"
    case .helpCommands: "Команди"
    case .helpTopics: "Сторінки довідки"
    case .helpArguments: "Аргументи"
    case .helpOptions: "Параметри"
    case .helpTargetOptions: "До якої кількості (одне з)"
    case .helpDirectiveOptions: "Порядок і кількість"
    case .helpOutputOptions: "Виведення"
    case .helpGlobalOptions: "Для всіх команд"
    case .helpExamples: "Приклади"
    case .helpExitCodes: "Коди завершення"
    case .helpChoices: "одне з: {0}"
    case .helpDirective: "як у запиті: | {0} …"
    case .helpRepeatable: "можна повторювати"
    case .helpMore: "Докладніше: «vault КОМАНДА --help» і «vault help СТОРІНКА»."
    case .helpTagline: "Планувальник, чия база даних — тека з нотатками Markdown."

    // Help: options of every command
    case .flagVault: "тека сховища; інакше — за вказаним шляхом, VAULT_DIR або теками вище"
    case .flagNow: "вважати цей момент теперішнім (інакше VAULT_NOW або годинник)"
    case .flagLanguage: "мова повідомлень і довідки (інакше LC_ALL, LC_MESSAGES, LANG)"
    case .flagColor: "кольори: лише в терміналі без NO_COLOR, завжди чи ніколи"
    case .flagQuiet: "виводити лише результат і помилки"
    case .flagVerbose: "докладніше розповідати, що робиться"
    case .flagYes: "відповідати «так» на всі запитання"
    case .flagHelp: "показати цю довідку"
    case .flagVersion: "показати версію"
    case .flagFormat: "у якому вигляді вивести відповідь"
    case .flagFormatOrTemplate: "у якому вигляді вивести відповідь; або шаблон, як-от «{path}:{line}: {title}»"
    case .flagJSON: "те саме, що --format json"
    case .flagSort: "впорядкувати за ключами через кому; «-» перед ключем — у зворотному порядку"
    case .flagLimit: "вивести щонайбільше N результатів"
    case .flagGroup: "згрупувати результати за ключем"
    case .flagNull: "завершувати кожен результат нульовим байтом, а не новим рядком"
    case .flagCount: "вивести лише кількість результатів"

    // Help: init and index
    case .commandInit: "Зробити теку сховищем."
    case .operandInitDirectory: "тека; якщо не вказано — поточна"
    case .flagSample: "наповнити її зразком із датами довкола сьогодні"
    case .exampleInit: "робить теку «notes» сховищем"
    case .exampleInitSample: "створює сховище для спроб"
    case .exampleInitNow: "те саме довкола іншого дня"
    case .commandIndex: "Прочитати зміни у сховищі й оновити індекс."
    case .flagRebuild: "перечитати всі нотатки"
    case .flagStats: "показати, що пропущено і скільки займає індекс"
    case .exampleIndex: "оновлює індекс і каже, що прочитано"
    case .exampleIndexRebuild: "будує індекс заново й показує його частини"

    // Help: search
    case .commandSearch: "Знайти нотатки й рядки за словами, тегами, датами та будь-якими ключами."
    case .operandQuery: "що шукати; кілька слів поєднуються пробілами; див. «vault help query»"
    case .flagExact: "розрізняти діакритику: «creme» не знаходить «crème»"
    case .flagExplain: "показати, як прочитано запит і чого він торкнувся"
    case .exampleSearchWord: "знаходить слово в будь-якій формі"
    case .exampleSearchField: "знаходить рецепти щонайбільше на годину"
    case .exampleSearchSort: "показує відкриті завдання, найтерміновіші спершу"
    case .exampleSearchTemplate: "виводить кожен результат у власному вигляді"
    case .exitFound: "знайдено"
    case .exitNothingFound: "нічого не знайдено"
    case .exitItemNotFound: "немає нічого з такою назвою"

    // Help: show, scale, check
    case .commandShow: "Показати один запис із його ключами й текстом."
    case .operandItem:
      "шлях, шлях^ідентифікатор, код, назва посилання, заголовок або слова, які є лише в одному заголовку"
    case .exampleShow: "показує нотатку за назвою"
    case .exampleShowJSON: "виводить її для програми"
    case .commandScale: "Вивести рецепт на іншу кількість порцій чи продукту."
    case .operandRecipe: "рецепт для перерахунку — за шляхом, кодом, назвою чи заголовком"
    case .flagServings: "на стільки порцій"
    case .flagFactor: "у стільки разів: 2, 1.5, 1/2"
    case .flagYield: "на такий вихід, як-от «3 л»"
    case .flagBy: "на скільки вистачить одного складника, як-от «борошно=500 г»"
    case .flagUnits: "в яких одиницях вивести"
    case .flagStyle: "точні кількості чи округлені, як на кухні"
    case .exampleScaleServings: "виводить рецепт на шістьох"
    case .exampleScaleFactor: "виводить половину, округлену для кухні"
    case .commandCheck: "Повідомити про все в нотатках, що не читається як слід."
    case .operandCheckPath: "нотатки чи теки; якщо не вказано — все сховище"
    case .flagStrict: "вважати невдачею й попередження"
    case .exampleCheck: "перевіряє все сховище"
    case .exampleCheckPath: "перевіряє одну теку разом із попередженнями"
    case .exitChecked: "помилок немає"
    case .exitCheckFailed: "перевірка не пройшла"

    // Help: completion and help
    case .commandCompletion: "Вивести сценарій доповнення команд vault для оболонки."
    case .operandShell: "оболонка, для якої потрібен сценарій"
    case .exampleCompletionBash: "вмикає доповнення в цьому сеансі bash"
    case .exampleCompletionFish: "виводить сценарій для fish"
    case .commandHelp: "Пояснити команду або показати сторінку, як-от мову запитів."
    case .operandTopic: "команда чи сторінка; якщо не вказано — перелік обох"
    case .exampleHelpCommand: "пояснює команду"
    case .exampleHelpQuery: "пояснює мову запитів"
    case .commandComplete: "Вивести можливі продовження командного рядка."
    case .operandWords: "слова, що вже введено"

    // Help: exit codes
    case .exitDone: "виконано"
    case .exitNothing: "нічого не знайдено або перевірка не пройшла"
    case .exitWrongCall: "хибний виклик або запит"
    case .exitIOFailure: "сховище чи файл не вдається прочитати або записати"
    case .exitConflict: "заважає інша зміна"
    case .exitInterrupted: "зупинено через Ctrl-C"
    case .exitClosedPipe: "читач виводу закрив канал"

    // Help: environment
    case .topicEnvironment: "Змінні середовища, які читає vault."
    case .variableVault: "сховище, якщо його не вказано ні через --vault, ні шляхом"
    case .variableNow: "момент, що вважається теперішнім, якщо немає --now"
    case .variableNoColor: "не порожня: без кольорів"
    case .variableTerminal: "«dumb»: без кольорів і без рядка поступу"
    case .variableColumns: "ширина виводу, якщо термінал її не повідомляє"
    case .variableLocale: "мова повідомлень; діє перша задана"
    case .variableZone: "часовий пояс, у якому починається день"
    case .variableZoneFolder: "тека з файлами часових поясів, якій надати перевагу"
    case .topicExitCodes: "Що означають коди завершення vault."

    // Help: the query language
    case .topicQuery: "Мова запитів для пошуку, списків і завдань."
    case .queryIntroduction:
      """
      Запит ставиться кожній нотатці й кожному рядку-запису. Беріть його в одинарні лапки, щоб оболонка його не \
      чіпала.
      """
    case .queryWordKey: "те саме, коли слово саме по собі означає дні, як у «vault tasks»"
    case .queryWord: "слово в будь-якій формі; регістр, діакритика й апострофи не важать"
    case .queryPhrase: "слова одне за одним"
    case .queryPrefix: "слова, що так починаються; слова щонайбільше з одною помилкою"
    case .queryField: "ключ має це значення; tag:a знаходить і a/b"
    case .queryText: "слова в одній частині нотатки"
    case .queryWhole: "усе значення дослівно"
    case .queryCompare: "порівняння тривалостей, дат, чисел, кількостей, грошей і настроїв"
    case .queryRange: "проміжок разом з обома краями; один можна пропустити"
    case .queryDates: "дати від сьогодні: ще tomorrow, overdue, eow, eom, -2w, 2026-11"
    case .queryGroups: "відкриті завдання, як їх групує 'vault tasks': ще tomorrow, this-week, later, no-date"
    case .queryAnyOf: "будь-яке зі значень; усі значення"
    case .queryPresence: "ключа немає; ключ є"
    case .queryPartOfDay: "частина дня; зовсім без часу"
    case .queryLinks: "що посилається на нотатку; на що посилається вона; биті посилання"
    case .queryFolder: "нотатки в теці"
    case .queryBoolean: "обидва; одне з двох; заперечення. Без дужок «a b» зв’язує тісніше за OR"
    case .queryDirectives: "порядок, кількість і групування; також параметри --sort, --limit, --group"

    // Files that cannot be read, and ignored ones
    case .unreadableEncoding: "це не UTF-8"
    case .unreadableWindows1251:
      "це не UTF-8, а схоже на Windows-1251; перетворіть його через «iconv -f windows-1251 -t utf-8»"
    case .unreadableUTF16: "це не UTF-8, а схоже на UTF-16; перетворіть його через «iconv -f utf-16 -t utf-8»"
    case .unreadableTooLarge: "він більший за 64 МБ"
    case .unreadableVanished: "щойно він був, а тепер зник"
    case .unreadableNotRegular: "це не звичайний файл"
    case .unreadableLinkOutside: "посилання веде за межі сховища"
    case .unreadableLinkNoNote: "посилання веде до файлу без назви *.md"
    case .unreadableLinkDangling: "посилання нікуди не веде"
    case .unreadableTooDeep: "над нею понад 200 тек"
    case .ignoredHidden: "{0} {0:прихований|приховані|прихованих|прихованого}"
    case .ignoredNotMarkdown: "{0} без назви *.md"
    case .ignoredConflictCopy: "{0} {0:конфліктна копія|конфліктні копії|конфліктних копій|конфліктної копії}"
    case .ignoredLink:
      "{0} {0:посилання на іншу нотатку|посилання на інші нотатки|посилань на інші нотатки|посилання на інші нотатки}"
    case .ignoredByFile: "{0} через .vaultignore"
    case .excludedHidden:
      "{0} {0:прихована тека|приховані теки|прихованих тек|прихованої теки}, без вмісту"
    case .excludedByFile: "{0} {0:тека|теки|тек|теки} через .vaultignore, без вмісту"
    case .excludedVaults: "{0} {0:тека|теки|тек|теки} з власним сховищем, без вмісту"

    // Queries
    case .queryUnknownKey: "жодна нотатка не має ключа «{0}»"
    case .queryMissingValue: "після «{0}» бракує значення"
    case .queryMalformedValue: "ключ «{0}» потребує такого значення: {1}"
    case .queryUnknownMember: "«{0}» не має такого значення"
    case .queryAmbiguousOffset: "«m» може означати хвилини або місяці"
    case .queryAmbiguousNumber: "число може означати {0} або {1}"
    case .queryMarkBehindQuotes: "«{0}» після лапок нічого не каже: те, що в них, шукається як є"
    case .queryReversedRange: "проміжок починається після свого кінця, або його краї в різних одиницях"
    case .queryNotComparable: "значення «{0}» не бувають більшими чи меншими"
    case .queryMissingCondition: "тут бракує умови"
    case .queryNothingToSearch: "тут нічого шукати"
    case .queryQuoteNotClosed: "лапки не закрито"
    case .queryParenthesisNotClosed: "дужку не закрито"
    case .queryParenthesisNotOpened: "дужка нічого не закриває"
    case .queryTooDeep: "забагато вкладених дужок"
    case .queryUnknownDirective: "немає вказівки «{0}»"
    case .queryMalformedDirective: "вказівка «{0}» так не читається"
    case .queryKeyReadAsWord: "«{0}» — не ключ, тому все шукаємо як слова"
    case .queryIgnored: "тут немає слів, тому це пропущено"
    case .queryJoinedValue: "«{0}» відкидає слово «{1}»; параметр пишеться «{2}»"
    case .queryWithoutCondition: "у запиті немає умови, тож він змінив би все"
    case .queryWithoutConditionHint: "якщо справді все, напишіть «{0}»"
    case .groupWithout: "без «{0}»"
    case .kindText: "текст"
    case .kindPath: "тека, як-от recipes/"
    case .kindMember: "одне з: {0}"
    case .kindFlag: "yes чи no"
    case .kindOwn: "число або дата"
    case .kindMoment: "дата чи час, як-от 2026-11-20, today, +7d"
    case .kindTimeOfDay: "час доби, як-от 14:30, morning"
    case .kindDuration: "тривалість, як-от 30m, 1h30m"
    case .kindNumber: "число"
    case .kindQuantity: "кількість, як-от 500 г"
    case .kindAmount: "кількість, як-от 500 г, або сума грошей, як-от 250 грн"
    case .kindMood: "настрій, як-от happy, або від -2 до 2"

    // Dates on the command line
    case .dateNotADate: "«{0}» — не дата, яку читає vault"

    // Scaling
    case .scaleNoServings: "{0} не каже, на скільки порцій цей рецепт"
    case .scaleNoServingsHint: "задайте «--factor 2» або впишіть у нотатку «servings: 4»"
    case .scaleFactorHint: "«--factor» підходить до будь-якого рецепта"
    case .scaleNotAnAmount: "«{0}» — не число й не кількість"
    case .scaleNotPositive: "«{0}» не більше за нуль"
    case .scaleAbsurd: "«{0}» змінить рецепт більш ніж у мільйон разів"
    case .scaleYieldNotComparable: "вихід рецепта ({1}) не порівняти з «{0}»"
    case .scaleIngredientNotFound: "у рецепті немає складника «{0}»"
    case .scaleIngredientsHint: "у ньому є: {0}"
    case .scaleIngredientAmbiguous: "«{0}» підходить до кількох складників: {1}"
    case .scaleIngredientDoesNotScale: "у складника «{0}» немає кількості, яку можна перерахувати"
    case .scaleIngredientNotComparable: "рецепт бере {1} складника «{0}», а це не порівняти з «{2}»"
    case .scaleNotAnAssignment: "«--by» потребує складника й кількості, як-от «борошно=500 г», а не «{0}»"
    case .scaleOverflow: "кількість «{0}» виходить задовгою, щоб бути точною"
    case .scaleUnwritten: "{0} — ще порожній шаблон: складників у ньому не написано"
    case .scaleUnwrittenHint: "його відкриє «vault edit {0}»"
    case .scaleNotARecipe: "{0} — не рецепт: там немає переліку складників"
    case .scaleNotARecipeHint:
      "перелік починається заголовком «Інгредієнти», і кожен стоїть у рядку, як-от «- 200 г борошна»"
    case .scaleNoIngredients: "у рецепті ще немає складників"
    case .scaleAmountNotScaled: "«{0}» у рядку «{1}» лишається як є: цієї кількості не перераховано"
    case .scaleAmountNotRead: "кількість «{0}» читається двояко, тому лишається як є"
    case .scaleMaximumNotComparable: "«max» у рядку «{0}» вимірює щось інше, тому не діє"
    case .scaleStepNotInList: "у кроках є {0} ({1}), чого немає в переліку"
    case .scaleStepMoreThanList: "у кроках є {0} ({1}), а в переліку — {2}"

    // Help: environment of state
    case .variableStateHome: "тека, за якою розрізняють пристрої; інакше ~/.local/state"
    case .variableHome: "домашня тека, якщо наведених вище не задано"

    default: ukrainianOfSections
    }
  }

  /// The Ukrainian text of a key that has its section in a file of its own; every key is in one of them.
  private var ukrainianOfSections: StaticString {
    let sections = [
      ukrainianOfEditing,
      ukrainianOfEntry,
      ukrainianOfCompleting,
      ukrainianOfOrdering,
      ukrainianOfMaking,
      ukrainianOfMoving,
      ukrainianOfLists,
      ukrainianOfKitchen,
      ukrainianOfPantry,
      ukrainianOfCooking,
      ukrainianOfMeals,
      ukrainianOfNutrition,
      ukrainianOfRecurrence,
      ukrainianOfRecipes,
      ukrainianOfShopping,
      ukrainianOfGit,
      ukrainianOfHistory,
      ukrainianOfSyncing,
      ukrainianOfDoctor,
      ukrainianOfDrivers,
      ukrainianOfExchange, ukrainianOfCalendars, ukrainianOfDrafting,
      ukrainianOfTasks, ukrainianOfReminders,
    ]
    return sections.first { $0.utf8CodeUnitCount > 0 } ?? ""
  }
}
