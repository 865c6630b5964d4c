// The words of dates, times, lengths of time and rules: one line a meaning, `name: English | Ukrainian | Russian`, forms
// separated by commas.
//
// The first forms are the ones that are printed; of units they are those after one, after two to four, and after five.
// A form with a full stop is an abbreviation, behind which a full stop may stand.
//
// Origin: Unicode CLDR 44 for the printed names of months and weekdays, everyday usage for the others; written by hand
// for this project.
// Licence: Unicode License v3, https://www.unicode.org/license.txt, for those names. © Unicode, Inc. For the others none
// needed (facts).
extension TimeLexicon {
  /// January to December as 1 … 12: nominative, genitive, as after the day in `20 листопада`, abbreviation, further forms.
  static let months = TimeLexicon(
    """
    january: January, January, Jan. | січень, січня, січ., січні | январь, января, янв., январе
    february: February, February, Feb. | лютий, лютого, лют., лютому | февраль, февраля, февр., фев., феврале
    march: March, March, Mar. | березень, березня, бер., березні | март, марта, мар., марте
    april: April, April, Apr. | квітень, квітня, квіт., кві., квітні | апрель, апреля, апр., апреле
    may: May, May, May. | травень, травня, трав., тра., травні | май, мая, мая., мае
    june: June, June, Jun. | червень, червня, черв., чер., червні | июнь, июня, июн., июне
    july: July, July, Jul. | липень, липня, лип., липні | июль, июля, июл., июле
    august: August, August, Aug. | серпень, серпня, серп., сер., серпні | август, августа, авг., августе
    september: September, September, Sep., Sept. | вересень, вересня, вер., вересні | сентябрь, сентября, сент., сен., сентябре
    october: October, October, Oct. | жовтень, жовтня, жовт., жов., жовтні | октябрь, октября, окт., октябре
    november: November, November, Nov. | листопад, листопада, лист., лис., листопаді | ноябрь, ноября, нояб., ноя., ноябре
    december: December, December, Dec. | грудень, грудня, груд., гру., грудні | декабрь, декабря, дек., декабре
    """, from: 1)

  /// Monday to Sunday as 1 … 7, in the same order of forms. In the fourth column stand forms that are none but in rules.
  static let weekdays = TimeLexicon(
    """
    monday: Monday, Monday, Mon., Mo., Mondays | понеділок, понеділка, пн., пон., понеділки, понеділкам, понеділком | понедельник, понедельника, пн., пон., понедельники, понедельником | понеділкам, понеділках, понеділків, понедельникам, понедельников
    tuesday: Tuesday, Tuesday, Tue., Tu., Tues., Tuesdays | вівторок, вівторка, вт., вів., вівторки, вівторком | вторник, вторника, вт., вто., вторники, вторником | вівторкам, вівторках, вівторків, вторникам, вторников
    wednesday: Wednesday, Wednesday, Wed., We., Weds, Wednesdays | середа, середи, ср., сер., середу, середою | среда, среды, ср., сре., среду, средой | середам, середах, серед, средам, сред
    thursday: Thursday, Thursday, Thu., Th., Thur., Thurs., Thursdays | четвер, четверга, чт., чет., четверги, четвергом | четверг, четверга, чт., чет., четверги | четвергам, четвергах, четвергів, четвергам, четвергов
    friday: Friday, Friday, Fri., Fr., Fridays | п'ятниця, п'ятниці, пт., п'ят., п'ятницю, п'ятницею, пятниця, пятницю, пятницею | пятница, пятницы, пт., пят., пятницу, пятницей | п'ятницям, п'ятницях, п'ятниць, пятницам, пятниц
    saturday: Saturday, Saturday, Sat., Sa., Saturdays | субота, суботи, сб., суб., суботу, суботою | суббота, субботы, сб., суб., субботу, субботой | суботам, суботах, субот, субботам, суббот
    sunday: Sunday, Sunday, Sun., Su., Sundays | неділя, неділі, нд., нед., неділю, неділею | воскресенье, воскресенья, вс., вск., воскресенья, воскресеньем | неділям, неділях, неділь, воскресеньям, воскресений
    """, from: 1)

  /// Short names of weekdays that are other words as well.
  package static let wordlikeDays: Set<String> = [
    "sun", "sat", "wed", "вс", "сб", "сер", "чет", "вів", "нед", "пон", "суб",
  ]

  /// Words that have a place in the grammar, in the order of `RepetitionWord`.
  static let words = TimeLexicon(
    """
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
    """)

  /// Lengths of time, in the order of `TimeUnit`. In the fourth column stand words of lengths with a number that are no
  /// words of a rule.
  package static let units = TimeLexicon(
    """
    second: | | | s., sec., secs., с., сек., second, seconds, секунда, секунди, секунд, секунду, секунды
    minute: minute, minutes, min., mins. | хвилину, хвилини, хвилин, хвилина, хв. | минуту, минуты, минут, минута, мин.
    hour: hour, hours, hr., hrs. | годину, години, годин, година, год. | час, часа, часов | h., ч.
    day: day, days | день, дні, днів, дня, доба, добу, доби, діб | день, дня, дней, дни, сутки, суток | d., д., дн.
    week: week, weeks, wk., wks. | тиждень, тижні, тижнів, тижня, тиж. | неделю, недели, недель, неделя | w., нед.
    month: month, months, mo., mos. | місяць, місяці, місяців, місяця, міс. | месяц, месяца, месяцев, месяцы | мес.
    year: year, years, yr., yrs. | рік, роки, років, року, році | год, года, лет, годы, году | y., р.
    fortnight: fortnight, fortnights | |
    quarter: quarter, quarters | квартал, квартали, кварталів, кварталу | квартал, квартала, кварталов
    half-year: half year, half-year, half a year, half years, six months | півроку, пів року, півріччя | полгода, полугодие
    bare: | | | m., м.
    """)

  /// Words that say “every” and the unit at once, from `TimeUnit.minute` on in its order, then kinds of days.
  static let adverbs = TimeLexicon(
    """
    minute: every minute | щохвилини, щохвилинно | ежеминутно
    hour: hourly | щогодини, щогодинно | ежечасно
    day: daily, everyday | щодня, щоденно, щодень, що дня | ежедневно
    week: weekly | щотижня, щотижнево, що тижня | еженедельно
    month: monthly | щомісяця, щомісячно, що місяця | ежемесячно
    year: yearly, annually | щороку, щорічно, що року | ежегодно
    fortnight: fortnightly | |
    quarter: quarterly | щокварталу, щоквартально | ежеквартально
    half-year: half-yearly, semiannually | щопівроку | 
    weekdays: weekdays, on weekdays, workdays, on workdays, every weekday, business days | у будні, щобудня, по буднях, в будні, щобуднів, у робочі дні, в робочі дні, по робочих днях | по будням, в будни
    weekends: weekends, on weekends, at weekends, on the weekend, every weekend | у вихідні, щовихідних, по вихідних, в вихідні | по выходным, в выходные
    """, from: 1)

  /// “Every” and a weekday in one word, `щопонеділка`, Monday to Sunday as 1 … 7.
  static let everyWeekday = TimeLexicon(
    Weekday.allCases.map { $0.name(in: .ukrainian, .genitive) }.map { "day: | що\($0), що \($0)" }
      .joined(separator: "\n"), from: 1)

  /// Places as words, 1 to 31: the days of a month.
  package static let ordinals = TimeLexicon(
    """
    1: first | перший, перша, першу, перше, першого, першої, першій | первый, первая, первую, первое, первого, первой
    2: second | другий, друга, другу, друге, другого, другої, другій | второй, вторая, вторую, второе, второго
    3: third | третій, третя, третю, третє, третього, третьої | третий, третья, третью, третье, третьего, третьей
    4: fourth | четвертий, четверта, четверту, четверте, четвертого, четвертої, четвертій | четвёртый, четвёртая, четвёртую, четвёртое, четвёртого, четвёртой, четвертый, четвертая, четвертую, четвертое, четвертого, четвертой
    5: fifth | п'ятий, п'ята, п'яту, п'яте, п'ятого, п'ятої, п'ятій | пятый, пятая, пятую, пятое, пятого, пятой
    6: sixth | шостий, шоста, шосту, шосте, шостого, шостої, шостій | шестой, шестая, шестую, шестое, шестого
    7: seventh | сьомий, сьома, сьому, сьоме, сьомого, сьомої, сьомій | седьмой, седьмая, седьмую, седьмое, седьмого
    8: eighth | восьмий, восьма, восьму, восьме, восьмого, восьмої, восьмій | восьмой, восьмая, восьмую, восьмое, восьмого
    9: ninth | дев'ятий, дев'ята, дев'яту, дев'яте, дев'ятого, дев'ятої, дев'ятій | девятый, девятая, девятую, девятое, девятого, девятой
    10: tenth | десятий, десята, десяту, десяте, десятого, десятої, десятій | десятый, десятая, десятую, десятое, десятого, десятой
    11: eleventh | одинадцятий, одинадцята, одинадцяту, одинадцяте, одинадцятого, одинадцятої, одинадцятій | одиннадцатый, одиннадцатая, одиннадцатую, одиннадцатое, одиннадцатого, одиннадцатой
    12: twelfth | дванадцятий, дванадцята, дванадцяту, дванадцяте, дванадцятого, дванадцятої, дванадцятій | двенадцатый, двенадцатая, двенадцатую, двенадцатое, двенадцатого, двенадцатой
    13: thirteenth | тринадцятий, тринадцята, тринадцяту, тринадцяте, тринадцятого, тринадцятої, тринадцятій | тринадцатый, тринадцатая, тринадцатую, тринадцатое, тринадцатого, тринадцатой
    14: fourteenth | чотирнадцятий, чотирнадцята, чотирнадцяту, чотирнадцяте, чотирнадцятого, чотирнадцятої, чотирнадцятій | четырнадцатый, четырнадцатая, четырнадцатую, четырнадцатое, четырнадцатого, четырнадцатой
    15: fifteenth | п'ятнадцятий, п'ятнадцята, п'ятнадцяту, п'ятнадцяте, п'ятнадцятого, п'ятнадцятої, п'ятнадцятій | пятнадцатый, пятнадцатая, пятнадцатую, пятнадцатое, пятнадцатого, пятнадцатой
    16: sixteenth | шістнадцятий, шістнадцята, шістнадцяту, шістнадцяте, шістнадцятого, шістнадцятої, шістнадцятій | шестнадцатый, шестнадцатая, шестнадцатую, шестнадцатое, шестнадцатого, шестнадцатой
    17: seventeenth | сімнадцятий, сімнадцята, сімнадцяту, сімнадцяте, сімнадцятого, сімнадцятої, сімнадцятій | семнадцатый, семнадцатая, семнадцатую, семнадцатое, семнадцатого, семнадцатой
    18: eighteenth | вісімнадцятий, вісімнадцята, вісімнадцяту, вісімнадцяте, вісімнадцятого, вісімнадцятої, вісімнадцятій | восемнадцатый, восемнадцатая, восемнадцатую, восемнадцатое, восемнадцатого, восемнадцатой
    19: nineteenth | дев'ятнадцятий, дев'ятнадцята, дев'ятнадцяту, дев'ятнадцяте, дев'ятнадцятого, дев'ятнадцятої, дев'ятнадцятій | девятнадцатый, девятнадцатая, девятнадцатую, девятнадцатое, девятнадцатого, девятнадцатой
    20: twentieth | двадцятий, двадцята, двадцяту, двадцяте, двадцятого, двадцятої, двадцятій | двадцатый, двадцатая, двадцатую, двадцатое, двадцатого, двадцатой
    21: twenty-first | двадцять перший, двадцять перша, двадцять першу, двадцять перше, двадцять першого, двадцять першої, двадцять першій | двадцать первый, двадцать первая, двадцать первую, двадцать первое, двадцать первого, двадцать первой
    22: twenty-second | двадцять другий, двадцять друга, двадцять другу, двадцять друге, двадцять другого, двадцять другої, двадцять другій | двадцать второй, двадцать вторая, двадцать вторую, двадцать второе, двадцать второго
    23: twenty-third | двадцять третій, двадцять третя, двадцять третю, двадцять третє, двадцять третього, двадцять третьої | двадцать третий, двадцать третья, двадцать третью, двадцать третье, двадцать третьего, двадцать третьей
    24: twenty-fourth | двадцять четвертий, двадцять четверта, двадцять четверту, двадцять четверте, двадцять четвертого, двадцять четвертої, двадцять четвертій | двадцать четвёртый, двадцать четвёртая, двадцать четвёртую, двадцать четвёртое, двадцать четвёртого, двадцать четвёртой, двадцать четвертый, двадцать четвертая, двадцать четвертую, двадцать четвертое, двадцать четвертого, двадцать четвертой
    25: twenty-fifth | двадцять п'ятий, двадцять п'ята, двадцять п'яту, двадцять п'яте, двадцять п'ятого, двадцять п'ятої, двадцять п'ятій | двадцать пятый, двадцать пятая, двадцать пятую, двадцать пятое, двадцать пятого, двадцать пятой
    26: twenty-sixth | двадцять шостий, двадцять шоста, двадцять шосту, двадцять шосте, двадцять шостого, двадцять шостої, двадцять шостій | двадцать шестой, двадцать шестая, двадцать шестую, двадцать шестое, двадцать шестого
    27: twenty-seventh | двадцять сьомий, двадцять сьома, двадцять сьому, двадцять сьоме, двадцять сьомого, двадцять сьомої, двадцять сьомій | двадцать седьмой, двадцать седьмая, двадцать седьмую, двадцать седьмое, двадцать седьмого
    28: twenty-eighth | двадцять восьмий, двадцять восьма, двадцять восьму, двадцять восьме, двадцять восьмого, двадцять восьмої, двадцять восьмій | двадцать восьмой, двадцать восьмая, двадцать восьмую, двадцать восьмое, двадцать восьмого
    29: twenty-ninth | двадцять дев'ятий, двадцять дев'ята, двадцять дев'яту, двадцять дев'яте, двадцять дев'ятого, двадцять дев'ятої, двадцять дев'ятій | двадцать девятый, двадцать девятая, двадцать девятую, двадцать девятое, двадцать девятого, двадцать девятой
    30: thirtieth | тридцятий, тридцята, тридцяту, тридцяте, тридцятого, тридцятої | тридцатый, тридцатая, тридцатую, тридцатое, тридцатого
    31: thirty-first | тридцять перший, тридцять перша, тридцять першу, тридцять перше, тридцять першого, тридцять першої, тридцять першій | тридцать первый, тридцать первая, тридцать первую, тридцать первое, тридцать первого, тридцать первой
    """, from: 1)

  /// Numbers as words, 1 to 20.
  package static let numbers = TimeLexicon(
    """
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
    13: thirteen | тринадцять, тринадцяти | тринадцать
    14: fourteen | чотирнадцять, чотирнадцяти | четырнадцать
    15: fifteen | п'ятнадцять, п'ятнадцяти | пятнадцать
    16: sixteen | шістнадцять, шістнадцяти | шестнадцать
    17: seventeen | сімнадцять, сімнадцяти | семнадцать
    18: eighteen | вісімнадцять, вісімнадцяти | восемнадцать
    19: nineteen | дев'ятнадцять, дев'ятнадцяти | девятнадцать
    20: twenty | двадцять, двадцяти | двадцать
    """, from: 1)

  /// The tens of minutes in words, as 2 … 5: `seven thirty`, `о сьомій тридцять`.
  static let tens = TimeLexicon(
    """
    20: twenty | двадцять | двадцать
    30: thirty | тридцять | тридцать
    40: forty | сорок | сорок
    50: fifty | п'ятдесят | пятьдесят
    """, from: 2)

  /// What may follow the digits of a place: `1st`, `2-го`, `3-тю`.
  static let ordinalEndings = TimeLexicon(
    """
    ending: st, nd, rd, th | го, ого, його, й, ий, ій, ша, шу, ше, га, гу, ге, тя, тю, тє, та, ту, те, ма, му, ме, а, у, е, я, ю, є, ої, ї, х | ое, ая, ую, ый, ой, ья, ью, ье, ом
    """)

  /// In the order of `DateScanner.named`.
  package static let days = TimeLexicon(
    """
    before-yesterday: day before yesterday, the day before yesterday | позавчора | позавчера
    yesterday: yesterday | вчора, учора | вчера
    today: today, 2day | сьогодні, сьодні, сьогоднішнього дня | сегодня, сегодняшнего дня
    tomorrow: tomorrow, tmr, tom, tmrw, tmw, 2morrow, 2moro | завтра, завтрашній день, завтрашнього дня | завтра, завтрашнего дня
    after-tomorrow: day after tomorrow, the day after tomorrow | післязавтра, позавтра | послезавтра
    end-of-week: eow, end of week, end of the week | кінець тижня, кінця тижня, кт | конец недели
    end-of-month: eom, end of month, end of the month | кінець місяця, кінця місяця, км | конец месяца
    end-of-year: eoy, end of year, end of the year | кінець року, кінця року, кр | конец года
    """)

  /// In the order of `SpokenSpan`: each for the last, the current and the next one.
  static let spans = TimeLexicon(
    """
    last-week: last week | минулий тиждень, минулого тижня, на минулому тижні | прошлая неделя, на прошлой неделе
    week: week, this week | тиждень, цей тиждень, цього тижня, на цьому тижні | неделя, эта неделя, на этой неделе, эту неделю
    next-week: next week, nxt week | наступний тиждень, наступного тижня, на наступному тижні, наступному тижні | следующая неделя, на следующей неделе, следующую неделю
    last-weekend: last weekend | минулі вихідні, минулих вихідних | прошлые выходные
    weekend: weekend, this weekend, this week-end, the weekend | вихідні, ці вихідні, цих вихідних, на вихідних, на цих вихідних, цими вихідними | выходные, эти выходные, на выходных, на этих выходных
    next-weekend: next weekend, next week-end, nxt weekend | наступні вихідні, наступних вихідних, на наступних вихідних, наступними вихідними | следующие выходные, на следующих выходных
    last-month: last month | минулий місяць, минулого місяця, у минулому місяці | прошлый месяц, в прошлом месяце
    month: month, this month | місяць, цей місяць, цього місяця, у цьому місяці | месяц, этот месяц, в этом месяце
    next-month: next month, nxt month | наступний місяць, наступного місяця, у наступному місяці | следующий месяц, в следующем месяце
    last-year: last year | минулий рік, минулого року | прошлый год, в прошлом году
    year: year, this year | рік, цей рік, цього року | год, этот год, в этом году
    next-year: next year, nxt year | наступний рік, наступного року | следующий год, в следующем году
    """)

  /// What stands before a week, a month or a year of which the last day is meant.
  static let ends = TimeLexicon(
    """
    end: end of, the end of, at the end of, last day of, the last day of | кінець, кінця, кінці, наприкінці, останній день, останнього дня | конец, конца, конце, в конце, последний день
    """)

  /// What stands before `every month`, and behind it, where the last day of each is meant.
  package static let endings = TimeLexicon(
    """
    end: end of, the end of, at the end of | наприкінці, в кінці, у кінці | в конце
    """)
  package static let endingsBehind = TimeLexicon("end: at the end | наприкінці, в кінці, у кінці | в конце")

  /// What makes a weekday the last one of its month.
  package static let lastOfMonth = TimeLexicon(
    """
    last: last | останній, остання, останню, останнього, останньої | последний, последняя, последнюю, последнего, последней
    """)

  /// What stands between a weekday and its month: `last friday in May`.
  static let inMonth = TimeLexicon("in: in | у, в | в")

  /// What stands between a length and the day that it is counted from: `two weeks from friday`.
  static let countedFrom = TimeLexicon("from: from | від, з | от, с")

  static let now = TimeLexicon("now: now | зараз | сейчас")

  static let next = TimeLexicon(
    """
    next: next, nxt | наступний, наступна, наступну, наступне, наступного, наступної | следующий, следующая, следующую, следующее
    """)

  static let last = TimeLexicon(
    """
    last: last | минулий, минула, минулу, минулого, минулої | прошлый, прошлая, прошлую, прошлое, прошлого, прошлой
    """)

  /// Words that may stand before a day and change nothing.
  static let fillers = TimeLexicon("on: on, this | у, в, цей, ця, цю, це, цього, цієї | этот, эту")

  /// Words that may stand before a day or a span that somebody asks for and change nothing, and those that may stand before
  /// so many days from today on.
  package static let beforeDays = TimeLexicon(
    """
    for: for, for the, during, during the, over, over the, on the, at the | на, за, протягом | на, за
    coming: next, the next, for the next, coming, the coming, within | наступні, найближчі, на наступні, на найближчі | следующие, ближайшие, на следующие, на ближайшие
    """)

  /// Words between which and today lie the days that somebody asks for: `by friday`.
  package static let beforeLastDay = TimeLexicon("until: until, till, by, through, up to | до, аж до, по | до, по")

  /// Numbers of times in one word: `twice a week`.
  package static let numbersOfTimes = TimeLexicon(
    """
    1: once | раз | раз
    2: twice | двічі | дважды
    3: thrice | тричі | трижды
    """, from: 1)

  /// Those of more than one time.
  package static let severalTimes = Set(numbersOfTimes.forms.filter { $0.number > 1 }.map(\.text))

  /// What stands for the noun of times right behind digits or apart from them: `3x a week`, in Latin and Cyrillic letters.
  package static let timesSigns: Set<String> = ["x", "х", "×"]

  /// What stands behind a number of times that is counted by the day or the week: `3 times a day`, `3 рази на тиждень`.
  package static let beforeUnit: Set<String> = ["a", "an", "per", "each", "every", "на", "за", "у", "в"]
  /// Those of them that are printed.
  static let quotaPer: [Language: String] = [.english: "a", .ukrainian: "на", .russian: "в"]

  /// Words that may stand before the first of two days or times, and what stands between two days: `from monday to friday`.
  package static let beforeSpan: Set<String> = ["from", "between", "між", "з", "із", "зі", "від", "с"]
  package static let betweenDays: Set<String> = [
    "to", "till", "til", "until", "untill", "through", "thru", "-", "–", "—", "..", "до", "по",
  ]

  /// Parts of the day that name today.
  package static let tonight: Set<String> = ["tonight", "tonite", "2nite", "2night"]

  /// Words that may stand before a time and change nothing.
  static let beforeTime = TimeLexicon("at: at | о, об, в, у | в")

  /// Words that begin an offset into the future: `in 3 days`, `через 3 дні`.
  package static let after = TimeLexicon("in: in | через, за | через, за")

  /// Lengths that are said without a number behind such a word, `in an hour`, `через півгодини`, in the order of
  /// `DateOffset.spoken`. A bare `через день` is not among them, as it means every other day as well; nor are `час` and
  /// `год`, which are other words or lengths in the other language.
  package static let spokenLengths = TimeLexicon(
    """
    minute: minute, a minute | хвилину, хвилинку | минуту
    half-hour: half-hour, half an hour, a half hour | півгодини, пів години | полчаса
    hour: hour, an hour | годину, години, годинку |
    hour-and-half: hour-and-half, an hour and a half, one and a half hours | півтори години | полтора часа
    day: day, a day | добу, доби | сутки
    week: week, a week | тиждень, тижня | неделю
    fortnight: fortnight, a fortnight | |
    month: month, a month | місяць, місяця | месяц
    half-year: half-year, half a year, a half year | півроку, пів року | полгода
    year: year, a year | рік, року |
    """)

  /// What makes the number before it the day of a month: `25 числа`.
  static let dayOfMonth = TimeLexicon("date: | числа | числа")

  /// What stands between a day and its month: `12th of December`.
  static let of = TimeLexicon("of: of | |")

  /// What stands behind a year.
  static let year = TimeLexicon("year: | року, рік, р | года, год, г")

  /// Minutes that are said before the hour they are counted from, in the order of `WrittenClock.shifts`.
  static let shifts = TimeLexicon(
    """
    half-past: half past, half-past, half after | |
    quarter-past: quarter past, a quarter past | чверть по, чверть після | четверть после
    quarter-to: quarter to, a quarter to | за чверть, чверть до | без четверти
    half-to: | пів на, пів, половина, половині | половина, половине
    quarter-of: | чверть на | четверть
    """)

  /// What stands between minutes and the hour that they are counted from, in the order of `MinuteShift.Joint`.
  static let besideHour = TimeLexicon(
    """
    past: past | по, після |
    after: after | |
    to: to, till | до |
    on: | на |
    """)

  /// What begins minutes before the hour behind them: `за 20 п'ята`.
  static let short = TimeLexicon("short: | за |")

  /// What stands behind a number of hours and makes it a time.
  static let clockHours = TimeLexicon(
    "hours: o'clock, oclock | година, годину, годині, години, годин, год. | час, часа, часов")

  /// The part of the day behind an hour of the 12-hour clock, in the order of `PartOfDay`; the last two lines may count
  /// days and nights as well, so that they need a preposition: `о 3 дня`.
  package static let partsOfClock = TimeLexicon(
    """
    morning: in the morning | ранку, вранці, зранку, уранці | утра, утром
    afternoon: in the afternoon | вдень, удень, пополудні, після обіду, по обіді | днём, днем
    evening: in the evening | вечора, ввечері, увечері | вечера, вечером
    night: at night | вночі, уночі | ночью
    of-afternoon: | дня | дня
    of-night: | ночі | ночи
    """)

  /// The part of the day that an hour with a noun is one of, `8 годин ранку`, in the order of `PartOfDay`; `8 годин вночі`
  /// is a length.
  static let partsOfHour = TimeLexicon(
    """
    morning: | ранку | утра
    afternoon: | дня | дня
    evening: | вечора | вечера
    night: | ночі | ночи
    """)

  /// The part of the day beside a day, in the order of `PartOfDay`.
  package static let partsOfDay = TimeLexicon(
    """
    morning: morning, in the morning | вранці, зранку, уранці, вдосвіта, удосвіта | утром
    afternoon: afternoon, in the afternoon | вдень, удень, пополудні, після обіду, по обіді | днём, днем
    evening: evening, in the evening | ввечері, увечері, під вечір, надвечір | вечером
    night: night, at night | вночі, уночі | ночью
    """)

  static let noon = TimeLexicon("noon: noon, midday | опівдні, полудень, полудні | полдень")
}
