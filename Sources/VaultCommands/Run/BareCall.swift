import VaultActions
import VaultMessages
import VaultStore

/// `vault` alone, as a person types it on a terminal: in a vault its day, elsewhere how to begin. In a pipe it is a wrong
/// call.
struct BareCall {
  private let environment: ProcessEnvironment

  /// - Returns: nil where a command was named, the line is wrong, or no person reads the answer.
  init?(_ line: ParsedLine, in environment: ProcessEnvironment) {
    guard case .missingCommand? = line.error, environment.outputIsTerminal else { return nil }
    self.environment = environment
  }

  /// The words of the command that is meant; nil where there is no vault. One that is named and is none is for that
  /// command to report.
  func words(_ arguments: Arguments) -> [String]? {
    let device = Device(of: arguments, environment, language: Messages(for: arguments, environment).language)
    do throws(VaultRoot.Failure) {
      _ = try VaultRoot.find(device.place, files: environment.files)
    } catch .noVault {
      return nil
    } catch {}
    return environment.arguments + [TodayCommand.syntax.name]
  }
}
