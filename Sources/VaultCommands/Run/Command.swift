/// A command: how it is called, and what it does.
///
/// One file in `Commands/` declares each:
///
/// ```swift
/// enum ShowCommand {
///   static let syntax = CommandSyntax("show", summary: .commandShow, …)
///
///   static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
///     …
///   }
/// }
/// ```
///
/// and ``CommandTable`` lists it as `Command(ShowCommand.syntax, run: ShowCommand.run)`.
package struct Command: Sendable {
  /// What a command does: it prints through the invocation and says how it ended.
  package typealias Body = @Sendable (inout Invocation) throws(CommandFailure) -> ExitCode

  package let syntax: CommandSyntax
  package let run: Body

  package init(_ syntax: CommandSyntax, run: @escaping Body) {
    self.syntax = syntax
    self.run = run
  }
}
