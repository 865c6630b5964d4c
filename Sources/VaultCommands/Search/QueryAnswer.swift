import VaultActions
import VaultKitchen
import VaultMessages
import VaultSearch
import VaultStore

/// What a query found, with what printing it takes from the index.
struct QueryAnswer {
  let query: Query
  private(set) var result: EvaluationResult
  private let trace: EvaluationTrace
  /// Where the notes of the results are read.
  let texts: NoteTexts
  /// The short names of the results, by item.
  let handles: ItemHandles
  /// How likely each result belongs to a learned list, by item; nothing of those that somebody put there, nil of any other
  /// answer.
  private(set) var probabilities: [Int: Float]?
  /// How far recipes bear out the diets that the query asks for; nil where it asks for none.
  let diets: DietVerdicts?
  /// The icons and colours of lists and tags, where the form shows them.
  private let styles: ItemStyles
  /// What people read of the tasks of a list; nil of any other answer.
  private var tasks: ListedTasks?

  /// Asks the query of a vault; handles are looked up only if `form` shows them.
  ///
  /// - Parameters:
  ///   - keepsNotes: a note is a result beside its lines, as in a list.
  ///   - texts: where notes were read for the query already; nil when none was.
  init(
    to query: Query, from vault: IndexedVault, for invocation: Invocation, as form: ListingForm,
    keepingNotes keepsNotes: Bool = false, readIn texts: NoteTexts? = nil
  ) throws(Failure) {
    self.query = query
    let texts = texts ?? NoteTexts(vault, keeping: true)
    self.texts = texts
    styles = form.showsStyles && !invocation.arguments.has(.count) ? try ItemStyles(of: vault) : ItemStyles()
    let workers = invocation.environment.processors
    var evaluator = Evaluator(
      vault.snapshot, texts: texts, collation: vault.configuration.collation, keepingNotes: keepsNotes)
    var whole = query
    // Of recipes that are asked for by a diet some may be left out.
    if !query.condition.claimedDiets.isEmpty { whole.limit = nil }
    do throws(EvaluationError) {
      result = try evaluator.evaluate(whole)
    } catch {
      throw Failure(error)
    }
    diets = try DietVerdicts(
      of: result.hits.map(\.location), foundBy: query.condition, in: vault, invocation.workspace)
    if let diets {
      let hits = diets.ordered(result.hits)
      result.total = hits.count
      result.hits = query.limit.map { Array(hits.prefix($0)) } ?? hits
    }
    // The paths put the results in order; from here on only those that are printed are needed, one by one.
    vault.snapshot.letGo(ofFiles: 0..<vault.snapshot.fileCount)
    let showsHandles = form.showsHandles && !invocation.arguments.has(.count)
    do throws(EvaluationError) {
      handles = showsHandles ? try Self.handles(of: result, in: vault.snapshot, workers) : [:]
    } catch {
      throw Failure(error)
    }
    trace = evaluator.trace
    try texts.verify()
  }

  private static func handles(
    of result: EvaluationResult, in snapshot: Snapshot, _ workers: Int
  ) throws(EvaluationError) -> ItemHandles {
    do throws(SnapshotFault) {
      return try snapshot.handles(of: result.hits.map(\.location.item), workers: workers)
    } catch {
      throw .snapshot(error)
    }
  }

  /// Prints the results, or with `--count` how many there are, and before them with `--explain` how the query was read.
  ///
  /// - Parameter skipped: the items of recipes that are not taken, as nobody can prove their claims.
  func print(as form: ListingForm, for invocation: Invocation, skipping skipped: [Int] = []) {
    printExplanation(as: form, for: invocation)
    if invocation.arguments.has(.count) {
      invocation.print(String(result.total))
    } else {
      ResultPrinter(
        form, invocation, texts: texts, handles: handles, styles: styles, query: query, probabilities: probabilities,
        tasks: tasks, diets: diets
      ).print(result)
    }
    tellDiets(for: invocation, skipping: skipped)
  }

  /// Names the recipes that do not bear out a diet: those that are left out, and for programs those that are unproved,
  /// which people read below the others.
  ///
  /// - Parameter skipped: the items of recipes that are not taken, as nobody can prove their claims.
  func tellDiets(for invocation: Invocation, skipping skipped: [Int] = []) {
    guard let diets else { return }
    if !invocation.isForReading || invocation.arguments.has(.count) {
      diets.tellUnproved(of: result.hits.map(\.location.item), invocation)
    }
    diets.tellUnproved(of: skipped, areSkipped: true, invocation)
    diets.tellLeftOut(invocation)
    if !invocation.arguments.has(.count) { diets.printLeftOut(skipping: skipped, invocation) }
  }

  /// Reads how the tasks among the results of a list stand, where people see them, and how those that repeat are kept.
  mutating func readTasks(
    of list: SavedList, _ session: Vault, _ vault: IndexedVault, as form: ListingForm, for invocation: Invocation
  ) throws(Failure) {
    guard !invocation.arguments.has(.count) else { return }
    switch form {
    case .people: tasks = try ListedTasks(result.hits, of: list, styles, session, vault, invocation)
    case .json: tasks = try ListedTasks(streaksOf: result.hits, of: list, styles, session, vault, invocation)
    default: break
    }
  }

  /// Fewer results than these are few: then what holds only some of the words may help too.
  private static var few: Int { 5 }
  /// At most so many results are shown beside those that were asked for.
  static var mostOfSome: Int { 10 }

  /// What holds some words of the query, for people of whom few results hold them all; nil where there is none, and for
  /// programs.
  func withSomeWords(
    from vault: IndexedVault, for invocation: Invocation, as form: ListingForm
  ) throws(Failure) -> QueryAnswer? {
    guard case .people = form, !invocation.arguments.has(.count), result.total < Self.few else { return nil }
    let room = min(query.limit.map { $0 - result.hits.count } ?? Self.mostOfSome, Self.mostOfSome)
    guard room > 0, let some = query.askingForSomeWords(limit: room + Self.few) else { return nil }
    var answer = try QueryAnswer(to: some, from: vault, for: invocation, as: form, readIn: texts)
    // What was found by its name lacks some of the words.
    let found = Set(result.hits.map(\.location.item))
    answer.keep(Array(answer.result.hits.filter { !found.contains($0.location.item) }.prefix(room)))
    return answer.result.hits.isEmpty ? nil : answer
  }

  /// Prints the results under a line that says that they hold only some of the words.
  func printAsSome(as form: ListingForm, for invocation: Invocation) {
    invocation.print(invocation.painter.paint(invocation.messages(.searchSomeWords), .heading))
    printRows(as: form, for: invocation)
  }

  /// Prints the results for people, without their number.
  func printRows(as form: ListingForm, for invocation: Invocation) {
    ResultPrinter(form, invocation, texts: texts, handles: handles, styles: styles, query: query, diets: diets)
      .printRows(result)
  }

  /// Leaves only some of the results, in this order.
  mutating func keep(_ hits: [Hit]) {
    result.hits = hits
    result.total = hits.count
  }

  /// Leaves the members of a learned list, by item, each with its probability unless somebody put it there; of these at most
  /// so many are shown.
  mutating func keep(_ members: [Int: Float?], limit: Int?) {
    let hits = result.hits.filter { members[$0.location.item] != nil }
    result.total = hits.count
    result.hits = Array(hits.prefix(limit ?? .max))
    probabilities = members.compactMapValues(\.self)
  }

  /// Says with `--explain` how the query was read; it stands among the results only where no program could take it for
  /// one.
  func printExplanation(as form: ListingForm, for invocation: Invocation) {
    guard invocation.arguments.has(SearchCommand.explain) else { return }
    if form.isText && !invocation.arguments.has(.count) && !invocation.arguments.has(.null) {
      invocation.print(query.explanation)
    } else {
      for line in query.explanation.split(separator: "\n") { invocation.errors.writeLine(String(line)) }
    }
    invocation.note(.queryExplained, [.count(trace.terms), .count(trace.postings), .count(trace.opened)])
  }
}
