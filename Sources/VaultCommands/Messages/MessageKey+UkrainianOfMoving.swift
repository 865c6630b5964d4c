extension MessageKey {
  /// The Ukrainian text of the keys about moving notes and about tags; empty for all others.
  var ukrainianOfMoving: StaticString {
    switch self {
    // Moving notes
    case .commandMove: "Перенести чи перейменувати нотатки й переписати всі посилання на них."
    case .operandMoveItem: "нотатка: шлях, код, ім’я посилання чи назва"
    case .operandMovePath: "тека або новий шлях однієї нотатки; .md можна не писати"
    case .flagMoveWhere: "кожна нотатка, яку знаходить запит"
    case .exampleMove: "перейменувати нотатку й побачити, які посилання зміняться"
    case .exampleMoveWhere: "перенести нотатки до теки; якщо її немає, вона з’явиться"
    case .moveHidden: "{0}: назва з крапкою на початку прихована, і vault не побачив би нотатки"
    case .moveNotAName: "{0}: у назві не може бути керівного символу"
    case .moveNotSeen: "{0} не належить до нотаток сховища, тож посилання туди не ведуть: її виключає правило"
    case .moveTwoToOne: "{0} і {1} стали б одним файлом {2}"
    case .moveTaken: "{0} уже є"
    case .moveTakenHint: "виберіть іншу назву або спершу перенесіть той файл"
    case .moveIsLine: "{0} — це рядок, а перенести можна лише нотатку"
    case .moveIsLineHint: "назвіть нотатку шляхом"
    case .moveNeedsFolder: "{0} {0:нотатку|нотатки|нотаток} можна перенести лише до теки"
    case .moveNeedsFolderHint: "поставте в кінці шляху скісну риску"
    case .moveIgnored: "{0}: рядок {1} у .vaultignore ховає нотатку від vault, і посилання вестимуть у нікуди"
    case .moveSymbolicLink: "{0}: це символьне посилання після цього нікуди не веде"
    case .moveUnreadable: "не вдалося прочитати {0} {0:нотатку|нотатки|нотаток}: посилання там лишаються як є"
    case .moveRewrote: "переписано {0} {0:посилання|посилання|посилань} ({1})"
    case .moveWouldRewrite: "буде переписано {0} {0:посилання|посилання|посилань} ({1})"

    // Tags
    case .commandTag: "Показати, перейменувати чи об’єднати теги."
    case .operandTagAction: "що зробити: показати теги, перейменувати один чи об’єднати кілька в останній"
    case .operandTag: "тег, з # чи без; теги під ним, як-от робота/звіти, змінюються разом"
    case .flagTagWhere: "лише в нотатках, які знаходить запит"
    case .exampleTagList: "усі теги й скільки нотаток і рядків має кожен"
    case .exampleTagRename: "перейменувати тег у вступному блоці й тексті разом із тегами під ним"
    case .exampleTagMerge: "зробити з двох тегів один"
    case .exitNoTag: "такого тега немає"
    case .tagNotFound: "жодна нотатка не має тега «{0}»"
    case .tagNotAName: "«{0}» не може бути тегом"
    case .tagNotANameHint: "літери, цифри, «-», «_» і «/» між частинами; не самі цифри"
    case .tagUnreadable: "не вдалося прочитати {0} {0:нотатку|нотатки|нотаток}: теги там лишаються як є"
    case .tagRenamed: "перейменовано {0} {0:тег|теги|тегів} ({1})"
    case .tagWouldRename: "буде перейменовано {0} {0:тег|теги|тегів} ({1})"
    default: ""
    }
  }
}
