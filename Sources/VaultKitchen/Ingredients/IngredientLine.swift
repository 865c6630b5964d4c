package import VaultModel
package import VaultSyntax

/// An ingredient as people write it on a page or in a note, taken apart.
///
/// ```swift
/// let line = IngredientLine("2 склянки просіяного борошна, або 250 г крохмалю")
/// line.amounts.first?.value    // 2
/// line.amounts.first?.unit     // .glass
/// line.name                    // "борошна"
/// ```
///
/// Nothing is lost: every part says which bytes it was read from, and what has no place is a preparation.
///
/// ## Topics
/// - Reading: ``init(_:context:)``, ``init(_:in:context:)``.
/// - How much: ``amounts``, ``isToTaste``.
/// - Of what: ``name``, ``nameRanges``, ``alternatives``.
/// - How: ``preparations``, ``isOptional``.
package struct IngredientLine: Sendable, Hashable {
  /// How much, as the note's own reader has it; nil when the line does not say.
  package internal(set) var quantity: Quantity?
  /// The amounts in the order they say most: how much to take first, then the same in other units and sizes.
  package internal(set) var amounts: [IngredientAmount] = []
  /// What is measured, as written but without what is done to it.
  package internal(set) var name = ""
  /// Where the words of the name stand: several stretches when something stands between them.
  package internal(set) var nameRanges: [ByteRange] = []
  /// What is done to it and what it is for: `finely chopped`, `at room temperature`, `for dusting`.
  package internal(set) var preparations: [ByteRange] = []
  /// What can be taken instead, without the `or`.
  package internal(set) var alternatives: [ByteRange] = []
  /// Whether the dish works without it.
  package internal(set) var isOptional = false
  /// Whether the cook decides how much: `to taste`, `as needed`.
  package internal(set) var isToTaste = false

  /// Reads one line of bytes.
  ///
  /// - Parameter context: decides doubtful numbers such as `1,000`; when it knows no language the letters of the line do.
  /// - Complexity: O(length); what follows the first 2,000 bytes is left unread.
  package init(_ bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()) {
    var reader = IngredientReader(bytes, in: range, context: context)
    self = reader.read()
  }

  /// Reads a line given as text; its ranges are offsets into the text's UTF-8.
  package init(_ text: String, context: NumberContext = NumberContext()) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count), context: context)
  }

  init() {}
}
