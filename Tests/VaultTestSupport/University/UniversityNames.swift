/// What the made-up university takes its names from: plants, animals and weather.
///
/// Origin: made up for this project; no person is meant.
/// Licence: none needed (nothing is taken from elsewhere).
enum UniversityNames {
  /// Surnames, each with its Latin spelling. The first two are those of the sample vault.
  static let surnames = pairs(
    """
    Сонечко sonechko, Веселка veselka, Барвінок barvinok, Волошка voloshka, Хмаринка khmarynka, Вітерець viterets,
    Сніжинка snizhynka, Крапелька krapelka, Туманець tumanets, Морозець morozets, Горобчик horobchyk, Синичка synychka,
    Їжачок yizhachok, Білочка bilochka, Борсучок borsuchok, Лисичка lysychka, Зайчик zaichyk, Ведмедик vedmedyk,
    Журавлик zhuravlyk, Ластівка lastivka, Джмелик dzhmelyk, Мурашка murashka, Равлик ravlyk, Жабка zhabka,
    Кульбабка kulbabka, Ромашка romashka, Конвалія konvaliia, Дзвоник dzvonyk, Подорожник podorozhnyk,
    Любисток liubystok, Чебрець chebrets, Папороть paporot, Вербичка verbychka, Горобина horobyna, Калинка kalynka,
    Дубочок dubochok, Ялинка yalynka, Смерічка smerichka, Громовичок hromovychok, Блискавка blyskavka
    """)

  /// First names, each with the Latin spelling of its initial.
  static let firstNames = pairs(
    """
    Андрій a, Марія m, Богдана b, Василь v, Галина h, Данило d, Євген ye, Зоя z, Ірина i, Катерина k, Леся l, Назар n,
    Оксана o, Павло p, Роман r, Степан s, Тарас t, Уляна u, Федір f, Юлія yu
    """)

  static let faculties = [
    "Computer systems", "Sky and clouds", "Meadows and forests", "Rivers and seas", "Bells and echoes",
    "Arches and tunnels", "Comets and moons", "Kites and puzzles", "Clocks and sundials", "Stones and shells",
  ]

  /// The departments of the first faculties.
  static let departments = [
    "Software", "Applied mathematics", "Networks", "Clouds", "Winds", "Snow", "Mosses", "Birds", "Foxes",
  ]

  /// The specialities of the first faculties.
  static let specialities = [
    "Software engineering", "Network engineering", "Cloud watching", "Wind forecasting", "Forest keeping",
    "Bird watching",
  ]

  /// Subjects by faculty: abbreviation and name.
  static let subjects = [
    lines(
      """
      ОАіП Основи алгоритмізації і програмування
      ОпСис Операційні системи
      КомпМ Комп’ютерні мережі
      ДМ Дискретна математика
      ТІ Теорія імовірностей
      ВебТ Вебтехнології
      АрхК Архітектура комп’ютерів
      """),
    lines(
      """
      ФізХм Фізика хмар
      Клімат Кліматологія
      ЕнВ Енергія вітру
      СніЛ Сніг і лід
      Оптика Оптика атмосфери
      Радар Метеорологічні радари
      ГІС Геоінформаційні системи
      """),
    lines(
      """
      ЛісГ Лісове господарство
      Орніт Орнітологія
      Бріол Бріологія
      Ґрунт Ґрунтознавство
      Екол Екологія
      Мікол Мікологія
      Фенол Фенологія
      """),
  ]

  /// What every group has.
  static let common = lines(
    """
    Філос Філософія
    ІстН Історія науки
    ФізВ Фізичне виховання
    """)

  /// Words of pairs, separated by commas.
  private static func pairs(_ text: String) -> [(name: String, latin: String)] {
    text.split { ",\n".contains($0) }.compactMap { pair in
      let words = pair.split(separator: " ")
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
  }

  /// A line a subject: what stands before the first space is its abbreviation.
  private static func lines(_ text: String) -> [(name: String, title: String)] {
    text.split(separator: "\n").map { line in
      let name = line.prefix { $0 != " " }
      return (String(name), String(line.dropFirst(name.count + 1)))
    }
  }
}
