/// A mark of Cooklang in the steps of a recipe (Cooklang specification, "The .cook recipe specification").
///
/// ```swift
/// // Add @olive oil{2%tbsp}(cold) to the #pan and wait ~{25%min}. -- careful
/// mark.kind       // .ingredient, .cookware, .timer, .comment
/// mark.name       // olive oil
/// mark.quantity   // 2, and unit tbsp
/// mark.note       // cold
/// ```
/// A range is empty where the mark has no such part.
package struct CooklangMark: Hashable, Sendable {
  /// What the sign says: `@`, `#`, `~`, or a comment.
  package enum Kind: UInt8, Sendable { case ingredient, cookware, timer, comment }

  /// What is marked.
  package var kind: Kind
  /// The whole mark, braces and note included.
  package var range: ByteRange
  /// The words after `@`, `#` or `~`, without white space at the ends; of a comment its text.
  package var name: ByteRange
  /// What stands in the braces before `%`, and after it.
  package var quantity = ByteRange(0, 0), unit = ByteRange(0, 0)
  /// The preparation in parentheses right after the braces.
  package var note = ByteRange(0, 0)
}
