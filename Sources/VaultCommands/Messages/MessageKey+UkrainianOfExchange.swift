extension MessageKey {
  /// The Ukrainian text of the keys about recipes that come in and go out; empty for all others.
  var ukrainianOfExchange: StaticString {
    switch self {
    // Import
    case .commandImport: "Узяти до сховища рецепти з інших програм і зі сторінок."
    case .operandImportFile: "файл, адреса сторінки або - для стандартного вводу"
    case .flagImportFormat: "формат; інакше його видно з назви та вмісту"
    case .flagImportTo: "тека для нотаток; інакше тека рецептів"
    case .flagExchangeJSON: "по об’єкту JSON на рецепт, кожен в окремому рядку"
    case .exampleImport: "побачити нотатку, якою стане рецепт з іншої програми"
    case .exampleImportFormat: "файл RecipeMD, який лишається як є під ключами нотатки"
    case .exitImportIncomplete: "рецепт неповний, і нічого не записано"
    case .importUnknownFormat: "{0}: з назви та вмісту не видно, який це формат"
    case .importFormatHint: "його називає «--format», один з: {0}"
    case .importNoTitle: "{0}: рецепт не має назви; нічого не записано"
    case .importTitleHint: "файл має ім’я, яке стає назвою, коли в тексті її немає"
    case .importNoIngredients: "{0}: «{1}» не має інгредієнтів; нічого не записано"
    case .importNoInstructions: "{0}: «{1}» не має приготування; нічого не записано"
    case .importRepeated: "{0} уже взято раніше: це {1}"
    case .importTakenHint: "«--to» кладе рецепт до іншої теки"
    case .importNotRecipeMD: "{0}: це не RecipeMD: {1}"
    case .recipeMDTitleMissing: "текст має починатися із заголовка першого рівня, як-от «# Борщ»"
    case .recipeMDBreakMissing: "перед інгредієнтами має стояти рядок «---»"
    case .recipeMDTagsTwice: "лише один абзац може бути тегами в курсиві"
    case .recipeMDYieldsTwice: "лише один абзац може бути виходом у напівжирному"
    case .recipeMDTextAfterHead: "після тегів і виходу має стояти рядок «---»"
    case .recipeMDAmountWithoutNumber: "кількість має починатися з числа"
    case .recipeMDIngredientWithoutName: "інгредієнт не має назви"
    case .recipeMDTextAmongIngredients: "між інгредієнтами й приготуванням має стояти рядок «---»"
    case .fetchNoCurl: "не вдалося завантажити {0}: у PATH немає програми «curl»"
    case .fetchNoCurlHint: "установіть curl або збережіть сторінку в браузері й візьміть файл"
    case .fetchFailed: "не вдалося завантажити {0}"

    // Export
    case .commandExport: "Записати рецепти у форматах інших програм."
    case .operandExportRecipe: "рецепт: шлях, код, ім’я посилання чи назва"
    case .flagExportFormat: "формат; інакше його видно з імені FILE"
    case .flagExportOutput: "новий файл або тека для кількох; інакше стандартний вивід"
    case .exampleExport: "рецепт для програм, які читають Cooklang"
    case .exampleExportFolder: "два файли в поточній теці"
    case .exportNeedsFormat: "«vault export» потребує формату"
    case .exportNeedsFolder: "{0} {0:рецепт потребує|рецепти потребують|рецептів потребують} теки"
    case .exportNeedsFolderHint: "«-o FOLDER/» записує по файлу на рецепт, «--json» по рядку"
    case .exportTaken: "{0} уже є й лишається як є"
    case .exportTakenHint: "«-o» приймає іншу назву"
    default: ""
    }
  }
}
