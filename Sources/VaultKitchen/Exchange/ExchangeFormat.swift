/// A format that recipes are exchanged in.
package enum ExchangeFormat: String, Sendable, Hashable, CaseIterable {
  case recipeMD = "recipemd"
  case cooklang

  /// The formats that are read, and those that are written, by their names.
  package static let readable: [ExchangeFormat] = [.recipeMD, .cooklang]
  package static let writable: [ExchangeFormat] = [.recipeMD, .cooklang]

  /// The ending of files that vault writes in it, without a point.
  package var fileExtension: String {
    switch self {
    case .recipeMD: "md"
    case .cooklang: "cook"
    }
  }

  /// The format that a file's name tells; nil if its ending is none of the known ones.
  package init?(fileName: String) {
    switch fileName.split(separator: ".").last.map({ $0.lowercased() }) {
    case _ where !fileName.contains("."): return nil
    case "md", "markdown": self = .recipeMD
    case "cook": self = .cooklang
    default: return nil
    }
  }

  /// The format that a text looks like; nil if it looks like none.
  package init?(content bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    if RecipeMDReader.isTitled(bytes) {
      self = .recipeMD
    } else if text.contains(">> ") || CooklangReader.recipe(of: Array(text.utf8)).steps.contains(where: \.hasMarks) {
      self = .cooklang
    } else {
      return nil
    }
  }
}

extension CooklangStep {
  /// Whether something in it is marked.
  fileprivate var hasMarks: Bool {
    items.contains { if case .text = $0 { false } else { true } }
  }
}
