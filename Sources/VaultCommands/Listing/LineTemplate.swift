import VaultActions
import VaultMessages
import VaultModel

/// A template such as `{path}:{line}: {title}`, by which each row of a list is printed.
///
/// `{{` and `}}` are braces; `\t` and `\n` are a tab and a line feed. A name is that of a column, and in the results of a
/// query also that of a key, whose value it gives.
package struct LineTemplate: Sendable, Hashable {
  /// What stands in a template, in order.
  enum Part: Sendable, Hashable {
    case text(String)
    /// The name of a column or a key.
    case name(String)
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
        parts.append(.name(name))
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// The names in it, in their order.
  var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The template filled in by a function that knows the row: bytes, because the name of a file need not be text.
  func filled(_ value: (String) -> [UInt8]) -> [UInt8] {
    parts.flatMap { part in
      switch part {
      case .text(let text): Array(text.utf8)
      case .name(let name): value(name)
      }
    }
  }

  /// Refuses a name that would only ever give nothing.
  func failure(
    over name: String, _ key: MessageKey, known: [String], isWhole: Bool = false
  ) -> VaultActions.Failure {
    let near = EditDistance.nearest(to: name, among: Set(known).sorted())
    var hints = near.isEmpty ? [] : [Remark.didYouMean(near)]
    if isWhole, near.isEmpty {
      var seen: Set<String> = [""]
      hints.append(Remark(.templateColumns, [.list(known.filter { seen.insert($0).inserted })]))
    }
    return VaultActions.Failure(.wrongRequest, key, [.text(name)], hints: hints)
  }
}
