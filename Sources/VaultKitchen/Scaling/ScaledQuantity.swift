package import VaultModel
package import VaultSyntax

/// New bytes for a range of a note.
package struct ScalePatch: Sendable, Hashable {
  /// What is replaced; empty where something is put in.
  package var range: ByteRange
  package var bytes: [UInt8]

  package init(_ range: ByteRange, _ text: String) {
    self.range = range
    bytes = Array(text.utf8)
  }
}

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
  package var patches: [ScalePatch]

  /// The amount with its unit: `400 g`.
  package var text: String { unitText.isEmpty ? amountText : amountText + " " + unitText }
}
