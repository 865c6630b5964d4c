import Testing
import VaultKitchen

/// Amounts that are said in words, and those below zero.
@Suite struct `Amounts in words` {
  @Test(arguments: [
    ("all milk", "milk"), ("All the milk", "milk"), ("all of the sour cream", "sour cream"), ("milk, all", "milk"),
    ("все молоко", "молоко"), ("Усе молоко", "молоко"), ("усю сметану", "сметану"), ("молоко все", "молоко"),
    ("всі яйця", "яйця"), ("всё масло", "масло"), ("all", nil), ("все", nil), ("milk", nil), ("allspice", nil),
    ("2 l milk", nil),
  ])
  func `all that there is`(text: String, rest: String?) { #expect(WordedAmount.all.rest(of: text) == rest) }

  @Test(arguments: [
    ("a few carrots", "carrots"), ("Some milk", "milk"), ("a little bit of butter", "butter"),
    ("several onions", "onions"), ("lots of parsley", "parsley"), ("кілька морквин", "морквин"),
    ("трохи сметани", "сметани"), ("extra virgin olive oil", nil), ("carrots", nil), ("some", nil), ("2 carrots", nil),
  ])
  func `some of it`(text: String, rest: String?) { #expect(WordedAmount.some.rest(of: text) == rest) }

  @Test(arguments: [
    ("-2 eggs", "-2"), ("-1 l milk", "-1"), ("\u{2212}2 eggs", "\u{2212}2"), ("milk -1 l", "-1"), ("-½ lemon", "-½"),
    ("2 -3 eggs", nil), ("2 - 3 eggs", nil), ("2-3 eggs", nil), ("milk - 1 l", nil), ("Butter — 50 g", nil),
    ("- 2 eggs", nil), ("-free flour", nil), ("vitamin B-12", nil), ("", nil),
  ])
  func `below zero`(text: String, number: String?) { #expect(WordedAmount.negative(in: text) == number) }
}
