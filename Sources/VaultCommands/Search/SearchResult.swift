package import VaultActions
import VaultMessages
import VaultModel
package import VaultSearch
package import VaultStore
package import VaultSyntax

/// One result of a search, with everything that any of its forms prints: by reference, as each column asks for it.
package final class SearchResult: Sendable {
  package let hit: Hit
  package let path: Path
  package let place: SourceLocation
  package let title: String
  package let handle: String
  package let snippet: Snippet
  /// The values of the keys that were asked for, between commas.
  package let values: [String: String]
  /// The icons and colours of its list and tags.
  package let marks: StyleMarks
  /// Of the note of a list with an icon or a colour, the list.
  package let list: ItemStyles.List?
  private let bytes: [UInt8]

  /// Reads what is needed of the result's note.
  ///
  /// - Parameters:
  ///   - keys: the keys whose values are shown, as queries name them.
  ///   - columns: how wide its snippet may be.
  package init(
    _ hit: Hit, handle: String, texts: NoteTexts, matcher: TextMatcher, styles: ItemStyles = ItemStyles(),
    keys: [String] = [], columns: Int = 100
  ) {
    self.hit = hit
    self.handle = handle
    path = texts.path(of: hit.location)
    bytes = texts.bytes(of: hit.location)
    title = texts.title(of: hit.location)
    marks = styles.isEmpty ? StyleMarks() : texts.marks(of: hit.location, styles)
    list = hit.location.isLine ? nil : styles.list(ofNoteAt: path)
    let range = texts.range(of: hit.location)
    snippet = Snippet(of: bytes, in: Self.shown(range, hit, texts, matcher), for: matcher, columns: columns)
    let start = hit.location.isLine ? range.lower : snippet.highlights.first?.lower ?? 0
    place = texts.place(of: start, in: hit.location)
    values = Dictionary(keys.map { ($0, texts.values(ofKey: $0, at: hit.location)) }) { first, _ in first }
  }

  /// Of a note that no word was asked of, the text below its headings at the top is shown.
  private static func shown(
    _ range: ByteRange, _ hit: Hit, _ texts: NoteTexts, _ matcher: TextMatcher
  ) -> ByteRange {
    guard !hit.location.isLine, matcher.isEmpty else { return range }
    let document = texts.note(of: hit.location).document
    let first = document.blocks.blocks.first { $0.kind != .document && $0.kind != .heading }
    return ByteRange(first?.range.lower ?? document.body.lower, range.upper)
  }

  /// The snippet as text, without marks.
  package var snippetText: String { text(snippet.range) }

  /// The snippet with each match given to a function that marks it.
  package func snippetText(marking mark: (String) -> String) -> String {
    var text = snippet.isCutBefore ? "…" : ""
    var position = snippet.range.lower
    for match in snippet.highlights {
      text += SafeText.line(self.text(ByteRange(position, match.lower)))
      text += mark(SafeText.line(self.text(match)))
      position = match.upper
    }
    text += SafeText.line(self.text(ByteRange(position, snippet.range.upper)))
    return text + (snippet.isCutAfter ? "…" : "")
  }

  private func text(_ range: ByteRange) -> String {
    let upper = min(range.upper, bytes.count)
    return String(decoding: bytes[min(range.lower, upper)..<upper], as: UTF8.self)
  }
}

extension NoteTexts {
  /// The icons and colours of the list and the tags of an item; of a list only a task is one.
  fileprivate func marks(of location: ItemLocation, _ styles: ItemStyles) -> StyleMarks {
    if !location.isLine, let list = styles.list(ofNoteAt: path(of: location)) {
      return StyleMarks(of: list)
    }
    let (note, item) = item(at: location)
    return StyleMarks(
      list: note.text(.list, of: item), tags: note.tags(of: item),
      ofTaskAt: item.type == .task ? path(of: location) : nil, in: styles)
  }

  /// The values of a key of an item by its name in queries, on one line between commas. Tags are all that it has, wherever
  /// they stand.
  func values(ofKey name: String, at location: ItemLocation) -> String {
    let (note, item) = item(at: location)
    let name = TextFolding.caseFolded(name)
    let isTag = name == ItemKey.tags.rawValue || name == ItemKey.tags.queryName
    let values = isTag ? note.tags(of: item) : note.texts(ofKey: name, of: item).map(\.text)
    return SafeText.line(values.joined(separator: ", "))
  }
}
