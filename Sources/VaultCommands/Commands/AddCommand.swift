import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault add TEXT… [--list LIST | --parent ITEM | --event [--at TIME]] [--subject SUBJECT [--lesson KIND+N]] [--plain]`
enum AddCommand {
  static let list = Flag("list", short: "l", value: .filled, "LIST", summary: .flagList)
  static let under = Flag("under", value: .heading, "HEADING", summary: .flagUnder)
  static let parent = Flag("parent", value: .items(.openTasks), "ITEM", summary: .flagAddParent)
  static let event = Flag("event", summary: .flagAddEvent)
  static let plain = Flag("plain", summary: .flagAddPlain)
  static let subject = Flag("subject", value: .value(of: .subject), "NAME", summary: .flagAddSubject)
  static let lesson = Flag("lesson", value: .lessonKind, "KIND+N", summary: .flagAddLesson, mayLackValue: true)
  static let group = Flag("group", value: .owner(.group), "GROUP", summary: .flagAddGroup)
  static let subgroup = Flag("subgroup", value: .wholeNumber(1...100), "N", summary: .flagAddSubgroup)

  static let syntax = CommandSyntax(
    "add", summary: .commandAdd,
    operands: [Operand("TEXT", .text, .oneOrMore, summary: .operandAddText, several: .severalOnInput)],
    flags: [list, under, parent, event, NewCommand.at, subject, lesson, group, subgroup, plain, .dryRun],
    formats: ["text", "json"],
    exclusions: [[list, parent, event], [under, parent], [under, event], [event, subject], [event, lesson]],
    examples: [
      Example(
        "vault --vault sample-vault add 'Call the plumber tomorrow 15:00 #home !high' --dry-run", .exampleAdd),
      Example("vault --vault sample-vault add 'Read about May 5 in \"Tomorrow\"' --plain --dry-run", .exampleAddPlain),
      Example(
        "vault --vault sample-vault add '*1 l* oat milk' --list supermarket --under Dairy --dry-run", .exampleAddList),
      Example("vault --vault sample-vault add 'clean the brushes' --parent paint-kitchen --dry-run", .exampleAddParent),
      Example(
        "vault --vault sample-vault add 'Choir concert on 12 Dec 18:00-20:00' --event --dry-run", .exampleAddEvent),
      Example(
        "vault --vault sample-vault --now 2026-11-20 add Report --subject БД --lesson ЛР+1 --dry-run",
        .exampleAddLesson),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let texts = try texts(of: invocation)
    guard !invocation.arguments.has(event) else { return try makeEvents(texts, invocation) }
    if invocation.arguments.has(NewCommand.at) {
      let name = ItemType.task.name(in: invocation.messages.language.language)
      throw Failure(.wrongRequest, .newAtNeedsEvent, [.text(NewCommand.at.spelling), .text(name)])
    }
    let request = try AddRequest(texts, invocation)
    do throws(Failure) {
      return try finish(request, invocation)
    } catch {
      // Somebody made the inbox meanwhile: the lines go to its end.
      guard error.code == .changedMeanwhile, request.makesNote else { throw error }
      let again = try AddRequest(texts, invocation)
      guard !again.makesNote else { throw error }
      return try finish(again, invocation)
    }
  }

  /// Makes a note of each text, as `vault new event` does.
  private static func makeEvents(
    _ texts: [String], _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    var notes = NewNotes(session, invocation)
    for text in texts { _ = try notes.add(try NewNoteRequest(.event, text, [], invocation, in: session)) }
    _ = try NewCommand.create(notes, EditRun(invocation, session))
    return .done
  }

  private static func finish(_ request: AddRequest, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let echo = EntryEcho(invocation)
    return try EditRun(invocation, request.session).finish(try request.writes()) {
      for line in request.understood { echo.say(line.entry, list: line.list) }
      echo.sayText(of: request)
      echo.sayOtherWay(of: request.understood.map(\.entry))
      echo.sayUsual(of: request.titles, in: request.session)
      echo.sayLikelyList(of: request.unlisted, in: request.session)
    }
  }

  /// The words as one line; `-` stands for the lines of the standard input.
  private static func texts(of invocation: Invocation) throws(Failure) -> [String] {
    let words = invocation.arguments.operands
    let texts = words == ["-"] ? try inputLines(of: invocation) : [words.joined(separator: " ")]
    let lines = texts.map(\.trimmed).filter { !$0.isEmpty }
    guard !lines.isEmpty else {
      throw Failure(
        .wrongRequest, .missingOperand, [.text("add"), .text("TEXT"), .message(.operandAddText)])
    }
    return lines
  }

  /// The lines of the standard input.
  ///
  /// - Throws: that the command was stopped meanwhile, or the place of a byte that no note can hold.
  private static func inputLines(of invocation: Invocation) throws(Failure) -> [String] {
    var lines: [String] = []
    while let line = invocation.environment.readLine() {
      if let invalid = UTF8Reading.firstInvalidByte(of: line, in: ByteRange(0, line.count)) {
        let place = "\(lines.count + 1):\(SourceLocation(of: invalid, in: line).column)"
        throw Failure(
          .system, .cannotRead,
          [.message(.inputPlace, [.text(place)]), UnreadableReason.invalidUTF8(.init(line)).message])
      }
      let text = String(decoding: line, as: UTF8.self)
      if let rest = text.behindLineBreak {
        throw Failure(
          .wrongRequest, .severalLines,
          [.message(.inputPlace, [.text("\(lines.count + 1)")]), .text(rest)])
      }
      lines.append(text)
    }
    if invocation.environment.isInterrupted() { throw Failure.stopped }
    return lines
  }
}
