import VaultModel
import VaultStore
import VaultSyntax

/// `vault add TEXT… [--list LIST | --parent ITEM | --event [--at TIME]] [--plain]`
enum AddCommand {
  static let list = Flag("list", short: "l", value: .item, "LIST", summary: .flagList)
  static let under = Flag("under", value: .text, "HEADING", summary: .flagUnder)
  static let parent = Flag("parent", value: .item, "ITEM", summary: .flagAddParent)
  static let event = Flag("event", summary: .flagAddEvent)
  static let plain = Flag("plain", summary: .flagAddPlain)

  static let syntax = CommandSyntax(
    "add", summary: .commandAdd,
    operands: [Operand("TEXT", .text, .oneOrMore, summary: .operandAddText)],
    flags: [list, under, parent, event, NewCommand.at, plain, .dryRun], formats: ["text", "json"],
    exclusions: [[list, parent, event], [under, parent], [under, event]],
    examples: [
      Example(
        "vault --vault sample-vault add 'Call the plumber tomorrow 15:00 #home !high' --dry-run", .exampleAdd),
      Example("vault --vault sample-vault add 'Read about May 5 in \"Tomorrow\"' --plain --dry-run", .exampleAddPlain),
      Example(
        "vault --vault sample-vault add '*1 l* oat milk' --list supermarket --under Dairy --dry-run", .exampleAddList),
      Example("vault --vault sample-vault add 'clean the brushes' --parent paint-kitchen --dry-run", .exampleAddParent),
      Example(
        "vault --vault sample-vault add 'Choir concert on 12 Dec 18:00-20:00' --event --dry-run", .exampleAddEvent),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let texts = try texts(of: invocation)
    guard !invocation.arguments.has(event) else { return try makeEvents(texts, invocation) }
    if invocation.arguments.has(NewCommand.at) {
      throw CommandFailure(
        .wrongCall, .newAtNeedsEvent, [.text(NewCommand.at.spelling), .text(ItemType.task.name)])
    }
    let request = try AddRequest(texts, invocation)
    do throws(CommandFailure) {
      return try finish(request, invocation)
    } catch {
      // Somebody made the inbox meanwhile: the lines go to its end.
      guard error.key == .writeConflict, request.makesNote else { throw error }
      let again = try AddRequest(texts, invocation)
      guard !again.makesNote else { throw error }
      return try finish(again, invocation)
    }
  }

  /// Makes a note of each text, as `vault new event` does.
  private static func makeEvents(
    _ texts: [String], _ invocation: Invocation
  ) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    var notes = NewNotes(session, invocation)
    for text in texts { _ = try notes.add(try NewNoteRequest(.event, text, [], invocation, in: session)) }
    _ = try NewCommand.create(notes, EditRun(invocation, session))
    return .done
  }

  private static func finish(_ request: AddRequest, _ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let echo = EntryEcho(invocation)
    return try EditRun(invocation, request.session).finish(try request.writes()) {
      for line in request.understood { echo.say(line.entry, list: line.list) }
      // Somebody who looks may want to know; a script does not, and should not pay for it.
      if invocation.environment.outputIsTerminal, request.unlisted.count == 1 {
        VaultLearning.sayLikelyList(of: request.unlisted[0], request.session, invocation)
      }
    }
  }

  /// The words as one line; `-` stands for the lines of the standard input.
  private static func texts(of invocation: Invocation) throws(CommandFailure) -> [String] {
    let words = invocation.arguments.operands
    let texts = words == ["-"] ? try inputLines(of: invocation) : [words.joined(separator: " ")]
    let lines = texts.map(\.trimmed).filter { !$0.isEmpty }
    guard !lines.isEmpty else {
      throw CommandFailure(
        .wrongCall, .missingOperand, [.text("add"), .text("TEXT"), .message(.operandAddText)])
    }
    return lines
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
