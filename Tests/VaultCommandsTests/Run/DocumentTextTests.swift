import Foundation
import Testing
import VaultModel
import VaultTestSupport

@testable import VaultCommands

/// What README and the guide say in words is true of the program.
@Suite struct `The words of the documents` {
  private static let pages = `Transcripts of the documents`.pages.map { "sample-vault/guide/\($0)" }
  private static let documents = ["README.md"] + pages

  @Test(arguments: documents + ["CHANGELOG.md"])
  func `Every block is fenced, and every session stands in one`(path: String) throws {
    #expect(try Document(path).faults == [])
  }

  @Test(arguments: documents)
  func `The calls of the blocks for a shell read without an error`(path: String) throws {
    for script in try Document(path).scripts {
      for call in script.split(separator: "&&") {
        let call = call.firstRange(of: " #").map { call[..<$0.lowerBound] } ?? call
        // A call of its own, or one whose output the shell evaluates.
        guard let name = call.firstMatch(of: #/^ *vault |\(vault /#)?.range else { continue }
        let line = ArgumentParser(commands: allSyntaxes).parse(ShellWords(call[name.upperBound...]).words)
        #expect(line.error == nil, "\(path): \(call)")
      }
    }
  }

  /// A call in a sentence may leave out what it is given, and have a name in its place: `vault rm HANDLE`.
  @Test(arguments: documents + ["CHANGELOG.md"])
  func `The calls of the sentences have a command and options that there are`(path: String) throws {
    for call in try Document(path).calls {
      let words = ShellWords(call.replacing("\\|", with: "|").filter { $0 != "[" && $0 != "]" })
      #expect(!words.hasComment, "\(path): the shell takes the rest of 'vault \(call)' for a comment")
      switch ArgumentParser(commands: allSyntaxes).parse(words.words).error {
      // What the program answers with the right call may be shown as what people try.
      case .unknownCommand where BorrowedCall(of: words.words) != nil: break
      case .unknownCommand, .unknownOption, .optionBeforeCommand, .optionElsewhere:
        Issue.record("\(path): vault \(call)")
      default: break
      }
    }
  }

  /// One short line a change, so that people read it.
  @Test func `The changelog has at most sixty lines of 120 characters`() throws {
    let text = try String(contentsOf: VaultBinary.packageRoot.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 60)
    #expect(lines.filter { $0.count > 120 } == [])
  }

  @Test func `The links of the README lead somewhere`() throws {
    for target in try Document("README.md").targets where !target.contains("://") {
      let parts = target.split(separator: "#", maxSplits: 1)
      let path = try String(#require(parts.first))
      let url = VaultBinary.packageRoot.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(target)")
      guard parts.count > 1 else { continue }
      let headings = try Document(path).prose.filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" }
      }
      #expect(headings.contains(String(parts[1])), "\(target)")
    }
  }

  @Test func `Every setting stands in the page about the settings`() throws {
    let rows = try Document("sample-vault/guide/configuration.md").prose.filter { $0.hasPrefix("| `") }
    let described = rows.compactMap { $0.split(separator: "|").first }.joined(separator: ",")
    #expect(Settings.names.filter { !described.contains("`\($0)`") } == [])
  }
}

/// A document, read for what it says.
private struct Document {
  /// The lines outside of blocks.
  var prose: [Substring] = []
  /// The lines of the blocks for a shell.
  var scripts: [Substring] = []
  /// What is wrong with the blocks, each with its place.
  var faults: [String] = []

  init(_ path: String) throws {
    let text = try String(contentsOf: VaultBinary.packageRoot.appendingPathComponent(path), encoding: .utf8)
    var language: Substring?
    var beginsSession = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        let info = line.dropFirst(3)
        if info.isEmpty == (language == nil) { faults.append("\(path):\(index + 1): \(line)") }
        language = language == nil ? info : nil
        beginsSession = language == "console"
      } else if language == "sh" {
        scripts.append(line)
      } else if beginsSession {
        if !line.hasPrefix("$ ") { faults.append("\(path):\(index + 1): \(line)") }
        beginsSession = false
      } else if language == nil {
        if line.hasPrefix("$ ") { faults.append("\(path):\(index + 1): \(line)") }
        prose.append(line)
      }
    }
    if language != nil { faults.append("\(path): the last block is open") }
  }

  /// What stands behind `vault` in the code of its sentences.
  var calls: [String] {
    prose.flatMap { $0.split(separator: "`", omittingEmptySubsequences: false).enumerated() }
      .compactMap { index, code in
        index % 2 == 1 && code.hasPrefix("vault ") ? String(code.dropFirst("vault ".count)) : nil
      }
  }

  /// Where its Markdown links lead.
  var targets: [String] {
    prose.flatMap { line -> ArraySlice<String> in line.components(separatedBy: "](").dropFirst() }
      .compactMap { $0.split(separator: ")").first.map(String.init) }
  }
}

/// The words of a call as a shell splits them, up to a comment, another program, a file, or the end of a substitution.
private struct ShellWords {
  private(set) var words: [String] = []
  private(set) var hasComment = false

  init(_ call: some StringProtocol) {
    var (word, quote): (String?, Character?) = (nil, nil)
    for character in call {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if character == ")" || word == nil && "#|>".contains(character) {
        hasComment = character == "#"
        break
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
  }
}
