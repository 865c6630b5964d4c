import Foundation
import VaultTestSupport

@testable import VaultCommands

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A shell that somebody types into, on a pseudo-terminal of its own.
///
/// In it `vault` is a function: it completes by the real program, and writes any other arguments to a file.
final class TerminalSession {
  /// The shell went away, or said nothing for longer than any shell takes.
  struct Silence: Error {
    let said: String
  }

  /// Printed once before each line is read.
  private static let ready = "<READY>"
  /// Printed where the shell wants more of a line that is not whole.
  private static let more = "<MORE>"
  private static let patience: Int32 = 600_000

  private let terminal: Int32
  private let process: pid_t
  private let arguments: String
  private var said: [UInt8] = []

  /// Starts an installed shell in a folder, in which it keeps its files too.
  init(_ shell: Shell, at program: String, locale: String, in folder: String, below home: String) throws {
    arguments = home + "/arguments"
    let files = Self.start(of: shell, below: home)
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    try Data(("cd \"$FOLDER\"\n" + files.text + shell.script).utf8).write(
      to: URL(fileURLWithPath: home + "/" + files.name))
    let name: String
    (terminal, name) = try PseudoTerminal.open()
    // No other shell may hold it open.
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    process = try PseudoTerminal.start(
      [program] + files.options, on: name,
      environment: [
        "PATH": VaultBinary.find().deletingLastPathComponent().path + ":/usr/bin:/bin", "HOME": home,
        "ZDOTDIR": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home, "INPUTRC": "/dev/null",
        "TERM": "dumb", "VAULT_STOPWATCH_OFF": "1", "LC_ALL": locale, "ARGUMENTS": arguments, "FOLDER": folder,
      ])
    try wait()
  }

  deinit {
    kill(process, SIGKILL)
    close(terminal)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
  }

  /// What each call of `vault` got when this was typed, with Tab for `⇥`, and then Return; nil when the line did not end.
  func type(_ line: String) throws -> [[String]]? {
    try? FileManager.default.removeItem(atPath: arguments)
    let bytes = Array((line.replacing("⇥", with: "\t") + "\r").utf8)
    guard unsafe write(terminal, bytes, bytes.count) == bytes.count else { throw POSIXError(.EIO) }
    guard try wait() else { return nil }
    let data = (try? Data(contentsOf: URL(fileURLWithPath: arguments))) ?? Data()
    return data.split(separator: 10, omittingEmptySubsequences: false).dropLast().map { call in
      call.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Waits until the shell reads a line; false when it wants more of this one.
  @discardableResult private func wait() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      for (marker, isReady) in [(Self.ready, true), (Self.more, false)] {
        guard let range = Data(said).range(of: Data(marker.utf8)) else { continue }
        said.removeSubrange(0..<range.upperBound)
        return isReady
      }
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, Self.patience) == 1 else {
        throw Silence(said: String(decoding: said, as: UTF8.self))
      }
      let count = unsafe read(terminal, &buffer, buffer.count)
      guard count > 0 else { throw Silence(said: String(decoding: said, as: UTF8.self)) }
      said += buffer[..<count]
    }
  }

  /// How each shell is told to be itself and no more, before the script of its completion.
  private static func start(of shell: Shell, below home: String) -> (name: String, options: [String], text: String) {
    switch shell {
    case .bash:
      (
        "bashrc", ["--noprofile", "--rcfile", home + "/bashrc", "-i"],
        #"""
        PS1='' PS2='<MORE>' PROMPT_COMMAND='printf "<READY>"'
        vault() {
          if [[ $1 == __complete ]]; then command vault "$@"; else printf '%s\0' "$@" >>"$ARGUMENTS"; echo >>"$ARGUMENTS"; fi
        }

        """#
      )
    case .zsh:
      (
        ".zshrc", ["-i"],
        #"""
        PS1='' PS2='<MORE>'
        precmd() { print -n '<READY>' }
        autoload -Uz compinit && compinit -D -u
        vault() {
          if [[ $1 == __complete ]]; then command vault "$@"; else printf '%s\0' "$@" >>"$ARGUMENTS"; echo >>"$ARGUMENTS"; fi
        }

        """#
      )
    case .fish:
      (
        "config.fish", ["--no-config", "-i", "-C", "source $HOME/config.fish"],
        #"""
        function fish_prompt
        end
        function say_ready --on-event fish_prompt
            echo -n '<READY>'
        end
        function vault
            if test "$argv[1]" = __complete
                command vault $argv
            else
                printf '%s\0' $argv >>$ARGUMENTS
                echo >>$ARGUMENTS
            end
        end

        """#
      )
    }
  }
}
