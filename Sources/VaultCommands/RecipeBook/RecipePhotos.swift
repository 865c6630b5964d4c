import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault recipe photo add RECIPE FILE | list RECIPE`: photos with their captions.
enum RecipePhotos {
  /// What is done with photos.
  private enum Action: String, CaseIterable {
    case list, add
  }

  static let caption = Flag("caption", value: .text, "TEXT", summary: .flagPhotoCaption)
  static let day = Flag("on", value: .pastDay, "DATE", summary: .flagPhotoDay)
  static let copy = Flag("copy", summary: .flagPhotoCopy)

  static let verb = RecipeVerb(
    "photo",
    operands: [
      Operand("list|add", .usual(Action.allCases.map(\.rawValue)), .optional, summary: .operandRecipePhoto),
      Operand("RECIPE", .recipe, .optional, summary: .operandRecipePhoto),
      Operand("FILE", .path, .any, summary: .operandRecipePhoto),
    ], flags: [caption, day, copy, .dryRun], run: run)

  @Sendable private static func run(_ call: RecipeCall) throws(Failure) -> ExitCode {
    guard let word = call.words.first else { throw call.missing("list|add", .operandRecipePhoto) }
    guard let action = Action(rawValue: word) else {
      throw Failure(
        .wrongRequest, .unknownChoice, [.text("recipe photo"), .text(word), .list(Action.allCases.map(\.rawValue))],
        hints: [.init(.seeHelp, [.text("vault recipe --help")])])
    }
    guard call.words.count > 1 else { throw call.missing("RECIPE", .operandRecipePhoto) }
    switch action {
    case .list:
      try call.refuseWords(beyond: 2)
      return try list(call.words[1], call.invocation)
    case .add:
      guard call.words.count > 2 else { throw call.missing("FILE", .operandRecipePhoto) }
      try call.refuseWords(beyond: 3)
      return try add(call.words[2], to: call.words[1], call.invocation)
    }
  }

  // MARK: List

  private static func list(_ name: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
    var lookup = ItemLookup(invocation.workspace.anew(), wanting: .recipe)
    let found = try lookup.find(name)
    defer { lookup.finish() }
    let photos = found.note.recipePhotos
    let file = Column<RecipePhoto>("file", .flexible(minimum: 16), .path) { $0.file }
    let caption = Column<RecipePhoto>("caption", .title) { $0.caption }
    let day = Column<RecipePhoto>("on", .fixed, .faint) { $0.day?.text }
    try Listing([file, caption, day], fields: [file, day, caption]).print(photos, invocation)
    guard photos.isEmpty else { return .done }
    invocation.note(.nothingFound)
    return .nothingFound
  }

  // MARK: Add

  private static func add(
    _ file: String, to name: String, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    let selection = try ItemSelection([name], invocation, wanting: .recipe)
    guard let found = selection.items.first else { return .nothingFound }
    let session = selection.vault
    try RecipeCall.refuseOther(found, session)
    let source = try PhotoSource(file, for: found, session, invocation)
    guard !found.note.recipePhotos.contains(where: { $0.file == source.path.text }) else {
      invocation.note(.photoThere, [.text(source.path.text)])
      return .done
    }
    var pairs = [NewRecord.Pair("file", NewScalar(source.path.text, isText: true))]
    if let text = invocation.arguments[caption] { pairs.append(.init("caption", NewScalar(text, isText: true))) }
    if let day = try invocation.moment(of: day, looking: .back) {
      pairs.append(.init("on", NewScalar(day.date.text)))
    }
    var plan = EditPlan(session)
    plan.change(found, [.addRecord([ItemKey.photos.rawValue], NewRecord(pairs))])
    return try finish(try plan.writes(), source, EditRun(invocation, session), invocation)
  }

  /// Writes the note and the copy in one step; of the copy only its path is shown.
  private static func finish(
    _ writes: [NoteWrite], _ source: PhotoSource, _ run: EditRun, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    if run.preview(writes) {
      if source.copied != nil { invocation.note(.photoWouldCopy, [.text(source.path.text)]) }
      return .done
    }
    let copy = source.copied.map { NoteWrite(source.path, before: [], .create($0, permissions: 0o666)) }
    guard let receipt = try run.write(writes + [copy].compactMap(\.self)) else { return .nothingFound }
    for change in receipt.changes where change.path != source.path { ChangePrinter(invocation).print(change) }
    if copy != nil { invocation.note(.photoCopied, [.text(source.path.text)]) }
    invocation.note(.editUndoHint)
    return .done
  }
}
