/// Texts about the queries of lists.
package extension MessageKey {
  static let queryRangeOfUnits = MessageKey(
    en: "the ends of the range are of different units", uk: "краї проміжку в різних одиницях")
  static let listOverdueHidden = MessageKey(
    en: "{0} overdue not shown", uk: "не показано {0} {0:прострочене|прострочені|прострочених|простроченого}")
  static let listTasksHint = MessageKey(
    en: "'vault tasks' shows the open tasks", uk: "«vault tasks» показує відкриті завдання", isAdvice: true)
  static let exampleListSort = MessageKey(
    en: "everything without a tag, the most important first", uk: "усе без тега, найважливіше спершу")
}
