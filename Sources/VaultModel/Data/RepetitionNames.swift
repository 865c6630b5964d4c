/// Words of repetitions: one line a meaning, `name: English | Ukrainian | Russian`, forms separated by commas.
///
/// The first forms are the ones that are printed; of units they are those after one, after two to four, and after five.
/// origin: everyday usage; written by hand.
enum RepetitionNames {
  /// Words that have a place in the grammar, in the order of `RepetitionWord`.
  static let words = """
    every: every, each, once a, once an, once every | кожні, кожен, кожний, кожна, кожну, кожне, кожного, кожної, кожних, кожному, кожній, раз на, раз у, раз в, один раз на | каждые, каждый, каждая, каждую, каждое, каждого, каждой, каждых, раз в
    every-so-many: | що |
    other: other | |
    last: last | останній, остання, останню, останнє, останнього, останньої, останні | последний, последняя, последнюю, последнее, последнего, последней
    penultimate: penultimate, next to last | передостанній, передостання, передостанню, передостаннє, передостаннього, передостанньої | предпоследний, предпоследняя, предпоследнюю, предпоследнее, предпоследнего
    fromEnd: to last, from the end, to the last | з кінця, від кінця | с конца, от конца
    on: on, on the, the, on a, in, in the | у, в, на, о, по | в, во, на, по
    of: of, of the, of a | |
    of-every: of each, of every | |
    and: and | та, і, й | и
    until: until, till, through, up to, ending | до, аж до, по день | до
    count: count, for | всього | всего
    times: time, times, occurrences | раз, рази, разів | раз, раза
    twice: twice | двічі | дважды
    except: except, except on, except in, but not, but not on, excluding, without, not on | крім, окрім, за винятком, без | кроме, за исключением, без
    also: also, also on, plus, and also, and also on | також, а також, ще й, плюс | также, а также
    afterCompletion: after completion, from completion, when done, when completed, after done, after it is done | після виконання, від виконання, з дня виконання, після завершення | после выполнения, после завершения
    catchUp: catch up, catching up | надолужуючи, наздоганяючи | навёрстывая, догоняя
    weekdayKind: weekday, workday, working day, business day, weekdays, workdays, working days, business days | будень, буденний день, будній день, робочий день, будня, будні, буднях, буднього дня, робочого дня, робочі дні, будні дні, буднів | будний день, рабочий день, будни, будням, рабочие дни, буднего дня, рабочего дня
    weekendKind: weekend day, weekend, weekends, weekend days | вихідний, вихідний день, вихідні, вихідних, вихідного, вихідного дня, вихідні дні | выходной, выходной день, выходные, выходным, выходного, выходного дня
    date: date, day of the month, day of month | числа, число, числах | числа, число
    at: at, at about | об, опівдні, опівночі | в полдень, в полночь
    """

  /// Lengths of time that a rule may count, in the order of `RepetitionUnit`.
  static let units = """
    minute: minute, minutes, min, mins | хвилину, хвилини, хвилин, хвилина, хв | минуту, минуты, минут, минута, мин
    hour: hour, hours, hr, hrs | годину, години, годин, година, год | час, часа, часов
    day: day, days | день, дні, днів, дня, доба, добу, доби, діб | день, дня, дней, дни, сутки, суток
    week: week, weeks, wk, wks | тиждень, тижні, тижнів, тижня, тиж | неделю, недели, недель, неделя
    month: month, months, mo, mos | місяць, місяці, місяців, місяця, міс | месяц, месяца, месяцев, месяцы
    year: year, years, yr, yrs | рік, роки, років, року, році | год, года, лет, годы, году
    fortnight: fortnight, fortnights | |
    quarter: quarter, quarters | квартал, квартали, кварталів, кварталу | квартал, квартала, кварталов
    half-year: half year, half-year, half a year, half years, six months | півроку, пів року, півріччя | полгода, полугодие
    """

  /// Words that say “every” and the unit at once, in the order of `RepetitionUnit`, then kinds of days.
  static let adverbs = """
    minute: every minute | щохвилини, щохвилинно | ежеминутно
    hour: hourly | щогодини, щогодинно | ежечасно
    day: daily, everyday | щодня, щоденно, щодень, що дня | ежедневно
    week: weekly | щотижня, щотижнево, що тижня | еженедельно
    month: monthly | щомісяця, щомісячно, що місяця | ежемесячно
    year: yearly, annually | щороку, щорічно, що року | ежегодно
    fortnight: fortnightly | |
    quarter: quarterly | щокварталу, щоквартально | ежеквартально
    half-year: half-yearly, semiannually | щопівроку | 
    weekdays: weekdays, on weekdays, workdays, on workdays, every weekday, business days | щобудня, по буднях, у будні, в будні, щобуднів | по будням, в будни
    weekends: weekends, on weekends, at weekends, on the weekend, every weekend | щовихідних, по вихідних, у вихідні, в вихідні | по выходным, в выходные
    """

  /// “Every” and a weekday in one word, Monday to Sunday, and further forms of weekdays.
  static let everyWeekday = """
    monday: | щопонеділка, що понеділка |
    tuesday: | щовівторка, що вівторка |
    wednesday: | щосереди, що середи |
    thursday: | щочетверга, що четверга |
    friday: | щоп'ятниці, що п'ятниці |
    saturday: | щосуботи, що суботи |
    sunday: | щонеділі, що неділі |
    """

  /// Forms of weekdays that stand in rules only, Monday to Sunday.
  static let weekdayForms = """
    monday: | понеділкам, понеділках, понеділків | понедельникам, понедельников
    tuesday: | вівторкам, вівторках, вівторків | вторникам, вторников
    wednesday: Weds | середам, середах, серед | средам, сред
    thursday: | четвергам, четвергах, четвергів | четвергам, четвергов
    friday: | п'ятницям, п'ятницях, п'ятниць | пятницам, пятниц
    saturday: | суботам, суботах, субот | субботам, суббот
    sunday: | неділям, неділях, неділь | воскресеньям, воскресений
    """

  /// Places as words, 1 to 10.
  static let ordinals = """
    1: first | перший, перша, першу, перше, першого, першої | первый, первая, первую, первое, первого, первой
    2: second | другий, друга, другу, друге, другого, другої | второй, вторая, вторую, второе, второго
    3: third | третій, третя, третю, третє, третього, третьої | третий, третья, третью, третье, третьего, третьей
    4: fourth | четвертий, четверта, четверту, четверте, четвертого, четвертої | четвёртый, четвертый, четвертую, четвёртую, четвёртого
    5: fifth | п'ятий, п'ята, п'яту, п'яте, п'ятого, п'ятої | пятый, пятая, пятую, пятое, пятого
    6: sixth | шостий, шоста, шосту, шосте, шостого | шестой, шестая, шестую, шестого
    7: seventh | сьомий, сьома, сьому, сьоме, сьомого | седьмой, седьмая, седьмую, седьмого
    8: eighth | восьмий, восьма, восьму, восьме, восьмого | восьмой, восьмая, восьмую, восьмого
    9: ninth | дев'ятий, дев'ята, дев'яту, дев'яте, дев'ятого | девятый, девятая, девятую, девятого
    10: tenth | десятий, десята, десяту, десяте, десятого | десятый, десятая, десятую, десятого
    """

  /// Numbers as words, 1 to 12.
  static let numbers = """
    1: one | один, одна, одну, одне, одного | один, одна, одну, одно
    2: two | два, дві, двох | два, две, двух
    3: three | три, трьох | три, трёх, трех
    4: four | чотири, чотирьох | четыре, четырёх
    5: five | п'ять, п'яти | пять, пяти
    6: six | шість, шести | шесть, шести
    7: seven | сім, семи | семь, семи
    8: eight | вісім, восьми | восемь, восьми
    9: nine | дев'ять, дев'яти | девять, девяти
    10: ten | десять, десяти | десять, десяти
    11: eleven | одинадцять | одиннадцать
    12: twelve | дванадцять | двенадцать
    """

  /// What may follow the digits of a place: `1st`, `2-го`, `3-тю`.
  static let ordinalEndings = """
    ending: st, nd, rd, th | го, ого, його, й, ий, ій, ша, шу, ше, га, гу, ге, тя, тю, тє, та, ту, те, ма, му, ме, а, у, е, я, ю, є, ої, ї, х | ое, ая, ую, ый, ой, ья, ью, ье, ом
    """
}
