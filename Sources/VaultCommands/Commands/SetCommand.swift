import VaultModel
import VaultStore

/// `vault set ITEM… KEY=VALUE…`
enum SetCommand {
  static let syntax = CommandSyntax(
    "set", summary: .commandSet,
    operands: [Operand("ITEM… KEY=VALUE", .item, .oneOrMore, summary: .operandAssignment)],
    flags: Flag.editing, formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault set borshch rating=5 tags+=winter --dry-run", .exampleSet),
      Example("vault --vault sample-vault set --where 'type:task list:home' priority=high --dry-run", .exampleSetWhere),
      Example("vault --vault sample-vault set borshch difficulty= --dry-run", .exampleSetRemove),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let words = invocation.arguments.operands.map { (word: $0, assignment: Assignment($0)) }
    let assignments = words.compactMap(\.assignment)
    guard !assignments.isEmpty else {
      throw CommandFailure(
        .wrongCall, .missingOperand, [.text("set"), .text("KEY=VALUE"), .message(.operandAssignment)],
        hints: [.init(.seeHelp, [.text("vault set --help")])])
    }
    let selection = try EditSelection(words.filter { $0.assignment == nil }.map(\.word), invocation)
    let reader = AssignmentReader(now: try invocation.now(), settings: selection.session.configuration.settings)
    var plan = EditPlan(selection.session)
    for found in selection.items {
      var changes: [ItemChange] = []
      for assignment in assignments { changes += try reader.changes(assignment, of: found) }
      plan.change(found, changes)
    }
    return try EditRun(invocation, plan.session).finish(try plan.writes(for: invocation))
  }
}
