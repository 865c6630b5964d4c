package extension MessageKey {
  static let commandDepartments = MessageKey(
    en: "List the departments that teachers and rooms are of.", uk: "Кафедри викладачів і аудиторій.")
  static let operandDepartmentsQuery = MessageKey(
    en: "which teachers and rooms, such as 'building:4'; all without one",
    uk: "які викладачі й аудиторії, як-от «building:4»; без запиту всі")
  static let exampleDepartments = MessageKey(
    en: "every department with its teachers and rooms", uk: "усі кафедри з кількістю викладачів і аудиторій")
  static let exampleDepartmentsQuery = MessageKey(
    en: "whose rooms are in building 4, for programs", uk: "чиї аудиторії в корпусі 4, для програм")
  static let exitDepartmentsNone = MessageKey(
    en: "there are no such teachers and rooms", uk: "таких викладачів і аудиторій немає")
  static let departmentsSorted = MessageKey(
    en: "departments stand by name; 'sort' and 'group' have no place here",
    uk: "кафедри впорядковано за назвою; «sort» і «group» тут зайві")
  static let departmentsWithout = MessageKey(en: "without a department", uk: "без кафедри")
  static let departmentsTeachers = MessageKey(
    en: "{0} {0:teacher|teachers}", uk: "{0} {0:викладач|викладачі|викладачів}")
  static let departmentsRooms = MessageKey(en: "{0} {0:room|rooms}", uk: "{0} {0:аудиторія|аудиторії|аудиторій}")
}
