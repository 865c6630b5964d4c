import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault list rm LIST (--move-to LIST | --detach | --with-tasks)`
enum ListRemove {
  static let moveTo = Flag("move-to", value: .ownList, "LIST", summary: .flagListMoveTo)
  static let detach = Flag("detach", summary: .flagListDetach)
  static let withTasks = Flag("with-tasks", summary: .flagListWithTasks)

  static let choices = [moveTo, detach, withTasks]

  static let syntax = VerbSyntax(
    "rm", operands: [Operand("LIST", .ownList, .oneOrMore, summary: .operandListRemoved)], flags: choices + [.dryRun])

  static func run(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    guard !words.isEmpty else {
      throw Failure(
        .wrongRequest, .missingOperand, [.text("list rm"), .text("LIST"), .message(.operandListRemoved)],
        hints: [.init(.seeHelp, [.text("vault list --help")])])
    }
    let vault = try Vault(for: invocation)
    let language = invocation.messages.language
    let contents = try ListContents(ofListNamed: words, in: vault, language: language)
    guard let choice = try choice(for: contents, invocation) else {
      invocation.note(.editNotConfirmed)
      return .nothingFound
    }
    let removal = try removal(RemoveList(choice.made, language: language), of: contents)
    for remark in removal.proposal.remarks { invocation.dialogue.tell(remark) }
    guard try agrees(invocation) else {
      invocation.note(.editNotConfirmed)
      return .nothingFound
    }
    var proposal = removal.proposal
    let links = try DanglingLinks(to: removal.gone, vault, invocation, after: proposal.writes)
    proposal.remarks = []
    let code = try EditRun.finish(
      proposal, invocation, foretelling: { write(contents, choice.made, removal, to: &$0) })
    if code == .done, !removal.keepsNote { links.report(invocation) }
    return code
  }

  /// What is to be done; where no list has the name to move to, what else may become of the tasks is said.
  private static func removal(
    _ request: RemoveList, of contents: ListContents
  ) throws(Failure) -> RemoveList.Removal {
    do throws(Failure) {
      return try request.removal(of: contents)
    } catch {
      throw error.code == .noList ? error.with(hints: [Remark(.listRemoveChoices)]) : error
    }
  }

  // MARK: What was chosen

  private struct Chosen { let made: RemoveList.Choice? }

  /// What becomes of the tasks; nil when a person that was asked wants nothing done. Where there are none, nothing is chosen.
  private static func choice(
    for contents: ListContents, _ invocation: Invocation
  ) throws(Failure) -> Chosen? {
    let arguments = invocation.arguments
    if let name = arguments[moveTo] { return Chosen(made: .move(to: name)) }
    if arguments.has(detach) { return Chosen(made: .detach) }
    if arguments.has(withTasks) { return Chosen(made: .remove) }
    if contents.isEmpty { return Chosen(made: nil) }
    let nothingChosen = Failure(
      .wrongRequest, .listRemoveNoChoice,
      [
        .text(contents.list.title), .count(contents.lines.count + contents.foreignLines.count),
        .count(contents.others.count),
      ], hints: [Remark(.listRemoveChoices)])
    guard invocation.canAsk, !arguments.has(.yes), !arguments.has(.dryRun) else { throw nothingChosen }
    invocation.dialogue.tell(nothingChosen.remark)
    guard let answer = try invocation.ask(.listRemoveAsk), !answer.isEmpty else { return nil }
    switch answer {
    case detach.name, detach.spelling: return Chosen(made: .detach)
    case withTasks.name, withTasks.spelling: return Chosen(made: .remove)
    default: return Chosen(made: .move(to: answer))
    }
  }

  /// Whether a person agrees, who is asked unless that was said beforehand.
  private static func agrees(_ invocation: Invocation) throws(Failure) -> Bool {
    guard invocation.canAsk, !invocation.arguments.has(.yes), !invocation.arguments.has(.dryRun) else { return true }
    return try invocation.isYes(.listRemoveQuestion)
  }

  // MARK: JSON

  private static func write(
    _ contents: ListContents, _ choice: RemoveList.Choice?, _ removal: RemoveList.Removal, to json: inout JSONWriter
  ) {
    json.member("list", contents.list.stableTitle)
    json.member("tasks", choice.map(name))
    json.member("lines", contents.lines.count + contents.foreignLines.count)
    json.member("others", contents.others.count)
    json.member("to", removal.target?.text)
    json.member("kept", removal.keepsNote)
  }

  private static func name(of choice: RemoveList.Choice) -> String {
    switch choice {
    case .move: moveTo.name
    case .detach: detach.name
    case .remove: withTasks.name
    }
  }
}
