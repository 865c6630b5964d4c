import Dispatch
import Synchronization
import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// How the results of a search are listed.
struct ResultListing: Sendable {
  let form: ListingForm
  /// The handles of the results by their items.
  let handles: ItemHandles
  /// The icons and colours of lists and tags.
  let styles: ItemStyles
  /// What the query looked for, to show why something was found.
  let matcher: TextMatcher
  /// The key whose values divide the results, if any.
  let group: String?
  /// Whether a template gives paths as the bytes that they are, for programs that need the very name: where NUL ends a
  /// result. Else they are text of one line.
  let keepsNames: Bool

  /// The columns of a result.
  let columns: Listing<SearchResult>
  /// The keys whose values are shown.
  private let keys: [String]

  /// - Parameters:
  ///   - probabilities: how likely results belong to a learned list, by item; nil where none is shown.
  ///   - tasks: what people read of the tasks of a list; nil where results are of any type.
  ///   - diets: how far recipes bear out the diets that were asked for; nil where none was.
  ///   - language: that in which people read types.
  init(
    form: ListingForm, handles: ItemHandles, styles: ItemStyles, matcher: TextMatcher, group: String?,
    keepsNames: Bool, probabilities: [Int: Float]? = nil, tasks: ListedTasks? = nil,
    diets: DietVerdicts? = nil, in language: Language = .english
  ) {
    self.styles = styles
    self.form = form
    self.handles = handles
    self.matcher = matcher
    self.group = group
    self.keepsNames = keepsNames
    let columns = Self.columns(
      group: group, probabilities, tasks, diets, showingMarks: !styles.isEmpty, in: language)
    self.columns = columns
    keys = (group.map { [$0] } ?? []) + form.names.filter { !columns.names.contains($0) }
  }

  private static func columns(
    group: String?, _ probabilities: [Int: Float]?, _ tasks: ListedTasks? = nil, _ diets: DietVerdicts? = nil,
    showingMarks showsMarks: Bool = false, in language: Language = .english
  ) -> Listing<SearchResult> {
    typealias Result = Column<SearchResult>
    let handle = Result("handle", .fixed, .handle) { $0.handle }
    let type = Result("type", .fixed, .faint) { $0.hit.location.type.name }
      .cell { .init($0.hit.location.type.name(in: language), .faint) }
    let title = Result("title", .title, .title) { $0.title }.cell { result in
      guard let list = result.list else { return .init(result.title, .title) }
      return .init(list.style.marking(result.title), list.style.color.map { .colored($0) } ?? .title)
    }
    let marks = Result(forPeople: .flexible(minimum: 8).whereThereIsRoom) {
      // The title of a list says its own.
      .init($0.list == nil ? $0.marks.pieces : [], separator: " · ")
    }
    let place = Result("place", .place, .path) { "\($0.path.text):\($0.place.line)" }
    let snippet = Result("snippet") { $0.snippetText }
    let likely = probabilities.map { probabilities in
      Result("probability", .number) { row in probabilities[row.hit.location.item].map { ListedNumber(share: $0) } }
        .cell { row in .init(probabilities[row.hit.location.item]?.percent ?? "", .faint) }
    }
    let open = Result("unproved") { diets?.openIngredients(of: $0.hit.location.item) }.ifAny
    let unproved = diets?.unproved.isEmpty ?? true ? [] : [open]
    let learned = [likely].compactMap(\.self)
    let styles = StyleMarks.columns { (result: SearchResult) in result.marks }
    let members = [
      handle, type, Result("path") { $0.path }, Result("line") { $0.place.line }, Result("column") { $0.place.column },
      title, snippet, Result("score") { ListedNumber(decimal($0.hit.score)) },
    ]
    return Listing(
      members + styles + [tasks?.streak].compactMap(\.self)
        + (group.map { key in [Result("group") { $0.values[key] ?? "" }] } ?? []) + learned + unproved,
      fields: [handle, type, place, title, snippet] + learned + unproved,
      cells: (tasks?.areAll == true ? [handle, title] : [handle, type, title]) + learned
        + (tasks?.columns ?? (showsMarks ? [marks] : [])) + [place],
      others: [Result("stem") { FileStem(path: $0.path) }, open])
  }

  /// Refuses a template that asks for what is neither a column nor a key of the format or of any note.
  static func check(_ form: ListingForm, _ vault: IndexedVault, _ session: Vault) throws(Failure) {
    guard case .template(let template) = form else { return }
    let (columns, vocabulary) = (columns(group: nil, [:]).names, try session.vocabulary(of: vault))
    for name in template.names where !columns.contains(name) {
      guard vocabulary.key(named: name) == nil, ItemKey(rawValue: name) == nil else { continue }
      throw template.failure(over: name, .templateUnknownKey, known: columns + vocabulary.names)
    }
  }

  /// Reads what a result shows.
  ///
  /// - Parameter columns: how wide its snippet may be.
  func read(_ hit: Hit, _ texts: NoteTexts, columns: Int = 100) -> SearchResult {
    SearchResult(
      hit, handle: handles[hit.location.item] ?? "", texts: texts, matcher: matcher, styles: styles, keys: keys,
      columns: columns)
  }

  /// As few results as one thread is worth.
  private static var stretch: Int { 32 }

  /// The lines of some results, in their order.
  ///
  /// Their notes are read file by file as the index has them, so that those of one folder follow each other.
  ///
  /// - Parameters:
  ///   - texts: the notes, when few results are read.
  ///   - workers: how many threads share the work.
  func lines(of hits: ArraySlice<Hit>, _ texts: NoteTexts, workers: Int) -> [[UInt8]] {
    let count = workers == 1 ? 1 : min(workers * 4, hits.count / Self.stretch)
    guard count > 1 else { return hits.map { line(of: read($0, texts)) } }
    let places = hits.indices.sorted { hits[$0].location.file < hits[$1].location.file }
    let lines = Mutex([[UInt8]](repeating: [], count: hits.count))
    let (vault, kept) = (texts.vault, texts.kept)
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let texts = NoteTexts(vault, besides: kept)
      let stretch = places[places.count * number / count..<places.count * (number + 1) / count]
      let own = stretch.map { line(of: read(hits[$0], texts)) }
      lines.withLock { lines in
        for (place, line) in zip(stretch, own) { lines[place - hits.startIndex] = line }
      }
    }
    return lines.withLock(\.self)
  }

  private func line(of result: SearchResult) -> [UInt8] {
    columns.bytes(of: result, as: form, keepsNames: keepsNames) { result.values[$0] ?? "" }
  }

  /// A score with four decimals, rounded down.
  private static func decimal(_ score: Double) -> String {
    let scaled = Int((score * 10_000).rounded(.down).clamped(to: 0...1e12))
    let decimals = String(scaled % 10_000 + 10_000).dropFirst()
    return "\(scaled / 10_000).\(decimals)"
  }
}

/// The name of a file without folders and extension.
private struct FileStem: ListedValue {
  let path: Path

  var field: String { path.stem }
  var bytes: [UInt8] { path.stemBytes }

  func write(to json: inout JSONWriter) { json.string(path.stem) }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
