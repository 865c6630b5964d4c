import Foundation
import Testing
import VaultMessages
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The manual page` {
  @Test(arguments: MessageLanguage.allCases)
  func `has every command with every option of its own, and each of all once`(language: MessageLanguage) {
    let page = CommandRun("man", "--lang", language.rawValue)
    #expect(page.code == .done)
    let lines = page.output.split(separator: "\n").map(String.init)
    for syntax in allSyntaxes where !syntax.isHidden {
      guard let start = lines.firstIndex(of: ".SS vault \(syntax.name)") else {
        Issue.record("\(syntax.name) is not in it")
        continue
      }
      let own = lines[(start + 1)...].prefix { !$0.hasPrefix(".S") }
      for flag in syntax.allFlags where flag.group != .global {
        let spelling = flag.spelling.replacing("-", with: "\\-")
        #expect(own.contains { $0.hasPrefix(".B ") && $0.contains(spelling) }, "\(syntax.name) \(flag.spelling)")
      }
    }
    for flag in Flag.globals {
      let spelling = flag.spelling.replacing("-", with: "\\-")
      let options = lines.filter { $0.hasPrefix(#".B \-"#) }
      #expect(options.count { $0.split(separator: " ").contains(Substring(spelling)) } == 1)
    }
    for variable in EnvironmentVariable.allCases { #expect(lines.contains(".B \(variable.rawValue)")) }
  }

  /// By man(7) a line that begins with a full stop or an apostrophe is a macro, and a backslash begins an escape.
  @Test func `writes any text so that it is text`() {
    #expect(ManualPage.text(#".x -a 'b' "c" \d"#) == #"\&.x \-a \(aqb\(aq \(dqc\(dq \ed"#)
    #expect(ManualPage.text("'q") == #"\(aqq"#)
    let macros = [".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".TP", ".B", #".\""#]
    for line in CommandRun("man").output.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
  }

  @Test(arguments: [
    (
      MessageLanguage.english,
      ["NAME", "SYNOPSIS", "COMMANDS", "EVERY COMMAND TAKES", "QUERIES", "ENVIRONMENT", "EXIT CODES"]
    ),
    (
      .ukrainian,
      ["НАЗВА", "ЯК ВИКЛИКАТИ", "КОМАНДИ", "ДЛЯ ВСІХ КОМАНД", "ЗАПИТИ", "ЗМІННІ СЕРЕДОВИЩА", "КОДИ ЗАВЕРШЕННЯ"]
    ),
  ])
  func `has its sections in the language of its reader`(language: MessageLanguage, sections: [String]) {
    let lines = CommandRun("man", "--lang", language.rawValue).output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) } == sections)
  }

  @Test(.enabled(if: isThere(.program("groff")))) func `is read by groff without a warning`() throws {
    let groff = Process()
    groff.executableURL = URL(fileURLWithPath: try InstalledProgram.path(of: "groff"))
    groff.arguments = ["-Tutf8", "-k", "-man", "-ww", "-z"]
    let (page, errors) = (Pipe(), Pipe())
    (groff.standardInput, groff.standardError) = (page, errors)
    try groff.run()
    page.fileHandleForWriting.write(Data(CommandRun("man").output.utf8))
    try page.fileHandleForWriting.close()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    groff.waitUntilExit()
    #expect(said.isEmpty && groff.terminationStatus == 0, "\(said)")
  }
}
