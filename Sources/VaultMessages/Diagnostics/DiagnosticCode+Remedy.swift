import VaultSyntax

extension DiagnosticCode {
  /// What somebody does about it, said below an example.
  package var remedy: MessageKey {
    switch self {
    case .yamlSyntax, .yamlDuplicateKey, .yamlUnknownAlias, .yamlTooLarge, .frontMatterNotClosed,
      .frontMatterNotMapping:
      MessageKey(
        en: """
          Until it is corrected, the keys of the note count for nothing or only in part; its text is still found. \
          'vault check --fix' closes front matter and puts values into quotes.
          """,
        uk: """
          Поки цього не виправлено, ключі нотатки не діють або діють частково; текст усе одно знаходиться. «vault \
          check --fix» закриває вступний блок і бере значення в лапки.
          """
      )
    case .lineTooLong:
      MessageKey(
        en: "Keep pictures and other data in files of their own and link to them.",
        uk: "Тримайте зображення та інші дані в окремих файлах і посилайтеся на них.")
    case .conflictMarkers:
      MessageKey(
        en: """
          Keep one of the two texts and remove the lines with the marks; 'vault git install' merges notes line by \
          line.
          """,
        uk: """
          Залиште один із двох текстів і приберіть рядки з позначками; «vault git install» зливає нотатки порядково.
          """)
    case .lineSlotAndTailDisagree, .repetitionSaidTwice, .repetitionTwoEnds:
      MessageKey(
        en: "Keep the one that is meant, and remove the other.", uk: "Залиште те, що мали на увазі, друге приберіть.")
    case .lineBracesAreText, .lineFieldInText, .moneyBracesInText:
      MessageKey(
        en: "Move the field to the end of the line, or leave it if text is meant.",
        uk: "Перенесіть поле в кінець рядка або лишіть, якщо це справді текст.")
    case .leadingTimeIsStart:
      MessageKey(
        en: """
          Nothing, where it is when they happen. 'vault check --fix --only leading-time-is-start' moves those that are \
          deadlines into '{due: …}', and 'check: {leading-time-is-start: off}' in the settings ends this hint.
          """,
        uk: """
          Нічого, якщо саме тоді це відбувається. «vault check --fix --only leading-time-is-start» переносить терміни в \
          «{due: …}», а «check: {leading-time-is-start: off}» у налаштуваннях прибирає цю підказку.
          """)
    case .lineDateMissing, .valueNotDate, .noSuchDay, .noSuchTime, .valueNotMoment, .valueNotDays, .moneyDateMissing,
      .repetitionDate:
      MessageKey(
        en: """
          Write the day as year-month-day, with a time behind it where one is wanted. 'vault check --fix' rewrites \
          dates that can mean one day only.
          """,
        uk: """
          Запишіть день як рік-місяць-день, за потреби з часом після нього. «vault check --fix» переписує дати, що \
          мають лише одне значення.
          """
      )
    case .valueNotDuration, .valueNotNumber, .numberOutOfRange, .valueNotTruth, .valueNotScalar, .valueNotReminder,
      .valueNotConversion, .recipeServingsNoNumber, .badSetting:
      MessageKey(
        en: "Until it is corrected, the value counts as if it were not there. Write one such as in the example.",
        uk: "Поки цього не виправлено, значення не діє, наче його немає. Запишіть його так, як у прикладі.")
    case .numberAmbiguous, .recipeAmountAmbiguous:
      MessageKey(
        en: "Write the number without the mark of thousands, or say the language of the note with 'lang: en'.",
        uk: "Запишіть число без знака тисяч або вкажіть мову нотатки: «lang: uk».")
    case .unknownMember, .unknownSetting:
      MessageKey(
        en: """
          Take one of the words that are known; the message names the nearest. The guide's pages list them all.
          """,
        uk: "Візьміть одне з відомих слів; повідомлення називає найближче. Усі перелічено в посібнику.")
    case .endBeforeStart, .endAtStart, .endWithoutStart, .endOtherKind, .eventWithoutStart:
      MessageKey(
        en: "Say when it begins and when it ends, both as days or both with a time.",
        uk: "Вкажіть, коли це починається й коли закінчується: обидва дні або обидва з часом.")
    case .zoneUnknown:
      MessageKey(
        en: "Take the name of a city as time zones have it, or leave the zone out.",
        uk: "Візьміть назву міста, як її мають часові пояси, або приберіть пояс.")
    case .moneySignMissing, .moneyRefundMinus, .moneyTransferPlus:
      MessageKey(
        en: "A minus is what you pay, a plus what you receive; without the right sign the sum is in no total.",
        uk: """
          Мінус — це те, що ви сплатили, плюс — що отримали; без правильного знака суми немає в жодному підсумку.
          """)
    case .moneyAmountMissing, .moneyDecimals, .moneyTooLarge, .moneyCurrencyUnknown, .moneyUnit:
      MessageKey(
        en: "Write the sum with its sign and its currency; until then it is in no total.",
        uk: "Запишіть суму зі знаком і валютою; доти її немає в жодному підсумку.")
    case .moneyTransferCurrency, .moneyTransferSame, .moneyReceivedWrong:
      MessageKey(
        en: """
          'account' is where the money leaves, 'to' where it arrives, 'received' what arrives in another currency.
          """,
        uk: "«account» — звідки гроші йдуть, «to» — куди надходять, «received» — скільки надійшло в іншій валюті.")
    case .moneyOtherMonth:
      MessageKey(
        en: "Move the line to the note of its month, or correct its date.",
        uk: "Перенесіть рядок до нотатки його місяця або виправте дату.")
    case .mealDateFirst:
      MessageKey(
        en: "Put the date first; 'vault check --fix' does.", uk: "Поставте дату першою; це робить «vault check --fix».")
    case .diaryWithoutDate:
      MessageKey(
        en: "Name the file by its day, such as 2026-11-20.md, or say 'date:'.",
        uk: "Назвіть файл днем, як-от 2026-11-20.md, або впишіть «date:».")
    case .lessonWithoutDay, .lessonWithoutEnd, .lessonWithoutTerm, .lessonWeekOutsideCycle:
      MessageKey(
        en: """
          Put the lesson under the heading of its weekday, with its hours; 'dates' or the note's 'term' bounds it.
          """,
        uk: "Поставте заняття під заголовок його дня, з годинами; «dates» або «term» нотатки його обмежують.")
    case .lessonRoomUnknown, .lessonTeacherUnknown, .defaultNoteUnknown:
      MessageKey(
        en: "Correct the name, or make a note for it with 'vault new'.",
        uk: "Виправте назву або створіть для неї нотатку: «vault new».")
    case .settingLeavesVault:
      MessageKey(
        en: "Name a path below the folder of the vault.", uk: "Вкажіть шлях усередині теки сховища.")
    case .recipeBreakIsSetext:
      MessageKey(
        en: "Put an empty line before it; 'vault check --fix' does.",
        uk: "Залиште перед ним порожній рядок; це робить «vault check --fix».")
    case .recipeTextInIngredients:
      MessageKey(
        en: "Move the text above the list or into the steps.", uk: "Перенесіть текст над списком або до кроків.")
    case .recipeWithoutIngredients, .recipeWithoutInstructions, .recipeWithoutServings, .recipeUnwritten:
      MessageKey(
        en: "Write what is missing; 'vault scale', 'shop' and 'cook' need it.",
        uk: "Допишіть, чого бракує; це потрібно для «vault scale», «shop» і «cook».")
    case .recipeTitlesDiffer, .recipeServingsDiffer:
      MessageKey(en: "Say it once, or both times the same.", uk: "Скажіть це раз або обидва рази однаково.")
    case .recipeAmountTooLarge:
      MessageKey(en: "Write a smaller number, or another unit.", uk: "Запишіть менше число або іншу одиницю.")
    case .recipeStepFoodNotInList, .recipeStepMoreThanList:
      MessageKey(
        en: "Shopping goes by the list: put there what the steps use.",
        uk: "Покупки йдуть за списком: впишіть туди те, що беруть кроки.")
    case .recipeDietContradicted, .recipeDietDepends, .recipeDietTraces:
      MessageKey(
        en: "Take the diet away, or the ingredient, or name what suits with 'or:'.",
        uk: "Приберіть дієту чи інгредієнт або назвіть придатну заміну: «or:».")
    case .recipeDietUnproved:
      MessageKey(
        en: """
          Make a note for each food, with 'allergens' ('allergens: []' if it has none), or name the food on the line with \
          'food:'. Until then commands that are asked for the diet show the recipe apart.
          """,
        uk: """
          Створіть для кожного продукту нотатку з «allergens» («allergens: []», якщо їх немає) або назвіть продукт у рядку: \
          «food:». Доти команди, яких питають про дієту, показують рецепт окремо.
          """)
    case .recipeAllergenUnnamed:
      MessageKey(
        en: "Add it to 'allergens', so that people who must not eat it are warned.",
        uk: "Додайте його до «allergens», щоб застерегти того, кому його не можна.")
    case .recipePublicUnapproved:
      MessageKey(
        en: "'vault recipe approve' approves it; 'public: false' keeps it to you.",
        uk: "«vault recipe approve» схвалює його; «public: false» лишає його лише вам.")
    case .recipeFoodUnknown, .recipeFoodDoubtful:
      MessageKey(
        en: """
          Name the food on the line, or make a note for it: 'vault new food'. Until then it counts as itself only.
          """,
        uk: """
          Назвіть продукт у рядку або створіть для нього нотатку: «vault new food». Доти він означає лише сам себе.
          """)
    case .linkDangling, .linkFileMissing:
      MessageKey(
        en: """
          Correct the name, or make what it names; 'vault check --fix' corrects links by a title or with other spaces.
          """,
        uk: """
          Виправте назву або створіть те, що вона називає; «vault check --fix» виправляє посилання за заголовком.
          """)
    case .linkAmbiguous, .aliasAmbiguous:
      MessageKey(
        en: "Write more of the path in the link, or rename one of the notes with 'vault mv'.",
        uk: "Допишіть у посиланні більше шляху або перейменуйте одну з нотаток: «vault mv».")
    case .uidDuplicate:
      MessageKey(
        en: "Take the 'uid' out of the copy; the next export makes a new one.",
        uk: "Приберіть «uid» із копії; наступний експорт створить новий.")
    case .listQueryUnread, .listQueryReversed:
      MessageKey(
        en: "Correct the query; 'vault help query' explains the language, 'vault search' tries it.",
        uk: "Виправте запит; «vault help query» пояснює мову, «vault search» дає спробувати.")
    case .listTopicUnknown, .listUnknown, .defaultListUnknown:
      MessageKey(
        en: "Correct the name, or make the list with 'vault new list'; 'vault list' names those that are there.",
        uk: "Виправте назву або створіть список: «vault new list»; наявні називає «vault list».")
    case .repetitionUnread, .repetitionNever, .repetitionAllExcepted, .repetitionNeedsTime, .repetitionWithoutDate,
      .repetitionStartOutside, .repetitionWithDate:
      MessageKey(
        en: "'vault recur RULE --from DATE' shows the dates that a rule gives, and says what does not read in it.",
        uk: "«vault recur ПРАВИЛО --from ДАТА» показує дати за правилом і каже, що в ньому не читається.")
    case .dependsCircle, .dependsNoTask:
      MessageKey(
        en: "'depends' names tasks that come first: by their 'id', or by a link to them.",
        uk: "«depends» називає завдання, що йдуть раніше: за їхнім «id» або посиланням на них.")
    case .fileUnreadable, .folderUnreadable:
      MessageKey(
        en: "Save the file as UTF-8, or let yourself read it; 'vault doctor' lists all that cannot be read.",
        uk: "Збережіть файл у UTF-8 або дозвольте собі його читати; усі такі перелічує «vault doctor».")
    }
  }
}
