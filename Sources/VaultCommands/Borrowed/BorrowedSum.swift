import VaultModel
import VaultSyntax

/// The sum that some words begin with, as `money add` takes it behind a sign.
struct BorrowedSum {
  let text: String
  /// How many words it is.
  let count: Int

  init?(beginning words: ArraySlice<String>) {
    let bytes = Array(words.joined(separator: " ").utf8)
    let context = ReadingContext()
    guard
      let sum = MoneyReading.prefix(
        of: bytes, in: ByteRange(0, bytes.count), configured: context.currency, needsSign: false)
    else { return nil }
    var (end, code) = (sum.range.upper, "")
    if sum.currencyRange.isEmpty,
      let word = ForeignWord(at: ByteRange(sum.textStart, bytes.count), in: bytes, context: context)
    {
      // `5 kg` is no sum.
      guard let own = word.code else { return nil }
      // `money add` takes a code in capitals only.
      (end, code) = (word.range.lower, own)
    }
    let written = String(decoding: bytes[sum.range.lower..<end], as: UTF8.self) + code
    text = String(written.drop { "+-−".contains($0) })
    count = written.split(separator: " ").count
  }
}
