/// A format that recipes are exchanged in.
package enum ExchangeFormat: String, Sendable, Hashable, CaseIterable {
  case recipeMD = "recipemd"
  case cooklang
  /// schema.org/Recipe as JSON alone.
  case jsonLD = "jsonld"
  /// In, a saved page with JSON-LD in it; out, a page to print.
  case html
  /// Plain text as people paste it.
  case text
  /// A collection: a row a recipe.
  case csv
  /// Markdown for people.
  case markdown

  /// The formats that are read, and those that are written, by their names.
  package static let readable: [ExchangeFormat] = [.recipeMD, .cooklang, .jsonLD, .html, .text, .csv]
  package static let writable: [ExchangeFormat] = [.recipeMD, .cooklang, .jsonLD, .html, .markdown, .csv]

  /// Whether one text of the format has several recipes.
  package var isOfCollections: Bool { self == .csv }

  /// The ending of files that vault writes in it, without a point.
  package var fileExtension: String {
    switch self {
    case .recipeMD, .markdown: "md"
    case .cooklang: "cook"
    case .jsonLD: "jsonld"
    case .html: "html"
    case .text: "txt"
    case .csv: "csv"
    }
  }

  /// The format that a file's name tells; nil if its ending is none of the known ones.
  package init?(fileName: String) {
    switch fileName.split(separator: ".").last.map({ $0.lowercased() }) {
    case _ where !fileName.contains("."): return nil
    case "md", "markdown": self = .recipeMD
    case "cook": self = .cooklang
    case "jsonld", "json": self = .jsonLD
    case "html", "htm", "xhtml": self = .html
    case "txt", "text": self = .text
    case "csv", "tsv": self = .csv
    default: return nil
    }
  }

  /// The format that a text looks like; nil if it looks like none.
  package init?(content bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    if SavedPage.isPage(bytes) {
      self = .html
    } else if Self.beginsJSON(text) {
      self = .jsonLD
    } else if RecipeMDReader.isTitled(bytes) {
      self = .recipeMD
    } else if text.contains(">> ") || CooklangReader.recipe(of: Array(text.utf8)).steps.contains(where: \.hasMarks) {
      self = .cooklang
    } else if PastedRecipe.hasHeadings(bytes) {
      self = .text
    } else {
      return nil
    }
  }

  /// Whether a text begins as an object of JSON does, or an array of them; `[- … -]` is a comment of Cooklang.
  private static func beginsJSON(_ text: String) -> Bool {
    let start = text.lazy.filter { !$0.isWhitespace && $0 != "\u{FEFF}" }.prefix(2)
    return ["{\"", "{}", "[{"].contains(String(start))
  }
}

extension CooklangStep {
  /// Whether something in it is marked.
  fileprivate var hasMarks: Bool {
    items.contains { if case .text = $0 { false } else { true } }
  }
}
