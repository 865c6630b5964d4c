import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Prints the results of a search, one by one, in one of its forms.
struct ResultPrinter {
  private let form: ResultForm
  private let invocation: Invocation
  private let texts: NoteTexts
  private let handles: [Int: String]
  private let matcher: TextMatcher
  private let group: String?

  init(_ form: ResultForm, _ invocation: Invocation, texts: NoteTexts, handles: [Int: String], query: Query) {
    self.form = form
    self.invocation = invocation
    self.texts = texts
    self.handles = handles
    matcher = TextMatcher(highlighting: query.condition)
    group = query.group
  }

  func print(_ result: EvaluationResult) {
    switch form {
    case .paths: printPaths(result)
    case .people: printTable(result)
    case .tabSeparated, .json, .template:
      for hit in grouped(result.hits).flatMap(\.hits) {
        if invocation.shouldStop { return }
        printLine(line(of: read(hit)))
      }
    }
  }

  private func read(_ hit: Hit, columns: Int = 100) -> SearchResult {
    SearchResult(hit, handle: handles[hit.location.item] ?? "", texts: texts, matcher: matcher, columns: columns)
  }

  /// Ends a result with a line feed, or with NUL for `-0`.
  private func printLine(_ text: String) {
    invocation.output.write(text)
    invocation.output.write(invocation.arguments.has(.null) ? "\0" : "\n")
  }

  // MARK: Forms

  private func printPaths(_ result: EvaluationResult) {
    var seen: Set<Int> = []
    for hit in result.hits where seen.insert(hit.location.file).inserted {
      // A path is printed as its bytes are when NUL ends it: programs need the very name.
      let path = texts.path(of: hit.location)
      guard invocation.arguments.has(.null) else {
        printLine(SafeText.line(path.text))
        continue
      }
      invocation.output.write(path.bytes + [0])
    }
  }

  private func line(of result: SearchResult) -> String {
    switch form {
    case .json: return json(of: result)
    case .template(let template):
      return template.filled(field: { field($0, of: result) }, key: { value(of: $0, result) })
    case .people, .paths, .tabSeparated:
      return TabSeparated.line([
        result.handle, result.hit.location.type.name, "\(result.path.text):\(result.place.line)", result.title,
        result.snippetText,
      ])
    }
  }

  private func json(of result: SearchResult) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("handle", result.handle)
      $0.member("type", result.hit.location.type.name)
      $0.member("path", result.path.text)
      $0.member("line", result.place.line)
      $0.member("column", result.place.column)
      $0.member("title", result.title)
      $0.member("snippet", result.snippetText)
      $0.member("score") { $0.number(Self.decimal(result.hit.score)) }
      if let group { $0.member("group", value(of: group, result)) }
    }
    return json.text
  }

  private func field(_ field: ResultTemplate.Field, of result: SearchResult) -> String {
    switch field {
    case .path: SafeText.line(result.path.text)
    case .line: String(result.place.line)
    case .column: String(result.place.column)
    case .title: SafeText.line(result.title)
    case .type: result.hit.location.type.name
    case .handle: result.handle
    case .snippet: SafeText.line(result.snippetText)
    case .score: Self.decimal(result.hit.score)
    case .stem: SafeText.line(result.path.stem)
    }
  }

  /// The values of a key of the result's item, separated by commas.
  private func value(of key: String, _ result: SearchResult) -> String {
    let (note, item) = texts.item(at: result.hit.location)
    return SafeText.line(note.texts(ofKey: key, of: item).map(\.text).joined(separator: ", "))
  }

  /// A score with four decimals, rounded down.
  private static func decimal(_ score: Double) -> String {
    let scaled = Int((score * 10_000).rounded(.down).clamped(to: 0...1e12))
    let decimals = String(scaled % 10_000 + 10_000).dropFirst()
    return "\(scaled / 10_000).\(decimals)"
  }

  // MARK: For people

  private func printTable(_ result: EvaluationResult) {
    for part in grouped(result.hits) {
      if let heading = part.heading { invocation.print(invocation.painter.paint(SafeText.line(heading), .heading)) }
      let results = part.hits.map { read($0, columns: max(20, invocation.columns - 6)) }
      var table = TextTable([.fixed, .fixed, .flexible(minimum: 12), .flexible(minimum: 12)])
      for result in results {
        table.add([
          .init(result.handle, .handle), .init(result.hit.location.type.name, .faint), .init(result.title, .title),
          .init("\(result.path.text):\(result.place.line)", .path),
        ])
      }
      for (line, result) in zip(table.lines(fitting: invocation.columns, invocation.painter), results) {
        if invocation.shouldStop { return }
        invocation.print(line)
        let snippet = result.snippetText { invocation.painter.paint($0, .match) }
        if !matcher.isEmpty, SafeText.line(result.title) != SafeText.line(result.snippetText) {
          invocation.print("    " + snippet)
        }
      }
    }
    invocation.note(result.total == 0 ? .nothingFound : .resultCount, result.total == 0 ? [] : [.count(result.total)])
  }

  /// The hits in groups by the query's key, each group where its first hit stands; one group without a key.
  private func grouped(_ hits: [Hit]) -> [(heading: String?, hits: [Hit])] {
    guard let group else { return [(nil, hits)] }
    var order: [String] = []
    var members: [String: [Hit]] = [:]
    for hit in hits {
      let heading = value(of: group, read(hit))
      if members[heading] == nil { order.append(heading) }
      members[heading, default: []].append(hit)
    }
    return order.map { ($0, members[$0] ?? []) }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
