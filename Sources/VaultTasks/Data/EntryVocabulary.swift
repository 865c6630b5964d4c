/// The small words that decide whether a date in a sentence is meant as one, in English and Ukrainian.
///
/// origin: everyday usage; written by hand.
enum EntryVocabulary {
  /// Words before a day that make it the task's: `by friday`, `до п'ятниці`.
  static let beforeDay = words("on by due this starting у в до")
  /// First words of dates of several: `next week`, `day after tomorrow`, `через 3 дні`.
  static let beforeOthers = words(
    """
    in next day end через кінець кінця наступний наступна наступну наступне наступного наступної наступному
    следующий следующая следующую следующее на в конец
    """)
  /// Words that count, before a length that tells in which time: `once in a week`.
  static let beforeHowOften = words("once twice time times day days раз рази разів двічі тричі")
  /// The shortest length that is said from now on.
  static let minutes = words("minute хвилину хвилинку минуту")
  /// Words before a day, of two words.
  static let pairsBeforeDay: [[String]] = [
    ["due", "on"], ["due", "by"], ["starting", "on"], ["starting", "from"], ["починаючи", "з"], ["починаючи", "із"],
    ["починаючи", "від"],
  ]
  /// Words before a time.
  static let beforeTime = words("at by о об до")
  /// Words that begin a span of time, and those between its ends.
  static let beforeSpan = words("from between з із зі від")
  static let betweenTimes = words("to till until and - – — до по")
  /// Words between several times of day.
  static let betweenClocks = words("and & + і й та")
  static let betweenDays = words("to till until through - – — .. до по")

  /// Words that end a rule with the day behind them, and those of them that a deadline has too.
  static let beforeEnd = words("until till til through до по")
  static let pairsBeforeEnd: [[String]] = [["up", "to"], ["аж", "до"]]
  static let beforeDeadline = words("до по")
  /// Those that take in all of a month behind them.
  static let beforeLastDay = words("through по")
  /// Words before the time that a rule goes on for.
  static let beforePeriod = words("for протягом упродовж впродовж")

  /// What stands behind a number of times that is counted by the day or the week: `3 times a day`, `3 рази на тиждень`.
  static let beforeUnit = words("a an per each every на за у в")
  static let units = words("day week month year hour день добу тиждень місяць рік годину")

  /// Words before a date that leave it part of the sentence: `the sunday paper`, `notes for friday`.
  static let keepingText = words(
    """
    a an the my our your his her its their no not never every each last past previous any some
    of for from since until till about after before between than and or nor via per with without as like versus vs
    called named titled said saying reads black good
    про щодо після перед від з із зі для між за на над під без через окрім крім
    та і й або чи не ні ані ніж мов як
    мій моя моє моєї мою наш наша нашої нашу ваш ваша твій твоя його її їх
    кожен кожна кожне кожного кожної кожну щоразу минулий минула минуле минулого минулої минулу
    позаминулого чорна чорну чорної добрий страсна страсну
    - – — /
    """)

  /// Whether a word begins a rule wherever it stands: `every`, `щотижня`; `weekly` may also tell of a thing.
  static func beginsRule(_ word: String) -> Bool {
    ["every", "each", "once", "раз"].contains(word) || word.hasPrefix("кожн")
      || (word.hasPrefix("що") && word.count > 4)
  }

  /// Names of days, months and times that are more often another word, a name or a unit; never understood.
  static let neverDates = words("tom mo tu we th fr sa su кт км кр now зараз сейчас за")
  /// Names of weekdays that are words too, so that they need a preposition or a time beside them.
  static let doubtfulDays = words("sun sat wed вс сб сер чет вів нед пон суб")
  /// Months that are names or other words, behind which a number may count something: `may 5 people come`.
  static let doubtfulMonths = words(
    "may march mar april june august jan sep dec лис лист лип вер чер сер гру тра кві жов січ лют бер")
  /// Words of the month before a number of which the sentence says more: `5 may be enough`.
  static let verbMonths = words("may march mar лис лист лип вер сер тра")

  /// Parts of the day, as they stand behind a day.
  static let morning = words("morning вранці зранку")
  static let afternoon = words("afternoon вдень удень пополудні")
  static let evening = words("evening ввечері увечері")
  static let night = words("night вночі уночі")
  /// Parts of the day that name today.
  static let tonight = words("tonight")

  /// What a number of hours is counted in behind it: `о 9 ранку`.
  static let morningHours = words("ранку")
  static let dayHours = words("дня")
  static let eveningHours = words("вечора")
  static let nightHours = words("ночі")
  static let noon = words("noon опівдні")

  /// Words before a length: `for 2h`, `на 2 години`.
  static let beforeLength = words("for на протягом")
  /// Lengths without a number, behind such a word, in seconds.
  static let lengths: [[String]: Int64] = [
    ["an", "hour"]: 3600, ["one", "hour"]: 3600, ["half", "an", "hour"]: 1800, ["годину"]: 3600,
    ["півгодини"]: 1800, ["пів", "години"]: 1800, ["півтори", "години"]: 5400,
  ]

  /// The keys that may be typed with their value: `list:home`, `due:fri`.
  static let keys: [String: EntryKey] = [
    "list": .list, "список": .list, "due": .due, "термін": .due, "scheduled": .scheduled, "заплановано": .scheduled,
    "wait": .wait, "сховати": .wait, "p": .priority, "priority": .priority, "пріоритет": .priority,
    "remind": .remind, "нагадати": .remind, "duration": .duration, "тривалість": .duration, "repeat": .repetition,
    "повтор": .repetition,
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

/// What a key typed with its value says.
enum EntryKey: Sendable, Hashable {
  case list, due, scheduled, wait, priority, remind, duration, repetition
}
