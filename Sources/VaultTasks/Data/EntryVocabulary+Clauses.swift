// Words of clauses that have a date of their own, and of lengths that are not read, in English and Ukrainian.
//
// Origin: everyday usage; written by hand for this project.
// Licence: none needed (facts).
extension EntryVocabulary {
  /// Words that begin a clause, and those that do so behind a comma only.
  static let clauses = words(
    """
    who whom whose which what where when whether if why how because unless
    хто кого кому який яка яке які якого якої якому якій яку яких якими якою де куди звідки коли якщо чому навіщо
    скільки бо
    """)
  /// Verbs between a thing and when it is.
  static let copulas = words("is are")
  /// Words of a text that asks for what is so, or tells it.
  static let beforeClause = words("sure check see ask tell know say remind think hope that if whether")
  static let clausesBehindComma = words("що чи як")
  /// What was done with a thing, or what it did.
  static let pastVerbs = words(
    """
    bought sent taken wore worn ate eaten drank gave given drew drawn drove driven spoke spoken broke
    chose chosen stole stolen threw thrown knew grew grown flew flown began sang told sold caught built spent lent borne
    hidden ridden forgotten shown made held seen found lost came
    written broken went was were is are has had left took said wrote
    """)
  /// Verbs by which something is to be done by somebody.
  static let causing = words("get have has having want need be getting make")
  /// The endings of an adjective, and the prefixes of a verb whose participle they end.
  static let adjectiveEndings = [
    "ого", "ому", "ими", "ої", "ій", "им", "их", "ою", "ий", "а", "у", "е", "і",
  ]
  static let verbPrefixes = [
    "на", "за", "по", "при", "прид", "від", "під", "ви", "об", "о", "пере", "роз", "до", "з", "с", "у", "в",
  ]

  // What is not read.

  /// Words before a time that is written as none is.
  static let beforeUnreadTime = words("at @ о об by before after until till до після")
  /// Words of days that nobody has to know.
  static let unreadDays = words("tomoz 2moz tomo arvo mnth")
  /// Verbs and nouns of what has a price, before `at 20`.
  static let priced = words("sell sold shares stocks bitcoin crypto bonds")
  /// Words of a game, of which `12:10` is the score.
  static let scores = words("score scored won beat рахунок виграли програли виграв програв перемогли")
  /// Words behind a deadline that take it in.
  static let inclusive = words("inclusive включно")
  /// Words before a bare hour that is not the task's.
  static let besideHours = words("before after until till around about since после перед після близько десь")
  /// Words before so much time from now.
  static let beforeOffset = words("in within через за")
  /// Words between the numbers and the unit of a length.
  static let ofLength = words(
    """
    a an one another and or half the next couple few several of about some around
    і й та або чи пів з половиною пару кілька декілька півтора півтори якусь один одну одна приблизно десь близько
    """)
  /// A number and a unit that are one word.
  static let unitsInOneWord = ["півроку", "півгодин", "півтижн", "півмісяц", "півдн", "годину-", "день-", "тиждень-"]
}
