/// A session in a shell, as documentation shows it: commands, and the exact output each must have.
///
/// In Markdown every block fenced as `console` belongs to it; a `.transcript` file is one such block after its prose.
///
/// ```console
/// $ vault search xyz
/// nothing found
/// ? 1
/// ```
///
/// - `$ ` begins a command, and `> ` continues it on the next line.
/// - Lines up to the next command are its output, standard output and errors together; blank lines at the end do not
///   count.
/// - `? 2` is the exit code, which is 0 when not given.
/// - A line `…` stands for any lines, or none.
package struct Transcript: Sendable {
  /// One command and what must come of it.
  package struct Step: Sendable, Hashable {
    /// The line of the file, from 1.
    package let line: Int
    /// What the shell is given.
    package internal(set) var command: String
    /// The output's lines, `…` among them.
    package internal(set) var output: [String] = []
    package internal(set) var exitCode: Int32 = 0
  }

  /// The file's name, for reports.
  package let name: String
  package let steps: [Step]

  /// Reads a transcript; a name that ends in `.transcript` means a file without fences.
  package init(_ text: String, name: String) {
    self.name = name
    var reader = TranscriptReader(needsFence: !name.hasSuffix(".transcript"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() { reader.read(line, number: number + 1) }
    steps = reader.finishedSteps
  }
}

/// Reads a transcript line by line.
private struct TranscriptReader {
  let needsFence: Bool
  private var isInside: Bool
  private var steps: [Transcript.Step] = []
  /// Whether the last step may still be continued by `> `.
  private var isCommandOpen = false

  init(needsFence: Bool) {
    self.needsFence = needsFence
    isInside = !needsFence
  }

  var finishedSteps: [Transcript.Step] {
    steps.map { step in
      var step = step
      while step.output.last?.isEmpty == true { step.output.removeLast() }
      return step
    }
  }

  mutating func read(_ line: Substring, number: Int) {
    if needsFence, line.hasPrefix("```") {
      isInside = !isInside && line == "```console"
      isCommandOpen = false
    } else if isInside {
      readInside(line, number: number)
    }
  }

  private mutating func readInside(_ line: Substring, number: Int) {
    if line.hasPrefix("$ ") {
      steps.append(Transcript.Step(line: number, command: String(line.dropFirst(2))))
      isCommandOpen = true
    } else if let last = steps.indices.last {
      if isCommandOpen, line.hasPrefix("> ") {
        steps[last].command += "\n" + line.dropFirst(2)
      } else if line.hasPrefix("? "), let code = Int32(line.dropFirst(2)) {
        steps[last].exitCode = code
      } else {
        steps[last].output.append(String(line))
        isCommandOpen = false
      }
    }
  }
}
