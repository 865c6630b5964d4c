import Foundation
import Testing

@testable import VaultCommands

@Suite struct `Completion scripts` {
  /// Answers as vault would, and says how it was asked.
  private static let answers = """
    case "$*" in
      *" tag:ve") printf 'tag:vegan\\n' ;;
      *" ") printf 'borshch\\trecipe: soup\\nbuy milk\\ttask\\ntag:\\n' ;;
      *--sort=due,t) printf -- '--sort=due,tag\\n' ;;
      *" file") printf '\\tfiles\\n' ;;
      *" folder") printf '\\tdirectories\\n' ;;
      *) printf '%s\\n' "asked $*" ;;
    esac
    """

  @Test(arguments: Shell.allCases)
  func `are printed by the command`(shell: Shell) {
    let run = CommandRun("completion", shell.rawValue)
    #expect(run.code == .done)
    #expect(run.output == shell.script)
  }

  @Test(arguments: Shell.allCases)
  func `are read by their shell`(shell: Shell) throws {
    guard let program = ShellProgram(shell.rawValue) else { return }
    let (output, code) = try program.run(["-n"], input: shell.script)
    #expect(code == 0, "\(output)")
  }

  @Test(arguments: [
    ("vault sea", ["asked\\ __complete\\ sea"]),
    ("vault show ", ["borshch", "buy\\ milk", "tag:"]),
    ("vault search tag:ve", ["vegan"]),
    ("vault search x --sort=due,t", ["due\\,tag"]),
    ("vault check file", []),
    ("vault init folder", []),
  ])
  func `complete in bash`(line: String, candidates: [String]) throws {
    guard let bash = ShellProgram("bash") else { return }
    let harness = """
      \(Shell.bash.script)
      vault() {
        \(Self.answers)
      }
      compopt() { OPTIONS+=" $*"; }
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}
      _vault vault
      (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"
      printf '%s\\n' "$OPTIONS"
      """
    let (output, _) = try bash.run([], input: harness)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(Array(lines.dropLast()) == candidates)
    let options = line.hasSuffix("file") ? " -o default" : line.hasSuffix("folder") ? " -o dirnames" : ""
    #expect(lines.last == " +o default" + (candidates.contains("tag:") ? " -o nospace" : "") + options)
  }

  @Test(arguments: [
    (["sea"], ["values asked __complete sea"]),
    (["show", ""], ["values borshch:recipe: soup", "values buy milk:task", "keys tag\\:"]),
    (["search", "tag:ve"], ["values tag\\:vegan"]),
    (["check", "file"], ["files"]),
    (["init", "folder"], ["directories"]),
  ])
  func `complete in zsh`(words: [String], candidates: [String]) throws {
    guard let zsh = ShellProgram("zsh") else { return }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let harness = """
      compdef() { : }
      \(Shell.zsh.script)
      vault() {
        \(Self.answers)
      }
      _describe() { print -rl -- "$2 "${^${(P)4}} }
      _files() { print files }
      _directories() { print directories }
      words=(vault \(quoted)) CURRENT=\(words.count + 1) PREFIX='\(words.last ?? "")'
      _vault
      """
    let (output, _) = try zsh.run(["-f"], input: harness)
    #expect(output.split(separator: "\n").map(String.init) == candidates)
  }

  @Test(arguments: [
    (["sea"], ["asked __complete sea"]),
    (["show", ""], ["borshch\trecipe: soup", "buy milk\ttask", "tag:"]),
    (["search", "tag:ve"], ["tag:vegan"]),
    (["check", "file"], ["files file"]),
    (["init", "folder"], ["directories folder"]),
  ])
  func `complete in fish`(words: [String], candidates: [String]) throws {
    guard let fish = ShellProgram("fish") else { return }
    let before = (["vault"] + words.dropLast()).map { "'\($0)'" }.joined(separator: " ")
    let harness = """
      \(Shell.fish.script)
      function vault
          switch "$argv"
              case '* tag:ve'
                  echo tag:vegan
              case '* '
                  printf 'borshch\\trecipe: soup\\nbuy milk\\ttask\\ntag:\\n'
              case '* file'
                  printf '\\tfiles\\n'
              case '* folder'
                  printf '\\tdirectories\\n'
              case '*'
                  echo asked $argv
          end
      end
      function commandline
          switch $argv[1]
              case -opc
                  printf '%s\\n' \(before)
              case -ct
                  echo '\(words.last ?? "")'
          end
      end
      function __fish_complete_path
          echo files $argv
      end
      function __fish_complete_directories
          echo directories $argv
      end
      __vault_complete
      """
    let (output, _) = try fish.run(["--no-config"], input: harness)
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
