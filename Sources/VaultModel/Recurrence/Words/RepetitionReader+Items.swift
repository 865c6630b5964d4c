import VaultSyntax

// The days, weeks and months of a rule: `on mon, wed`, `on the 1st and 3rd fri`, `in Jan`, `29 лютого`.
extension RepetitionReader {
  /// A place that waits for its noun: `1st` of `the 1st and 3rd mon`.
  private struct Place {
    var number: Int
    var range: ByteRange
    /// Whether it is written as a plain number.
    var isPlain: Bool
  }

  /// Reads a list of items; `preposition` is the word that asks for one.
  mutating func readItems(after preposition: RepetitionToken?) throws(RepetitionWordsError) {
    let begin = tokens.count
    var places: [Place] = []
    var isFirst = true
    while let token = tokens.first {
      guard try readItem(token, &places, isFirst: isFirst) else { break }
      isFirst = false
      skipSeparators()
    }
    for place in places {
      // A plain number is a day only behind a preposition; otherwise it is part of something else.
      guard !place.isPlain || preposition != nil else { throw RepetitionWordsError(.misplacedWord, at: place.range) }
      try addMonthDay(place)
    }
    guard tokens.count == begin else { return }
    if let token = tokens.first {
      if case .time = token.kind { throw fault(.timeOfDay, token) }
      throw fault(.misplacedWord, token)
    }
    if let preposition { throw fault(.incomplete, preposition) }
  }

  /// Steps over commas, `and` and prepositions before a further item.
  private mutating func skipSeparators() {
    var ahead = tokens
    var isSeparated = false
    while let token = ahead.first {
      switch token.kind {
      case .comma, .word(.and), .word(.on), .word(.of), .word(.ofEvery):
        isSeparated = true
        if case .word(.ofEvery) = token.kind {
          // `of every 3 months` is a part of its own.
          if ahead.count > 2, case .unit = ahead[ahead.startIndex + 2].kind, ahead[ahead.startIndex + 1].isPlace {
            tokens = ahead
            return
          }
          draft.saysEvery = true
        }
        ahead.removeFirst()
        continue
      case .ordinal, .name, .kind, .everyWeekday, .everyKind:
        tokens = ahead
      case .number:
        if isSeparated, !isCount(ahead) { tokens = ahead }
      case .unit:
        // `of the month`
        if isSeparated { tokens = ahead }
      default: break
      }
      return
    }
  }

  private func isCount(_ tokens: ArraySlice<RepetitionToken>) -> Bool {
    guard tokens.count > 1, case .word(.times) = tokens[tokens.startIndex + 1].kind else { return false }
    return true
  }

  /// Reads one item; false, and nothing is read, if there is none.
  private mutating func readItem(
    _ token: RepetitionToken, _ places: inout [Place], isFirst: Bool
  ) throws(RepetitionWordsError) -> Bool {
    switch token.kind {
    case .ordinal(let number): try readPlace(number, token, isPlain: false, &places)
    case .number(let number):
      if isCount(tokens) { return false }
      try readPlace(number, token, isPlain: true, &places)
    case .name(let weekday, let month): try readName(weekday: weekday, month: month, token, &places)
    case .everyWeekday(let day):
      tokens.removeFirst()
      draft.saysEvery = true
      draft.weekdays.append(.init(value: NumberedWeekday(day), range: token.range))
    case .everyKind(let kind):
      tokens.removeFirst()
      draft.saysEvery = true
      try addKind(kind, token, &places)
    case .kind(let kind):
      tokens.removeFirst()
      try addKind(kind, token, &places)
    case .word(.date) where !places.isEmpty:
      tokens.removeFirst()
      for place in places { try addMonthDay(place) }
      places = []
    case .unit(let unit): return try readUnitItem(unit, token, &places, isFirst: isFirst)
    default: return false
    }
    return true
  }

  /// `1st`, `last`, `2nd to last`, `2nd last`.
  private mutating func readPlace(
    _ number: Int, _ token: RepetitionToken, isPlain: Bool, _ places: inout [Place]
  ) throws(RepetitionWordsError) {
    tokens.removeFirst()
    guard number != 0 else { throw fault(.numberOutOfRange, token) }
    if case .ordinal(let next)? = tokens.first?.kind, next < 0 {
      // `2nd last`, with nothing between: counted from the end. Neither `2 last` nor `last last` is anything.
      guard next == -1, number > 0, !isPlain else { throw fault(.misplacedWord, tokens[tokens.startIndex]) }
      tokens.removeFirst()
      places.append(Place(number: -number, range: token.range, isPlain: false))
      return
    }
    places.append(Place(number: number, range: token.range, isPlain: isPlain))
    takeFromEnd(&places)
  }

  /// Turns places that are counted from the end: `2nd to last`, `2-гу п'ятницю з кінця`.
  private mutating func takeFromEnd(_ places: inout [Place]) {
    guard case .word(.fromEnd)? = tokens.first?.kind else { return }
    tokens.removeFirst()
    guard let last = places.indices.last else { return }
    places[last].number = -abs(places[last].number)
  }

  private mutating func readName(
    weekday: Weekday?, month: Int?, _ token: RepetitionToken, _ places: inout [Place]
  ) throws(RepetitionWordsError) {
    tokens.removeFirst()
    if let month, !places.isEmpty || weekday == nil { return try readMonth(month, token, &places) }
    guard let weekday else { return }
    if places.isEmpty {
      draft.weekdays.append(.init(value: NumberedWeekday(weekday), range: token.range))
      return
    }
    takeFromEnd(&places)
    for place in places {
      guard 1...53 ~= abs(place.number) else { throw RepetitionWordsError(.numberOutOfRange, at: place.range) }
      draft.weekdays.append(.init(value: NumberedWeekday(weekday, number: place.number), range: place.range))
    }
    places = []
  }

  /// A month alone, or with the days before it, `29 Feb`, or the day behind it, `Feb 29`.
  private mutating func readMonth(
    _ month: Int, _ token: RepetitionToken, _ places: inout [Place]
  ) throws(RepetitionWordsError) {
    // Only English says the day behind the month; `у січні 3-го` names them apart.
    if places.isEmpty, token.language == .english, !isCount(tokens) {
      switch tokens.first?.kind {
      case .number(let day)? where day >= 0, .ordinal(let day)? where day >= 0:
        places.append(Place(number: day, range: tokens[tokens.startIndex].range, isPlain: false))
        tokens.removeFirst()
      default: break
      }
    }
    if places.isEmpty { draft.months.append(.init(value: month, range: token.range)) }
    for place in places {
      guard 1...31 ~= place.number else { throw RepetitionWordsError(.numberOutOfRange, at: place.range) }
      draft.dates.append(.init(value: (month, place.number), range: place.range))
    }
    places = []
  }

  private mutating func addKind(
    _ kind: RepetitionDayKind, _ token: RepetitionToken, _ places: inout [Place]
  ) throws(RepetitionWordsError) {
    takeFromEnd(&places)
    for place in places {
      guard 1...366 ~= abs(place.number) else { throw RepetitionWordsError(.numberOutOfRange, at: place.range) }
      draft.kinds.append(.init(value: (place.number, kind), range: place.range))
    }
    if places.isEmpty { draft.weekdays += kind.days.map { .init(value: $0, range: token.range) } }
    places = []
  }

  /// A unit as a noun: `the last day`, `the 20th week`, `day 15`, `of the month`.
  private mutating func readUnitItem(
    _ unit: TimeUnit, _ token: RepetitionToken, _ places: inout [Place], isFirst: Bool
  ) throws(RepetitionWordsError) -> Bool {
    tokens.removeFirst()
    switch unit {
    case .day where places.isEmpty, .week where places.isEmpty:
      guard case .number(let number)? = tokens.first?.kind, number > 0 else { throw fault(.misplacedWord, token) }
      places.append(Place(number: number, range: tokens[tokens.startIndex].range, isPlain: false))
      tokens.removeFirst()
      try addCounted(unit, &places)
    case .day, .week:
      takeFromEnd(&places)
      try addCounted(unit, &places)
    case .month, .year:
      if !places.isEmpty {
        for place in places { try addMonthDay(place) }
        places = []
      }
      guard draft.context == nil else { throw fault(.saidTwice, token) }
      if let period = draft.period {
        guard period.frequency == unit.counted.frequency else { throw fault(.saidTwice, token) }
      }
      draft.context = unit.counted.frequency
    default: throw fault(.misplacedWord, token)
    }
    return true
  }

  private mutating func addCounted(_ unit: TimeUnit, _ places: inout [Place]) throws(RepetitionWordsError) {
    for place in places {
      guard 1...(unit == .week ? 53 : 366) ~= abs(place.number) else {
        throw RepetitionWordsError(.numberOutOfRange, at: place.range)
      }
      let said = RepetitionDraft.Said(value: place.number, range: place.range)
      if unit == .week { draft.weekNumbers.append(said) } else { draft.countedDays.append(said) }
    }
    places = []
  }

  private mutating func addMonthDay(_ place: Place) throws(RepetitionWordsError) {
    guard 1...31 ~= place.number || -28 ... -1 ~= place.number else {
      throw RepetitionWordsError(.numberOutOfRange, at: place.range)
    }
    draft.monthDays.append(.init(value: place.number, range: place.range))
  }
}

extension RepetitionToken {
  /// A number or a place in an order.
  fileprivate var isPlace: Bool {
    switch kind {
    case .number, .ordinal: true
    default: false
    }
  }
}
