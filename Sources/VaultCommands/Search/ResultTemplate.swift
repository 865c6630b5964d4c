/// A template such as `{path}:{line}: {title}`, by which each result of a search is printed.
///
/// `{{` and `}}` are braces; `\t` and `\n` are a tab and a line feed. A name that is none of the fields below is a key
/// of the item, and gives its value.
package struct ResultTemplate: Sendable, Hashable {
  /// What stands in a template, in order.
  enum Part: Sendable, Hashable {
    case text(String)
    case field(Field)
    /// The value of a key of the item.
    case key(String)
  }

  /// What is known of every result.
  package enum Field: String, Sendable, CaseIterable {
    case path, line, column, title, type, handle, snippet, score, stem
  }

  /// Why a text is no template.
  package enum Failure: Error, Hashable, Sendable {
    case braceNotClosed
    case emptyField
  }

  let parts: [Part]

  /// Reads a template.
  package init(parsing text: String) throws(Failure) {
    var parts: [Part] = []
    var literal = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        literal.append(rest.removeFirst())
      case "\\" where rest.first == "t" || rest.first == "n":
        literal.append(rest.removeFirst() == "t" ? "\t" : "\n")
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .braceNotClosed }
        let name = String(rest[..<end])
        guard !name.isEmpty else { throw .emptyField }
        rest = rest[rest.index(after: end)...]
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(Field(rawValue: name).map(Part.field) ?? .key(name))
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// The template filled in by functions that know the result: bytes, because the name of a file need not be text.
  func filled(field: (Field) -> [UInt8], key: (String) -> String) -> [UInt8] {
    parts.flatMap { part in
      switch part {
      case .text(let text): Array(text.utf8)
      case .field(let name): field(name)
      case .key(let name): Array(key(name).utf8)
      }
    }
  }
}
