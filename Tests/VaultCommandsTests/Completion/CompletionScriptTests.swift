import Foundation
import Testing

@testable import VaultCommands

@Suite struct `Completion scripts` {
  private static func script(_ shell: Shell) -> String {
    shell.script(for: allSyntaxes, messages: Messages(.english))
  }

  @Test(arguments: Shell.allCases)
  func `are as expected`(shell: Shell) throws {
    try ExpectedText.expect(Self.script(shell), is: "completion.\(shell.rawValue)")
  }

  @Test(arguments: Shell.allCases)
  func `are printed by the command`(shell: Shell) {
    let run = CommandRun("completion", shell.rawValue)
    #expect(run.code == .done)
    #expect(
      run.output
        == shell.script(for: CommandTable.all.map(\.syntax).filter { !$0.isHidden }, messages: Messages(.english)))
  }

  @Test(arguments: Shell.allCases, MessageLanguage.allCases)
  func `are read by their shell`(shell: Shell, language: MessageLanguage) throws {
    guard let program = ShellProgram(shell.rawValue) else { return }
    let script = shell.script(for: allSyntaxes, messages: Messages(language))
    let (output, code) = try program.run(["-n"], input: script)
    #expect(code == 0, "\(output)")
  }

  @Test(arguments: [
    ("vault sea", ["search"]),
    ("vault --vault x sh", ["show", "shop"]),
    ("vault search x --fo", ["--format"]),
    ("vault search x --format ", ["text", "json", "paths"]),
    ("vault search x --format=pa", ["paths"]),
    ("vault show x --format ", ["text", "json"]),
    ("vault show --color a", ["auto", "always"]),
    ("vault --lang ", ["en", "uk"]),
    ("vault completion ", ["bash", "zsh", "fish"]),
    ("vault help qu", ["query"]),
    ("vault scale --st", ["--style"]),
    ("vault show b", ["borshch", "buy\\ milk"]),
    ("vault search tag:ve", ["vegan"]),
  ])
  func `complete in bash`(line: String, candidates: [String]) throws {
    guard let bash = ShellProgram("bash") else { return }
    let harness = """
      \(Self.script(.bash))
      vault() {
        case "${*: -1}" in
          tag:*) printf 'tag:vegan\\n' ;;
          *) printf 'borshch\\trecipe\\nbuy milk\\ttask\\n' ;;
        esac
      }
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}
      _vault vault
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let (output, _) = try bash.run([], input: harness)
    #expect(output.split(separator: "\n").map(String.init) == candidates)
  }
}

/// A shell that is installed here.
private struct ShellProgram {
  private let executable: URL

  /// Finds the shell; says so when it is missing, since its tests then prove nothing.
  init?(_ name: String) {
    let places = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
    guard let path = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      print("SKIPPED: \(name) is not installed")
      return nil
    }
    executable = URL(fileURLWithPath: path)
  }

  func run(_ arguments: [String], input: String) throws -> (output: String, code: Int32) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vault-script-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments + [file.path]
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
