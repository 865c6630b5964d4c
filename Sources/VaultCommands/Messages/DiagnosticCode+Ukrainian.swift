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
    case .conflictMarkers: "у нотатці лишилися позначки конфлікту git; спершу розвʼяжіть конфлікт"

    // Line items
    case .lineSlotAndTailDisagree: "«{0}» задано двічі по-різному; діє те, що в кінці рядка"
    case .lineBracesAreText: "дужки починаються з ключа «{0}», але не читаються як поля; це текст"
    case .lineDateNotFirst: "запис про страву починається з дати, а «{0}» стоїть після інших слів"
    case .lineDateMissing: "перед сумою «{0}» немає дати"
    case .lineSignMissing: "сума «{0}» не має знака, тож це ні витрата, ні надходження"
    }
  }
}
