/// A step of a transcript that came out differently; its description is a diff.
package struct TranscriptMismatch: Sendable, CustomStringConvertible {
  package let transcript: String
  package let step: Transcript.Step
  /// The lines that came.
  package let output: [String]
  package let exitCode: Int32

  /// Compares a step with what came of it; nil when it came as expected.
  package init?(_ step: Transcript.Step, of transcript: String, output text: String, exitCode: Int32) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    if exitCode == step.exitCode, Self.matches(lines[...], step.output[...]) { return nil }
    self.transcript = transcript
    self.step = step
    self.output = lines
    self.exitCode = exitCode
  }

  package var description: String {
    var lines = ["\(transcript):\(step.line): $ \(step.command)"]
    let difference = output.difference(from: step.output)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var position = 0
    for (offset, line) in step.output.enumerated() {
      while let line = inserted[position] {
        lines.append("  + \(line)")
        position += 1
      }
      lines.append(removed[offset] == nil ? "    \(line)" : "  - \(line)")
      if removed[offset] == nil { position += 1 }
    }
    lines += output.dropFirst(position).map { "  + \($0)" }
    if exitCode != step.exitCode { lines += ["  - ? \(step.exitCode)", "  + ? \(exitCode)"] }
    return lines.joined(separator: "\n")
  }

  /// Whether the lines are those expected, where `…` stands for any number of lines.
  ///
  /// Going back only to the last `…` is enough, because an earlier one could not match more.
  static func matches(_ lines: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    var line = lines.startIndex
    var expected = pattern.startIndex
    var retry: (line: Int, expected: Int)?
    while line < lines.endIndex {
      if expected < pattern.endIndex, pattern[expected] == "…" {
        expected += 1
        retry = (line, expected)
      } else if expected < pattern.endIndex, pattern[expected] == lines[line] {
        line += 1
        expected += 1
      } else if let last = retry {
        retry = (last.line + 1, last.expected)
        line = last.line + 1
        expected = last.expected
      } else {
        return false
      }
    }
    return pattern[expected...].allSatisfy { $0 == "…" }
  }
}
