extension MessageKey {
  /// The Ukrainian text of the keys about lists; empty for all others.
  var ukrainianOfLists: StaticString {
    switch self {
    case .linkedFrom: "Посилаються сюди"
    case .commandList: "Назвати списки й збережені запити або показати вміст одного."
    case .operandList:
      "список: назва, інша назва, шлях чи скорочення, або Сьогодні, Заплановані, Усі, З прапорцем, Прострочені, Виконані, Без дати"
    case .operandListQuery: "запит, що звужує список"
    case .exampleList: "усі списки й скільки в кожному записів"
    case .exampleListOne: "що знаходить збережений запит списку"
    case .exampleListWithin: "частина списку з тегом, в іншому порядку"
    case .exitListFound: "у списку щось є"
    case .exitListNothing: "список порожній, або такого списку немає"
    case .listNotFound: "немає списку «{0}»"
    case .listAmbiguous: "«{0}» може означати {1} {1:список|списки|списків|списку}"
    case .listAmbiguousHint: "назвіть його за шляхом"
    case .listQueryUnread: "запит списку «{0}» у {1} не читається"
    case .listNeedsName: "{0} потребує списку: vault list LIST"
    case .kindBuiltIn: "вбудований"
    case .kindPlain: "звичайний"
    case .kindSmart: "розумний"
    case .kindLearned: "навчений"
    default: ""
    }
  }
}
