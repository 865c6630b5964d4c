package import VaultActions

/// A command: how it is called, and what it does.
///
/// One file in `Commands/` declares each:
///
/// ```swift
/// enum ShowCommand {
///   static let syntax = CommandSyntax("show", summary: .commandShow, …)
///
///   static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
///     …
///   }
/// }
/// ```
///
/// and ``CommandTable`` lists it as `Command("show", ShowCommand.syntax, run: ShowCommand.run)`.
package struct Command: Sendable {
  /// What a command does: it prints through the invocation and says how it ended.
  package typealias Body = @Sendable (inout Invocation) throws(Failure) -> ExitCode

  /// The word after `vault`, as in its syntax.
  package let name: String
  package let run: Body
  private let makeSyntax: @Sendable () -> CommandSyntax

  /// - Parameter syntax: is made when somebody asks for it: a call needs that of one command.
  package init(_ name: String, _ syntax: @autoclosure @escaping @Sendable () -> CommandSyntax, run: @escaping Body) {
    self.name = name
    makeSyntax = syntax
    self.run = run
  }

  package var syntax: CommandSyntax { makeSyntax() }
}

extension Failure.Kind {
  /// How the program ends.
  package var exit: ExitCode {
    switch self {
    case .notFound: .nothingFound
    case .wrongRequest: .wrongCall
    case .system: .ioFailure
    case .conflict: .conflict
    case .stopped: .interrupted
    }
  }
}
