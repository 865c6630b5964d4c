import VaultModel
import VaultStore
import VaultSyntax

/// `vault add TEXT… [--list LIST]`
enum AddCommand {
  static let list = Flag("list", short: "l", value: .item, "LIST", summary: .flagList)
  static let under = Flag("under", value: .text, "HEADING", summary: .flagUnder)

  static let syntax = CommandSyntax(
    "add", summary: .commandAdd,
    operands: [Operand("TEXT", .text, .oneOrMore, summary: .operandAddText)],
    flags: [list, under, .dryRun], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault add Call the plumber --dry-run", .exampleAdd),
      Example(
        "vault --vault sample-vault add '*1 l* oat milk' --list supermarket --under Dairy --dry-run", .exampleAddList),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let lines = try lines(of: invocation)
    let target = try AddTarget.find(invocation)
    let place = invocation.arguments[under].map { LinePlace.under(heading: $0) } ?? .end
    do throws(CommandFailure) {
      return try add(lines, to: target, at: place, invocation)
    } catch {
      // Somebody made the inbox meanwhile: the lines go to its end.
      guard error.key == .writeConflict, target.isNew else { throw error }
      let made = try AddTarget.find(invocation)
      guard !made.isNew else { throw error }
      return try add(lines, to: made, at: place, invocation)
    }
  }

  private static func add(
    _ lines: [NewLine], to target: AddTarget, at place: LinePlace, _ invocation: Invocation
  ) throws(CommandFailure) -> ExitCode {
    try EditRun(invocation, target.session).finish(try target.writes(adding: lines, at: place, invocation))
  }

  /// The words as one line; `-` stands for the lines of the standard input.
  private static func lines(of invocation: Invocation) throws(CommandFailure) -> [NewLine] {
    let words = invocation.arguments.operands
    let texts = words == ["-"] ? try inputLines(of: invocation) : [words.joined(separator: " ")]
    let lines = texts.map(\.trimmingSpaces).filter { !$0.isEmpty }
    guard !lines.isEmpty else {
      throw CommandFailure(
        .wrongCall, .missingOperand, [.text("add"), .text("TEXT"), .message(.operandAddText)])
    }
    return lines.map(NewLine.init(typed:))
  }

  /// The lines of the standard input.
  ///
  /// - Throws: that the command was stopped meanwhile, or the place of a byte that no note can hold.
  private static func inputLines(of invocation: Invocation) throws(CommandFailure) -> [String] {
    var lines: [String] = []
    while let line = invocation.environment.readLine() {
      if let invalid = UTF8Reading.firstInvalidByte(of: line, in: ByteRange(0, line.count)) {
        let place = "\(lines.count + 1):\(SourceLocation(of: invalid, in: line).column)"
        throw CommandFailure(
          .ioFailure, .cannotRead,
          [.message(.inputPlace, [.text(place)]), UnreadableReason.invalidUTF8(.init(line)).message])
      }
      lines.append(String(decoding: line, as: UTF8.self))
    }
    if invocation.environment.isInterrupted() { throw CommandFailure(.interrupted, .stopped) }
    return lines
  }
}

extension NewLine {
  /// A line as somebody types it, or copies it from a note: with a `-` or `*` before it, and a checkbox, or without.
  fileprivate init(typed text: String) {
    let note = Note(Document(Array(text.utf8)))
    guard text.hasPrefix("- ") || text.hasPrefix("* "), let line = note.lines.first, line.marker.lower == 0,
      !line.content.isEmpty
    else {
      self.init(text)
      return
    }
    self.init(note.document.text(line.content), checkbox: line.checkbox == .absent ? nil : line.checkbox)
  }
}
