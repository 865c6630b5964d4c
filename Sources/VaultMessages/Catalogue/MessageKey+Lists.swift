/// Texts about lists.
package extension MessageKey {
  static let linkedFrom = MessageKey(en: "Linked from", uk: "Посилаються сюди")
  static let commandList = MessageKey(
    en: "Name the lists and saved queries, or show what is in one.",
    uk: "Назвати списки й збережені запити або показати вміст одного.")
  static let operandList = MessageKey(
    en: "a list, by title, alias, path or handle, or Today, Scheduled, All, Flagged, Overdue, Completed, No date",
    uk:
      "список: назва, інша назва, шлях чи код, або Сьогодні, Заплановані, Усі, З прапорцем, Прострочені, Виконані, Без дати"
  )
  static let operandListQuery = MessageKey(en: "a query that narrows the list", uk: "запит, що звужує список")
  static let exampleList = MessageKey(
    en: "every list, and how much is in it", uk: "усі списки й скільки в кожному записів")
  static let exampleListOne = MessageKey(
    en: "what the saved query of a list finds", uk: "що знаходить збережений запит списку")
  static let exampleListWithin = MessageKey(
    en: "the part of a list that has a tag, in another order", uk: "частина списку з тегом, в іншому порядку")
  static let exitListFound = MessageKey(en: "the list has items", uk: "у списку щось є")
  static let exitListNothing = MessageKey(
    en: "the list is empty, no list has that name, or there is too little to learn from",
    uk: "список порожній, такого списку немає, або замало, щоб навчитися")
  static let listNotFound = MessageKey(en: "no list is called '{0}'", uk: "немає списку «{0}»")
  static let listAmbiguous = MessageKey(
    en: "'{0}' may be {1} {1:list|lists}", uk: "«{0}» може означати {1} {1:список|списки|списків|списку}")
  static let listAmbiguousHint = MessageKey(en: "name it by its path", uk: "назвіть його за шляхом")
  static let listQueryUnread = MessageKey(
    en: "the query of the list '{0}' in {1} cannot be read", uk: "запит списку «{0}» у {1} не вдалося прочитати")
  static let listNeedsName = MessageKey(
    en: "{0} needs a list: vault list LIST", uk: "{0} потребує списку: vault list СПИСОК")
  static let kindBuiltIn = MessageKey(en: "built in", uk: "вбудований")
  static let kindPlain = MessageKey(en: "plain", uk: "звичайний")
  static let kindSmart = MessageKey(en: "smart", uk: "розумний")
  static let kindLearned = MessageKey(en: "learned", uk: "навчений")
}
