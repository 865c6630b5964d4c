import VaultMessages

/// A page of the help that is not about one command; the raw value is its name.
package enum HelpTopic: String, Sendable, CaseIterable {
  case query
  case environment
  case exitCodes = "exit-codes"

  /// Its first line, and its line in the list of pages.
  var summary: MessageKey {
    switch self {
    case .query: .topicQuery
    case .environment: .topicEnvironment
    case .exitCodes: .topicExitCodes
    }
  }

  /// Its heading in the manual page.
  var heading: MessageKey {
    switch self {
    case .query: .manQueries
    case .environment: .manEnvironment
    case .exitCodes: .helpExitCodes
    }
  }

  /// What it lists: a spelling, the same in every language, and its meaning.
  var entries: [HelpPage.Entry] {
    switch self {
    case .query: Self.queryEntries
    case .environment: Self.environmentEntries
    case .exitCodes: ExitCode.allCases.map { HelpPage.Entry(String($0.rawValue), $0.meaning) }
    }
  }

  private static let queryEntries: [HelpPage.Entry] = [
    .init("milk", .queryWord),
    .init("word:may", .queryWordKey),
    .init("\"sour cream\"", .queryPhrase),
    .init("cream*  crem~", .queryPrefix),
    .init("type:recipe  tag:vegan", .queryField),
    .init("title:soup  ingredient:flour", .queryText),
    .init("category:=\"Main Course\"", .queryWhole),
    .init("time<=30m  mood<neutral", .queryCompare),
    .init("time:..30m  rating:3..5", .queryRange),
    .init("due:today..+7d", .queryDates),
    .init("is:overdue  is:today", .queryGroups),
    .init("list:Home,Work  tag:all:a,b", .queryAnyOf),
    .init("due:none  due:any", .queryPresence),
    .init("at:morning  at:none", .queryPartOfDay),
    .init("links:x  linked-from:x  broken:any", .queryLinks),
    .init("in:recipes/", .queryFolder),
    .init("a b   a OR b   -a   not list:x", .queryBoolean),
    .init("| sort due,-priority | limit 20", .queryDirectives),
  ]

  private static let environmentEntries: [HelpPage.Entry] = EnvironmentVariable.allCases.map {
    HelpPage.Entry($0.rawValue, $0.meaning)
  }
}

extension EnvironmentVariable {
  /// What the variable decides.
  var meaning: MessageKey {
    switch self {
    case .vaultDirectory: .variableVault
    case .now: .variableNow
    case .stillStopwatch: .variableStopwatch
    case .noColor: .variableNoColor
    case .terminal: .variableTerminal
    case .columns: .variableColumns
    case .localeAll, .localeMessages, .locale: .variableLocale
    case .timeZone: .variableZone
    case .timeZoneDirectory: .variableZoneFolder
    case .stateHome: .variableStateHome
    case .home: .variableHome
    case .configurationHome: .variableConfigurationHome
    case .visual, .editor: .variableEditor
    case .pager, .systemPager: .variablePager
    case .less: .variableLess
    case .lessCharset: .variableLessCharset
    case .gitPager: .variableGitPager
    case .sessionBus, .waylandDisplay, .display: .variableDisplay
    case .generatorKey: .variableGeneratorKey
    }
  }
}

extension ExitCode {
  /// What the code means in general; a command may say it more exactly.
  var meaning: MessageKey {
    switch self {
    case .done: .exitDone
    case .nothingFound: .exitNothing
    case .wrongCall: .exitWrongCall
    case .ioFailure: .exitIOFailure
    case .conflict: .exitConflict
    case .unanswered: .exitUnanswered
    case .interrupted: .exitInterrupted
    case .closedPipe: .exitClosedPipe
    }
  }
}
