/// Texts about recipes that come in and go out.
package extension MessageKey {
  // MARK: Import
  static let commandImport = MessageKey(
    en: "Bring recipes, tasks, events and payments from other programs into the vault.",
    uk: "Імпортувати до сховища рецепти, завдання, події й платежі з інших програм.")
  static let operandImportFile = MessageKey(
    en: "a file, an address of the web, or - for the standard input",
    uk: "файл, адреса сторінки або - для стандартного вводу")
  static let flagImportFormat = MessageKey(
    en: "the format; otherwise found by name and content", uk: "формат; інакше його видно з назви та вмісту")
  static let flagImportTo = MessageKey(
    en: "the folder for the notes; else that of their type", uk: "тека для нотаток; інакше тека їхнього типу")
  static let flagExchangeJSON = MessageKey(en: "one JSON object on each line", uk: "по об’єкту JSON у рядку")
  static let exampleImport = MessageKey(
    en: "see the note that a recipe of another program becomes",
    uk: "побачити нотатку, якою стане рецепт з іншої програми")
  static let exampleImportFormat = MessageKey(
    en: "a file of RecipeMD, which stays as it is below the keys of the note",
    uk: "файл RecipeMD, який лишається як є під ключами нотатки")
  static let exitImportIncomplete = MessageKey(
    en: "a recipe is not complete, and nothing was written", uk: "рецепт неповний, і нічого не записано")
  static let importUnknownFormat = MessageKey(
    en: "{0}: neither the name nor the content shows the format", uk: "{0}: з назви та вмісту не видно, який це формат")
  static let importFormatHint = MessageKey(
    en: "'--format' names it, one of: {0}", uk: "формат називає «--format», один із: {0}")
  static let importNoTitle = MessageKey(
    en: "{0}: the recipe has no title; nothing was written", uk: "{0}: рецепт не має назви; нічого не записано")
  static let importTitleHint = MessageKey(
    en: "a file has a name, which is the title where the text has none",
    uk: "файл має назву, яка стає назвою рецепта, коли в тексті її немає")
  static let importNoIngredients = MessageKey(
    en: "{0}: '{1}' has no ingredients; nothing was written", uk: "{0}: «{1}» не має інгредієнтів; нічого не записано")
  static let importNoInstructions = MessageKey(
    en: "{0}: '{1}' has no instructions; nothing was written", uk: "{0}: «{1}» не має приготування; нічого не записано")
  static let importRepeated = MessageKey(
    en: "{0} was imported before: it is {1}", uk: "{0} уже імпортовано раніше: це {1}")
  static let importTakenHint = MessageKey(
    en: "'--to' puts the recipe into another folder", uk: "«--to» кладе рецепт до іншої теки")
  static let importNotRecipeMD = MessageKey(en: "{0}: not RecipeMD: {1}", uk: "{0}: це не RecipeMD: {1}")
  static let recipeMDTitleMissing = MessageKey(
    en: "the text must begin with a heading of level 1, such as '# Borshch'",
    uk: "текст має починатися із заголовка першого рівня, як-от «# Борщ»")
  static let recipeMDBreakMissing = MessageKey(
    en: "a line '---' must come before the ingredients", uk: "перед інгредієнтами має стояти рядок «---»")
  static let recipeMDTagsTwice = MessageKey(
    en: "only one paragraph can be tags in emphasis", uk: "лише один абзац може бути тегами в курсиві")
  static let recipeMDYieldsTwice = MessageKey(
    en: "only one paragraph can be yields in strong emphasis", uk: "лише один абзац може бути виходом у напівжирному")
  static let recipeMDTextAfterHead = MessageKey(
    en: "a line '---' must follow the tags and yields", uk: "після тегів і виходу має стояти рядок «---»")
  static let recipeMDAmountWithoutNumber = MessageKey(
    en: "an amount must begin with a number", uk: "кількість має починатися з числа")
  static let recipeMDIngredientWithoutName = MessageKey(en: "the ingredient has no name", uk: "інгредієнт не має назви")
  static let recipeMDTextAmongIngredients = MessageKey(
    en: "a line '---' must come between the ingredients and the instructions",
    uk: "між інгредієнтами й приготуванням має стояти рядок «---»")
  static let importNotJSON = MessageKey(en: "{0}: not JSON: {1}", uk: "{0}: це не JSON: {1}")
  static let importNotCSV = MessageKey(en: "{0}: not a table: {1}", uk: "{0}: це не таблиця: {1}")
  static let importMissingColumns = MessageKey(
    en: "{0}: the first row lacks the columns {1}", uk: "{0}: у першому рядку бракує стовпців {1}")
  static let importColumnsHint = MessageKey(
    en: "the first row names the columns: title, servings, ingredients, instructions …",
    uk: "перший рядок називає стовпці: title, servings, ingredients, instructions …")
  static let importUnreadableData = MessageKey(
    en: "{0}: the data that the page '{1}' has for programs cannot be read",
    uk: "{0}: не вдалося прочитати дані для програм на сторінці «{1}»")
  static let importNoRecipe = MessageKey(
    en: "{0}: no recipe in the data for programs, which describes {1}",
    uk: "{0}: у даних для програм немає рецепта, там описано {1}")
  static let importNoData = MessageKey(
    en: "{0}: the page '{1}' has no data for programs (JSON-LD)",
    uk: "{0}: сторінка «{1}» не має даних для програм (JSON-LD)")
  static let importPageHint = MessageKey(
    en: "copy the recipe's text from the page: vault import - --format text",
    uk: "скопіюйте текст рецепта зі сторінки: vault import - --format text")
  static let jsonUnexpectedEnd = MessageKey(en: "the text ends too early", uk: "текст закінчується зарано")
  static let jsonValueExpected = MessageKey(en: "a value is missing", uk: "бракує значення")
  static let jsonNameExpected = MessageKey(en: "a name in quotation marks is missing", uk: "бракує назви в лапках")
  static let jsonColonExpected = MessageKey(en: "a colon is missing after the name", uk: "після назви бракує двокрапки")
  static let jsonCommaExpected = MessageKey(
    en: "',' or the closing bracket is missing", uk: "бракує «,» або дужки, що закриває")
  static let jsonContentAfterValue = MessageKey(en: "something follows the end", uk: "після кінця ще щось є")
  static let jsonUnknownWord = MessageKey(
    en: "the only words are true, false and null", uk: "слова бувають лише true, false і null")
  static let jsonBadNumber = MessageKey(
    en: "the number is not written as JSON wants it", uk: "число записано не так, як у JSON")
  static let jsonBadEscape = MessageKey(en: "there is no such escape", uk: "так нічого не екранують")
  static let jsonControlCharacter = MessageKey(
    en: "a control character has to be escaped", uk: "керівний символ треба екранувати")
  static let jsonInvalidUTF8 = MessageKey(en: "the text is not UTF-8", uk: "текст не в UTF-8")
  static let jsonTooDeep = MessageKey(
    en: "more than 200 lists and objects are nested", uk: "понад 200 списків і об’єктів вкладено один в один")
  static let jsonTooLarge = MessageKey(en: "the text is too large", uk: "текст завеликий")
  static let quoteNotClosed = MessageKey(en: "a quotation mark is not closed", uk: "лапки не закрито")
  static let csvTextAfterQuote = MessageKey(
    en: "text follows a closing quotation mark", uk: "після лапок, що закривають, є текст")
  static let fetchNoCurl = MessageKey(
    en: "{0} cannot be fetched: the program 'curl' is not in PATH",
    uk: "не вдалося завантажити {0}: у PATH немає програми «curl»")
  static let fetchNoCurlHint = MessageKey(
    en: "install curl, or save the page in a browser and import the file",
    uk: "установіть curl або збережіть сторінку в браузері й імпортуйте файл")
  static let fetchFailed = MessageKey(en: "{0} cannot be fetched", uk: "не вдалося завантажити {0}")

  // MARK: Export
  static let commandExport = MessageKey(
    en: "Write recipes, tasks, events and payments in the formats of other programs.",
    uk: "Записати рецепти, завдання, події й платежі у форматах інших програм.")
  static let operandExportRecipe = MessageKey(
    en: "a recipe, a task, an event, a check-in or money, by path, handle, link name or title",
    uk: "рецепт, завдання, подія, запис настрою чи гроші: шлях, код, назва посилання або назва")
  static let flagExportFormat = MessageKey(
    en: "the format; otherwise found by the name of FILE", uk: "формат; інакше його видно з назви FILE")
  static let flagExportOutput = MessageKey(
    en: "a new file, or a folder for several; else the standard output",
    uk: "новий файл або тека для кількох; інакше стандартний вивід")
  static let exampleExport = MessageKey(
    en: "a recipe for programs that read Cooklang", uk: "рецепт для програм, які читають Cooklang")
  static let exampleExportFolder = MessageKey(en: "two files in the working directory", uk: "два файли в поточній теці")
  static let flagExportWhere = MessageKey(en: "all items that a query finds", uk: "усе, що знаходить запит")
  static let exampleExportTable = MessageKey(
    en: "all recipes as one table for a spreadsheet", uk: "усі рецепти однією таблицею")
  static let exampleExportCheckIns = MessageKey(
    en: "all check-ins as a table", uk: "усі записи настрою таблицею")
  static let exampleImportTable = MessageKey(
    en: "see the notes that the rows of a table become", uk: "побачити нотатки, якими стануть рядки таблиці")
  static let importEmptyTable = MessageKey(
    en: "{0}: the table has no rows below the first one", uk: "{0}: під першим рядком таблиці немає рядків")
  static let exportNeedsFormat = MessageKey(en: "'vault export' needs a format", uk: "«vault export» потребує формату")
  static let exportNeedsFolder = MessageKey(
    en: "{0} {0:recipe needs|recipes need} a folder to go to",
    uk: "{0} {0:рецепт потребує|рецепти потребують|рецептів потребують} теки")
  static let exportNeedsFolderHint = MessageKey(
    en: "'-o FOLDER/' writes a file for each recipe, '--json' a line for each",
    uk: "«-o ТЕКА/» записує файл на кожен рецепт, «--json» — рядок на кожен")
  static let exportTaken = MessageKey(en: "{0} is there already, and stays as it is", uk: "{0} уже є й лишається як є")
  static let exportTakenHint = MessageKey(en: "'-o' takes another name", uk: "«-o» приймає іншу назву")
}
