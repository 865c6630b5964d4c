// Function words of English, Ukrainian and Russian, folded as the index folds.
//
// Origin: chosen from grammars of the three languages (articles, prepositions, pronouns, question words, forms of "be",
// "do" and "have", modal words); written by hand for this project. Left out on purpose: what negates or excludes (`no`,
// `not`, `without`, `без`, `не`), and what is another word too (`may`, `will`, `us`, `am`).
// Licence: none needed (facts).

/// Words that hold a sentence together and say little of what it is about: `how do I` in `how do I prune roses`.
package enum FunctionWords {
  /// Whether a word that is folded as the index folds is one.
  package static func contains(_ word: String) -> Bool { all.contains(word) }

  private static let all = Set((english + " " + ukrainian + " " + russian).split(separator: " ").map(String.init))

  private static let english =
    "a an and are as at be been being by can could did do does for from had has have he her his how hows i if in into is it"
    + " its me must my of on or our she should than that the their them then there these they this those to was we were what"
    + " whats when where wheres which who whom whose why with would you your"

  private static let ukrainian =
    "а або але був була були було бути в вам вас ваш ви від він вона вони воно в для до є з за зі із і й його її їм їх"
    + " коли кого куди мене мені мій ми мої мою моя моє на нам нас наш о об от по потрібно при про свій своє свої свою своя"
    + " та так таке такий така те ти то треба у хто це цей ця ці чи чим чого чому що щоб щодо де як яка яке який яких які"
    + " якого якому якій можна"

  private static let russian =
    "была были было быть во все вы где его ее если есть и из или их как какая какие какой какую когда ко кто ли меня мне"
    + " мое мои мой мою моя мы надо нужно но об он она они оно от почему с свой со там ты чего чей чем что чтобы эта эти"
    + " это этот я можно куда"
}
