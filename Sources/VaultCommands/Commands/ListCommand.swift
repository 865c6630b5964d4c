import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

/// `vault list [[show] LIST [QUERY…]] | suggest TEXT | inbox | eval | rm LIST`: saved queries, plain lists, and those that
/// learn; its other verbs each have a file of their own.
enum ListCommand {
  /// What it does besides showing what is in a list; as the first word it wins over a list of that name.
  private enum Verb: String {
    case show, suggest, inbox, eval, rm
  }

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
      ListSuggest.syntax, ListInbox.syntax, ListEval.syntax, ListRemove.syntax,
    ],
    // What it explains depends on the verb.
    flags: [Flag(SearchCommand.explain.name, summary: .flagListExplain)],
    formats: ["text", "json", "paths"],
    isListing: true, exclusions: [ListRemove.choices],
    examples: [
      Example("vault --vault sample-vault list", .exampleList),
      Example("vault --vault sample-vault list 'Quick wins'", .exampleListOne),
      Example("vault --vault sample-vault list all category:work --sort due", .exampleListWithin),
      Example("vault --vault sample-vault list all -tag:home --sort 'priority desc'", .exampleListSort),
      Example("vault --vault sample-vault list suggest 'repot the tomatoes' --explain", .exampleListSuggest),
      Example("vault --vault sample-vault list inbox --apply --dry-run", .exampleListInbox),
      Example("vault --vault sample-vault list eval", .exampleListEval),
      Example("vault --vault sample-vault list rm school --detach --dry-run", .exampleListRemove),
    ],
    exits: [Exit(.done, .exitListFound), Exit(.nothingFound, .exitListNothing), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.operands
    switch words.first.flatMap(Verb.init) {
    case .show: return try show(Array(words.dropFirst()), invocation)
    case .suggest: return try ListSuggest.run(words.dropFirst(), invocation)
    case .inbox: return try ListInbox.run(invocation)
    case .eval: return try ListEval.run(invocation)
    case .rm: return try ListRemove.run(Array(words.dropFirst()), invocation)
    case nil: return try show(words, invocation)
    }
  }

  // MARK: One list

  private static func show(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    let form = try ListingForm(of: invocation)
    guard !words.isEmpty else { return try overview(invocation) }
    let session = try Vault(for: invocation)
    let (vault, (answer, overdue)) = try session.asking {
      [invocation] vault throws(Failure) -> (QueryAnswer, Int) in
      try ResultListing.check(form, vault, session)
      let parser = try session.queryParser(for: invocation, in: vault)
      let catalogue = try TaskLists(vault, parser: parser, language: invocation.messages.language)
      let (list, rest) = try catalogue.list(namedFirstIn: words)
      let (whole, late) = try query(of: list, within: rest.joined(separator: " "), by: parser, invocation)
      var query = whole
      let limit = query.limit
      if list.isLearned { query.limit = nil }
      var answer = try QueryAnswer(
        to: query, from: vault, for: invocation, as: form, keepingNotes: true, readIn: catalogue.texts)
      let overdue =
        list.isLearned
        ? try answer.keepMembers(of: list, in: catalogue, limit: limit, late: late, session)
        : try late.map { condition throws(Failure) in try catalogue.count(condition) } ?? 0
      try answer.readTasks(of: list, session, vault, as: form, for: invocation)
      return (answer, form.isText ? overdue : 0)
    }
    answer.print(as: form, for: invocation)
    if overdue > 0 { invocation.note(.listOverdueHidden, [.count(overdue)]) }
    session.save(vault, for: invocation)
    return answer.result.total > 0 ? .done : .nothingFound
  }

  /// The list's query, narrowed by the words after its name, and what it leaves out as overdue; options take the place of
  /// its directives.
  private static func query(
    of list: SavedList, within words: String, by parser: QueryParser, _ invocation: Invocation
  ) throws(Failure) -> (query: Query, overdue: Condition?) {
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

  private static func overview(_ invocation: Invocation) throws(Failure) -> ExitCode {
    try refuseWhatNeedsAList(invocation)
    let session = try Vault(for: invocation)
    let (vault, overview) = try session.asking {
      [invocation] vault throws(Failure) -> (ListOverview, [(SavedList, QueryLineError)]) in
      let parser = try session.queryParser(for: invocation, in: vault)
      let catalogue = try TaskLists(vault, parser: parser, language: invocation.messages.language)
      var rows: [ListOverview.Row] = []
      var wrong: [(SavedList, QueryLineError)] = []
      let learning =
        catalogue.lists.contains(where: \.isLearned) ? try ReadLearning(catalogue, in: session) : nil
      for list in try catalogue.spelled() {
        if let learning, list.isLearned {
          rows.append((list, try learning.count(of: list)))
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
    // Somebody who knows lists of tasks from elsewhere looks for them here.
    if invocation.isForReading { invocation.note(.listTasksHint) }
    return .done
  }

  private static func refuseWhatNeedsAList(_ invocation: Invocation) throws(Failure) {
    let flags = [SearchCommand.exact, SearchCommand.explain, .sort, .limit, .group, .null]
    if let flag = flags.first(where: { invocation.arguments.has($0) }) {
      throw Failure(.wrongRequest, .listNeedsName, [.text(flag.spelling)])
    }
  }
}

extension Invocation {
  /// Shows the line of a list's query with a caret under what is wrong.
  fileprivate func failure(_ list: SavedList, _ wrong: QueryLineError) -> Failure {
    let failure = Failure(wrong.error, in: wrong.line)
    guard let path = list.path else { return failure }
    return failure.with(hints: [Remark(.listQueryUnread, [.text(list.title), .text(path.text)])])
  }
}
