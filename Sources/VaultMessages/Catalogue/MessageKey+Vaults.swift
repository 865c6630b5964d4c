/// Vaults, items, `check`, `init`, queries and dates on the command line.
package extension MessageKey {
  // MARK: Vaults and items
  static let vaultNotFound = MessageKey(en: "no vault here or above {0}", uk: "ні в {0}, ні вище немає сховища")
  static let vaultNotFoundHint = MessageKey(
    en: "'vault init' makes one; '--vault DIR' names one",
    uk: "створіть його командою «vault init» або вкажіть через «--vault ТЕКА»")
  static let notAVault = MessageKey(
    en: "{0} is not a vault: it has no folder '.vault'", uk: "{0} не є сховищем: у ньому немає теки «.vault»")
  static let itemNumberHint = MessageKey(
    en: "a number is not a name; lists begin with each item's handle, and its first three characters are enough",
    uk: "число — не назва; у списках кожен рядок починається з коду запису, і досить трьох його знаків")
  static let itemQueryHint = MessageKey(
    en: "that is a query, which 'done', 'set' and 'rm' take after --where",
    uk: "це запит, який «done», «set» і «rm» беруть після --where")
  static let placeHoldsNothing = MessageKey(
    en: "no task or other item begins at {0}:{1}", uk: "у {0}:{1} не починається жоден запис")
  static let itemNotFound = MessageKey(en: "nothing is called '{0}'", uk: "немає нічого з назвою «{0}»")
  static let itemAmbiguous = MessageKey(
    en: "'{0}' fits {1} {1:item|items}", uk: "«{0}» підходить до {1} {1:запису|записів|записів}")
  static let itemAmbiguousHint = MessageKey(
    en: "name one by its path or its handle", uk: "назвіть один шляхом або кодом")
  static let itemResembles = MessageKey(
    en: "nothing is called '{0}', and {1} takes no part of a title; it is part of {2} {2:title|titles}",
    uk: "немає нічого з назвою «{0}», а {1} не приймає частини назви; так є в {2} {2:назві|назвах|назвах}")
  static let itemResemblesHint = MessageKey(
    en: "give the whole title, the path or the handle", uk: "укажіть повну назву, шлях або код")
  static let itemsMore = MessageKey(en: "and {0} {0:other|others}", uk: "та ще {0} {0:інший|інші|інших|іншого}")
  static let settingNamesNone = MessageKey(
    en: "the setting '{0}' names '{1}', which is none of them",
    uk: "налаштування «{0}» називає «{1}», а серед них такого немає")
  static let settingAnswers = MessageKey(
    en: "'{0}' in .vault/config.yaml answers this for good", uk: "«{0}» у .vault/config.yaml відповість на це назавжди")
  static let itemQuestion = MessageKey(
    en: "Which one? Its number, or Enter for none:", uk: "Який саме? Номер або Enter, якщо жоден:")
  static let blockNotFound = MessageKey(
    en: "no line of {0} has the id '^{1}'", uk: "у {0} жоден рядок не має ідентифікатора «^{1}»")
  static let nothingFound = MessageKey(en: "nothing found", uk: "нічого не знайдено")
  static let progressReading = MessageKey(en: "reading notes: {0}", uk: "читаю нотатки: {0}")
  static let noteCount = MessageKey(en: "{0} {0:note|notes}", uk: "{0} {0:нотатка|нотатки|нотаток|нотатки}")
  static let itemCount = MessageKey(en: "{0} {0:item|items}", uk: "{0} {0:запис|записи|записів|запису}")
  static let wordCount = MessageKey(en: "{0} {0:word|words}", uk: "{0} {0:слово|слова|слів|слова}")
  static let fileIgnoredCount = MessageKey(
    en: "{0} {0:file|files} ignored", uk: "пропущено {0} {0:файл|файли|файлів|файлу}")
  static let fileUnreadableCount = MessageKey(
    en: "{0} {0:file|files} unreadable", uk: "не прочитано {0} {0:файл|файли|файлів|файлу}")
  static let folderUnreadableCount = MessageKey(
    en: "{0} {0:folder|folders} unreadable", uk: "не прочитано {0} {0:теку|теки|тек|теки}")
  static let errorCount = MessageKey(en: "{0} {0:error|errors}", uk: "{0} {0:помилка|помилки|помилок|помилки}")
  static let warningCount = MessageKey(
    en: "{0} {0:warning|warnings}", uk: "{0} {0:попередження|попередження|попереджень|попередження}")
  static let hintCount = MessageKey(en: "{0} {0:hint|hints}", uk: "{0} {0:підказка|підказки|підказок|підказки}")
  static let resultCount = MessageKey(
    en: "{0} {0:result|results}", uk: "{0} {0:результат|результати|результатів|результату}")
  static let stopped = MessageKey(en: "stopped", uk: "зупинено")
  static let indexFailed = MessageKey(
    en: "the index cannot be built: the vault is too large, or changes too fast",
    uk: "індекс не вдалося побудувати: сховище завелике або змінюється надто швидко")
  static let indexNotSaved = MessageKey(en: "the index was not saved: {0}", uk: "індекс не збережено: {0}")
  static let alreadyVault = MessageKey(en: "{0} is a vault already", uk: "{0} — уже сховище")
  static let indexParsed = MessageKey(
    en: "{0} {0:note|notes} read", uk: "прочитано {0} {0:нотатку|нотатки|нотаток|нотатки}")
  static let indexElapsed = MessageKey(en: "in {0}", uk: "за {0}")
  static let indexSizes = MessageKey(
    en: "index in bytes: files {0}, items {1}, words {2}, occurrences {3}",
    uk: "індекс у байтах: файли {0}, записи {1}, слова {2}, входження {3}")
  static let indexAbsent = MessageKey(en: "there was no index yet", uk: "індексу ще не було")
  static let indexAsked = MessageKey(
    en: "the index was built again, as asked", uk: "індекс побудовано наново, як ви просили")
  static let indexDamaged = MessageKey(
    en: "the index was damaged or of another version, and was built again",
    uk: "індекс був пошкоджений або іншої версії, тож його побудовано наново")
  static let indexForeign = MessageKey(
    en: "the vault moved or its settings changed, so the index was built again",
    uk: "сховище переміщено або змінено налаштування, тож індекс побудовано наново")
  static let indexOutgrown = MessageKey(
    en: "much changed, so the index was built again", uk: "змінилося багато, тож індекс побудовано наново")
  static let unreadableMore = MessageKey(
    en: "cannot read {0} more {0:file or folder|files or folders}; 'vault doctor' lists them",
    uk:
      "не вдалося прочитати ще {0} {0:файл чи теку|файли чи теки|файлів чи тек|файлу чи теки}; усі назве «vault doctor»"
  )
  static let searchMeant = MessageKey(en: "Did you mean '{0}'?", uk: "Можливо, «{0}»?")
  static let searchSomeWords = MessageKey(en: "Only some of the words", uk: "Лише деякі зі слів")
  static let searchUndated = MessageKey(
    en: "{0} {0:task was|tasks were} ticked by hand and {0:has|have} no day: left out",
    uk: "{0} {0:завдання позначено|завдання позначено|завдань позначено} вручну, без дня: пропущено")
  static let queryExplained = MessageKey(
    en: "{0} {0:word|words}, {1} {1:occurrence|occurrences}, {2} {2:note|notes} opened",
    uk:
      "{0} {0:слово|слова|слів|слова}, {1} {1:входження|входження|входжень|входження}, відкрито {2} {2:нотатку|нотатки|нотаток|нотатки}"
  )
  static let templateNotClosed = MessageKey(
    en: "the template has a brace that is not closed", uk: "у шаблоні є незакрита дужка")
  static let templateEmptyField = MessageKey(
    en: "the template has '{}' without a name in it, such as '{title}'; '{{' and '}}' are braces",
    uk: "у шаблоні є «{}» без назви, як-от «{title}»; «{{» і «}}» — самі дужки")
  static let templateUnknownKey = MessageKey(
    en: "the template asks for '{0}', which is not a field or a key of any note",
    uk: "шаблон просить «{0}», а це не поле й не ключ жодної нотатки")
  static let nearToday = MessageKey(en: "today", uk: "сьогодні")
  static let nearTomorrow = MessageKey(en: "tomorrow", uk: "завтра")
  static let nearYesterday = MessageKey(en: "yesterday", uk: "вчора")
  static let nearDaysLate = MessageKey(en: "{0} {0:day|days} late", uk: "прострочено {0} {0:день|дні|днів}")
  static let nearDaysAgo = MessageKey(en: "{0} {0:day|days} ago", uk: "{0} {0:день|дні|днів} тому")
  static let templateUnknownColumn = MessageKey(
    en: "the template asks for '{0}', which is not a column of this list",
    uk: "шаблон просить «{0}», а такого стовпця цей список не має")
  static let templateColumns = MessageKey(en: "its columns are: {0}", uk: "його стовпці: {0}")
  static let nowNotAMoment = MessageKey(
    en: "{0} takes a date or a moment, such as 2026-11-20 or 2026-11-20T14:30, not '{1}'",
    uk: "{0} приймає дату або момент, як-от 2026-11-20 чи 2026-11-20T14:30, а не «{1}»")

  // MARK: Check and init
  static let checkedNotes = MessageKey(
    en: "{0} {0:note|notes} checked", uk: "перевірено {0} {0:нотатку|нотатки|нотаток|нотатки}")
  static let checkFixOnly = MessageKey(
    en: "'{0}' puts right all that it can; with '--only' it takes '{1}' alone, and asks about it",
    uk: "«{0}» виправляє все, що може; з «--only» він бере лише «{1}» і питає про це")
  static let checkLeadingTime = MessageKey(en: "{0}: {1}, at {2}", uk: "{0}: {1}, на {2}")
  static let checkLeadingTimeQuestion = MessageKey(
    en: "Make {0} {0:time a deadline|times deadlines}? (y/N)",
    uk: "Зробити {0} {0:час терміном|часи термінами|часів термінами}? (т/Н)")
  static let checkLeadingTimeUnasked = MessageKey(
    en:
      "nothing was changed: 'vault check --fix --only leading-time-is-start QUERY --yes' moves those that a query finds",
    uk:
      "нічого не змінено: «vault check --fix --only leading-time-is-start ЗАПИТ --yes» переносить те, що знаходить запит"
  )
  static let checkFoundNothing = MessageKey(en: "{0}: nothing to report", uk: "{0}: усе гаразд")
  static let checkSummary = MessageKey(en: "{0}: {1}, {2}, {3}", uk: "{0}, знайшлося: {1}, {2}, {3}")
  static let pathOutsideVault = MessageKey(en: "{0} lies outside the vault {1}", uk: "{0} лежить поза сховищем {1}")
  static let pathNotNote = MessageKey(
    en: "{0} is not a note: its name does not end with '.md'", uk: "{0} — не нотатка: її назва не закінчується на «.md»"
  )
  static let vaultMade = MessageKey(en: "{0} is a vault now", uk: "{0} — тепер сховище")
  static let starterCount = MessageKey(
    en: "{0} {0:file|files} to begin with", uk: "{0} {0:файл|файли|файлів|файла} для початку")
  static let starterKept = MessageKey(
    en: "{0} was there before and stays as it is", uk: "{0} вже є й лишається як було")
  static let vaultInsideVault = MessageKey(
    en: "it lies inside the vault {0}, which leaves it alone",
    uk: "воно лежить усередині сховища {0}, і те його не чіпатиме")
  static let privateQuestion = MessageKey(
    en: "Keep diary and money out of git, should others read its repository? [y/N]",
    uk: "Не пускати щоденник і гроші до git, якщо його репозиторій читатимуть інші? [т/Н]")
  static let vaultIsPrivate = MessageKey(
    en: "diary/ and money/ stay out of git; .gitignore says so, and taking those lines out shares them",
    uk: "diary/ і money/ лишаються поза git: так каже .gitignore; без тих рядків вони стануть спільними")
  static let privateByHand = MessageKey(
    en: "these lines in its .gitignore keep diary and money out of git: {0}; 'git rm --cached' takes out what is there",
    uk:
      "ці рядки в його .gitignore не пускають щоденник і гроші до git: {0}; що вже там, прибирає «git rm --cached»")
  static let initWide = MessageKey(
    en: "{0} holds far more than notes, and all its Markdown files would be in the vault",
    uk: "{0} містить далеко не лише нотатки, і всі його файли Markdown були б у сховищі")
  static let initWideQuestion = MessageKey(
    en: "{0} holds far more than notes. Make all of it a vault? [y/N]",
    uk: "{0} містить далеко не лише нотатки. Зробити сховищем усе? [т/Н]")
  static let tryNext = MessageKey(en: "Try next:", uk: "Спробуйте:")
  static let stepTask = MessageKey(en: "Call Ann tomorrow 15:00", uk: "Подзвонити Анні завтра 15:00")
  static let stepRecipe = MessageKey(en: "Pancakes", uk: "Млинці")
  static let beginSample = MessageKey(
    en: "begins with a family's notes, to look around", uk: "почати з нотаток однієї родини, щоб роздивитися")
  static let beginEmpty = MessageKey(en: "begins with an empty vault of your own", uk: "почати з порожнього сховища")
  static let beginHelp = MessageKey(en: "says what else there is", uk: "що ще є")
  static let leftBehind = MessageKey(
    en: "these were made and could not be taken away again: {0}", uk: "це створено, а прибрати не вдалося: {0}")

  // MARK: Queries
  static let queryUnknownKey = MessageKey(en: "no note has the key '{0}'", uk: "жодна нотатка не має ключа «{0}»")
  static let queryMissingValue = MessageKey(en: "a value is missing after '{0}'", uk: "після «{0}» бракує значення")
  static let queryMalformedValue = MessageKey(
    en: "the key '{0}' needs {1}", uk: "ключ «{0}» потребує такого значення: {1}")
  static let queryUnknownMember = MessageKey(en: "'{0}' has no such value", uk: "«{0}» не має такого значення")
  static let queryAmbiguousOffset = MessageKey(
    en: "'m' may mean minutes or months", uk: "«m» може означати хвилини або місяці")
  static let queryAmbiguousNumber = MessageKey(
    en: "the number may mean {0} or {1}", uk: "число може означати {0} або {1}")
  static let queryMarkBehindQuotes = MessageKey(
    en: "'{0}' says nothing behind quotes: what they hold is looked for as it stands",
    uk: "«{0}» після лапок нічого не каже: те, що в них, шукається як є")
  static let queryReversedRange = MessageKey(
    en: "the range ends before it begins", uk: "проміжок закінчується раніше, ніж починається")
  static let queryNotComparable = MessageKey(
    en: "values of '{0}' are not greater or less than each other", uk: "значення «{0}» не бувають більшими чи меншими")
  static let queryMissingCondition = MessageKey(en: "a condition is missing here", uk: "тут бракує умови")
  static let queryNothingToSearch = MessageKey(en: "there is nothing to search for", uk: "тут нічого шукати")
  static let queryParenthesisNotClosed = MessageKey(en: "the parenthesis is not closed", uk: "дужку не закрито")
  static let queryParenthesisNotOpened = MessageKey(
    en: "the parenthesis closes nothing", uk: "дужка нічого не закриває")
  static let queryTooDeep = MessageKey(en: "the parentheses are nested too deep", uk: "забагато вкладених дужок")
  static let queryUnknownDirective = MessageKey(en: "there is no directive '{0}'", uk: "немає вказівки «{0}»")
  static let queryMalformedDirective = MessageKey(
    en: "the directive '{0}' cannot be read this way", uk: "вказівку «{0}» так не прочитати")
  static let queryKeyReadAsWord = MessageKey(
    en: "'{0}' is not a key, so all of it is searched for as words", uk: "«{0}» — не ключ, тому все шукаємо як слова")
  static let queryPlusBeforeWord = MessageKey(
    en: "'{0}' is searched for as a word, not as a tag", uk: "«{0}» шукаємо як слово, а не як тег")
  static let queryIgnored = MessageKey(
    en: "this holds no words and is left out", uk: "тут немає слів, тому це пропущено")
  static let queryJoinedValue = MessageKey(
    en: "'{0}' leaves out the word '{1}'; the option is written '{2}'",
    uk: "«{0}» відкидає слово «{1}»; параметр пишеться «{2}»")
  static let queryWithoutCondition = MessageKey(
    en: "the query has no condition, so it would change everything", uk: "у запиті немає умови, тож він змінив би все")
  static let queryWithoutConditionHint = MessageKey(
    en: "if everything is meant, write '{0}'", uk: "якщо справді все, напишіть «{0}»")
  static let groupWithout = MessageKey(en: "no {0}", uk: "без «{0}»")
  static let kindPath = MessageKey(en: "a folder, such as recipes/", uk: "тека, як-от recipes/")
  static let kindFlag = MessageKey(en: "yes or no", uk: "так чи ні")
  static let kindOwn = MessageKey(en: "a number or a date", uk: "число або дата")
  static let kindMoment = MessageKey(
    en: "a date or a time, such as 2026-11-20, today, +7d", uk: "дата чи час, як-от 2026-11-20, сьогодні, +7d")
  static let kindTimeOfDay = MessageKey(
    en: "a time of day, such as 14:30, morning", uk: "час доби, як-от 14:30, ранок")
  static let kindDuration = MessageKey(en: "a duration, such as 30m, 1h30m", uk: "тривалість, як-от 30m, 1h30m")
  static let kindNumber = MessageKey(en: "a number", uk: "число")
  static let kindQuantity = MessageKey(en: "an amount, such as 500 g", uk: "кількість, як-от 500 г")
  static let kindAmount = MessageKey(
    en: "an amount, such as 500 g, or a sum of money, such as 250 UAH",
    uk: "кількість, як-от 500 г, або сума грошей, як-от 250 грн")
  static let kindMood = MessageKey(
    en: "a mood, such as happy, or -2 to 2", uk: "настрій, як-от радісно, або від -2 до 2")

  // MARK: Dates on the command line
  static let dateNotADate = MessageKey(
    en: "'{0}' is not a date that vault reads", uk: "«{0}» — не дата, яку читає vault")
  static let dateSeveralDays = MessageKey(
    en: "'{0}' is more than one day: which one is it?", uk: "«{0}» — це кілька днів: який саме?")
  static let dateToCome = MessageKey(
    en: "'{0}' is still to come, and a day that was is asked for", uk: "«{0}» ще попереду, а потрібен день, що вже був")
  static let dateLongAgo = MessageKey(
    en: "'{0}' was more than half a year ago: which year is it?", uk: "«{0}» було понад пів року тому: якого року?")
  static let dateEndsBefore = MessageKey(en: "{0} is before {1}", uk: "{0} раніше за {1}")
  static let dateDaysSuchAs = MessageKey(
    en: "such as: week, 'this weekend', december, 3, 2026-W48, 2026-11-23..2026-11-29",
    uk: "як-от: тиждень, «ці вихідні», грудень, 3, 2026-W48, 2026-11-23..2026-11-29")
  static let dateSuchAs = MessageKey(
    en: "such as: tomorrow, fri, +3d, 2026-11-23, '2026-11-23 14:30'",
    uk: "як-от: завтра, пт, +3д, 2026-11-23, «2026-11-23 14:30»")
}
