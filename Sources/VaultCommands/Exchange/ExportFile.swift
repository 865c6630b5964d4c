import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

/// Where one exported text of many items goes: the standard output, or a new file.
struct ExportFile {
  private let invocation: Invocation
  /// The name of its format.
  private let format: String

  init(_ invocation: Invocation, format: String) { (self.invocation, self.format) = (invocation, format) }

  /// Writes the text of some items; a file that is there stays.
  func write(_ bytes: [UInt8], count: Int) throws(Failure) {
    let isJSON = invocation.arguments.has(.json)
    guard let typed = invocation.arguments[ExportCommand.output] else {
      let text = String(decoding: bytes, as: UTF8.self)
      guard !isJSON else { return printRecord("text", text, count) }
      return invocation.output.write(invocation.isForPeople ? SafeText.lines(text) : text)
    }
    guard !typed.hasSuffix("/") else {
      throw Failure(.wrongRequest, .exportOneFile, [.text(typed)])
    }
    let path = Path(invocation.environment.workingDirectory).appending(Path(typed))
    do throws(SystemError) {
      try invocation.workspace.device.files.makeFile(bytes, at: path)
    } catch .exists {
      throw Failure(.conflict, .exportTaken, [.text(typed)], hints: [.init(.exportTakenHint)])
    } catch {
      throw Failure(.system, .cannotWrite, [.text(typed), .systemError(error.code)])
    }
    if isJSON {
      printRecord("file", typed, count)
    } else {
      invocation.print(invocation.painter.paint(SafeText.line(typed), .path))
    }
  }

  /// The members of the object: `format`, `items`, and `text` or the `file` that has it.
  private func printRecord(_ key: String, _ value: String, _ count: Int) {
    var json = JSONWriter()
    json.object {
      $0.member("format", format)
      $0.member("items", count)
      $0.member(key, value)
    }
    invocation.print(json.text)
  }
}
