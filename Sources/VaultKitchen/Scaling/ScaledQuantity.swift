package import VaultModel
package import VaultSyntax

/// An amount after scaling: its exact value, its text, and the patches that write it into the note.
package struct ScaledQuantity: Sendable, Hashable {
  /// The exact numbers in ``unit``, one or the two of a range; empty for text.
  package var values: [Rational]
  /// The number or range as printed; for text the text.
  package var amountText: String
  /// The unit, if vault knows it.
  package var unit: Unit?
  /// The unit as printed; empty without one.
  package var unitText: String
  /// The changes to the note; empty if its bytes say the same already.
  package var patches: [Patch]

  /// The amount with its unit: `400 g`.
  package var text: String { unitText.isEmpty ? amountText : amountText + " " + unitText }
}
