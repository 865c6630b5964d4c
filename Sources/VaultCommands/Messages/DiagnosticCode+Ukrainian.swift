import VaultSyntax

extension DiagnosticCode {
  /// The Ukrainian sentence; a code without one does not compile.
  var ukrainian: StaticString {
    switch self {
    // YAML and front matter
    case .yamlSyntax: "шапка нотатки не читається як YAML: тут очікується {0}"
    case .yamlDuplicateKey: "ключ «{0}» стоїть двічі; діє перший"
    case .yamlUnknownAlias: "для посилання «*{0}» вище немає мітки «&{0}»"
    case .yamlTooLarge: "шапка нотатки завелика: забагато вкладень або повторів (межа — {0})"
    case .frontMatterNotClosed: "шапку нотатки не закрито рядком «---»"
    case .frontMatterNotMapping: "шапка нотатки складається не з рядків «ключ: значення»"

    // Bytes
    case .lineTooLong: "рядок довший за {0} {0:байт|байти|байтів|байта}"
    case .conflictMarkers: "у нотатці лишилися позначки конфлікту git; спершу розв’яжіть конфлікт"

    // Line items
    case .lineSlotAndTailDisagree: "«{0}» задано двічі по-різному; діє те, що в кінці рядка"
    case .lineBracesAreText: "дужки починаються з ключа «{0}», але не читаються як поля; це текст"

    // Values
    case .valueNotDate: "«{0}» приймає дату, як-от 2026-11-20, а не «{1}»"
    case .noSuchDay: "дня «{0}» немає в календарі"
    case .noSuchTime: "часу «{0}» у добі немає"
    case .valueNotMoment: "«{0}» приймає дату або дату й час, як-от 2026-11-20 14:30, а не «{1}»"
    case .valueNotDuration: "«{0}» приймає тривалість, як-от 45m або 1 год 30 хв, а не «{1}»"
    case .valueNotNumber: "«{0}» приймає число, а не «{1}»"
    case .numberOutOfRange: "«{0}» приймає число від {2} до {3}, а не «{1}»"
    case .numberAmbiguous: "«{0}» можна прочитати як {1} і як {2}; приберіть знак або вкажіть мову нотатки («lang»)"
    case .valueNotTruth: "«{0}» приймає true або false (так чи ні), а не «{1}»"
    case .unknownMember: "«{0}» не приймає значення «{1}»"
    case .valueNotScalar: "«{0}» приймає одне значення, а не список чи вкладені ключі"
    case .valueNotDays: "«{0}» приймає дату або дві, як-от 2026-09-01..2026-12-24, а не «{1}»"
    case .valueNotReminder: "«{0}» приймає час до події, як-от 15m, або момент, як-от 2026-11-20 14:30, а не «{1}»"
    case .valueNotConversion: "«{0}» приймає вагу міри, як-от 1 склянка = 120 г, а не «{1}»"
    case .endBeforeStart: "кінець раніший за початок"
    case .endAtStart: "кінець збігається з початком, тож це не триває анітрохи"
    case .eventWithoutStart: "у події немає «start:», тож жоден розклад її не покаже"
    case .endWithoutStart: "без початку кінець нічого не каже, і жоден розклад цього не покаже"
    case .endOtherKind: "початок — день, а кінець — час, або навпаки; кінець не враховано"
    case .zoneUnknown: "ця система не знає часового поясу «{0}»; час прочитано як час годинника сховища"

    // Items
    case .moneySignMissing: "сума «{0}» не має знака, тож це ні витрата, ні надходження"
    case .moneyDateMissing: "платіж починається з дати, як-от 2026-11-20"
    case .moneyAmountMissing: "після дати немає суми, яку можна прочитати: «{0}»"
    case .mealDateFirst: "запис про страву починається з дати, а «{0}» стоїть після інших слів"
    case .diaryWithoutDate: "невідомо, який це день: його не називає ні «date:», ні ім’я файла"
    case .lessonWithoutDay: "заняття не має дня: воно не стоїть під днем тижня і не має дати"

    // Settings
    case .unknownSetting: "налаштування «{0}» не існує"
    case .badSetting: "налаштування «{0}» не приймає «{1}»"
    case .settingLeavesVault: "налаштування «{0}» вказує на «{1}», а це поза сховищем"

    // Recipes
    case .recipeBreakIsSetext:
      "цей рядок «---» підкреслює текст над ним; щоб розділити, залиште перед ним порожній рядок"
    case .recipeTextInIngredients: "цей текст між інгредієнтами не належить жодному з них; це опис"
    case .recipeWithoutIngredients: "у рецепті немає списку інгредієнтів"
    case .recipeWithoutInstructions: "у рецепті немає приготування"
    case .recipeTitlesDiffer: "у заголовку «{1}», у шапці нотатки «{0}»; діє шапка"
    case .recipeServingsDiffer: "у тексті «{1}», у шапці нотатки «{0}»; діє шапка"
    case .recipeAmountAmbiguous: "«{0}» може означати {1} або {2}; вкажіть «lang» або запишіть однозначно"
    case .recipeAmountTooLarge: "у кількості «{0}» забагато цифр"
    case .recipeStepFoodNotInList: "крок бере {0} «{1}», чого немає у списку інгредієнтів"
    case .recipeStepMoreThanList: "разом із {0} кроки беруть більше «{1}», ніж {2} у списку"
    case .recipeDietContradicted: "рецепт позначено як «{0}», але «{1}» — це або містить: {2}"
    case .recipeDietDepends: "рецепт підходить для «{0}» лише без «{1}», де є: {2}"
    case .recipeAllergenUnnamed: "«{0}» — це або містить: {1}, чого не названо в «allergens»"
    case .recipeWithoutServings: "рецепт не каже, на скількох він розрахований: «servings: 4»"
    case .recipeServingsNoNumber: "порції — це число, як-от «4» чи «8 оладок», а не «{0}»"
    case .recipeUnwritten: "тут досі стоїть «…» із шаблону"
    case .recipeFoodUnknown:
      "vault не знає продукту «{0}» ({1} {1:рядок|рядки|рядків}): що це, може сказати нотатка типу food або «food:» у рядку"
    case .recipeFoodDoubtful:
      "«{0}» ({1} {1:рядок|рядки|рядків}) — чи то {2}, чи інший продукт: це може сказати псевдонім у нотатці типу food або «food:» у рядку"
    case .recipePublicUnapproved: "рецепт загальнодоступний, але його стан «{0}», а такими можуть бути лише схвалені"

    // Links and names
    case .linkDangling: "посилання «{0}» не веде до жодної нотатки"
    case .linkAmbiguous: "посилання «{0}» підходить до кількох нотаток: {1}; допишіть більше шляху"
    case .linkFileMissing: "файлу «{0}» немає"
    case .aliasAmbiguous: "інша назва «{0}» веде також до {1}, тож посилання за нею не знайде нотатки"
    case .uidDuplicate: "«uid» «{0}» має також {1}; календарі вважатимуть їх одним"

    // Lists
    case .repetitionUnread: "правило не читається біля «{0}»; чому — скаже «vault recur»"
    case .repetitionAllExcepted: "винятки не лишають жодного дня, коли це стається"
    case .repetitionNever: "немає дня, коли це стається"
    case .repetitionSaidTwice: "«{0}» є і в правилі, і ключем поруч"
    case .repetitionTwoEnds: "останній день і кількість разів виключають одне одного"
    case .repetitionNeedsTime: "правилу годин чи хвилин потрібен початок із часом"
    case .repetitionWithoutDate: "це повторюється, але не має дати, від якої повторювати"
    case .repetitionStartOutside: "правило не дає {0}; перший раз, який воно дає, — {1}"
    case .dependsCircle: "ці завдання чекають одне на одне, тож жодного з них ніколи не видно: {0}"
    case .dependsNoTask: "«{0}» — не завдання, тож ніщо на нього не чекає"
    case .repetitionDate: "«{0}» — не дата календаря, не проміжок дат і не посилання на нотатку свят"
    case .listQueryUnread: "запит списку не читається біля «{0}»; чому — скаже «vault list» з назвою списку"

    // Files
    case .fileUnreadable: "файл не вдалося прочитати: {0}"
    case .folderUnreadable: "теку не вдалося прочитати: {0}"
    }
  }
}
