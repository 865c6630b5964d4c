import Dispatch
import Synchronization
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Makes the line of a result, in one of the forms for programs.
struct ResultLines: Sendable {
  let form: ResultForm
  /// The handles of the results by their items.
  let handles: ItemHandles
  /// What the query looked for, to show why something was found.
  let matcher: TextMatcher
  /// The key whose values divide the results, if any.
  let group: String?
  /// Whether a template gives paths as the bytes that they are, for programs that need the very name: where NUL ends a
  /// result. Else they are text of one line.
  let keepsNames: Bool

  /// Reads what a result shows.
  ///
  /// - Parameter columns: how wide its snippet may be.
  func read(_ hit: Hit, _ texts: NoteTexts, columns: Int = 100) -> SearchResult {
    SearchResult(hit, handle: handles[hit.location.item] ?? "", texts: texts, matcher: matcher, columns: columns)
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
    guard count > 1 else { return hits.map { line(of: read($0, texts), texts) } }
    let places = hits.indices.sorted { hits[$0].location.file < hits[$1].location.file }
    let lines = Mutex([[UInt8]](repeating: [], count: hits.count))
    let vault = texts.vault
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let texts = NoteTexts(vault)
      let stretch = places[places.count * number / count..<places.count * (number + 1) / count]
      let own = stretch.map { line(of: read(hits[$0], texts), texts) }
      lines.withLock { lines in
        for (place, line) in zip(stretch, own) { lines[place - hits.startIndex] = line }
      }
    }
    return lines.withLock(\.self)
  }

  private func line(of result: SearchResult, _ texts: NoteTexts) -> [UInt8] {
    switch form {
    case .json: return Array(json(of: result, texts).utf8)
    case .template(let template):
      return template.filled(field: { field($0, of: result) }, key: { value(of: $0, result.hit, texts) })
    case .people, .paths, .tabSeparated:
      let fields = [
        result.handle, result.hit.location.type.name, "\(result.path.text):\(result.place.line)", result.title,
        result.snippetText,
      ]
      return Array(TabSeparated.line(fields).utf8)
    }
  }

  private func json(of result: SearchResult, _ texts: NoteTexts) -> String {
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
      if let group { $0.member("group", value(of: group, result.hit, texts)) }
    }
    return json.text
  }

  private func field(_ field: ResultTemplate.Field, of result: SearchResult) -> [UInt8] {
    switch field {
    case .path where keepsNames: result.path.bytes
    case .stem where keepsNames: result.path.stemBytes
    default: Array(text(of: field, result).utf8)
    }
  }

  private func text(of field: ResultTemplate.Field, _ result: SearchResult) -> String {
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
  func value(of key: String, _ hit: Hit, _ texts: NoteTexts) -> String {
    let (note, item) = texts.item(at: hit.location)
    return SafeText.line(note.shownTexts(ofKey: key, of: item).joined(separator: ", "))
  }

  /// A score with four decimals, rounded down.
  private static func decimal(_ score: Double) -> String {
    let scaled = Int((score * 10_000).rounded(.down).clamped(to: 0...1e12))
    let decimals = String(scaled % 10_000 + 10_000).dropFirst()
    return "\(scaled / 10_000).\(decimals)"
  }
}

extension Note {
  /// The values of a key of an item by its name in queries. Tags are all that it has, wherever they stand.
  fileprivate func shownTexts(ofKey name: String, of item: Item) -> [String] {
    let name = TextFolding.caseFolded(name)
    let isTag = name == ItemKey.tags.rawValue || name == ItemKey.tags.queryName
    return isTag ? tags(of: item) : texts(ofKey: name, of: item).map(\.text)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
