extension MessageKey {
  /// The Ukrainian text of the keys about changing notes, writing them and undo; empty for all others.
  var ukrainianOfEditing: StaticString {
    switch self {
    // Changing notes: help
    case .flagDryRun: "показати зміни як різницю й нічого не записати"
    case .flagWhere: "кожен запис, який знаходить запит"
    case .operandItems: "нотатка або рядок: шлях, код, ім’я посилання чи назва"
    case .operandAssignment: "записи, тоді ключі й значення; += і -= для списків, порожнє після = прибирає ключ"
    case .commandSet: "Змінити ключі нотаток і рядків."
    case .exampleSet: "оцінити борщ і додати йому тег"
    case .exampleSetWhere: "підняти всі завдання списку"
    case .exampleSetDepends: "зробити завдання залежним від іншого, яке дістане ^id для посилання"
    case .dependsOnNoTask: "«{0}» — не завдання, тож ніщо не може на нього чекати"
    case .exampleSetRemove: "прибрати ключ"
    case .commandDone: "Позначити завдання виконаними."
    case .exampleDone: "відмітити одне завдання"
    case .commandReopen: "Знову відкрити завдання."
    case .exampleReopen: "зняти позначку"
    case .commandCancel: "Скасувати завдання."
    case .exampleCancel: "відмовитися від завдання"
    case .commandRemove: "Вилучити нотатки й рядки."
    case .exampleRemove: "побачити, що вилучить і які посилання розірве"
    case .commandAdd: "Додати рядок до списку."
    case .operandAddText: "слова рядка; - читає рядки зі стандартного вводу"
    case .flagList: "нотатка, до якої додати, замість типового списку"
    case .flagUnder: "додати під цей заголовок; якщо його немає, він з’явиться"
    case .exampleAdd: "додати завдання до вхідних"
    case .exampleAddList: "додати рядок до списку покупок"
    case .commandUndo: "Скасувати зміни останньої команди."
    case .flagUndoList: "показати, що можна скасувати, найновіше спершу"
    case .exampleUndoList: "що змінювалося за останні 30 днів"
    case .flagWrite: "записати перераховані кількості в нотатку"

    // Changing notes
    case .editNamesNothing: "«vault {0}» потребує запису або запиту після --where"
    case .editOutsideVault: "{0} не належить жодному сховищу, тож нічого не вдалося б скасувати"
    case .editTwoVaults: "записи належать двом сховищам: {0} і {1}"
    case .editValueMissing: "«{0}» потребує значення після знака"
    case .editMakesError: "{0} не змінено: {1}"
    case .editRefused: "{0}: нічого не змінено: {1}"
    case .editNothingToDo: "нічого змінювати: усе вже так"
    case .editQuestion: "Змінити {0} {0:нотатку|нотатки|нотаток}? [т/Н]"
    case .editNotConfirmed: "нічого не змінено"
    case .editUndoHint: "«vault undo» це скасує"
    case .editRepeats: "{0} повторюється ({1}), тож «status=done» може значити один раз або всі"
    case .editRepeatsHint: "«vault done» завершує цей раз, «vault cancel» — усе завдання"
    case .editLinksDangle: "{0} {0:посилання веде|посилання ведуть|посилань ведуть} тепер у нікуди"
    case .editMoreLines: "і ще {0} {0:рядок|рядки|рядків}"
    case .addListIsLine: "список «{0}» — це рядок, а не нотатка"
    case .addNoDefaultList: "типового списку {0} з .vault/config.yaml немає"
    case .undoNothing: "скасовувати нічого"
    case .undoUndone: "скасовано: {0}"
    case .itemIsFolder: "«{0}» — тека, а не нотатка чи рядок"
    case .itemIsFolderHint: "усе в ній назве --where {0}"
    case .inputPlace: "стандартний ввід:{0}"
    case .encodingHint: "збережіть її в редакторі як UTF-8"
    case .moveChangesType: "{0}: за новою текою це вже тип {2}, а не {1}; «type: {1}» у нотатці його збереже"
    case .statusLeftOthers: "{0} зі знайденого — не завдання; усе це лишається як є"
    case .itemsEqualHint:
      """
      однакові рядки мають один код: допишіть у кінці кожного свій ідентифікатор, як-от «^one», і \
      називайте його як шлях^one
      """
    case .scaleWriteNeedsTarget: "«vault scale --write» має знати, до якої кількості: наприклад, --servings 6"
    case .scaleWriteLoses:
      """
      {0} {0:кількість не є точним кратним|кількості не є точними кратними|кількостей не є точними \
      кратними}, і зворотне перерахування не поверне {0:її|їх|їх}:
      """
    case .editIsLink: "{0} — посилання файлової системи на {1}; без неї воно вело б у нікуди"
    case .editIsLinkHint:
      "щоб ішлося про нотатку, назвіть {0}; саме посилання — не нотатка, його приберуть системні «rm» чи «mv»"
    case .undoRecordDamaged: "{0}: дані про команду пошкоджено, тож її не скасувати"
    case .undoDamagedHint:
      "«rm {0}» зрікається тієї команди; тоді можна скасувати попередню, якщо її нотатки такі, як після неї"
    case .recoveryOtherDevice:
      "стан цього сховища залишив інший пристрій ({0}); тут можна скасувати лише команди цього пристрою"
    case .editQuestionMove: "Перенести {0} {0:нотатку|нотатки|нотаток}? [т/Н]"
    case .editQuestionMoveAndChange: "Перенести {0} {0:нотатку|нотатки|нотаток} і змінити ще {1}? [т/Н]"
    case .editQuestionRemove: "Вилучити {0} {0:нотатку|нотатки|нотаток}? [т/Н]"
    case .editQuestionRemoveAndChange: "Вилучити {0} {0:нотатку|нотатки|нотаток} і змінити ще {1}? [т/Н]"
    case .textAfterDashes: "текст, що починається з «-», ставлять після «--»: {0}"
    case .setUnknownKey: "vault не знає ключа «{0}»; {1}"
    case .addNoWords: "у «{0}» немає слів, за якими можна впізнати рядок"

    // Refusals to edit
    case .refusalSharedByAlias: "значення спільне: його позначено якорем і псевдонімом"
    case .refusalMergeKey: "відображення бере ключі з іншого через «<<»"
    case .refusalDuplicateKey: "ключ «{0}» стоїть двічі"
    case .refusalConflictMarkers: "у нотатці є позначки конфлікту git"
    case .refusalFrontMatterBroken: "вступний блок не читається до кінця"
    case .refusalFrontMatterNotMapping: "вступний блок — не пари «ключ: значення»"
    case .refusalValueIsMapping: "значення «{0}» має власні ключі"
    case .refusalValueNotMapping: "значення «{0}» не має власних ключів"
    case .refusalValueNotList: "значення «{0}» — не список"
    case .refusalListIsNested: "список «{0}» містить списки або відображення"
    case .refusalNoSuchKey: "ключа «{0}» немає"
    case .refusalKeyExists: "ключ «{0}» уже є"
    case .refusalKeyNotWritable: "«{0}» не може бути ключем там"
    case .refusalValueNotWritable: "«{0}» не можна записати там: це не лишиться одним значенням"
    case .refusalValueIsTagged: "значення має тег YAML {0}, який визначає його зміст"
    case .refusalLineHasFlatKeys: "рядок не має ключів усередині інших: «{0}»"
    case .refusalLineNotFound: "рядка вже немає, або тепер є інші такі самі"
    case .refusalNoCheckbox: "це не завдання: немає ні позначки, ні стану"
    case .refusalNoSuchHeading: "заголовка «{0}» немає"
    case .refusalHeadingAmbiguous: "заголовків «{0}» кілька"
    case .refusalMoveIntoItself: "рядок не може стояти під самим собою"
    case .refusalWouldReadOtherwise: "нотатка читалася б не так, як задумано"
    case .refusalNoteTooLarge: "нотатка перевищила б {0} байтів"
    case .refusalHintByHand: "змініть це в редакторі"

    // Writing
    case .writeNothingWritten: "нічого не записано"
    case .writeChanged: "{0}: його водночас змінив хтось інший"
    case .writeVanished: "{0}: його вже немає"
    case .writeNameTaken: "{0}: назву зайнято"
    case .writeNamedTwice: "{0}: команда називає його двічі"
    case .writeOutside: "{0}: веде за межі сховища або в нікуди"
    case .writeOtherVault: "{0}: це в іншому сховищі"
    case .writeNotRegular: "{0}: це не звичайний файл"
    case .writeFileTooLarge: "{0}: довший, ніж може бути нотатка"
    case .writeNotAPath: "{0}: там не може бути нотатки"
    case .writeConflict: "нічого не записано:"
    case .writeConflictHint: "гляньте на нотатки й повторіть команду"
    case .writeWillFinish: "не вдалося записати {0}: {1}; цю команду завершить наступна, що змінює нотатки"
    case .writeWillTakeBack: "не вдалося записати {0}: {1}; цю команду скасує наступна, що змінює нотатки"
    case .writeEditedMeanwhile:
      "{0} {0:нотатку|нотатки|нотаток} змінено вже після запису, там лишилося і те, і те; решту скасовано"
    case .writeLocked: "інша команда vault пише вже надто довго"
    case .writeUnsafeKind: "{0} має бути звичайним файлом або текою"
    case .writeUnsafeOwner: "{0} належить комусь іншому або його можуть писати інші"
    case .writeTooMuch: "команда змінює більше, ніж уміщує одне скасування ({0} байтів)"
    case .recoveryFinished: "спершу завершено перервану команду «{0}»"
    case .recoveryTakenBack: "спершу скасовано перервану команду «{0}»"
    case .recoveryEdited: "{0}: відтоді редаговано, залишено як є"
    case .recoveryLeftover: "{0}: тут те, що хтось зберіг, поки та команда писала"
    case .recoverySetAside: "{0}: пошкоджено або з іншого пристрою, не використовується"
    case .undoDamaged: "{0} пошкоджено, тож команду не скасувати"

    // Scaling into the note
    case .exampleScaleWrite: "що зміниться, якщо записати перераховані кількості в нотатку"

    // Undo
    case .exitNothingToUndo: "скасовувати нічого"
    case .undoIsUndone: "скасовано"

    // More refusals to edit
    case .refusalSeveralDocuments: "вступний блок містить кілька документів YAML"
    case .refusalComplexKey: "один із ключів там — не просте слово в одному рядку"
    case .refusalListHoldsComments: "список «{0}» містить примітки, які зникли б"
    case .refusalLinkNotWritable: "жодне написання посилання не веде лише до «{0}»"

    // Help: undo
    case .exampleUndo: "додати рядок і скасувати це"

    // Undo conflicts
    case .undoCalendarLeft:
      "{0} відтоді змінено, тож він лишається як є; наступне зведення знайде його записам пари серед нотаток"
    case .undoConflict:
      "{0} {0:нотатка вже не така|нотатки вже не такі|нотаток уже не такі}, як після тієї команди; нічого не скасовано:"
    default: ""
    }
  }
}
