import Foundation
import Testing
import VaultMessages

@testable import VaultCommands

@Suite struct `The flag table` {
  @Test func `lists every command under the name that its syntax has`() {
    #expect(CommandTable.all.map(\.name) == CommandTable.all.map(\.syntax.name))
  }

  @Test(arguments: allSyntaxes.map(\.name))
  func `has each name once in a command`(name: String) throws {
    let command = try #require(allSyntaxes.first { $0.name == name })
    let names = command.allFlags.map(\.name)
    let shorts = command.allFlags.compactMap(\.short)
    #expect(Set(names).count == names.count)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(arguments: allSyntaxes.map(\.name))
  func `is spelled in lower case, with hyphens`(name: String) throws {
    let command = try #require(allSyntaxes.first { $0.name == name })
    for flag in command.allFlags {
      #expect(flag.name.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 })
      #expect((flag.value == nil) == flag.valueName.isEmpty)
    }
  }

  @Test(arguments: allSyntaxes.map(\.name))
  func `has examples in every command, which read without an error`(name: String) throws {
    let command = try #require(allSyntaxes.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    let lines = command.examples.flatMap { $0.line.components(separatedBy: " && ") }
    for line in lines where !line.hasPrefix("eval") {
      let words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .flatMap { $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init) }
      #expect(ArgumentParser(commands: allSyntaxes).parse(Array(words.dropFirst())).error == nil, "\(line)")
    }
  }

  @Test(arguments: allSyntaxes.map(\.name))
  func `has one unbounded operand at most, and after it only words that must be there`(name: String) throws {
    let command = try #require(allSyntaxes.first { $0.name == name })
    let rest = command.operands.drop { !$0.arity.isUnbounded }.dropFirst()
    #expect(rest.allSatisfy { $0.arity == .one })
  }

  @Test func `tells the exit codes of a command in rising order`() {
    for command in allSyntaxes {
      let codes = command.exits.map(\.code.rawValue)
      #expect(codes == codes.sorted())
    }
  }
}
