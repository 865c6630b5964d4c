extension MessageKey {
  /// The Ukrainian text of the keys about new notes, the editor and fixes; empty for all others.
  var ukrainianOfMaking: StaticString {
    switch self {
    // New notes
    case .commandNew: "Створити нову нотатку певного типу."
    case .operandNewType: "чим є нотатка"
    case .operandNewTitle:
      "назва, що стає ім’ям файлу (дата для diary і money або сьогодні); далі ключі, як у «vault set»"
    case .flagNewEdit: "відкрити нову нотатку в редакторі"
    case .exampleNew: "створює рецепт на чотири порції"
    case .exampleNewTask: "створює завдання з терміном до п’ятниці"
    case .exampleNewDiary: "створює завтрашню сторінку щоденника"
    case .exampleNewEvent: "створює подію на годину; слова читаються, як у «vault add»"
    case .flagNewAt: "коли подія починається, замість слів назви; now округлюється до п’яти хвилин угору"
    case .flagAddEvent: "створити зі слів подію, окрему нотатку"
    case .exampleAddEvent: "подія з її кінцем"
    case .newAtNeedsEvent: "{0} каже, коли починається подія, а тут має бути {1}"
    case .newEventHasNoTitle: "«{0}» каже коли, але не що"
    case .newEventQuestion: "Коли буде «{0}»?"
    case .newEventAnswerUnread: "«{0}» не каже, коли починається подія"
    case .newEventWithoutStart: "ніщо не каже, коли починається «{0}»"
    case .newEventHint: "напишіть «{0} завтра 12:00» або «{0} завтра» на весь день; «--at now» — це зараз"
    case .newTitleHasNoName: "у «{0}» немає нічого, чим можна назвати файл"
    case .newNameTaken: "{0} уже є"
    case .newEditHint: "«vault edit {0}» відкриє її"
    case .newFreeTitle: "назва «{0}» вільна"
    case .newMakesError: "{0} не створено: {1}"
    case .newIsIgnored: "vault не читає {0}: {1}"
    case .ignoredNameHidden: "частина шляху починається з крапки"
    case .ignoredNameCopy: "вона названа як конфліктна копія програми синхронізації"
    case .ignoredNameRule: "її стосується рядок у .vaultignore"

    // The editor
    case .commandEdit: "Відкрити нотатку в редакторі на рядку запису, а потім перевірити її."
    case .exampleEdit: "показує, як було б викликано редактор"
    case .exitEdited: "у нотатці немає помилок"
    case .exitEditedBadly: "нічого з такою назвою, або в нотатці є помилки"
    case .editorNotStarted: "не вдалося запустити редактор «{0}»: {1}"
    case .editorHint: "VISUAL, EDITOR або «editor:» у власному config.yaml назве інший"
    case .editorFailed: "редактор «{0}» завершився зі статусом {1}"
    case .editorKilled: "редактор «{0}» зупинив сигнал {1}"
    case .editorUnreadable: "команда в {0} не читається як слова: {1}"
    case .userConfigurationWrong: "ваші власні налаштування не читаються: {0}: {1}"
    case .variableConfigurationHome: "тека з vault/config.yaml, вашими налаштуваннями; інакше ~/.config"
    case .variableEditor: "редактор, який відкриває «vault edit»; діє перша задана"

    // Fixes
    case .flagFix: "виправити те, що має рівно одне правильне виправлення"
    case .exampleCheckFix: "показує, що можна виправити, і нічого не записує"
    case .labelFixed: "виправлено"
    case .fixNothing: "ніщо не має рівно одного правильного виправлення"
    case .fixSummary: "виправлено {0} {0:недолік|недоліки|недоліків} у {1} {1:файлі|файлах|файлах}"
    case .fixPreview: "було б виправлено {0} {0:недолік|недоліки|недоліків} у {1} {1:файлі|файлах|файлах}"
    case .fixStray: "{0} не належить до сховища й лишається без змін"
    default: ""
    }
  }
}
