import VaultTestSupport

/// The files of a university's information system that the tests import, and variations of them.
enum ScheduleFiles {
  /// What stands before the days of a schedule of a group.
  static let head = """
    {"startDate":"01.09.2026","endDate":"24.12.2026","startExamsDate":null,"endExamsDate":null,
     "studentGroupDto":{"id":1,"name":"010201","facultyId":7,"facultyAbbrev":"ФКСиС","course":null,"specialityDepartmentEducationFormId":20,"specialityName":"Информатика","specialityAbbrev":"ИиТП","educationDegree":1,"calendarId":null},
     "schedules":{
    """

  static let monday = """
    "Понедельник":[{"subject":"БвКС","subjectFullName":"Безопасность в компьютерных сетях","lessonTypeAbbrev":"ЛР","weekNumber":[1,3],"startLessonTime":"10:35","endLessonTime":"11:55","numSubgroup":1,"split":false,"auditories":["405-1 к."],"note":null,"dateLesson":null,"startLessonDate":"01.09.2026","endLessonDate":"24.11.2026","announcement":false,"announcementStart":null,"announcementEnd":null,"studentGroups":[{"name":"010201"}],"employees":[{"id":500434,"urlId":"i-abramov","firstName":"Игорь","middleName":null,"lastName":"Абрамов"}]}]
    """

  static let tuesday = """
    "Вторник":[{"subject":"ФизК","lessonTypeAbbrev":null,"weekNumber":[0],"startLessonTime":"09:00","endLessonTime":"10:20","numSubgroup":0,"auditories":[],"startLessonDate":"15.12.2026","endLessonDate":"01.09.2026","employees":null}]
    """

  static let wednesday = """
    "Среда":[{"subject":null,"lessonTypeAbbrev":null,"weekNumber":null,"startLessonTime":"15:20","endLessonTime":"16:00","numSubgroup":0,"auditories":null,"note":"Организационное собрание, ауд. 112-3","startLessonDate":"18.11.2026","endLessonDate":"18.11.2026","announcement":true,"announcementStart":"17.11.2026","announcementEnd":"18.11.2026","employees":[]}]
    """

  /// A record whose time is a number.
  static let thursday = """
    "Четверг":[{"subject":"ОАиП","weekNumber":[1],"startLessonTime":930,"endLessonTime":"10:20","numSubgroup":0}]
    """

  static let exams = """
    },
     "exams":[{"subject":"БвКС","lessonTypeAbbrev":"Экзамен","weekNumber":[1],"startLessonTime":"10:00","endLessonTime":"12:00","numSubgroup":0,"auditories":["epam 104 к1-2 к."],"dateLesson":"22.12.2026","startLessonDate":null,"endLessonDate":null,"employees":null}]}
    """

  /// A schedule of these days.
  static func schedule(_ days: String...) -> String { head + days.joined(separator: ",\n") + exams }

  static let first = schedule(monday, tuesday, wednesday, thursday)

  /// The laboratory has moved to another room, and nothing is on Tuesday.
  static let second = schedule(
    monday.replacing("405-1 к.", with: "406-1 к."), wednesday, thursday)

  /// A schedule with one lesson under a day and nothing else, as a source writes it.
  static func lesson(_ members: String, under day: String = "Среда") -> String {
    "{\"startDate\":\"01.09.2026\",\"endDate\":\"24.12.2026\",\"studentGroupDto\":{\"id\":1,\"name\":\"010201\"},"
      + "\"schedules\":{\"\(day)\":[{\(members)}]}}"
  }
}
