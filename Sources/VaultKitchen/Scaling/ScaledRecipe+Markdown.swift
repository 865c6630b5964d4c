import VaultSyntax

extension ScaledRecipe {
  /// The whole note with the amounts and the servings replaced, and every other byte as it was.
  package var markdown: [UInt8] { patches.applied(to: document.bytes) }
}
