/// The names of months and weekdays: `language: nominative | genitive | abbreviation | further forms`.
///
/// Several spellings in one column are separated by commas, and the first is the one that is printed.
///
/// origin: Unicode CLDR 44 for the printed forms (Unicode License v3), everyday usage for the others.
enum CalendarNames {
  static let months = """
    en: January | January | Jan
    en: February | February | Feb
    en: March | March | Mar
    en: April | April | Apr
    en: May | May | May
    en: June | June | Jun
    en: July | July | Jul
    en: August | August | Aug
    en: September | September | Sep, Sept
    en: October | October | Oct
    en: November | November | Nov
    en: December | December | Dec
    uk: січень | січня | січ | січні
    uk: лютий | лютого | лют | лютому
    uk: березень | березня | бер | березні
    uk: квітень | квітня | квіт, кві | квітні
    uk: травень | травня | трав, тра | травні
    uk: червень | червня | черв, чер | червні
    uk: липень | липня | лип | липні
    uk: серпень | серпня | серп, сер | серпні
    uk: вересень | вересня | вер | вересні
    uk: жовтень | жовтня | жовт, жов | жовтні
    uk: листопад | листопада | лист, лис | листопаді
    uk: грудень | грудня | груд, гру | грудні
    ru: январь | января | янв | январе
    ru: февраль | февраля | февр, фев | феврале
    ru: март | марта | мар | марте
    ru: апрель | апреля | апр | апреле
    ru: май | мая | мая | мае
    ru: июнь | июня | июн | июне
    ru: июль | июля | июл | июле
    ru: август | августа | авг | августе
    ru: сентябрь | сентября | сент, сен | сентябре
    ru: октябрь | октября | окт | октябре
    ru: ноябрь | ноября | нояб, ноя | ноябре
    ru: декабрь | декабря | дек | декабре
    """

  static let weekdays = """
    en: Monday | Monday | Mon, Mo | Mondays
    en: Tuesday | Tuesday | Tue, Tu, Tues | Tuesdays
    en: Wednesday | Wednesday | Wed, We | Wednesdays
    en: Thursday | Thursday | Thu, Th, Thur, Thurs | Thursdays
    en: Friday | Friday | Fri, Fr | Fridays
    en: Saturday | Saturday | Sat, Sa | Saturdays
    en: Sunday | Sunday | Sun, Su | Sundays
    uk: понеділок | понеділка | пн, пон | понеділки, понеділкам
    uk: вівторок | вівторка | вт, вів | вівторки
    uk: середа | середи | ср, сер | середу
    uk: четвер | четверга | чт, чет | четверги
    uk: п'ятниця | п'ятниці | пт, п'ят | п'ятницю
    uk: субота | суботи | сб, суб | суботу
    uk: неділя | неділі | нд, нед | неділю
    ru: понедельник | понедельника | пн, пон | понедельники
    ru: вторник | вторника | вт, вто | вторники
    ru: среда | среды | ср, сре | среду
    ru: четверг | четверга | чт, чет | четверги
    ru: пятница | пятницы | пт, пят | пятницу
    ru: суббота | субботы | сб, суб | субботу
    ru: воскресенье | воскресенья | вс, вск | воскресенья
    """
}
