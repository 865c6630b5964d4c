/// Asks a query of every item of a snapshot.
///
/// A condition has two answers: the items that match, and the lines that match by what is their own. A line inherits
/// its note's folder, title (`note:`) and tags, but is a result only if at least one condition is met by itself. A note
/// matches by the words, tags and links of its lines too, and is left out when one of them is a result, unless it is
/// called what was asked for or the evaluator keeps notes. A note with that name matches by it too.
///
/// ```swift
/// var evaluator = Evaluator(snapshot, texts: texts)
/// let result = try evaluator.evaluate(query)
/// for hit in result.hits { print(hit.location.range) }
/// ```
///
/// ## Topics
/// - Answers: ``evaluate(_:)``, ``count(_:)``, ``trace``
/// - Parts: `Evaluator+Words`, `Evaluator+Fields`, `Evaluator+NoteTitle`, `Evaluator+Links`, `Evaluator+Names`,
///   `Evaluator+Ranking`, `Evaluator+Order`
package struct Evaluator<Texts: ItemTexts> {
  let snapshot: Snapshot
  let texts: Texts
  /// The order of titles and names.
  let collation: Collation
  /// Whether a note stays a result when one of its lines is one too, as a list of tasks wants it: a task that is a note
  /// is not done because a step of it is open.
  private let keepsNotes: Bool
  /// What the answers cost so far.
  package internal(set) var trace = EvaluationTrace()
  /// The terms and matches of each word of the query, found once for matching and ranking.
  var knownWords: [String: [KnownWord]] = [:]

  /// An evaluator over a snapshot; texts are sorted by `collation`.
  ///
  /// - Parameter keepsNotes: a note is a result beside its lines.
  package init(
    _ snapshot: Snapshot, texts: Texts, collation: Collation = Collation(), keepingNotes keepsNotes: Bool = false
  ) {
    self.snapshot = snapshot
    self.texts = texts
    self.collation = collation
    self.keepsNotes = keepsNotes
  }

  /// The results in order, cut to the query's limit.
  package mutating func evaluate(_ query: Query) throws(EvaluationError) -> EvaluationResult {
    try checkDepth(of: query.condition)
    do {
      let results = try results(of: query.condition)
      return try ordered(results, by: query)
    } catch {
      throw .snapshot(error)
    }
  }

  /// How many items a condition finds, without ordering them or making results.
  package mutating func count(_ condition: Condition) throws(EvaluationError) -> Int {
    try checkDepth(of: condition)
    do { return try results(of: condition).items.count } catch { throw .snapshot(error) }
  }

  /// Conditions nest at most this deep, so that no query can exhaust the stack.
  private static var maximumDepth: Int { 256 }

  private func checkDepth(of condition: Condition) throws(EvaluationError) {
    var open = [(condition, 1)]
    while let (condition, depth) = open.popLast() {
      guard depth <= Self.maximumDepth else { throw .tooDeep }
      switch condition {
      case .all(let parts), .any(let parts): open.append(contentsOf: parts.map { ($0, depth + 1) })
      case .not(let part): open.append((part, depth + 1))
      case .everything, .word, .phrase, .field: break
      }
    }
  }

  /// The items that are results.
  private mutating func results(of condition: Condition) throws(SnapshotFault) -> FoundItems {
    let answer = try self.answer(to: condition, within: snapshot.live)
    var matches = answer.matches.intersection(snapshot.live)
    let lines = matches.intersection(answer.own).subtracting(snapshot.notes)
    let asked = try notes(askedForBy: condition, among: matches)
    if let asked { matches.formUnion(asked.same) }
    var notes = matches.intersection(snapshot.notes)
    if !keepsNotes {
      let beside = notes.subtracting(lines.owners(in: snapshot.notes))
      notes = asked.map { beside.union($0.same) } ?? beside
    }
    return FoundItems(items: notes.union(lines), asked: asked)
  }

  /// The notes that a condition may ask for by their names; nil where its words are no name.
  ///
  /// - Parameter matches: the items that meet it.
  private mutating func notes(
    askedForBy condition: Condition, among matches: ItemSet
  ) throws(SnapshotFault) -> AskedNotes? {
    let names = AskedName.all(of: condition)
    var found: [NamedNotes] = []
    for name in names {
      var notes = try notes(called: name, among: matches)
      notes.same.formIntersection(matches.union(try items(of: notes.same.subtracting(matches), meeting: condition)))
      found.append(notes)
    }
    guard let whole = found.first else { return nil }
    return AskedNotes(names: names, notes: whole, shorter: found.count > 1 ? found[1].same : emptyAnswer.matches)
  }

  /// Those of some notes that meet all of a condition but its words, which their name stands for.
  private mutating func items(of notes: ItemSet, meeting condition: Condition) throws(SnapshotFault) -> ItemSet {
    guard !notes.isEmpty else { return notes }
    return try answer(to: condition.withoutAskedWords, within: notes).matches.intersection(notes)
  }

  /// The answer to a condition, right for the items of `within`.
  mutating func answer(to condition: Condition, within: ItemSet) throws(SnapshotFault) -> MatchedItems {
    switch condition {
    case .everything:
      return MatchedItems(matches: snapshot.live, own: ItemSet(count: 0))
    case .word(let pattern):
      return try answer(toWord: pattern, within: within)
    case .phrase(let words):
      return try answer(toPhrase: words, key: nil, within: within)
    case .field(let field):
      return try answer(to: field, within: within)
    case .all(let conditions):
      return try answer(toAll: conditions, within: within)
    case .any where condition.isMetByAll:
      return MatchedItems(matches: snapshot.live, own: ItemSet(count: 0))
    case .any(let conditions):
      var united = emptyAnswer
      for condition in conditions {
        let answer = try self.answer(to: condition, within: within)
        united.matches.formUnion(answer.matches)
        united.own.formUnion(answer.own)
      }
      return united
    case .not(let condition):
      let answer = try self.answer(to: condition, within: within)
      return MatchedItems(matches: snapshot.live.subtracting(answer.matches), own: ItemSet(count: 0))
    }
  }

  /// Conditions that must open notes come last, so that only what the others leave is opened.
  private mutating func answer(toAll conditions: [Condition], within: ItemSet) throws(SnapshotFault) -> MatchedItems {
    var matches = snapshot.live.intersection(within)
    var own = ItemSet(words: [UInt64](repeating: 0, count: matches.words.count))
    let ordered = conditions.filter { !$0.opensNotes } + conditions.filter(\.opensNotes)
    for condition in ordered {
      let answer = try self.answer(to: condition, within: matches)
      matches.formIntersection(answer.matches)
      own.formUnion(answer.own)
    }
    own.formIntersection(matches)
    return MatchedItems(matches: matches, own: own)
  }

  /// No items.
  var emptyAnswer: MatchedItems {
    MatchedItems(ItemSet(words: [UInt64](repeating: 0, count: snapshot.live.words.count)))
  }
}

/// What a query finds, before it is in order.
struct FoundItems {
  var items: ItemSet
  /// The notes that it asks for by their name, when it may.
  var asked: AskedNotes?
}

/// What a condition is met by.
struct MatchedItems {
  /// The items that meet it, by themselves or by what they inherit.
  var matches: ItemSet
  /// Those of the lines that meet it by themselves; says nothing about notes.
  var own: ItemSet

  init(matches: ItemSet, own: ItemSet) {
    self.matches = matches
    self.own = own
  }

  /// Items that all meet the condition by themselves.
  init(_ matches: ItemSet) {
    self.init(matches: matches, own: matches)
  }
}

extension Condition {
  /// Whether the index alone cannot answer it.
  var opensNotes: Bool {
    switch self {
    case .everything: false
    case .word(let pattern): pattern.mode == .exact
    case .phrase: true
    case .field(let field): field.opensNotes
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.opensNotes)
    case .not(let condition): condition.opensNotes
    }
  }
}

extension FieldCondition {
  /// Whether the index alone cannot answer it.
  var opensNotes: Bool {
    switch test {
    case .phrase: true
    case .words(let patterns): patterns.contains { $0.mode == .exact }
    case .exactly: key == "title" || key == "note"
    case .stands: true
    case .anyOf, .allOf, .range, .amount, .present, .absent: false
    }
  }
}
