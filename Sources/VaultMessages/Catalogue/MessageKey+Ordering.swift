/// Texts about the manual order of tasks.
package extension MessageKey {
  static let commandOrder = MessageKey(
    en: "Put tasks in an order of your own.", uk: "Розставити завдання у власному порядку.")
  static let flagOrderBefore = MessageKey(en: "put them before another task", uk: "поставити їх перед іншим завданням")
  static let flagOrderAfter = MessageKey(en: "put them after another task", uk: "поставити їх після іншого завдання")
  static let flagOrderFirst = MessageKey(en: "put them before all others", uk: "поставити їх перед усіма іншими")
  static let flagOrderLast = MessageKey(en: "put them after all others", uk: "поставити їх після всіх інших")
  static let exampleOrder = MessageKey(
    en: "first the shelf, then the paint, as a diff", uk: "спершу полиця, потім фарба, як різниця")
  static let exampleOrderFirst = MessageKey(en: "the first task of its list", uk: "перше завдання свого списку")
  static let orderNoPlace = MessageKey(
    en: "'vault order' needs the place that the tasks are to get",
    uk: "«vault order» потребує місця, куди поставити завдання")
  static let orderNoPlaceHint = MessageKey(
    en: "it is '--before OTHER', '--after OTHER', '--first' or '--last'",
    uk: "це «--before ІНШЕ», «--after ІНШЕ», «--first» або «--last»")
  static let orderItself = MessageKey(
    en: "'{0}' cannot be placed before or after itself", uk: "«{0}» не можна поставити перед собою чи після себе")
  static let orderApart = MessageKey(en: "'{0}' and '{1}' are not in one place", uk: "«{0}» і «{1}» не стоять разом")
  static let orderApartHint = MessageKey(
    en:
      "steps of one task, tasks of one list and lines of one note are; 'vault set ITEM list=NAME' puts one into a list",
    uk:
      "разом стоять кроки одного завдання, завдання одного списку й рядки однієї нотатки; «vault set ЗАПИС list=НАЗВА» додає до списку"
  )
  static let orderLooseNotes = MessageKey(en: "tasks without a list", uk: "завдання без списку")
  static let orderPlaced = MessageKey(en: "'{0}': number {1} of {2} in '{3}'", uk: "«{0}»: номер {1} з {2} у «{3}»")
  static let orderSortedOtherwise = MessageKey(
    en: "the list '{0}' is sorted by {1}; {2}", uk: "список «{0}» впорядковано за ключем {1}; {2}")
  static let orderUnsorted = MessageKey(en: "the list '{0}' has no 'sort'; {1}", uk: "список «{0}» не має «sort»; {1}")
  static let orderSortHint = MessageKey(
    en: "'vault set {0} sort=manual' makes it show this order",
    uk: "«vault set {0} sort=manual» покаже в ньому цей порядок")
}
