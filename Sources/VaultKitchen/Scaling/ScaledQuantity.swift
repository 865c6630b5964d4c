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
  /// The changes to the note, those of the parts among them; empty if its bytes say the same already.
  package var patches: [Patch]
  /// The amounts beside it that scale, with what each says about it.
  package var parts: [Part] = []
  /// What is added to it as printed, with what stands before it: ` + 2 tbsp`.
  var addedText = ""

  /// A further amount after scaling.
  package struct Part: Sendable, Hashable {
    package var role: Quantity.Part.Role
    package var quantity: ScaledQuantity
  }

  /// The amount with its unit and what is added to it: `400 g`, `2 kg 400 g`.
  package var text: String {
    (unitText.isEmpty || amountText.isEmpty ? amountText + unitText : amountText + " " + unitText) + addedText
  }
}
