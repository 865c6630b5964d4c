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
    en: "departments are sorted by name; 'sort' and 'group' have no place here",
    uk: "кафедри впорядковано за назвою; «sort» і «group» тут зайві")
  static let departmentsWithout = MessageKey(en: "without a department", uk: "без кафедри")
  static let departmentsTeachers = MessageKey(
    en: "{0} {0:teacher|teachers}", uk: "{0} {0:викладач|викладачі|викладачів}")
  static let departmentsRooms = MessageKey(en: "{0} {0:room|rooms}", uk: "{0} {0:аудиторія|аудиторії|аудиторій}")

  // MARK: Whose lessons

  static let timetableWhose = MessageKey(
    en: "whose lessons: neither the call nor the settings say", uk: "чиї заняття, не кажуть ні виклик, ні налаштування")
  static let timetableWhoseHint = MessageKey(
    en: "say --group, --teacher or --room, or write timetable: {mine: [{group: \"…\"}]} into .vault/config.yaml",
    uk: "додайте --group, --teacher чи --room або timetable: {mine: [{group: \"…\"}]} у .vault/config.yaml")
  static let timetableNoView = MessageKey(en: "there is no saved view '{0}'", uk: "збереженого подання «{0}» немає")
  static let timetableViewHint = MessageKey(
    en: "a saved view is a note of the timetable folder with 'view: {group: [\"…\"]}'",
    uk: "збережене подання — це нотатка в теці timetable з «view: {group: [\"…\"]}»")
  static let timetableNoGroup = MessageKey(
    en: "no lesson and no note knows the group '{0}'", uk: "групи «{0}» немає ні в заняттях, ні в нотатках")
  static let timetableNoTeacher = MessageKey(
    en: "no lesson and no note knows the teacher '{0}'", uk: "викладача «{0}» немає ні в заняттях, ні в нотатках")
  static let timetableNoRoom = MessageKey(
    en: "no lesson and no note knows the room '{0}'", uk: "аудиторії «{0}» немає ні в заняттях, ні в нотатках")
}
