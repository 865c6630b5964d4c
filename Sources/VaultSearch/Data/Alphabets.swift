// The letters of English, Ukrainian and Russian in alphabetical order.
//
// Origin: the alphabets themselves; the joint Cyrillic order puts each language's own letters where its alphabet has
// them. Checked against the Unicode collation of ICU 72 for uk and ru.
// Licence: none needed (facts).

/// The letters that ``Collation`` gives places of their own, in order.
enum Alphabets {
  static let latin: StaticString = "abcdefghijklmnopqrstuvwxyz"
  /// Ukrainian and Russian in one; `ё` counts as `е`, and in Russian `ї` as `і`.
  static let cyrillic: StaticString = "абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя"
}
