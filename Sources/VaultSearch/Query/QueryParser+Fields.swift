import VaultModel
import VaultSyntax

/// Conditions on a key: `tag:vegan`, `time<=30m`, `due:today..+7d`.
extension QueryReading {
  /// What stands here as a key with a value; nil where it is words.
  func field(in scanner: QueryScanner) -> QueryScanner.Field? {
    guard let field = scanner.field(at: scanner.position) else { return nil }
    return field.isBorrowed && parser.vocabulary.key(named: scanner.text(field.key)) == nil ? nil : field
  }

  /// The condition whose key was seen here, as if it were not negated; words when the key is unknown and the value contains `/`.
  mutating func condition(of field: QueryScanner.Field) throws(QueryError) -> Condition? {
    let start = scanner.position
    let name = scanner.text(field.key)
    scanner.position = field.end
    guard let key = parser.vocabulary.key(named: name) else {
      return try unknownKey(name, field.key, from: start)
    }
    if key.name == QueryKey.word.name { return try word(key) }
    var operation = field.operation
    if operation == .has, let (comparison, length) = scanner.comparison(at: scanner.position) {
      operation = comparison
      scanner.position += length
    }
    let takesAll = operation == .has && takeAllMark()
    let values = try scanner.takeValues(splitsAtCommas: operation == .has)
    for value in values where value.isEmpty {
      throw QueryError(.missingValue(key: key.name), at: value.whole.range)
    }
    let builder = FieldBuilder(key: key, range: scanner.range(from: start), reading: self)
    switch operation {
    case .has: return try builder.has(values, all: takesAll)
    case .equals: return try builder.exactly(values[0])
    default: return try builder.compared(operation, values[0].whole)
    }
  }

  /// `#garden`, as tags stand in notes: what `tag:garden` asks for; nil for a number or a word with other signs in it.
  func tag(_ text: String, at range: ByteRange) -> Condition? {
    let name = text.dropFirst()
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "-_/".contains($0) }
    guard text.hasPrefix("#"), isName, name.contains(where: \.isLetter), let key = parser.vocabulary.key(named: "tag")
    else { return nil }
    return .field(FieldCondition(key: key.name, test: .anyOf([TextFolding.caseFolded(String(name))]), range: range))
  }

  /// Keeps a hint of `+garden`, which is Taskwarrior's for a tag and here the word alone, with the tag where there is
  /// one.
  mutating func noteTag(_ text: String, at range: ByteRange) {
    let name = String(text.dropFirst())
    guard text.hasPrefix("+"), tag("#" + name, at: range) != nil, let key = parser.vocabulary.key(named: "tag") else {
      return
    }
    let tags = parser.vocabulary.hasNote(with: name, under: key) ? ["tag:" + name] : []
    hints.append(QueryHint(.plusBeforeWord(text), at: range, suggestions: tags))
  }

  /// `word:may`: any of the words, where they alone would mean something else, such as days.
  private mutating func word(_ key: QueryKey) throws(QueryError) -> Condition? {
    var conditions: [Condition] = []
    for value in try scanner.takeValues(splitsAtCommas: true) {
      guard !value.isEmpty else { throw QueryError(.missingValue(key: key.name), at: value.whole.range) }
      let (text, range) = (value.whole.text, value.whole.range)
      guard let condition = value.whole.isQuoted ? phrase(text, at: range) : words(text, at: range) else {
        throw QueryError(.nothingToSearch, at: range)
      }
      conditions.append(condition)
    }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func unknownKey(_ name: String, _ range: ByteRange, from start: Int) throws(QueryError) -> Condition?
  {
    let meant = parser.vocabulary.condition(meantBy: name, rawValue())
    let whole = scanner.range(from: start)
    let (place, near) = meant.map { (whole, [$0]) } ?? (range, parser.vocabulary.suggestions(for: name))
    guard scanner.bytes[whole.indices].contains(UInt8(ascii: "/")) else {
      throw QueryError(.unknownKey(name), at: place, suggestions: near)
    }
    hints.append(QueryHint(.keyReadAsWord(name), at: place, suggestions: near))
    return words(scanner.text(whole), at: whole)
  }

  /// The value behind a key that nobody knows, as it is written.
  private mutating func rawValue() -> String {
    let start = scanner.position
    if scanner.take(UInt8(ascii: "\"")) {
      while !scanner.isAtEnd, scanner.current != UInt8(ascii: "\"") { scanner.position += 1 }
      _ = scanner.take(UInt8(ascii: "\""))
    }
    while !scanner.isAtEnd, !QueryScanner.endsWord(scanner.current) { scanner.position += 1 }
    return scanner.text(scanner.range(from: start))
  }

  /// `all:` before the values, as in `tag:all:a,b`.
  private mutating func takeAllMark() -> Bool {
    let mark = Array("all:".utf8)
    let end = scanner.position + mark.count
    guard end <= scanner.bytes.count, Array(scanner.bytes[scanner.position..<end]) == mark else { return false }
    scanner.position = end
    return true
  }
}

/// Makes the condition of one key.
struct FieldBuilder {
  let key: QueryKey
  let range: ByteRange
  let reading: QueryReading

  func condition(_ test: FieldCondition.Test) -> Condition {
    .field(FieldCondition(key: key.name, test: test, range: range))
  }

  /// `key:value`, `key:a,b`, `key:all:a,b`, `key:none`, `key:any`
  func has(_ values: [QueryValueText], all takesAll: Bool) throws(QueryError) -> Condition {
    if key.kind == .taskGroup || values.contains(where: isOverdue) { return try standing(values, all: takesAll) }
    if values.count == 1, !takesAll, !values[0].whole.isQuoted, let presence = presence(values[0].whole.text) {
      return condition(presence)
    }
    switch key.kind {
    case .name, .tag, .path, .member:
      var texts: [String] = []
      for value in values { texts.append(try wholeValue(value.whole)) }
      let test = condition(takesAll ? .allOf(texts) : .anyOf(texts))
      // A flag that is not written is off.
      return key.kind == .member(.flag) && texts.contains("false") ? .any([test, condition(.absent)]) : test
    case .text, .own, .textWithAmount:
      var conditions: [Condition] = []
      for value in values { conditions.append(try text(value)) }
      return joined(conditions, all: takesAll)
    default:
      var conditions: [Condition] = []
      for value in values {
        if let own = ownValue(value.whole) { conditions.append(own) } else { conditions.append(try typed(value)) }
      }
      return joined(conditions, all: takesAll)
    }
  }

  /// `is:overdue,today`; and `due:overdue`, which means the same by whichever of its dates a task is late.
  private func standing(_ values: [QueryValueText], all takesAll: Bool) throws(QueryError) -> Condition {
    var groups: [TaskGroup] = []
    var others: [Condition] = []
    for value in values {
      let group = TaskGroup(spelling: value.whole.text)
      if let group, key.kind == .taskGroup || isOverdue(value) {
        groups.append(group)
      } else if key.kind == .taskGroup {
        if values.count == 1, let meant = reading.parser.vocabulary.condition(meantByBeing: value.whole.text) {
          throw QueryError(.unknownMember(key: key.name), at: range, suggestions: [meant])
        }
        throw QueryError(
          .unknownMember(key: key.name), at: value.whole.range,
          suggestions: TaskGroup.suggestions(for: value.whole.text))
      } else {
        others.append(try typed(value))
      }
    }
    // None stands in two groups.
    let isNone = takesAll && Set(groups).count > 1
    let stands = Condition.field(
      FieldCondition(key: "is", test: .stands(isNone ? [] : groups, at: reading.values.context.instant), range: range))
    return joined([stands] + others, all: takesAll)
  }

  /// Whether a value of one of a task's dates is the word that one function tells the meaning of, dates alone do not.
  private func isOverdue(_ value: QueryValueText) -> Bool {
    Self.datesOfTasks.contains(key.name) && value.parts.count == 1 && value.comparison == nil
      && TaskGroup(spelling: value.whole.text) == .overdue
  }

  private static var datesOfTasks: [String] { [ItemKey.due, .start, .end, .scheduled].map(\.queryName) }

  /// A value that is no step of the key's scale, but stands so in some note.
  private func ownValue(_ part: QueryValueText.Part) -> Condition? {
    guard case .scale(let scale) = key.kind, scale.columnValue(spelled: part.text) == nil, isWritten(part.text) else {
      return nil
    }
    return condition(.anyOf([LinkName.folded(part.text)]))
  }

  private func isWritten(_ text: String) -> Bool {
    reading.parser.vocabulary.hasNote(with: LinkName.folded(text), under: key)
  }

  func joined(_ conditions: [Condition], all takesAll: Bool) -> Condition {
    guard conditions.count > 1 else { return conditions.first ?? .everything }
    return takesAll ? .all(conditions) : .any(conditions)
  }

  private func presence(_ text: String) -> FieldCondition.Test? {
    switch text {
    case "none" where !hasStepNone: .absent
    case "any": .present
    default: nil
    }
  }

  /// Whether `none` is a step of the key's scale, as of a priority's; then `key:none` asks for it and for no value.
  var hasStepNone: Bool {
    if case .scale(let scale) = key.kind { scale.names.contains("none") } else { false }
  }

  /// `key:="exact text"`: the whole value, where values are texts.
  func exactly(_ value: QueryValueText) throws(QueryError) -> Condition {
    switch key.kind {
    case .text where key.name == "body": return try text(value)
    case .text, .own, .textWithAmount, .name, .tag, .path: return condition(.exactly(value.whole.text))
    default: return try has([value], all: false)
    }
  }

  private func wholeValue(_ part: QueryValueText.Part) throws(QueryError) -> String {
    switch key.kind {
    case .tag: return TextFolding.caseFolded(part.text.hasPrefix("#") ? String(part.text.dropFirst()) : part.text)
    case .path: return part.text.hasPrefix("./") ? String(part.text.dropFirst(2)) : part.text
    case .member(let set):
      let folded = LinkName.folded(part.text)
      if let name = set.name(spelled: part.text) {
        // A plain note may give itself a type that is called as one is in the other language.
        return set == .itemType && name != folded && isWritten(part.text) ? folded : name
      }
      if isWritten(part.text) { return folded }
      throw QueryError(
        .unknownMember(key: key.name), at: part.range, suggestions: set.suggestions(for: part.text))
    default: return LinkName.folded(part.text)
    }
  }

  /// `title:soup`, `title:"sour cream"`, `ingredient:flour>=500g`
  private func text(_ value: QueryValueText) throws(QueryError) -> Condition {
    if key.kind == .textWithAmount, let (operation, bound) = value.comparison {
      let words = reading.patterns(value.parts[0].text, at: value.parts[0].range)
      let interval = try interval(of: bound, as: .quantity)
      let (lower, upper) = interval.bounds(operation)
      return condition(.amount(words, lower, upper))
    }
    if key.kind == .own, value.parts.count == 2, let range = try ownRange(value) { return range }
    let words = reading.patterns(value.whole.text, at: value.whole.range)
    guard !words.isEmpty else { throw QueryError(.nothingToSearch, at: value.whole.range) }
    let isPhrase = words.count > 1 && words.allSatisfy { $0.mode == .stem }
    return condition(isPhrase ? .phrase(words.map(\.text)) : .words(words))
  }

  /// `due:today..+7d`, `rating:4`, `at:night`
  private func typed(_ value: QueryValueText) throws(QueryError) -> Condition {
    try typed(value, as: key.kind)
  }

  /// `time<=30m`
  func compared(_ operation: QueryScanner.Operator, _ part: QueryValueText.Part) throws(QueryError) -> Condition {
    switch key.kind {
    case .text, .textWithAmount, .name, .tag, .path, .member, .taskGroup:
      throw QueryError(.notComparable(key: key.name), at: range)
    case .own:
      let comparison = try own { (kind) throws(QueryError) in
        let (lower, upper) = try interval(of: part, as: kind).bounds(operation)
        return condition(.range(lower, upper))
      }
      guard let comparison else { throw malformed(part) }
      return comparison
    default:
      let conditions = try bounding(part, as: key.kind).map { interval in
        let (lower, upper) = interval.bounds(operation)
        return condition(.range(lower, upper))
      }
      return joined(conditions, all: false)
    }
  }

  /// `started:2026-01..2026-03`, `pages:100..`; nil when neither reads, as in `file:../a`.
  private func ownRange(_ value: QueryValueText) throws(QueryError) -> Condition? {
    try own { (kind) throws(QueryError) in try typed(value, as: kind) }
  }

  /// A condition on a key of the author's own: as a number, as a date, or either where the value reads as both.
  private func own(
    _ read: (QueryKey.Kind) throws(QueryError) -> Condition
  ) throws(QueryError) -> Condition? {
    var conditions: [Condition] = []
    for kind in [QueryKey.Kind.number, .moment] {
      do throws(QueryError) {
        conditions.append(try read(kind))
      } catch {
        guard case .malformedValue = error.reason else { throw error }
      }
    }
    return conditions.isEmpty ? nil : joined(conditions, all: false)
  }

  private func interval(of part: QueryValueText.Part, as kind: QueryKey.Kind) throws(QueryError) -> QueryInterval {
    let found = try intervals(of: part, as: kind)
    guard found.count == 1 else { throw malformed(part) }
    return found[0]
  }

  /// What a bound may mean: one interval, since nothing lies above a night, and of an amount one for each kind.
  func bounding(_ part: QueryValueText.Part, as kind: QueryKey.Kind) throws(QueryError) -> [QueryInterval] {
    try kind == .amount ? intervals(of: part, as: kind) : [interval(of: part, as: kind)]
  }

  func intervals(of part: QueryValueText.Part, as kind: QueryKey.Kind) throws(QueryError) -> [QueryInterval] {
    switch reading.values.looking(key.looksBack ? .back : .ahead).read(part.text, as: kind) {
    case .intervals(let intervals): return intervals
    case .ambiguousNumber(let decimal, let thousands, let spellings):
      throw QueryError(
        .ambiguousNumber(decimal: decimal, thousands: thousands), at: part.range, suggestions: spellings)
    case .ambiguousOffset(let readings): throw QueryError(.ambiguousOffset, at: part.range, suggestions: readings)
    case .unreadable(let suggestions):
      if case .scale = kind {
        throw QueryError(.unknownMember(key: key.name), at: part.range, suggestions: suggestions)
      }
      throw malformed(part, kind: kind, suggestions: suggestions)
    }
  }

  func malformed(
    _ part: QueryValueText.Part, kind: QueryKey.Kind? = nil, suggestions: [String] = []
  ) -> QueryError {
    QueryError(.malformedValue(key: key.name, kind: kind ?? key.kind), at: part.range, suggestions: suggestions)
  }
}
