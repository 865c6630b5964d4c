import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Completion scripts` {
  /// Answers as vault would, and says how it was asked.
  private static let answers = """
    case "$*" in
      *" tag:ve") printf 'tag:vegan\\n' ;;
      *" prio") printf 'priority=\\n' ;;
      *" priority=h") printf 'priority=high\\n' ;;
      *" milk") printf '%s\\n' 'Buy milk	task' 'milk	shopping' ;;
      *" ") printf '%s\\n' 'borshch	recipe: soup' 'buy milk	task' 'a\\b:	note' tag: ;;
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

  @Test(arguments: Shell.installed)
  func `are read by their shell`(shell: Shell) throws {
    let (output, code) = try ShellProgram(shell).run(["-n"], input: shell.script)
    #expect(code == 0, "\(output)")
  }

  @Test(
    .enabled(if: isThere(.program("bash"))),
    arguments: [
      ("vault", "vault sea", "sea", ["asked __complete --bash vault sea sea 1"], ""),
      ("~/vault", "~/vault sea", "sea", ["asked __complete --bash ~/vault sea sea 1"], ""),
      ("vault", #"vault show "a \\b"#, #"a \\b"#, [#"asked __complete --bash vault show "a \\b a \\b 1"#], ""),
      ("vault", "vault show $(x", "$(x", ["asked __complete --bash vault show $(x $(x 1"], ""),
      ("vault", "vault show names", "names", [#"it\'s"#, #"a\\b\$\(x\)"#, "`x`"], ""),
      ("vault", "vault search keys", "keys", ["tag:"], " -o nospace"),
      ("vault", "vault check file", "file", [], " -o default"),
      ("vault", "vault init folder", "folder", [], " -o dirnames"),
    ])
  func `complete in bash`(
    program: String, line: String, text: String, candidates: [String], options: String
  ) throws {
    let bash = try ShellProgram(.bash)
    let harness = #"""
      \#(Shell.bash.script)
      vault() {
        case "$3" in
          *" names") printf '%s\n' 'it\'\''s' 'a\\b\$\(x\)' '`x`' ;;
          *" keys") printf '\tnospace\ntag:\n' ;;
          *" file") printf '\tfiles\n' ;;
          *" folder") printf '\tdirectories\n' ;;
          *) printf '%s\n' "asked $*" ;;
        esac
      }
      HOME=/home/ann
      /home/ann/vault() { vault "$@"; }
      compopt() { OPTIONS+=" $*"; }
      COMP_LINE='\#(line)'
      COMP_POINT=${#COMP_LINE}
      _vault '\#(program)' '\#(text)'
      (( ${#COMPREPLY[@]} )) && printf '%s\n' "${COMPREPLY[@]}"
      printf '%s\n' "$OPTIONS"
      """#
    let (output, _) = try bash.run([], input: harness)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(Array(lines.dropLast()) == candidates)
    #expect(lines.last == " +o default" + options)
  }

  @Test(
    .enabled(if: isThere(.program("zsh"))),
    arguments: [
      (["sea"], ["paths asked __complete sea"]),
      (["show", ""], ["values borshch:recipe: soup", "values buy milk:task", #"values a\\b\::note"#, "keys tag\\:"]),
      (["search", "tag:ve"], ["values tag\\:vegan"]),
      (["set", "x", "prio"], ["keys priority="]), (["set", "x", "priority=h"], ["values priority=high"]),
      (["done", "milk"], ["values milk:shopping", "paths Buy milk:task"]),
      (["check", "file"], ["files"]),
      (["init", "folder"], ["directories"]),
    ])
  func `complete in zsh`(words: [String], candidates: [String]) throws {
    let zsh = try ShellProgram(.zsh)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let harness = """
      compdef() { : }
      typeset -A compstate
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

  @Test(
    .enabled(if: isThere(.program("fish"))),
    arguments: [
      (["sea"], ["asked __complete sea"]),
      (["show", ""], ["borshch\trecipe: soup", "buy milk\ttask", "tag:"]),
      (["search", "tag:ve"], ["tag:vegan"]),
      (["check", "file"], ["files file"]),
      (["init", "folder"], ["directories folder"]),
    ])
  func `complete in fish`(words: [String], candidates: [String]) throws {
    let fish = try ShellProgram(.fish)
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
