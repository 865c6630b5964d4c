import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax
import VaultExchange

/// Where exported recipes go: the standard output, one file, or a folder of files.
struct ExportTarget {
  /// A recipe that is written: the path of its note, and its text.
  struct Text {
    let path: Path
    let text: String
  }

  let format: ExchangeFormat
  private let invocation: Invocation
  /// The path as it was typed; nil for the standard output.
  private let typed: String?
  private let isFolder: Bool
  private let files: FileOperations

  /// Reads what the command line asks for; a format that is not stated is told by the file's name.
  ///
  /// - Throws: the failure to report: no format is stated, or several recipes are to go to one place.
  init(_ invocation: Invocation, files: FileOperations = .system) throws(Failure) {
    self.invocation = invocation
    self.files = files
    typed = invocation.arguments[ExportCommand.output]
    let stated = invocation.arguments[ExportCommand.format].flatMap { ExchangeFormat(rawValue: $0) }
    guard let format = stated ?? typed.flatMap({ ExchangeFormat(fileName: $0) }) else {
      throw Failure(
        .wrongRequest, .exportNeedsFormat,
        hints: [.init(.importFormatHint, [.list(ExportCommand.formats)])])
    }
    self.format = format
    isFolder = typed.map { Self.isFolder($0, invocation, files) } ?? false
  }

  /// The texts of some recipes: one of all in a format of collections, unless they are to be apart.
  ///
  /// - Throws: the failure to report: several recipes are to go to one place.
  func texts(of recipes: [(path: Path, recipe: ExchangeRecipe)]) throws(Failure) -> [Text] {
    let isApart = isFolder || typed == nil && invocation.arguments.has(.json)
    if let first = recipes.first, format.isOfCollections, !isApart {
      return [Text(path: first.path, text: RecipeExport.text(of: recipes.map(\.recipe), as: format))]
    }
    guard recipes.count == 1 || isApart else {
      throw Failure(
        .wrongRequest, .exportNeedsFolder, [.count(recipes.count)], hints: [.init(.exportNeedsFolderHint)])
    }
    return recipes.map { Text(path: $0.path, text: RecipeExport.text(of: $0.recipe, as: format)) }
  }

  /// Writes the recipes; a file that is there stays, and then nothing is written.
  func write(_ texts: [Text]) throws(Failure) {
    guard let typed else {
      for text in texts { print(text) }
      return
    }
    let places = texts.map { place(of: $0, typed) }
    for (index, place) in places.enumerated() {
      if places[..<index].contains(place) || isThere(place) {
        throw Failure(.conflict, .exportTaken, [.text(place.text)], hints: [.init(.exportTakenHint)])
      }
    }
    for (text, place) in zip(texts, places) {
      try writingFile(place.text, try files.makeFile(Array(text.text.utf8), at: absolute(place)))
      invocation.changes.note()
      report(text, place)
    }
  }

  // MARK: Printing

  /// Prints a recipe: byte for byte for programs, without what a terminal might obey for people.
  private func print(_ text: Text) {
    guard !invocation.arguments.has(.json) else { return printRecord(text, file: nil) }
    invocation.output.write(invocation.isForPeople ? SafeText.lines(text.text) : text.text)
  }

  private func report(_ text: Text, _ place: Path) {
    guard !invocation.arguments.has(.json) else { return printRecord(text, file: place) }
    invocation.print(invocation.painter.paint(SafeText.line(place.text), .path))
  }

  /// The members of an object: `path`, `format`, and `text` or the `file` that has it.
  private func printRecord(_ text: Text, file: Path?) {
    var json = JSONWriter()
    json.object {
      $0.member("path", text.path.text)
      $0.member("format", format.rawValue)
      if let file { $0.member("file", file.text) } else { $0.member("text", text.text) }
    }
    invocation.print(json.text)
  }

  // MARK: Files

  private func place(of text: Text, _ typed: String) -> Path {
    isFolder ? Path(typed).appending(text.path.stem + "." + format.fileExtension) : Path(typed)
  }

  private func absolute(_ path: Path) -> Path { Path(invocation.environment.workingDirectory).appending(path) }

  private func isThere(_ path: Path) -> Bool {
    (try? files.statusOfName(FileOperations.workingDirectory, absolute(path).bytes, false)) != nil
  }

  private static func isFolder(_ typed: String, _ invocation: Invocation, _ files: FileOperations) -> Bool {
    let path = Path(invocation.environment.workingDirectory).appending(Path(typed))
    return typed.hasSuffix("/")
      || (try? files.statusOfName(FileOperations.workingDirectory, path.bytes, true))?.kind == .directory
  }
}
