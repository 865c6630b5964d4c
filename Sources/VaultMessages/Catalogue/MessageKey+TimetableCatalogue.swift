/// Texts about rooms, teachers and groups, clashes and hours of lessons.
package extension MessageKey {
  // MARK: Rooms

  static let commandRooms = MessageKey(
    en: "List rooms, or find the free ones.", uk: "Показати аудиторії або знайти вільні.")
  static let operandRooms = MessageKey(
    en: "the beginning of a name or part of a department's, or 'free'",
    uk: "початок назви або частина назви кафедри, або «free»")
  static let operandRoomsQuery = MessageKey(
    en: "the beginning of a name, or part of a department's", uk: "початок назви або частина назви кафедри")
  static let flagListBy = MessageKey(en: "group them by this", uk: "за чим групувати")
  static let flagRoomsBuilding = MessageKey(en: "those of a building", uk: "лише в цьому корпусі")
  static let flagRoomsKind = MessageKey(
    en: "those of a kind, or made for lessons of a kind, such as ЛР",
    uk: "лише такого виду або для занять такого виду, як-от ЛР")
  static let flagRoomsDepartment = MessageKey(
    en: "those of a department, by part of its name", uk: "лише цієї кафедри, за частиною назви")
  static let flagRoomsAt = MessageKey(
    en: "when: a day and two times, such as \"2026-12-22 10:35-11:55\"; today without a day",
    uk: "коли: день і два часи, як-от «2026-12-22 10:35-11:55»; без дня — сьогодні")
  static let flagRoomsCapacity = MessageKey(
    en: "those with at least N seats", uk: "лише ті, де щонайменше N місць")
  static let exampleRooms = MessageKey(en: "every room, by building", uk: "усі аудиторії за корпусами")
  static let exampleRoomsOne = MessageKey(en: "what is known of one room", uk: "усе про одну аудиторію")
  static let exampleRoomsFree = MessageKey(
    en: "where laboratory work fits in on a Monday evening", uk: "де в понеділок увечері можна провести лабораторну")
  static let exitRoomsNone = MessageKey(en: "there is no such room", uk: "таких аудиторій немає")
  static let roomsNone = MessageKey(en: "there is no note of such a room", uk: "немає нотатки про таку аудиторію")
  static let roomsNoneHint = MessageKey(
    en: "a room is a note in the folder rooms, with the keys building, kind, capacity and department",
    uk: "аудиторія — це нотатка в теці rooms із ключами building, kind, capacity, department", isAdvice: true)
  static let roomsNoneFree = MessageKey(en: "no such room is free", uk: "вільних аудиторій немає")
  static let roomsCoverage = MessageKey(
    en: "{0}, {1}: free by the lessons that are known, from {2} of {3} {3:group|groups}",
    uk: "{0}, {1}: вільні за відомими заняттями, {2} з {3} {3:групи|груп|груп}")
  static let roomsCapacityUnknown = MessageKey(en: "capacity unknown", uk: "місткість невідома")
  static let roomsNoTime = MessageKey(en: "when is the room needed?", uk: "на коли потрібна аудиторія?")
  static let roomsNotATime = MessageKey(
    en: "'{0}' does not say a day and two times", uk: "у «{0}» немає дня і двох часів")
  static let roomsTimeHint = MessageKey(
    en: "write --at \"2026-12-22 10:35-11:55\", or --at \"tomorrow 10:35-11:55\"",
    uk: "напишіть --at \"2026-12-22 10:35-11:55\" або --at \"завтра 10:35-11:55\"")
  static let timesTurned = MessageKey(
    en: "'{0}' ends before it begins", uk: "«{0}» закінчується раніше, ніж починається")
  static let roomsNightHint = MessageKey(
    en: "turn the two times round; for a night ask twice: until 24:00, and from 00:00 of the next day",
    uk: "поміняйте часи місцями; про ніч питайте двічі: до 24:00 і з 00:00 наступного дня")
  static let roomsSeats = MessageKey(en: "{0} {0:seat|seats}", uk: "{0} {0:місце|місця|місць}")

  // MARK: Teachers

  static let commandTeachers = MessageKey(en: "List teachers.", uk: "Показати викладачів.")
  static let operandTeachers = MessageKey(
    en: "the beginning of a surname or first name, or part of a department's name",
    uk: "початок прізвища чи імені або частина назви кафедри")
  static let exampleTeachers = MessageKey(en: "every teacher, by department", uk: "усі викладачі за кафедрами")
  static let exampleTeachersOne = MessageKey(en: "what is known of one teacher", uk: "усе про одного викладача")
  static let exitTeachersNone = MessageKey(en: "there is no such teacher", uk: "таких викладачів немає")
  static let teachersNone = MessageKey(
    en: "there is no note of such a teacher", uk: "немає нотатки про такого викладача")
  static let teachersNoneHint = MessageKey(
    en: "a teacher is a note in the folder teachers, with the keys name, departments, rank and degree",
    uk: "викладач — це нотатка в теці teachers із ключами name, departments, rank, degree", isAdvice: true)

  // MARK: Groups

  static let commandGroups = MessageKey(en: "List groups of students.", uk: "Показати групи студентів.")
  static let operandGroups = MessageKey(
    en: "the beginning of a number, or part of a speciality's name",
    uk: "початок номера або частина назви спеціальності")
  static let flagGroupsBy = MessageKey(
    en: "group them by this; a stream is one speciality and course",
    uk: "за чим групувати; потік — це одна спеціальність і курс")
  static let flagGroupsFaculty = MessageKey(en: "those of a faculty", uk: "лише цього факультету")
  static let flagGroupsForm = MessageKey(en: "those of a form of study", uk: "лише цієї форми навчання")
  static let flagGroupsDegree = MessageKey(
    en: "those who study for a degree: 1 or bachelor, 2 or master",
    uk: "лише цього ступеня: 1 чи bachelor, 2 чи master")
  static let flagGroupsCourse = MessageKey(en: "those of a course", uk: "лише цього курсу")
  static let exampleGroups = MessageKey(
    en: "the groups of the second course, by stream", uk: "групи другого курсу за потоками")
  static let exampleGroupsOne = MessageKey(
    en: "a group with its teachers, stream and term", uk: "група з викладачами, потоком і семестром")
  static let exitGroupsNone = MessageKey(en: "there is no such group", uk: "таких груп немає")
  static let groupsNone = MessageKey(en: "there is no note of such a group", uk: "немає нотатки про таку групу")
  static let groupsNoneHint = MessageKey(
    en: "a group is a note in the folder groups, with the keys speciality, faculty, course, form and degree",
    uk: "група — це нотатка в теці groups із ключами speciality, faculty, course, form, degree", isAdvice: true)

  // MARK: Sections

  static let catalogueBuilding = MessageKey(en: "building {0}", uk: "корпус {0}")
  static let catalogueFloor = MessageKey(en: "floor {0}", uk: "поверх {0}")
  static let catalogueCourse = MessageKey(en: "course {0}", uk: "курс {0}")
  static let withoutBuilding = MessageKey(en: "without a building", uk: "без корпусу")
  static let withoutFloor = MessageKey(en: "without a floor", uk: "без поверху")
  static let withoutInitial = MessageKey(en: "without a name", uk: "без імені")
  static let withoutRank = MessageKey(en: "without a rank", uk: "без посади")
  static let withoutDegree = MessageKey(en: "without a degree", uk: "без ступеня")
  static let withoutSpeciality = MessageKey(en: "without a speciality", uk: "без спеціальності")
  static let withoutFaculty = MessageKey(en: "without a faculty", uk: "без факультету")
  static let withoutCourse = MessageKey(en: "without a course", uk: "без курсу")
  static let withoutStream = MessageKey(en: "without a stream", uk: "без потоку")

  // MARK: Cards

  static let cardBuilding = MessageKey(en: "building", uk: "корпус")
  static let cardFloor = MessageKey(en: "floor", uk: "поверх")
  static let cardKind = MessageKey(en: "kind", uk: "вид")
  static let cardCapacity = MessageKey(en: "capacity", uk: "місткість")
  static let cardDepartment = MessageKey(en: "department", uk: "кафедра")
  static let cardGroups = MessageKey(en: "groups", uk: "групи")
  static let cardRank = MessageKey(en: "rank", uk: "посада")
  static let cardDegree = MessageKey(en: "degree", uk: "ступінь")
  static let cardEmail = MessageKey(en: "email", uk: "пошта")
  static let cardPhone = MessageKey(en: "phone", uk: "телефон")
  static let cardPage = MessageKey(en: "page", uk: "сторінка")
  static let cardFaculty = MessageKey(en: "faculty", uk: "факультет")
  static let cardSpeciality = MessageKey(en: "speciality", uk: "спеціальність")
  static let cardCourse = MessageKey(en: "course", uk: "курс")
  static let cardForm = MessageKey(en: "form", uk: "форма")
  static let cardStudents = MessageKey(en: "students", uk: "студентів")
  static let cardTeachers = MessageKey(en: "teachers", uk: "викладачі")
  static let cardStream = MessageKey(en: "stream", uk: "потік")
  static let cardTerm = MessageKey(en: "term", uk: "семестр")
  static let cardExams = MessageKey(en: "exams", uk: "сесія")
  static let cardUpdated = MessageKey(en: "updated", uk: "оновлено")
  static let degreeBachelor = MessageKey(en: "bachelor", uk: "бакалавр")
  static let degreeMaster = MessageKey(en: "master", uk: "магістр")

  // MARK: Departments

  static let flagDepartmentsOf = MessageKey(
    en: "what is listed; faculties and specialities are those of groups",
    uk: "що показати; факультети й спеціальності — це ті, що в груп")
  static let exampleDepartmentsOf = MessageKey(
    en: "every faculty with its groups", uk: "усі факультети з кількістю груп")
  static let departmentsGroups = MessageKey(en: "{0} {0:group|groups}", uk: "{0} {0:група|групи|груп}")

  // MARK: Clashes

  static let commandClash = MessageKey(
    en: "Find rooms, teachers and groups that are booked twice.",
    uk: "Знайти аудиторії, викладачів і групи, зайняті двічі.")
  static let flagClashFrom = MessageKey(
    en: "the first day (default: that of the academic year)", uk: "перший день (типово: початок навчального року)")
  static let flagClashTo = MessageKey(
    en: "the last day (default: that of the academic year)", uk: "останній день (типово: кінець навчального року)")
  static let exampleClash = MessageKey(
    en: "what is booked twice in this academic year", uk: "що зайнято двічі цього навчального року")
  static let exampleClashGroup = MessageKey(
    en: "what disturbs one group from today on, for programs", uk: "що заважає одній групі від сьогодні, для програм")
  static let exitClashFound = MessageKey(en: "something is booked twice", uk: "щось зайнято двічі")
  static let clashNone = MessageKey(en: "nothing is booked twice", uk: "нічого не зайнято двічі")

  // MARK: Hours

  static let exampleTimetableStats = MessageKey(
    en: "the hours of one group by subject, kind, week and teacher, and the gaps",
    uk: "години групи за предметами, видами, тижнями й викладачами та вікна")

  static let hoursTotal = MessageKey(en: "{0} {0:lesson|lessons}, {1}", uk: "{0} {0:заняття|заняття|занять}, {1}")
  static let hoursBySubject = MessageKey(en: "By subject", uk: "За предметами")
  static let hoursByKind = MessageKey(en: "By kind", uk: "За видами")
  static let hoursByWeek = MessageKey(en: "By week of the cycle", uk: "За тижнями циклу")
  static let hoursByTeacher = MessageKey(en: "By teacher", uk: "За викладачами")
  static let hoursGaps = MessageKey(
    en: "{0} {0:gap|gaps} between lessons, {1}; the longest {2} on {3}",
    uk: "{0} {0:вікно|вікна|вікон} між заняттями, {1}; найдовше — {2}, {3}")
}
