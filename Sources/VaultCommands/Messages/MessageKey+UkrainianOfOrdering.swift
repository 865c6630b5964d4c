extension MessageKey {
  /// The Ukrainian text of the keys about the manual order of tasks; empty for all others.
  var ukrainianOfOrdering: StaticString {
    switch self {
    case .commandOrder: "Розставити завдання у власному порядку."
    case .flagOrderBefore: "поставити їх перед іншим завданням"
    case .flagOrderAfter: "поставити їх після іншого завдання"
    case .flagOrderFirst: "поставити їх перед усіма іншими"
    case .flagOrderLast: "поставити їх після всіх інших"
    case .exampleOrder: "спершу полиця, потім фарба, різницею"
    case .exampleOrderFirst: "перше завдання свого списку"
    case .orderNoPlace: "«vault order» потребує місця, куди поставити завдання"
    case .orderNoPlaceHint: "це «--before ІНШЕ», «--after ІНШЕ», «--first» або «--last»"
    case .orderItself: "«{0}» не може стояти перед собою чи після себе"
    case .orderApart: "«{0}» і «{1}» не стоять разом"
    case .orderApartHint:
      "разом стоять кроки одного завдання, завдання одного списку й рядки однієї нотатки; «vault set ЕЛЕМЕНТ list=НАЗВА» додає до списку"
    case .orderLooseNotes: "завдання без списку"
    case .orderPlaced: "«{0}»: номер {1} з {2} у «{3}»"
    case .orderSortedOtherwise: "список «{0}» упорядковано за ключем {1}; {2}"
    case .orderUnsorted: "список «{0}» не має «sort»; {1}"
    case .orderSortHint: "«vault set {0} sort=manual» покаже в ньому цей порядок"
    default: ""
    }
  }
}
