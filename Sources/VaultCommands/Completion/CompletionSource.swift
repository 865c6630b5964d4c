package import VaultModel

/// Where completions of what stands in the vault come from; the commands that read a vault provide it.
package struct CompletionSource: Sendable {
  /// What is looked up.
  package enum Kind: Sendable, Hashable {
    case item, recipe, shopping, tag, list, mapping, key, timetable
    case owner(TimetableOwner.Kind)
  }

  /// One question: names of a kind that begin with a text, case folded.
  package struct Request: Sendable {
    package let kind: Kind
    package let prefix: String
    /// The vault named on the line being completed; nil when none is.
    package let vault: String?
  }

  /// One answer.
  package struct Candidate: Sendable, Hashable {
    /// What would be typed.
    package let text: String
    /// What it is, for shells that show that; nil when there is nothing to say.
    package let detail: String?

    package init(_ text: String, detail: String? = nil) {
      self.text = text
      self.detail = detail
    }

    // What the shell itself offers best: a candidate without text, which names it.
    package static let files = Candidate("", detail: "files")
    package static let directories = Candidate("", detail: "directories")

    /// Whether the shell finds the candidates.
    var isShellsOwn: Bool { text.isEmpty }

    /// Whether it is the key of a query, behind which a value comes.
    var isUnfinished: Bool { detail == nil && text.utf8.last == UInt8(ascii: ":") }
  }

  /// Answers quickly, and with nothing when the vault cannot be read.
  package typealias Lookup = @Sendable (Request, ProcessEnvironment) -> [Candidate]

  package let lookup: Lookup

  package init(lookup: @escaping Lookup) { self.lookup = lookup }

  /// Knows nothing.
  package static let none = CompletionSource { _, _ in [] }
}
