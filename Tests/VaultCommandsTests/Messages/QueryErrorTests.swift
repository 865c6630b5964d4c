import Testing
import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultSyntax

@testable import VaultCommands

@Suite struct `A query that does not read` {
  @Test(arguments: [
    (QueryError.Reason.unknownKey("tipe"), "no note has the key 'tipe'"),
    (.malformedValue(key: "time", kind: .duration), "the key 'time' needs a duration, such as 30m, 1h30m"),
    (
      .malformedValue(key: "on-holiday", kind: .member(.closed([HolidayRule.self]))),
      "the key 'on-holiday' needs one of: skip, before, after"
    ),
    (.malformedValue(key: "ingredient", kind: .quantity), "the key 'ingredient' needs an amount, such as 500 g"),
    (
      .malformedValue(key: "amount", kind: .amount),
      "the key 'amount' needs an amount, such as 500 g, or a sum of money, such as 250 UAH"
    ),
    (.ambiguousNumber(decimal: "1.234", thousands: "1234"), "the number may mean 1.234 or 1234"),
    (.parenthesisNotClosed, "the parenthesis is not closed"),
    (.unknownDirective("srot"), "there is no directive 'srot'"),
  ])
  func `is a wrong call, said in a sentence`(reason: QueryError.Reason, sentence: String) {
    let failure = Failure(QueryError(reason, at: ByteRange(0, 4), suggestions: ["type"]), in: "tipe:soup")
    #expect(failure.kind == .wrongRequest)
    #expect(Messages(.english)(failure.remark) == sentence)
    #expect(failure.remark.marked?.text == "tipe:soup" && failure.remark.marked?.range == ByteRange(0, 4))
    #expect(failure.hints.first == .didYouMean(["type"]))
  }
}
