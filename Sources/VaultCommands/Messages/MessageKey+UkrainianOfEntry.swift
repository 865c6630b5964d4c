extension MessageKey {
  /// The Ukrainian text of the keys about typed tasks; empty for all others.
  var ukrainianOfEntry: StaticString {
    switch self {
    case .flagAddParent: "додати як підзавдання цього завдання"
    case .flagAddPlain: "узяти текст як є, разом із датами"
    case .exampleAddPlain: "назва, що говорить про дату"
    case .exampleAddParent: "підзавдання в тілі нотатки завдання"
    case .addParentIsNoTask: "«{0}» не завдання, тому підзавдань не має"
    case .entryUnderstood: "зрозуміло «{0}»: {1}"
    case .entryDue: "термін {0}"
    case .entryBlock: "з {0} до {1}"
    case .entryAllDay: "{0}, увесь день"
    case .entryScheduled: "заплановано на {0}"
    case .entryWait: "сховано до {0}"
    case .entryRepeats: "повторюється {0}"
    case .entryClocks: "о {0} та {1}"
    case .entryTimesWithoutRule: "«{0}» лишається в назві: завдання без повторення має один час"
    case .entryTimesInNoRule:
      "«{0}» лишається в назві: одним правилом цих часів не сказати, тож додайте завдання для кожного"
    case .entryNotUnderstood: "«{0}» лишається в назві: схоже на дату чи час, але зрозуміло не все"
    case .entryTwoDates: "«{0}» лишається в назві: це може бути {1} або {2}"
    case .entryUnknownDay: "«{0}» лишається в назві: vault не знає, якого дня «{1}», тож допишіть дату або «сьогодні»"
    case .entryRuleIsOver: "«{0}» лишається в назві: правило скінчилося б ще до першого разу"
    case .entryDuration: "триває {0}"
    case .entryPriority: "пріоритет {0}"
    case .entryReminder: "нагадає {0}"
    case .entryList: "список {0}"
    case .entryListTwice: "{0} каже, куди йде рядок, і «list:{1}» у його тексті теж"
    case .entryListFillsItself: "список «{0}» наповнюється сам, тому додати до нього нічого не можна"
    case .entryNotWritable: "«{0}» не записати одним завданням, що каже саме це"
    case .entryPlainHint: "«--plain» бере текст як є"
    default: ""
    }
  }
}
