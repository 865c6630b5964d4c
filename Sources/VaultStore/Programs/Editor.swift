/// The editor that the user chose, and how it is told which line to open.
///
/// ```swift
/// let editor = try Editor(visual: nil, editor: "code --wait", configured: nil)
/// editor.call(opening: "/home/olena/notes/inbox.md", line: 12)    // code --wait --goto /home/olena/notes/inbox.md:12
/// ```
package struct Editor: Sendable, Hashable {
  /// Where the choice comes from.
  package enum Source: String, Sendable, Hashable {
    case visual = "VISUAL"
    case editor = "EDITOR"
    case configuration = "editor"
    /// Nobody chose.
    case standard = "vi"
  }

  package let words: CommandWords
  package let source: Source

  /// A choice that cannot be read as words, and where it stands.
  package struct Unreadable: Error, Sendable, Hashable {
    package let source: Source
    package let text: String

    package init(source: Source, text: String) {
      self.source = source
      self.text = text
    }
  }

  /// Takes the first choice that is not empty: `$VISUAL`, `$EDITOR`, `editor:` of the user's configuration, `vi`.
  package init(visual: String?, editor: String?, configured: String?) throws(Unreadable) {
    let choices: [(Source, String?)] = [
      (.visual, visual), (.editor, editor), (.configuration, configured), (.standard, "vi"),
    ]
    let chosen = choices.first { $0.1?.contains { !$0.isWhitespace } == true }
    let source = chosen?.0 ?? .standard
    let text = chosen?.1 ?? "vi"
    guard let words = CommandWords(text) else { throw Unreadable(source: source, text: text) }
    self.words = words
    self.source = source
  }

  /// The call that opens a file at a line, from 1; nil: where the editor likes. The path should be absolute, so that
  /// no editor takes it for an option.
  package func call(opening path: Path, line: Int?) -> ProgramCall {
    let program = words.words.first ?? Array("vi".utf8)
    // Without a slash before it, a path that begins with a hyphen or a plus would be an option.
    let isOption = path.bytes.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } ?? false
    let path = isOption ? Array("./".utf8) + path.bytes : path.bytes
    return ProgramCall(program, words.words.dropFirst() + Self.target(path, line, of: Path(bytes: program).name))
  }

  /// The arguments for a file and a line in the way that an editor takes them; only the file for an unknown one.
  private static func target(_ path: [UInt8], _ line: Int?, of editor: String) -> [[UInt8]] {
    guard let line, line > 0 else { return [path] }
    switch editor {
    case "vi", "vim", "nvim", "gvim", "mvim", "view", "ex", "nano", "pico", "emacs", "emacsclient", "micro", "kak",
      "ne",
      "joe", "mg", "mcedit", "gedit":
      return [Array("+\(line)".utf8), path]
    case "code", "code-insiders", "codium", "vscodium", "cursor", "windsurf":
      return [Array("--goto".utf8), path + Array(":\(line)".utf8)]
    case "hx", "helix", "subl", "sublime_text", "zed", "zeditor", "lapce":
      return [path + Array(":\(line)".utf8)]
    case "kate", "kwrite": return [Array("--line".utf8), Array(String(line).utf8), path]
    default: return [path]
    }
  }
}
