import VaultActions
import VaultEdit
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault scale RECIPE`
enum ScaleCommand {
  static let servings = Flag(
    "servings", short: "s", value: .amount, "N", summary: .flagServings, group: .target)
  static let factor = Flag("factor", short: "f", value: .amount, "F", summary: .flagFactor, group: .target)
  static let yield = Flag("yield", value: .amount, "Q", summary: .flagYield, group: .target)
  static let by = Flag("by", value: .ingredient, "FOOD=Q", summary: .flagBy, group: .target)
  static let units = Flag(
    "units", value: .choice(["as-written", "metric", "us"]), "UNITS", summary: .flagUnits, group: .output)
  static let style = Flag(
    "style", value: .choice(["plain", "exact", "kitchen"]), "STYLE", summary: .flagStyle, group: .output)

  static let write = Flag("write", short: "w", summary: .flagWrite)
  static let shop = Flag("shop", summary: .flagScaleShop)

  static let syntax = CommandSyntax(
    "scale", summary: .commandScale,
    operands: [Operand("RECIPE", .recipe, summary: .operandRecipe)],
    flags: [servings, factor, yield, by, units, style, write, shop, ShopCommand.list, .dryRun],
    formats: ["text", "json", "markdown"],
    exclusions: [[servings, factor, yield, by], [write, shop]],
    examples: [
      Example("vault --vault sample-vault scale borshch --servings 6", .exampleScaleServings),
      Example("vault --vault sample-vault scale borshch --factor 1/2 --style kitchen", .exampleScaleFactor),
      Example("vault --vault sample-vault scale borshch --servings 6 --write --dry-run", .exampleScaleWrite),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    try refuseWritingTheSame(invocation.arguments)
    if invocation.arguments.has(ShopCommand.list), !invocation.arguments.has(shop) {
      throw Failure(.wrongRequest, .scaleListNeedsShop, hints: [.init(.seeHelp, [.text("vault scale --help")])])
    }
    var lookup = ItemLookup(invocation.workspace.anew(), wanting: .recipe)
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    defer { lookup.finish() }
    let recipe = Recipe(found.note)
    if recipe.ingredients.isEmpty {
      guard found.note.type == .recipe, recipe.form != .prose else {
        throw Failure(
          .wrongRequest, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
      }
      invocation.warn(.scaleNoIngredients)
    }
    if !recipe.ingredients.isEmpty, recipe.isUnwritten(in: found.note.document) {
      throw Failure(
        .wrongRequest, .scaleUnwritten, [.text(found.path.text)],
        hints: [.init(.scaleUnwrittenHint, [.text(found.path.text)])])
    }
    let foods =
      try invocation.arguments.has(by) ? KitchenSession(invocation, at: found.root).book(invocation) : nil
    let scaling = try Scaling(invocation.arguments, recipe.context, found.settings, foods, path: found.path.text)
    let scaled = try askingKitchen(found.path.text, try scaling.scaled(recipe, of: found.note.document))
    if invocation.arguments.has(shop) { return try ShopAdding(found, by: scaled.factor, invocation).run() }
    guard invocation.arguments.has(write) || invocation.arguments.has(.dryRun) else {
      ScalePrinter(found, invocation).print(scaled)
      return .done
    }
    return try self.write(scaled, scaling, found, invocation)
  }

  /// Without a target, units or a style nothing would be scaled.
  private static func refuseWritingTheSame(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(write), ![servings, factor, yield, by, units, style].contains(where: arguments.has) else {
      return
    }
    throw Failure(
      .wrongRequest, .scaleWriteNeedsTarget, hints: [.init(.seeHelp, [.text("vault scale --help")])])
  }

  /// Names the lines whose amounts are not the exact multiples, because nothing brings these back but an undo.
  private static func warnOfLoss(
    _ scaled: ScaledRecipe, in after: [UInt8], _ found: FoundItem, _ invocation: Invocation
  ) {
    let note = Note(Document(after), context: found.note.context)
    let lines = scaled.inexactLines(in: Recipe(note), found.settings.measures)
    guard !lines.isEmpty else { return }
    invocation.warn(.scaleWriteLoses, [.count(lines.count)])
    for (line, written) in lines {
      let old = found.note.document.text(line.ingredient.line).trimmed
      let place = found.note.document.location(of: line.ingredient.line.lower).line
      invocation.detail("\(found.path.text):\(place): \(old) -> \(note.document.text(written.line).trimmed)")
    }
  }

  /// Writes the amounts and the servings into the note, and nothing else.
  private static func write(
    _ scaled: ScaledRecipe, _ scaling: Scaling, _ found: FoundItem, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    guard let root = found.root else {
      throw Failure(.wrongRequest, .editOutsideVault, [.text(found.path.text)], hints: [.init(.vaultNotFoundHint)])
    }
    ScalePrinter(found, invocation).warn(of: scaled)
    let before = found.note.document.bytes
    let after = scaled.markdown
    warnOfLoss(scaled, in: after, found, invocation)
    let context = found.note.context
    let write = NoteWrite(found.path, before: before, after: after) { bytes throws(EditRefusal) in
      // Whoever changed the note meanwhile may have changed its amounts: scaled are those that are there.
      let document = Document(bytes)
      let scaled = try? scaling.scaled(Recipe(Note(document, context: context)), of: document)
      guard let scaled else { throw EditRefusal(.wouldReadOtherwise, at: ByteRange(0, 0)) }
      return scaled.markdown
    }
    return try EditRun(invocation, Vault(root, for: invocation)).finish(
      after == before ? [] : [write], of: [found.title])
  }
}
