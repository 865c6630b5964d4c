import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Prints the results of a search, one by one, in one of its forms.
struct ResultPrinter {
  private let invocation: Invocation
  private let texts: NoteTexts
  private let lines: ResultListing
  private let diets: DietVerdicts?

  /// - Parameters:
  ///   - probabilities: how likely results belong to a learned list, by item; nil for any other answer.
  ///   - tasks: what people read of the tasks of a list; nil for any other answer.
  ///   - diets: how far recipes bear out the diets that were asked for; nil where none was.
  init(
    _ form: ListingForm, _ invocation: Invocation, texts: NoteTexts, handles: ItemHandles, styles: ItemStyles,
    query: Query, probabilities: [Int: Float]? = nil, tasks: ListedTasks? = nil,
    diets: DietVerdicts? = nil
  ) {
    self.diets = diets
    self.invocation = invocation
    self.texts = texts
    lines = ResultListing(
      form: form, handles: handles, styles: styles, matcher: TextMatcher(highlighting: query.condition),
      group: query.group, keepsNames: invocation.arguments.has(.null), probabilities: probabilities,
      tasks: tasks, diets: diets, in: invocation.messages.language.language)
  }

  func print(_ result: EvaluationResult) {
    switch lines.form {
    case .paths: printPaths(result)
    case .people: printTable(result)
    case .tabSeparated, .json, .template:
      let (others, unproved) = parted(result.hits)
      printLines(of: (grouped(others) + grouped(unproved)).flatMap(\.hits))
    }
  }

  /// How many results are read at once before they are printed.
  private static var batchSize: Int { 1024 }

  /// Prints one line a result. Notes are read by all processors, a batch at a time, and printed in their order.
  private func printLines(of hits: [Hit]) {
    lines.columns.printNames(lines.form, invocation)
    for start in stride(from: 0, to: hits.count, by: Self.batchSize) {
      if invocation.shouldStop { return }
      let batch = hits[start..<min(start + Self.batchSize, hits.count)]
      for line in lines.lines(of: batch, texts, workers: invocation.environment.processors) {
        invocation.printResult(line)
      }
    }
  }

  // MARK: Forms

  private func printPaths(_ result: EvaluationResult) {
    var seen: Set<Int> = []
    for hit in result.hits where seen.insert(hit.location.file).inserted {
      // A path is printed as its bytes are when NUL ends it: programs need the very name.
      let path = texts.path(of: hit.location)
      invocation.printResult(invocation.arguments.has(.null) ? path.bytes : Array(SafeText.line(path.text).utf8))
    }
  }

  // MARK: For people

  private func printTable(_ result: EvaluationResult) {
    printRows(result)
    invocation.note(result.total == 0 ? .nothingFound : .resultCount, result.total == 0 ? [] : [.count(result.total)])
  }

  /// The results, and apart those whose diet nobody can prove.
  private func parted(_ hits: [Hit]) -> (others: [Hit], unproved: [Hit]) {
    guard let diets, !diets.unproved.isEmpty else { return (hits, []) }
    return (
      hits.filter { diets.unproved[$0.location.item] == nil }, hits.filter { diets.unproved[$0.location.item] != nil }
    )
  }

  /// Prints the rows for people, without their number.
  func printRows(_ result: EvaluationResult) {
    let (others, unproved) = parted(result.hits)
    printRows(of: others)
    guard let heading = diets?.heading(over: unproved.map(\.location.item), in: invocation.messages) else { return }
    invocation.print(invocation.painter.paint(SafeText.line(heading), .heading))
    printRows(of: unproved)
  }

  private func printRows(of hits: [Hit]) {
    for part in grouped(hits) {
      if let heading = part.heading { invocation.print(invocation.painter.paint(title(of: heading), .heading)) }
      let room = max(20, invocation.columns - 6)
      let results = part.hits.map { hit in
        let result = lines.read(hit, texts, columns: room)
        // A snippet counts characters, which take up to two columns each.
        let isWide = DisplayWidth.of(result.snippetText { $0 }) > room + 2
        return isWide ? lines.read(hit, texts, columns: room / 2) : result
      }
      for (line, result) in zip(lines.columns.lines(of: results, invocation), results) {
        if invocation.shouldStop { return }
        invocation.print(line)
        let snippet = result.snippetText { invocation.painter.paint($0, .match) }
        if !lines.matcher.isEmpty, SafeText.line(result.title) != SafeText.line(result.snippetText) {
          invocation.print("    " + snippet)
        }
      }
    }
  }

  private func title(of heading: String) -> String {
    guard heading.isEmpty else { return SafeText.line(heading) }
    return invocation.messages(.groupWithout, [.text(lines.group ?? "")])
  }

  /// The hits in groups by the query's key, each group where its first hit stands and what has no value of the key at the
  /// end; one group without a key.
  private func grouped(_ hits: [Hit]) -> [(heading: String?, hits: [Hit])] {
    if hits.isEmpty { return [] }
    guard let group = lines.group else { return [(nil, hits)] }
    var order: [String] = []
    var members: [String: [Hit]] = [:]
    for hit in hits {
      let heading = texts.values(ofKey: group, at: hit.location)
      if members[heading] == nil { order.append(heading) }
      members[heading, default: []].append(hit)
    }
    let sorted = order.filter { !$0.isEmpty } + order.filter(\.isEmpty)
    return sorted.map { ($0, members[$0] ?? []) }
  }
}
