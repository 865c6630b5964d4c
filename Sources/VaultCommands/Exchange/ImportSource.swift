import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultExchange

/// Something that recipes are imported from: a file, a page of the web, or the standard input.
struct ImportSource {
  /// As it was named on the command line.
  let name: String
  /// The bytes, which are UTF-8.
  let bytes: [UInt8]
  /// The address of a page; nil for anything else.
  let address: String?

  /// Reads all of an input.
  ///
  /// - Throws: the failure to report: it cannot be read, is too large, or no text.
  init(_ input: ImportInput) throws(Failure) {
    name = input.name
    address = WebPage.isAddress(name) ? name : nil
    bytes = try input.whole()
    guard UTF8Reading.firstInvalidByte(of: bytes, in: ByteRange(0, bytes.count)) == nil else {
      throw Failure(cannotRead: name, UnreadableReason.invalidUTF8(.init(bytes)).message)
    }
  }

  /// The recipes in it; of a format that is not stated the name tells, then the content.
  ///
  /// - Throws: the failure to report: no format fits, the text is not of its format, or a recipe is not whole.
  func recipes(as stated: ExchangeFormat?) throws(Failure) -> [RecipeImport] {
    let told = address == nil ? ExchangeFormat(fileName: name) : nil
    guard let format = stated ?? told ?? ExchangeFormat(content: bytes) else {
      throw Failure(
        .wrongRequest, .importUnknownFormat, [.text(name)],
        hints: [.init(.importFormatHint, [.list(ExchangeFormat.readable.map(\.rawValue))])])
    }
    var recipes: [RecipeImport]
    do throws(RecipeImportError) {
      recipes = try RecipeImport.recipes(in: bytes, as: format, named: stem)
    } catch {
      throw Failure(error, of: self, isStated: stated != nil)
    }
    guard !recipes.isEmpty else { throw Failure(.notFound, .importEmptyTable, [.text(name)]) }
    for index in recipes.indices {
      try refuseIncomplete(recipes[index])
      if let address { recipes[index].changes.append(.set(["source"], .scalar(.init(address, isText: true)))) }
    }
    return recipes
  }

  /// The name, and where in it a recipe begins that is one of several.
  func name(of found: RecipeImport) -> String { found.start.map { place(of: $0, withColumn: false) } ?? name }

  /// A place in the text as `name:line:column`.
  func place(of offset: Int, withColumn: Bool = true) -> String {
    let place = SourceLocation(of: offset, in: bytes)
    return "\(name):\(place.line)" + (withColumn ? ":\(place.column)" : "")
  }

  /// The name of the file without folders and ending, which is the title where the format has none.
  var stem: String {
    guard address == nil, name != "-" else { return "" }
    let name = Path(name).name
    return name.lastIndex(of: ".").map { String(name[..<$0]) }.flatMap { $0.isEmpty ? nil : $0 } ?? name
  }

  private func refuseIncomplete(_ found: RecipeImport) throws(Failure) {
    guard let missing = found.missing else { return }
    let key: MessageKey =
      switch missing {
      case .title: .importNoTitle
      case .ingredients: .importNoIngredients
      case .instructions: .importNoInstructions
      }
    throw Failure(
      .notFound, key, [.text(self.name(of: found)), .text(found.recipe.title)],
      hints: missing == .title && name == "-" ? [.init(.importTitleHint)] : [])
  }
}
