package import VaultSyntax

/// A Cooklang mark in a step, with its amount read: `@flour{200%g}`, `#pot{}`, `~{25%min}`.
package struct StepMark: Sendable, Hashable {
  package var mark: CooklangMark
  /// The amount of an ingredient or a timer; nil where the mark has none.
  package var quantity: Quantity?
  /// Whether `=` stands before the amount: it never scales (Cooklang extension *locked quantities*).
  package var isFixed: Bool

  init(_ mark: CooklangMark, in bytes: [UInt8], context: NumberContext) {
    self.mark = mark
    var number = mark.quantity
    isFixed = !number.isEmpty && bytes[number.lower] == 0x3D
    if isFixed { number = ByteRange(number.lower + 1, number.upper) }
    quantity = Quantity.parsing(bytes, in: number, context: context)
    guard !mark.unit.isEmpty else { return }
    quantity?.setUnit(bytes, in: mark.unit, context)
  }
}
