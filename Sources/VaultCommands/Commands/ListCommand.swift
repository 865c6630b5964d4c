import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// `vault list [[show] LIST [QUERY…]] | suggest TEXT | inbox | eval`: saved queries, plain lists, and what is learned from
/// them.
enum ListCommand {
  /// What it does besides showing what is in a list.
  private enum Verb: String, CaseIterable {
    case show, suggest, inbox, eval
  }

  static let apply = Flag("apply", summary: .flagListApply)
  static let reasons = Flag("explain", summary: .flagListReasons)
  static let train = Flag("train", value: .path, "FILE", summary: .flagListTrain)
  static let test = Flag("test", value: .path, "FILE", summary: .flagListTest)

  private static let list = Operand("LIST", .list, .optional, summary: .operandList)
  private static let within = Operand("QUERY", .query, .any, summary: .operandListQuery)
  private static let showing: [Flag] = [
    SearchCommand.exact, SearchCommand.explain, .sort, .limit, .group, .count, .null,
  ]

  static let syntax = CommandSyntax(
    "list", summary: .commandList,
    operands: [list, within],
    verbs: [
      VerbSyntax(nil, operands: [list, within], flags: showing, isListing: true),
      VerbSyntax(Verb.show.rawValue, operands: [list, within], flags: showing, isListing: true),
      VerbSyntax(
        Verb.suggest.rawValue, operands: [Operand("TEXT", .item, .oneOrMore, summary: .operandListText)],
        flags: [reasons], isListing: true),
      VerbSyntax(Verb.inbox.rawValue, flags: [apply, .dryRun], isListing: true),
      VerbSyntax(Verb.eval.rawValue, flags: [train, test]),
    ],
    formats: ["text", "json", "paths"],
    isListing: true,
    examples: [
      Example("vault --vault sample-vault list", .exampleList),
      Example("vault --vault sample-vault list 'Quick wins'", .exampleListOne),
      Example("vault --vault sample-vault list all category:work --sort due", .exampleListWithin),
      Example("vault --vault sample-vault list suggest 'repot the tomatoes' --explain", .exampleListSuggest),
      Example("vault --vault sample-vault list inbox --apply --dry-run", .exampleListInbox),
      Example("vault --vault sample-vault list eval", .exampleListEval),
    ],
    exits: [Exit(.done, .exitListFound), Exit(.nothingFound, .exitListNothing), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let words = invocation.arguments.operands
    switch words.first.flatMap(Verb.init) {
    case .suggest: return try suggest(words.dropFirst().joined(separator: " "), invocation)
    case .inbox: return try inbox(invocation)
    case .eval: return try evaluate(invocation)
    case .show: return try show(Array(words.dropFirst()), invocation)
    case nil: return try show(words, invocation)
    }
  }

  // MARK: One list

  private static func show(_ words: [String], _ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let form = try ListingForm(of: invocation)
    guard !words.isEmpty else { return try overview(invocation) }
    let session = try VaultSession(for: invocation)
    let (vault, answer) = try session.asking(for: invocation) {
      [invocation] vault throws(CommandFailure) -> QueryAnswer in
      try ResultListing.check(form, vault, session)
      let parser = try session.queryParser(for: invocation, in: vault)
      let catalogue = try ListCatalogue(vault, parser: parser, language: invocation.messages.language)
      let (list, rest) = try catalogue.list(namedFirstIn: words)
      let query = try query(of: list, within: rest.joined(separator: " "), by: parser, invocation)
      guard list.kindName == "learned" else {
        return try QueryAnswer(to: query, from: vault, for: invocation, as: form, keepingNotes: true)
      }
      return try learnedAnswer(to: query, of: list, in: catalogue, for: invocation, as: form)
    }
    answer.print(as: form, for: invocation)
    session.save(vault, for: invocation)
    return answer.result.total > 0 ? .done : .nothingFound
  }

  /// What a query finds of a learned list, with how likely each task belongs to it.
  private static func learnedAnswer(
    to query: Query, of list: SavedList, in catalogue: ListCatalogue, for invocation: Invocation, as form: ListingForm
  ) throws(CommandFailure) -> QueryAnswer {
    var unlimited = query
    unlimited.limit = nil
    var answer = try QueryAnswer(
      to: unlimited, from: catalogue.vault, for: invocation, as: form, keepingNotes: true)
    let learning = try VaultLearning(catalogue.vault, catalogue, invocation)
    let members = learning.members(of: list)
    for (_, topic) in learning.unknownTopics.filter({ $0.list == list.title }) {
      invocation.warn(.listTopicUnknown, [.text(topic), .text(list.path?.text ?? list.title)])
    }
    if let few = learning.fewExamples(of: list) {
      invocation.note(.listLearnsNothing, [.text(list.title), .count(few), .count(ListLearning.fewestExamples)])
    }
    let hits = answer.result.hits.filter { members[$0.location.item] != nil }
    answer.keep(Array(hits.prefix(query.limit ?? .max)))
    answer.probabilities = members.compactMapValues(\.self)
    return answer
  }

  /// The list's query, narrowed by the words after its name; options take the place of its directives.
  private static func query(
    of list: SavedList, within words: String, by parser: QueryParser, _ invocation: Invocation
  ) throws(CommandFailure) -> Query {
    var query: Query
    do throws(QueryLineError) {
      query = try list.query(by: parser)
    } catch {
      throw invocation.failure(list, error)
    }
    query = query.narrowed(by: try invocation.read(words, by: parser))
    try invocation.addDirectives(to: &query, by: parser)
    return list.hiding(in: query, by: parser)
  }

  // MARK: All lists

  private static func overview(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    try refuseWhatNeedsAList(invocation)
    let session = try VaultSession(for: invocation)
    let (vault, overview) = try session.asking(for: invocation) {
      [invocation] vault throws(CommandFailure) -> (ListOverview, [(SavedList, QueryLineError)]) in
      let parser = try session.queryParser(for: invocation, in: vault)
      let catalogue = try ListCatalogue(vault, parser: parser, language: invocation.messages.language)
      let learning =
        catalogue.lists.contains { $0.kindName == "learned" } ? try VaultLearning(vault, catalogue, invocation) : nil
      var rows: [ListOverview.Row] = []
      var wrong: [(SavedList, QueryLineError)] = []
      for list in catalogue.lists {
        if let learning, list.kindName == "learned" {
          rows.append((list, learning.count(of: list)))
          continue
        }
        switch try catalogue.count(list) {
        case .success(let count): rows.append((list, count))
        case .failure(let error):
          rows.append((list, nil))
          wrong.append((list, error))
        }
      }
      return (ListOverview(rows: rows, handles: try catalogue.handles), wrong)
    }
    if invocation.arguments.has(.count) {
      invocation.print(String(overview.0.rows.count))
    } else {
      try overview.0.print(invocation)
    }
    for (list, _) in overview.1 {
      invocation.warn(.listQueryUnread, [.text(list.title), .text(list.path?.text ?? "")])
    }
    session.save(vault, for: invocation)
    return .done
  }

  private static func refuseWhatNeedsAList(_ invocation: Invocation) throws(CommandFailure) {
    let flags = [SearchCommand.exact, SearchCommand.explain, .sort, .limit, .group, .null]
    if let flag = flags.first(where: { invocation.arguments.has($0) }) {
      throw CommandFailure(.wrongCall, .listNeedsName, [.text(flag.spelling)])
    }
  }
}

// What is learned from lists.
extension ListCommand {
  /// The lists that a text or an item may belong to: at most three.
  private static func suggest(_ text: String, _ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    let (vault, learning) = try VaultLearning.ask(session, invocation)
    guard learning.model != nil else { throw learning.shortage }
    var lookup = ItemLookup(invocation, takingParts: false)
    let title = (try? lookup.find(text))?.title ?? text
    let isExplained = invocation.arguments.has(reasons)
    let suggestions = learning.suggestions(for: title, isExplained: isExplained).prefix(3)
    try ListSuggestion.listing(explained: isExplained).print(Array(suggestions), invocation)
    session.save(vault, for: invocation, isSearch: false)
    guard let best = suggestions.first, best.probability >= learning.threshold(ofList: best.list) else {
      invocation.note(.listNoneLikely)
      return .nothingFound
    }
    return .done
  }

  /// Tasks in no list with where they belong; `--apply` writes it where each stands.
  private static func inbox(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    let (vault, learning) = try VaultLearning.ask(session, invocation)
    guard learning.model != nil else { throw learning.shortage }
    let inbox = ListInbox(learning)
    guard invocation.arguments.has(apply) else {
      let handles = try Handles(vault.snapshot).handles(of: inbox.rows.map(\.place.item))
      try inbox.listing(handles).print(inbox.rows, invocation)
      session.save(vault, for: invocation, isSearch: false)
      guard inbox.rows.isEmpty else { return .done }
      invocation.note(.nothingFound)
      return .nothingFound
    }
    var plan = EditPlan(session)
    for (list, found) in try inbox.sureTasks(in: vault, session) {
      plan.change(found, [.set([ItemKey.list.rawValue], .scalar(NewScalar(list, isText: true)))])
    }
    let writes = try plan.writes(for: invocation)
    return try EditRun(invocation, session).finish(writes)
  }

  /// How well the vault's lists are told apart, or those of a file.
  private static func evaluate(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let threshold = ListInbox.threshold
    let files = (invocation.arguments[train], invocation.arguments[test])
    let workers = invocation.environment.processors
    if let train = files.0, let test = files.1 {
      let (examples, asked) = (try LabelledTitles(train, invocation), try LabelledTitles(test, invocation))
      let start = invocation.environment.stopwatch()
      guard let model = TopicModel(learningFrom: examples.examples, workers: workers) else {
        throw CommandFailure(.wrongCall, .listOneTopic, [.text(train)])
      }
      let learned = invocation.environment.stopwatch()
      var evaluation = TopicEvaluation(topics: model.topics)
      for title in asked.examples { evaluation.ask(model, title.title, topic: title.topic, threshold: threshold) }
      let end = invocation.environment.stopwatch()
      let cost = ListEvaluation.Cost(
        trainingSeconds: (learned - start).seconds,
        secondsPerTitle: (end - learned).seconds / Double(max(asked.examples.count, 1)),
        modelBytes: model.bytes(digest: 0).count)
      try ListEvaluation(evaluation: evaluation, cost: cost).print(invocation)
      return .done
    }
    guard files.0 == nil, files.1 == nil else {
      let missing = files.0 == nil ? train : test
      throw CommandFailure(.wrongCall, .listEvalNeedsBoth, [.text(missing.spelling)])
    }
    let session = try VaultSession(for: invocation)
    let (vault, learning) = try VaultLearning.ask(session, invocation)
    let examples = learning.learning.usableExamples
    guard !examples.isEmpty else { throw learning.shortage }
    let evaluation = TopicEvaluation(
      crossValidating: examples, background: learning.learning.background, threshold: threshold, workers: workers)
    try ListEvaluation(evaluation: evaluation, tooSmall: learning.learning.tooSmall).print(invocation)
    session.save(vault, for: invocation, isSearch: false)
    return .done
  }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension Invocation {
  /// Shows the line of a list's query with a caret under what is wrong.
  fileprivate func failure(_ list: SavedList, _ wrong: QueryLineError) -> CommandFailure {
    for line in CaretLines.lines(under: wrong.error.range, of: wrong.line, errorPainter) { errors.writeLine(line) }
    let failure = CommandFailure(wrong.error)
    guard let path = list.path else { return failure }
    return CommandFailure(
      failure.exit, failure.key, failure.values,
      hints: failure.hints + [.init(.listQueryUnread, [.text(list.title), .text(path.text)])])
  }
}
